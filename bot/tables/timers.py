"""Timers of a table: moves of computers, reminders, timeouts and closing after inactivity."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot import logs, metrics
from bot.domain import stopping, time_control
from bot.domain.state import Closing, Deadlines
from bot.players.weakest import out_of_time
from bot.store import StorageError
from bot.tables.computer_turns import Computers
from bot.tables.table import MovedOn, Table
from rules.actions import Pass
from rules.engine import decide
from rules.events import OutOfTime
from rules.match.match import Player
from rules.view import view

log = logging.getLogger(__name__)

PASS_SECONDS = (1.0, 3.0)  # range of the pause before an automatic pass
UNTOLD_SECONDS = 1.0  # between two checks whether the players on turn have been notified
RETRY_SECONDS = 5.0  # pause after a failure, such as a full disk


async def run_timers(table: Table, computers: Computers) -> None:
    """Run every timed action of this table until cancelled. Its event `wake` signals a change."""
    logs.about(table)
    wake = table.stored.wake
    while True:
        wake.clear()
        try:
            await _recover(table)
            if table.state.line:
                await table.call_up()
            at, act = _next(table, computers, await _idle(table))
            if (stop := table.state.stop).by and (at is None or stop.until < at):
                at, act = stop.until, partial(table.arrange, stopping.lapsed, stop.until)
            if not await _woken(table, wake, at):
                await act()
        except MovedOn:
            log.info("table %s: another action came first", table.state.id)
        except StorageError as error:
            log.warning("table %s: the timers could not store: %s", table.state.id, error)
            await table.clock.sleep(RETRY_SECONDS)
        except Exception as error:  # a failure must not stop the timers of the table for good
            log.error("table %s: the timers failed%s", table.state.id, logs.stack(error))
            await table.clock.sleep(RETRY_SECONDS)


async def _recover(table: Table) -> None:
    """Resolve earlier failures of the storage, and show the table if the shown one is outdated."""
    recovery = table.stored.recovery
    if recovery.pending:
        async with recovery.locked():
            pass
    if recovery.outdated:
        table.audience.changed(table)


async def _woken(table: Table, wake: asyncio.Event, at: float | None) -> bool:
    """Wait until `at`, or without end if None; return True if the table changes before."""
    # not wait_for, which in Python 3.11 swallows a cancellation at the moment of the wake
    with contextlib.suppress(TimeoutError):
        async with table.clock.deadline(at):
            return await wake.wait()
    return False


def _next(
    table: Table, computers: Computers, idle: Player | None
) -> tuple[float | None, Callable[[], Awaitable[None]]]:
    """Return the epoch seconds of the next timed action (None for none), and its function."""
    due, ends, seq = table.now.due(), table.state.deadlines, table.now.seq
    if not due:
        return table.idle_at(), partial(_when_told, table, partial(close_idle, table))
    if (moves_at := computers.moves_at()) is not None:
        return moves_at, computers.move
    if idle is not None:
        pause = table.chance.uniform(*PASS_SECONDS)  # like that of a person who looks at the cards
        return table.now.turn_began + pause, partial(pass_for, table, idle, seq)
    if not ends.due_at or (table.state.serverless and not table.stored.awaits_cut):
        # no player waits
        return table.idle_at(), partial(_when_told, table, partial(close_idle, table))
    if ends.remind_at:
        return ends.remind_at, partial(_when_told, table, partial(remind, table, ends))
    return ends.due_at, partial(_when_told, table, partial(time_is_up, table, ends))


async def _when_told(table: Table, act: Callable[[], Awaitable[None]]) -> None:
    """Call `act` if the players on turn have been notified of their turn.

    Otherwise return after `UNTOLD_SECONDS`; the caller then checks again. So it does after a sleep
    of the machine until the deadlines have moved.
    """
    if table.audience.is_told(table) and not table.clock.missing():
        await act()
    else:
        await table.clock.sleep(UNTOLD_SECONDS)


async def _idle(table: Table) -> Player | None:
    """Return a player on turn who can only pass, and who has chosen automatic passes.

    None if there is no such player.
    """
    now = table.now
    for player in now.waited_for():
        if not (await table.store.preferences.of(player)).auto_pass:
            continue  # without a search for plays, for which answers to other presses would wait
        seen = now.view(player)
        if seen and seen.may_pass and not (seen.plays or seen.asked):
            return player
    return None


async def pass_for(table: Table, player: Player, seq: int) -> None:
    """Pass for a player with automatic passes, unless the deal has changed.

    `seq` is the number of events of the deal at the time of the choice.
    """
    stored = table.stored
    async with stored.changing():
        if seq != stored.log.seq or player not in stored.now.waited_for():
            return
        await stored.append(decide(stored.running(), stored.log.players.index(player), Pass()))
    metrics.ACTIONS.labels("clock").inc()
    table.audience.changed(table)


async def time_is_up(table: Table, ends: Deadlines) -> None:
    """Act for the players whose time is up.

    `ends` are the deadlines that have passed. Nothing is done for players who have acted or
    got more time since, as the deadlines then differ. A pack is cut at a random place, which is no
    missed turn.
    """
    stored = table.stored
    async with stored.changing():
        of_deal = stored.state.deal_id
        lost = stored.lost_turn == (of_deal, ends.turn_seq) and not stored.awaits_cut
        if stored.now.waited_for() and lost:
            await stored.note_fault()  # the turn may have run out because the bot was away
        for player in stored.now.waited_for():
            if (stored.state.deal_id, stored.state.deadlines) != (of_deal, ends):
                break
            deal, seat = stored.running(), stored.log.players.index(player)
            if cuts := time_control.cuts_of(deal, seat):
                await stored.append(decide(deal, seat, table.chance.choice(cuts)))
            else:
                late = time_control.timed_out(stored.state, player)
                decision = decide(deal, seat, out_of_time(view(deal, seat)))
                decision.events.insert(0, OutOfTime(seat))
                await stored.append(decision, late.seats)
            metrics.ACTIONS.labels("clock").inc()
    table.audience.changed(table)


async def close_idle(table: Table) -> None:
    """Close a table that has been inactive for too long, counting activity in other processes."""
    await table.stored.refresh()
    if table.is_idle():
        log.info("table %s is closed after a long time without activity", table.state.id)
        await table.close(Closing.IDLE)


async def remind(table: Table, ends: Deadlines) -> None:
    """Remind the players on turn, once, that half of their time is over.

    `ends` are the deadlines that were due; nothing happens if the turn or the reminder changed.
    """
    stored = table.stored
    async with stored.changing():
        now = stored.state.deadlines
        if (now.turn_seq, now.remind_at) != (ends.turn_seq, ends.remind_at):
            return
        await stored.put_off(replace(now, remind_at=0))
    table.audience.remind(table)
