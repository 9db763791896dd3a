"""Store facade: every change is one transaction, and none overwrites a concurrent one."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.clock import Clock
from bot.domain.boards import Board, GamePlayed, PlaceTaken, RankedBy
from bot.domain.course import DealOfMatch
from bot.domain.state import Activity, Deadlines, NewDeal, Post, Result, TableState
from bot.store import deals, posts, rankings, table_rows
from bot.store.cache import ALWAYS, SECONDS, Cache
from bot.store.connections import Engines, is_taken, reason, retry_conflict
from bot.store.display_names import DisplayNames
from bot.store.errors import Stale, StorageError
from bot.store.group_commit import GroupCommit
from bot.store.moderation import Moderation
from bot.store.notifications import Notifications, tell
from bot.store.persons import Persons
from bot.store.preferences import PlayerPreferences, Servers
from bot.store.rule_drafts import RuleDrafts
from bot.store.schema import OPEN, UNSEEN, game_table, seat
from bot.store.sqlite_driver import transact
from bot.store.upgrade import open_engines
from bot.store.upkeep import Upkeep
from rules.events import Event
from rules.match.match import Player

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables, deals and results, in one SQLite file or a PostgreSQL database.

    Several stores, also of several processes, may use one database. A change made from an outdated
    state raises `Stale`. A change that the database refuses, or an unreachable database, raises
    StorageError. Both leave everything unchanged. A cancelled caller does not know whether its
    change was stored, and has to read again.

    Posts, names, and the choices of people and servers are cached: a change made by this store is
    seen at once. A file belongs to one process, which need not read any of it again; elsewhere a
    change made by another process is seen within half a minute.
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
        self.persons = Persons(
            self, self.preferences, self.servers, self.display_names, self.moderation
        )
        self.upkeep = Upkeep(self, clock, self.servers, self.display_names, self.moderation)
        self._posts: Cache[int, list[Post]] = Cache(clock, known_for)
        known = self.preferences.caches | self.servers.caches | self.moderation.caches
        self.notifications = Notifications(self, engines.writer.url, clock, known)

    @classmethod
    async def open(cls, url: str, clock: Clock | None = None) -> Store:
        """Open "sqlite+aiosqlite:///folder/file.db" or a "postgresql+asyncpg://" address.

        The folder is created and the schema migrated. StorageError if that fails.
        """
        clock = clock or Clock()
        return cls(await open_engines(url, clock), clock)

    def notifying(self, what: Callable[[], tuple[str, str, str]]) -> Store:
        """Return a view of this store that notifies of each change: see `Notifications.tell`.

        `what` is called when the change begins, in the task that makes it.
        """
        other = copy.copy(self)
        other._tells = what
        return other

    async def close(self) -> None:
        """Finish transactions under way and disconnect; the store cannot be used afterwards."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engines.writer.dispose()

    async def new_table(self, state: TableState) -> TableState:
        """Return the table with its id and version 1. Stale if the channel has an open table."""
        return await self.write(table_rows.new_table, state)

    async def save(self, state: TableState) -> TableState:
        """Store all of the table; return it with the next version. Stale."""
        return await self.write(table_rows.save, state)

    async def close_table(self, state: TableState) -> TableState:
        """Close a table and leave the rest of it as stored; return the table closed. Stale."""
        return await self.write(table_rows.close_table, state)

    async def begin_deal(self, state: TableState, deal: NewDeal) -> TableState:
        """Store the table together with a new deal, which it then names. Stale."""
        return await self.write(deals.begin_deal, state, deal, self._clock.now())

    async def append(
        self, deal_id: int, seq: int, events: Sequence[Event], deadlines: Deadlines | None = None
    ) -> None:
        """Store events as numbers `seq`, `seq` + 1 ..., and the table's deadlines if given.

        Stale unless `seq` is the number of events stored so far.
        """
        await self.write(deals.append, deal_id, seq, events, deadlines)

    async def append_with(
        self, state: TableState, deal_id: int, seq: int, events: Sequence[Event]
    ) -> TableState:
        """Store events as `append` does, together with all of the table. Stale."""
        return await self.write(deals.append_with, state, deal_id, seq, events)

    async def reseat(
        self, state: TableState, deal_id: int | None, players: Sequence[Player]
    ) -> TableState:
        """Store the table, and the players in the seats of its running deal. Stale."""
        return await self.write(deals.reseat, state, deal_id, players)

    async def end_deal(
        self,
        state: TableState,
        deal_id: int,
        seq: int,
        events: Sequence[Event],
        results: Sequence[Result],
    ) -> TableState:
        """Store the last events, the end, its results and the table after it. Stale."""
        return await self.write(
            deals.end_deal, state, deal_id, seq, events, results, self._clock.now()
        )

    async def redeal(
        self, state: TableState, seq: int, events: Sequence[Event], again: TableState, new: NewDeal
    ) -> TableState:
        """Store the end of a void deal and the table after it, `state`, and the next deal.

        `again` is the table during that deal; return it as stored. Stale.
        """
        return await self.write(deals.redeal, state, seq, events, again, new, self._clock.now())

    async def events(self, deal_id: int) -> list[Event]:
        """Return the events of a deal so far."""
        return await self.read(deals.read_events, deal_id)

    async def deal(self, deal_id: int) -> NewDeal:
        """Return a deal with its events so far. LookupError if it is not stored; Unreadable."""
        return await self.read(deals.read_deal, deal_id)

    async def length(self, deal_id: int) -> int:
        """Return the number of stored events of a deal."""
        return await self.read(deals.read_length, deal_id)

    async def deals(self, ids: Collection[int]) -> dict[int, NewDeal]:
        """Return deals with their events so far, by id, without those not stored. Unreadable."""
        return await self.read(deals.read_deals, ids)

    async def substituted(self, deal_id: int) -> frozenset[Player]:
        """Return the players for whom a computer played part of this finished deal."""
        return await self.read(deals.read_substituted, deal_id)

    async def match(self, table_id: int, number: int) -> list[DealOfMatch]:
        """Return the finished, counted deals of a match, in order. Unreadable."""
        return await self.read(deals.read_match, table_id, number)

    async def earlier(self, deal_id: int) -> int | None:
        """Return the deal before this one at its table, if there is one."""
        return await self.read(deals.read_earlier, deal_id)

    async def table(self, table_id: int) -> TableState | None:
        """Return the table of this id, closed or not."""
        return await self._first(game_table.c.id == table_id)

    async def table_in(self, channel_id: int) -> TableState | None:
        """Return the channel's open table."""
        return await self._first((game_table.c.channel_id == channel_id) & OPEN)

    async def open_tables(self) -> list[TableState]:
        """Return every table that is not closed, oldest first."""
        return await self.read(table_rows.read_tables, OPEN)

    async def unseen_tables(self) -> list[TableState]:
        """Return closed tables with posts left: people have not been shown that they closed."""
        return await self.read(table_rows.read_tables, UNSEEN)

    async def tables_of(self, player: Player) -> list[TableState]:
        """Return the open tables at which this player sits, oldest first."""
        sits_at = select(seat.c.table_id).where(seat.c.player == player)
        return await self.read(table_rows.read_tables, game_table.c.id.in_(sits_at) & OPEN)

    async def set_deadlines(self, table_id: int, deadlines: Deadlines) -> None:
        """Store a table's deadlines; its version stays."""
        await self.write(deals.set_deadlines, game_table.c.id == table_id, deadlines)

    async def note_activity(self, ids: Collection[int], activity: Activity) -> None:
        """Store the moments of the last activity at these tables; their versions stay."""
        await self.write(deals.note_activity, ids, activity)

    async def put_off(
        self, ids: Collection[int], seconds: float, alive_at: float | None = None
    ) -> None:
        """Postpone the running deadlines and activity times of these tables by `seconds`.

        `alive_at` is the moment up to which the bot was alive, stored if given.
        """
        await self.write(deals.put_off, ids, seconds, alive_at)

    async def leaderboard(
        self, guild_id: int, preset: str, by: RankedBy, limit: int = 20, start: int = 0
    ) -> Board:
        """Return at most `limit` of a server's people at one game, from place `start` on."""
        return await self.read(rankings.leaderboard, guild_id, preset, by, limit, start)

    async def taken(self, guild_id: int, player: Player, other: Player) -> list[PlaceTaken]:
        """Return a player's places in all deals of a server, oldest first, beside another's."""
        return await self.read(rankings.taken, guild_id, player, other)

    async def games(self, guild_id: int) -> list[GamePlayed]:
        """Return the games of a server that has people to rank in them, by deals, most first."""
        return await self.read(rankings.games, guild_id)

    async def games_in(self, channel_id: int) -> list[str]:
        """Return the games of the newest tables in a channel, by preset, an open one's first."""
        return await self.read(rankings.games_in, channel_id)

    async def most_played(self, guild_id: int, limit: int = 25) -> list[tuple[str, int]]:
        """Return the games a server has played, by preset, with numbers of deals, most first."""
        return await self.read(rankings.most_played, guild_id, limit)

    async def posts(self, table_id: int) -> list[Post]:
        """Return the messages kept for a table."""
        return list(await self._posts.read(table_id, lambda of: self.read(posts.read_posts, of)))

    def forget_posts(self, table_id: int) -> None:
        """Drop the cached posts of a table that another process may have changed."""
        self._posts.forget(table_id)

    async def keep_posts(
        self, table_id: int, kept: Iterable[Post], dropped: Iterable[Post] = ()
    ) -> None:
        """Store messages in place of those of equal kind and player, and delete others."""
        change = self.write(posts.keep_posts, table_id, tuple(kept), tuple(dropped))
        await self._posts.change(table_id, change)

    async def remember(self, key: str, value: str) -> None:
        """Store a small fact in place of the last one of this key."""
        await self.write(posts.remember, key, value)

    async def recall(self, key: str) -> str | None:
        """Return the fact of this key, None if there is none."""
        return await self.read(posts.recall, key)

    async def _first(self, which: ColumnElement[bool]) -> TableState | None:
        return next(iter(await self.read(table_rows.read_tables, which)), None)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a reading transaction; for the parts of the store."""

        async def read() -> T:
            with metrics.STORAGE.labels("read").time():
                return await transact(
                    self._engines.reader, lambda connection: work(connection, *args, **kwargs)
                )

        return await self._whole(read())

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a writing transaction, perhaps twice; for the parts of the store."""
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
        except (SQLAlchemyError, OSError) as error:  # without its chain, which quotes rows
            raise (Stale() if is_taken(error) else StorageError(reason(error))) from None
