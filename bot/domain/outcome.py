"""Who came out of a deal together, in which place: seats, or sides that stand and fall as one."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from rules.actions import Seat
from rules.events import ALONE
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.view import SeatView


@dataclass(frozen=True)
class Step:
    """Seats that share a place, in the order of their own places; 1 is the best."""

    place: int
    seats: tuple[Seat, ...]


def steps(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """The outcome of a deal that is over, best first.

    Sides are together, and so are the pairs of a collusion; on a draw all sides have place 1.
    """
    assert view.ended is not None
    if view.sides:
        return _by_side(view)
    if any(phase.part is Part.COLLUSION for phase in rules.phases):
        return _by_pair(view)
    return tuple(Step(place, (seat,)) for place, seat in enumerate(view.ended.places, 1))


def partners(view: SeatView) -> list[tuple[Seat, ...]]:
    """Who colluded in a deal: the best of the deal before with the last, and so on (PV-22)."""
    order = view.standing or tuple(range(len(view.cards_left)))
    half = len(order) // 2
    pairs: list[tuple[Seat, ...]] = [*zip(order[:half], order[::-1][:half], strict=True)]
    return pairs + [order[half : len(order) - half]] * (len(order) % 2)


def _by_side(view: SeatView) -> tuple[Step, ...]:
    assert view.ended is not None
    sides: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in view.ended.places:
        sides[view.sides[seat]].append(seat)
    won = view.sides[view.ended.places[0]]
    left = {side: sum(view.cards_left[seat] for seat in seats) for side, seats in sides.items()}
    draw = ALONE not in sides and len({*left.values()}) == 1
    order = sorted(sides, key=lambda side: (side != won, left[side]))
    return tuple(
        Step(1 if draw else place, tuple(sides[side])) for place, side in enumerate(order, 1)
    )


def _by_pair(view: SeatView) -> tuple[Step, ...]:
    assert view.ended is not None
    points, places = view.ended.points, view.ended.places

    def worth(pair: tuple[Seat, ...]) -> tuple[int, int]:
        return -sum(points[seat] for seat in pair), min(map(places.index, pair))

    pairs = sorted(partners(view), key=worth)
    return tuple(
        Step(place, tuple(sorted(pair, key=places.index))) for place, pair in enumerate(pairs, 1)
    )
