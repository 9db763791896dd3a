"""Rankings, computed from the results of finished deals each time they are asked for."""

from __future__ import annotations

from sqlalchemy import Connection, Double, case, cast, func, select

from bot.domain import computers, nameless
from bot.domain.state import Standing
from bot.store.schema import deal, game_table, result


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


def leaderboard(connection: Connection, guild_id: int, limit: int) -> list[Standing]:
    """A server's people, most points first; computers and the nameless are left out."""
    deals = func.count()
    points = func.sum(result.c.points)
    average_place = cast(func.sum(result.c.place), Double) / deals
    ranked = (
        select(
            result.c.player,
            deals,
            points,
            func.sum(case((result.c.place == 1, 1), else_=0)),
            func.sum(case((result.c.place == result.c.out_of, 1), else_=0)),
            average_place,
        )
        .where(
            result.c.guild_id == guild_id,
            result.c.player.not_like(computers.PATTERN),
            result.c.player.not_like(nameless.PATTERN),
        )
        .group_by(result.c.player)
        .order_by(points.desc(), average_place, result.c.player)
        .limit(limit)
    )
    return [Standing(*row) for row in connection.execute(ranked)]
