"""Reconstruct the events of a deal from a determinization, hidden cards included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.players.card_counts import Determinization, restocks
from bot.players.information_state import InformationState
from rules import events as e
from rules.actions import Seat
from rules.cards import Card, Cards, each, joined
from rules.phases.leftovers import SwapOffer
from rules.ruleset import RuleSet


def full_history(
    knowledge: InformationState, world: Determinization, chance: Random
) -> list[e.Event]:
    """Return the log of the deal with its hidden cards filled in.

    The filled-in events end with all cards in the places of `world`.
    """
    telling = _Telling(knowledge, world, chance)
    *seen, _ = knowledge.seen_to_hold
    events: list[e.Event] = []
    for event, held in zip(reversed(knowledge.log), reversed(seen), strict=True):
        telling.held = held
        events.append(telling.before(event))
    return events[::-1]


class _Telling:
    """The places of all cards, moved back event by event from the last event to the first."""

    def __init__(self, knowledge: InformationState, world: Determinization, chance: Random) -> None:
        self.rules: RuleSet = knowledge.rules
        self.seat = knowledge.seat
        self.chance = chance
        self.hands = list(world.hands)
        self.widow, self.aside = world.widow, world.aside
        self.stock: list[Card] = list(world.stock)
        self.sure = self._sure(knowledge)
        self.given: dict[Seat, Cards] = {}  # by seat: the cards of its next gift in the log
        self.shown: Cards = 0  # the card in the middle that was looked at
        self.thrown = self._thrown(knowledge)
        self.again = [restock.made for restock in restocks(knowledge.log, knowledge.seats)]
        self.held: tuple[Cards, ...] = ()  # by seat: the cards it was seen to hold before the event

    def before(self, event: e.Event) -> e.Event:
        """Return the event with its hidden cards filled in, and undo its moves of cards."""
        match event:
            case e.Played():
                self.hands[event.seat] |= event.cards
            case e.ThrewIn():
                back = self._some(self.aside, self.thrown)
                self.aside &= ~back
                self.hands[event.seat] |= back
            case e.CardsGiven():
                return self._given(event)
            case e.CardsPledged() if not event.cards:
                gift = self.given.get(event.seat, 0)
                return replace(event, cards=gift or self._of(event.seat, event.count))
            case e.Dealt() | e.Shuffled():
                return self._begun(event)
        return self._from_the_table(event)

    def _from_the_table(self, event: e.Event) -> e.Event:
        """Fill in only an event of cards that are drawn, taken, restocked or looked at."""
        match event:
            case e.CardDrawn():
                return self._drawn(event)
            case e.CardsTaken():
                return self._taken(event)
            case e.Restocked():
                event = replace(event, stock=tuple(self.stock))
                self.again.pop()
                self.stock = []
            case e.Looked():
                event = replace(event, cards=event.cards or self._some(self.widow, 1))
                self.shown = event.cards
        return event

    def _drawn(self, event: e.CardDrawn) -> e.Event:
        card = event.cards or self._once_more(event.seat) or self._of(event.seat, 1)
        self.hands[event.seat] &= ~card
        self.stock.insert(0, card)
        return replace(event, cards=card)

    def _once_more(self, seat: Seat) -> Card:
        """Return a random card of the latest new stock from this hand; 0 if there is none."""
        again = self.hands[seat] & self.again[-1] if self.again else 0
        return self._some(again, 1)

    def _given(self, event: e.CardsGiven) -> e.Event:
        """Fill in the cards of a gift, first with cards that the giver was seen to hold before."""
        cards = event.cards or self._passed_on(event)
        self.hands[event.taker] &= ~cards
        self.hands[event.giver] |= cards
        self.given[event.giver] = cards
        return replace(event, cards=cards)

    def _passed_on(self, event: e.CardsGiven) -> Cards:
        surely = self.hands[event.taker] & self.held[event.giver]
        missing = event.count - surely.bit_count()
        if missing <= 0:
            return self._some(surely, event.count)
        free = self.hands[event.taker] & ~surely & ~self.held[event.taker]
        return surely | self._some(free & ~self.sure[event.taker] or free, missing)

    def _taken(self, event: e.CardsTaken) -> e.Event:
        cards, returned = event.cards, event.returned
        if not cards:
            if any(isinstance(phase, SwapOffer) for phase in self.rules.phases):
                returned = self.rules.worth.lowest_first(self.rules.pack)[0]
            cards = self._of(event.seat, event.count)
        self.hands[event.seat] = self.hands[event.seat] & ~cards | returned
        self.widow |= cards
        self.aside &= ~returned
        self.shown = cards if returned else self.shown
        return replace(event, cards=cards, returned=returned)

    def _begun(self, event: e.Dealt | e.Shuffled) -> e.Event:
        if isinstance(event, e.Shuffled):
            return replace(event, deck=self._deck(), lot=self._lot())
        return replace(
            event,
            hands=tuple(self.hands),
            widow=self.widow,
            stock=tuple(self.stock),
            aside=self.aside,
            lot=self._lot(),
        )

    def _lot(self) -> int:
        """Return a random lot; if a card in the middle was looked at, the lot selects this card."""
        drawn = self.chance.getrandbits(30)
        cards = list(each(self.widow))
        if self.shown and self.shown in cards:
            return drawn - drawn % len(cards) + cards.index(self.shown)
        return drawn

    def _deck(self) -> tuple[Card, ...]:
        deck = list(each(self.rules.pack))
        self.chance.shuffle(deck)
        return tuple(deck)

    def _of(self, seat: Seat, count: int) -> Cards:
        """Choose `count` random cards of this hand, if possible without the cards in `sure`."""
        hand = self.hands[seat]
        free = hand & ~self.sure[seat]
        return self._some(free if free.bit_count() >= count else hand, count)

    def _some(self, held: Cards, count: int) -> Cards:
        cards = list(each(held))
        return joined(self.chance.sample(cards, min(count, len(cards))))

    def _sure(self, knowledge: InformationState) -> list[Cards]:
        """Return by seat the card that its opening play had to include, held from the start."""
        sure = [0] * knowledge.seats
        for event in knowledge.log:
            if isinstance(event, e.LeaderFound):
                sure[event.seat] |= event.including
        return sure

    def _thrown(self, knowledge: InformationState) -> int:
        """Return the number of cards in the hand that a seat threw in; 0 if no seat did."""
        seat = next((event.seat for event in knowledge.log if isinstance(event, e.ThrewIn)), None)
        if seat is None:
            return 0
        return thrown_in(knowledge.log, seat, knowledge.rules.hand_size(knowledge.seats))


def thrown_in(log: Sequence[e.Event], seat: Seat, dealt: int) -> int:
    """Return the number of cards that this seat threw in; `dealt` is the number it was dealt."""
    for event in log:
        match event:
            case e.Played() if event.seat == seat:
                dealt -= event.cards.bit_count()
            case e.CardsGiven():
                dealt += event.count * ((event.taker == seat) - (event.giver == seat))
    return max(0, dealt)
