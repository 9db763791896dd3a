"""Standings of a night: points of people, and what decides between people with equal points."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from bot.domain.places import shared_places
from rules.match.match import Player

Values: TypeAlias = Mapping[Player, Fraction]

HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Side:
    """People who finished a deal together, and their place; 1 is best, equal sides share one."""

    place: int
    people: tuple[Player, ...]


@dataclass(frozen=True)
class NightDeal:
    """Deal of a night that counts: the sides of its people, without computers."""

    round: int
    table: int
    sides: tuple[Side, ...]

    @property
    def people(self) -> frozenset[Player]:
        return frozenset(person for side in self.sides for person in side.people)

    @property
    def winners(self) -> frozenset[Player]:
        """People who won; nobody if all sides finished equal."""
        won = [side for side in self.sides if side.place == 1]
        if len(won) == len(self.sides):
            return frozenset()
        return frozenset(person for side in won for person in side.people)


class Reason(StrEnum):
    """Measure that puts a person behind the person before in the standings."""

    POINTS = "points"
    DIRECT = "direct"  # points against each other, if all people with equal points have met
    OPPONENTS = "opponents"  # mean points of the opponents
    FIRSTS = "firsts"  # number of deals won
    LOT = "lot"  # drawn by the secret of the night; the place is shared


@dataclass(frozen=True)
class Standing:
    """Line of the standings: a person with a place and points.

    `reason` puts the person behind the one before: by it, that one has `ahead`, and this one `own`.
    """

    player: Player
    place: int  # equal to that of the person before if only the lot decides
    points: Fraction
    reason: Reason | None = None  # None for the first person
    ahead: Fraction = Fraction()
    own: Fraction = Fraction()


def beaten(sides: Sequence[Side]) -> dict[Player, Fraction]:
    """Return the share of opponents whom each person beat; equal places count half.

    Partners are no opponents. A person without opponents counts as having beaten half of them.

    >>> beaten([Side(1, ("ana",)), Side(2, ("ben",)), Side(2, ("cleo", "dan"))])["cleo"]
    Fraction(1, 4)
    """
    shares = dict[Player, Fraction]()
    for side in sides:
        others = [(other.place, len(other.people)) for other in sides if other is not side]
        worse = sum(people for place, people in others if place > side.place)
        equal = sum(people for place, people in others if place == side.place)
        all_others = sum(people for _, people in others)
        share = Fraction(2 * worse + equal, 2 * all_others) if all_others else HALF
        shares |= dict.fromkeys(side.people, share)
    return shares


def points_of_deals(deals: Iterable[NightDeal]) -> dict[Player, Fraction]:
    """Return the points of each person: the shares of opponents beaten, deal by deal."""
    points = defaultdict[Player, Fraction](Fraction)
    for deal in deals:
        for person, share in beaten(deal.sides).items():
            points[person] += share
    return dict(points)


def points_of_rounds(
    deals: Iterable[NightDeal], byes: Mapping[Player, int]
) -> dict[Player, Fraction]:
    """Return the points of each person: the share of opponents beaten in each round, ½ for a bye.

    Within a round, the sum of the shares of all its deals decides who beat whom.
    """
    tables = defaultdict[tuple[int, int], list[NightDeal]](list)
    for deal in deals:
        tables[deal.round, deal.table].append(deal)
    points = defaultdict[Player, Fraction](Fraction)
    points.update({person: number * HALF for person, number in byes.items()})
    for played in tables.values():
        scores = points_of_deals(played)
        places = shared_places([-score for score in scores.values()])
        sides = [Side(place, (who,)) for place, who in zip(places, scores, strict=True)]
        for person, share in beaten(sides).items():
            points[person] += share
    return dict(points)


def standings(points: Values, deals: Sequence[NightDeal], secret: str) -> tuple[Standing, ...]:
    """Return the standings of all people with `points`, best first, each with what decides a tie.

    The order of the arguments' items changes nothing. `secret` is that of the night.
    """
    lines: list[Standing] = []
    for line in _Measures(points, deals, secret).ordered(frozenset(points)):
        shared = lines and line.reason is Reason.LOT
        place = lines[-1].place if shared else len(lines) + 1
        lines.append(replace(line, place=place))
    return tuple(lines)


class _Measures:
    """Measures that decide the order of people, the first one that differs."""

    def __init__(self, points: Values, deals: Sequence[NightDeal], secret: str) -> None:
        self._points = points
        self._deals = deals
        self._secret = secret
        self._measures: tuple[tuple[Reason, Callable[[frozenset[Player]], Values]], ...] = (
            (Reason.POINTS, lambda _: points),
            (Reason.DIRECT, self._direct),
            (Reason.OPPONENTS, self._opponents),
            (Reason.FIRSTS, self._firsts),
        )

    def ordered(self, people: frozenset[Player]) -> list[Standing]:
        """Return the lines of some people, without places.

        A measure divides the people. Each part is then ordered for itself, by all measures.
        """
        for reason, measure in self._measures:
            values = measure(people)
            if len({values[person] for person in people}) < 2:
                continue
            lines: list[Standing] = []
            for value in sorted({values[person] for person in people}, reverse=True):
                part = self.ordered(frozenset(p for p in people if values[p] == value))
                if lines:
                    before = values[lines[-1].player]
                    part[0] = replace(part[0], reason=reason, ahead=before, own=value)
                lines += part
            return lines
        lots = sorted(people, key=self._lot)
        by_lot = [Standing(person, 0, self._points[person], Reason.LOT) for person in lots]
        return [replace(line, reason=None) for line in by_lot[:1]] + by_lot[1:]

    def _direct(self, people: frozenset[Player]) -> Values:
        """Return the points that people won against each other; 0 unless all of them have met."""
        met = {frozenset(pair) for deal in self._deals for pair in combinations(deal.people, 2)}
        if not {frozenset(pair) for pair in combinations(people, 2)} <= met:
            return dict.fromkeys(people, Fraction())
        among = [replace(deal, sides=_of(people, deal.sides)) for deal in self._deals]
        points = points_of_deals(deal for deal in among if len(deal.sides) > 1)
        return {person: points.get(person, Fraction()) for person in people}

    def _opponents(self, people: frozenset[Player]) -> Values:
        """Return the mean points of the opponents of each person, deal by deal."""
        return {person: _mean(self._points[o] for o in self._against(person)) for person in people}

    def _against(self, person: Player) -> list[Player]:
        """Return the opponents of a person in all deals; some several times."""
        deals = [deal for deal in self._deals if person in deal.people]
        sides = (side for deal in deals for side in deal.sides if person not in side.people)
        return [other for side in sides for other in side.people if other in self._points]

    def _firsts(self, people: frozenset[Player]) -> Values:
        return {
            person: Fraction(sum(person in deal.winners for deal in self._deals))
            for person in people
        }

    def _lot(self, person: Player) -> str:
        return hashlib.sha256(f"{self._secret}|lot|{person}".encode()).hexdigest()


def _of(people: Collection[Player], sides: Iterable[Side]) -> tuple[Side, ...]:
    """Return the sides with these people alone."""
    parts = (replace(s, people=tuple(p for p in s.people if p in people)) for s in sides)
    return tuple(side for side in parts if side.people)


def _mean(values: Iterable[Fraction]) -> Fraction:
    numbers = list(values)
    return sum(numbers, Fraction()) / len(numbers) if numbers else Fraction()
