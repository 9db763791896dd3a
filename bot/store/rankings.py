"""Rankings, computed from the results of finished deals at each request.

A deal counts among its people alone: a person who came in behind computers only was the first of
them, and people who had only computers against them have no opponents to be ranked with. Sides are
kept together (`boards.among_people`, which is stored with each result).
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Double, case, cast, func, literal, or_, select

from bot.domain import computers, names
from bot.domain.boards import (
    AVERAGES,
    ENOUGH,
    OF_POINTS,
    Board,
    GamePlayed,
    PlaceTaken,
    RankedBy,
    Scored,
    Standing,
)
from bot.store import posts
from bot.store.errors import Part, reading
from bot.store.result_rows import UNCOUNTED
from bot.store.schema import OPEN, deal, game_table, result
from rules.events import ALONE
from rules.match.match import Player

RECENT = 25  # tables of a channel
UNPLACED = 1000  # sorts people without an average place last

NO_COMPUTER = result.c.player.not_like(computers.PATTERN)
PERSON = NO_COMPUTER & result.c.player.not_like(names.PATTERN)
THERE = result.alias()  # in old results that were not recounted, people count alone
PEOPLE = select(func.count()).where(
    THERE.c.deal_id == result.c.deal_id, THERE.c.player.not_like(computers.PATTERN)
)
COUNTED = func.coalesce(result.c.people_sides, PEOPLE.scalar_subquery()) > 1
OWN = result.c.substituted.is_(False)
PLACE, BELOW = result.c.people_place, result.c.people_below
WON, LOST = (PLACE == 1) & (BELOW > 0), (PLACE > 1) & (BELOW == 0)  # neither where all are equal
BY_ONESELF = result.c.side == ALONE


def _total(value: ColumnElement[Any] | int, own: bool = True) -> ColumnElement[Any]:
    """Sum `value` over each player's results without, or else with, a computer's part."""
    which = OWN if own else ~OWN
    return func.sum(case((which, value), else_=0))


def _times(which: ColumnElement[bool]) -> ColumnElement[Any]:
    return _total(case((which, 1), else_=0))


DEALS, POINTS = _total(1), _total(result.c.points)
FIRST = _times(WON)
AVERAGE_PLACE = cast(_total(func.coalesce(PLACE, 0)), Double) / func.nullif(
    _times(PLACE.is_not(None)), 0
)
AVERAGE_POINTS = cast(POINTS, Double) / func.nullif(DEALS, 0)
BESIDE = _total(1, own=False)
KNOWN = func.coalesce(AVERAGE_PLACE, UNPLACED)
ORDER: dict[RankedBy, ColumnElement[Any]] = {
    RankedBy.POINTS: -POINTS,
    RankedBy.PENALTIES: AVERAGE_POINTS,
    RankedBy.WINS: -FIRST,
    RankedBy.PLACE: KNOWN,
    RankedBy.DEALS: -DEALS,
}


def most_played(connection: Connection, guild_id: int, limit: int = 25) -> list[tuple[str, int]]:
    """Return the games of a server with their numbers of deals, most first."""
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
    """Return the games of a server that has people to rank in them, by deals, most first."""
    found: defaultdict[str, dict[Scored, int]] = defaultdict(dict)
    kinds = result.c.preset, result.c.scored
    counted = (
        select(*kinds, func.count(result.c.deal_id.distinct()))
        .where(result.c.guild_id == guild_id, COUNTED, PERSON, OWN)
        .group_by(*kinds)
    )
    for preset, scored, deals in connection.execute(counted):
        found[preset][Scored(scored)] = deals
    played = [GamePlayed(preset, deals) for preset, deals in found.items()]
    return sorted(played, key=lambda game: (-sum(game.deals.values()), game.preset))


def games_in(connection: Connection, channel_id: int) -> list[str]:
    """Return the games of the newest tables in a channel and its threads, an open one's first."""
    here = or_(game_table.c.channel_id == channel_id, game_table.c.parent_id == channel_id)
    newest = select(game_table.c.preset).where(here)
    rows = connection.execute(newest.order_by(OPEN.desc(), game_table.c.id.desc()).limit(RECENT))
    return [*dict.fromkeys(rows.scalars())]


def leaderboard(
    connection: Connection,
    guild_id: int,
    preset: str,
    by: RankedBy,
    limit: int = 20,
    start: int = 0,
) -> Board:
    """Return at most `limit` of a server's people at one game, from place `start`, from 0.

    The nameless are left out. Ranked by points, only deals count whose points are of that kind. The
    average place breaks ties, and people who are equal in that too share a rank.
    """
    here = (result.c.guild_id == guild_id) & (result.c.preset == preset)
    if by in OF_POINTS:
        here &= result.c.scored == OF_POINTS[by].value
    few = case((DEALS < ENOUGH, 1), else_=0) if by in AVERAGES else literal(0)
    player = result.c.player
    counted = (DEALS, POINTS, FIRST, _times(LOST), AVERAGE_PLACE, BESIDE)
    sides = (_times(BY_ONESELF), _times(BY_ONESELF & WON), _times(PLACE.is_not(None)))
    ranked = (
        select(few, ORDER[by], KNOWN, player, *counted, *sides)
        .where(here, COUNTED, PERSON)
        .group_by(player)
        .having(DEALS > 0)
        .order_by(few, ORDER[by], KNOWN, player)
    )
    everybody = connection.execute(ranked).all()
    ranks: list[int] = []
    for place, row in enumerate(everybody):
        same = place > 0 and row[:3] == everybody[place - 1][:3]
        ranks.append(ranks[-1] if same else place + 1)
    page = slice(start, start + limit)
    return Board(
        tuple(Standing(*row[3:]) for row in everybody[page]),
        people=len(everybody),
        ranks=tuple(ranks[page]),
        unfinished=posts.recall(connection, UNCOUNTED) is not None,
    )


def taken(connection: Connection, guild_id: int, player: Player, other: Player) -> list[PlaceTaken]:
    """Return a player's places in all deals here, oldest first, beside another person's.

    Deals in which a computer had a part are left out, as on the leaderboard.
    """
    played = (result.c.guild_id == guild_id) & (result.c.player == player)
    theirs = select(result.c.deal_id).where(played)
    places = (
        select(result.c.deal_id, result.c.preset, result.c.player, PLACE, BELOW)
        .where(result.c.deal_id.in_(theirs), result.c.player.in_((player, other)))
        .where(COUNTED, PERSON, OWN)
        .order_by(result.c.deal_id)
    )
    found: defaultdict[tuple[int, str], dict[Player, tuple[int | None, int]]] = defaultdict(dict)
    for of_deal, game, who, place, below in connection.execute(places):
        found[of_deal, game][who] = place, below or 0
    return [
        _taken(game, places, player, other)
        for (_, game), places in found.items()
        if player in places
    ]


def _taken(
    game: str, places: dict[Player, tuple[int | None, int]], player: Player, other: Player
) -> PlaceTaken:
    place, below = places[player]
    theirs = places[other][0] if other in places and other != player else None
    return PlaceTaken(game, place, theirs, drawn=place == 1 and not below)


class Rankings(Part):
    """Leaderboards of servers, the games played there, and the places of one player."""

    leaderboard = reading(leaderboard)
    taken = reading(taken)
    games = reading(games)
    games_in = reading(games_in)
    most_played = reading(most_played)
