"""Changes of a deal by each event: facts, not rules. Nothing else changes a deal.

The reasons for events are decided in `rules.engine` and the phases.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules import events as e
from rules.actions import Seat
from rules.cards import Cards
from rules.deal import Deal
from rules.events import Event


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
    deal.taken = (*deal.taken, event)
    deal.to_act -= {event.seat}


def _looked(deal: Deal, event: e.Looked) -> None:
    deal.looked = (*deal.looked, event)


def _card_drawn(deal: Deal, event: e.CardDrawn) -> None:
    _move(deal, event.cards, None, event.seat)
    deal.stock = tuple(card for card in deal.stock if card != event.cards)
    deal.taken = (*deal.taken, event)


def _restocked(deal: Deal, event: e.Restocked) -> None:
    deal.stock, deal.seen, deal.last_trick = event.stock, 0, ()
    deal.restocked += 1


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
    deal.warned = (*(w for w in deal.warned if w.seat != event.seat), event)


def _phase_began(deal: Deal, event: e.PhaseBegan) -> None:
    deal.phase, deal.pledges = event.phase, ()


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
    if not deal.out:
        deal.acts = (*deal.acts[-1:], e.Act(event, deal.hands, deal.trick))
        deal.laid_again |= deal.laid & 1 << event.seat
        deal.laid |= 1 << event.seat
        deal.tops = (*(deal.tops[:-1] if deal.trick else deal.tops), event)
    if deal.warned:
        deal.warned = tuple(warning for warning in deal.warned if warning.seat != event.seat)
    _move(deal, event.cards, event.seat, None)
    deal.trick = (*deal.trick, event)
    deal.played += 1
    deal.skipped = 0


def _passed(deal: Deal, event: e.Passed) -> None:
    if not deal.out:
        deal.acts = (*deal.acts[-1:], e.Act(event, deal.hands, deal.trick))
    deal.passed |= 1 << event.seat


def _turn_spent(deal: Deal, event: e.TurnSpent) -> None:
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


def _out_of_time(deal: Deal, event: e.OutOfTime) -> None:
    """Change nothing: time is no part of the deal."""


def _taken_back(deal: Deal, event: e.TakenBack) -> None:
    # the deal before it follows from the events before it alone: `rules.takeback.in_force`
    raise ValueError("an event that was taken back is still in force")


CHANGES: dict[type[e.Event], Callable[[Deal, Any], None]] = {
    e.Shuffled: _shuffled,
    e.PackCut: _pack_cut,
    e.Dealt: _dealt,
    e.CardsTaken: _cards_taken,
    e.Looked: _looked,
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
    e.TurnSpent: _turn_spent,
    e.OutOfTime: _out_of_time,
    e.TakenBack: _taken_back,
    e.PassesLifted: _passes_lifted,
    e.WentOut: _went_out,
    e.TrickWon: _trick_won,
    e.Ended: _ended,
}


def evolve(deal: Deal, *events: e.Event) -> Deal:
    """Return the deal after these events alone, no rule reacting; `deal` is unchanged."""
    after = deal.copy()
    for event in events:
        CHANGES[type(event)](after, event)
    return after


class Decision:
    """The events of one decision, and the deal after them; the original deal is unchanged.

    The code that decides writes events and reads `deal` for the resulting state.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal.copy()
        self.events: list[Event] = []

    def write(self, event: Event) -> None:
        """Note the event, change the deal, and let the house rules react."""
        deal = self.deal
        CHANGES[type(event)](deal, event)
        self.events.append(event)
        reactors = deal.rules.reactors.get(type(event))
        if reactors:
            for reaction in [r for rule in reactors for r in rule.reacts(deal, event)]:
                self.write(reaction)
