"""Flags of a server, computed from its newest rated deals when an admin or a host asks."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.standing.flags import Flag, flags_of
from bot.standing.ratings import Rating
from bot.standing.tallies import Counted
from bot.store.errors import Part, reading
from bot.store.result_rows import read_finished, read_stored
from bot.store.schema import FIRST, result

NEWEST = 2000  # rated deals of a server, which take less than a second


def read_flags(connection: Connection, guild_id: int) -> list[Flag]:
    """Return the flags of a server's newest rated deals."""
    newest = (
        select(result.c.deal_id)
        .where(result.c.guild_id == guild_id, FIRST, result.c.counted == Counted.RATED.value)
        .order_by(result.c.ended_at.desc(), result.c.deal_id.desc())
        .limit(NEWEST)
    )
    deals = [*connection.execute(newest).scalars()]
    stored = read_stored(connection, deals)
    finished = read_finished(connection, result.c.deal_id.in_(deals))
    return flags_of(
        (finished_deal, {who: Rating.stored(*units[:2]) for who, units in stored[deal_id].items()})
        for deal_id, finished_deal in finished.items()
        if deal_id in stored
    )


class Flags(Part):
    """Flags of servers; nothing about them is stored."""

    of = reading(read_flags)
