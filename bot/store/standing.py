"""Store of standings: the order of a server's deals, seasons, and the tallies of people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    bindparam,
    case,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.domain.preferences import ServerSettings
from bot.domain.state import NO_SERVER
from bot.standing.ratings import METHOD
from bot.standing.seasons import Season, SeasonKind, day_begins, following
from bot.standing.tallies import COLUMNS, SUMS, Counted, Scope, Tally
from bot.store.connections import Rows, write_rows
from bot.store.schema import FIRST, deal, played, result, season, server, tally
from rules.match.match import Player

Columns: TypeAlias = Mapping[str, Any] | Any  # columns of a table by name
TALLY = [tally.c[name] for name in COLUMNS]
KEY = ("guild_id", "ladder", "season", "channel_id", "player")
ZERO: ColumnElement[int] = literal_column("0")
LATEST = ("mu", "sigma", "peak")  # taken from the later of two tallies, if it has a rating
# Built once, since they run at the end of every deal.
TAKEN = (
    update(server)
    .where(server.c.guild_id == bindparam("of_guild"))
    .values(standing_seq=server.c.standing_seq + bindparam("ended"))
    .returning(server.c.standing_seq, server.c.season_kind, server.c.zone, server.c.rates_custom)
)
LAST_SEASON = (
    select(*(season.c[name] for name in Season.__dataclass_fields__))
    .where(season.c.guild_id == bindparam("of_guild"))
    .order_by(season.c.number.desc())
    .limit(1)
)


@dataclass(frozen=True)
class Turn:
    """Place of a deal in its server's order, with the season and settings that hold for it."""

    seq: int | None  # None without a server
    season: int = 0
    rates_custom: bool = False
    day: float = 0.0  # begin of the server's day, in seconds since the epoch


def take_turn(connection: Connection, guild_id: int, now: float) -> Turn:
    """Take the next place in a server's order for a deal that ends now, and find its season.

    The lock of the server's row orders the deals of a server until the transaction ends.
    """
    if guild_id == NO_SERVER:
        return Turn(None)
    row = lock(connection, guild_id, 1)
    number = begin_season(connection, guild_id, SeasonKind(row["season_kind"]), row["zone"], now)
    day = day_begins(row["zone"], now)
    return Turn(row["standing_seq"], number, row["rates_custom"], day)


def lock(connection: Connection, guild_id: int, deals: int = 0) -> RowMapping:
    """Lock and return a server's row, created if it is missing; `deals` is added to its counter."""
    which = {"of_guild": guild_id, "ended": deals}
    row = connection.execute(TAKEN, which).mappings().first()
    if row is not None:
        return row
    newest = connection.execute(select(func.max(deal.c.id))).scalar() or 0
    chosen = asdict(ServerSettings())
    lists = {name: list(chosen[name]) for name in ("families", "channels")}
    values = {name: getattr(value, "value", value) for name, value in chosen.items()}
    new = {"guild_id": guild_id, **values, **lists, "standing_seq": newest}
    new["rating_method"] = METHOD
    connection.execute(_inserting(connection.dialect.name, server).on_conflict_do_nothing(), new)
    return connection.execute(TAKEN, which).mappings().one()


def begin_season(
    connection: Connection, guild_id: int, kind: SeasonKind, zone: str, now: float
) -> int:
    """Return the number of the present season, which begins if the last one is over.

    If no deal counts in the last season, or could be restored to it, the present season takes its
    place and number.
    """
    last = read_last_season(connection, guild_id)
    if last is not None and last.has(now):
        return last.number
    new = following(last, kind, zone, now)
    if last is None or last.closed_at is not None or _has_deals(connection, guild_id, last):
        connection.execute(insert(season), {"guild_id": guild_id, **asdict(new)})
        return new.number
    write_season(connection, guild_id, replace(new, number=last.number))
    return last.number


def is_played(connection: Connection, guild_id: int, number: int) -> bool:
    """Whether a deal counts in this season."""
    which = (tally.c.guild_id == guild_id) & (tally.c.season == number)
    return connection.execute(select(tally.c.player).where(which).limit(1)).first() is not None


def _has_deals(connection: Connection, guild_id: int, last: Season) -> bool:
    """Whether a deal counts in this season, or may be restored to it."""
    if is_played(connection, guild_id, last.number):
        return True
    own = (result.c.guild_id == guild_id) & (result.c.season == last.number) & FIRST
    voided = own & (result.c.counted == Counted.VOIDED.value)
    some = select(result.c.deal_id).where(voided, result.c.ended_at >= last.begins_at)
    return connection.execute(some.limit(1)).first() is not None


def write_season(connection: Connection, guild_id: int, new: Season) -> None:
    """Store a season in place of the stored season with its number."""
    which = (season.c.guild_id == guild_id) & (season.c.number == new.number)
    connection.execute(update(season).where(which).values(asdict(new)))


def read_seasons(connection: Connection, guild_id: int) -> list[Season]:
    """Return the seasons of a server, the newest first."""
    columns = (season.c[name] for name in Season.__dataclass_fields__)
    which = select(*columns).where(season.c.guild_id == guild_id)
    rows = connection.execute(which.order_by(season.c.number.desc()))
    return [Season(*row) for row in rows]


def read_last_season(connection: Connection, guild_id: int) -> Season | None:
    """Return the newest season of a server; None before its first deal."""
    row = connection.execute(LAST_SEASON, {"of_guild": guild_id}).first()
    return Season(*row) if row else None


def read_tallies_of(connection: Connection, guild_id: int, player: Player) -> dict[Scope, Tally]:
    """Return all tallies of a person on a server."""
    # `+ 0` keeps SQLite from the primary key, by which it would read the whole server
    which = (tally.c.player == player) & (tally.c.guild_id + 0 == guild_id)
    own = (tally.c.ladder, tally.c.season, tally.c.channel_id)
    return {
        Scope(guild_id, channel_id, ladder, number): Tally(*numbers)
        for ladder, number, channel_id, *numbers in connection.execute(
            select(*own, *TALLY).where(which)
        )
    }


def add_tallies(connection: Connection, new: Mapping[tuple[Scope, Player], Tally]) -> None:
    """Add tallies to the stored tallies; the added deals ended after the stored ones."""
    rows = [
        (scope.guild_id, scope.ladder, scope.season, scope.channel_id, player, *vars(one).values())
        for (scope, player), one in new.items()
    ]
    # rows are locked in the same order by all processes, against deadlocks
    rows.sort(key=lambda row: row[: len(KEY)])
    write_rows(connection, _adding(connection.dialect.name), rows)


def count_played(connection: Connection, guild_id: int, preset: str) -> None:
    """Count a deal of a game that begins on a server, whatever comes of it."""
    if guild_id != NO_SERVER:
        row = {"guild_id": guild_id, "preset": preset, "deals": 1}
        connection.execute(_counting(connection.dialect.name), row)


@cache
def _counting(dialect: str) -> postgresql.Insert | sqlite.Insert:
    more = {"deals": played.c.deals + 1}
    return _inserting(dialect, played).on_conflict_do_update(played.primary_key, set_=more)


@cache
def _adding(dialect: str) -> Rows:
    new = _inserting(dialect, tally)
    most = func.greatest if dialect == "postgresql" else func.max
    changed = _then(tally.c, new.excluded, most)
    return Rows(new.on_conflict_do_update(tally.primary_key, set_=changed), (*KEY, *COLUMNS))


def _then(one: Columns, two: Columns, most: Callable[..., Any]) -> dict[str, ColumnElement[Any]]:
    """Return `tallies.then` in SQL: the tally of the deals of `one` followed by those of `two`."""
    unrated = two["mu"].is_(None)
    started = case((one["opening"] == one["deals"], two["opening"]), else_=ZERO)
    lasting = case((two["reign"] == two["deals"], one["reign"]), else_=ZERO)
    across = one["reign"] + two["opening"]
    return {
        **{name: one[name] + two[name] for name in SUMS},
        **{name: case((unrated, one[name]), else_=two[name]) for name in LATEST},
        "opening": one["opening"] + started,
        "reign": two["reign"] + lasting,
        "best_reign": most(one["best_reign"], two["best_reign"], across),
        "last_at": most(one["last_at"], two["last_at"]),
    }


def _inserting(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
