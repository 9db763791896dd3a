"""The five-card hands of Big Two that run or match in suit: straight, flush, straight flush."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from itertools import combinations, product, repeat
from math import comb

from rules.cards import ONE_PACK, TWO, Card, Cards, joined
from rules.ranking import RANK_STEP, SUIT_STEP, Ranking
from rules.shapes.forms import Form, free, parts
from rules.shapes.search.hand import (
    BY_RANK,
    BY_SUIT,
    FIVE,
    WAYS,
    choose,
    each_choice,
    one_suit,
    present,
    sort,
)
from rules.shapes.shape import Groups, Honour, Kind, Shape
from rules.shapes.straights import Window

ONES = WAYS[1]
STEP = 4  # between neighbouring strengths; suits lie within


def suit_height(one: Card, ranking: Ranking) -> int:
    """Return the height of the card's suit, 0 to 3; equal for all where suits do not count."""
    return ranking.heights[one.bit_length() - 1] % RANK_STEP // SUIT_STEP % STEP


@dataclass(frozen=True)
class _Running(Shape):
    """Cards in a row. `suits` says whether the suit of the tie card breaks a tie."""

    size = FIVE

    windows: tuple[Window, ...]
    suits: bool = True

    @cached_property
    def _by_row(self) -> dict[int, Window]:
        return {window.row: window for window in self.windows}

    @cached_property
    def _within(self) -> dict[int, tuple[Window, ...]]:
        """The windows of every row of ranks that a hand has had; there are 8,000 rows at most."""
        return {}

    def run(self, held: Cards) -> Window | None:
        """Return the window that these five cards are."""
        return self._by_row.get(present(held)) if held.bit_count() == FIVE else None

    def within(self, row: int) -> tuple[Window, ...]:
        """Return the windows that these ranks hold."""
        found = self._within.get(row)
        if found is None:
            found = tuple(window for window in self.windows if not window.row & ~row)
            self._within[row] = found
        return found

    def key(self, held: Cards, ranking: Ranking) -> int:
        return ranking.rank_height(1 << self._by_row[present(held)].tie * 4)

    def forms(self, ranking: Ranking) -> tuple[Form, ...]:
        return tuple(tuple((rank, 1) for rank in window.ranks) for window in self.windows)

    def tie_rank(self, form: Form, ranking: Ranking) -> int | None:
        return form[-1][0]

    def strength(self, window: Window, held: Cards, ranking: Ranking) -> int:
        base = self._base(window, ranking)
        return base + suit_height(held & BY_RANK[window.tie], ranking) if self.suits else base

    def _base(self, window: Window, ranking: Ranking) -> int:
        return (window.last - window.step if ranking.reversed else window.step) * STEP


@dataclass(frozen=True)
class Straight(_Running):
    """Five ranks in a row of mixed suits (BT-10); `suited` counts one suit as a straight too."""

    kind = Kind.STRAIGHT
    any_suits = True

    suited: bool = False

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        run = self.run(held)
        if run is None or (not self.suited and one_suit(held)):
            return None
        return self.strength(run, held, ranking)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield each window with every choice of suits that is no straight flush."""
        of = sort(hand)
        for window in self.within(of.row):
            *others, ties = [ONES[hand & BY_RANK[rank]] for rank in window.ranks]
            if above >= 0:
                ties = self._high_enough(window, ties, ranking, above)
            found: Iterator[Cards] = map(sum, product(ties, *others))
            suited = self._suited_within(window, of.long_suits)
            yield (play for play in found if not one_suit(play)) if suited else found

    def _suited_within(self, window: Window, suits: tuple[tuple[Cards, int], ...]) -> bool:
        return not self.suited and any([not window.row & ~row for _, row in suits])

    def _high_enough(
        self, window: Window, ties: tuple[Card, ...], ranking: Ranking, above: int
    ) -> tuple[Card, ...]:
        """Return the tie cards with which a straight is above this strength."""
        base = self._base(window, ranking)
        if base > above:
            return ties
        if base + STEP <= above + 1:
            return ()
        return tuple(one for one in ties if self.strength(window, one, ranking) > above)


@dataclass(frozen=True)
class StraightFlush(_Running):
    """Five ranks in a row of one suit (BT-14); `over_quads` unless only a royal one is."""

    kind = Kind.STRAIGHT_FLUSH

    over_quads: bool = True

    @property
    def honour(self) -> Honour:
        return Honour.OVER_QUADS if self.over_quads else Honour.UNDER_QUADS

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        run = self.run(held)
        if run is None or not one_suit(held):
            return None
        return self.strength(run, held, ranking)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for here, row in sort(hand).long_suits:
            for window in self.within(row):
                found = list(map(sum, product(*[ONES[here & BY_RANK[r]] for r in window.ranks])))
                yield [p for p in found if self.strength(window, p, ranking) > above]

    def parts(
        self, ranking: Ranking, hand: Cards, wild: int, above: int = -1, lowest: bool = False
    ) -> Iterator[Cards]:
        """Yield parts of one suit for each window, if the suit's tie card is high enough."""
        for window, form in zip(self.windows, self.forms(ranking), strict=True):
            for of_suit in BY_SUIT:
                tie = BY_RANK[window.tie] & of_suit & ONE_PACK
                if self.strength(window, tie, ranking) > above:
                    yield from parts((form,), hand & of_suit, wild)


class FlushOrder(Enum):
    """The criteria between two flushes, the first one first."""

    SUIT_THEN_TOP = auto()
    TOP_THEN_SUIT = auto()
    RANKS_THEN_SUIT = auto()  # the top card, the next and so on, as in poker


@dataclass(frozen=True)
class Flush(Shape):
    """Five cards of one suit that are not in a row (BT-11, table of `flush_rank`).

    `order` replaces the ranking of the game where it is given (`poker_ranks`).
    """

    kind = Kind.FLUSH
    size = FIVE

    by: FlushOrder
    windows: tuple[Window, ...]
    suits: bool = True
    order: Ranking | None = None

    @cached_property
    def _running(self) -> StraightFlush:
        return StraightFlush(self.windows)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """By suit and ranks in the order that `by` says; None for a straight flush."""
        if held.bit_count() != FIVE or not one_suit(held) or self._running.run(held):
            return None
        return self._strength(held, ranking)

    def _strength(self, held: Cards, ranking: Ranking) -> int:
        cards = (self.order or ranking).lowest_first(held)[::-1]
        if self.by is FlushOrder.RANKS_THEN_SUIT:
            return self._top(cards[0], ranking, [self._rank(one, ranking) for one in cards[1:]])
        return self._top(cards[0], ranking)

    def _rank(self, one: Card, ranking: Ranking) -> int:
        return (self.order or ranking).rank_height(one)

    def _top(self, top: Card, ranking: Ranking, others: Iterable[int] = ()) -> int:
        """Return the strength of a flush by its top card and, where they count, its other ranks.

        All ways to have five ranks are numbered from the lowest.
        """
        suit = suit_height(top, ranking) if self.suits else 0
        rank = self._rank(top, ranking)
        if self.by is FlushOrder.SUIT_THEN_TOP:
            return suit * 32 + rank
        if self.by is FlushOrder.TOP_THEN_SUIT:
            return rank * STEP + suit
        ranks = sorted((rank, *others))
        index = sum(comb(digit + at, at + 1) for at, digit in enumerate(ranks))
        return index * STEP + suit

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for here, row in sort(hand).long_suits:
            running = self._running.within(row)
            for found in self._of_suit(here, ranking, above):
                yield (p for p in found if not self._running.run(p)) if running else found

    def key(self, held: Cards, ranking: Ranking) -> int:
        return ranking.highest(held) // RANK_STEP

    def filled(self, ranking: Ranking, held: Cards, wild: int) -> Iterator[Cards]:
        for of_suit in BY_SUIT:
            if not held & ~of_suit:
                others = joined(free(rank, held) for rank in range(TWO + 1)) & of_suit
                yield from (held | more for more in choose(others, wild))

    def parts(
        self, ranking: Ranking, hand: Cards, wild: int, above: int = -1, lowest: bool = False
    ) -> Iterator[Cards]:
        for of_suit in BY_SUIT:
            yield from each_choice(hand & of_suit, FIVE - wild)

    def _of_suit(self, here: Cards, ranking: Ranking, above: int) -> Groups:
        cards = (self.order or ranking).lowest_first(here)
        for at in range(FIVE - 1, len(cards)):
            top = cards[at]
            found = map(sum, combinations(cards[:at], FIVE - 1), repeat(top))
            if above < 0:
                yield found
            elif self.by is not FlushOrder.RANKS_THEN_SUIT:
                if self._top(top, ranking) > above:
                    yield found
            elif self._top(top, ranking, [self._rank(top, ranking)] * 4) > above:
                yield (play for play in found if self._strength(play, ranking) > above)
