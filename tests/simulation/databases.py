"""SQLite without a thread: what aiosqlite asks of its thread is done at once, and told after."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any

from tests.simulation.machine import Machine
from tests.simulation.processes import process_of

Asked = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class DirectLine:
    """Stands for the queue by which a connection of aiosqlite speaks to its thread."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._process = process_of(None)
        self._connection: sqlite3.Connection | None = None
        if self._process:
            self._process.opened(self)

    def put_nowait(self, asked: Asked) -> None:
        """Do it; the future knows in the next round of the loop."""
        future, work = asked
        if self._process and not self._process.alive:
            return
        try:
            self._write(work)
            result, error = work(), None
        except Exception as failure:  # whatever it is, it is the answer
            result, error = None, failure
            self._machine.locked_out += "locked" in str(failure)
        if isinstance(result, sqlite3.Connection):
            self._connection = result
        if future is not None:
            future.get_loop().call_soon(tell, future, result, error)
        if self._process:
            self._process.asks()

    def _write(self, work: Callable[[], Any]) -> None:
        """As SQLite answers a commit where the disk of the bot is full."""
        if not (self._process and self._machine.full and self._connection):
            return
        if getattr(work, "func", None) == self._connection.commit:
            self._machine.unwritten += 1
            raise sqlite3.OperationalError("database or disk is full")

    def cut(self) -> None:
        """The process is dead: what it had not committed has not happened."""
        if self._connection:
            with contextlib.suppress(sqlite3.ProgrammingError):  # it was closed already
                self._connection.rollback()  # closing alone waits for cursors nobody reads on
                self._connection.close()


class NoThread:
    """Stands for the thread."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """Nothing needs to run."""


def tell(future: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Work that was done at once is finished, for whoever still waits for it."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
