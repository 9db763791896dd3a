"""Sets and runs that carry other cards along, and the rocket (option kickers, bomb_system)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, product

from rules.cards import Cards, each
from rules.ranking import Ranking
from rules.shapes.runs import laid, within
from rules.shapes.search.hand import (
    BLACK,
    FURTHER_PACKS,
    JOKER_PAIR,
    RED,
    Span,
    layers,
    picks,
    spans,
)
from rules.shapes.shape import Groups, Kickers, Kind, Listing, Shape, Spanning


@dataclass(frozen=True)
class Kicked(Shape):
    """A run of sets, one set included, with kickers of ranks that differ from it (DD-07).

    The body alone decides. Each of its ranks carries `per_rank` kickers of `kick` cards, all of
    different ranks. `twins` lets two single kickers be a pair, `jokers` both of them be jokers.
    """

    kind = Kind.KICKED

    width: int
    length: int
    per_rank: int
    kick: int
    without: Cards = 0  # cards that are in no body
    twins: bool = False
    jokers: bool = False

    @cached_property
    def kickers(self) -> int:
        """The number of units that are carried along."""
        return self.per_rank * self.length

    @property
    def size(self) -> int:
        return self.width * self.length + self.kick * self.kickers

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the height of the highest card of the body, if the rest are kickers."""
        if held.bit_count() != self.size or held >= FURTHER_PACKS:
            return None
        ranks = layers(held).ranks
        if len(ranks) != self.width:
            return None
        span = spans(ranking, self.length, self.without).at.get(ranks[-1])
        if span is None or not self._are_kickers(held & ~span.cards):
            return None
        return ranking.highest(held & span.ranks[-1])

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield every choice of kickers beside the bodies of each row of ranks."""
        if hand.bit_count() < self.size:
            return
        for span in within(hand, ranking, self.width, self.length, self.without):
            if span.high > above:
                yield self._kicked(hand, span, ranking, above)

    def _kicked(self, hand: Cards, span: Span, ranking: Ranking, above: int) -> Iterator[Cards]:
        for kickers in self._kicking(hand & ~span.cards, ranking):
            for body in laid(hand, span, ranking, self.width, above):
                yield body | kickers

    def by_rank(self, ranking: Ranking) -> Spanning | None:
        """Return its spans if the jokers differ, each a kicker of its own rank; else None."""
        if not ranking.jokers_differ:
            return None
        kickers = Kickers(self.kick, self.kickers, self.twins, self.jokers)
        return Spanning(self.width, self.length, self.without, kickers)

    def _are_kickers(self, beside: Cards) -> bool:
        """Whether these cards, whose number is right, differ in rank or are as alike as agreed."""
        if beside & (BLACK | RED) and self.kick == 2:
            return False
        if beside & BLACK and beside & RED and self.jokers:
            return beside.bit_count() == 2
        ranks = layers(beside).ranks
        if len(ranks) == 2 and self.twins and beside.bit_count() == 2:
            return not beside & (BLACK | RED)
        return len(ranks) == self.kick and ranks[0] == ranks[-1]

    def _kicking(self, beside: Cards, ranking: Ranking) -> Iterator[Cards]:
        """Yield every choice of kickers from these cards."""
        if self.kick == 2:
            beside &= ~(BLACK | RED)
        by_rank = [beside & cards for cards, _, _ in ranking.ranks if beside & cards]
        ways = [picks(cards, self.kick) for cards in by_rank if cards.bit_count() >= self.kick]
        for chosen in combinations(ways, self.kickers):
            yield from map(sum, product(*chosen))
        if self.twins:
            yield from chain.from_iterable(picks(cards & ~(BLACK | RED), 2) for cards in by_rank)
        if self.jokers:
            yield from both_jokers(beside)


@dataclass(frozen=True)
class Rocket(Shape):
    """A joker of each colour (DD-10)."""

    kind = Kind.ROCKET
    size = 2

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        both = held.bit_count() == 2 and held & BLACK and held & RED
        return 0 if both else None

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        if above < 0:
            yield both_jokers(hand)

    def by_rank(self, ranking: Ranking) -> Listing:
        return ((0, JOKER_PAIR),)


def both_jokers(hand: Cards) -> list[Cards]:
    """Return every black joker with every red one."""
    return [black | red for black in each(hand & BLACK) for red in each(hand & RED)]
