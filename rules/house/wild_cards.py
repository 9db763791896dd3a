"""Jokers that stand for any card, or for any rank (joker_wild=card, joker_wild=rank).

A joker stands for a card that is not in the play already. Every card it may stand for is
listed, the strongest reading first; at most two jokers keep those lists short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.actions import Seat
from rules.cards import JOKERS, Card, Cards, joined, suit_of
from rules.combinations import Combination, Reader
from rules.deal import Deal
from rules.ranking import Ranking
from rules.rule import Rule
from rules.shapes.forms import wanting
from rules.shapes.search.hand import BY_RANK, BY_SUIT, choose
from rules.shapes.shape import Groups, Kind, Shape


@dataclass(frozen=True)
class JokersStandForAnyCard(Rule):
    """A joker may be any card of any suit, also in straights and flushes (002 var 26)."""

    any_card = True

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Return every play made with some card for each joker, the strongest first."""
        jokers = cards & JOKERS
        if not jokers:
            return ()
        return deal.reader.recall(_readings, cards ^ jokers, jokers.bit_count())

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Yield the plays that jokers complete, with each choice of the jokers held, by shape."""
        natural, held, reader = hand & ~JOKERS, hand & JOKERS, deal.reader
        for count in range(1, held.bit_count() + 1):
            jokers = choose(held, count)
            for shape in reader.may_follow(top, bool(deal.rules.overrulers)):
                short = shape.parts(reader.ranking, natural, count, least(deal, shape, top))
                yield (part | j for part in short for j in jokers)


def least(deal: Deal, shape: Shape, top: Combination | None) -> int:
    """Return the strength that plays of this shape must exceed to beat that one; -1 for any.

    Of the rules of the house only those that break ties let one play of a shape beat another.
    """
    if top is None or deal.reader.shape(top) is not shape:
        return -1
    is_set = shape.kind is Kind.SET
    return top.strength - any(is_set or rule.wild_ties for rule in deal.rules.tie_breakers)


def _readings(reader: Reader, natural: Cards, jokers: int) -> tuple[Cards, ...]:
    """Return the readings of these cards with so many jokers, as the cards they stand for."""
    filled: dict[Cards, None] = {}
    for shape in reader.shapes_of(natural.bit_count() + jokers):
        filled |= dict.fromkeys(shape.filled(reader.ranking, natural, jokers))
    return reader.strongest_first(filled)


@dataclass(frozen=True)
class WildInHands(Rule):
    """A joker stands for any rank that a run or a hand of five lacks (000:420)."""

    wild: Cards

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        natural = cards & ~self.wild
        if not natural or natural == cards or natural & deal.rules.nameless:
            return ()
        return deal.reader.recall(_hand_readings, natural, (cards & self.wild).bit_count())

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


def _hand_readings(reader: Reader, natural: Cards, wild: int) -> tuple[Cards, ...]:
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
    return ranking.lowest_first(BY_RANK[rank])
