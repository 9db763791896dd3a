"""The processes of a simulated world, which own tasks, timers and connections until killed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Protocol, TypeVarTuple
from weakref import WeakSet

Ts = TypeVarTuple("Ts")

UNWOUND = 5  # how often the suspended work of a killed process is told to end


class Cut(Protocol):
    """One end of a connection to a server or a database, closed when its process dies."""

    def cut(self) -> None:
        """Break off the connection."""


class Process:
    """A simulated process with its tasks, timers and connections, which end when it is killed.

    Tasks and callbacks inherit the process with their context, so that no caller has to name it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.asked = 0  # number of requests by a connection or to a database
        self._context = copy_context()
        self._context.run(_process.set, self)
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._ends: dict[Cut, None] = {}
        self._dies_at: int | None = None
        self._dead: list[asyncio.Task[Any]] = []

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run `work` as the main task of the process."""
        loop = asyncio.get_running_loop()
        return loop.create_task(work, name=self.name, context=self._context)

    def run(self, callback: Callable[[*Ts], object], *args: *Ts) -> None:
        """Call `callback`, unless the process is dead."""
        if self.alive:
            callback(*args)

    def within(self, callback: Callable[[*Ts], object], *args: *Ts) -> None:
        """Call `callback` in the context of this process."""
        self._context.copy().run(callback, *args)  # the context itself may be in use

    def owns(self, task: asyncio.Task[Any]) -> None:
        """Note a task that this process began."""
        self._tasks.add(task)

    def opened(self, end: Cut) -> None:
        """Note an end of a connection that this process holds."""
        self._ends[end] = None

    def closed(self, end: Cut) -> None:
        """Forget an end of a connection that has closed."""
        self._ends.pop(end, None)

    def asks(self) -> None:
        """Count one request to the outside: a moment at which a kill makes a difference."""
        self.asked += 1
        if self.asked == self._dies_at:
            self.alive = False  # the request is still served, but never answered
            asyncio.get_running_loop().call_soon(self.kill, context=Context())

    def kill_after(self, asking: int) -> None:
        """Kill the process at the `asking`-th request from now; `asking` is at least 1."""
        assert asking > 0
        self._dies_at = self.asked + asking

    def kill(self) -> None:
        """Kill the process: no task runs again, not even to clean up, and connections break off."""
        self.alive, self._dies_at = False, None
        for end in [*self._ends]:
            end.cut()
        for task in self._tasks:
            if not task.done():
                asyncio.tasks._unregister_task(task)
                self._dead.append(task)
        self._ends.clear()

    def bury(self) -> int:
        """Release the tasks of a killed process without a warning; return their number."""
        return self._context.run(self._bury)

    def _bury(self) -> int:
        dead = len(self._dead)
        for task in self._dead:
            setattr(task, "_log_destroy_pending", False)  # noqa: B010  no name of the type's
            coroutine = task.get_coro()
            for _ in range(UNWOUND if coroutine else 0):  # the coroutine may wait while it closes
                with contextlib.suppress(BaseException):
                    coroutine.close()
        self._dead.clear()
        return dead


_process: ContextVar[Process | None] = ContextVar("process", default=None)


def process_of(context: Context | None) -> Process | None:
    """Return the process of a context, or of the current context for None."""
    return _process.get() if context is None else context.get(_process)
