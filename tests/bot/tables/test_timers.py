"""Timers of a table: the next moment to wait for, and the action that is then due."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from random import Random
from unittest.mock import AsyncMock, Mock

import pytest

from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.seating import with_computer
from bot.domain.state import Draft, Stage, TableState
from bot.players import weakest
from bot.store import Store
from bot.tables import timers
from bot.tables.computer_turns import LEADING, finish, pause
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from bot.tables.timers import pass_for, time_is_up
from rules.changes import Decision
from rules.events import Passed
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    StoppedClock,
    later,
    play_computers,
    play_on,
    reopened,
    settings,
    until,
)

ANA, EVE = PEOPLE[0], "55"


class Watched(StoppedClock):
    """A stopped clock that notes the deadlines and the sleeps that timers ask for."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float | None] = []
        self.slept: list[float] = []

    def deadline(self, moment: float | None) -> asyncio.Timeout:
        """Note `moment`, which is None where nothing is due."""
        self.waited.append(moment)
        return super().deadline(moment)

    async def sleep(self, seconds: float) -> None:
        """Note the seconds, and return at once."""
        self.slept.append(seconds)
        await asyncio.sleep(0)


class Least(Random):
    """A random generator that draws the shortest pause."""

    def uniform(self, a: float, b: float) -> float:
        """Return the lower bound."""
        return a


class Most(Random):
    """A random generator that draws the longest pause."""

    def uniform(self, a: float, b: float) -> float:
        """Return the upper bound."""
        return b


async def table_of(
    store: Store, people: int = 4, chance: Random | None = None
) -> tuple[Table, Watched, Listener]:
    """Open a table with `people` people, and computers up to four seats; no deal has begun."""
    clock, listener = Watched(), Listener()
    tables = Tables(store, listener, settings(computer_seconds=60), clock, chance or Random(1))
    OPEN.append(tables)
    table = await tables.open(1, 100, ANA, "president_comp303", {})
    for person in PEOPLE[1:people]:
        await table.join(person)
    for _ in range(4 - people):
        await table.arrange(with_computer, ANA)
    return table, clock, listener


async def to_a_computer(
    store: Store, chance: Random | None = None
) -> tuple[Table, Watched, Listener]:
    """Start a deal of one person and three computers, with a computer on turn."""
    table, clock, listener = await table_of(store, 1, chance)
    await table.deal(ANA)
    while table.now.due() == (ANA,):
        seen = table.now.view(ANA)
        assert seen is not None
        await table.act(ANA, weakest(seen))
    assert all(seating.plays_itself(table.state, player) for player in table.now.due())
    return table, clock, listener


async def to_a_follow(table: Table) -> str:
    """Play until the player on turn may pass, and return this player."""
    while True:
        player = table.now.due()[0]
        seen = table.now.view(player)
        assert seen is not None
        if seen.may_pass:
            return player
        await table.act(player, weakest(seen))


async def test_lobby_has_no_deadline_until_idle(store: Store) -> None:
    table, clock, _ = await table_of(store)
    clock.waited.clear()
    later(table, 3600)
    await until(lambda: bool(clock.waited))
    assert set(clock.waited) == {table.state.activity.active_at + 6 * 3600}


async def test_a_reminder_falls_due_and_then_the_end_of_the_turn(store: Store) -> None:
    table, clock, listener = await table_of(store)
    await table.deal(ANA)
    ends = table.state.deadlines
    await until(lambda: clock.waited[-1] == ends.remind_at)
    later(table, 60)
    await until(lambda: clock.waited[-1] == ends.due_at)
    assert table.state.deadlines.remind_at == 0
    assert listener.reminders == 1


@pytest.mark.parametrize(("chance", "part"), [(Least(1), 0.6), (Most(1), 1.4)])
async def test_computer_takes_about_as_long_as_its_setting(
    store: Store, chance: Random, part: float
) -> None:
    table, clock, _ = await to_a_computer(store, chance)
    seen = table.now.view(None)
    assert seen is not None
    wanted = settings(computer_seconds=60)
    longest = max(wanted.computer_seconds, wanted.computer_most_seconds)
    seconds = min(part * pause(seen, Level.NORMAL, wanted.computer_seconds), longest)
    moves_at, key = pytest.approx(table.now.turn_began + seconds, rel=0, abs=0.001), table.now.key
    await until(lambda: clock.waited[-1] == moves_at)
    later(table, seconds + 0.001)
    await until(lambda: table.now.key != key)


@pytest.mark.parametrize(("wanted", "seconds"), [(1.5, 0.7), (0.2, 0.2)])
async def test_computers_in_practice_are_quick(store: Store, wanted: float, seconds: float) -> None:
    clock, chance = Watched(), Most(1)
    tables = Tables(store, Listener(), settings(computer_seconds=wanted), clock, chance)
    OPEN.append(tables)
    against = partial(seating.against_computers, player=ANA, level=Level.NORMAL, computers=3)
    table = await tables.open_private(100, ANA, Draft("president_comp303"), against)
    await table.deal(ANA)
    while ANA in table.now.due():
        seen = table.now.view(ANA)
        assert seen is not None
        await table.act(ANA, weakest(seen))
    public = table.now.view(None)
    assert public is not None
    part = 1.4 * (LEADING if public.top is None else 1)
    at = pytest.approx(table.now.turn_began + part * seconds, rel=0, abs=0.001)
    await until(lambda: clock.waited[-1] == at)


@pytest.mark.parametrize("way", ["asleep", "gone"])
async def test_deal_is_finished_at_once_when_only_computers_play_on(store: Store, way: str) -> None:
    table, _, listener = await table_of(store)
    await table.deal(ANA)
    with pytest.raises(MovedOn):
        await finish(table)
    await table.arrange(seating.joined, EVE)  # from the next deal on
    for person in PEOPLE:
        assert not table.now.may_finish(EVE), "a person still plays"
        await (table.quit(person) if way == "gone" else table.arrange(asleep, person))
    assert table.now.may_finish(EVE)
    assert table.now.may_finish(ANA) is (way == "gone")
    assert not table.now.may_finish("77"), "not at the table"
    changes = listener.changes
    await finish(table)
    assert listener.changes == changes + 1, "one edit of the table"
    assert table.state.stage is not Stage.DEAL


def asleep(state: TableState, player: str) -> TableState:
    seat = seating.seated(state, player)
    assert seat is not None
    return seating.with_seat(state, replace(seat, asleep=True))


@pytest.mark.parametrize(("chance", "seconds"), [(Least(1), 1), (Most(1), 3)])
async def test_automatic_pass_takes_as_long_as_a_look_at_the_cards(
    store: Store, chance: Random, seconds: float
) -> None:
    table, clock, _ = await table_of(store, chance=chance)
    for person in PEOPLE:
        await store.preferences.change(person, auto_pass=True)
    await table.deal(ANA)
    while True:
        seen = table.now.view(table.now.due()[0])
        assert seen is not None
        if not seen.plays:
            break
        await table.act(table.now.due()[0], weakest(seen))
    await until(lambda: clock.waited[-1] == table.now.turn_began + seconds)


async def test_automatic_pass_waits_for_a_player_with_a_legal_play(store: Store) -> None:
    table, clock, _ = await table_of(store)
    for person in PEOPLE:
        await store.preferences.change(person, auto_pass=True)
    await table.deal(ANA)
    await until(lambda: clock.waited[-1] == table.state.deadlines.remind_at)


async def test_a_pass_is_made_for_a_player_only_where_nothing_has_changed(store: Store) -> None:
    table, _, listener = await table_of(store)
    await table.deal(ANA)
    player = await to_a_follow(table)
    other = next(person for person in PEOPLE if person != player)
    seq, told = table.now.seq, listener.changes
    await pass_for(table, player, seq - 1)
    await pass_for(table, other, seq)
    assert (table.now.seq, listener.changes) == (seq, told)
    await pass_for(table, player, seq)
    assert (await store.deals.events(1))[seq] == Passed(table.now.players.index(player))
    assert listener.changes == told + 1


async def test_computers_do_not_play_for_present_people(store: Store) -> None:
    table, _, listener = await table_of(store)
    await play_computers(table)
    await table.deal(ANA)
    key, told = table.now.key, listener.changes
    await play_computers(table)
    assert (table.now.key, listener.changes) == (key, told)


async def test_a_turn_that_is_over_cannot_run_out(store: Store) -> None:
    table, _, _ = await table_of(store)
    await table.deal(ANA)
    old, player = table.state.deadlines, table.now.due()[0]
    seen = table.now.view(player)
    assert seen is not None
    await table.act(player, weakest(seen))
    key = table.now.key
    await time_is_up(table, old)
    assert table.now.key == key
    assert not any(seat.missed for seat in table.state.seats)


@pytest.mark.slow
async def test_timeout_covers_all_givers_of_a_phase(store: Store) -> None:
    table, _, _ = await table_of(store)
    await table.deal(ANA)
    await play_on(table)
    await table.deal(ANA)
    givers = table.now.due()
    assert len(givers) == 2
    await time_is_up(table, table.state.deadlines)
    assert len(table.now.due()) == 1
    missed = {seat.player for seat in table.state.seats if seat.missed}
    assert missed == {*givers}


@pytest.mark.long
async def test_time_may_end_a_deal(store: Store) -> None:
    """A deal that ends as time runs out asks no player for a move."""
    table, _, _ = await table_of(store)
    await table.deal(ANA)
    while table.state.stage is Stage.DEAL:
        for seat in table.state.seats:
            await table.wake(seat.player)
        await time_is_up(table, table.state.deadlines)
    assert table.now.due() == ()
    assert table.state.match.deals == 1


async def test_the_timers_go_on_after_a_failure_that_is_not_the_tables_own(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, clock, _ = await to_a_computer(store)
    append, failed = table.stored.append, list[Decision]()

    async def fails_at_first(decision: Decision, *args: object) -> None:
        if not failed:
            failed.append(decision)
            raise OSError("disk full")
        await append(decision, *args)  # type: ignore[arg-type]  # the same arguments

    monkeypatch.setattr(table.stored, "append", fails_at_first)
    key = table.now.key
    later(table, 80)
    await until(lambda: table.now.key != key)
    assert len(failed) == 1
    assert clock.slept == [5.0]
    assert "the timers failed" in caplog.text
    assert "OSError" in caplog.text


async def test_timers_read_the_table_again_after_a_faster_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = AsyncMock(side_effect=[MovedOn, MovedOn, asyncio.CancelledError])
    monkeypatch.setattr(timers, "_recover", AsyncMock())
    monkeypatch.setattr(timers, "_idle", looks)
    table = Mock()
    table.state.line = ()
    with pytest.raises(asyncio.CancelledError):
        await timers.run_timers(table, Mock())
    assert looks.await_count == 3


async def test_the_timers_go_on_where_another_process_was_first(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table, clock, _ = await to_a_computer(store)
    twin = await reopened(store, table)
    await twin.restore()
    await play_computers(twin)
    later(table, 80)
    await until(lambda: table.now.seq >= twin.now.seq)
    assert "another action came first" in caplog.text
    assert clock.slept == []


async def test_everybody_sees_whose_time_has_run_out(store: Store) -> None:
    table, _, listener = await table_of(store)
    await table.deal(ANA)
    told = listener.changes
    await time_is_up(table, table.state.deadlines)
    assert listener.changes == told + 1


@pytest.mark.slow
async def test_computers_play_is_shown_to_the_audience(store: Store) -> None:
    table, _, listener = await to_a_computer(store)
    told = listener.changes
    await play_computers(table)
    assert listener.changes == told + 1
