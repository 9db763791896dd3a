"""Bidding to play alone with the widow against the others (options auction*, widow).

Bids are 1, 2 or 3, each higher than the last; they end with a 3, or when all the others have
passed on a bid: those are the "two passes" of the pages, which are for three players (003:84,
003:146). The winner takes the widow, adds it to the hand and puts nothing back (DD-04, B3-05).
The others do not see it (C-DD-7), unless the widow is open: then all see it once the bidding is
won.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import events as e
from rules.actions import Action, Bid, IllegalAction, Pass, Seat
from rules.cards import SUITS, each, joined, suit_of
from rules.changes import Decision
from rules.deal import Deal
from rules.phases.base import Part, Phase

HIGHEST = 3
HEARTS = SUITS.index("H")


@dataclass(frozen=True)
class Auction(Phase):
    """Seats bid in turn until one bids 3 or all others have passed since the last bid."""

    lowest_heart: bool  # the holder bids first; else the seat dealt the faced card
    reentry: bool  # a seat that passed may bid at a later turn
    opener_must_bid: bool
    opener_takes_1: bool  # after only passes; else the cards are dealt again
    by_one: bool = False  # each bid is one more than the last, after any first bid
    open: bool = False  # all see the widow once the bidding is won
    part = Part.AUCTION

    def begin(self, decision: Decision) -> None:
        decision.write(e.Turn(frozenset({self._opener(decision.deal)})))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Make a bid or a pass (a bid of 0). Raises IllegalAction for a bid too low, or none."""
        match action:
            case Pass() | Bid(amount=0):
                if self.opener_must_bid and not decision.deal.bids:
                    raise IllegalAction("must_bid")
                decision.write(e.BidMade(seat, 0))
            case Bid(amount=amount):
                if amount not in self._open(decision.deal):
                    raise self._refused(decision.deal)
                decision.write(e.BidMade(seat, amount))
            case _:
                raise IllegalAction("bidding")
        self._go_on(decision, seat)

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        bids: list[Action] = [Bid(amount) for amount in self._open(deal)]
        return bids if self.opener_must_bid and not deal.bids else [*bids, Pass()]

    def _open(self, deal: Deal) -> range:
        least = _standing(deal) + 1
        return range(least, (least if self.by_one and least > 1 else HIGHEST) + 1)

    def _refused(self, deal: Deal) -> IllegalAction:
        bids = self._open(deal)
        if len(bids) == 1:
            return IllegalAction("bid_next", least=bids[0])
        return IllegalAction("bid_higher", least=bids[0], most=HIGHEST)

    def _opener(self, deal: Deal) -> Seat:
        if self.lowest_heart:
            hearts = [one for one in each(joined(deal.hands)) if suit_of(one) == HEARTS]
            first = min(hearts, key=deal.rules.ranking.height, default=0)
        else:
            first = deal.faced
        holders = [seat for seat, hand in enumerate(deal.hands) if hand & first]
        return holders[0] if holders else deal.after(deal.dealer)[0]

    def _go_on(self, decision: Decision, seat: Seat) -> None:
        deal = decision.deal
        amounts = [bid.amount for bid in deal.bids]
        others, best = len(deal.hands) - 1, max(amounts)
        if best == HIGHEST or (best and self._passed(deal) == others):
            return self._won(decision, deal.bids[amounts.index(best)].seat, best)
        if not best and len(amounts) > others:
            if self.opener_takes_1:
                return self._won(decision, deal.bids[0].seat, 1)
            places = tuple(deal.after(seat)[::-1])
            return decision.write(e.Ended(places, (0,) * len(places), void=True))
        closed = set() if self.reentry else {bid.seat for bid in deal.bids if not bid.amount}
        following = next(other for other in deal.after(seat) if other not in closed)
        return decision.write(e.Turn(frozenset({following})))

    def _won(self, decision: Decision, seat: Seat, amount: int) -> None:
        deal = decision.deal
        decision.write(e.SidesTaken(e.against_the_others(seat, len(deal.hands)), amount))
        if widow := deal.widow:
            decision.write(e.CardsTaken(seat, widow.bit_count(), widow, self.open))
        decision.write(e.Turn(frozenset()))

    def _passed(self, deal: Deal) -> int:
        if not self.reentry:
            return len({bid.seat for bid in deal.bids if not bid.amount})
        return next(i for i, bid in enumerate(reversed(deal.bids)) if bid.amount)


def _standing(deal: Deal) -> int:
    return max((bid.amount for bid in deal.bids), default=0)
