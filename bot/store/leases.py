"""The part of the store by which processes agree who does what only one of them may do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    cast,
    delete,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.store import posts
from bot.store.errors import Transactions
from bot.store.schema import lease


class Leases:
    """Those of one process, `holder`, for so many seconds each time. Raises as `Store` does."""

    def __init__(self, store: Transactions, holder: str, seconds: float) -> None:
        self._store = store
        self.holder = holder
        self.seconds = seconds

    async def take(self, names: Collection[str], most: int | None = None) -> dict[str, float]:
        """Take those that nobody holds, so many at most.

        Each with the seconds since anybody who held it did anything; where nobody ever held it,
        since a bot ran.
        """
        most = len(names) if most is None else most
        return await self._store.write(take, names, self.holder, self.seconds, most)

    async def idle(self, name: str) -> float:
        """For how many seconds whoever held this one last has done nothing; 0: it never was."""
        return await self._store.read(read_idle, name)

    async def renew(self, idle: Mapping[str, float] | None = None) -> set[str]:
        """Go on holding what is held; the names of all that is.

        For so many seconds some have done nothing, which whoever takes them next is told.
        """
        return await self._store.write(renew, self.holder, self.seconds, idle or {})

    async def release(self, names: Collection[str]) -> None:
        """Others may have these now."""
        await self._store.write(release, self.holder, names)

    async def held(self, prefix: str) -> dict[str, str]:
        """Who holds those whose names begin so, by these names in their order."""
        return await self._store.read(read_held, prefix)

    async def forget_dead(self, prefix: str) -> None:
        """Forget those that begin so and that nobody has held for a day."""
        await self._store.write(forget_dead, prefix)


DAY_OF_1970, DAY_SECONDS = 2_440_587.5, 86_400.0  # as SQLite counts days


def take(
    connection: Connection, names: Collection[str], holder: str, seconds: float, most: int
) -> dict[str, float]:
    """Take so many of these leases that nobody holds, in the order of their names.

    Each with the seconds since it was last renewed; where nobody ever had it, since any was, or
    since a bot was alone.
    """
    now = read_now(connection)
    kept = select(lease).where(lease.c.name.in_(names))
    rows = {row["name"]: row for row in connection.execute(kept).mappings()}
    alive_at, taken = read_last_alive(connection), dict[str, float]()
    for name in sorted(names):  # in one order, lest two processes lock each other out
        row = rows.get(name)
        if len(taken) == most:
            break
        if row is not None and row["until"] > now:
            continue
        last = row["renewed_at"] if row is not None else alive_at or now
        if _take(connection, name, holder, last, now, seconds):
            taken[name] = max(0.0, now - last)
    return taken


def _take(
    connection: Connection, name: str, holder: str, last: float, now: float, seconds: float
) -> bool:
    row = {"name": name, "holder": holder, "renewed_at": last, "until": now + seconds}
    postgres = connection.dialect.name == "postgresql"
    insert = postgresql.insert(lease) if postgres else sqlite.insert(lease)
    free = insert.values(row).on_conflict_do_update(
        lease.primary_key, set_=row, where=lease.c.until <= now
    )
    return connection.execute(free.returning(lease.c.name)).scalar() is not None


def renew(
    connection: Connection, holder: str, seconds: float, idle: Mapping[str, float]
) -> set[str]:
    """Go on holding whatever nobody else has taken meanwhile; the names of that.

    Those that have done nothing for so many seconds are as good as not renewed since.
    """
    now = read_now(connection)
    mine = update(lease).where(lease.c.holder == holder)
    renewed = mine.values(renewed_at=now, until=now + seconds).returning(lease.c.name)
    kept = set(connection.execute(renewed).scalars())
    for name in sorted(kept & idle.keys()):
        one = mine.where(lease.c.name == name)
        connection.execute(one.values(renewed_at=now - idle[name]))
    return kept


def release(connection: Connection, holder: str, names: Collection[str]) -> None:
    """Hold these no more: anybody may take them at once."""
    now = read_now(connection)
    mine = (lease.c.holder == holder) & lease.c.name.in_(names)
    connection.execute(update(lease).where(mine).values(holder="", until=now))


def forget_dead(connection: Connection, prefix: str) -> None:
    """Forget the names that begin so and that nobody has held for a day."""
    old = lease.c.until < read_now(connection) - DAY_SECONDS
    named = lease.c.name.startswith(prefix, autoescape=True)
    connection.execute(delete(lease).where(old, named))


def read_held(connection: Connection, prefix: str) -> dict[str, str]:
    """The holders of those whose names begin so, by these names in their order."""
    now = read_now(connection)
    which = lease.c.name.startswith(prefix, autoescape=True) & (lease.c.until > now)
    wanted = select(lease.c.name, lease.c.holder).where(which).order_by(lease.c.name)
    return {name: holder for name, holder in connection.execute(wanted)}


def read_idle(connection: Connection, name: str) -> float:
    """Seconds since this one was last renewed; 0 where it never was taken."""
    last = connection.execute(select(lease.c.renewed_at).where(lease.c.name == name)).scalar()
    return 0.0 if last is None else max(0.0, read_now(connection) - last)


def read_last_alive(connection: Connection) -> float:
    """When a bot last served anything, alone or as one of several; 0 if none ever did."""
    alone = float(posts.recall(connection, posts.ALIVE) or 0.0)
    latest = connection.execute(select(func.max(lease.c.renewed_at))).scalar()
    return max(alone, latest or 0.0)


def read_now(connection: Connection) -> float:
    """What time it is by the one clock that all processes share, in seconds since 1970."""
    moment: ColumnElement[float]
    if connection.dialect.name == "postgresql":
        moment = cast(func.extract("epoch", func.clock_timestamp()), Double)
    else:
        moment = (func.julianday("now") - literal(DAY_OF_1970)) * literal(DAY_SECONDS)
    return float(connection.execute(select(moment)).scalar_one())
