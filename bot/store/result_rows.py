"""Rows of results, and the counting of old results for the tallies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
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
    delete,
    func,
    insert,
    select,
    update,
)

from bot.domain.boards import AmongPeople, Scored
from bot.domain.recount import FinishedDeal
from bot.domain.state import Result
from bot.standing.past import FILLED, OUTCOME, CountedDeal, OldDeal, of_outcome
from bot.standing.ratings import Units
from bot.standing.tallies import Counted, Finished, Outcome, Scope
from bot.store import posts, standing
from bot.store.connections import Changes, Rows, change_rows, write_rows
from bot.store.schema import deal, event, fact, game_table, result
from rules.codec import decode
from rules.events import Event
from rules.match.match import Player

UNCOUNTED = "uncounted"  # key of the fact with the newest deal id that is in no tally yet
UNRATED = "unrated"  # key of the fact that all ratings are to be computed again
DEALS, PLAYED = 1000, 5  # most deals of a batch, and most with events to replay
OWN = (
    *("player", "place", "out_of", "points", "title", "scored"),
    *("substituted", "left_deal", "stayed", "paid"),
)
BEFORE = ("mu", "sigma", "season_mu", "season_sigma", "peak", "season_peak")
NO_RATING = (None,) * len(BEFORE)
OF_PEOPLE = ("people_sides", "people_place", "people_below")
OF_RESULT = (*OWN, "side", "side_place", "sides", "role")  # in the order of the fields of `Result`
SCORED = {one.value: one for one in Scored}
NOTE = Changes(result, FILLED, ("deal_id", "player"))

TODAY = (  # built once, since they run at the end of deals
    result.c.guild_id == bindparam("of_guild"),
    result.c.player.in_(bindparam("players", expanding=True)),
    result.c.ended_at >= bindparam("since"),
)
PLAYED_OF = select(result.c.player, func.count()).where(*TODAY).group_by(result.c.player)
RATED_OF = select(result.c.player, result.c.deal_id).where(
    *TODAY, result.c.counted == Counted.RATED.value
)


@dataclass(frozen=True)
class Batch:
    """Finished deals by id, the earliest first.

    `newest` is the id of the newest uncounted deal before the batch is counted, `uncounted` the id
    of the newest uncounted deal after that: 0 for none.
    """

    newest: int
    deals: Mapping[int, OldDeal]
    uncounted: int


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
            *of_outcome(outcome, people),
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


def read_uncounted(connection: Connection) -> Batch | None:
    """Return the newest batch of deals whose results are in no tally; None after the last."""
    newest = posts.recall(connection, UNCOUNTED)
    if newest is None:
        return None
    ids = _some_deals(connection, int(newest))
    results: dict[int, list[Result]] = defaultdict(list)
    without_sides: set[int] = set()
    unknown = result.c.deal_id.in_(ids) & (result.c.ladder == "")
    columns = (result.c[name] for name in ("deal_id", "people_sides", *OF_RESULT))
    in_order = select(*columns).where(unknown).order_by(result.c.deal_id, result.c.place)
    for deal_id, sides, *values in connection.execute(in_order):
        results[deal_id].append(of_values(values))
        if sides is None:
            without_sides.add(deal_id)
    return Batch(
        int(newest), _old_deals(connection, results, without_sides), min(ids, default=1) - 1
    )


def _old_deals(
    connection: Connection, results: Mapping[int, list[Result]], without_sides: Collection[int]
) -> dict[int, OldDeal]:
    """Return the deals of these results, the earliest first."""
    events = read_events(connection, without_sides)
    before = _places_before(connection, results)
    columns = game_table.c.guild_id, game_table.c.channel_id, game_table.c.parent_id
    joined = select(deal, *columns).join(game_table, game_table.c.id == deal.c.table_id)
    rows = connection.execute(joined.where(deal.c.id.in_([*results])).order_by(deal.c.id))
    return {
        row.id: OldDeal(
            FinishedDeal(
                row.preset,
                row.choices,
                tuple(row.players),
                events.get(row.id, ()),
                results[row.id],
            ),
            sided=row.id not in without_sides,
            guild_id=row.guild_id,
            channel_id=row.parent_id or row.channel_id,
            table_id=row.table_id,
            ended_at=row.ended_at or row.started_at,
            before=before.get(row.id, {}),
        )
        for row in rows
    }


def _places_before(
    connection: Connection, deals: Collection[int]
) -> dict[int, Mapping[Player, int]]:
    """Return the players' places in the previous deal of the match, by the id of each deal."""
    earlier = deal.alias()
    before = (
        select(func.max(earlier.c.id))
        .where(
            earlier.c.table_id == deal.c.table_id,
            earlier.c.match_number == deal.c.match_number,
            earlier.c.id < deal.c.id,
            select(result.c.deal_id).where(result.c.deal_id == earlier.c.id).exists(),
        )
        .correlate(deal)
        .scalar_subquery()
    )
    pairs = connection.execute(select(deal.c.id, before).where(deal.c.id.in_(deals))).all()
    places: dict[int, dict[Player, int]] = defaultdict(dict)
    which = select(result.c.deal_id, result.c.player, result.c.place)
    query = which.where(result.c.deal_id.in_({previous for _, previous in pairs if previous}))
    for deal_id, player, place in connection.execute(query):
        places[deal_id][player] = place
    return {deal_id: places[previous] for deal_id, previous in pairs if previous}


def note_counted(connection: Connection, batch: Batch, found: Sequence[CountedDeal]) -> None:
    """Store counted deals, the earliest first; nothing if the batch was stored before.

    Nothing is stored either if a result has lost its person since the batch was read: the batch is
    then read again.
    """
    which = (fact.c.key == UNCOUNTED) & (fact.c.value == str(batch.newest))
    if not connection.execute(
        update(fact).where(which).values(value=str(batch.uncounted))
    ).rowcount:
        return
    named = {(one.deal_id, who.player) for one in found for who, _ in one.deal.results}
    columns = select(result.c.deal_id, result.c.player)
    stored = connection.execute(columns.where(result.c.deal_id.in_([*batch.deals])))
    if named - {tuple(row) for row in stored}:
        posts.remember(connection, UNCOUNTED, str(batch.newest))
        return
    rows = [row for one in found for row in one.rows()]
    change_rows(connection, NOTE, rows)
    standing.prepend(connection, [one.deal for one in found])
    if not batch.uncounted:
        connection.execute(delete(fact).where(fact.c.key == UNCOUNTED))
        posts.remember(connection, UNRATED, "1")


def _some_deals(connection: Connection, newest: int) -> list[int]:
    """Return ids of deals with results from `newest` back; at most `PLAYED` need their events.

    A deal needs its events if its results lack the places of sides.
    """
    up_to = select(result.c.deal_id).where(result.c.deal_id <= newest).distinct()
    ids = connection.execute(up_to.order_by(result.c.deal_id.desc()).limit(DEALS)).scalars().all()
    unsided = select(result.c.deal_id).where(
        result.c.deal_id.in_(ids), result.c.people_sides.is_(None)
    )
    with_events = select(event.c.deal_id).where(event.c.deal_id.in_(unsided), event.c.seq == 0)
    played = sorted(connection.execute(with_events).scalars(), reverse=True)[:PLAYED]
    last = played[-1] if len(played) == PLAYED else 0
    return [one for one in ids if one >= last]


def read_events(connection: Connection, ids: Collection[int]) -> dict[int, Iterable[Event]]:
    """Return the events of these deals by id, without deals that this version cannot read."""
    bodies: dict[int, list[str]] = defaultdict(list)
    in_order = select(event.c.deal_id, event.c.body).where(event.c.deal_id.in_(ids))
    for deal_id, body in connection.execute(in_order.order_by(event.c.deal_id, event.c.seq)):
        bodies[deal_id].append(body)
    decoded: dict[int, Iterable[Event]] = {}
    for deal_id, written in bodies.items():
        try:
            decoded[deal_id] = tuple(map(decode, written))
        except ValueError:
            continue
    return decoded
