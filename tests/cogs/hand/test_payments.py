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
PAID = re.compile(rf"Player (\d+) ({AMOUNT})(?: \(({AMOUNT}) total\))?(?:; |$)")


def chips(said: str) -> dict[str, tuple[str, str]]:
    """Return the chips of each player in the deal, and in total where it differs; {} for none."""
    line = next((line for line in said.splitlines() if line.startswith("Chips: ")), "")
    return {player: (won, total) for player, won, total in PAID.findall(line)}


def test_a_settlement_of_other_sums_than_the_points_is_shown() -> None:
    assert len(PAYING) == 47
    others = [name for name in PRESETS if build(name, {}).settlement and name not in PAYING]
    bidding = ["doudizhu_open", "doudizhu_denexa", "bigthree_denexa"]
    assert others == ["bigtwo_lukang", "lectio", *bidding]


@pytest.mark.slow
@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", PAYING)
async def test_results_have_the_chips_of_each_player(store: Store, preset: str) -> None:
    table, view = await played(store, preset, min(build(preset, {}).seats))
    assert view.ended is not None
    assert any(view.ended.paid) or not any(view.ended.points)
    found = chips(await results(Speech(), store, table.now, view, True))
    as_scored = view.ended.paid == view.ended.points
    assert bool(found) is not as_scored, "points that are the payments are told once"
    for seat, player in enumerate(table.now.players):
        won = Number(view.ended.paid[seat], signed=view.ended.paid[seat] != 0).written("en")
        assert as_scored or found[player] == (won, ""), "after the first deal no total"
        assert table.state.match.paid[player] == 100 * view.ended.paid[seat]


@pytest.mark.slow
async def test_results_of_a_bid_have_chips_once_a_point_is_worth_more_or_less(store: Store) -> None:
    table, view = await played(store, "doudizhu_denexa", 3, stake="0.50")
    assert len(chips(await results(Speech(), store, table.now, view, True))) == 3


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
    assert f"Zsetonok: Játékos {table.now.players[winner]} {comma}; " in said
    loser = view.ended.places[-1]
    lost = Number(view.ended.paid[loser] / 4, 2 if view.ended.paid[loser] % 4 else 0)
    german = await results(Speech("de"), store, table.now, view, True)
    assert f"; Spieler {table.now.players[loser]} {lost.written('de')}\n" in f"{german}\n"


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
