"""The delay of the event loop, and what is left out of messages while the loop is behind.

The event loop is behind if it begins work too late. Work that waits for the storage or for the
drawing counts, too.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from enum import IntEnum

from bot import metrics
from bot.clock import Clock
from bot.discord.outgoing import Purpose, Urgency, purpose, sending
from bot.discord.rate_limit import Rounds
from bot.drawing.cache import DRAWING
from bot.store import StorageError, Store

EVERY = 1.0  # seconds between two measurements
LONGEST = 4.0  # seconds after which a measurement ends, however long the delay is
WEIGHT = 0.5  # of the newest measurement in the mean
EASED = 0.5  # part of a limit below which the mean has to fall until the part is shown again

Measure = Callable[[], Awaitable[float]]


class Part(IntEnum):
    """A part of the shown messages that overload leaves out, the first one first.

    A hand on turn and the answer to a click are never left out.

    >>> [part.name for part in Part if part <= Part.TABLE_PICTURES]
    ['WAITING_HANDS', 'TABLE_PICTURES']
    """

    WAITING_HANDS = 1  # edits of hands that wait for a turn, for what other players do
    TABLE_PICTURES = 2  # pictures of running deals in table messages
    TABLE_EDITS = 3  # edits of table messages between the beginning and the end of a deal


LIMITS = {  # seconds of delay from which each part is left out
    Part.WAITING_HANDS: 0.5,
    Part.TABLE_PICTURES: 1.0,
    Part.TABLE_EDITS: 2.0,
}


class Overload:
    """The one place that decides what is left out while the event loop is behind.

    `measure` waits for a while and returns the delay of the event loop in seconds. `delay` is the
    mean of the measurements. After a part was left out, `eased` is called at each measurement, to
    show some of what is no longer left out; it returns whether more is still to be shown.

    For example, a table is drawn unless the loop is behind::

        drawn = not app.overload.leaves_out(Part.TABLE_PICTURES)
    """

    def __init__(self, measure: Measure) -> None:
        self.delay = 0.0
        self.eased: Callable[[], bool] = lambda: False
        self._measure = measure
        self._left_out = 0  # the last part that is left out; 0 for none
        self._owing = False  # whether anything left out may still be to be shown

    @property
    def is_behind(self) -> bool:
        """Whether the loop is behind, so that work for which no person waits is not begun."""
        return self._left_out > 0

    def leaves_out(self, part: Part) -> bool:
        """Whether this part is left out now."""
        return part <= self._left_out

    async def watch(self) -> None:
        """Measure the delay until cancelled."""
        try:
            while True:
                self.note(await self._measure())
        finally:
            metrics.LOOP_DELAY.set(0)
            metrics.LEFT_OUT.set(0)

    def note(self, delay: float) -> None:
        """Add a measurement in seconds to the mean, and decide anew what is left out."""
        self.delay += WEIGHT * (delay - self.delay)
        before = self._left_out
        behind = {part: limit * (EASED if part <= before else 1) for part, limit in LIMITS.items()}
        self._left_out = max((part for part in behind if self.delay >= behind[part]), default=0)
        metrics.LOOP_LAG.observe(delay)
        metrics.LOOP_DELAY.set(self.delay)
        metrics.LEFT_OUT.set(self._left_out)
        if self._left_out:
            self._owing = True
        if self._owing and self._left_out < max(Part):
            self._owing = self.eased() or self.is_behind


def _nothing(*_: object) -> None:
    """Take the place of a query, and of a picture."""


def lateness(clock: Clock, rounds: Rounds, store: Store) -> Measure:
    """Return the measure of a running bot: how late a message is ready that no player waits for.

    Such a message waits for the event loop, for all more urgent messages that are to be prepared,
    for the storage, and for the drawing of more urgent pictures.
    """

    async def measure() -> float:
        due = clock.now() + EVERY
        await clock.sleep(EVERY)
        ignored = contextlib.suppress(TimeoutError, StorageError)
        with sending(Purpose(Urgency.REST)), ignored:
            async with clock.deadline(due + LONGEST):
                await rounds.turn(purpose())
                await store.read(_nothing)
                await asyncio.get_running_loop().run_in_executor(DRAWING, _nothing)
        return max(0.0, clock.now() - due)

    return measure
