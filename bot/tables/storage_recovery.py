"""What a storage that fails leaves behind at a table: doubt about what is stored, and lost time."""

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

EXCUSED_SECONDS = 3.0  # what is less is not worth a change of every clock that is shown
AGAIN_SECONDS = 15.0  # left to those who were told that something went wrong


class Stored(Protocol):
    """What is needed of a table as it is stored. Whoever asks it anything here holds `lock`."""

    state: TableState
    log: DealLog
    lock: asyncio.Lock
    clock: Clock
    wake: asyncio.Event

    def waited_for(self) -> tuple[Player, ...]:
        """The people on turn who are awake."""

    async def look(self) -> bool:
        """Look at what is stored; was there anything new? StorageError."""

    async def put_off(self, ends: Deadlines) -> None:
        """Store other deadlines of the same turn. StorageError."""

    async def note(self, activity: Activity) -> None:
        """Know when people were last here. StorageError."""


class Trouble:
    """Of one table. Its timers see to it as soon as the storage answers, as does whoever acts."""

    def __init__(self, stored: Stored) -> None:
        self.untold = False  # what is known is not what people were told, until `changed`
        self._stored = stored
        self._doubtful = False  # a change that failed may be stored all the same
        self._failed_at: float | None = None  # since when the storage has failed

    @property
    def lasts(self) -> bool:
        """Is there anything to be seen to?"""
        return self._doubtful or self._failed_at is not None

    def news(self) -> None:
        """The table is not as people were told: the timers tell them, unless others do first."""
        self.untold = True
        self._stored.wake.set()

    def failed(self, since: float) -> None:
        """Whoever is on turn was not heard then: the storage failed before the table was asked."""
        if self._failed_at is None:
            self._failed_at = since
        self._stored.wake.set()

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The table's lock. What earlier failures have left behind is seen to first."""
        async with self._stored.lock:
            try:
                await self._see_to_it()
                yield
            except StorageError:
                if self._failed_at is None:
                    self._failed_at = self._stored.clock.now()
                self._doubt()
                raise
            except asyncio.CancelledError:  # what was begun may be stored nevertheless
                self._doubt()
                raise

    def _doubt(self) -> None:
        self._doubtful = True
        self._stored.wake.set()

    async def _see_to_it(self) -> None:
        if self._doubtful:
            if await self._stored.look():
                self.news()
            self._doubtful = False
        if self._failed_at is not None:
            await self._give_back(self._failed_at)
            self._failed_at = None

    async def _give_back(self, since: float) -> None:
        """Whoever was told to try again has a moment for that, too."""
        now, ends = self._stored.clock.now(), self._stored.state.deadlines
        lost = max(now - max(since, self._stored.log.turn_began), now + AGAIN_SECONDS - ends.due_at)
        if self._stored.waited_for() and lost >= EXCUSED_SECONDS:
            await self.excuse(lost)
            self.news()

    async def excuse(self, seconds: float) -> None:
        """Store that so much of the present turn counts against nobody, nor their spare time.

        While no deal is played it is not counted as silence.
        """
        stored, ends = self._stored, self._stored.state.deadlines
        if ends.due_at:
            remind = ends.remind_at and ends.remind_at + seconds
            await stored.put_off(replace(ends, due_at=ends.due_at + seconds, remind_at=remind))
            stored.log = replace(stored.log, turn_began=stored.log.turn_began + seconds)
        if stored.state.stage is not Stage.DEAL:
            await stored.note(stored.state.activity.later(seconds))
