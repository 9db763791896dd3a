"""Seats that change hands: a player leaves, comes back, or takes over from a computer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection, select, update

from bot.domain import membership, seating
from bot.domain.state import Stage, TableState
from bot.players import weakest
from bot.standing.leaderboards import RankedBy
from bot.standing.ratings import MU
from bot.standing.tallies import ALL_TIME, EVERYWHERE, Scope
from bot.store import Store
from bot.store.schema import server, tally
from bot.store.standing import lock
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from tests.bot.four_people import (
    PEOPLE,
    PRESET,
    dealt,
    opened,
    play_computers,
    play_on,
    reopened,
    seat,
)
from tests.bot.refusals import refusing

RATINGS = select(tally.c.player, tally.c.mu).where(
    tally.c.season == ALL_TIME, tally.c.channel_id == EVERYWHERE, tally.c.mu.is_not(None)
)


def rate_house_rules(connection: Connection) -> None:
    """Let the server rate deals by house rules."""
    lock(connection, 1)
    connection.execute(update(server).values(rates_custom=True))


def drowsy(state: TableState, player: str) -> TableState:
    """Return the state with this player asleep."""
    found = seating.seated(state, player)
    assert found is not None
    return seating.with_seat(state, replace(found, asleep=True, missed=2))


async def act(table: Table) -> None:
    """Make one move of a person who is waited for, or else of a computer."""
    waited = table.now.waited_for()
    if waited:
        seen = table.now.view(waited[0])
        assert seen is not None
        await table.act(waited[0], weakest(seen))
    else:
        await play_computers(table)


async def to_the_end(table: Table) -> None:
    """Play the deal to its end; computers play for people who are asleep or gone."""
    while table.state.stage is Stage.DEAL:
        await act(table)


@pytest.mark.slow
async def test_a_leaver_takes_the_last_place_and_the_computer_plays_the_cards(
    store: Store,
) -> None:
    table = await dealt(store)
    leaver = PEOPLE[2]
    await table.quit(leaver)
    assert leaver in table.now.players
    await to_the_end(table)
    assert table.state.match.standing[-1] == leaver
    again = await reopened(store, table)
    await again.restore()
    for shown in (table.now.view(None), again.now.view(None)):
        assert shown is not None
        assert shown.ended is not None
        assert table.now.players[shown.ended.places[-1]] == leaver
        assert shown.ended.points[table.now.players.index(leaver)] == min(shown.ended.points)
    assert seating.seated(table.state, leaver) is None
    assert await store.deals.substituted(table.state.deal_id or 0) == {leaver}
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    (lost,) = (one.tally for one in board.standings if one.player == leaver)
    assert (lost.deals, lost.firsts, lost.lasts, lost.beside) == (1, 0, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["leaves", "sleeps", "is sent away"])
async def test_a_rating_falls_by_leaving_and_stays_where_a_computer_plays_for_other_reasons(
    store: Store, way: str
) -> None:
    await store.write(rate_house_rules)
    table, who = await dealt(store), PEOPLE[2]
    if way == "leaves":
        await table.quit(who)
    elif way == "sleeps":
        await table.arrange(lambda state, _: drowsy(state, who), PEOPLE[0])
    else:
        await table.arrange(membership.sent_away, PEOPLE[0], who)
    await to_the_end(table)
    rows = await store.read(lambda connection: connection.execute(RATINGS).all())
    moved = {player: mu - MU for player, mu in rows}
    assert moved.keys() == {*PEOPLE}
    change = moved.pop(who)
    assert change < 0 if way == "leaves" else change == 0
    assert all(moved.values())


@pytest.mark.slow
async def test_sleeping_player_is_credited_with_nothing_of_the_deal(store: Store) -> None:
    table = await dealt(store)
    sleeper = table.now.due()[0]
    for _ in range(2):  # turns in a row run out
        await time_is_up(table, table.state.deadlines)
        while table.state.stage is Stage.DEAL and table.now.waited_for() not in ((), (sleeper,)):
            await act(table)
        if not seat(table, sleeper).asleep:
            assert table.now.waited_for() == (sleeper,)
    assert seat(table, sleeper).asleep
    await to_the_end(table)
    assert await store.deals.substituted(table.state.deal_id or 0) == {sleeper}
    await table.wake(sleeper)
    await table.deal(PEOPLE[0])
    await play_on(table)
    assert await store.deals.substituted(table.state.deal_id or 0) == frozenset()
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    deals = {one.player: (one.tally.deals, one.tally.beside) for one in board.standings}
    assert deals == {player: (1, 1) if player == sleeper else (2, 0) for player in PEOPLE}


@pytest.mark.slow
async def test_player_awake_again_in_mid_deal_is_not_credited_with_it(store: Store) -> None:
    table = await dealt(store, computer_seconds=60)
    sleeper = table.now.due()[0]
    await table.arrange(drowsy, sleeper)
    await play_computers(table)
    await table.wake(sleeper)
    assert seat(table, sleeper).substituted
    await play_on(table)
    assert await store.deals.substituted(table.state.deal_id or 0) == {sleeper}


async def test_a_computers_seat_that_a_person_takes_in_mid_deal_is_not_the_persons_yet(
    store: Store,
) -> None:
    (table,) = (await opened(store, 3, computer_seconds=60)).all()
    await table.deal(PEOPLE[0])
    await table.take_over("55", "c1")
    await play_on(table)
    assert await store.deals.substituted(table.state.deal_id or 0) == {"55"}


async def test_accidental_leaver_may_come_back_during_the_deal(store: Store) -> None:
    table = await dealt(store)
    await table.quit(PEOPLE[2])
    await table.join(PEOPLE[2])
    assert seat(table, PEOPLE[2]) == replace(seat(table, PEOPLE[2]), gone=False, sitting_out=False)
    await play_on(table)
    assert seating.seated(table.state, PEOPLE[2])


@pytest.mark.slow
async def test_a_newcomer_takes_a_computers_seat_in_mid_deal(store: Store) -> None:
    (table,) = (await opened(store, 3, computer_seconds=60)).all()
    await table.deal(PEOPLE[0])
    left = table.now.view(None)
    await table.take_over("55", "c1")
    assert "55" in table.now.players
    assert table.now.view(None) == left
    seen = table.now.view("55")
    assert seen is not None
    assert seen.hand
    again = await reopened(store, table)
    await again.restore()
    assert again.now.players == table.now.players
    await play_on(table)
    assert "55" in table.state.match.standing
    assert "c1" not in table.state.match.scores


async def test_seat_of_a_person_cannot_be_taken(store: Store) -> None:
    table = await dealt(store)
    with refusing("That seat isn't free"):
        await table.take_over("55", PEOPLE[1])
    with refusing("already"):
        await table.take_over(PEOPLE[0], "c1")
