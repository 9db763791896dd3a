"""Store of the places of tables: the parent of a thread, also for a table opened without one."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from bot.standing.tallies import Scope, spans
from bot.store import standing, thrones
from bot.store.errors import Part, writing
from bot.store.result_rows import read_finished
from bot.store.schema import game_table, result, tally


def note_parent(connection: Connection, guild_id: int, thread_id: int, parent_id: int) -> None:
    """Store the parent of a thread with the tables that were opened there without a parent.

    The results of these tables then count at the parent: its boards and its throne. Open tables
    have to be read again before their next change.
    """
    standing.lock(connection, guild_id)
    own = (game_table.c.guild_id == guild_id) & (game_table.c.channel_id == thread_id)
    new = {"parent_id": parent_id, "version": game_table.c.version + 1}
    connection.execute(update(game_table).where(own, game_table.c.parent_id == 0).values(new))
    _move_tallies(connection, guild_id, thread_id, parent_id)
    thrones.move(connection, guild_id, thread_id, parent_id)


def _move_tallies(connection: Connection, guild_id: int, thread_id: int, parent_id: int) -> None:
    """Delete a thread's board, and compute the tallies of its people at the parent again."""
    columns = tally.c
    of_thread = (columns.guild_id == guild_id) & (columns.channel_id == thread_id)
    rows = select(columns.ladder, columns.season, columns.player).where(of_thread)
    moved = {
        (Scope(guild_id, parent_id, ladder, season), player)
        for ladder, season, player in connection.execute(rows)
    }
    connection.execute(delete(tally).where(of_thread))
    if not moved:
        return
    people = {player for _, player in moved}
    there = (columns.guild_id == guild_id) & (columns.channel_id == parent_id)
    for scope, player in moved:
        board = (columns.ladder == scope.ladder) & (columns.season == scope.season)
        connection.execute(delete(tally).where(there, board, columns.player == player))
    played = read_finished(connection, _of(guild_id, people) & _inside(parent_id))
    new = {at: tallied for at, tallied in spans(played.values()).items() if at in moved}
    standing.add_tallies(connection, new)


def _of(guild_id: int, people: Collection[str]) -> ColumnElement[bool]:
    own = (result.c.guild_id == guild_id) & (result.c.ladder != "")
    return own & result.c.player.in_(people)


def _inside(channel_id: int) -> ColumnElement[bool]:
    return or_(game_table.c.channel_id == channel_id, game_table.c.parent_id == channel_id)


class Places(Part):
    """Places of tables. Raises as `Store` does."""

    note_parent = writing(note_parent)
