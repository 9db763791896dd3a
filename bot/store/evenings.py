"""Tallies of an evening: of the deals of a ladder since a moment, for a leaderboard."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Text,
    bindparam,
    cast,
    column,
    func,
    literal,
    select,
    type_coerce,
)
from sqlalchemy.dialects.postgresql import JSONB

from bot.domain.boards import AmongPeople, Scored
from bot.domain.state import Result
from bot.standing.tallies import (
    EVERYWHERE,
    Scope,
    Tally,
    columns_of,
    is_named,
    is_ranked,
    of_deal,
    of_deals,
)
from bot.store.schema import FIRST, deal, game_table, result, tally
from rules.match.match import Player

Evening: TypeAlias = "list[tuple[float, Tally]]"  # deals of a person: ends, and tallies without
OF_DEAL = (  # columns of a result that make its tally
    *("place", "out_of", "points", "title", "scored", "substituted", "paid"),
    *("side", "role"),
    *("people_sides", "people_place", "people_below", "counted"),
)


def _plain(name: str) -> ColumnElement[Any]:
    """Return a column without a conversion of its values: SQLite's 0 and 1 do for truth."""
    own = result.c[name]
    return type_coerce(own, Integer) if isinstance(own.type, Boolean) else own


WON = result.alias()
SINCE = (WON.c.guild_id == bindparam("of_guild")) & FIRST & (WON.c.ended_at >= bindparam("since"))
HOME = func.coalesce(func.nullif(game_table.c.parent_id, 0), game_table.c.channel_id)
EVENING = (  # built once, since that takes a tenth of the time to read a long evening
    select(result.c.player, result.c.ended_at, *map(_plain, OF_DEAL))
    .join(deal, deal.c.id == result.c.deal_id)
    .where(result.c.deal_id.in_(select(WON.c.deal_id).where(SINCE)))
    .where(result.c.ladder == bindparam("of_ladder"))
    .order_by(deal.c.standing_seq, result.c.deal_id)
)
IN_CHANNEL = EVENING.join(game_table, game_table.c.id == deal.c.table_id).where(
    bindparam("of_channel") == HOME
)


def read_evenings(connection: Connection, scope: Scope, since: float) -> dict[Player, Evening]:
    """Return people's deals that ended at `since` or later, of any season, in order of counting."""
    facts = {"of_guild": scope.guild_id, "of_ladder": scope.ladder, "since": since}
    if scope.channel_id == EVERYWHERE:
        rows = connection.execute(EVENING, facts)
    else:
        rows = connection.execute(IN_CHANNEL, facts | {"of_channel": scope.channel_id})
    evenings: defaultdict[Player, Evening] = defaultdict(list)
    for row in rows.all():
        if counted := _tally_of(scope.guild_id, row[2:]):
            evenings[row[0]].append((row[1], counted))
    return {player: evening for player, evening in evenings.items() if is_named(player)}


@lru_cache(maxsize=1024)  # many results of an evening are equal but for the player
def _tally_of(guild_id: int, values: tuple[Any, ...]) -> Tally | None:
    """Return the tally of a result with these columns `OF_DEAL`; None if it does not count."""
    row = dict(zip(OF_DEAL, values, strict=True))
    people = AmongPeople(row["people_sides"] or 0, row["people_place"], row["people_below"])
    if not is_ranked(guild_id, people, row["counted"]):
        return None
    outcome = Result(
        player="",
        place=row["place"],
        of=row["out_of"],
        points=row["points"],
        title=row["title"],
        scored=Scored(row["scored"]),
        substituted=row["substituted"],
        paid=row["paid"],
        side=row["side"],
        role=row["role"],
    )
    return of_deal(outcome, people, 0.0, row["counted"])


def whole(evening: Evening) -> Tally:
    """Return the tally of an evening."""
    ends, tallies = zip(*evening, strict=True)
    return replace(of_deals(tallies), last_at=max(ends))


def given(dialect: str, evenings: Mapping[Player, Evening], names: Sequence[str]) -> Select[Any]:
    """Return a query of these columns of the tallies of people, which are given as JSON.

    Its SQL is equal for any number of people.
    """
    rows = [
        (player, *columns_of([counted for _, counted in evening], names))
        for player, evening in evenings.items()
    ]
    written = json.dumps(rows)
    columns = [column("player", Text), *(tally.c[name] for name in names)]
    cells: list[ColumnElement[Any]] = []
    if dialect == "postgresql":
        each = func.jsonb_array_elements(cast(literal(written, Text), JSONB))
        row = each.table_valued(column("value", JSONB)).c.value
        cells += [cast(row[at].astext, wanted.type) for at, wanted in enumerate(columns)]
    else:
        row = func.json_each(written).table_valued("value").c.value
        cells += [
            func.json_extract(row, f"$[{at}]", type_=wanted.type)
            for at, wanted in enumerate(columns)
        ]
    named = (cell.label(wanted.name) for cell, wanted in zip(cells, columns, strict=True))
    return select(*named)
