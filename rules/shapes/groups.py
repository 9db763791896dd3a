"""The hands of Big Two that are made of equal cards: full house, four and one, two pairs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from rules.cards import ONE_PACK, TWO, Cards, each
from rules.ranking import Ranking
from rules.shapes.forms import Form
from rules.shapes.poker import suit_height
from rules.shapes.search.hand import BY_RANK, WAYS, one_suit, sort
from rules.shapes.shape import Groups, Honour, Kind, Shape

PAIRS_OF, THREES_OF = WAYS[2], WAYS[3]
DIGIT = 16  # as many as there are ranks
TOP = DIGIT * DIGIT


@dataclass(frozen=True)
class FullHouse(Shape):
    """Three of a rank and a pair, by the three (BT-12).

    In `order`, that of `poker_ranks`, the pair counts too and three twos are the highest.
    """

    kind = Kind.FULL_HOUSE
    any_suits = True
    size = 5
    numbers = (3, 2)

    order: Ranking | None = None

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the strength by the three; in `order` then by the pair."""
        if held.bit_count() != 5:
            return None
        of = sort(held)
        if len(of.triples) != 1 or len(of.pairs) != 2:
            return None
        three = of.triples[0]
        pair = of.pairs[0] if of.pairs[1] == three else of.pairs[1]
        return self._strength(three, pair, ranking)

    def _strength(self, three: int, pair: int, ranking: Ranking) -> int:
        if self.order is None:
            return _height(three, ranking)
        first = DIGIT if three == TWO else _height(three, self.order)
        return first * DIGIT + _height(pair, self.order)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield every three with every pair of another rank, by the three."""
        of = sort(hand)
        for three in of.triples:
            pairs = [
                two
                for rank in of.pairs
                if rank != three and self._strength(three, rank, ranking) > above
                for two in PAIRS_OF[hand & BY_RANK[rank]]
            ]
            yield map(sum, product(THREES_OF[hand & BY_RANK[three]], pairs))


@dataclass(frozen=True)
class Quads(Shape):
    """All four of a rank and any fifth card, by the four (BT-13).

    In `order`, that of `poker_ranks`, the fifth card counts too.
    """

    kind = Kind.FOUR_AND_ONE
    any_suits = True
    honour = Honour.QUADS
    size = 5
    numbers = (4, 1)

    order: Ranking | None = None

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the strength by the four; in `order` then by the fifth card."""
        if held.bit_count() != 5:
            return None
        fours = sort(held).fours
        odd = held & ~BY_RANK[fours[0]] if fours else 0
        return self._strength(fours[0], odd, ranking) if odd else None

    def _strength(self, four: int, odd: Cards, ranking: Ranking) -> int:
        if self.order is None:
            return _height(four, ranking)
        return _height(four, self.order) * DIGIT + self.order.rank_height(odd)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for four in sort(hand).fours:
            rest = hand & ~BY_RANK[four]
            odd = [one for one in each(rest) if self._strength(four, one, ranking) > above]
            yield map(sum, product(WAYS[4][hand & BY_RANK[four]], odd))


@dataclass(frozen=True)
class TwoPairs(Shape):
    """Two pairs of different rank, by the higher, with an odd card or without (002 var 2-6).

    `sisters` must be neighbours in rank. A tie goes to the lower pair and then to the best suit
    of the higher pair, or to that suit at once. In `order`, that of `poker_ranks`, both pairs
    and the odd card count.
    """

    kind = Kind.TWO_PAIRS
    any_suits = True

    odd: bool
    sisters: bool = False
    suit_at_once: bool = False
    suits: bool = True
    flushes: bool = True  # a single suit makes it a flush, in two packs
    order: Ranking | None = None

    @property
    def size(self) -> int:
        return 4 + self.odd

    @property
    def numbers(self) -> tuple[int, ...]:
        return (2, 2, 1) if self.odd else (2, 2)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the strength by the higher pair, then as agreed."""
        if held.bit_count() != self.size:
            return None
        of = sort(held)
        if len(of.pairs) != 2 or of.triples or not self._fit(*of.pairs, ranking):
            return None
        return self._strength(held, of.pairs, ranking)

    def _fit(self, one: int, other: int, ranking: Ranking) -> bool:
        apart = _height(one, ranking) - _height(other, ranking)
        return not self.sisters or abs(apart) == 1

    def _strength(self, held: Cards, pairs: tuple[int, ...], ranking: Ranking) -> int:
        order = self.order or ranking
        low, high = sorted(pairs, key=lambda rank: _height(rank, order))
        top = _height(high, order) * TOP
        if self.order is not None:
            odd = held & ~BY_RANK[low] & ~BY_RANK[high]
            last = order.rank_height(odd) if odd else 0
            return top + _height(low, order) * DIGIT + last
        best = max(suit_height(one, ranking) for one in each(held & BY_RANK[high]))
        suit = best if self.suits else 0
        return top + suit if self.suit_at_once else top + _height(low, order) * DIGIT + suit

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Every two pairs that fit, with every odd card if there is one, by the ranks of both."""
        flushes = hand > ONE_PACK and self.odd and self.flushes
        for one, other in self._pairs(hand, ranking, above // TOP):
            rest = hand & ~BY_RANK[one] & ~BY_RANK[other]
            ways = [PAIRS_OF[hand & BY_RANK[one]], PAIRS_OF[hand & BY_RANK[other]]]
            if self.odd:
                ways.append(tuple(each(rest)))
            found: Iterator[Cards] = map(sum, product(*ways))
            if above >= 0:
                found = self._above(found, (one, other), ranking, above)
            yield (play for play in found if not one_suit(play)) if flushes else found

    def tie_rank(self, form: Form, ranking: Ranking) -> int | None:
        order = self.order or ranking
        return max((r for r, count in form if count == 2), key=lambda rank: _height(rank, order))

    def _above(
        self, found: Iterable[Cards], pair: tuple[int, int], ranking: Ranking, above: int
    ) -> Iterator[Cards]:
        return (play for play in found if self._strength(play, pair, ranking) > above)

    def _pairs(self, hand: Cards, ranking: Ranking, least: int) -> Iterator[tuple[int, int]]:
        """Yield ranks for the two pairs, the higher at least this high."""
        order, pairs = self.order or ranking, sort(hand).pairs
        for at, one in enumerate(pairs):
            for other in pairs[:at]:
                high = max(_height(one, order), _height(other, order))
                if high >= least and self._fit(one, other, ranking):
                    yield one, other


def _height(rank: int, ranking: Ranking) -> int:
    return ranking.rank_height(1 << rank * 4)


def four_of(held: Cards) -> int | None:
    """Return the printed rank that comes four times among these cards, or None."""
    fours = sort(held).fours
    return fours[0] if fours else None
