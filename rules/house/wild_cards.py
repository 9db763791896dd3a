"""Jokers that stand for any card of any suit (joker_wild=card, BT-54).

A joker stands for a card that is not in the play already. Every card it may stand for is
listed, the strongest reading first; at most two jokers keep those lists short.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.actions import Seat
from rules.cards import JOKERS, Cards
from rules.combinations import Combination, Reader
from rules.deal import Deal
from rules.rule import Rule
from rules.shapes.search.ways import choose
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
