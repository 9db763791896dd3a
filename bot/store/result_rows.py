"""Results as rows, and recounting of old results that lack the places of sides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.domain.boards import Scored, among_people
from bot.domain.recount import FinishedDeal
from bot.domain.state import Result
from bot.store import posts
from bot.store.schema import deal, event, fact, result
from rules.codec import decode
from rules.events import Event

UNCOUNTED = "uncounted"  # the fact: the newest deal whose results are not recounted yet
DEALS, PLAYED = 500, 5  # of a batch: all, and those whose events are replayed
SIDES = ("side", "side_place", "sides", "people_sides", "people_place", "people_below")
NOTE = update(result).where(
    result.c.deal_id == bindparam("of_deal"), result.c.player == bindparam("of_player")
)


@dataclass(frozen=True)
class Batch:
    """Finished deals by id, and the newest deal uncounted after them: 0 for none."""

    deals: Mapping[int, FinishedDeal]
    uncounted: int


def insert_results(
    connection: Connection, results: Sequence[Result], where: Mapping[str, object]
) -> None:
    """Store the results of one deal; `where` has the columns that are equal in all of them."""
    rows = [
        {
            **where,
            "player": one.player,
            "place": one.place,
            "out_of": one.of,
            "points": one.points,
            "title": one.title,
            "scored": one.scored.value,
            "substituted": one.substituted,
            **sides,
        }
        for one, sides in zip(results, _sides(results), strict=True)
    ]
    if rows:
        connection.execute(insert(result), rows)


def of_row(row: Mapping[Any, Any]) -> Result:
    """Return the result that a row of the table holds."""
    return Result(
        player=row["player"],
        place=row["place"],
        of=row["out_of"],
        points=row["points"],
        title=row["title"],
        scored=Scored(row["scored"]),
        substituted=row["substituted"],
        side=row["side"],
        side_place=row["side_place"],
        sides=row["sides"],
    )


def read_uncounted(connection: Connection) -> Batch | None:
    """Return some deals whose results lack the places of sides, newest first; None at the end."""
    newest = posts.recall(connection, UNCOUNTED)
    if newest is None:
        return None
    ids = _some_deals(connection, int(newest))
    results: dict[int, list[Result]] = defaultdict(list)
    unknown = result.c.deal_id.in_(ids) & result.c.people_sides.is_(None)
    in_order = select(result).where(unknown).order_by(result.c.deal_id, result.c.place)
    for row in connection.execute(in_order).mappings():
        results[row["deal_id"]].append(of_row(row))
    events = _read_events(connection, ids)
    deals = {
        row.id: FinishedDeal(
            row.preset, row.choices, tuple(row.players), events.get(row.id, ()), results[row.id]
        )
        for row in connection.execute(select(deal).where(deal.c.id.in_([*results])))
    }
    return Batch(deals, min(ids, default=1) - 1)


def note_counted(
    connection: Connection, found: Mapping[int, Sequence[Result]], uncounted: int
) -> None:
    """Store the recounted results of deals, and the newest deal uncounted after them."""
    rows = [
        {"of_deal": deal_id, "of_player": one.player, **sides}
        for deal_id, results in found.items()
        for one, sides in zip(results, _sides(results), strict=True)
    ]
    if rows:
        connection.execute(NOTE.values({name: bindparam(name) for name in SIDES}), rows)
    if uncounted:
        posts.remember(connection, UNCOUNTED, str(uncounted))
    else:
        connection.execute(delete(fact).where(fact.c.key == UNCOUNTED))


def _sides(results: Sequence[Result]) -> list[dict[str, int | None]]:
    """Return the columns of the sides for the rows of one deal."""
    among = among_people([(one.player, one.side, one.side_place) for one in results])
    return [
        {
            "side": one.side,
            "side_place": one.side_place,
            "sides": one.sides,
            "people_sides": people.sides,
            "people_place": people.place,
            "people_below": people.below,
        }
        for one, people in zip(results, among, strict=True)
    ]


def _some_deals(connection: Connection, newest: int) -> list[int]:
    """Return ids of deals with results from `newest` back, at most `PLAYED` with events."""
    up_to = select(result.c.deal_id).where(result.c.deal_id <= newest).distinct()
    ids = connection.execute(up_to.order_by(result.c.deal_id.desc()).limit(DEALS)).scalars().all()
    with_events = select(event.c.deal_id).where(event.c.deal_id.in_(ids), event.c.seq == 0)
    played = sorted(connection.execute(with_events).scalars(), reverse=True)[:PLAYED]
    last = played[-1] if len(played) == PLAYED else 0
    return [one for one in ids if one >= last]


def _read_events(connection: Connection, ids: Collection[int]) -> dict[int, Iterable[Event]]:
    """Return the events of these deals, without those that this version cannot read."""
    bodies: dict[int, list[str]] = defaultdict(list)
    in_order = select(event.c.deal_id, event.c.body).where(event.c.deal_id.in_(ids))
    for deal_id, body in connection.execute(in_order.order_by(event.c.deal_id, event.c.seq)):
        bodies[deal_id].append(body)
    found: dict[int, Iterable[Event]] = {}
    for deal_id, written in bodies.items():
        try:
            found[deal_id] = tuple(map(decode, written))
        except ValueError:
            continue
    return found
