"""Registry of the open tables of this process: one per channel, restored at start, with timers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom

from bot import metrics
from bot.clock import Clock
from bot.domain import dealing, drafts, seating
from bot.domain.daily_deal import DailyDeal
from bot.domain.errors import Refusal
from bot.domain.state import NO_SERVER, Activity, Draft, NewDeal, Stage, TableState
from bot.domain.throne import home
from bot.players.workers import Workers
from bot.settings import Settings
from bot.store import Stale, StorageError, Store, Unreadable
from bot.store.errors import until_answered
from bot.store.posts import ALIVE
from bot.tables.computer_turns import Computers
from bot.tables.downtime import put_off, skip_sleep, watch_sleep
from bot.tables.shards import Shards
from bot.tables.stored_table import with_wishes
from bot.tables.table import Audience, Table
from bot.tables.timers import run_timers
from rules.match.match import Player

THRONE_MOVES = (Stage.BETWEEN, Stage.OVER, Stage.CLOSED)  # stages after a deal, or without a table


class Tables:
    """Registry that finds, opens and closes tables. Call `start` before use, `close` at the end."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        settings: Settings,
        clock: Clock | None = None,
        chance: Random | None = None,
        shards: Shards | None = None,
    ) -> None:
        self.store = store
        self.audience = audience
        self.settings = settings
        self.clock = clock or Clock()
        self.chance = chance or SystemRandom()
        self.shards = shards or Shards()
        self.workers = Workers(settings, self.clock)
        self._tables: dict[int, Table] = {}
        self.remote = self.shards.remote_tables(self)
        self._by_channel: dict[int, int] = {}
        self._by_server: dict[int, dict[int, Table]] = {}
        self._seat_index = SeatIndex()
        self.closed = ClosedTables(store, audience, self.made)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._lost_inserts = LostInserts(store, self.clock, self._found)
        self._heart: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def start(self, deaf_since: Callable[[], float | None] = lambda: None) -> None:
        """Restore every open table; postpone deadlines by the downtime of the bot or of Discord.

        If the machine's clock was set during the downtime, deadlines move with the clock, forward
        or back: players on turn have as much time as at the stop of the bot. `deaf_since` returns
        the moment since which interactions are lost, or None: see `keep_alive`. With several
        processes, `adopt` restores the tables of each shard instead.
        """
        if not self.shards.alone:
            return
        alive_at = await self.store.notifications.last_alive() or self.clock.now()
        states, now = await self.store.tables.open(), self.clock.now()
        await self._restore(states, now - alive_at, now)
        await self.closed.take_up()
        self._heart = asyncio.create_task(
            keep_alive(self.store, self.clock, deaf_since), name="alive"
        )
        self._waking = asyncio.create_task(watch_sleep(self.clock, self.wake), name="sleep")

    async def wake(self, seconds: float) -> None:
        """Go by the wall clock after a sleep of `seconds`. A StorageError changes nothing."""
        here, now = tuple(self.all()), self.clock.now() + seconds
        await skip_sleep(here, self.store, self.clock, seconds, now if self.shards.alone else None)
        log.warning("The machine has slept for %.0f s: all deadlines move.", seconds)
        for table in here:
            self.changed(table)

    async def adopt(self, shard: int, away: float) -> None:
        """Serve the tables of a shard from now on. No process has served it for `away` seconds."""
        states = [one for one in await self.store.tables.open() if self._is_of(one, shard)]
        await self._restore(states, away)
        await self.closed.take_up(among=lambda one: self._is_of(one, shard))

    def abandon(self, shard: int) -> list[Table]:
        """Stop serving the tables of a shard that another process serves now; return the tables."""
        tables = [table for table in self.all() if self._is_of(table.state, shard)]
        for table in tables:
            self._drop(table.state.id)
        return tables

    async def _restore(
        self, states: Iterable[TableState], away: float, alive_at: float | None = None
    ) -> None:
        added = [self._add(state) for state in states if state.id not in self._tables]
        try:
            await restore_all(added, self.store, away, alive_at)
        except StorageError:
            for table in added:
                self._drop(table.state.id)
            raise
        for table in added:
            if self._serves(table):  # the shard was not released during the restoring
                self.taken_up(table)

    def _is_of(self, state: TableState, shard: int) -> bool:
        return self.shards.of(state.guild_id) == shard

    async def close(self) -> None:
        """Stop all timers and workers. The stored tables continue at the next start."""
        own = self._heart, self._waking
        tasks = [*filter(None, (*own, *self._tasks.values(), *self._lost_inserts.tasks))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self.remote.close()

    # Tables of other processes

    async def visit(self, player: Player, table_id: int = 0, answered: bool = False) -> None:
        """Load this player's tables and the table `table_id` from other processes.

        Called before a person acts. `answered`: the response shows the hand. Raises StorageError.
        """
        await self.remote.load(player, table_id, answered)

    async def visit_named(self, player: Player) -> None:
        """Load every open table of other processes that names this person. Raises StorageError."""
        await self.remote.load_naming(player)

    def excuse(self, player: Player) -> None:
        """Give the time until the storage answers back, at all tables where this player is on turn.

        Used after a failure in an interaction, whose table may not have been known yet.
        """
        for table in self.all():
            if player in table.now.waited_for():
                table.stored.recovery.note_failure(table.clock.now())
        self.remote.excuse(player)

    async def notified(self, what: str) -> tuple[Table, Player] | None:
        """Handle a change by another process; return the changed table and a player.

        `what` holds the id of the table, a space, and the player. That player already sees the
        change in a response; "" for none. The table is refreshed from the storage, but its audience
        is not notified. None if this process does not serve the table.
        """
        number, _, player = what.partition(" ")
        table = self._tables.get(int(number)) or await self._opened_elsewhere(int(number))
        if table is None:
            return None
        self.store.posts.forget(table.state.id)
        await table.stored.refresh()
        return table, player

    async def _opened_elsewhere(self, table_id: int) -> Table | None:
        """Return a table that another process has opened on a shard of this process, or None."""
        state = await self.store.tables.get(table_id)
        if state is None or state.stage is Stage.CLOSED or not self.shards.holds(state.guild_id):
            return None
        await self._restore([state], 0)
        return self._tables.get(table_id)

    async def look_again(self) -> None:
        """Refresh every table of this process after possible changes by other processes."""
        for table in self.all():
            with contextlib.suppress(StorageError):  # the timers retry
                if await table.stored.refresh():
                    self.changed(table)

    # Lookup

    def known(self) -> tuple[Table, ...]:
        """Return the tables of this process, and the visited tables of other processes."""
        return (*self._tables.values(), *self.remote.all())

    def is_here(self, table_id: int) -> bool:
        """Whether this process serves the table."""
        return table_id in self._tables

    def _serves(self, table: Table) -> bool:
        return self._tables.get(table.state.id) is table

    def all(self) -> Iterable[Table]:
        """Return the open tables that this process serves."""
        return tuple(self._tables.values())

    def on_server(self, guild_id: int) -> list[Table]:
        """Return the open tables of a server that this process serves, in the order of opening."""
        tables = self._by_server.get(guild_id, {})
        return [tables[number] for number in sorted(tables)]

    def get(self, table_id: int) -> Table | None:
        """Return the open table of this id, or None."""
        return self._tables.get(table_id) or self.remote.get(table_id)

    def in_channel(self, channel_id: int | None) -> Table | None:
        """Return the table of this process in this channel, or None."""
        return self._tables.get(self._by_channel.get(channel_id or 0, 0))

    def of(self, player: Player) -> list[Table]:
        """Return the tables at which this player sits, tables where the player is on turn first.

        Among these, a private table comes first: an action meant for another table does no harm
        there.
        """

        def later(table: Table) -> tuple[bool, ...]:
            running = table.state.stage is Stage.DEAL
            return player not in table.now.due(), not running, not table.state.private

        visited = (table for table in self.remote.all() if player in table.state.seat_holders)
        return sorted([*self._seat_index.at(player), *visited], key=later)

    def private_of(self, player: Player) -> Table | None:
        """Return the table in this player's direct messages, or None."""
        return next((t for t in self.of(player) if t.state.private), None)

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Player,
        preset: str,
        changed: dict[str, str],
        parent_id: int = 0,
        saved: Draft | None = None,
    ) -> Table:
        """Open a table with its host seated and store it; return it.

        `parent_id` is the parent channel if `channel_id` is a thread, `saved` the named rules in
        use. Without a server, the channel is a chat of people. Raises Refusal if the channel has a
        table or the rules contradict each other.
        """
        place = 0, guild_id, channel_id, host
        empty = TableState(*place, preset, changed, parent_id=parent_id, saved=saved)
        empty = replace(empty, chat=empty.serverless)
        table = await self._open(empty, lambda state: state)
        self.changed(table)
        return table

    async def open_private(
        self,
        channel_id: int,
        host: Player,
        rules: Draft,
        against: Callable[..., TableState],
        daily: DailyDeal | None = None,
    ) -> Table:
        """Open a table in the host's direct messages, for a deal that the caller begins at once.

        `against` returns the lobby with computers seated. No message shows the table before the
        deal. If another process serves the table, the deal notifies that process. With `daily`, the
        cards are those of the deal of the day, and the table is sealed if this process shows it.
        Raises Refusal.
        """
        saved = rules if rules.name else None
        place = 0, NO_SERVER, channel_id, host
        empty = TableState(*place, rules.preset, rules.changed, saved=saved)
        if daily is not None:
            empty = dealing.with_secret(replace(empty, daily=daily.day.key), daily.secret)
        table = await self._open(empty, against)
        table.sealed = daily is not None and self.shards.holds(NO_SERVER)
        return table

    async def open_again(self, closed: TableState) -> Table:
        """Open a lobby with a closed table's people and rules. Raises Refusal as `open` does."""
        table = await self._open(seating.emptied(closed), partial(seating.filled, like=closed))
        self.changed(table)
        return table

    async def _open(self, empty: TableState, seated: Callable[..., TableState]) -> Table:
        drafts.check_rules(empty.preset, empty.changed)
        now = self.clock.now()
        empty = replace(empty, activity=Activity(now, now))
        if not empty.upcoming.secret:
            empty = dealing.with_secret(empty, self.chance.randbytes(32).hex())
        lobby = await with_wishes(self.store, seated(seating.joined(empty, empty.host)))
        await self.store.moderation.check_seats(lobby)
        try:
            state = await self.store.tables.add(lobby)
        except (Stale, StorageError) as error:
            self._lost_inserts.search(empty.channel_id)
            raise Refusal("channel-taken") if isinstance(error, Stale) else error from None
        if self.shards.holds(state.guild_id):
            return self._tables.get(state.id) or self._add(state)
        return await self.remote.load_table(state)

    async def _found(self, state: TableState) -> None:
        if self.shards.holds(state.guild_id):
            await self._restore([state], 0)
        else:
            self.changed(await self.remote.load_table(state))

    # The registry is the audience of its tables: it wakes their timers, then calls `audience`.

    def changed(self, table: Table) -> None:
        """Wake the table's timers and show it, or notify the process that serves the table."""
        table.stored.recovery.outdated = False
        if not self._serves(table) and self.remote.changed(table):
            return
        table.stored.wake.set()
        self._drop_if_closed(table)
        self.audience.changed(table)
        if table.state.stage in THRONE_MOVES:
            self._show_lobbies(table.state)

    def _show_lobbies(self, state: TableState) -> None:
        """Show the lobbies again whose throne the table of this state may have changed."""
        here = home(state)
        for other in self.on_server(state.guild_id) if not state.serverless else ():
            if other.state.stage is Stage.LOBBY and home(other.state) == here:
                self.audience.changed(other)

    async def note_parent(self, thread_id: int, parent_id: int) -> None:
        """Store the parent of a thread whose open table lacks it. Raises StorageError."""
        table = self.in_channel(thread_id)
        if table is None or table.state.parent_id or table.state.serverless or not parent_id:
            return
        await self.store.places.note_parent(table.state.guild_id, thread_id, parent_id)
        await table.stored.refresh()
        self.changed(table)

    async def correct(self, guild_id: int) -> None:
        """Show what a voided or restored deal changed at a server. Raises StorageError."""
        for table in self.on_server(guild_id):
            await table.stored.refresh()
            self.changed(table)

    def taken_up(self, table: Table) -> None:
        table.stored.wake.set()
        self._drop_if_closed(table)  # the settling of a deal at the start may have closed it
        self.audience.taken_up(table)

    def _drop_if_closed(self, table: Table) -> None:
        if table.state.stage is Stage.CLOSED:
            self.closed.note(table.state)
            self._drop(table.state.id)

    def remind(self, table: Table) -> None:
        self.audience.remind(table)

    def is_told(self, table: Table) -> bool:
        return self.audience.is_told(table)

    def _add(self, state: TableState) -> Table:
        table = self._tables[state.id] = self.made(state)
        self._by_channel[state.channel_id] = state.id
        self._by_server.setdefault(state.guild_id, {})[state.id] = table
        self._seat_index.add(table)
        self.remote.forget(state.id)
        metrics.TABLES.set(len(self._tables))
        timers = run_timers(table, Computers(table, self.settings, self.workers))
        self._tasks[state.id] = asyncio.create_task(timers, name=f"timers of table {state.id}")
        return table

    def made(self, state: TableState, store: Store | None = None) -> Table:
        """Return a table object of this state, with this registry as audience."""
        return Table(state, store or self.store, self, self.settings, self.clock, self.chance)

    def _drop(self, table_id: int) -> None:
        table = self._tables.pop(table_id, None)
        if table:
            self._seat_index.remove(table)
            self._by_server[table.state.guild_id].pop(table_id)
            if not self._by_server[table.state.guild_id]:
                del self._by_server[table.state.guild_id]
        if table and self._by_channel.get(table.state.channel_id) == table_id:
            del self._by_channel[table.state.channel_id]
        metrics.TABLES.set(len(self._tables))
        if task := self._tasks.pop(table_id, None):
            task.cancel()


log = logging.getLogger(__name__)

ALIVE_EVERY = 2.0  # accuracy of the measured downtime, in seconds


async def keep_alive(store: Store, clock: Clock, deaf_since: Callable[[], float | None]) -> None:
    """Store the time every `ALIVE_EVERY` seconds until cancelled, despite failures of the storage.

    While interactions are lost, the moment of the disconnection (`deaf_since`) is stored instead:
    if the process dies, the next start gives the players the time since then back. `deaf_since`
    returns None while connected, and 0 before the first connection.
    """
    began = clock.now()
    while True:
        try:
            deaf = deaf_since()  # None: connected; 0: never connected
            heard = clock.now() if deaf is None else max(began, deaf)
            await store.facts.remember(ALIVE, repr(heard))
            metrics.STORED_AT.set(clock.now())
        except StorageError as error:
            log.warning("alive_at could not be stored: %s", error)
        await clock.sleep(ALIVE_EVERY)


LAST_CLOSED = 100  # closed tables whose last messages may not be sent yet


class ClosedTables:
    """States of the tables that were closed last, for work that is still to be done there."""

    def __init__(
        self, store: Store, audience: Audience, made: Callable[[TableState], Table]
    ) -> None:
        self._store = store
        self._audience = audience
        self._made = made
        self.last: dict[int, TableState] = {}  # by channel, the table closed first at the front

    def note(self, state: TableState) -> None:
        """Note that this table is closed."""
        self.last.pop(state.channel_id, None)
        self.last[state.channel_id] = state
        if len(self.last) > LAST_CLOSED:
            del self.last[next(iter(self.last))]

    async def take_up(self, among: Callable[[TableState], bool] = lambda _: True) -> None:
        """Show closed tables as closed, if `among` holds. Raises StorageError."""
        unseen = [state for state in await self._store.tables.unseen() if among(state)]
        # the query finds closed tables only; unreadable data may not give the stage
        tables = [self._made(replace(state, stage=Stage.CLOSED)) for state in unseen]
        await restore_all(tables, self._store, 0)
        for table in tables:
            self.note(table.state)
            self._audience.taken_up(table)


AT_ONCE = 100  # number of tables whose deals are read in one query


async def restore_all(
    tables: Sequence[Table], store: Store, downtime: float, alive_at: float | None = None
) -> None:
    """Restore tables whose states were read just now, as `StoredTable.restore` restores one table.

    All deadlines are postponed by `downtime` seconds. The same transaction stores `alive_at`, the
    moment of the start, so that a crash does not repeat the postponement. Tables that have been
    inactive for too long are not postponed; their timers close them. A deal whose table is set
    aside is not rated: its players wait for another version of the bot.
    """
    async with contextlib.AsyncExitStack() as locks:
        for table in tables:
            await locks.enter_async_context(table.stored.lock)
        for start in range(0, len(tables), AT_ONCE):
            part = tables[start : start + AT_ONCE]
            known = await _deals(part, store)
            for table in part:
                await table.stored.load(known)
        if aside := [table.state.id for table in tables if table.aside]:
            await store.tables.note_fault(aside)
        if downtime:
            await put_off(tables, store, downtime, alive_at)
        await _begin_activity(tables, store)
        for table in tables:
            await table.stored.finish()


async def _deals(tables: Sequence[Table], store: Store) -> dict[int, NewDeal] | None:
    running = [table.state.deal_id for table in tables]
    try:
        return await store.deals.get_all([deal_id for deal_id in running if deal_id is not None])
    except Unreadable:
        return None  # each table reads its own deal, and is set aside alone


async def _begin_activity(tables: Sequence[Table], store: Store) -> None:
    """Store the present moment as last activity of the tables where that moment is unknown."""
    unknown = [table for table in tables if not (table.state.activity.active_at or table.aside)]
    if unknown:
        now = unknown[0].clock.now()
        activity = Activity(now, now)
        await store.tables.note_activity([table.state.id for table in unknown], activity)
        for table in unknown:
            table.stored.state = replace(table.state, activity=activity)


class LostInserts:
    """Search for tables whose storing was not confirmed.

    `found` is called with each table that was stored. If none was stored, the channel is free.
    """

    def __init__(
        self, store: Store, clock: Clock, found: Callable[[TableState], Awaitable[None]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._found = found
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by channel

    def search(self, channel_id: int) -> None:
        """Search this channel for a stored table once the storage answers."""
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._look(channel_id), name=f"seeking in {channel_id}")
            self._tasks[channel_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(channel_id))

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """Running searches, to be cancelled at the end: the next start finds the stored tables."""
        return tuple(self._tasks.values())

    async def _look(self, channel_id: int) -> None:
        async def look() -> None:
            if state := await self._store.tables.in_channel(channel_id):
                await self._found(state)

        what = f"channel {channel_id}: a table cannot be sought yet"
        await until_answered(self._clock, look, what)


class SeatIndex:
    """Index of the open tables by the players who sit there."""

    def __init__(self) -> None:
        self._tables: dict[Player, dict[int, Table]] = {}  # by player and id of the table

    def at(self, player: Player) -> list[Table]:
        """Return the tables at which this player sits, in the order of opening."""
        tables = self._tables.get(player, {})
        return [tables[number] for number in sorted(tables)]

    def add(self, table: Table) -> None:
        """Add an open table, and follow the changes of its seats."""
        table.stored.on_seats = partial(self._change, table)
        self._change(table, frozenset(), table.state.seat_holders)

    def remove(self, table: Table) -> None:
        """Remove a table that is no longer open here."""
        table.stored.on_seats = None
        self._change(table, table.state.seat_holders, frozenset())

    def _change(self, table: Table, before: frozenset[Player], now: frozenset[Player]) -> None:
        number = table.state.id
        for player in before - now:
            self._tables[player].pop(number)
            if not self._tables[player]:
                del self._tables[player]
        for player in now - before:
            self._tables.setdefault(player, {})[number] = table
