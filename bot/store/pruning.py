"""Deleting what nobody needs any more, a little at a time, in a transaction of the caller's.

Each function does one batch and says whether it found anything to do: where it did, there may be
more.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    insert,
    select,
    union,
    update,
)

from bot.domain.state import NO_SERVER, Stage
from bot.store.schema import (
    OPEN,
    ban,
    deal,
    display_name,
    event,
    game_table,
    house_preset,
    match_player,
    metadata,
    post,
    result,
    seat,
    server_log,
)

TABLES, DEALS = 100, 20  # of a batch
STRIPPED: dict[str, object] = {  # what is left of a closed table: where it was, and what was played
    "host": "",
    "closed_by": "",
    "host_before": "",
    "given_by": [],
    "changed": {},
    "saved": [],
    "dealer": None,
    "plan": {},
    "votes": {},
    "drafts": [],
}
STRIPPED_DEAL: dict[str, object] = {"seed": "", "players": [], "choices": {}}
OF_SERVER = [
    table
    for table in metadata.sorted_tables
    if "guild_id" in table.c and table not in (game_table, result)
]
CLOSED = game_table.c.stage == Stage.CLOSED.value


def date_closed(connection: Connection, now: float) -> bool:
    """Note of tables closed since the last time that they are closed by now."""
    found = _tables(connection, CLOSED & game_table.c.closed_at.is_(None))
    dating = update(game_table).where(game_table.c.id.in_(found))
    connection.execute(dating.values(closed_at=now))
    return bool(found)


def strip_closed(connection: Connection, before: float) -> bool:
    """Forget who was at tables that were closed by then, and the messages that showed them."""
    old = CLOSED & (game_table.c.closed_at <= before)
    found = _tables(connection, old & (game_table.c.host != ""))
    strip_tables(connection, found)
    empty = ~exists().where(deal.c.table_id == game_table.c.id)
    unplayed = _tables(connection, old & (game_table.c.host == "") & empty)
    connection.execute(delete(game_table).where(game_table.c.id.in_(unplayed)))
    return bool(found or unplayed)


def strip_tables(connection: Connection, tables: Sequence[int]) -> None:
    """Leave of these closed tables where they were and what was played there."""
    _forget_people(connection, tables)
    stripping = update(game_table).where(game_table.c.id.in_(tables))
    connection.execute(stripping.values(**STRIPPED))


def strip_deals(connection: Connection, before: float) -> bool:
    """Forget what was dealt and played until then; deals without results are deleted.

    Results of private tables go as well: they are for no leaderboard.
    The deal that an open table names stays whole: it is found again at the next start.
    """
    named = select(game_table.c.deal_id).where(OPEN & game_table.c.deal_id.is_not(None))
    over = func.coalesce(deal.c.ended_at, deal.c.started_at) <= before
    old = select(deal.c.id).where(deal.c.seed != "", over, deal.c.id.not_in(named))
    found = connection.execute(old.order_by(deal.c.id).limit(DEALS)).scalars().all()
    counted = (result.c.guild_id != NO_SERVER) & result.c.deal_id.in_(found)
    results = _rows(connection, result, counted)
    deals = _rows(connection, deal, deal.c.id.in_({row["deal_id"] for row in results}))
    # what is made smaller where it stands leaves its page of a file to nobody else
    for key in (event.c.deal_id, result.c.deal_id, deal.c.id):
        connection.execute(delete(key.table).where(key.in_(found)))
    if deals:
        connection.execute(insert(deal), [row | STRIPPED_DEAL for row in deals])
        connection.execute(insert(result), results)
    return bool(found)


def forget_names(connection: Connection) -> bool:
    """Forget what people are called of whom nothing else is kept but settings and wishes."""
    named = [
        select(column)
        for column in (
            seat.c.player,
            match_player.c.player,
            result.c.player,
            house_preset.c.author,
            game_table.c.host,
            game_table.c.closed_by,
            game_table.c.host_before,
            ban.c.player,
            ban.c.by,
            server_log.c.by,
            server_log.c.whom,
        )
    ]
    unused = display_name.c.player.not_in(union(*named))
    some = select(display_name.c.player).where(unused).distinct().limit(TABLES)
    found = connection.execute(some).scalars().all()
    connection.execute(delete(display_name).where(display_name.c.player.in_(found)))
    return bool(found)


def purge_server(connection: Connection, guild_id: int) -> bool:
    """Forget everything of this server: deals with their results first, the server last."""
    tables = select(game_table.c.id).where(game_table.c.guild_id == guild_id)
    of_server = select(deal.c.id).where(deal.c.table_id.in_(tables))
    deals = connection.execute(of_server.limit(DEALS)).scalars().all()
    for of_deal in (event, result):
        connection.execute(delete(of_deal).where(of_deal.c.deal_id.in_(deals)))
    connection.execute(delete(deal).where(deal.c.id.in_(deals)))
    if deals:
        return True
    found = _tables(connection, game_table.c.guild_id == guild_id)
    _forget_people(connection, found)
    connection.execute(delete(game_table).where(game_table.c.id.in_(found)))
    if not found:
        for kept in OF_SERVER:
            connection.execute(delete(kept).where(kept.c.guild_id == guild_id))
    return bool(found)


def _tables(connection: Connection, which: ColumnElement[bool]) -> Sequence[int]:
    some = select(game_table.c.id).where(which).order_by(game_table.c.id).limit(TABLES)
    return connection.execute(some).scalars().all()


def _rows(
    connection: Connection, table: Table, which: ColumnElement[bool]
) -> list[dict[str, object]]:
    found = connection.execute(select(table).where(which)).mappings()
    return [dict(row) for row in found]


def _forget_people(connection: Connection, tables: Sequence[int]) -> None:
    for of_table in (seat, match_player, post):
        connection.execute(delete(of_table).where(of_table.c.table_id.in_(tables)))
