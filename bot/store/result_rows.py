"""Rows of results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    func,
    insert,
    select,
)

from bot.domain.boards import AmongPeople, Scored
from bot.domain.state import Result
from bot.standing.ratings import Units
from bot.standing.tallies import Counted, Finished, Outcome, Scope
from bot.store.connections import Rows, write_rows
from bot.store.schema import deal, game_table, result
from rules.match.match import Player

OWN = (
    *("player", "place", "out_of", "points", "title", "scored"),
    *("substituted", "left_deal", "stayed", "paid"),
)
OUTCOME = (
    *("side", "side_place", "sides", "people_sides", "people_place", "people_below"),
    "role",
)
BEFORE = ("mu", "sigma", "season_mu", "season_sigma", "peak", "season_peak")
NO_RATING = (None,) * len(BEFORE)
OF_PEOPLE = ("people_sides", "people_place", "people_below")
OF_RESULT = (*OWN, "side", "side_place", "sides", "role")  # in the order of the fields of `Result`
SCORED = {one.value: one for one in Scored}

TODAY = (  # built once, since they run at the end of deals
    result.c.guild_id == bindparam("of_guild"),
    result.c.player.in_(bindparam("players", expanding=True)),
    result.c.ended_at >= bindparam("since"),
)
PLAYED_OF = select(result.c.player, func.count()).where(*TODAY).group_by(result.c.player)
RATED_OF = select(result.c.player, result.c.deal_id).where(
    *TODAY, result.c.counted == Counted.RATED.value
)


def insert_results(
    connection: Connection,
    results: Sequence[Outcome],
    where: Mapping[str, object],
    before: Mapping[Player, Units] = MappingProxyType({}),
) -> None:
    """Store the results of one deal; `where` has the columns that are equal in all rows.

    `before` has the ratings before the deal of the people whose ratings the deal may move.
    """
    rows = [
        (
            *where.values(),
            *_own(outcome),
            *_outcome(outcome, people),
            *before.get(outcome.player, NO_RATING),
        )
        for outcome, people in results
    ]
    write_rows(connection, _inserting(tuple(where)), rows)


@cache
def _inserting(same: tuple[str, ...]) -> Rows:
    return Rows(insert(result), (*same, *OWN, *OUTCOME, *BEFORE))


def _own(one: Result) -> tuple[object, ...]:
    """Return the values of the columns `OWN`."""
    return (
        one.player,
        one.place,
        one.of,
        one.points,
        one.title,
        one.scored.value,
        one.substituted,
        one.left,
        one.stayed,
        one.paid,
    )


def _outcome(one: Result, people: AmongPeople) -> tuple[int | None, ...]:
    """Return the values of the columns `OUTCOME`."""
    return (
        one.side,
        one.side_place,
        one.sides,
        people.sides,
        people.place,
        people.below,
        one.role,
    )


def read_rated(
    connection: Connection, guild_id: int, players: Sequence[Player], since: float, least: int
) -> dict[Player, list[int]]:
    """Return the ids of each person's rated deals from `since` on.

    People with fewer than `least` deals since then get no ids: the index alone tells so, while the
    ids take a look at each row.
    """
    facts = {"of_guild": guild_id, "players": [*players], "since": since}
    played = connection.execute(PLAYED_OF, facts).all()
    often = [player for player, deals in played if deals >= least]
    rated: dict[Player, list[int]] = {player: [] for player in players}
    if len(often) > 1:
        for player, deal_id in connection.execute(RATED_OF, facts | {"players": often}):
            rated[player].append(deal_id)
    return rated


def of_row(row: Mapping[Any, Any]) -> Result:
    """Return the result that a row of the table holds."""
    return of_values([row[name] for name in OF_RESULT])


def of_values(values: Sequence[Any]) -> Result:
    """Return the result with these values of the columns `OF_RESULT`."""
    player, place, of, points, title, scored, *rest = values
    return Result(player, place, of, points, title, SCORED[scored], *rest)


def read_finished(connection: Connection, which: ColumnElement[bool]) -> dict[int, Finished]:
    """Return the deals of the results that `which` selects, by id.

    Deals are in the order in which they count on their server. If `which` selects only some results
    of a deal, the deal has those alone.
    """
    return {
        number: finished for number, (finished, _) in read_with_ratings(connection, which).items()
    }


def read_with_ratings(
    connection: Connection, which: ColumnElement[bool]
) -> dict[int, tuple[Finished, dict[Player, Units]]]:
    """Return deals as `read_finished` does, each with the ratings of people before it."""
    return _with_ratings(connection.execute(_finished(which)).all())


def read_rated_deals(
    connection: Connection, deals: Collection[int]
) -> dict[int, tuple[Finished, dict[Player, Units]]]:
    """Return the deals with these ids as `read_with_ratings` does."""
    return _with_ratings(connection.execute(OF_DEALS, {"deals": [*deals]}).all())


def _finished(which: ColumnElement[bool]) -> Select[Any]:
    home = func.coalesce(func.nullif(game_table.c.parent_id, 0), game_table.c.channel_id)
    columns = result.c
    scope = columns.guild_id, home, columns.ladder, columns.season
    ended = columns.counted, columns.ended_at, columns.preset
    outcome = (columns[name] for name in (*BEFORE, *OF_PEOPLE, *OF_RESULT))
    return (
        select(columns.deal_id, *scope, *ended, *outcome)
        .join(deal, deal.c.id == columns.deal_id)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .where(which)
        .order_by(columns.guild_id, deal.c.standing_seq, columns.deal_id, columns.place)
    )


# Built once, since it runs for each few deals of a recomputation.
OF_DEALS = _finished(result.c.deal_id.in_(bindparam("deals", expanding=True)))


def _with_ratings(every: Sequence[Any]) -> dict[int, tuple[Finished, dict[Player, Units]]]:
    deals: dict[int, tuple[Finished, dict[Player, Units]]] = {}
    for deal_id, rows in groupby(every, itemgetter(0)):
        several = [*rows]
        outcomes = tuple((of_values(row[17:]), _people(*row[14:17])) for row in several)
        rated = {row.player: tuple(row[8:14]) for row in several if row.mu is not None}
        finished = Finished(Scope(*several[0][1:5]), outcomes, *several[0][5:8])
        deals[deal_id] = finished, rated
    return deals


def read_stored(connection: Connection, deals: Collection[int]) -> dict[int, dict[Player, Units]]:
    """Return the ratings before each of these deals, as stored with the results of people."""
    ratings: dict[int, dict[Player, Units]] = defaultdict(dict)
    columns = result.c.deal_id, result.c.player, *(result.c[name] for name in BEFORE)
    which = result.c.deal_id.in_(deals) & result.c.mu.is_not(None)
    for deal_id, player, *units in connection.execute(select(*columns).where(which)):
        ratings[deal_id][player] = tuple(units)
    return ratings


@lru_cache(maxsize=512)  # few are different, and a recomputation needs one for each result
def _people(sides: int | None, place: int | None, below: int | None) -> AmongPeople:
    return AmongPeople(sides or 0, place, below)
