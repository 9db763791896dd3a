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
        result: object
        try:
            result, error = work(), None
        except Exception as failure:  # whatever it is, it is the answer
            result, error = None, failure
            self._machine.locked_out += "locked" in str(failure)
            self._machine.unwritten += "disk is full" in str(failure)
        if isinstance(result, sqlite3.Connection):
            self._connection = result
            result = OnDisk(result, self._is_full, self._loses_an_answer)
        if future is not None:
            future.get_loop().call_soon(tell, future, result, error)
        if self._process:
            self._process.asks()

    def _is_full(self) -> bool:
        """Is it the disk of the bot, and full?"""
        return self._process is not None and self._machine.full

    def _loses_an_answer(self) -> bool:
        """To the commit of the bot that was just made."""
        return self._process is not None and self._machine.loses_an_answer()

    def cut(self) -> None:
        """The process is dead: what it had not committed has not happened."""
        if self._connection:
            with contextlib.suppress(sqlite3.ProgrammingError):  # it was closed already
                self._connection.rollback()  # closing alone waits for cursors nobody reads on
                self._connection.close()


class OnDisk:
    """A connection that answers a commit as SQLite does where the disk is full, or fails after it.

    It does not wait for the disk itself: only where the power fails is more lost than with it.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        is_full: Callable[[], bool],
        loses_an_answer: Callable[[], bool],
    ) -> None:
        self._connection = connection
        self._is_full = is_full
        self._loses_an_answer = loses_an_answer
        self._stored = connection.total_changes
        self._waits_no_more = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def commit(self) -> None:
        """Store what was begun, if that is anything."""
        stores = self._connection.total_changes > self._stored
        if stores and self._is_full():
            raise sqlite3.OperationalError("database or disk is full")
        self._connection.commit()
        if not self._waits_no_more:
            self._waits_no_more = True
            self._connection.execute("PRAGMA synchronous = OFF")
        self._stored = self._connection.total_changes
        if stores and self._loses_an_answer():
            raise sqlite3.OperationalError("disk I/O error")

    def rollback(self) -> None:
        """Take back what was begun: reading needs no room on the disk."""
        self._connection.rollback()
        self._stored = self._connection.total_changes


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
