"""Store of deals that were begun and never finished: who stopped them, or why they broke off."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot.domain.names import first_nameless
from bot.domain.state import NO_SERVER, Stage, TableState
from bot.store.schema import deal, event, game_table, stopped_deal
from rules.codec import decode
from rules.events import Played
from rules.match.match import Player
from rules.takeback import in_force

Row = dict[str, Any]


def note(connection: Connection, after: TableState) -> None:
    """Note the deal that a table was playing, if the table is stored now without an end of it.

    Called before `after` replaces the stored table. A deal before its first play leaves no trace,
    and so does a deal without a server, which counts nowhere.
    """
    if after.guild_id == NO_SERVER:
        return
    before = select(game_table.c.deal_id).where(
        game_table.c.id == after.id, game_table.c.stage == Stage.DEAL.value
    )
    deal_id = connection.execute(before).scalar()
    if deal_id is None or not _is_played(connection, deal_id):
        return
    row = {
        "deal_id": deal_id,
        "guild_id": after.guild_id,
        "channel_id": after.channel_id,
        "at": after.activity.active_at,
        "by": after.closed_by,
        "why": after.closed_why.value,
    }
    forget(connection, [deal_id])
    connection.execute(insert(stopped_deal), row)


def _is_played(connection: Connection, deal_id: int) -> bool:
    """Whether anything was played in an unfinished deal, and not taken back."""
    which = select(deal.c.id).where(deal.c.id == deal_id, deal.c.ended_at.is_(None))
    if connection.execute(which).scalar() is None:
        return False
    bodies = select(event.c.body).where(event.c.deal_id == deal_id).order_by(event.c.seq)
    try:
        events = [decode(body) for body in connection.execute(bodies).scalars()]
    except ValueError:  # written by another version
        return True
    return any(isinstance(one, Played) for one in in_force(events))


def forget(connection: Connection, deals: Collection[int]) -> None:
    """Delete the notes on these deals."""
    connection.execute(delete(stopped_deal).where(stopped_deal.c.deal_id.in_(deals)))


def forget_person(connection: Connection, player: Player) -> None:
    """Replace this person by a nameless one in the deals that the person stopped."""
    own = update(stopped_deal).where(stopped_deal.c.by == player)
    connection.execute(own.values(by=first_nameless(())))


def read_kept(connection: Connection, player: Player) -> list[Row]:
    """Return the rows of the deals that this person stopped."""
    own = select(stopped_deal).where(stopped_deal.c.by == player)
    rows = connection.execute(own.order_by(stopped_deal.c.deal_id)).mappings()
    return [dict(row) for row in rows]
