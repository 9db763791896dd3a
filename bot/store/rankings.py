"""Rankings, computed from the results of finished deals each time they are asked for."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Double, case, cast, func, select

from bot.domain import computers, nameless
from bot.domain.boards import (
    AVERAGES,
    ENOUGH,
    OF_POINTS,
    Board,
    GamePlayed,
    RankedBy,
    Scored,
    Standing,
)
from bot.domain.player_record import Taken
from bot.store.schema import deal, game_table, result
from rules.match.match import Player

PEOPLE = result.c.player.not_like(computers.PATTERN) & result.c.player.not_like(nameless.PATTERN)
OWN = result.c.substituted.is_(False)


def _total(value: ColumnElement[Any] | int, own: bool = True) -> ColumnElement[Any]:
    """Of each player's results, those without a computer's part in them or the others."""
    which = OWN if own else ~OWN
    return func.sum(case((which, value), else_=0))


DEALS, POINTS = _total(1), _total(result.c.points)
FIRST = _total(case((result.c.place == 1, 1), else_=0))
LAST = _total(case((result.c.place == result.c.out_of, 1), else_=0))
AVERAGE_PLACE = cast(_total(result.c.place), Double) / func.nullif(DEALS, 0)
AVERAGE_POINTS = cast(POINTS, Double) / func.nullif(DEALS, 0)
SUBSTITUTED = _total(1, own=False)
ORDER: dict[RankedBy, ColumnElement[Any]] = {
    RankedBy.POINTS: POINTS.desc(),
    RankedBy.PENALTIES: AVERAGE_POINTS.asc(),
    RankedBy.WINS: FIRST.desc(),
    RankedBy.PLACE: AVERAGE_PLACE.asc(),
    RankedBy.DEALS: DEALS.desc(),
}


def most_played(connection: Connection, guild_id: int, limit: int) -> list[tuple[str, int]]:
    """The games of a server with their numbers of deals, most first."""
    deals = func.count()
    played = (
        select(deal.c.preset, deals)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .where(game_table.c.guild_id == guild_id)
        .group_by(deal.c.preset)
        .order_by(deals.desc(), deal.c.preset)
        .limit(limit)
    )
    return [(preset, count) for preset, count in connection.execute(played)]


def games(connection: Connection, guild_id: int) -> list[GamePlayed]:
    """The games in which a server has anybody to rank, those of the most deals first."""
    found: defaultdict[str, dict[Scored, int]] = defaultdict(dict)
    counted = (
        select(result.c.preset, result.c.scored, func.count(result.c.deal_id.distinct()))
        .where(result.c.guild_id == guild_id, PEOPLE, OWN)
        .group_by(result.c.preset, result.c.scored)
    )
    for preset, scored, deals in connection.execute(counted):
        found[preset][Scored(scored)] = deals
    played = [GamePlayed(preset, deals) for preset, deals in found.items()]
    return sorted(played, key=lambda game: (-sum(game.deals.values()), game.preset))


def leaderboard(
    connection: Connection, guild_id: int, preset: str, by: RankedBy, limit: int, start: int
) -> Board:
    """So many of a server's people at one game from this place on, counted from 0.

    Computers and the nameless are left out. Ranked by points, only deals count whose points are
    that.
    """
    here = (result.c.guild_id == guild_id) & (result.c.preset == preset) & PEOPLE
    if by in OF_POINTS:
        here &= result.c.scored == OF_POINTS[by].value
    few = case((DEALS < ENOUGH, 1), else_=0)
    order = [*([few] if by in AVERAGES else []), ORDER[by], AVERAGE_PLACE, result.c.player]
    ranked = (
        select(result.c.player, DEALS, POINTS, FIRST, LAST, AVERAGE_PLACE, SUBSTITUTED)
        .where(here)
        .group_by(result.c.player)
        .having(DEALS > 0)
    )
    people = select(func.count()).select_from(
        select(result.c.player).where(here, OWN).group_by(result.c.player).subquery()
    )
    page = connection.execute(ranked.order_by(*order).limit(limit).offset(start)).all()
    return Board(
        standings=tuple(Standing(*row) for row in page),
        people=connection.execute(people).scalar_one(),
    )


def taken(connection: Connection, guild_id: int, player: Player, other: Player) -> list[Taken]:
    """The places of a player in all deals here, the oldest first, beside those of another person.

    Deals in which a computer had a part are left out, as on the leaderboard.
    """
    beside = result.alias()
    together = (beside.c.deal_id == result.c.deal_id) & (beside.c.player == other)
    together &= beside.c.substituted.is_(False) & (beside.c.player != result.c.player)
    places = (
        select(result.c.preset, result.c.place, beside.c.place)
        .outerjoin_from(result, beside, together)
        .where(result.c.guild_id == guild_id, result.c.player == player, OWN)
        .order_by(result.c.deal_id)
    )
    return [Taken(*row) for row in connection.execute(places)]
