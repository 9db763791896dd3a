"""Store of the thrones of channels, and of the people who wear a server's crown role."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    bindparam,
    delete,
    func,
    or_,
    select,
)

from bot.domain.names import first_nameless
from bot.domain.state import NO_SERVER, Result, TableState
from bot.domain.throne import (
    Throne,
    after_deal,
    has_ruler,
    home,
    ladder_of,
    named_on,
    reign,
    without,
)
from bot.standing.tallies import Counted
from bot.store.connections import mentions, upsert
from bot.store.errors import Part, reading, writing
from bot.store.result_rows import read_finished
from bot.store.schema import OPEN, crown, game_table, result, server, throne
from rules.match.match import Player

LISTS = ("standing", "seats", "champions")
HERE = select(throne).where(
    throne.c.channel_id == bindparam("of_channel"), throne.c.ladder == bindparam("of_ladder")
)  # built once, since it runs at the end of every deal


@dataclass(frozen=True)
class Crown:
    """A role that the bot gave to a person, or is about to give.

    For example, a role that is stored before and after Discord gives it::

        await store.thrones.keep_crown(guild_id, Crown(player, role_id))
        await client.http.add_role(guild_id, int(player), role_id)
        await store.thrones.keep_crown(guild_id, Crown(player, role_id, clock.now()))
    """

    player: Player
    role_id: int
    given_at: float = 0.0  # in seconds since the epoch; 0 until Discord has confirmed it


def read_throne(connection: Connection, state: TableState) -> Throne | None:
    """Return the throne for which this table plays; None if the channel has none on the ladder."""
    which = {"of_channel": home(state), "of_ladder": ladder_of(state)}
    row = connection.execute(HERE, which).mappings().first()
    return _throne(row) if row else None


def note_deal(
    connection: Connection, state: TableState, results: Collection[Result], now: float
) -> None:
    """Store the throne after a deal with these results at this table."""
    if state.guild_id == NO_SERVER or not results:
        return
    after = after_deal(read_throne(connection, state), state, results, now)
    if after is not None:
        where = {"channel_id": home(state), "ladder": ladder_of(state), "guild_id": state.guild_id}
        _keep(connection, where, after)


def recall_reign(
    connection: Connection, channel_id: int, ladder: str, since: float
) -> tuple[Throne, Throne] | None:
    """Return the throne of a channel, and the reign computed from deals since `since`.

    Voided deals do not count. Return None if the throne has no ruler, or a nameless one.
    """
    which = {"of_channel": channel_id, "of_ladder": ladder}
    row = connection.execute(HERE, which).mappings().first()
    if row is None or not has_ruler(_throne(row)):
        return None
    around = (game_table.c.channel_id == channel_id) | (game_table.c.parent_id == channel_id)
    here = result.c.channel_id.in_(select(game_table.c.channel_id).where(around))
    counted = (result.c.counted != Counted.VOIDED.value) & (result.c.ended_at >= since)
    deals = read_finished(connection, here & counted & (result.c.ladder == ladder))
    played = (([one for one, _ in each.results], each.ended_at) for each in deals.values())
    return _throne(row), reign(played)


def pass_reign(
    connection: Connection, guild_id: int, channel_id: int, ladder: str, after: Throne
) -> None:
    """Store the throne of a channel."""
    where = {"channel_id": channel_id, "ladder": ladder, "guild_id": guild_id}
    _keep(connection, where, after)


def forget_old(connection: Connection, before: float) -> bool:
    """Delete thrones whose last deal ended up to `before`; return whether there were any.

    The throne of a channel with an open table stays.
    """
    home = func.coalesce(func.nullif(game_table.c.parent_id, 0), game_table.c.channel_id)
    old = (throne.c.ended_at <= before) & throne.c.channel_id.not_in(select(home).where(OPEN))
    return connection.execute(delete(throne).where(old)).rowcount > 0


def forget_person(connection: Connection, player: Player) -> None:
    """Replace this person by a nameless player on each throne; the places of others stay."""
    for row in connection.execute(select(throne).where(_names(player))).mappings().all():
        found = _throne(row)
        after = without(found, player, first_nameless(named_on(found)))
        where = {name: row[name] for name in ("channel_id", "ladder", "guild_id")}
        _keep(connection, where, after)


def read_kept(connection: Connection, player: Player) -> list[dict[str, object]]:
    """Return the data of thrones about this person, without other people."""
    rows = connection.execute(select(throne).where(_names(player))).mappings().all()
    return [_own(row, player) for row in rows]


def read_ruler(connection: Connection, guild_id: int) -> Player:
    """Return the ruler of the server's throne that was played for last; "" if none rules."""
    here = select(throne.c.ruler).where(throne.c.guild_id == guild_id, throne.c.since > 0)
    return connection.execute(here.order_by(throne.c.ended_at.desc()).limit(1)).scalar() or ""


def read_crowns(connection: Connection, guild_id: int) -> list[Crown]:
    """Return the people who wear the crown role of this server, or a former crown role."""
    rows = connection.execute(select(crown).where(crown.c.guild_id == guild_id)).mappings()
    return [_crown(row) for row in rows]


def read_crowns_of(connection: Connection, player: Player) -> dict[int, Crown]:
    """Return the crown roles that this person wears, by server."""
    rows = connection.execute(select(crown).where(crown.c.player == player)).mappings()
    return {row["guild_id"]: _crown(row) for row in rows}


def read_crowned_servers(connection: Connection) -> list[int]:
    """Return the servers that have a crown role, or people who wear a former crown role."""
    chosen = select(server.c.guild_id).where(server.c.crown_role != 0)
    worn = select(crown.c.guild_id)
    return sorted(connection.execute(chosen.union(worn)).scalars())


def keep_crown(connection: Connection, guild_id: int, new: Crown) -> None:
    """Store a crown role that the bot gives to a person."""
    upsert(connection, crown, {"guild_id": guild_id, **asdict(new)})


def drop_crown(connection: Connection, guild_id: int, player: Player) -> None:
    """Store that this person no longer wears a role of the bot."""
    which = (crown.c.guild_id == guild_id) & (crown.c.player == player)
    connection.execute(delete(crown).where(which))


def _keep(connection: Connection, where: dict[str, object], after: Throne) -> None:
    lists = {name: list(getattr(after, name)) for name in LISTS}
    upsert(connection, throne, {**where, **asdict(after), **lists})


def _throne(row: RowMapping) -> Throne:
    values = {field.name: row[field.name] for field in fields(Throne)}
    return Throne(**values | {name: tuple(values[name]) for name in LISTS})


def _crown(row: RowMapping) -> Crown:
    return Crown(row["player"], row["role_id"], row["given_at"])


def _names(player: Player) -> ColumnElement[bool]:
    columns = (throne.c[name] for name in LISTS)
    return or_(throne.c.ruler == player, *(mentions(column, player) for column in columns))


def _own(row: RowMapping, player: Player) -> dict[str, object]:
    found = _throne(row)
    kept: dict[str, object] = {name: row[name] for name in ("channel_id", "ladder", "guild_id")}
    kept |= {"reigns": found.ruler == player, "champion": player in found.champions}
    if found.ruler == player:
        kept |= {name: row[name] for name in ("since", "deals", "nights")}
    for name, order in (("place", found.standing), ("seat", found.seats)):
        kept[name] = order.index(player) + 1 if player in order else None
    return kept | {"ended_at": found.ended_at}


class Thrones(Part):
    """Thrones and crown roles. Raises as `Store` does.

    For example, the throne for which a table plays, and the ruler of a server::

        throne = await store.thrones.of(state)
        ruler = await store.thrones.ruler(guild_id)  # "" for nobody
    """

    of = reading(read_throne)
    ruler = reading(read_ruler)
    crowns = reading(read_crowns)
    crowns_of = reading(read_crowns_of)
    crowned_servers = reading(read_crowned_servers)
    keep_crown = writing(keep_crown)
    drop_crown = writing(drop_crown)
