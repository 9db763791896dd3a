"""Plain recomputation of results among people, and of every tally, from the rows of results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

from rules.events import Shuffled
from tests.fuzz.series.rows import SAME_PEOPLE, VOIDED, Deal, Row

Key: TypeAlias = "tuple[str, int, int, str]"  # ladder or game, season, channel, player


def is_person(player: str) -> bool:
    """Whether this is the id of a person whose data is not deleted."""
    return player.isdecimal()


def is_computer(player: str) -> bool:
    """Whether this is the id of a computer."""
    return player.startswith("c")


def is_deleted(player: str) -> bool:
    """Whether this id stands in place of a person whose data is deleted."""
    return not is_person(player) and not is_computer(player)


def among_people(deal: Deal) -> dict[str, tuple[int, int | None, int | None]]:
    """Return for each player the number of sides with people, the place there, and those below."""
    people = [one for one in deal.results if not is_computer(one["player"])]
    sides = {one["side"]: one["side_place"] for one in people}
    found: dict[str, tuple[int, int | None, int | None]] = {}
    for one in deal.results:
        if is_computer(one["player"]):
            found[one["player"]] = (0, None, None)
            continue
        better = sum(place < one["side_place"] for place in sides.values())
        worse = sum(place > one["side_place"] for place in sides.values())
        found[one["player"]] = (len(sides), 1 + better, worse)
    return found


def counts(deal: Deal) -> list[Row]:
    """Return the results of a deal that count on boards."""
    sides = among_people(deal)
    return [
        one
        for one in deal.results
        if is_person(one["player"]) and sides[one["player"]][0] > 1 and one["counted"] != VOIDED
    ]


def boards(deal: Deal) -> Iterator[tuple[str, int, int]]:
    """Yield the boards on which a deal counts: ladder or game, season, and channel."""
    ladder, season = deal.first["ladder"], deal.first["season"]
    for number in {0, season}:
        for channel in {0, deal.home}:
            yield ladder, number, channel
    yield deal.first["preset"], 0, 0


def tallies(deals: list[Deal]) -> dict[Key, Row]:
    """Return the sums of every person on every board, without ratings."""
    by_board: dict[Key, list[tuple[Deal, Row]]] = defaultdict(list)
    for deal in deals:
        for one in counts(deal):
            for board in boards(deal):
                by_board[(*board, one["player"])].append((deal, one))
    return {key: _tally(several) for key, several in by_board.items()}


def _tally(several: list[tuple[Deal, Row]]) -> Row:
    own = [(deal, one) for deal, one in several if not _is_further(one)]
    wins = [_won(deal, one) for deal, one in own]
    runs = "".join("w" if won else "l" for won in wins).split("l")
    places = [among_people(deal)[one["player"]] for deal, one in own]
    points = [one["points"] for _, one in own if one["scored"] == "points"]
    penalties = [one["points"] for _, one in own if one["scored"] == "penalties"]
    paid = [one["paid"] for _, one in own if one["paid"] is not None]
    alone = [won for won, (_, one) in zip(wins, own, strict=True) if one["side"] == 0]
    return {
        "deals": len(own),
        "known": len(own),
        "firsts": sum(wins),
        "lasts": sum((place or 0) > 1 and not below for _, place, below in places),
        "sum_place": sum(place or 0 for _, place, _ in places),
        "sum_rank": sum(_rank(*one) for one in places),
        "sum_points": sum(points),
        "pointed": len(points),
        "penalties": sum(penalties),
        "penalized": len(penalties),
        "president": sum(one["place"] == 1 and bool(one["title"]) for _, one in own),
        "coups": sum(
            won and one["role"] == one["out_of"] > 1
            for won, (_, one) in zip(wins, own, strict=True)
        ),
        "opening": len(runs[0]),
        "reign": len(runs[-1]),
        "best_reign": max(map(len, runs)),
        "beside": len(several) - len(own),
        "alone": len(alone),
        "alone_firsts": sum(alone),
        "sum_paid": sum(paid),
        "settled": len(paid),
        "last_at": max(deal.row["ended_at"] for deal, _ in several),
    }


def _is_further(one: Row) -> bool:
    """Whether a result counts as a further deal: by a computer, or beyond the limit of a day."""
    return bool(one["substituted"]) or one["counted"] == SAME_PEOPLE


def _won(deal: Deal, one: Row) -> bool:
    _, place, below = among_people(deal)[one["player"]]
    return place == 1 and bool(below)


def _rank(sides: int, place: Any, below: Any) -> float:
    return float((place - 1 + (sides - place - below) / 2) / (sides - 1))


def earlier_of(deals: list[Deal]) -> list[Deal | None]:
    """Return for each deal the deal before it in the same match; None for the first of a match."""
    last: dict[tuple[int, int], Deal] = {}
    found = []
    for deal in deals:
        match = (deal.row["table_id"], deal.row["match_number"])
        found.append(last.get(match))
        last[match] = deal
    return found


def role(deal: Deal, earlier: Deal | None, one: Row) -> int | None:
    """Return a player's place in the order with which the deal began; 0 without an order.

    None if it cannot be told, since a seat of a shared place has changed its player.

    The order is that of the exchange, with newcomers and of a match that is carried on, too.
    Players who shared a place in the deal before share the best of their places, unless titles
    set them apart.
    """
    shuffled, players = deal.events[0], deal.row["players"]
    assert isinstance(shuffled, Shuffled)
    order = [players[seat] for seat in shuffled.standing]
    if one["player"] not in order:
        return 0
    alike = {one["player"]}
    if earlier is not None and not any(row["title"] for row in earlier.results):
        places = {row["player"]: row["side_place"] for row in earlier.results}
        if places.keys() != {*order}:
            return None
        mine = places.get(one["player"])
        alike |= {player for player in order if mine and places.get(player) == mine}
    return 1 + min(map(order.index, alike))
