"""Seats that change hands: who leaves, who comes back, and who takes over from a computer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain import seating
from bot.domain.state import Stage
from bot.players import weakest
from bot.store import Store
from bot.tables.timers import play_computers
from bot.words import Refusal
from tests.bot.four_people import PEOPLE, dealt, opened, play_on, reopened, seat


async def test_a_leaver_takes_the_last_place_and_the_computer_plays_the_cards(
    store: Store,
) -> None:
    table = await dealt(store)
    leaver = PEOPLE[2]
    await table.quit(leaver)
    assert leaver in table.players
    while table.state.stage is Stage.DEAL:
        waited = table.waited_for()
        assert leaver not in waited
        if waited:
            seen = table.view(waited[0])
            assert seen is not None
            await table.act(waited[0], weakest(seen))
        else:
            await play_computers(table)
    assert table.state.match.standing[-1] == leaver
    again = await reopened(store, table)
    await again.restore()
    for shown in (table.view(None), again.view(None)):
        assert shown is not None
        assert shown.ended is not None
        assert table.players[shown.ended.places[-1]] == leaver
        assert shown.ended.points[table.players.index(leaver)] == min(shown.ended.points)
    assert seating.seated(table.state, leaver) is None
    assert len(await store.leaderboard(1)) == 4


async def test_who_left_by_mistake_may_come_back_during_the_deal(store: Store) -> None:
    table = await dealt(store)
    await table.quit(PEOPLE[2])
    await table.join(PEOPLE[2])
    assert seat(table, PEOPLE[2]) == replace(seat(table, PEOPLE[2]), gone=False, sitting_out=False)
    await play_on(table)
    assert seating.seated(table.state, PEOPLE[2])


async def test_a_newcomer_takes_a_computers_seat_in_mid_deal(store: Store) -> None:
    (table,) = (await opened(store, 3, computer_seconds=60)).all()
    await table.deal(PEOPLE[0])
    left = table.view(None)
    await table.take_over("55", "c1")
    assert "55" in table.players
    assert table.view(None) == left
    seen = table.view("55")
    assert seen is not None
    assert seen.hand
    again = await reopened(store, table)
    await again.restore()
    assert again.players == table.players
    await play_on(table)
    assert "55" in table.state.match.standing
    assert "c1" not in table.state.match.scores


async def test_nobody_takes_the_seat_of_a_person(store: Store) -> None:
    table = await dealt(store)
    with pytest.raises(Refusal, match="No computer"):
        await table.take_over("55", PEOPLE[1])
    with pytest.raises(Refusal, match="already"):
        await table.take_over(PEOPLE[0], "c1")
