"""The order in which a player wants the cards of a hand to lie."""

from __future__ import annotations

from bot.domain.preferences import Sorting
from rules.cards import JOKER, SUITS, Card, rank_of, suit_of


def arranged(hand: tuple[Card, ...], sorting: Sorting) -> tuple[Card, ...]:
    """A hand that lies lowest first as its player wants it; within a suit the lowest stays first.

    Suits come as `rules.cards.SUITS` names them, so that red and black take turns; jokers last.
    """
    if sorting is Sorting.RANK:
        return hand
    return tuple(sorted(hand, key=_pile))


def _pile(one: Card) -> int:
    return len(SUITS) if rank_of(one) == JOKER else suit_of(one)
