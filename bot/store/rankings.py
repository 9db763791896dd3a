"""Rankings, computed from the results of finished deals each time they are asked for.

A deal counts among its people alone: whoever came in behind computers only was the first of them,
and one person with computers has nobody to be ranked with.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Double,
    Integer,
    Subquery,
    Text,
    case,
    cast,
    column,
    func,
    select,
)

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

NO_COMPUTER = result.c.player.not_like(computers.PATTERN)
PERSON = result.c.player.not_like(nameless.PATTERN)
# of one person in one deal, as `_among_people` has them
DEAL, PLAYER, GAME = column("deal_id", Integer), column("player", Text), column("preset", Text)
PLACE, OUT_OF, GAINED = (column(name, Integer) for name in ("place", "out_of", "points"))
SUBSTITUTED = column("substituted", Boolean)
RANKED = (OUT_OF > 1) & PLAYER.not_like(nameless.PATTERN)
OWN = SUBSTITUTED.is_(False)


def _among_people(which: ColumnElement[bool]) -> Subquery:
    """The results of people, with their places among the people of their deal."""
    of_deal = result.c.deal_id
    kept = (result.c[one.name] for one in (DEAL, PLAYER, GAME, GAINED, SUBSTITUTED))
    place = func.rank().over(partition_by=of_deal, order_by=result.c.place)
    people = func.count().over(partition_by=of_deal)
    ranked = select(*kept, place.label(PLACE.name), people.label(OUT_OF.name))
    return ranked.where(which, NO_COMPUTER).subquery()


def _total(value: ColumnElement[Any] | int, own: bool = True) -> ColumnElement[Any]:
    """Of each player's results, those without a computer's part in them or the others."""
    which = OWN if own else ~OWN
    return func.sum(case((which, value), else_=0))


DEALS, POINTS = _total(1), _total(GAINED)
FIRST = _total(case((PLACE == 1, 1), else_=0))
LAST = _total(case((PLACE == OUT_OF, 1), else_=0))
AVERAGE_PLACE = cast(_total(PLACE), Double) / func.nullif(DEALS, 0)
AVERAGE_POINTS = cast(POINTS, Double) / func.nullif(DEALS, 0)
BESIDE = _total(1, own=False)
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
    ranked = case((PERSON & result.c.substituted.is_(False), 1), else_=0)
    of_deal = (
        select(result.c.preset, result.c.scored)
        .where(result.c.guild_id == guild_id, NO_COMPUTER)
        .group_by(result.c.deal_id, result.c.preset, result.c.scored)
        .having((func.count() > 1) & (func.sum(ranked) > 0))
        .subquery()
    )
    kinds = of_deal.c.preset, of_deal.c.scored
    counted = select(*kinds, func.count()).group_by(*kinds)
    for preset, scored, deals in connection.execute(counted):
        found[preset][Scored(scored)] = deals
    played = [GamePlayed(preset, deals) for preset, deals in found.items()]
    return sorted(played, key=lambda game: (-sum(game.deals.values()), game.preset))


def leaderboard(
    connection: Connection, guild_id: int, preset: str, by: RankedBy, limit: int, start: int
) -> Board:
    """So many of a server's people at one game from this place on, counted from 0.

    The nameless are left out. Ranked by points, only deals count whose points are that.
    """
    here = (result.c.guild_id == guild_id) & (result.c.preset == preset)
    if by in OF_POINTS:
        here &= result.c.scored == OF_POINTS[by].value
    few = case((DEALS < ENOUGH, 1), else_=0)
    order = [*([few] if by in AVERAGES else []), ORDER[by], AVERAGE_PLACE, PLAYER]
    ranked = (
        select(PLAYER, DEALS, POINTS, FIRST, LAST, AVERAGE_PLACE, BESIDE)
        .select_from(_among_people(here))
        .where(RANKED)
        .group_by(PLAYER)
        .having(DEALS > 0)
        .order_by(*order)
    )
    everybody = connection.execute(ranked).all()
    page = everybody[start : start + limit]
    return Board(tuple(Standing(*row) for row in page), people=len(everybody))


def taken(connection: Connection, guild_id: int, player: Player, other: Player) -> list[Taken]:
    """The places of a player in all deals here, the oldest first, beside those of another person.

    Deals in which a computer had a part are left out, as on the leaderboard.
    """
    played = (result.c.guild_id == guild_id) & (result.c.player == player)
    theirs = select(result.c.deal_id).where(played)
    places = (
        select(DEAL, GAME, PLAYER, PLACE)
        .select_from(_among_people(result.c.deal_id.in_(theirs)))
        .where(RANKED, OWN, PLAYER.in_((player, other)))
        .order_by(DEAL)
    )
    found: defaultdict[tuple[int, str], dict[Player, int]] = defaultdict(dict)
    for of_deal, game, who, place in connection.execute(places):
        found[of_deal, game][who] = place
    return [
        Taken(game, place.pop(player), place.get(other))
        for (_, game), place in found.items()
        if player in place
    ]
