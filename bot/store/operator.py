"""Store of the operator's orders from the command line, which a running bot carries out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Column, Connection, delete, exists, select

from bot.clock import Clock
from bot.domain.moderation import Ban
from bot.domain.names import fingerprint
from bot.domain.state import NO_SERVER
from bot.store import moderation
from bot.store.connections import upsert
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.posts import recall, remember
from bot.store.schema import ban, blocked_server, metadata, operator_task
from rules.match.match import Player

ANNOUNCEMENT = "announcement"  # key of the fact with the text
LONGEST = 200  # characters of an announcement
SERVERS = [table.c.guild_id for table in metadata.sorted_tables if "guild_id" in table.c]
PEOPLE = [
    table.c.player
    for table in metadata.sorted_tables
    if "player" in table.c and table is not ban  # a block is a ban
]


class Do(StrEnum):
    """Kind of a task that is done once, by the process that can do it."""

    LEAVE = "leave"  # a server, given by id
    ERASE = "erase"  # the data of a person, given by id


@dataclass(frozen=True)
class Orders:
    """All orders in force. Ids are those of Discord; `tasks` are not done yet, oldest first."""

    announcement: str = ""  # shown at every table
    servers: frozenset[int] = frozenset()  # blocked ones
    people: frozenset[Player] = frozenset()  # blocked ones
    tasks: tuple[tuple[Do, str], ...] = ()


def _read(connection: Connection) -> Orders:
    servers = connection.execute(select(blocked_server.c.server_id)).scalars()
    tasks = select(operator_task.c.kind, operator_task.c.subject).order_by(operator_task.c.made_at)
    return Orders(
        recall(connection, ANNOUNCEMENT) or "",
        frozenset(servers),
        frozenset(moderation.read_bans(connection, NO_SERVER)),
        tuple((Do(kind), subject) for kind, subject in connection.execute(tasks)),
    )


def _done(connection: Connection, kind: Do, subject: str) -> None:
    which = (operator_task.c.kind == kind.value) & (operator_task.c.subject == subject)
    connection.execute(delete(operator_task).where(which))


def forget_tasks(connection: Connection, before: float) -> bool:
    """Delete tasks ordered up to `before`, which no process could do; return whether any were."""
    old = delete(operator_task).where(operator_task.c.made_at <= before)
    return connection.execute(old).rowcount > 0


def _order(connection: Connection, kind: Do, subject: str, now: float) -> None:
    row = {"kind": kind.value, "subject": subject, "made_at": now}
    upsert(connection, operator_task, row)


def _block_server(connection: Connection, guild_id: int, reason: str, now: float) -> None:
    upsert(connection, blocked_server, {"server_id": guild_id, "reason": reason, "made_at": now})


def _unblock_server(connection: Connection, guild_id: int) -> bool:
    which = blocked_server.c.server_id == guild_id
    return connection.execute(delete(blocked_server).where(which)).rowcount > 0


def _unblock_person(connection: Connection, player: Player) -> bool:
    # after the deletion of the person's data, the block is stored by fingerprint
    keys = player, fingerprint(NO_SERVER, player)
    return any([moderation.delete_ban(connection, NO_SERVER, key) for key in keys])


def _blocked_servers(connection: Connection) -> Sequence[Any]:
    return connection.execute(select(blocked_server).order_by(blocked_server.c.made_at)).all()


def _occurs(connection: Connection, columns: Sequence[Column[Any]], value: int | str) -> bool:
    """Whether a row of any of these columns has this value."""
    rows = (select(exists().where(column == value)) for column in columns)
    return any(connection.execute(row).scalar() for row in rows)


class Operator(Part):
    """Orders of the operator. Raises as `Store` does.

    A blocked person is banned from the tables of all servers, and of practice: a `Ban` on server
    NO_SERVER. The bot leaves a blocked server, also after a new invitation.
    """

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock

    orders = reading(_read)
    done = writing(_done)
    unblock_server = writing(_unblock_server)
    blocked_servers = reading(_blocked_servers)

    async def order(self, kind: Do, subject: str) -> None:
        """Order a task; a second order of the same task only renews its date."""
        await self._store.write(_order, kind, subject, self._clock.now())

    async def block_server(self, guild_id: int, reason: str) -> None:
        """Block a server, also one that the bot is not in."""
        await self._store.write(_block_server, guild_id, reason, self._clock.now())

    async def block_person(self, player: Player, reason: str) -> None:
        """Block a person everywhere."""
        new = Ban(player, "", self._clock.now(), reason)
        await self._store.write(moderation.keep_ban, NO_SERVER, new)

    async def unblock_person(self, player: Player) -> bool:
        """Lift the block of a person; return whether there was one."""
        return await self._store.write(_unblock_person, player)

    async def blocked_people(self) -> list[Ban]:
        """Return the blocks of people, the oldest first."""
        bans = await self._store.read(moderation.read_bans, NO_SERVER)
        return sorted(bans.values(), key=lambda entry: entry.made_at)

    async def knows_server(self, guild_id: int) -> bool:
        """Whether anything is stored about this server, a block aside."""
        return await self._store.read(_occurs, SERVERS, guild_id)

    async def knows_person(self, player: Player) -> bool:
        """Whether anything is stored about this person, bans aside."""
        return await self._store.read(_occurs, PEOPLE, player)

    async def announce(self, text: str) -> None:
        """Store the line that is shown at every table; "" shows none."""
        await self._store.write(remember, ANNOUNCEMENT, text)
