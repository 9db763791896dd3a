"""Dealing a shuffled pack: cards for each hand, the order of hands, and the leftover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from rules.actions import Seat
from rules.cards import ACE, JOKER, TWO, Card, Cards, each, joined, rank_of
from rules.changes import Decision
from rules.deal import Deal
from rules.events import Dealt, Turn
from rules.phases.base import Part, Phase
from rules.phases.leftovers import Discard, Leftover
from rules.shuffle import Chance, index
from rules.worth import Worth

CUT_COUNT = {ACE: 1, TWO: 2}  # the three counts 3, its index being 0


class FirstCard(Enum):
    """The receiver of the first card; where hands are uneven, the first hold one card more."""

    NEXT_TO_DEALER = auto()
    DEALER = auto()
    TOP_PLACE = auto()  # then the other places in order
    COUNTED = auto()  # the seat counted from the dealer by a card shown in the cut (BT-16)


@dataclass(frozen=True)
class DealOut(Phase):
    """Deal singly to the seats in turn (BT-17, BT-65, TH-02, DD-03, B3-03).

    `size` cards each, 0 for as many as there are; `sizes` has other numbers for some counts of
    seats. With `even`, hands are equal and the rest is the leftover's; else all cards are dealt.
    """

    first_card: FirstCard = FirstCard.NEXT_TO_DEALER
    even: bool = False
    size: int = 0
    sizes: tuple[tuple[int, int], ...] = ()  # (seats, cards each), where these go before `size`
    leftover: Leftover = field(default_factory=Discard)
    exposed: bool = False  # the top card of each hand decides its owner (PV-20)
    facing: bool = False  # one of the cards to be dealt is seen by all (DD-03, C-DD-3)
    part = Part.DEALING

    def begin(self, decision: Decision) -> None:
        """Deal all hands and place the leftover cards; no seat is asked."""
        deal = decision.deal
        seats = len(deal.hands)
        planned = dict(deal.plan).get("hand_size", 0)
        leftover = Discard() if planned else self.leftover
        places = leftover.places(seats)
        size = planned or self._size(seats)
        fair = self.even or size > 0
        deck = deal.deck
        if fair:
            kept = (size or len(deck) // places) * places
            deck = leftover.strips(deal, deck, max(0, len(deck) - kept))
        most = len(deck) // places
        dealt = min(size or most, most) * places if fair else len(deck)
        hands = [0] * places
        tops = [0] * places
        for position, one in enumerate(deck[:dealt]):
            hands[position % places] |= one
            tops[position % places] = one
        event = self._handed_out(deal, tuple(hands[:seats]), tuple(tops[:seats]), deck[:dealt])
        rest = deck[dealt:]
        away = joined(deal.deck) & ~joined(event.hands) & ~joined(rest)  # stripped, or a ghost's
        decision.write(leftover.keeps(replace(event, aside=away), rest))
        decision.write(Turn(frozenset()))

    def each_gets(self, seats: int, cards: int) -> int:
        """Return the least number of cards of a hand, dealt from so many."""
        most = cards // self.leftover.places(seats)
        return min(self._size(seats) or most, most)

    def _size(self, seats: int) -> int:
        return dict(self.sizes).get(seats, self.size)

    def _handed_out(
        self,
        deal: Deal,
        hands: tuple[Cards, ...],
        tops: tuple[Card, ...],
        dealt: tuple[Card, ...],
    ) -> Dealt:
        """Assign the hands, listed as they were dealt, to the seats."""
        faced, takers = 0, dealing_order(deal, self.first_card)
        if self.exposed and deal.standing:
            faced, takers = joined(tops), deal.standing
            hands = tuple(hands[i] for i in best_first(tops, deal.rules.worth))
        elif self.facing:
            faced = dealt[index(deal.lot, "faced", len(dealt))]
        elif self.first_card is FirstCard.COUNTED:
            faced = shown(deal)
        held = dict(zip(takers, hands, strict=True))
        return Dealt(
            tuple(held[seat] for seat in range(len(hands))),
            deal.dealer,
            deal.lot,
            deal.standing,
            deal.number,
            deal.direction,
            faced=faced,
        )


def dealing_order(deal: Deal, first_card: FirstCard) -> Sequence[Seat]:
    """Return the seats in dealing order, which by rank need not be the order of the chairs."""
    seats = len(deal.hands)
    first = deal.dealer + deal.direction
    match first_card:
        case FirstCard.TOP_PLACE if deal.standing:
            return deal.standing
        case FirstCard.DEALER:
            first = deal.dealer
        case FirstCard.COUNTED:
            first = counted_from(deal.dealer, deal.direction, shown(deal))
    return [(first + deal.direction * step) % seats for step in range(seats)]


def best_first(tops: Sequence[Card], worth: Worth) -> list[int]:
    """Order faced cards from the best down, suits apart; of equal ones the first dealt first."""
    return sorted(range(len(tops)), key=lambda at: -worth.without_suit(tops[at]))


def shuffled(pack: Cards, chance: Chance) -> tuple[Card, ...]:
    """Return the cards of a pack in random order."""
    deck = list(each(pack))
    chance.shuffle(deck)
    return tuple(deck)


def shown(deal: Deal) -> Card:
    """Return the card that chance shows in the pack; never a joker, which has no number."""
    numbered = [one for one in deal.deck if rank_of(one) != JOKER]
    return numbered[index(deal.lot, "shown", len(numbered))]


def counted_from(dealer: Seat, direction: int, card: Card) -> int:
    """Return the seat that this card counts to, the dealer as one (BT-16); not yet wrapped."""
    rank = rank_of(card)
    return dealer + direction * (CUT_COUNT.get(rank, rank + 3) - 1)
