"""One deal as a value, and the only place where it changes.

`evolve` knows facts, not rules: it folds an event into a deal. Why something happened is
decided in `rules.engine` and the phases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules import events as e
from rules.actions import Seat
from rules.cards import Cards
from rules.combinations import Combination, Reader
from rules.ruleset import RuleSet


@dataclass(eq=True, repr=False)
class Deal:
    """The state of one deal. Every field is immutable; a changed deal is a new deal.

    It holds every hand, so it never leaves the rules and the table: others get a `SeatView`.
    """

    rules: RuleSet
    deck: tuple[Cards, ...] = ()  # before the cards are dealt
    hands: tuple[Cards, ...] = ()
    widow: Cards = 0
    stock: tuple[Cards, ...] = ()
    aside: Cards = 0
    faced: Cards = 0
    dealer: Seat = 0
    lot: Seat = 0
    standing: tuple[Seat, ...] = ()
    number: int = 1
    direction: int = 1
    plan: tuple[tuple[str, int], ...] = ()
    phase: int = -1
    to_act: frozenset[Seat] = frozenset()
    gifts: tuple[e.CardsGiven, ...] = ()
    pledges: tuple[e.CardsPledged, ...] = ()
    calls: tuple[e.Called, ...] = ()
    bids: tuple[e.BidMade, ...] = ()
    sides: tuple[int, ...] = ()  # by seat; 0 plays alone
    stake: int = 1
    leader: Seat = 0
    including: Cards = 0  # the opening play must hold this card
    played: int = 0  # plays made in this deal
    trick: tuple[e.Played, ...] = ()
    last_trick: tuple[e.Played, ...] = ()
    passed: int = 0  # bit set of seats that are closed out of the trick or have passed on it
    skipped: int = 0  # bit set of seats that lose their next turn
    thrown_in: tuple[Seat, ...] = ()  # came last by throwing in their hands
    seen: Cards = 0  # cards of finished tricks
    out: tuple[Seat, ...] = ()  # in the order they went out
    left: tuple[Cards, ...] = ()  # the hands when the first player went out
    tops: tuple[e.Played, ...] = ()  # the play on top of each trick until then
    upside_down: bool = False
    ended: e.Ended | None = None

    @property
    def counted(self) -> tuple[Cards, ...]:
        """The hands that penalties are counted on: as they were when the first player went out."""
        return self.left or self.hands

    @property
    def reader(self) -> Reader:
        """The plays of this game in the present order of ranks."""
        return self.rules.reader(self.upside_down)

    @property
    def top(self) -> Combination | None:
        """The play to beat; None when a lead is due."""
        if not self.trick:
            return None
        last = self.trick[-1]
        top = self.reader.read(last.as_cards)
        return top if last.cards == last.as_cards or not top else top._replace(laid=last.cards)

    def after(self, seat: Seat) -> list[Seat]:
        """The seats still holding cards, in turn: the next one first, this one last."""
        hands = self.hands
        seats = range(len(hands))[:: self.direction]
        at = seats.index(seat) + 1
        return [other for other in (*seats[at:], *seats[:at]) if hands[other]]

    def has_passed(self, seat: Seat) -> bool:
        return bool(self.passed >> seat & 1)

    def copy(self) -> Deal:
        twin = object.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        return twin

    def __repr__(self) -> str:
        return f"<Deal {self.number}, {len(self.hands)} seats, {self.played} plays>"


class Book:
    """The events of one decision, and the deal as they leave it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal.copy()
        self.events: list[e.Event] = []

    def write(self, event: e.Event) -> None:
        """Note the event, change the deal, and let the house rules react."""
        deal = self.deal
        CHANGES[type(event)](deal, event)
        self.events.append(event)
        reactors = deal.rules.reactors.get(type(event))
        if reactors:
            for reaction in [r for rule in reactors for r in rule.reacts(deal, event)]:
                self.write(reaction)


def evolve(deal: Deal, event: e.Event) -> Deal:
    """The deal after this event; the one given is left as it was."""
    after = deal.copy()
    CHANGES[type(event)](after, event)
    return after


def replay(rules: RuleSet, events: Iterable[e.Event]) -> Deal:
    """The deal that these events, from its `Dealt` on, lead to."""
    deal = Deal(rules)
    for event in events:
        CHANGES[type(event)](deal, event)
    return deal


def _move(deal: Deal, cards: Cards, giver: Seat | None, taker: Seat | None) -> None:
    hands = list(deal.hands)
    if giver is not None:
        hands[giver] &= ~cards
    if taker is not None:
        hands[taker] |= cards
    deal.hands = tuple(hands)


def _shuffled(deal: Deal, event: e.Shuffled) -> None:
    deal.deck, deal.hands = event.deck, (0,) * event.seats
    deal.dealer, deal.lot, deal.plan = event.dealer, event.lot, event.plan
    deal.standing, deal.number, deal.direction = event.standing, event.number, event.direction


def _pack_cut(deal: Deal, event: e.PackCut) -> None:
    deal.deck = deal.deck[event.at :] + deal.deck[: event.at]
    deal.to_act -= {event.seat}


def _dealt(deal: Deal, event: e.Dealt) -> None:
    deal.hands, deal.dealer, deal.lot, deal.deck = event.hands, event.dealer, event.lot, ()
    deal.standing, deal.number, deal.direction = event.standing, event.number, event.direction
    deal.widow, deal.stock, deal.aside, deal.faced = (
        event.widow,
        event.stock,
        event.aside,
        event.faced,
    )
    deal.phase = deal.rules.dealing_phase


def _cards_taken(deal: Deal, event: e.CardsTaken) -> None:
    _move(deal, event.cards, None, event.seat)
    _move(deal, event.returned, event.seat, None)
    deal.widow &= ~event.cards
    deal.aside = deal.aside & ~event.cards | event.returned
    deal.to_act -= {event.seat}


def _card_drawn(deal: Deal, event: e.CardDrawn) -> None:
    _move(deal, event.cards, None, event.seat)
    deal.stock = tuple(card for card in deal.stock if card != event.cards)


def _restocked(deal: Deal, event: e.Restocked) -> None:
    deal.stock, deal.seen = event.stock, 0


def _bid_made(deal: Deal, event: e.BidMade) -> None:
    deal.bids = (*deal.bids, event)


def _sides_taken(deal: Deal, event: e.SidesTaken) -> None:
    deal.sides, deal.stake = event.sides, event.stake


def _stake_doubled(deal: Deal, event: e.StakeDoubled) -> None:
    deal.stake *= 2


def _cards_pledged(deal: Deal, event: e.CardsPledged) -> None:
    others = tuple(pledge for pledge in deal.pledges if pledge.seat != event.seat)
    deal.pledges = (*others, event)
    deal.to_act -= {event.seat}


def _called(deal: Deal, event: e.Called) -> None:
    deal.calls = (*deal.calls, event)


def _announced(deal: Deal, event: e.Announced) -> None:
    """Said to all; nothing changes."""


def _phase_began(deal: Deal, event: e.PhaseBegan) -> None:
    deal.phase = event.phase


def _turn(deal: Deal, event: e.Turn) -> None:
    deal.to_act, deal.skipped = event.seats, 0


def _cards_given(deal: Deal, event: e.CardsGiven) -> None:
    _move(deal, event.cards, event.giver, event.taker)
    deal.to_act -= {event.giver}
    deal.pledges = tuple(pledge for pledge in deal.pledges if pledge.seat != event.giver)
    deal.gifts = (*deal.gifts, event)


def _leader_found(deal: Deal, event: e.LeaderFound) -> None:
    deal.leader, deal.including = event.seat, event.including


def _played(deal: Deal, event: e.Played) -> None:
    _move(deal, event.cards, event.seat, None)
    if not deal.out:
        deal.tops = (*(deal.tops[:-1] if deal.trick else deal.tops), event)
    deal.trick = (*deal.trick, event)
    deal.played += 1
    deal.skipped = 0


def _passed(deal: Deal, event: e.Passed | e.TurnSpent) -> None:
    deal.passed |= 1 << event.seat


def _passes_lifted(deal: Deal, event: e.PassesLifted) -> None:
    deal.passed = 0


def _skipped(deal: Deal, event: e.Skipped) -> None:
    deal.skipped |= 1 << event.seat


def _ranks_reversed(deal: Deal, event: e.RanksReversed) -> None:
    deal.upside_down = not deal.upside_down


def _direction_reversed(deal: Deal, event: e.DirectionReversed) -> None:
    deal.direction = -deal.direction


def _threw_in(deal: Deal, event: e.ThrewIn) -> None:
    deal.aside |= deal.hands[event.seat]
    _move(deal, deal.hands[event.seat], event.seat, None)
    deal.thrown_in = (*deal.thrown_in, event.seat)


def _went_out(deal: Deal, event: e.WentOut) -> None:
    deal.left = deal.left or deal.hands
    deal.out = (*deal.out, event.seat)


def _trick_won(deal: Deal, event: e.TrickWon) -> None:
    for play in deal.trick:
        deal.seen |= play.cards
    deal.last_trick, deal.trick, deal.passed, deal.skipped = deal.trick, (), 0, 0


def _ended(deal: Deal, event: e.Ended) -> None:
    deal.ended, deal.to_act = event, frozenset()


CHANGES: dict[type[e.Event], Callable[[Deal, Any], None]] = {
    e.Shuffled: _shuffled,
    e.PackCut: _pack_cut,
    e.Dealt: _dealt,
    e.CardsTaken: _cards_taken,
    e.CardDrawn: _card_drawn,
    e.Restocked: _restocked,
    e.BidMade: _bid_made,
    e.SidesTaken: _sides_taken,
    e.StakeDoubled: _stake_doubled,
    e.CardsPledged: _cards_pledged,
    e.Called: _called,
    e.Announced: _announced,
    e.Skipped: _skipped,
    e.RanksReversed: _ranks_reversed,
    e.DirectionReversed: _direction_reversed,
    e.ThrewIn: _threw_in,
    e.PhaseBegan: _phase_began,
    e.Turn: _turn,
    e.CardsGiven: _cards_given,
    e.LeaderFound: _leader_found,
    e.Played: _played,
    e.Passed: _passed,
    e.TurnSpent: _passed,
    e.PassesLifted: _passes_lifted,
    e.WentOut: _went_out,
    e.TrickWon: _trick_won,
    e.Ended: _ended,
}
