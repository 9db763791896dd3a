"""Recovery of a table from failures of the storage: doubt about stored state, and lost time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Protocol

from bot.clock import Clock
from bot.domain.state import Activity, Deadlines, Stage, TableState
from bot.store import StorageError
from bot.tables.snapshot import DealLog
from rules.match.match import Player

EXCUSED_SECONDS = 3.0  # shorter losses are not worth changing every clock shown
AGAIN_SECONDS = 15.0  # for players who were told that an action failed


class Stored(Protocol):
    """Stored table as needed here. The caller of every method holds `lock`."""

    state: TableState
    log: DealLog
    lock: asyncio.Lock
    clock: Clock
    wake: asyncio.Event

    def waited_for(self) -> tuple[Player, ...]:
        """Return the people on turn who are awake."""

    async def look(self) -> bool:
        """Compare with the storage; return whether anything was new. StorageError."""

    async def put_off(self, ends: Deadlines) -> None:
        """Store other deadlines of the present turn. StorageError."""

    async def note(self, activity: Activity) -> None:
        """Note the moments of the last activity. StorageError."""


class StorageRecovery:
    """Failures at one table, resolved by its timers or the next action once the storage answers."""

    def __init__(self, stored: Stored) -> None:
        self.outdated = False  # the known state differs from the shown one, until `changed`
        self._stored = stored
        self._doubtful = False  # called after seats changed
        self._failed_at: float | None = None  # since then the storage fails

    @property
    def pending(self) -> bool:
        """Whether any failure is still to be resolved."""
        return self._doubtful or self._failed_at is not None

    def mark_outdated(self) -> None:
        """Note that the shown state is outdated; the timers show it anew, or others first."""
        self.outdated = True
        self._stored.wake.set()

    def note_failure(self, since: float) -> None:
        """Note that players on turn went unheard: the storage failed before any change began."""
        if self._failed_at is None:
            self._failed_at = since
        self._stored.wake.set()

    @contextlib.asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the table's lock, after resolving earlier failures."""
        async with self._stored.lock:
            try:
                await self._resolve()
                yield
            except StorageError:
                if self._failed_at is None:
                    self._failed_at = self._stored.clock.now()
                self._doubt()
                raise
            except asyncio.CancelledError:  # a transaction under way may be stored nevertheless
                self._doubt()
                raise

    def _doubt(self) -> None:
        self._doubtful = True
        self._stored.wake.set()

    async def _resolve(self) -> None:
        if self._doubtful:
            if await self._stored.look():
                self.mark_outdated()
            self._doubtful = False
        if self._failed_at is not None:
            await self._give_back(self._failed_at)
            self._failed_at = None

    async def _give_back(self, since: float) -> None:
        """Postpone the deadline by the lost time, with `AGAIN_SECONDS` left at least."""
        now, ends = self._stored.clock.now(), self._stored.state.deadlines
        lost = max(now - max(since, self._stored.log.turn_began), now + AGAIN_SECONDS - ends.due_at)
        if self._stored.waited_for() and lost >= EXCUSED_SECONDS:
            await self.compensate(lost)
            self.mark_outdated()

    async def compensate(self, seconds: float) -> None:
        """Store that `seconds` of the present turn count against no player's time or time bank.

        Outside a deal they do not count as inactivity.
        """
        stored, ends = self._stored, self._stored.state.deadlines
        if ends.due_at:
            remind = ends.remind_at and ends.remind_at + seconds
            await stored.put_off(replace(ends, due_at=ends.due_at + seconds, remind_at=remind))
            stored.log = replace(stored.log, turn_began=stored.log.turn_began + seconds)
        if stored.state.stage is not Stage.DEAL:
            await stored.note(stored.state.activity.later(seconds))
