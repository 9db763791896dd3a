"""Several tables of a night: the sizes of the tables, byes, and who sits with whom.

A seating is drawn by the secret of the night, so that equal arguments give an equal seating. Its
costs are the earlier meetings of people at one table, the distance of each person from the mean
rank of the table, and neighbors whom a person has had before. Swaps of two people lower the costs;
at first some swaps raise them (simulated annealing).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import TypeAlias

from rules.match.match import Player

Pair: TypeAlias = frozenset[Player]
Tables: TypeAlias = tuple[tuple[Player, ...], ...]

WISH = 5  # players at a table, unless the host wishes another size
LEAST_SWAPS, MOST_SWAPS, SWAPS_EACH = 10_000, 40_000, 1_000  # that are tried; each: for a person
HEAT = 8.0  # costs that a swap may add at the beginning
ORDERS = 40  # orders of the seats that are tried at each table
MEETING, DISTANCE, APART = 4.0, 8.0, 50.0  # costs


@dataclass(frozen=True)
class Division:
    """Division of people into tables, the largest first; `waiting` people have no seat.

    `sizes` are the players of each table, and `people` are those among them who are no computers.
    """

    sizes: tuple[int, ...] = ()
    people: tuple[int, ...] = ()
    waiting: int = 0


def division(
    people: int, legal: Collection[int], wish: int = WISH, computers: bool = False
) -> Division:
    """Return the tables for so many people, each of a `legal` number of players.

    As many people as possible have a seat. Of the divisions that seat them, the sizes nearest to
    the `wish` are taken, then the fewest different sizes. If no division seats all people,
    `computers` may fill seats, evenly at the tables.

    >>> division(9, range(4, 8))
    Division(sizes=(5, 4), people=(5, 4), waiting=0)
    >>> division(8, [3]).waiting
    2
    >>> division(8, [3], computers=True)
    Division(sizes=(3, 3, 3), people=(3, 3, 2), waiting=0)
    """
    best = _best_sizes(people + max(legal) - 1, legal, wish)
    if computers:
        for seats in range(people, len(best)):
            if best[seats]:
                return Division(best[seats], _with_computers(best[seats], seats - people))
    seated = next(seats for seats in range(people, -1, -1) if best[seats] or not seats)
    return Division(best[seated], best[seated], people - seated)


def _best_sizes(most: int, legal: Collection[int], wish: int) -> list[tuple[int, ...]]:
    """Return the best sizes for each number of players up to `most`; () if there are none."""
    best: list[tuple[int, ...]] = [()]
    for players in range(1, most + 1):
        rests = ((size, players - size) for size in legal if size <= players)
        ways = [(*best[rest], size) for size, rest in rests if best[rest] or not rest]
        ordered = (tuple(sorted(way, reverse=True)) for way in ways)
        best.append(min(ordered, key=lambda sizes: _unlikeness(sizes, wish), default=()))
    return best


def _unlikeness(sizes: tuple[int, ...], wish: int) -> tuple[int, int, tuple[int, ...]]:
    return sum((size - wish) ** 2 for size in sizes), len(set(sizes)), sizes


def _with_computers(sizes: Sequence[int], computers: int) -> tuple[int, ...]:
    people = list(sizes)
    for _ in range(computers):
        fullest = max(people)
        people[len(people) - 1 - people[::-1].index(fullest)] -= 1
    return tuple(people)


def byes(people: Sequence[Player], number: int, had: Mapping[Player, int]) -> tuple[Player, ...]:
    """Return the `number` people without a seat in the next round.

    They are those with the fewest byes so far, the last of the standings first. `people` are in the
    order of the standings, and `had` are the byes of each.
    """
    last_first = sorted(reversed(people), key=lambda person: had.get(person, 0))
    return tuple(last_first[:number])


@dataclass(frozen=True)
class Past:
    """Earlier meetings of people at one table, and how often two sat beside each other."""

    met: Mapping[Pair, int] = field(default_factory=Counter)
    beside: Mapping[Pair, int] = field(default_factory=Counter)


def past(rounds: Iterable[Tables]) -> Past:
    """Return the meetings in earlier rounds, whose tables have people in turn order."""
    met, beside = Counter[Pair](), Counter[Pair]()
    for tables in rounds:
        for table in tables:
            met.update(map(frozenset, combinations(table, 2)))
            beside.update(_beside(table))
    return Past(met, beside)


def drawn(
    people: Sequence[Player],
    sizes: Sequence[int],
    secret: str,
    before: Past = Past(),
    ranked: bool = False,
    apart: Collection[Pair] = (),
) -> Tables:
    """Return the people of each table in turn order, for tables of these `sizes`.

    People meet those whom they have met least `before`. If `people` are `ranked`, best first, they
    meet people of a similar rank. Pairs that wish to sit `apart` do, if there is a way. `sizes` sum
    up to the number of people. ValueError if they do not.
    """
    if sum(sizes) != len(people):
        raise ValueError(f"{len(people)} people do not fill tables of {sizes}")
    chance = Random(secret)
    tables = _Annealing(people, sizes, chance, before.met, ranked, apart).run()
    return tuple(_in_order([people[one] for one in table], before, chance) for table in tables)


class _Annealing:
    """Search for tables of low costs. People are numbers, in the order of their rank."""

    def __init__(
        self,
        people: Sequence[Player],
        sizes: Sequence[int],
        chance: Random,
        met: Mapping[Pair, int],
        ranked: bool,
        apart: Collection[Pair],
    ) -> None:
        numbers = range(len(people))
        pairs = [[frozenset((one, other)) for other in people] for one in people]
        self._costs = [
            [MEETING * ((met.get(pair, 0) + 1) ** 2 - 1) + APART * (pair in apart) for pair in row]
            for row in pairs
        ]
        self._ranked = ranked
        self._chance = chance
        self._tables: list[list[int]] = []
        mixed = iter(chance.sample(numbers, len(numbers)))
        self._tables = [[next(mixed) for _ in range(size)] for size in sizes]
        self._place = [0] * len(people)
        for number, table in enumerate(self._tables):
            for one in table:
                self._place[one] = number

    def run(self) -> list[list[int]]:
        """Return the tables with the lowest costs that were met."""
        many, chance = len(self._place), self._chance.random
        if len(self._tables) < 2:
            return self._tables
        swaps = min(MOST_SWAPS, max(LEAST_SWAPS, SWAPS_EACH * many))
        costs = least = 0.0
        best = [*map(list, self._tables)]
        for swap in range(swaps):
            one, other = int(chance() * many), int(chance() * many)
            if self._place[one] == self._place[other]:
                continue
            added = self._added(one, other)
            heat = HEAT * (1 - swap / swaps)
            if added <= 0 or chance() < math.exp(-added / heat):
                self._swap(one, other)
                costs += added
                if costs < least:
                    least, best = costs, [*map(list, self._tables)]
        return best

    def _added(self, one: int, other: int) -> float:
        """Return the costs that a swap of two people of different tables would add."""
        here, there = self._tables[self._place[one]], self._tables[self._place[other]]
        own, others = self._costs[one], self._costs[other]
        added = sum(others[person] - own[person] for person in here)
        added += sum(own[person] - others[person] for person in there)
        added += own[one] + others[other] - 2 * own[other]
        return added + self._farther(here, one, other) + self._farther(there, other, one)

    def _farther(self, table: Sequence[int], going: int, coming: int) -> float:
        if not self._ranked:
            return 0.0
        changed = [coming if person == going else person for person in table]
        return (_distance(changed) - _distance(table)) * DISTANCE / len(self._place)

    def _swap(self, one: int, other: int) -> None:
        here, there = self._place[one], self._place[other]
        self._tables[here][self._tables[here].index(one)] = other
        self._tables[there][self._tables[there].index(other)] = one
        self._place[one], self._place[other] = there, here


def _distance(ranks: Sequence[int]) -> float:
    """Return the sum of the distances of ranks from their mean."""
    mean = sum(ranks) / len(ranks)
    return sum(abs(rank - mean) for rank in ranks)


def _in_order(table: list[Player], before: Past, chance: Random) -> tuple[Player, ...]:
    """Return the people of a table in a turn order in which few sit beside earlier neighbors."""

    def again(order: Sequence[Player]) -> int:
        return sum(before.beside.get(pair, 0) for pair in _beside(order))

    orders = [chance.sample(table, len(table)) for _ in range(ORDERS)]
    best: list[Player] = min(orders, key=again)
    return tuple(best)


def _beside(order: Sequence[Player]) -> list[Pair]:
    """Return the pairs of neighbors in a turn order."""
    return [frozenset((order[at - 1], order[at])) for at in range(len(order))]
