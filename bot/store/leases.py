"""Leases: one process at most holds a lease at a time; times are of the database's clock."""

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
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.schema import lease

DAY_OF_1970, DAY_SECONDS = 2_440_587.5, 86_400.0  # Julian day of the epoch, as SQLite counts days


def take(
    connection: Connection, names: Collection[str], holder: str, seconds: float, most: int
) -> dict[str, float]:
    """Take at most `most` of these leases that no process holds, in the order of their names.

    Return the taken leases by name, each with the seconds since its last renewal. For a lease that
    was never held, these are the seconds since a bot was last alive, or 0.
    """
    now = read_now(connection)
    kept = select(lease).where(lease.c.name.in_(names))
    rows = {row["name"]: row for row in connection.execute(kept).mappings()}
    alive_at, taken = read_last_alive(connection), dict[str, float]()
    for name in sorted(names):  # in the same order in all processes, against deadlocks
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
    """Renew the leases of `holder` that no other process has taken; return their names.

    `idle` gives seconds for some names: such a lease counts as last renewed so long ago.
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
    """Release these leases: another process may take them at once."""
    now = read_now(connection)
    mine = (lease.c.holder == holder) & lease.c.name.in_(names)
    connection.execute(update(lease).where(mine).values(holder="", until=now))


def forget_dead(connection: Connection, prefix: str) -> None:
    """Delete the leases with this prefix that no process has held for a day."""
    old = lease.c.until < read_now(connection) - DAY_SECONDS
    named = lease.c.name.startswith(prefix, autoescape=True)
    connection.execute(delete(lease).where(old, named))


def read_held(connection: Connection, prefix: str) -> dict[str, str]:
    """Return the holder of each held lease with this prefix, sorted by the lease's name."""
    now = read_now(connection)
    which = lease.c.name.startswith(prefix, autoescape=True) & (lease.c.until > now)
    wanted = select(lease.c.name, lease.c.holder).where(which).order_by(lease.c.name)
    return {name: holder for name, holder in connection.execute(wanted)}


def read_idle(connection: Connection, name: str) -> float:
    """Return the seconds since the lease was last renewed; 0 if it was never held."""
    last = connection.execute(select(lease.c.renewed_at).where(lease.c.name == name)).scalar()
    return 0.0 if last is None else max(0.0, read_now(connection) - last)


def read_last_alive(connection: Connection) -> float:
    """Return the moment at which a bot was last alive, in seconds since 1970; 0 if never."""
    alone = float(posts.recall(connection, posts.ALIVE) or 0.0)
    latest = connection.execute(select(func.max(lease.c.renewed_at))).scalar()
    return max(alone, latest or 0.0)


def read_now(connection: Connection) -> float:
    """Return the time of the database's clock, which all processes share: seconds since 1970."""
    moment: ColumnElement[float]
    if connection.dialect.name == "postgresql":
        moment = cast(func.extract("epoch", func.clock_timestamp()), Double)
    else:
        moment = (func.julianday("now") - literal(DAY_OF_1970)) * literal(DAY_SECONDS)
    return float(connection.execute(select(moment)).scalar_one())


class Leases(Part):
    """Leases of the process `holder`, each taken for `seconds`. Raises as `Store` does."""

    def __init__(self, store: Transactions, holder: str, seconds: float) -> None:
        super().__init__(store)
        self.holder = holder
        self.seconds = seconds

    async def take(self, names: Collection[str], most: int | None = None) -> dict[str, float]:
        """Take at most `most` of these leases, or all of them, as far as no process holds them.

        Return the taken leases by name, each with the seconds since its last holder was active. For
        a lease that was never held, these are the seconds since a bot ran.
        """
        most = len(names) if most is None else most
        return await self._store.write(take, names, self.holder, self.seconds, most)

    idle = reading(read_idle)

    async def renew(self, idle: Mapping[str, float] | None = None) -> set[str]:
        """Renew all leases held; return their names.

        `idle` gives the seconds without activity of some leases, for the answer of `take` to the
        next holder.
        """
        return await self._store.write(renew, self.holder, self.seconds, idle or {})

    async def release(self, names: Collection[str]) -> None:
        """Release these leases for other processes."""
        await self._store.write(release, self.holder, names)

    held = reading(read_held)

    forget_dead = writing(forget_dead)
