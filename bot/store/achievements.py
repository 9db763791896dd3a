"""Store of people's achievements: added as a deal ends, each once on a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    Subquery,
    bindparam,
    case,
    literal_column,
    select,
    union_all,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.domain.achievements import ROW, Achievement, Earlier, Feats, Past, ahead, earned
from bot.domain.state import NO_SERVER, Result
from bot.standing.ratings import Rating, shown_points
from bot.standing.tallies import Counted
from bot.store.errors import Part, reading
from bot.store.schema import achievement, result
from rules.match.match import Player

NEWEST = ROW - 1  # deals of a person that are looked at
KINDS = frozenset(Achievement)
WON, LAST = "won", "last"


@dataclass(frozen=True)
class Earned:
    """An achievement of a person, with the moment in seconds since the epoch."""

    player: Player
    kind: Achievement
    at: float


def note_deal(
    connection: Connection,
    guild_id: int,
    deal_id: int,
    results: Sequence[Result],
    feats: Feats,
    now: float,
) -> None:
    """Store what these winners of a deal have earned with it, after its results and ratings."""
    if guild_id == NO_SERVER or not feats:
        return
    pasts, ratings = _read_pasts(connection, guild_id, deal_id, [*feats])
    rows = [
        {"guild_id": guild_id, "player": player, "kind": kind, "deal_id": deal_id, "at": now}
        for player, shown in feats.items()
        for kind in earned(shown, pasts[player], ahead(results, player, ratings), now)
    ]
    if rows:
        connection.execute(_adding(connection.dialect.name), rows)


@cache  # a statement built once is compiled once
def _adding(dialect: str) -> Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(achievement).on_conflict_do_nothing()


def _read_pasts(
    connection: Connection, guild_id: int, deal_id: int, players: Sequence[Player]
) -> tuple[dict[Player, Past], dict[Player, float]]:
    """Return the pasts of these people before the deal, and the sure ratings before it."""
    which = {f"player_{number}": player for number, player in enumerate(players)}
    some = {"of_guild": guild_id, "of_deal": deal_id, "players": players, **which}
    kinds: dict[Player, set[Achievement]] = {player: set() for player in players}
    newest: dict[Player, dict[tuple[float, float], Earlier]] = {player: {} for player in players}
    ratings: dict[Player, float] = {}
    for part, player, word, number, other in connection.execute(_pasts(len(players)), some):
        if part == EARNED and word in KINDS:
            kinds[player].add(Achievement(word))
        elif part == DEAL:
            newest[player][number, other] = Earlier(word == WON, word == LAST, number)
        elif part == RATING and not (before := Rating.stored(number, other)).unsure:
            ratings[player] = shown_points(before.mu)
    pasts = {
        player: Past(
            frozenset(kinds[player]),
            tuple(one for _, one in sorted(newest[player].items(), reverse=True)),
        )
        for player in players
    }
    return pasts, ratings


EARNED, RATING, DEAL = range(3)  # parts of what is read, with a player, a word and two numbers
NONE: ColumnElement[int] = literal_column("0")


@cache
def _pasts(players: int) -> Any:
    """Return the statement that reads the pasts of so many people at once."""
    every: Any = bindparam("players", expanding=True)
    kinds = select(
        literal_column(str(EARNED)), achievement.c.player, achievement.c.kind, NONE, NONE
    ).where(achievement.c.guild_id == bindparam("of_guild"), achievement.c.player.in_(every))
    own = result.c
    ratings = select(
        literal_column(str(RATING)), own.player, literal_column("''"), own.mu, own.sigma
    ).where(own.deal_id == bindparam("of_deal"), own.mu.is_not(None))
    deals = [select(_newest(number)) for number in range(players)]
    return union_all(kinds, ratings, *deals)


def _newest(number: int) -> Subquery:
    """Return the newest deals before the present one of the person with this number."""
    lost = result.c.people_sides > 1, result.c.people_below == 0
    first = (result.c.side_place == 1) & ~(lost[0] & lost[1])
    last = (result.c.side_place == result.c.sides) & (result.c.sides > 2)
    outcome = case((result.c.substituted, ""), (first, WON), (last, LAST), else_="")
    ended: Select[Any] = (
        select(
            literal_column(str(DEAL)).label("part"),
            result.c.player,
            outcome.label("outcome"),
            result.c.ended_at,
            result.c.deal_id,
        )
        .where(
            result.c.guild_id == bindparam("of_guild"),
            result.c.player == bindparam(f"player_{number}"),
            result.c.ended_at.is_not(None),
            result.c.deal_id != bindparam("of_deal"),
            result.c.counted != Counted.VOIDED.value,
        )
        .order_by(result.c.ended_at.desc(), result.c.deal_id.desc())
        .limit(NEWEST)
    )
    return ended.subquery()


def read_of_deal(connection: Connection, deal_id: int) -> list[Earned]:
    """Return what was earned by this deal, in a fixed order."""
    return _read(connection, achievement.c.deal_id == deal_id)


def read_of(connection: Connection, guild_id: int, player: Player) -> list[Earned]:
    """Return all achievements of a person on a server, the newest first."""
    return _read(
        connection, (achievement.c.guild_id == guild_id) & (achievement.c.player == player)
    )


def _read(connection: Connection, which: Any) -> list[Earned]:
    rows = connection.execute(
        select(achievement.c.player, achievement.c.kind, achievement.c.at)
        .where(which)
        .order_by(achievement.c.at.desc(), achievement.c.player)
    )
    order = [*Achievement]
    found = [Earned(row.player, Achievement(row.kind), row.at) for row in rows if row.kind in KINDS]
    return sorted(found, key=lambda one: (-one.at, one.player, order.index(one.kind)))


class Achievements(Part):
    """Achievements of people, as they are stored."""

    of = reading(read_of)
    of_deal = reading(read_of_deal)
