"""Changes of a table and its deal, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace

from sqlalchemy import ColumnElement, Connection, insert, select, update

from bot.domain.state import Deadlines, NewDeal, Result, Stage, TableState
from bot.store import deals, table_rows
from bot.store.errors import Stale
from bot.store.schema import deal as deal_table
from bot.store.schema import game_table
from rules.events import Event
from rules.match.match import Player


def new_table(connection: Connection, state: TableState) -> TableState:
    """The table with its id and version 1."""
    row = table_rows.table_row(state) | {"version": 1}
    number = connection.execute(insert(game_table).returning(game_table.c.id), row).scalar_one()
    stored = replace(state, id=number, version=1)
    table_rows.write_people(connection, stored)
    return stored


def save(connection: Connection, state: TableState) -> TableState:
    """Store all of the table with the next version. Stale where another one is stored."""
    after = replace(state, version=state.version + 1)
    same = (game_table.c.id == state.id) & (game_table.c.version == state.version)
    row = table_rows.table_row(after) | {"version": after.version}
    if not connection.execute(update(game_table).where(same), row).rowcount:
        raise Stale
    table_rows.write_people(connection, after)
    return after


def close_table(connection: Connection, state: TableState) -> TableState:
    """Store that it is closed, and the next version, alone. Stale."""
    after = replace(state, version=state.version + 1, stage=Stage.CLOSED)
    same = (game_table.c.id == state.id) & (game_table.c.version == state.version)
    closing = update(game_table).where(same)
    if not connection.execute(closing, {"stage": after.stage, "version": after.version}).rowcount:
        raise Stale
    return after


def begin_deal(connection: Connection, state: TableState, deal: NewDeal, now: float) -> TableState:
    """Store a deal with its first events, and the table, which names it then. Stale."""
    deal_id = deals.insert_deal(connection, state, deal, now)
    return save(connection, replace(state, deal_id=deal_id))


def append(
    connection: Connection,
    deal_id: int,
    seq: int,
    events: Sequence[Event],
    deadlines: Deadlines | None,
) -> None:
    """Store events of the deal that runs, and deadlines where given. Stale."""
    # the table before the events, as `end_deal` does, lest the two lock each other out
    if deadlines:
        of_deal = select(deal_table.c.table_id).where(deal_table.c.id == deal_id)
        set_deadlines(connection, game_table.c.id == of_deal.scalar_subquery(), deadlines)
    deals.insert_events(connection, deal_id, seq, events)


def append_with(
    connection: Connection, state: TableState, deal_id: int, seq: int, events: Sequence[Event]
) -> TableState:
    """Store events together with all of the table. Stale."""
    after = save(connection, state)
    deals.insert_events(connection, deal_id, seq, events)
    return after


def reseat(
    connection: Connection, state: TableState, deal_id: int | None, players: Sequence[Player]
) -> TableState:
    """Store the table, and who sits in the seats of this deal. Stale."""
    after = save(connection, state)
    if deal_id is not None:
        which = deal_table.c.id == deal_id
        connection.execute(update(deal_table).where(which).values(players=list(players)))
    return after


def end_deal(
    connection: Connection,
    state: TableState,
    deal_id: int,
    seq: int,
    events: Sequence[Event],
    results: Sequence[Result],
    now: float,
) -> TableState:
    """Store the last events, the end of the deal, its results and the table. Stale."""
    after = save(connection, state)
    deals.insert_events(connection, deal_id, seq, events)
    deals.finish_deal(connection, state, deal_id, results, now)
    return after


def set_deadlines(connection: Connection, which: ColumnElement[bool], deadlines: Deadlines) -> None:
    """Store the deadlines of these tables; versions stay."""
    connection.execute(update(game_table).where(which), asdict(deadlines))


def redeal(
    connection: Connection,
    state: TableState,
    seq: int,
    events: Sequence[Event],
    again: TableState,
    new: NewDeal,
    now: float,
) -> TableState:
    """Store the end of a deal that is void, and the one dealt in its place. Stale."""
    assert state.deal_id is not None
    after = end_deal(connection, state, state.deal_id, seq, events, (), now)
    return begin_deal(connection, replace(again, version=after.version), new, now)
