"""The cards that are not dealt (option leftover; BT-60, BT-62, BT-64, C-BT-25).

A `Leftover` places these cards once the hands are dealt. Cards that a seat will take lie in the
middle (`Deal.widow`) and a phase of their own follows, also when a situation is set up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from rules.actions import Action, Call, IllegalAction, Seat
from rules.cards import SUITS, TWO_OF_SPADES, Card, Cards, each, joined, suit_of
from rules.changes import Decision
from rules.deal import Deal
from rules.events import Called, CardsTaken, Dealt, Looked, Turn
from rules.phases.base import Part, Phase
from rules.shuffle import index

DIAMONDS = SUITS.index("D")
TRADE, KEEP = "trade", "keep"


@dataclass(frozen=True)
class Leftover:
    """A rule for leftover cards; by default they are out of play, unseen."""

    def places(self, seats: int) -> int:
        """Return the number of hands to deal."""
        return seats

    def strips(self, deal: Deal, deck: tuple[Card, ...], over: int) -> tuple[Card, ...]:
        """Return the pack as it is dealt, where so many cards are over."""
        return deck

    def keeps(self, dealt: Dealt, rest: tuple[Card, ...]) -> Dealt:
        """Return the deal with the leftover cards in their place."""
        return replace(dealt, aside=dealt.aside | joined(rest))


@dataclass(frozen=True)
class Discard(Leftover):
    """Leftover cards are out of play, unseen."""


@dataclass(frozen=True)
class StripLow(Leftover):
    """The lowest cards are taken out before the deal, so that none is over (BT-64)."""

    def strips(self, deal: Deal, deck: tuple[Card, ...], over: int) -> tuple[Card, ...]:
        lowest = joined(deal.rules.worth.lowest_first(joined(deck))[:over])
        return tuple(one for one in deck if not one & lowest)


@dataclass(frozen=True)
class Ghost(Leftover):
    """Three players are dealt four hands; the last one, of the dealer, never plays (BT-64)."""

    def places(self, seats: int) -> int:
        return 4 if seats == 3 else seats


@dataclass(frozen=True)
class Stock(Leftover):
    """Leftover cards are a face-down stock to draw from (BT-62, BT-66)."""

    def keeps(self, dealt: Dealt, rest: tuple[Card, ...]) -> Dealt:
        return replace(dealt, stock=rest)


@dataclass(frozen=True)
class Middle(Leftover):
    """Leftover cards lie in the middle, face up or down, until a seat takes them."""

    open: bool = False

    def keeps(self, dealt: Dealt, rest: tuple[Card, ...]) -> Dealt:
        widow = joined(rest)
        return replace(dealt, widow=widow, faced=dealt.faced | (widow if self.open else 0))


class Taker(Enum):
    """The card whose holder takes the cards in the middle."""

    LOWEST_CARD = auto()
    LOWEST_DIAMOND = auto()
    TWO_OF_SPADES = auto()


@dataclass(frozen=True)
class TakeLeftover(Phase):
    """The holder of a card adds the cards in the middle to its hand before all else (BT-60).

    If no diamond or no two of spades was dealt, the holder of the lowest card takes them (CG-05,
    C-BT-25).
    """

    holder: Taker
    open: bool
    part = Part.LEFTOVERS

    def begin(self, decision: Decision) -> None:
        deal = decision.deal
        if deal.widow:
            seat, cards = self._taker(deal), deal.widow
            decision.write(CardsTaken(seat, cards.bit_count(), cards, self.open))

    def _taker(self, deal: Deal) -> Seat:
        lowest_first = deal.rules.worth.lowest_first(joined(deal.hands))
        wanted = lowest_first[0]
        match self.holder:
            case Taker.LOWEST_DIAMOND:
                diamonds = [one for one in lowest_first if suit_of(one) == DIAMONDS]
                wanted = diamonds[0] if diamonds else wanted
            case Taker.TWO_OF_SPADES:
                wanted = next((one for one in lowest_first if one & TWO_OF_SPADES), wanted)
        return holder_of(deal, wanted)


@dataclass(frozen=True)
class SwapOffer(Phase):
    """The holder of the lowest card of the pack may trade it for a card in the middle (BT-64).

    With `seen` the holder looks at that card first. No seat is asked when the lowest card itself
    lies in the middle.
    """

    seen: bool
    part = Part.LEFTOVERS

    def begin(self, decision: Decision) -> None:
        """Write the turn of the lowest card's holder, who may first look at the card on offer."""
        deal = decision.deal
        lowest = self._lowest(deal)
        if not deal.widow or lowest & deal.widow:
            return
        seat = holder_of(deal, lowest)
        if self.seen:
            decision.write(Looked(seat, self._extra(deal)))
        decision.write(Turn(frozenset({seat})))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Accept "trade" or "keep"."""
        if action not in (Call(TRADE), Call(KEEP)):
            raise IllegalAction("not_now")
        decision.write(Called(seat, TRADE if action == Call(TRADE) else KEEP))
        deal = decision.deal
        if action == Call(TRADE):
            decision.write(CardsTaken(seat, 1, self._extra(deal), False, self._lowest(deal)))
        decision.write(Turn(frozenset()))

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return both words, for the seat that is asked."""
        return [Call(TRADE), Call(KEEP)] if seat in deal.to_act else []

    def _lowest(self, deal: Deal) -> Cards:
        return deal.rules.worth.lowest_first(joined(deal.hands) | deal.widow)[0]

    def _extra(self, deal: Deal) -> Card:
        cards = list(each(deal.widow))
        return cards[index(deal.lot, "offered", len(cards))]


def holder_of(deal: Deal, one: Card) -> Seat:
    """Return the seat that holds this card."""
    return next(seat for seat, hand in enumerate(deal.hands) if hand & one)
