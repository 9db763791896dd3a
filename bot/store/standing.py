"""Store of standings: the order of a server's deals, seasons, and the tallies of people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Insert,
    RowMapping,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.domain.preferences import ServerSettings
from bot.domain.state import NO_SERVER
from bot.standing.seasons import Season, SeasonKind, following
from bot.standing.tallies import (
    COLUMNS,
    Finished,
    Scope,
    Tally,
    spans,
    then,
)
from bot.store.schema import deal, season, server, tally
from rules.match.match import Player

TALLY = [tally.c[name] for name in COLUMNS]
SOME = select(tally.c.season, tally.c.channel_id, tally.c.player, *TALLY).where(
    tally.c.guild_id == bindparam("of_guild"),
    tally.c.ladder == bindparam("of_ladder"),
    tally.c.season.in_(bindparam("seasons", expanding=True)),
    tally.c.channel_id.in_(bindparam("channels", expanding=True)),
    tally.c.player.in_(bindparam("players", expanding=True)),
)  # built once, since it runs at the end of every deal


@dataclass(frozen=True)
class Turn:
    """Place of a deal in its server's order, and what the server says of it."""

    seq: int | None  # None on no server
    season: int = 0
    rates_custom: bool = False


def take_turn(connection: Connection, guild_id: int, now: float) -> Turn:
    """Take the next number of a server, and find the season of a deal that ends now.

    The lock of the server's row orders the deals of a server until the transaction ends.
    """
    if guild_id == NO_SERVER:
        return Turn(None)
    row = lock(connection, guild_id, 1)
    number = begin_season(connection, guild_id, SeasonKind(row["season_kind"]), row["zone"], now)
    return Turn(row["standing_seq"], number, row["rates_custom"])


def lock(connection: Connection, guild_id: int, deals: int = 0) -> RowMapping:
    """Lock the row of a server, which is created if it is missing; count deals that end."""
    columns = server.c
    taking = update(server).where(columns.guild_id == guild_id)
    taken = taking.values(standing_seq=columns.standing_seq + deals).returning(
        columns.standing_seq, columns.season_kind, columns.zone, columns.rates_custom
    )
    row = connection.execute(taken).mappings().first()
    if row is not None:
        return row
    newest = connection.execute(select(func.max(deal.c.id))).scalar() or 0
    chosen = asdict(ServerSettings())
    lists = {name: list(chosen[name]) for name in ("families", "channels")}
    values = {name: getattr(value, "value", value) for name, value in chosen.items()}
    new = {"guild_id": guild_id, **values, **lists, "standing_seq": newest}
    connection.execute(_inserting(connection.dialect.name, server).on_conflict_do_nothing(), new)
    return connection.execute(taken).mappings().one()


def begin_season(
    connection: Connection, guild_id: int, kind: SeasonKind, zone: str, now: float
) -> int:
    """Return the number of the present season, which begins if the last one is over.

    A season that is over without a deal becomes the present one: none is empty.
    """
    last = read_last_season(connection, guild_id)
    if last is not None and last.has(now):
        return last.number
    new = following(last, kind, zone, now)
    if last is None or last.closed_at is not None or is_played(connection, guild_id, last.number):
        connection.execute(insert(season), {"guild_id": guild_id, **asdict(new)})
        return new.number
    write_season(connection, guild_id, replace(new, number=last.number))
    return last.number


def is_played(connection: Connection, guild_id: int, number: int) -> bool:
    """Whether a deal counts in this season."""
    which = (tally.c.guild_id == guild_id) & (tally.c.season == number)
    return connection.execute(select(tally.c.player).where(which).limit(1)).first() is not None


def write_season(connection: Connection, guild_id: int, new: Season) -> None:
    """Store a season in place of the one of its number."""
    which = (season.c.guild_id == guild_id) & (season.c.number == new.number)
    connection.execute(update(season).where(which).values(asdict(new)))


def read_seasons(connection: Connection, guild_id: int) -> list[Season]:
    """Return the seasons of a server, the newest first."""
    which = select(*_of_season()).where(season.c.guild_id == guild_id)
    rows = connection.execute(which.order_by(season.c.number.desc()))
    return [Season(*row) for row in rows]


def read_last_season(connection: Connection, guild_id: int) -> Season | None:
    """Return the newest season of a server; None before its first deal."""
    which = select(*_of_season()).where(season.c.guild_id == guild_id)
    row = connection.execute(which.order_by(season.c.number.desc()).limit(1)).first()
    return Season(*row) if row else None


@cache
def _of_season() -> tuple[Any, ...]:
    return tuple(season.c[name] for name in Season.__dataclass_fields__)


def read_tallies(
    connection: Connection, keys: Iterable[tuple[Scope, Player]]
) -> dict[tuple[Scope, Player], Tally]:
    """Return the stored tallies of these people on these boards, without those not stored."""
    wanted = set(keys)
    groups: dict[tuple[int, str], set[tuple[Scope, Player]]] = defaultdict(set)
    for scope, player in wanted:
        groups[scope.guild_id, scope.ladder].add((scope, player))
    found: dict[tuple[Scope, Player], Tally] = {}
    for (guild_id, ladder), some in groups.items():
        which = {
            "of_guild": guild_id,
            "of_ladder": ladder,
            "seasons": [*{scope.season for scope, _ in some}],
            "channels": [*{scope.channel_id for scope, _ in some}],
            "players": [*{player for _, player in some}],
        }
        for number, channel_id, player, *numbers in connection.execute(SOME, which):
            key = Scope(guild_id, channel_id, ladder, number), player
            if key in wanted:
                found[key] = Tally(*numbers)
    return found


def read_tallies_of(connection: Connection, guild_id: int, player: Player) -> dict[Scope, Tally]:
    """Return all tallies of a person on a server."""
    # the sum keeps SQLite from reading all people of the server by the primary key
    which = (tally.c.player == player) & (tally.c.guild_id + 0 == guild_id)
    own = (tally.c.ladder, tally.c.season, tally.c.channel_id)
    return {
        Scope(guild_id, channel_id, ladder, number): Tally(*numbers)
        for ladder, number, channel_id, *numbers in connection.execute(
            select(*own, *TALLY).where(which)
        )
    }


def write_tallies(connection: Connection, tallies: Mapping[tuple[Scope, Player], Tally]) -> None:
    """Store tallies in place of those of equal key."""
    rows = [
        {
            "guild_id": scope.guild_id,
            "ladder": scope.ladder,
            "season": scope.season,
            "channel_id": scope.channel_id,
            "player": player,
            **vars(one),
        }
        for (scope, player), one in sorted(tallies.items(), key=_order)
    ]
    if rows:
        connection.execute(_replacing(connection.dialect.name), rows)


@cache  # built once, since it runs at the end of every deal
def _replacing(dialect: str) -> Insert:
    new = _inserting(dialect, tally)
    changed = {name: new.excluded[name] for name in COLUMNS}
    return new.on_conflict_do_update(tally.primary_key, set_=changed)


def _order(one: tuple[tuple[Scope, Player], Tally]) -> tuple[object, ...]:
    scope, player = one[0]
    return scope.guild_id, scope.ladder, scope.season, scope.channel_id, player


def prepend(connection: Connection, deals: Iterable[Finished]) -> None:
    """Add deals that ended before all that the tallies hold, the earliest first."""
    new = spans(deals)
    for guild_id in sorted({scope.guild_id for scope, _ in new}):
        lock(connection, guild_id)
    later = read_tallies(connection, new)
    write_tallies(
        connection,
        {key: then(one, later[key]) if key in later else one for key, one in new.items()},
    )


def _inserting(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
