"""Every open table of this process: one per channel, restored at start, each with its timers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom

from bot import metrics
from bot.clock import Clock
from bot.cluster.shards import Shards
from bot.domain import drafts, seating
from bot.domain.state import NO_SERVER, Activity, Draft, NewDeal, Stage, TableState
from bot.players.workers import Workers
from bot.settings import Settings
from bot.store import Stale, StorageError, Store, Unreadable
from bot.store.errors import until_answered
from bot.store.posts import ALIVE
from bot.tables.computer_turns import Computers
from bot.tables.remote_tables import Visits
from bot.tables.table import Audience, Table
from bot.tables.timers import run_timers
from bot.tables.welcome import check_welcome
from bot.words import Refusal
from rules.match.match import Player


class Tables:
    """Finds, opens and closes tables. `start` before use, `close` at the end."""

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
        self.visits = Visits(store, self, settings, self.clock, self.chance, self._tables)
        self._by_channel: dict[int, int] = {}
        self._sitting = Sitting(self._tables)
        self.closed = ClosedTables(store, audience, self._made)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._seeking = Seeking(store, self.clock, self._found)
        self._heart: asyncio.Task[None] | None = None

    async def start(self, deaf_since: Callable[[], float | None] = lambda: None) -> None:
        """Restore every open table; deadlines are put off by the time the bot was away, or deaf.

        Where the machine's clock was set meanwhile, they move with it, back as well as on: those
        on turn have as long as they had when the bot went. Where other processes serve some, each
        shard's are adopted when this one serves it.
        """
        if not self.shards.alone:
            return
        alive_at = await self.store.others.last_alive() or self.clock.now()
        states, now = await self.store.open_tables(), self.clock.now()
        await self._restore(states, now - alive_at, now)
        await self.closed.take_up()
        self._heart = asyncio.create_task(
            keep_alive(self.store, self.clock, deaf_since), name="alive"
        )

    async def adopt(self, shard: int, away: float) -> None:
        """Serve the tables of a shard from now on, which for so many seconds nobody did."""
        states = [one for one in await self.store.open_tables() if self._is_of(one, shard)]
        await self._restore(states, away)
        await self.closed.take_up(among=lambda one: self._is_of(one, shard))

    def abandon(self, shard: int) -> list[Table]:
        """Serve the tables of this shard no more; they go on elsewhere. Which those were."""
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
            if self._serves(table):  # and did not give it up meanwhile
                self.taken_up(table)

    def _is_of(self, state: TableState, shard: int) -> bool:
        return self.shards.of(state.guild_id) == shard

    async def close(self) -> None:
        """Stop the timers. What was stored goes on at the next start."""
        tasks = [*filter(None, (self._heart, *self._tasks.values(), *self._seeking.tasks))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self.visits.close()

    # Tables of other processes

    async def visit(self, player: Player, table_id: int = 0, answered: bool = False) -> None:
        """Know this player's tables, and the one of this number, also where others serve them.

        To be asked before somebody acts at them; `answered` is whether the answer to that shows
        the hand by direct message. StorageError.
        """
        if not self.shards.alone:
            await self.visits.look(player, table_id, answered)

    async def visit_named(self, player: Player) -> None:
        """Know every open table that names this person. StorageError."""
        if not self.shards.alone:
            await self.visits.look_at_named(player)

    async def told(self, what: str) -> tuple[Table, Player] | None:
        """Another process has changed a table: if it is one of this one, and who sees it already.

        It is as it is stored then, and nobody here was told.
        """
        number, _, player = what.partition(" ")
        table = self._tables.get(int(number)) or await self._opened_elsewhere(int(number))
        if table is None:
            return None
        self.store.forget_posts(table.state.id)
        await table.stored.refresh()
        return table, player

    async def _opened_elsewhere(self, table_id: int) -> Table | None:
        """A table of this process that another one has opened."""
        state = await self.store.table(table_id)
        if state is None or state.stage is Stage.CLOSED or not self.shards.holds(state.guild_id):
            return None
        await self._restore([state], 0)
        return self._tables.get(table_id)

    async def look_again(self) -> None:
        """Others may have changed any table of this process."""
        for table in self.all():
            with contextlib.suppress(StorageError):  # its timers look at it then
                if await table.stored.refresh():
                    self.changed(table)

    # Finding them

    def known(self) -> tuple[Table, ...]:
        """The tables of this process, and those of others that were visited."""
        return (*self._tables.values(), *self.visits.all())

    def _serves(self, table: Table) -> bool:
        return self._tables.get(table.state.id) is table

    def all(self) -> Iterable[Table]:
        """The tables that are open and served by this process."""
        return tuple(self._tables.values())

    def get(self, table_id: int) -> Table | None:
        """The table of this number, if it is open."""
        return self._tables.get(table_id) or self.visits.get(table_id)

    def in_channel(self, channel_id: int | None) -> Table | None:
        """The table of this channel, if there is one."""
        return self._tables.get(self._by_channel.get(channel_id or 0, 0))

    def of(self, player: Player) -> list[Table]:
        """The tables at which this player sits, those that wait for the player first.

        Of several that wait, the private one: what is meant for another does no harm there.
        """

        def later(table: Table) -> tuple[bool, ...]:
            running = table.state.stage is Stage.DEAL
            return player not in table.due(), not running, not table.state.private

        visited = (table for table in self.visits.all() if player in table.state.seat_holders)
        return sorted([*self._sitting.at(player), *visited], key=later)

    def private_of(self, player: Player) -> Table | None:
        """The table in this player's direct messages, if there is one."""
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
        """A new table with its host seated, stored at once. Refusal: the channel has one, or
        rules clash.

        `parent_id` is the channel of which `channel_id` is a thread, `saved` what the rules are
        called by.
        """
        place = 0, guild_id, channel_id, host
        empty = TableState(*place, preset, changed, parent_id=parent_id, saved=saved)
        table = await self._open(empty, lambda state: state)
        self.changed(table)
        return table

    async def open_private(
        self, channel_id: int, host: Player, rules: Draft, against: Callable[..., TableState]
    ) -> Table:
        """A table in the host's direct messages, `against` computers; to be dealt to at once.

        Nobody is shown it before; another process that serves it hears of it by the deal. Refusal.
        """
        saved = rules if rules.name else None
        place = 0, NO_SERVER, channel_id, host
        empty = TableState(*place, rules.preset, rules.changed, saved=saved)
        return await self._open(empty, against)

    async def open_again(self, closed: TableState) -> Table:
        """A new lobby where a table was closed, with its people and rules. Refusal as in `open`."""
        table = await self._open(seating.emptied(closed), partial(seating.filled, like=closed))
        self.changed(table)
        return table

    async def _open(self, empty: TableState, seated: Callable[..., TableState]) -> Table:
        drafts.check_rules(empty.preset, empty.changed)
        now = self.clock.now()
        empty = replace(empty, activity=Activity(now, now))
        lobby = seated(seating.joined(empty, empty.host))
        await check_welcome(self.store, lobby)
        try:
            state = await self.store.new_table(lobby)
        except (Stale, StorageError) as error:
            self._seeking.look_in(empty.channel_id)
            raise Refusal("channel-taken") if isinstance(error, Stale) else error from None
        if self.shards.holds(state.guild_id):
            return self._tables.get(state.id) or self._add(state)
        return await self.visits.look_at(state)

    async def _found(self, state: TableState) -> None:
        """Serve and show a table that was stored, perhaps without an answer that said so."""
        if self.shards.holds(state.guild_id):
            await self._restore([state], 0)
        else:
            self.changed(await self.visits.look_at(state))

    # As the audience of its tables: wake the timers, then let people see.

    def changed(self, table: Table) -> None:
        """See `Audience`: wake the table's timers, then let people see."""
        table.stored.trouble.untold = False
        if not self._serves(table) and not self.shards.alone:
            self.visits.changed(table)
            return
        table.stored.wake.set()
        self._drop_if_closed(table)
        self.audience.changed(table)

    def taken_up(self, table: Table) -> None:
        """See `Audience`."""
        table.stored.wake.set()
        self._drop_if_closed(table)  # by the end of a deal that was not settled before the start
        self.audience.taken_up(table)

    def _drop_if_closed(self, table: Table) -> None:
        if table.state.stage is Stage.CLOSED:
            self.closed.note(table.state)
            self._drop(table.state.id)

    def remind(self, table: Table) -> None:
        """See `Audience`."""
        self.audience.remind(table)

    def is_told(self, table: Table) -> bool:
        """See `Audience`."""
        return self.audience.is_told(table)

    def _add(self, state: TableState) -> Table:
        table = self._tables[state.id] = self._made(state)
        self._by_channel[state.channel_id] = state.id
        table.stored.on_seats = self._sitting.changes
        self._sitting.changes()
        self.visits.forget(state.id)
        metrics.TABLES.set(len(self._tables))
        timers = run_timers(table, Computers(table, self.settings, self.workers))
        self._tasks[state.id] = asyncio.create_task(timers, name=f"timers of table {state.id}")
        return table

    def _made(self, state: TableState) -> Table:
        return Table(state, self.store, self, self.settings, self.clock, self.chance)

    def _drop(self, table_id: int) -> None:
        table = self._tables.pop(table_id, None)
        self._sitting.changes()
        if table and self._by_channel.get(table.state.channel_id) == table_id:
            del self._by_channel[table.state.channel_id]
        metrics.TABLES.set(len(self._tables))
        if task := self._tasks.pop(table_id, None):
            task.cancel()


log = logging.getLogger(__name__)

ALIVE_EVERY = 2.0  # seconds; downtime is known to this


async def keep_alive(store: Store, clock: Clock, deaf_since: Callable[[], float | None]) -> None:
    """Store it for ever, also after the storage has failed.

    While Discord tells nothing it is the moment since when: a process that dies before it is
    connected again gives nobody the time back in which they were not heard. The next one does.
    """
    began = clock.now()
    while True:
        try:
            deaf = deaf_since()  # 0: it never was connected
            heard = clock.now() if deaf is None else max(began, deaf)
            await store.remember(ALIVE, repr(heard))
            metrics.STORED_AT.set(clock.now())
        except StorageError as error:
            log.warning("alive_at could not be stored: %s", error)
        await clock.sleep(ALIVE_EVERY)


LAST_CLOSED = 100  # tables to whose channels something may be on its way yet


class ClosedTables:
    """What is still to be known of tables that are closed."""

    def __init__(
        self, store: Store, audience: Audience, made: Callable[[TableState], Table]
    ) -> None:
        self._store = store
        self._audience = audience
        self._made = made
        self.last: deque[TableState] = deque(maxlen=LAST_CLOSED)

    def note(self, state: TableState) -> None:
        """This table is closed now."""
        self.last.append(state)

    async def take_up(self, among: Callable[[TableState], bool] = lambda _: True) -> None:
        """Let those at tables for which this holds see that they are closed. StorageError."""
        unseen = [state for state in await self._store.unseen_tables() if among(state)]
        # of one that cannot be read it is known from the question alone
        tables = [self._made(replace(state, stage=Stage.CLOSED)) for state in unseen]
        await restore_all(tables, self._store, 0)
        for table in tables:
            self.note(table.state)
            self._audience.taken_up(table)


AT_ONCE = 100  # tables whose deals are read together


async def restore_all(
    tables: Sequence[Table], store: Store, downtime: float, alive_at: float | None = None
) -> None:
    """Restore tables whose states were read just now, as `StoredTable.restore` does one.

    All deadlines are put off in one transaction, with `alive_at` up to when: whoever is killed
    after it does not add that again.
    """
    async with contextlib.AsyncExitStack() as locks:
        for table in tables:
            await locks.enter_async_context(table.stored.lock)
        for start in range(0, len(tables), AT_ONCE):
            part = tables[start : start + AT_ONCE]
            known = await _deals(part, store)
            for table in part:
                await table.stored.load(known)
        if downtime:
            await _put_off(tables, store, downtime, alive_at)
        await _begin_activity(tables, store)
        for table in tables:
            await table.stored.finish()


async def _deals(tables: Sequence[Table], store: Store) -> dict[int, NewDeal] | None:
    """The deals that are played at these tables; None where one of them cannot be read."""
    running = [table.state.deal_id for table in tables]
    try:
        return await store.deals([deal_id for deal_id in running if deal_id is not None])
    except Unreadable:
        return None  # each reads its own, and is set aside alone


async def _put_off(
    tables: Sequence[Table], store: Store, seconds: float, alive_at: float | None
) -> None:
    served = [table.stored for table in tables if not table.aside]
    if served:
        await store.put_off([stored.state.id for stored in served], seconds, alive_at)
    for stored in served:
        ends, activity = stored.state.deadlines.later(seconds), stored.state.activity.later(seconds)
        stored.state = replace(stored.state, deadlines=ends, activity=activity)


async def _begin_activity(tables: Sequence[Table], store: Store) -> None:
    """Tables of which is not known when people were there last are taken for active now."""
    unknown = [table for table in tables if not (table.state.activity.active_at or table.aside)]
    if unknown:
        now = unknown[0].clock.now()
        activity = Activity(now, now)
        await store.note_activity([table.state.id for table in unknown], activity)
        for table in unknown:
            table.stored.state = replace(table.state, activity=activity)


class Seeking:
    """`found` is handed each that is stored. Where none is, the channel is free."""

    def __init__(
        self, store: Store, clock: Clock, found: Callable[[TableState], Awaitable[None]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._found = found
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by channel

    def look_in(self, channel_id: int) -> None:
        """Look there as soon as the storage answers."""
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._look(channel_id), name=f"seeking in {channel_id}")
            self._tasks[channel_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(channel_id))

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """To be cancelled at the end: the next start finds what is stored."""
        return tuple(self._tasks.values())

    async def _look(self, channel_id: int) -> None:
        async def look() -> None:
            if state := await self._store.table_in(channel_id):
                await self._found(state)

        what = f"channel {channel_id}: a table cannot be sought yet"
        await until_answered(self._clock, look, what)


class Sitting:
    """Found out anew when it is asked after somebody has sat down or left, which is seldom."""

    def __init__(self, tables: Mapping[int, Table]) -> None:
        self._tables = tables
        self._found: dict[Player, list[Table]] | None = None

    def at(self, player: Player) -> Sequence[Table]:
        """The tables at which this player sits, in the order in which they were opened."""
        if self._found is None:
            self._found = defaultdict(list)
            for table in self._tables.values():
                for person in table.state.seat_holders:
                    self._found[person].append(table)
        return self._found.get(player, ())

    def changes(self) -> None:
        """Somebody sits down or leaves, or there is a table more or less."""
        self._found = None
