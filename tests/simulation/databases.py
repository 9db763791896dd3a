"""SQLite without the thread of aiosqlite: work is done at once, and its result told later."""

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
    """A replacement for the queue between a connection of aiosqlite and its thread."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._process = process_of(None)
        self._connection: sqlite3.Connection | None = None
        if self._process:
            self._process.opened(self)

    def put_nowait(self, asked: Asked) -> None:
        """Do the work; the future has the result in the next round of the loop."""
        future, work = asked
        if self._process and not self._process.alive:
            return
        result: object
        try:
            result, error = work(), None
        except Exception as failure:  # any error is the result of the future
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
        """Whether the connection is that of a bot whose disk is full."""
        return self._process is not None and self._machine.full

    def _loses_an_answer(self) -> bool:
        """Whether the answer to the commit that the bot has just made is lost."""
        return self._process is not None and self._machine.loses_an_answer()

    def cut(self) -> None:
        """Roll back and close the connection of a process that is dead."""
        if self._connection:
            with contextlib.suppress(sqlite3.ProgrammingError):  # the connection is closed already
                self._connection.rollback()  # close() alone would wait for open cursors
                self._connection.close()


class OnDisk:
    """A connection whose commit fails as in SQLite: on a full disk, or after it stored the data.

    After its first commit the connection does not wait until the disk has the data. Only a power
    failure could lose that data.
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
        """Commit the transaction.

        Raises OperationalError if the commit changes rows and the disk is full or the answer lost.
        """
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
        """Roll back, after which a commit without changes needs no room on the disk."""
        self._connection.rollback()
        self._stored = self._connection.total_changes


class NoThread:
    """A replacement for the thread of aiosqlite."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """Start nothing: `DirectLine` does the work."""


def tell(future: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Set `result` or `error` on the future, unless the future is done."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
