"""Preemption of unsent messages: a task gives way to a more urgent one before it sends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any

_unsent: ContextVar[Unsent | None] = ContextVar("unsent", default=None)


class GaveWay(Exception):
    """The message was not sent, since a more urgent one goes first."""


class Unsent:
    """A task whose message is not yet sent, and that can be told to end."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.gave_way = False
        self._asked = False
        self._waits = False
        self._task = task

    def give_way(self) -> None:
        """End the task as soon as none of its requests is under way to Discord."""
        self._asked = True
        self._end()

    def waits(self, waits: bool) -> None:
        """Record whether the request waits for its turn or for a rate limit, or is sent now.

        Raises GaveWay where the task was told to give way while it prepared the request.
        """
        self._waits = waits
        self._end()

    def _end(self) -> None:
        if self._asked and self._waits and not self.gave_way:
            self.gave_way = True
            if asyncio.current_task() is self._task:  # cancelling would end it after sending
                raise GaveWay
            self._task.cancel()


@contextlib.contextmanager
def giving_way() -> Iterator[Unsent]:
    """Within it, this task can be told to give way before it sends: GaveWay is raised then."""
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
    """Record whether the request of this task waits for its turn or a rate limit, or is sent now.

    Raises GaveWay where the task was told to give way.
    """
    if unsent := _unsent.get():
        unsent.waits(waits)
