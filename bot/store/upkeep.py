"""Data retention: deletion of finished games, and of the data of servers long left."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    insert,
    select,
    union,
    update,
)

from bot.clock import Clock
from bot.domain.moderation import VOID_DAYS
from bot.domain.preferences import HISTORY_DAYS
from bot.domain.state import NO_SERVER, Stage
from bot.store import (
    commitments,
    moderation,
    operator,
    posts,
    preferences,
    proposals,
    stopped,
    thrones,
)
from bot.store import daily as daily_rows
from bot.store.display_names import DisplayNames
from bot.store.errors import Transactions
from bot.store.moderation import Moderation
from bot.store.preferences import Servers
from bot.store.ratings import Ratings
from bot.store.schema import (
    OPEN,
    absence,
    ban,
    channel_default,
    daily,
    deal,
    display_name,
    event,
    game_table,
    house_preset,
    kept,
    match_player,
    metadata,
    post,
    result,
    seat,
    server,
    server_log,
    waiting,
)

DAY = 86_400.0  # seconds
CLOSED_DAYS = 1  # until the people and messages of a closed table are deleted
DEAL_DAYS = HISTORY_DAYS  # until a deal's cards and plays are deleted, if the server chose nothing
TASK_DAYS = 30  # until a task of the operator that no process could do is deleted
DRAFT_DAYS = 1  # until rules that a person has changed without a table are deleted
LOG_DAYS = 90  # until an entry of a server's log is deleted
DM_DAYS = 90  # until an unused channel of direct messages is deleted
THRONE_DAYS = 365  # until a throne without further deals is deleted
DAILY_DAYS = 365  # until a deal of the day and its results are deleted
ABSENT_DAYS = 30  # until all data of a server that the bot has left is deleted
PAUSE_SECONDS = 0.05  # between two batches, so that plays wait for one batch at most

Batch: TypeAlias = "Callable[[Connection, float], bool]"


class Upkeep:
    """Deletion in batches; an interrupted call is continued by the next. Raises as `Store` does."""

    def __init__(
        self,
        store: Transactions,
        clock: Clock,
        servers: Servers,
        display_names: DisplayNames,
        moderation: Moderation,
        ratings: Ratings,
    ) -> None:
        self._store = store
        self._clock = clock
        self._servers = servers
        self._display_names = display_names
        self._moderation = moderation
        self._ratings = ratings

    async def note_servers(
        self, here: Collection[int], among: Callable[[int], bool] = bool
    ) -> None:
        """Store that the bot is in the servers `here`, and in no others that `among` accepts."""
        await self._store.write(note_servers, here, among, self._clock.now())

    async def note_absent(self, guild_id: int) -> None:
        """Store that the bot has been removed from this server."""
        await self._store.write(note_absent, guild_id, self._clock.now())

    async def note_present(self, guild_id: int) -> None:
        """Store that the bot is in this server: none of the server's data is to be deleted."""
        await self._store.write(note_present, guild_id)

    async def place_channels(self, server_of: Callable[[int], int | None]) -> None:
        """Store the missing servers of channels that have rules of their own."""
        placeless = await self._store.read(read_placeless)
        pairs = [(channel_id, server_of(channel_id)) for channel_id in placeless]
        placed = [(channel_id, guild_id) for channel_id, guild_id in pairs if guild_id]
        if placed:
            await self._store.write(place_channels, placed)

    async def prune(self) -> None:
        """Delete all expired data, in small transactions."""
        now = self._clock.now()
        await self._each(date_closed, now)
        await self._each(strip_closed, now - CLOSED_DAYS * DAY)
        await self._each(strip_deals, now)
        await self._each(commitments.forget_undealt, now)
        await self._each(commitments.forget_days, now - DAILY_DAYS * DAY)
        await self._each(preferences.forget_old_drafts, now - DRAFT_DAYS * DAY)
        await self._each(operator.forget_tasks, now - TASK_DAYS * DAY)
        await self._each(moderation.forget_log, now - LOG_DAYS * DAY)
        await self._each(proposals.forget_old, now - VOID_DAYS * DAY)
        await self._each(posts.forget_dm_channels, now - DM_DAYS * DAY)
        await self._each(thrones.forget_old, now - THRONE_DAYS * DAY)
        await self._each(daily_rows.forget_marks, now)
        await self._each(daily_rows.forget_old, now - DAILY_DAYS * DAY)
        while await self._store.write(forget_names):
            self._display_names.clear_cache()
            await self._clock.sleep(PAUSE_SECONDS)
        before = now - ABSENT_DAYS * DAY
        for guild_id in await self._store.read(read_absent, before):
            while await self._store.write(_purge_absent, guild_id, before):
                await self._clock.sleep(PAUSE_SECONDS)
            self._servers.clear_cache()
            self._moderation.clear_cache()

    async def _each(self, batch: Batch, moment: float) -> None:
        while await self._store.write(batch, moment):
            await self._clock.sleep(PAUSE_SECONDS)


def _purge_absent(connection: Connection, guild_id: int, before: float) -> bool:
    """Delete a batch of a server's data unless the bot has come back; return whether to go on."""
    absent = guild_id in read_absent(connection, before)
    return absent and purge_server(connection, guild_id)


KNOWN = (game_table, server, house_preset, channel_default, waiting)
BATCH = 500  # servers in one statement: SQLite takes some thousands of values


def note_servers(
    connection: Connection, here: Collection[int], among: Callable[[int], bool], now: float
) -> None:
    """Store that the bot is in the servers `here`, and in no others that `among` accepts.

    The others are servers about which data is stored. An absence that is not stored yet begins at
    `now`.
    """
    known: set[int] = set()
    for table in KNOWN:
        known.update(connection.execute(select(table.c.guild_id).distinct()).scalars())
    absent = set(connection.execute(select(absence.c.guild_id)).scalars())
    _come_back(connection, sorted(absent & set(here)))
    for guild_id in sorted(known - absent - set(here) - {0}):
        if among(guild_id):
            note_absent(connection, guild_id, now)


def note_absent(connection: Connection, guild_id: int, now: float) -> None:
    """Store that the bot has left this server; the date of a stored absence stays."""
    which = select(absence.c.since).where(absence.c.guild_id == guild_id)
    if connection.execute(which).scalar() is None:
        connection.execute(insert(absence), {"guild_id": guild_id, "since": now})


def note_present(connection: Connection, guild_id: int) -> None:
    """Store that the bot is in this server."""
    _come_back(connection, [guild_id])


def read_absent(connection: Connection, before: float) -> Sequence[int]:
    """Return the servers that the bot left up to `before`, except those with an open table."""
    playing = exists().where((game_table.c.guild_id == absence.c.guild_id) & OPEN)
    which = select(absence.c.guild_id).where(absence.c.since <= before, ~playing)
    return connection.execute(which.order_by(absence.c.guild_id)).scalars().all()


def place_channels(connection: Connection, servers: Collection[tuple[int, int]]) -> None:
    """Store the servers of channels, as pairs (channel, server), where they are missing."""
    for channel_id, guild_id in servers:
        which = (channel_default.c.channel_id == channel_id) & (channel_default.c.guild_id == 0)
        connection.execute(update(channel_default).where(which).values(guild_id=guild_id))


def read_placeless(connection: Connection) -> Sequence[int]:
    """Return the channels with rules of their own whose server is not known."""
    which = select(channel_default.c.channel_id).where(channel_default.c.guild_id == 0)
    return connection.execute(which).scalars().all()


def _come_back(connection: Connection, guilds: Sequence[int]) -> None:
    for start in range(0, len(guilds), BATCH):
        some = guilds[start : start + BATCH]
        connection.execute(delete(absence).where(absence.c.guild_id.in_(some)))


TABLES, DEALS = 100, 20  # most tables and most deals of a batch
STRIPPED: dict[str, object] = {  # of a stripped table, which keeps its server, channel and preset
    "host": "",
    "closed_by": "",
    "host_before": "",
    "given_by": [],
    "changed": {},
    "saved": [],
    "dealer": None,
    "plan": {},
    "votes": {},
    "drafts": [],
    "carries": "",
    "champions": [],
    "next_secret": "",
    "words": {},
    "daily": "",
    "stop": [],
}
STRIPPED_DEAL: dict[str, object] = {
    "seed": "",
    "players": [],
    "choices": {},
    "words": [],
    "terms": {},
    "voided": {},
    "host": "",
}
OF_SERVER = [
    table
    for table in metadata.sorted_tables
    if "guild_id" in table.c and table not in (game_table, result)
]
CLOSED = game_table.c.stage == Stage.CLOSED.value


def date_closed(connection: Connection, now: float) -> bool:
    """Set the closing time of tables closed since the last call; return whether there were any."""
    tables = _tables(connection, CLOSED & game_table.c.closed_at.is_(None))
    dating = update(game_table).where(game_table.c.id.in_(tables))
    connection.execute(dating.values(closed_at=now))
    return bool(tables)


def strip_closed(connection: Connection, before: float) -> bool:
    """Delete the people and messages of some tables that were closed up to `before`.

    A table without deals is deleted entirely. Return whether there were any such tables.
    """
    old = CLOSED & (game_table.c.closed_at <= before)
    tables = _tables(connection, old & (game_table.c.host != ""))
    strip_tables(connection, tables)
    empty = ~exists().where(deal.c.table_id == game_table.c.id)
    unplayed = _tables(connection, old & (game_table.c.host == "") & empty)
    connection.execute(delete(game_table).where(game_table.c.id.in_(unplayed)))
    return bool(tables or unplayed)


def strip_tables(connection: Connection, tables: Sequence[int]) -> None:
    """Delete the people of these closed tables; server, channel and preset stay."""
    _forget_people(connection, tables)
    stripping = update(game_table).where(game_table.c.id.in_(tables))
    connection.execute(stripping.values(**STRIPPED))


def strip_deals(connection: Connection, now: float) -> bool:
    """Delete the cards and plays of some old deals that no person keeps.

    Each server chooses the number of days until then; with 0, its finished deals stay, and dropped
    deals go after the usual number. The fingerprints of the deals' shuffles go as well. Deals
    without results go entirely. Results of private tables go as well, since no leaderboard shows
    them. The deal that an open table names stays whole, since the next start restores it. Return
    whether there were any such deals.
    """
    named = select(game_table.c.deal_id).where(OPEN & game_table.c.deal_id.is_not(None))
    chosen = func.coalesce(server.c.history_days, DEAL_DAYS)
    days = func.coalesce(func.nullif(chosen, 0), DEAL_DAYS)
    broken_off = deal.c.ended_at.is_(None) & (deal.c.started_at <= now - days * DAY)
    over = (chosen > 0) & (deal.c.ended_at <= now - chosen * DAY) | broken_off
    old = (
        select(deal.c.id)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .outerjoin(server, server.c.guild_id == game_table.c.guild_id)
        .where(deal.c.seed != "", over, deal.c.id.not_in(named))
        .where(deal.c.id.not_in(select(kept.c.deal_id)))
    )
    ids = connection.execute(old.order_by(deal.c.id).limit(DEALS)).scalars().all()
    terms = connection.execute(select(deal.c.terms).where(deal.c.id.in_(ids))).scalars()
    commitments.forget(
        connection, [stored_terms["key"] for stored_terms in terms if "key" in stored_terms]
    )
    counted = (result.c.guild_id != NO_SERVER) & result.c.deal_id.in_(ids)
    results = _rows(connection, result, counted)
    deals = _rows(connection, deal, deal.c.id.in_({row["deal_id"] for row in results}))
    # a row made smaller in place would leave its bytes in its page of the file
    stopped.forget(connection, ids)
    for key in (event.c.deal_id, result.c.deal_id, deal.c.id):
        connection.execute(delete(key.table).where(key.in_(ids)))
    if deals:
        connection.execute(insert(deal), [row | STRIPPED_DEAL for row in deals])
        connection.execute(insert(result), results)
    return bool(ids)


def forget_names(connection: Connection) -> bool:
    """Delete some display names of people named in no table, result, saved rules, ban or log.

    About these people, at most preferences and the wish to know of new tables are stored. Return
    whether there were any.
    """
    named = [
        select(column)
        for column in (
            seat.c.player,
            match_player.c.player,
            result.c.player,
            daily.c.player,
            house_preset.c.author,
            game_table.c.host,
            game_table.c.closed_by,
            game_table.c.host_before,
            ban.c.player,
            ban.c.by,
            server_log.c.by,
            server_log.c.whom,
        )
    ]
    unused = display_name.c.player.not_in(union(*named))
    some = select(display_name.c.player).where(unused).distinct().limit(TABLES)
    players = connection.execute(some).scalars().all()
    connection.execute(delete(display_name).where(display_name.c.player.in_(players)))
    return bool(players)


def purge_server(connection: Connection, guild_id: int) -> bool:
    """Delete a batch of this server's data: deals with results first, then tables, then the rest.

    Return whether deals or tables were deleted; after False, nothing is left.
    """
    tables = select(game_table.c.id).where(game_table.c.guild_id == guild_id)
    of_server = select(deal.c.id).where(deal.c.table_id.in_(tables))
    deals = connection.execute(of_server.limit(DEALS)).scalars().all()
    for of_deal in (event, result, kept):
        connection.execute(delete(of_deal).where(of_deal.c.deal_id.in_(deals)))
    connection.execute(delete(deal).where(deal.c.id.in_(deals)))
    if deals:
        return True
    tables_left = _tables(connection, game_table.c.guild_id == guild_id)
    _forget_people(connection, tables_left)
    connection.execute(delete(game_table).where(game_table.c.id.in_(tables_left)))
    if not tables_left:
        for table in OF_SERVER:
            connection.execute(delete(table).where(table.c.guild_id == guild_id))
    return bool(tables_left)


def _tables(connection: Connection, which: ColumnElement[bool]) -> Sequence[int]:
    some = select(game_table.c.id).where(which).order_by(game_table.c.id).limit(TABLES)
    return connection.execute(some).scalars().all()


def _rows(
    connection: Connection, table: Table, which: ColumnElement[bool]
) -> list[dict[str, object]]:
    rows = connection.execute(select(table).where(which)).mappings()
    return [dict(row) for row in rows]


def _forget_people(connection: Connection, tables: Sequence[int]) -> None:
    for of_table in (seat, match_player, post):
        connection.execute(delete(of_table).where(of_table.c.table_id.in_(tables)))
