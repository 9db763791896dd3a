"""The processes of a simulated world: whose work is this, and does it still live?"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Protocol, TypeVarTuple
from weakref import WeakSet

Ts = TypeVarTuple("Ts")

UNWOUND = 5  # times that what a killed process was doing is told to end


class Cut(Protocol):
    """The end of a connection, to a server or a database, that closes when its process dies."""

    def cut(self) -> None:
        """Break off."""


class Process:
    """All that was begun from within: tasks, timers, connections. Killed, none of it goes on.

    What belongs to it is known by the context that tasks and callbacks inherit, so nothing has to
    be told to whom it belongs.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.asked = 0  # how often it asked the world outside, by a connection or a database
        self._context = copy_context()
        self._context.run(_process.set, self)
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._ends: dict[Cut, None] = {}
        self._dies_at: int | None = None
        self._dead: list[asyncio.Task[Any]] = []

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this as the main task of the process."""
        loop = asyncio.get_running_loop()
        return loop.create_task(work, name=self.name, context=self._context)

    def run(self, callback: Callable[[*Ts], object], *args: *Ts) -> None:
        """Call this, unless the process is dead."""
        if self.alive:
            callback(*args)

    def within(self, callback: Callable[[*Ts], object], *args: *Ts) -> None:
        """Call this as if it came from here."""
        self._context.copy().run(callback, *args)  # it may be under way itself

    def owns(self, task: asyncio.Task[Any]) -> None:
        """This task was begun here."""
        self._tasks.add(task)

    def opened(self, end: Cut) -> None:
        """This end of a connection is held here."""
        self._ends[end] = None

    def closed(self, end: Cut) -> None:
        """It is held no more."""
        self._ends.pop(end, None)

    def asks(self) -> None:
        """Something outside is asked for: the moments at which a kill makes a difference."""
        self.asked += 1
        if self.asked == self._dies_at:
            self.alive = False  # what it asked for is still done, the answer never comes
            asyncio.get_running_loop().call_soon(self.kill, context=Context())

    def kill_after(self, asking: int) -> None:
        """Die as soon as the world outside is asked for so many times more, one at least."""
        assert asking > 0
        self._dies_at = self.asked + asking

    def kill(self) -> None:
        """Nothing of it runs again, not even what it would do last; its connections break off."""
        self.alive, self._dies_at = False, None
        for end in [*self._ends]:
            end.cut()
        for task in self._tasks:
            if not task.done():
                asyncio.tasks._unregister_task(task)
                self._dead.append(task)
        self._ends.clear()

    def bury(self) -> int:
        """Let go of the dead tasks, without a word of what they would have done; how many."""
        return self._context.run(self._bury)

    def _bury(self) -> int:
        dead = len(self._dead)
        for task in self._dead:
            setattr(task, "_log_destroy_pending", False)  # noqa: B010  no name of the type's
            coroutine = task.get_coro()
            for _ in range(UNWOUND if coroutine else 0):  # it may wait to close what it had open
                with contextlib.suppress(BaseException):
                    coroutine.close()
        self._dead.clear()
        return dead


_process: ContextVar[Process | None] = ContextVar("process", default=None)


def process_of(context: Context | None) -> Process | None:
    """The process to which work in this context belongs, or that of now."""
    return _process.get() if context is None else context.get(_process)
