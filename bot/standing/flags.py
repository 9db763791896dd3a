"""Flags: facts of rated deals that a person may want to look into. Nothing follows from a flag.

Each test compares a pair's results with the odds that the ratings before each deal gave, or asks
from whom a person's rating came. An honest pair is flagged in less than one of a hundred cases.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from math import exp, fsum, sqrt

from bot.domain.names import is_nameless
from bot.standing.ratings import NOISE, POINTS, Rating, Side, parts_of, rated, sides_of
from bot.standing.tallies import Finished
from rules.match.match import Player

MET = 40  # least deals of a pair
ERRORS = 3.0  # standard errors above the expectation
GAINED = 100.0  # least rating points gained, for the two flags about their origin
MANY = 5  # least people on a ladder, below which a gain always comes from few
MOST_SHARE, HALF = 0.8, 0.5  # of the gain: from two opponents, or from deals that others left


class FlagKind(StrEnum):
    """Kind of a flag; the value is a part of the key of its text."""

    AHEAD = "ahead"  # the first of a pair came out before the second more often than expected
    TOGETHER = "together"  # both did better at tables with each other, against the others
    FEW = "few"  # a gain came from one or two opponents
    LEFT = "left"  # a gain came from deals that others left


@dataclass(frozen=True)
class Flag:
    """A fact about a pair of people, or about a person and at most two opponents."""

    kind: FlagKind
    ladder: str
    players: tuple[Player, ...]
    deals: int
    number: int  # of deals more than expected, per cent of deals, or rating points


@dataclass
class _Surplus:
    """Results of a person against all others, less the expectation, as sums over deals."""

    deals: int = 0
    total: float = 0.0

    def add(self, value: float) -> None:
        self.deals, self.total = self.deals + 1, self.total + value


@dataclass
class _Pair:
    deals: int = 0
    more: float = 0.0  # deals in which the first came out before, above the expectation
    variance: float = 0.0
    shared: list[float] = field(default_factory=list)  # of both against the others, by deal
    own: tuple[_Surplus, _Surplus] = field(default_factory=lambda: (_Surplus(), _Surplus()))


@dataclass
class _Gains:
    deals: int = 0
    total: float = 0.0
    left: float = 0.0  # in deals that others left
    by_opponent: defaultdict[Player, float] = field(default_factory=lambda: defaultdict(float))


def flags_of(deals: Iterable[tuple[Finished, Mapping[Player, Rating]]]) -> list[Flag]:
    """Return the flags of rated deals, each with the ratings before it, in a fixed order."""
    by_ladder: defaultdict[str, list[tuple[Finished, Mapping[Player, Rating]]]] = defaultdict(list)
    for deal, before in deals:
        by_ladder[deal.scope.ladder].append((deal, before))
    return [flag for ladder, some in sorted(by_ladder.items()) for flag in _of_ladder(ladder, some)]


def _of_ladder(
    ladder: str, deals: Iterable[tuple[Finished, Mapping[Player, Rating]]]
) -> Iterator[Flag]:
    pairs: defaultdict[tuple[Player, Player], _Pair] = defaultdict(_Pair)
    alone: defaultdict[Player, _Surplus] = defaultdict(_Surplus)
    gains: defaultdict[Player, _Gains] = defaultdict(_Gains)
    for deal, before in deals:
        parts, seats = parts_of(deal), len(deal.results)
        _note_pairs(pairs, alone, sides_of(parts, before, ladder, seats))
        steps = rated(parts, before, ladder, seats)
        change = {who: POINTS * (step.after.mu - step.before.mu) for who, step in steps.items()}
        _note_gains(gains, deal, change)
    named = {player for player in gains if not is_nameless(player)}
    for players, pair in sorted(pairs.items()):
        if named >= {*players} and pair.deals >= MET:
            usual = _usual(pair, [alone[player] for player in players])
            yield from _of_pair(ladder, players, pair, usual)
    for player in sorted(named) if len(gains) >= MANY else ():
        yield from _of_gains(ladder, player, gains[player])


def _note_pairs(
    pairs: Mapping[tuple[Player, Player], _Pair],
    alone: Mapping[Player, _Surplus],
    sides: Sequence[Side],
) -> None:
    """Note each pair of people on two sides, and each person: the outcome less its expectation."""
    surplus: dict[tuple[int, int], float] = {}
    for (i, side), (j, other) in combinations(enumerate(sides), 2):
        odds = (side.mu - other.mu) / sqrt(side.variance + other.variance + NOISE)
        expected = 1 / (1 + exp(-odds))
        came = (1 + (side.place < other.place) - (side.place > other.place)) / 2
        surplus[i, j], surplus[j, i] = came - expected, expected - came
        for first, second in _people(side, other):
            pair = pairs[min(first, second), max(first, second)]
            pair.deals += 1
            pair.more += (came - expected) * (1 if first < second else -1)
            pair.variance += expected * (1 - expected)
    numbers = range(len(sides))
    if len(sides) < 3:
        return
    means = [fsum(surplus[i, k] for k in numbers if k != i) / (len(sides) - 1) for i in numbers]
    for i in numbers:
        for part in sides[i].members:
            alone[part.player].add(means[i])
    for i, j in combinations(numbers, 2):
        against = [surplus[number, k] for number in (i, j) for k in numbers if k not in (i, j)]
        for first, second in _people(sides[i], sides[j]):
            pair = pairs[min(first, second), max(first, second)]
            pair.shared.append(fsum(against) / len(against))
            own = pair.own if first < second else pair.own[::-1]
            own[0].add(means[i])
            own[1].add(means[j])


def _people(side: Side, other: Side) -> Iterator[tuple[Player, Player]]:
    yield from ((own.player, theirs.player) for own in side.members for theirs in other.members)


def _note_gains(
    gains: Mapping[Player, _Gains], deal: Finished, change: Mapping[Player, float]
) -> None:
    """Note each person's change of rating, divided among the opponents by their own changes."""
    sides = {result.player: result.side for result, _ in deal.results}
    left = {result.player for result, _ in deal.results if result.left}
    for player, points in change.items():
        own = gains[player]
        own.deals += 1
        own.total += points
        own.left += points if left - {player} else 0.0
        paid = {
            other: abs(theirs)
            for other, theirs in change.items()
            if sides[other] != sides[player] and theirs * points < 0
        }
        whole = fsum(paid.values())
        for other, part in paid.items():
            own.by_opponent[other] += points * part / whole


def _usual(pair: _Pair, alone: Sequence[_Surplus]) -> float:
    """Return the mean result of a pair's people at tables without each other.

    It is 0, which ratings expect, if there are few such deals.
    """
    means = []
    for total, shared in zip(alone, pair.own, strict=True):
        deals = total.deals - shared.deals
        means.append((total.total - shared.total) / deals if deals >= MET / 2 else 0.0)
    return max(0.0, fsum(means) / len(means))


def _of_pair(
    ladder: str, players: tuple[Player, Player], pair: _Pair, usual: float
) -> Iterator[Flag]:
    if abs(pair.more) > ERRORS * sqrt(pair.variance):
        order = players if pair.more > 0 else players[::-1]
        yield Flag(FlagKind.AHEAD, ladder, order, pair.deals, round(abs(pair.more)))
    deals = len(pair.shared)
    if deals >= MET:
        mean = fsum(pair.shared) / deals
        spread = sqrt(fsum((surplus - mean) ** 2 for surplus in pair.shared) / (deals - 1))
        if mean - usual > ERRORS * spread / sqrt(deals):
            yield Flag(FlagKind.TOGETHER, ladder, players, deals, round(100 * (mean - usual)))


def _of_gains(ladder: str, player: Player, own: _Gains) -> Iterator[Flag]:
    if own.total < GAINED:
        return
    best = sorted(own.by_opponent, key=lambda opponent: (-own.by_opponent[opponent], opponent))[:2]
    whole = fsum(points for points in own.by_opponent.values() if points > 0)
    shares = [
        opponent for opponent in best if own.by_opponent[opponent] >= (1 - MOST_SHARE) * whole
    ]
    if fsum(own.by_opponent[opponent] for opponent in shares) >= MOST_SHARE * whole:
        named = tuple(opponent for opponent in shares if not is_nameless(opponent))
        yield Flag(FlagKind.FEW, ladder, (player, *named), own.deals, round(own.total))
    if own.left >= HALF * own.total:
        yield Flag(FlagKind.LEFT, ladder, (player,), own.deals, round(own.left))
