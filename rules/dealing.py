"""Dealing a shuffled pack: how many cards each, in which order, and what becomes of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Protocol

from rules.actions import Action, Gift, IllegalAction, Seat
from rules.cards import ACE, JOKER, TWO, Card, Cards, each, joined, rank_of
from rules.deal import Book, Deal
from rules.events import Dealt, Turn
from rules.ruleset import DEALING

CUT_COUNT = {ACE: 1, TWO: 2}  # the three counts 3, its index being 0


class Leftover(Protocol):
    """What becomes of the cards that are not dealt."""

    def keeps(self, dealt: Dealt, rest: tuple[Card, ...]) -> Dealt:
        """The deal with these cards where they belong before anybody takes them."""
        ...

    def given(self, book: Book) -> None:
        """Write who takes them, and open."""
        ...


@dataclass(frozen=True)
class Discard:
    """They are out of play, unseen."""

    def keeps(self, dealt: Dealt, rest: tuple[Card, ...]) -> Dealt:
        return replace(dealt, aside=joined(rest))

    def given(self, book: Book) -> None:
        """Nobody takes them."""


@dataclass(frozen=True)
class DealOut:
    """Deal singly to the seats in turn; `size` cards each, 0 for as many as there are.

    With `even`, hands are equal and the rest is the leftover's; else hands may differ by one.
    """

    first_card: str = "next_to_dealer"
    even: bool = False
    size: int = 0
    leftover: Leftover = Discard()
    order: ClassVar[int] = DEALING

    def begin(self, book: Book) -> None:
        deal = book.deal
        deck, order = deal.deck, self._order(deal)
        seats = len(order)
        each_gets = self.size or len(deck) // seats
        dealt = each_gets * seats if self.even or self.size else len(deck)
        hands = [0] * seats
        for position, one in enumerate(deck[:dealt]):
            hands[order[position % seats]] |= one
        event = Dealt(
            tuple(hands), deal.dealer, deal.lot, deal.standing, deal.number, deal.direction
        )
        book.write(self.leftover.keeps(event, deck[dealt:]))
        self.leftover.given(book)
        book.write(Turn(frozenset()))

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat) -> list[Action]:
        return []

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        return None

    def _order(self, deal: Deal) -> Sequence[Seat]:
        """The seats as they are dealt to; by rank this need not be the order of the chairs."""
        seats = len(deal.hands)
        first = deal.dealer + deal.direction
        match self.first_card:
            case "top_rank" if deal.standing:
                return deal.standing
            case "dealer":
                first = deal.dealer
            case "cut_card_count":
                first = counted_from(deal.dealer, deal.direction, shown(deal))
        return [(first + deal.direction * step) % seats for step in range(seats)]


def shuffled(pack: Cards, chance: Random) -> tuple[Card, ...]:
    """The cards of a pack in random order."""
    deck = list(each(pack))
    chance.shuffle(deck)
    return tuple(deck)


def shown(deal: Deal) -> Card:
    """A card that chance shows in the pack; a joker has no number and is never the one."""
    numbered = [one for one in deal.deck if rank_of(one) != JOKER]
    return numbered[deal.lot % len(numbered)]


def counted_from(dealer: Seat, direction: int, card: Card) -> int:
    """The seat to which this card is counted, the dealer being one (BT-16); not yet wrapped."""
    rank = rank_of(card)
    return dealer + direction * (CUT_COUNT.get(rank, rank + 3) - 1)
