"""An event loop without clock and sockets: time jumps to the next timer when no task can run.

The package looptime does not fit: it moves the time of a real loop, whose threads and sockets
answer in an order that depends on the machine. Here the network is in memory (`network`), and the
work of threads is done at once (`run_in_executor`, `databases`), so that the seed decides the
order of all events.
"""

from __future__ import annotations

import asyncio
import itertools
import selectors
import socket
import threading
from collections.abc import AsyncGenerator, Callable, Mapping
from concurrent.futures import Executor
from contextvars import Context
from random import Random
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

from tests.simulation.databases import tell
from tests.simulation.network import Network
from tests.simulation.processes import Process, process_of

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Stuck(Exception):
    """The error that all tasks wait and no timer is left to wake one."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop in simulated time; `time()` begins at 0 with the world."""

    def __init__(self, chance: Random) -> None:
        self._now = 0.0
        self._home = threading.get_ident()
        self._stranger = ""
        self._generators: WeakKeyDictionary[AsyncGenerator[Any, None], Process]
        self._generators = WeakKeyDictionary()
        self.network = Network(self, chance)
        self._numbers = itertools.count()  # of tasks
        super().__init__(_Idle(self._go_on))
        self.set_task_factory(self._new_task)
        self.set_exception_handler(_complain)

    def time(self) -> float:
        """Return the simulated seconds since the beginning of the world."""
        return self._now

    def _go_on(self, timeout: float | None) -> None:
        """Move the time by `timeout` seconds, before each round of the loop.

        Raises Stuck where `timeout` is None, for no timer is left, and RuntimeError after a call
        from another thread.
        """
        if self._stranger:
            raise RuntimeError(self._stranger)
        if timeout is None:
            places = "\n".join(sorted(_place(task) for task in asyncio.all_tasks(self)))
            raise Stuck(f"Everybody waits, and nothing is left that could happen:\n{places}")
        self._now += max(0.0, timeout)

    # Threads

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Do as `call_soon`; a call from another thread makes the next round fail."""
        if threading.get_ident() != self._home:
            self._stranger = f"A thread that the world does not know of calls {callback}"
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Call `func` at once; the future has the result in the next round."""
        future: asyncio.Future[T] = self.create_future()
        try:
            result = func(*args)
        except Exception as error:  # any error is the result of the future
            self.call_soon(tell, future, None, error)
        else:
            self.call_soon(tell, future, result, None)
        return future

    # Processes

    def _new_task(
        self, _: asyncio.AbstractEventLoop, coro: Any, **options: Any
    ) -> asyncio.Task[Any]:
        process = process_of(options.get("context"))
        task = _Task(next(self._numbers), process, coro, self, **options)
        if process is not None:
            process.owns(task)
        return task

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Call `callback` in the next round, unless its process is dead by then."""
        process = process_of(context)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        if not process.alive:
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(process.run, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call `callback` at a simulated time, unless its process is dead by then."""
        process = process_of(context)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        if not process.alive:
            return asyncio.TimerHandle(when, callback, args, self, context)
        return super().call_at(when, process.run, callback, *args, context=context)

    def _asyncgen_firstiter_hook(self, agen: AsyncGenerator[Any, None]) -> None:
        if process := process_of(None):
            self._generators[agen] = process
        super()._asyncgen_firstiter_hook(agen)  # type: ignore[misc]  # not in typeshed

    def _asyncgen_finalizer_hook(self, agen: AsyncGenerator[Any, None]) -> None:
        if agen not in self._generators or self._generators[agen].alive:
            super()._asyncgen_finalizer_hook(agen)  # type: ignore[misc]  # not in typeshed

    async def shutdown_asyncgens(self) -> None:
        """Close the asynchronous generators, except those of dead processes."""
        for agen, process in self._generators.items():
            if not process.alive:
                self._asyncgens.discard(agen)  # type: ignore[attr-defined]  # not in typeshed
        await super().shutdown_asyncgens()

    # The network

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        """Dial a server of the simulated network."""
        await self.network.dial(sock, address[1])

    async def create_connection(self, protocol_factory: Any, *args: Any, **options: Any) -> Any:
        """Return the connection that `sock_connect` dialed."""
        return self.network.connect(protocol_factory, options["sock"])

    async def create_server(self, protocol_factory: Any, *args: Any, **options: Any) -> Any:
        """Open a server on the simulated network."""
        host, port, *_ = *args, None, None
        return self.network.listen(protocol_factory, str(host), port or 0)


class _Task(asyncio.Task[Any]):
    """A task whose hash is its number, so that sets of tasks have one order in every run."""

    def __init__(
        self,
        number: int,
        process: Process | None,
        coro: Any,
        loop: SimulatedLoop,
        **options: Any,
    ) -> None:
        self._number = number
        self.process = process
        super().__init__(coro, loop=loop, **options)

    def __hash__(self) -> int:
        return self._number


def _complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an unhandled error as asyncio does, in the context of the process where it happened.

    Errors of dead processes are not logged.
    """
    failed, handle = context.get("task") or context.get("future"), context.get("handle")
    process = failed.process if isinstance(failed, _Task) else None
    if isinstance(handle, asyncio.Handle):
        process = process_of(handle._context)  # type: ignore[attr-defined]  # get_context in 3.12
    if process is None:
        loop.default_exception_handler(context)
    elif process.alive:
        process.within(loop.default_exception_handler, context)


class _Idle(selectors.BaseSelector):
    """A selector that never waits.

    Its only file is the pipe by which a loop wakes itself, which is of no use here.
    """

    def __init__(self, go_on: Callable[[float | None], None]) -> None:
        self._go_on = go_on
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._go_on(timeout)
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        if self._keys:
            raise RuntimeError("A simulated world has no real sockets.")
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        self._keys[fileobj] = selectors.SelectorKey(fileobj, number, events, data)
        return self._keys[fileobj]

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys


def _place(task: asyncio.Task[Any]) -> str:
    """Return where a task waits: its coroutines with their lines, from the outside in."""
    lines: list[str] = []
    awaited: Any = task.get_coro()
    while frame := getattr(awaited, "cr_frame", None):
        lines.append(f"{awaited.__qualname__}:{frame.f_lineno}")
        awaited = awaited.cr_await
    return f"{task.get_name()}: {' '.join(lines)}"
