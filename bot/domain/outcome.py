"""Outcome of a deal by sides, as places: a side is a seat or several that win together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any

from bot.domain.boards import Scored, scored
from rules.actions import Seat
from rules.events import ALONE
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.view import SeatView


@dataclass(frozen=True)
class Step:
    """Seats of one side, in the order of their own places; equal sides have equal places."""

    place: int  # 1 is the best; after two sides in place 2 comes place 4
    seats: tuple[Seat, ...]


class Came(StrEnum):
    """Outcome for a side of a deal that is only won or lost."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


def steps(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Return the outcome of a finished deal, best first.

    Sides are together, and so are the pairs of a collusion; each other player is a side of one.
    Sides that the rules hold equal share a place. The order of `Ended.places`, by which the next
    deal goes, breaks such ties by turn.
    """
    assert view.ended is not None
    if view.sides:
        return _by_side(view)
    if any(phase.part is Part.COLLUSION for phase in rules.phases):
        return _by_pair(view, rules)
    return _by_place(view, rules) if rules.placed else _by_worth(view, rules)


def side_of(sides: Sequence[int], step: Step) -> int:
    """Return the number of a side: ALONE for one against all others, else from 1 on."""
    alone = bool(sides) and sides[step.seats[0]] == ALONE
    return ALONE if alone else 1 + min(step.seats)


def came(every: Sequence[Step], step: Step, rules: RuleSet) -> Came | None:
    """Return the result of a side in games with winners only; None if its place tells more."""
    if not rules.first_only:
        return None
    if all(other.place == 1 for other in every):
        return Came.DRAWN
    return Came.WON if step.place == 1 else Came.LOST


def partners(view: SeatView) -> list[tuple[Seat, ...]]:
    """Return pairs of colluders: the best of the deal before with the last, and so on (PV-22)."""
    order = view.standing or tuple(range(len(view.cards_left)))
    half = len(order) // 2
    pairs: list[tuple[Seat, ...]] = [*zip(order[:half], order[::-1][:half], strict=True)]
    return pairs + [order[half : len(order) - half]] * (len(order) % 2)


def _ranked(sides: Sequence[tuple[Any, tuple[Seat, ...]]]) -> tuple[Step, ...]:
    """Return the sides by their keys, least first; those of equal keys share a place."""
    keys = sorted(key for key, _ in sides)
    ordered = sorted(sides, key=lambda side: side[0])
    return tuple(Step(keys.index(key) + 1, seats) for key, seats in ordered)


def _by_side(view: SeatView) -> tuple[Step, ...]:
    assert view.ended is not None
    sides: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in view.ended.places:
        sides[view.sides[seat]].append(seat)
    best = view.sides[view.ended.places[0]]
    left = {sum(view.cards_left[seat] for seat in seats) for seats in sides.values()}
    # a hand that wins at once lets no player go out: all hold as many cards as dealt
    drawn = ALONE not in sides and len(left) == 1 and bool(view.out)
    return _ranked([(not drawn and side != best, tuple(seats)) for side, seats in sides.items()])


def _by_pair(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank pairs by their total points; without points by the better place."""
    assert view.ended is not None
    ended, places = view.ended, view.ended.places

    def worth(pair: tuple[Seat, ...]) -> tuple[int, int]:
        points = sum(_cost(view, rules, seat)[0] for seat in pair)
        return points, 0 if any(ended.points) else min(map(places.index, pair))

    pairs = [(worth(pair), tuple(sorted(pair, key=places.index))) for pair in partners(view)]
    return _ranked(pairs)


def _by_place(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank by the rules' places; untitled losers who hold as many cards share one."""
    assert view.ended is not None
    places = view.ended.places
    keys = {places[0]: 0}
    for place, (above, seat) in enumerate(pairwise(places), 1):
        same = above != places[0] and _held(view, rules, above) == _held(view, rules, seat)
        keys[seat] = keys[above] if same else place
    return _ranked([(keys[seat], (seat,)) for seat in places])


def _held(view: SeatView, rules: RuleSet, seat: Seat) -> object:
    """Return a key that is equal for equal losers; else the seat itself."""
    assert view.ended is not None
    apart = any(rules.society.titles.names(len(view.cards_left))) or seat in _leavers(view)
    return seat if apart or not view.cards_left[seat] else _cost(view, rules, seat)


def _by_worth(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank by points and further keys if the first player out ends the deal."""
    assert view.ended is not None
    places, left = view.ended.places, _leavers(view)

    def key(seat: Seat) -> tuple[int, ...]:
        if seat in left:
            return 1, places.index(seat)
        cards = view.cards_left[seat] if rules.trades else 0
        points, paid, _ = _cost(view, rules, seat)
        return 0, points, paid, seat != places[0], cards

    return _ranked([(key(seat), (seat,)) for seat in places])


def _leavers(view: SeatView) -> set[Seat]:
    """Return seats whose players left with cards in hand, each placed last, alone."""
    assert view.ended is not None
    return {seat for seat, held in view.ended.left if held}


def _cost(view: SeatView, rules: RuleSet, seat: Seat) -> tuple[int, int, int]:
    """Return points and payments of a seat, the best lowest, and the number of cards held."""
    assert view.ended is not None
    points = view.ended.points[seat]
    settled = rules.settlement is not None and rules.settlement.ranks_losers
    paid = view.ended.paid[seat] if settled and view.ended.paid else 0
    fewest = scored(rules.choices) is Scored.PENALTIES
    return points if fewest else -points, -paid, view.cards_left[seat]
