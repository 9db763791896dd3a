"""Lines about remarkable moments are true, and use the titles of the game."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import App
from bot.domain.state import Stage
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.hand.results import results
from cogs.table.message import table_message
from rules.cards import BLACK_JOKER, RED_JOKER
from rules.ranking import same_rank
from tests.bot.four_people import OPEN, PEOPLE, Listener, settings
from tests.cogs.clicking import said_in
from tests.rules.random_play import at_random

pytestmark = pytest.mark.long

DEALS = 24


async def begun(store: Store, preset: str, seed: int) -> Table:
    tables = Tables(store, Listener(), settings(), chance=Random(seed))
    OPEN.append(tables)
    table = await tables.open(1, 100 + len(OPEN), PEOPLE[0], preset, {"match_end": "open"})
    for person in PEOPLE[1:4]:
        await table.join(person)
    return table


async def played(store: Store, table: Table, chance: Random) -> tuple[list[str], str]:
    """Play a deal with random actions; return the players, best first, and the results in words."""
    await table.deal(PEOPLE[0])
    while table.state.stage is Stage.DEAL:
        player = chance.choice(table.now.due())
        seen = table.now.view(player)
        assert seen is not None
        await table.act(player, at_random(seen, chance), table.now.key)
    view = table.now.view(None)
    assert view is not None
    assert view.ended is not None
    places = [table.now.players[seat] for seat in view.ended.places]
    return places, await results(Speech(), store, table.now, view, pictures=True)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("preset", "rise"),
    [
        ("president_basic", "rises from Scum to President!"),
        ("president_australian", "rises from Scumbag to Warlord!"),
        ("daifugo_denexa", "rises from Destitute to Daifugo!"),
    ],
)
async def test_rise_from_the_last_title_to_the_first_is_told_whenever_true(
    store: Store, preset: str, rise: str
) -> None:
    table, chance, before, risen = await begun(store, preset, 3), Random(5), [""], 0
    for _ in range(DEALS):
        places, told = await played(store, table, chance)
        is_rise = before[-1] == places[0]
        assert (f"🚀 **Player {places[0]}** {rise}" in told) is is_rise
        assert ("🚀" in told) is is_rise
        risen, before = risen + is_rise, places
    assert risen


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("preset", "title"), [("president_basic", "was President"), ("thirteen_denexa", "")]
)
async def test_the_end_of_three_wins_in_a_row_is_told(
    store: Store, preset: str, title: str
) -> None:
    table, chance, row, ends = await begun(store, preset, 3), Random(12), [""], 0
    for _ in range(3 * DEALS):
        places, told = await played(store, table, chance)
        ended = len(row) >= 3 and places[0] != row[0]
        assert ("⚔️" in told) <= ended
        if ended and "🚀" not in told:
            assert f"**Player {row[0]}**" in told.rpartition("⚔️")[2]
            assert str(len(row)) in told.rpartition("⚔️")[2]
            assert title in told.rpartition("⚔️")[2]
            ends += 1
        row = [*row, places[0]] if places[0] == row[0] else [places[0]]
    assert ends


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("preset", "people"), [("doudizhu_denexa", 3), ("thirteen_denexa", 4), ("bigtwo_tiki", 4)]
)
async def test_a_bomb_is_told_on_the_table_until_the_next_lead_is_answered(
    app: App, preset: str, people: int
) -> None:
    table, chance, fell = await app.tables.open(1, 300, PEOPLE[0], preset, {}), Random(1), 0
    for person in PEOPLE[1:people]:
        await table.join(person)
    for _ in range(DEALS):
        await table.deal(PEOPLE[0])
        while table.state.stage is Stage.DEAL:
            player = chance.choice(table.now.due())
            seen, onlooker = table.now.view(player), table.now.view(None)
            assert seen is not None
            assert onlooker is not None
            plays = onlooker.trick or onlooker.last_trick
            said = "💥" in said_in((await table_message(Speech(), app, table.now))[0])
            fours = [
                p for p in plays if p.cards.bit_count() == 4 and same_rank(p.cards) is not None
            ]
            rocket = any(play.cards == RED_JOKER | BLACK_JOKER for play in plays)
            if preset == "doudizhu_denexa":
                assert said is bool(fours or rocket)
            else:  # runs of pairs, and hands of five on other plays, count as well
                assert said <= (len({play.cards.bit_count() for play in plays}) > 1 or bool(fours))
            fell += said
            await table.act(player, at_random(seen, chance), table.now.key)
    assert fell
