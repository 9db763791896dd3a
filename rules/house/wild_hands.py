"""Jokers that stand for any rank, in runs and hands of five (joker_wild=rank).

Beside at least one natural card; they lend no suit, so flushes have none. Wild ranks take the
rank of a card in a set, and no other (wild_ranks).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.actions import Seat
from rules.cards import Card, Cards, joined, suit_of
from rules.combinations import Combination, Reader
from rules.deal import Deal
from rules.house.wild_cards import least
from rules.ranking import Ranking
from rules.rule import Rule
from rules.shapes.forms import wanting
from rules.shapes.search.hand import BY_RANK, BY_SUIT
from rules.shapes.search.ways import choose
from rules.shapes.shape import Groups, Shape


@dataclass(frozen=True)
class WildInHands(Rule):
    """A joker stands for any rank that a run or a hand of five lacks (000:420)."""

    wild: Cards

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Return runs and hands of five that the wild cards complete, the strongest first."""
        natural = cards & ~self.wild
        if not natural or natural == cards or natural & deal.rules.nameless:
            return ()
        return deal.reader.recall(_readings, natural, (cards & self.wild).bit_count())

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Yield the plays that some wild cards complete, with each choice of them, by shape."""
        natural, wild = hand & ~(self.wild | deal.rules.nameless), hand & self.wild
        reader = deal.reader
        for count in range(1, wild.bit_count() + 1):
            some = choose(wild, count)
            for shape in reader.may_follow(top, bool(deal.rules.overrulers)):
                if shape.any_suits:
                    above = least(deal, shape, top)
                    short = shape.parts(reader.ranking, natural, count, above, lowest=True)
                    yield (part | w for part in short if part for w in some)


def _readings(reader: Reader, natural: Cards, wild: int) -> tuple[Cards, ...]:
    """Return the readings of these cards with so many wild ones, the strongest first."""
    filled = (
        natural | more
        for shape in reader.shapes_of(natural.bit_count() + wild)
        if shape.any_suits
        for more in _stand_ins(shape, reader, natural, wild)
    )
    return reader.strongest_first(dict.fromkeys(filled))


def _stand_ins(shape: Shape, reader: Reader, natural: Cards, wild: int) -> Iterator[Cards]:
    """Yield the cards that the wild ones stand for: the lowest free ones, not all of one suit."""
    ranking = reader.ranking
    for form in shape.forms_over(ranking, natural):
        lacks = wanting(form, natural)
        if min(lack for _, lack in lacks) < 0 or sum(lack for _, lack in lacks) != wild:
            continue
        suits = {number for number, suit in enumerate(BY_SUIT) if natural & suit}
        more: list[Cards] = []
        for rank, lack in lacks:
            if not lack:
                continue
            free = [one for one in _in_order(ranking, rank) if not one & natural]
            if len(suits) == 1:
                free.sort(key=lambda one: suit_of(one) in suits)
            more += free[:lack]
            suits |= {suit_of(one) for one in free[:lack]}
        yield joined(more)


@lru_cache(maxsize=256)
def _in_order(ranking: Ranking, rank: int) -> list[Card]:
    """Return every card of a rank, the lowest first."""
    return ranking.lowest_first(BY_RANK[rank])
