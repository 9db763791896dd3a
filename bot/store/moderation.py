"""Store of the bans of each server, and of the log of its hosts' and admins' actions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from bot.clock import Clock
from bot.domain.moderation import Ban, Done, LogEntry, refusal
from bot.domain.names import fingerprint, first_nameless
from bot.domain.seating import out_of_line
from bot.domain.state import NO_SERVER, TableState
from bot.store.cache import Cache
from bot.store.connections import upsert
from bot.store.errors import Part, Transactions, reading
from bot.store.schema import ban, server, server_log
from rules.match.match import Player

LOG = 100  # newest entries that are kept of each server


def _seated(table: TableState) -> set[Player]:
    seats = (seat for seat in table.seats if not (seat.computer or seat.sitting_out))
    return {*table.line, *(seat.player for seat in seats)}


def forget_person(connection: Connection, player: Player) -> None:
    """Anonymize this person's rows; their bans stay, by fingerprint and without reasons."""
    nobody = first_nameless(())
    of_person = ban.c.player == player
    for guild_id in connection.execute(select(ban.c.guild_id).where(of_person)).scalars().all():
        unnamed = {"player": fingerprint(guild_id, player), "reason": ""}
        of_server = of_person & (ban.c.guild_id == guild_id)
        connection.execute(update(ban).where(of_server).values(**unnamed))
    for column in (ban.c.by, server_log.c.by, server_log.c.whom):
        unnaming = update(column.table).where(column == player)
        connection.execute(unnaming.values(**{column.name: nobody}))


def forget_log(connection: Connection, before: float) -> bool:
    """Delete the log entries up to `before`; return whether there were any."""
    return connection.execute(delete(server_log).where(server_log.c.at <= before)).rowcount > 0


def read_kept(connection: Connection, player: Player) -> dict[str, list[dict[str, Any]]]:
    """Return the bans and log entries that name this person, without names of their authors."""
    rows_by_table: dict[str, list[dict[str, Any]]] = {}
    for table, whom in ((ban, ban.c.player), (server_log, server_log.c.whom)):
        which = or_(table.c.by == player, whom == player)
        rows = connection.execute(select(table).where(which).order_by(*table.primary_key))
        rows_by_table[table.name] = [dict(row) for row in rows.mappings()]
        for row in rows_by_table[table.name]:
            if row["by"] != player:
                del row["by"]
    return rows_by_table


def read_bans(connection: Connection, guild_id: int) -> dict[Player, Ban]:
    rows = connection.execute(select(ban).where(ban.c.guild_id == guild_id)).mappings()
    names = [field.name for field in fields(Ban)]
    return {row["player"]: Ban(**{name: row[name] for name in names}) for row in rows}


def keep_ban(connection: Connection, guild_id: int, new: Ban) -> None:
    """Store a ban in place of an earlier ban of this person, which may be under a fingerprint."""
    delete_ban(connection, guild_id, fingerprint(guild_id, new.player))
    upsert(connection, ban, {"guild_id": guild_id, **asdict(new)})


def _keep_ban(
    connection: Connection, guild_id: int, new: Ban, entry: LogEntry
) -> dict[Player, Ban]:
    keep_ban(connection, guild_id, new)
    add_entry(connection, guild_id, entry)
    return read_bans(connection, guild_id)


def _drop_ban(
    connection: Connection, guild_id: int, player: Player, entry: LogEntry
) -> dict[Player, Ban]:
    if delete_ban(connection, guild_id, player):
        add_entry(connection, guild_id, entry)
    return read_bans(connection, guild_id)


def delete_ban(connection: Connection, guild_id: int, player: Player) -> bool:
    """Delete the ban whose `Ban.player` is this id or fingerprint; return whether there was one."""
    which = (ban.c.guild_id == guild_id) & (ban.c.player == player)
    return connection.execute(delete(ban).where(which)).rowcount > 0


def add_entry(connection: Connection, guild_id: int, entry: LogEntry) -> None:
    """Add an entry to the log of a server, and delete the oldest beyond `LOG`."""
    connection.execute(insert(server_log), {"guild_id": guild_id, **asdict(entry)})
    of_server = server_log.c.guild_id == guild_id
    newest = select(server_log.c.id).where(of_server).order_by(server_log.c.id.desc())
    oldest = connection.execute(newest.offset(LOG).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(server_log).where(of_server, server_log.c.id <= oldest))


def _read_log(connection: Connection, guild_id: int) -> list[LogEntry]:
    query = select(server_log).where(server_log.c.guild_id == guild_id)
    rows = connection.execute(query.order_by(server_log.c.id.desc())).mappings()
    names = [field.name for field in fields(LogEntry)]
    read = ({name: row[name] for name in names} for row in rows)
    return [LogEntry(**{**values, "done": Done(values["done"])}) for values in read]


def _claim_ping(connection: Connection, guild_id: int, now: float, seconds: float) -> bool:
    # a ping in the future means that the clock was set back
    due = or_(server.c.pinged_at <= now - seconds, server.c.pinged_at > now)
    claiming = update(server).where(server.c.guild_id == guild_id, due)
    return connection.execute(claiming.values(pinged_at=now)).rowcount > 0


class Moderation(Part):
    """Bans, which are cached, and the server log. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        super().__init__(store)
        self._clock = clock
        self._bans: Cache[int, Mapping[Player, Ban]] = Cache(clock, known_for)
        self.caches: dict[str, Cache[Any, Any]] = {"bans": self._bans}

    async def bans(self, guild_id: int) -> list[Ban]:
        """Return the bans of this server, the newest first."""
        bans = await self._bans.read(guild_id, self._read_bans)
        return sorted(bans.values(), key=lambda entry: -entry.made_at)

    async def ban_among(self, guild_id: int, players: Collection[Player]) -> Ban | None:
        """Return the ban of one of these people on this server or everywhere, if there is one."""
        for place in (guild_id, NO_SERVER):
            bans = await self._bans.read(place, self._read_bans)
            for player in players if bans else ():
                for key in (player, fingerprint(place, player)):
                    if key in bans:
                        return bans[key]
        return None

    async def check_seats(self, after: TableState, before: TableState | None = None) -> None:
        """Raise Refusal if a person with a new seat in `after`, or new in line, is banned.

        Raises StorageError.
        """
        new = _seated(after) - (_seated(before) if before else set())
        if new and (banned := await self.ban_among(after.guild_id, new)):
            raise refusal(banned)

    async def banned_at(self, table: TableState) -> list[Player]:
        """Return the people at this table who are banned from its server. Raises StorageError."""
        people = [seat.player for seat in table.seats if not seat.computer]
        return [player for player in people if await self.ban_among(table.guild_id, [player])]

    async def welcome_in_line(self, table: TableState) -> TableState:
        """Return the table without people in the line who are banned. Raises StorageError."""
        for player in table.line:
            if await self.ban_among(table.guild_id, [player]):
                table = out_of_line(table, player)
        return table

    async def ban(self, guild_id: int, player: Player, by: Player, reason: str = "") -> None:
        """Ban a person from the tables of this server, in place of an earlier ban; log it."""
        new = Ban(player, by, self._clock.now(), reason)
        entry = LogEntry(Done.BANNED, by, player, at=new.made_at)
        await self._bans.change(guild_id, self._store.write(_keep_ban, guild_id, new, entry))

    async def lift(self, guild_id: int, player: Player, by: Player) -> None:
        """Lift the ban whose `Ban.player` is this id or fingerprint, if there is one; log it."""
        entry = LogEntry(Done.LIFTED, by, player, at=self._clock.now())
        await self._bans.change(guild_id, self._store.write(_drop_ban, guild_id, player, entry))

    async def note(self, guild_id: int, entry: LogEntry) -> None:
        """Add an action to the log of this server, dated now."""
        await self._store.write(add_entry, guild_id, replace(entry, at=self._clock.now()))

    log = reading(_read_log)

    async def claim_ping(self, guild_id: int, seconds: float) -> bool:
        """Claim the ping role's mention, free once in `seconds`; return whether it was free."""
        return await self._store.write(_claim_ping, guild_id, self._clock.now(), seconds)

    def clear_cache(self) -> None:
        """Drop the cached bans, after some were deleted or anonymized."""
        self._bans.forget_all()

    _read_bans = reading(read_bans)
