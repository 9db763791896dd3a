"""Rows of one server as plain values: finished deals in order, and what the bot derived."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Connection, select

from bot.store import schema
from rules.codec import decode
from rules.events import Event

Row: TypeAlias = dict[str, Any]
# Values of `counted`: why a deal is not rated.
RATED, HOUSE_RULES, FEW_PEOPLE, LOST_TIME, VOIDED, UNCONTESTED, SAME_PEOPLE = 0, 1, 2, 3, 7, 9, 10


@dataclass
class Deal:
    """A finished deal with results, as its rows have it."""

    row: Row
    table: Row
    results: list[Row]  # by place
    events: list[Event] = field(repr=False)

    @property
    def home(self) -> int:
        """The channel of the table, or the channel of its thread."""
        return int(self.table["parent_id"] or self.table["channel_id"])

    @property
    def first(self) -> Row:
        """The first result, for values that are equal in all of them."""
        return self.results[0]

    @property
    def void(self) -> bool:
        """Whether the deal is voided."""
        return bool(self.first["counted"] == VOIDED)


@dataclass
class Server:
    """All rows of a server that the recomputation needs or checks."""

    deals: list[Deal]  # in the order of counting
    seasons: list[Row]
    tallies: list[Row]
    achievements: list[Row]
    thrones: list[Row]
    played: list[Row]
    streaks: list[Row]
    begun: Counter[str] = field(init=False)  # all deals of the server, by game


def read(connection: Connection, guild_id: int) -> Server:
    """Return the rows of a server."""

    def rows(table: Any, *which: Any) -> list[Row]:
        return [dict(row) for row in connection.execute(select(table).where(*which)).mappings()]

    tables = {
        one["id"]: one for one in rows(schema.game_table, schema.game_table.c.guild_id == guild_id)
    }
    results: dict[int, list[Row]] = defaultdict(list)
    for one in rows(schema.result, schema.result.c.guild_id == guild_id):
        results[one["deal_id"]].append(one)
    events: dict[int, list[tuple[int, Event]]] = defaultdict(list)
    for one in rows(schema.event, schema.event.c.deal_id.in_([*results])):
        events[one["deal_id"]].append((one["seq"], decode(one["body"])))
    deals = [
        Deal(
            one,
            tables[one["table_id"]],
            sorted(results[one["id"]], key=lambda row: row["place"]),
            [event for _, event in sorted(events[one["id"]], key=lambda pair: pair[0])],
        )
        for one in rows(schema.deal, schema.deal.c.id.in_([*results]))
    ]
    deals.sort(key=lambda deal: deal.row["standing_seq"])
    own = (
        *(schema.season, schema.tally, schema.achievement, schema.throne, schema.played),
        schema.daily_streak,
    )
    lists = (rows(table, table.c.guild_id == guild_id) for table in own)
    of_tables = rows(schema.deal, schema.deal.c.table_id.in_(tables))
    found = Server(deals, *lists)
    found.begun = Counter(one["preset"] for one in of_tables)
    return found
