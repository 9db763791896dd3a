"""Possible places of the cards that a seat has not seen, and the number of cards in each place.

Everything here follows from the events that the seat was told; nothing is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.players.information_state import InformationState
from rules import events as e
from rules.cards import JOKER, Card, Cards, each, joined, rank_of
from rules.changes import Decision
from rules.deal import Deal
from rules.phases.auction import Auction
from rules.phases.dealing import DealOut
from rules.phases.leftovers import KEEP, TRADE, StripLow, SwapOffer
from rules.ruleset import RuleSet
from rules.view import HIDDEN


class Sizes(NamedTuple):
    """The number of cards in each place."""

    hands: tuple[int, ...]
    widow: int
    aside: int
    stock: int


@dataclass(frozen=True)
class Determinization:
    """A determinization: one possible place for every card. `stock` is in the order of drawing.

    `eager` is the bit set of the seats that are assumed to always lay their lowest sufficient play.
    """

    hands: tuple[Cards, ...]
    widow: Cards
    aside: Cards
    stock: tuple[Card, ...]
    eager: int = 0


class Restock(NamedTuple):
    """Cards of earlier tricks that became a new stock.

    `made` is the whole stock. `cards` are its cards that did not return to a later stock. `held` is
    by seat the number of these cards in the hand.

    >>> log = [e.Played(0, 0b11, 0b11), e.TrickWon(0), e.Restocked(()), e.CardDrawn(1, 0)]
    >>> restocks(log, seats=2)
    [Restock(made=3, cards=3, held=(0, 1))]
    """

    made: Cards
    cards: Cards
    held: tuple[int, ...]


@dataclass(frozen=True)
class Places:
    """The present places of the cards, as far as one seat can tell.

    `sure` is by seat the cards that the seat certainly holds. `lacks` is by seat the cards that it
    certainly does not hold.
    """

    sizes: Sizes
    sure: tuple[Cards, ...]
    lacks: tuple[Cards, ...]
    widow: Cards  # the known cards of the widow
    aside: Cards
    restocks: tuple[Restock, ...]  # each with its unknown cards only
    unknown: Cards  # all cards whose place this seat does not know
    seconds: tuple[int, ...]  # by seat the number of its cards of the second pack; () if unknown


def places(knowledge: InformationState) -> Places:
    """Return the present places of all cards, as far as the seat can tell."""
    view, rules, me = knowledge.view, knowledge.rules, knowledge.seat
    dealt = _dealt(knowledge)
    sizes = _now(knowledge, dealt)
    aside, sure = _stripped(knowledge), list(_sure(knowledge))
    lowest = rules.worth.lowest_first(rules.pack)[:1]
    if any(isinstance(phase, SwapOffer) for phase in rules.phases) and lowest:
        for event in knowledge.log:
            if isinstance(event, e.Called) and event.seat != me:
                if event.word == TRADE:
                    aside |= lowest[0]
                elif event.word == KEEP and not lowest[0] & knowledge.laid:
                    sure[event.seat] |= lowest[0]
    returned = _returned(knowledge)
    aside |= returned
    widow = view.widow & ~joined(taken.cards for taken in view.taken)
    gone = knowledge.laid | aside | view.held | widow
    sure = [held & ~gone if seat != me else held for seat, held in enumerate(sure)]
    held = joined(sure)
    again = restocks(knowledge.log, knowledge.seats)
    unknown = rules.pack & ~(gone | held)
    return Places(
        sizes,
        tuple(sure),
        knowledge.lacks,
        widow,
        aside,
        tuple(restock._replace(cards=restock.cards & unknown) for restock in again),
        unknown,
        view.backs if HIDDEN not in view.backs else (),
    )


def _sure(knowledge: InformationState) -> tuple[Cards, ...]:
    """Return by seat the cards that it is known to hold.

    A seat is known to hold the cards that it was openly given, and the card that its opening play
    must include. The first bidder of an auction by a faced card holds that card.
    """
    sure = list(knowledge.holds)
    played = joined(event.cards for event in knowledge.log if isinstance(event, e.Played))
    faced_first = next((p for p in knowledge.rules.phases if isinstance(p, Auction)), None)
    for event in knowledge.log:
        match event:
            case e.LeaderFound(seat, including):
                sure[seat] |= including & ~played
            case e.BidMade(seat, _) if faced_first and not faced_first.lowest_heart:
                sure[seat] |= knowledge.view.faced & ~played
                faced_first = None
    sure[knowledge.seat] = knowledge.view.held
    return tuple(sure)


def _returned(knowledge: InformationState) -> Cards:
    """Return the cards that seats openly put back for cards they took."""
    return joined(
        taken.returned for taken in knowledge.view.taken if isinstance(taken, e.CardsTaken)
    )


def restocks(log: Sequence[e.Event], seats: int) -> list[Restock]:
    """Return every new stock with the number of its cards in each hand, the oldest stock first.

    A seat that lays a card of a new stock must have drawn that card. A card that is laid again may
    return to a later stock.
    """
    laid, trick = 0, 0
    made: list[Cards] = []
    cards: list[Cards] = []
    held: list[list[int]] = []
    for event in log:
        match event:
            case e.Played():
                trick |= event.cards
                for stock, drawn in zip(cards, held, strict=True):
                    drawn[event.seat] -= (stock & event.cards).bit_count()
            case e.TrickWon():
                laid, trick = laid | trick, 0
            case e.CardDrawn() if held:
                held[-1][event.seat] += 1
            case e.Restocked():
                cards = [*(stock & ~laid for stock in cards), laid]
                made.append(laid)
                held.append([0] * seats)
                laid = 0
    return [
        Restock(*restock[:2], tuple(restock[2])) for restock in zip(made, cards, held, strict=True)
    ]


def _stripped(knowledge: InformationState) -> Cards:
    """Return the low cards removed from the pack before the deal, which are public; 0 if none."""
    first, phase = _shuffled(knowledge), _dealing(knowledge.rules)
    if first is None or phase is None or not isinstance(phase.leftover, StripLow):
        return 0
    begun = _rehearsed(knowledge, first, phase)
    return begun.aside if begun else 0


def _shuffled(knowledge: InformationState) -> e.Shuffled | None:
    first = knowledge.log[0] if knowledge.log else None
    return first if isinstance(first, e.Shuffled) else None


def _dealing(rules: RuleSet) -> DealOut | None:
    return next((phase for phase in rules.phases if isinstance(phase, DealOut)), None)


def _dealt(knowledge: InformationState) -> Sizes:
    """Return the number of cards that were dealt to each place."""
    first, phase = _shuffled(knowledge), _dealing(knowledge.rules)
    dealt = next((event for event in knowledge.log if isinstance(event, e.Dealt)), None)
    if first and phase and dealt and (begun := _rehearsed(knowledge, first, phase)):
        hands = tuple(hand.bit_count() for hand in begun.hands)
        return Sizes(hands, begun.widow.bit_count(), begun.aside.bit_count(), len(begun.stock))
    count = knowledge.rules.pack.bit_count() if dealt else 0
    stock = len(dealt.stock) if dealt else 0
    return Sizes((0,) * knowledge.seats, 0, count - stock, stock)


def _rehearsed(knowledge: InformationState, first: e.Shuffled, phase: DealOut) -> e.Dealt | None:
    """Return a rehearsal of the deal, to count the cards in each place; None if nothing is dealt.

    The pack is in sorted order. The seats, dealer, standing and faced card are those of this deal.
    """
    rules, faced = knowledge.rules, knowledge.view.faced
    deck = tuple(each(rules.pack))
    numbered = [card for card in deck if rank_of(card) != JOKER]
    lot = numbered.index(faced) if faced in numbered else 0
    decision = Decision(
        Deal(
            rules,
            deck=deck,
            hands=(0,) * first.seats,
            dealer=first.dealer,
            lot=lot,
            standing=first.standing,
            number=first.number,
            direction=first.direction,
            plan=first.plan,
        )
    )
    phase.begin(decision)
    return next((event for event in decision.events if isinstance(event, e.Dealt)), None)


def _now(knowledge: InformationState, dealt: Sizes) -> Sizes:
    """Return the number of cards in each place after all events of the log."""
    hands, aside = list(dealt.hands), dealt.aside
    for event in knowledge.log:
        match event:
            case e.Played():
                hands[event.seat] -= event.cards.bit_count()
            case e.CardsGiven():
                hands[event.giver] -= event.count
                hands[event.taker] += event.count
            case e.CardsTaken():
                put = _put_back(knowledge, event)
                hands[event.seat] += event.count - put
                aside += put
            case e.CardDrawn():
                hands[event.seat] += 1
            case e.ThrewIn():
                aside += max(0, hands[event.seat])
                hands[event.seat] = 0
    left = knowledge.view.cards_left
    counted = tuple(
        own if shown == HIDDEN else shown for own, shown in zip(hands, left, strict=True)
    )
    widow = knowledge.view.widow_left
    return Sizes(counted, widow, max(0, aside), knowledge.view.stock)


def _put_back(knowledge: InformationState, taken: e.CardsTaken) -> int:
    """Return the number of cards that the seat put back for the cards it took."""
    if taken.cards:
        return taken.returned.bit_count()
    return int(any(isinstance(phase, SwapOffer) for phase in knowledge.rules.phases))
