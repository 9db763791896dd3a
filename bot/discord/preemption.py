"""What a task is about to send to Discord, and how it gives way to what goes first."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any

_unsent: ContextVar[Unsent | None] = ContextVar("unsent", default=None)


class GaveWay(Exception):
    """It was not sent, since something else goes first."""


class Unsent:
    """What a task is about to send: until it is on its way, the task can be told to end."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.gave_way = False
        self._asked = False
        self._waits = False
        self._task = task

    def give_way(self) -> None:
        """Let the task end as soon as nothing of it is under way to Discord."""
        self._asked = True
        self._end()

    def waits(self, waits: bool) -> None:
        """The request of this task waits for its turn or for a rate limit, or is sent now.

        GaveWay where the task was told to while it prepared that.
        """
        self._waits = waits
        self._end()

    def _end(self) -> None:
        if self._asked and self._waits and not self.gave_way:
            self.gave_way = True
            if asyncio.current_task() is self._task:  # cancelled, it would end after sending that
                raise GaveWay
            self._task.cancel()


@contextlib.contextmanager
def giving_way() -> Iterator[Unsent]:
    """What this task sends meanwhile can be told to give way: GaveWay is raised then."""
    task, before = asyncio.current_task(), _unsent.get()
    assert task is not None
    unsent, ended = Unsent(task), task.cancelling()
    _unsent.set(unsent)
    try:
        yield unsent
    except asyncio.CancelledError:
        if unsent.gave_way and task.uncancel() <= ended:
            raise GaveWay from None
        raise
    finally:
        _unsent.set(before)


def note_waiting(waits: bool) -> None:
    """The request of this task waits for its turn or for a rate limit, or is sent now.

    GaveWay where the task was told to meanwhile.
    """
    if unsent := _unsent.get():
        unsent.waits(waits)
