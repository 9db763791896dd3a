"""Chips that players pay each other: in the results of a deal and in the finale of a match."""

from __future__ import annotations

import re

import pytest

from bot.domain.boards import settles
from bot.store import Store
from bot.words import Number
from bot.words.numbers import money
from bot.words.speech import Speech
from cogs.hand.finale import finale_words
from cogs.hand.results import results
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from tests.cogs.hand.test_finale import match, told
from tests.cogs.hand.test_podium import played

PAYING = [
    name
    for name in PRESETS
    if settles(build(name, {})) and not build(name, {}).match.starting_chips
]
AMOUNT = r"[+−]?\d[\d,]*(?:\.\d\d)?"
IN_FULL = re.compile(rf"· \*\*({AMOUNT})\*\* chips? · ({AMOUNT}) total")
AS_SCORED = re.compile(rf"\*\*({AMOUNT})\*\* · {AMOUNT} total · ({AMOUNT}) chips?")


def test_a_settlement_of_other_sums_than_the_points_is_shown() -> None:
    assert len(PAYING) == 47
    others = [name for name in PRESETS if build(name, {}).settlement and name not in PAYING]
    assert others == ["bigtwo_lukang", "lectio", "doudizhu_denexa", "bigthree_denexa"]


@pytest.mark.slow
@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", PAYING)
async def test_results_have_the_chips_of_each_player(store: Store, preset: str) -> None:
    table, view = await played(store, preset, min(build(preset, {}).seats))
    assert view.ended is not None
    assert any(view.ended.paid) or not any(view.ended.points)
    lines = (await results(Speech(), store, table.now, view, True)).splitlines()
    for seat, player in enumerate(table.now.players):
        (line,) = [one for one in lines if f" Player {player} · " in one]
        found = IN_FULL.search(line) or AS_SCORED.search(line)
        assert found, line
        won = Number(view.ended.paid[seat], signed=view.ended.paid[seat] != 0).written("en")
        assert found.groups() == (won, won), "of the deal, and after the first deal in total"
        assert table.state.match.paid[player] == 100 * view.ended.paid[seat]


@pytest.mark.slow
async def test_results_of_a_bid_have_chips_once_a_point_is_worth_more_or_less(store: Store) -> None:
    table, view = await played(store, "doudizhu_denexa", 3, stake="0.50")
    said = await results(Speech(), store, table.now, view, True)
    assert len(IN_FULL.findall(said)) == 3


@pytest.mark.slow
async def test_results_have_fractions_of_a_chip_in_each_language(store: Store) -> None:
    """ "A point is worth 0.25 chips." (rule sheet of the option "stake")"""
    table, view = await played(store, "bigtwo_flat_winner", 4, stake="0.25")
    assert view.ended is not None
    winner = view.ended.places[0]
    won = 25 * view.ended.paid[winner]
    assert won > 0
    whole, cents = divmod(won, 100)
    comma = f"+{whole},{cents:02d}" if cents else f"+{whole}"
    said = await results(Speech("hu"), store, table.now, view, True)
    assert f"**{comma}** zseton · összesen {comma}" in said
    loser = view.ended.places[-1]
    lost = Number(view.ended.paid[loser] / 4, 2 if view.ended.paid[loser] % 4 else 0)
    assert f"**{lost.written('de')}** Chips · gesamt" in await results(
        Speech("de"), store, table.now, view, True
    )


@pytest.mark.slow
async def test_finale_has_the_chips_won_and_lost_of_all(store: Store) -> None:
    table = await match(store, "bigtwo_basic", match_end="deals", match_target="2", stake="0.50")
    found, paid = await told(store, table), table.state.match.paid
    assert found is not None
    assert sum(paid.values()) == 0
    assert any(paid.values())
    words = finale_words(Speech(), table.now, found, "room")
    standing = words.partition("Chips won and lost: ")[2].partition("\n")[0]
    amounts = sorted((paid[one.player] for one in found.finalists), reverse=True)
    shown = [money(amount, signed=True).written("en") for amount in amounts]
    assert re.findall(AMOUNT + "(?=;|$)", standing) == shown
