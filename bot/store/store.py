"""The store: every change is one transaction, and none overwrites a concurrent one."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.clock import Clock
from bot.store.achievements import Achievements
from bot.store.cache import ALWAYS, SECONDS
from bot.store.commitments import Commitments
from bot.store.connections import Engines, is_taken, reason, retry_conflict
from bot.store.daily import Daily
from bot.store.deals import Deals
from bot.store.display_names import DisplayNames
from bot.store.errors import Stale, StorageError
from bot.store.flags import Flags
from bot.store.group_commit import GroupCommit
from bot.store.history import History
from bot.store.moderation import Moderation
from bot.store.notifications import Notifications, tell
from bot.store.operator import Operator
from bot.store.persons import Persons
from bot.store.places import Places
from bot.store.posts import DmChannels, Facts, Posts
from bot.store.preferences import PlayerPreferences, RuleDrafts, Servers
from bot.store.proposals import Proposals
from bot.store.rankings import Rankings
from bot.store.ratings import Ratings
from bot.store.seasons import Seasons
from bot.store.sqlite_driver import transact
from bot.store.tables import Tables
from bot.store.thrones import Thrones
from bot.store.upgrade import open_engines
from bot.store.upkeep import Upkeep
from bot.store.voids import Voids

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables, deals and results, in one SQLite file or a PostgreSQL database.

    Several stores, also of several processes, may use one database. A change made from an outdated
    state raises `Stale`. A change that the database refuses, or an unreachable database, raises
    StorageError. Both errors leave everything unchanged. A cancelled caller does not know whether
    its change was stored, and has to read again.

    Posts, names, and the choices of people and servers are cached: a change made by this store is
    seen at once. A SQLite file belongs to one process, so that its cached values never expire. On
    PostgreSQL a change made by another process is seen within half a minute.
    """

    def __init__(self, engines: Engines, clock: Clock) -> None:
        self._engines = engines
        self._clock = clock
        self._running: set[asyncio.Task[Any]] = set()
        self._tells: Callable[[], tuple[str, str, str]] | None = None
        is_file = engines.writer.dialect.name == "sqlite"
        known_for = ALWAYS if is_file else SECONDS
        self._commits = GroupCommit(engines.writer) if is_file else None
        self.preferences = PlayerPreferences(self, clock, known_for)
        self.display_names = DisplayNames(self, clock, known_for)
        self.servers = Servers(self, clock, known_for)
        self.moderation = Moderation(self, clock, known_for)
        self.rule_drafts = RuleDrafts(self, clock)
        self.operator = Operator(self, clock)
        self.persons = Persons(
            self, clock, self.preferences, self.servers, self.display_names, self.moderation
        )
        self.rankings, self.ratings = Rankings(self), Ratings(self)
        self.upkeep = Upkeep(
            self, clock, self.servers, self.display_names, self.moderation, self.ratings
        )
        self.posts = Posts(self, clock, known_for)
        self.dm_channels = DmChannels(self)
        self.facts = Facts(self)
        self.flags = Flags(self)
        self.thrones, self.history = Thrones(self), History(self)
        self.places = Places(self)
        self.daily, self.voids = Daily(self), Voids(self, self.ratings.lock)
        self.seasons, self.achievements = Seasons(self, self.voids), Achievements(self)
        self.proposals = Proposals(self, clock)
        self.tables, self.deals = Tables(self), Deals(self, clock)
        self.commitments = Commitments(self)
        known = self.preferences.caches | self.servers.caches | self.moderation.caches
        self.notifications = Notifications(self, engines.writer.url, clock, known)

    @classmethod
    async def open(cls, url: str, clock: Clock | None = None) -> Store:
        """Open "sqlite+aiosqlite:///folder/file.db" or a "postgresql+asyncpg://" address.

        The folder is created and the schema migrated. Raises StorageError if that fails.
        """
        clock = clock or Clock()
        return cls(await open_engines(url, clock), clock)

    def notifying(self, what: Callable[[], tuple[str, str, str]]) -> Store:
        """Return a view of this store that notifies other processes of each change.

        The view covers tables, deals, posts and facts. `what` returns the arguments of
        `Notifications.tell`; it is called when a change begins, in the task of that change.
        """
        other = copy.copy(self)
        other._tells = what
        other.tables, other.deals = self.tables.within(other), self.deals.within(other)
        other.posts, other.facts = self.posts.within(other), self.facts.within(other)
        return other

    async def close(self) -> None:
        """Finish transactions under way and disconnect; the store cannot be used afterwards."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engines.writer.dispose()

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a reading transaction. See `Part`."""

        async def read() -> T:
            with metrics.STORAGE.labels("read").time():
                return await transact(
                    self._engines.reader, lambda connection: work(connection, *args, **kwargs)
                )

        return await self._whole(read())

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a writing transaction, and again after a conflict. See `Part`."""
        told = self._tells() if self._tells is not None else None

        def do(connection: Connection) -> T:
            done = work(connection, *args, **kwargs)
            if told is not None:
                tell(connection, *told)
            return done

        async def write() -> T:
            with metrics.STORAGE.labels("write").time():
                if self._commits:
                    return cast("T", await self._commits.write(do))
                return await transact(self._engines.writer, do)

        return await self._whole(retry_conflict(write))

    async def _whole(self, transaction: Coroutine[Any, Any, T]) -> T:
        """Run a transaction to its end even if the caller is cancelled.

        A connection dropped in mid-transaction would hold SQLite's write lock until garbage
        collection.
        """
        task = asyncio.ensure_future(transaction)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except (SQLAlchemyError, OSError) as error:  # not chained, since its message quotes rows
            raise (Stale() if is_taken(error) else StorageError(reason(error))) from None
