"""Many changes in one commit: a disk takes some milliseconds for each, whatever is in it."""

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
    """Work that waits to be done, and who waits for its result."""

    work: Work
    result: asyncio.Future[Any]


class Commits:
    """For SQLite, which has one writer. What is asked for during a commit goes into the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Change] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> Any:
        """The result of this work, once it is stored; whatever it or the database raises."""
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
            for change in self._waiting:  # none, unless this was cancelled
                change.result.cancel()

    async def _store(self, changes: list[Change]) -> None:
        """All of them or none; where one cannot be made, each by itself.

        What the database cannot do just now it could not do for each of them either.
        """
        try:
            results = await transact(self._engine, partial(_all, changes))
        except Exception as error:  # whatever it is, it is theirs who asked
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
    if waiting.done():  # whoever waited was cancelled
        return
    if error:
        waiting.set_exception(error)
    else:
        waiting.set_result(result)
