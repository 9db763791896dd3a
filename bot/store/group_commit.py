"""Group commit: changes share a commit, which takes a disk milliseconds for one or for many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.sqlite_driver import transact

MOST = 50  # changes in one commit

Work: TypeAlias = "Callable[[Connection], Any]"


@dataclass(frozen=True, eq=False)
class Change:
    """Work that waits to be done, with a future for its result."""

    work: Work
    result: asyncio.Future[Any]


class GroupCommit:
    """Group commit for SQLite's one writer: changes requested during a commit share the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Change] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> Any:
        """Return the result of `work` once its changes are stored.

        Raises any error of `work` or of the database.
        """
        change = Change(work, asyncio.get_running_loop().create_future())
        self._waiting.append(change)
        if self._working is None:
            self._working = asyncio.create_task(self._work_off(), name="writing")
        return await change.result

    async def _work_off(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._store(some)
        finally:
            self._working = None
            for change in self._waiting:  # empty, unless this task was cancelled
                change.result.cancel()

    async def _store(self, changes: list[Change]) -> None:
        """Store all changes or none; if one fails, store each by itself.

        An OperationalError, which would hit each change alone as well, fails all of them.
        """
        try:
            results = await transact(self._engine, partial(_all, changes))
        except Exception as error:  # any error is passed on to the callers
            if len(changes) == 1 or isinstance(error, OperationalError):
                for change in changes:
                    _tell(change.result, error=error)
                return
            for change in changes:
                await self._store([change])
        else:
            for change, result in zip(changes, results, strict=True):
                _tell(change.result, result)


def _all(changes: list[Change], connection: Connection) -> list[Any]:
    return [change.work(connection) for change in changes]


def _tell(
    waiting: asyncio.Future[Any], result: object = None, error: Exception | None = None
) -> None:
    if waiting.done():  # the caller was cancelled
        return
    if error:
        waiting.set_exception(error)
    else:
        waiting.set_result(result)
