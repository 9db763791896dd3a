"""Forgetting one person at the tables that are open; those at which they sit come first."""

from __future__ import annotations

from collections.abc import Iterable

from bot.domain import nameless, seating
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.match.match import Player


def sits_at(tables: Tables, player: Player) -> list[Table]:
    """Where this person has to leave first: a seat, or a table that is set aside."""
    return [table for table in _naming(tables.known(), player) if _sits(table, player)]


async def forget(tables: Tables, player: Player) -> None:
    """Put nobody in place of a person who has left every table. Raises as `Table` does."""
    await tables.visit_named(player)
    for table in _naming(tables.known(), player):
        await _forget_at(table, player)


def _naming(tables: Iterable[Table], player: Player) -> list[Table]:
    return [t for t in tables if player in nameless.named_in(t.state) | {*t.players}]


def _sits(table: Table, player: Player) -> bool:
    return table.aside or seating.seated(table.state, player) is not None


async def _forget_at(table: Table, player: Player) -> None:
    stored = table.stored
    async with stored.changing():
        nobody = nameless.first_nameless(nameless.named_in(stored.state) | {*table.players})
        after = nameless.forgotten(stored.state, player, nobody)
        players = tuple(nobody if one == player else one for one in table.players)
        await stored.reseat(after, players)
    table.audience.changed(table)
