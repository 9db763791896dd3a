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


@dataclass(frozen=True)
class JokersStandForAnyCard(Rule):
    """A joker may be any card of any suit, also in straights and flushes (002 var 26)."""

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Every play that the cards are with some card for each joker, the strongest first."""
        jokers = cards & JOKERS
        if not jokers:
            return ()
        return deal.reader.recall(_readings, cards ^ jokers, jokers.bit_count())

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        """What one joker or two make a play of, with each choice of the jokers held."""
        natural, recall = hand & ~JOKERS, deal.reader.recall
        jokers = [j for n in (1, 2) for j in choose(hand & JOKERS, n)]
        found = {n: recall(_short, natural, n) for n in {j.bit_count() for j in jokers}}
        return [play | j for j in jokers for play in found[j.bit_count()]]


def _readings(reader: Reader, natural: Cards, jokers: int) -> tuple[Cards, ...]:
    """What these cards and so many jokers may be, as the cards they stand for."""
    filled: dict[Cards, None] = {}
    for shape in reader.shapes_of(natural.bit_count() + jokers):
        filled |= dict.fromkeys(shape.filled(reader.ranking, natural, jokers))
    return reader.strongest_first(filled)


def _short(reader: Reader, natural: Cards, jokers: int) -> tuple[Cards, ...]:
    """Natural cards of this hand that so many jokers make a play of."""
    found: dict[Cards, None] = {}
    for shape in reader.shapes:
        found |= dict.fromkeys(shape.parts(reader.ranking, natural, jokers))
    return tuple(found)
