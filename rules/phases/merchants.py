"""The middle players must trade one card and may haggle about which (option merchants; PV-21)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules import events as e
from rules.actions import Action, Call, Gift, Give, IllegalAction, Seat
from rules.cards import each
from rules.changes import Decision
from rules.deal import Deal
from rules.house.points import ByPlace
from rules.phases.base import Part, Phase
from rules.phases.exchange import check

ACCEPT, OFFER = "accept", "offer"
MOST_OFFERS = 4  # by each of the two


def nothing_by_rank(players: int) -> tuple[int, ...]:
    """Return no exchange between places."""
    return ()


@dataclass(frozen=True)
class Merchants(Phase):
    """Each merchant offers a card, openly; a new offer answers the other's, or it is accepted.

    Both cards then move. So without an agreement each gives the card of its own last choice. The
    merchants are the innermost of the places that the exchange by rank leaves alone; with an odd
    number the middle place has no partner.
    """

    by_rank: ByPlace  # the exchange of the other pairs of places
    part = Part.MERCHANTS

    def begin(self, decision: Decision) -> None:
        decision.write(e.Turn(frozenset(self.traders(decision.deal))))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Offer a card openly, or "accept", with which both cards move."""
        gift = self.gift(decision.deal, seat)
        match action:
            case Give(cards) if gift:
                check(decision.deal, seat, gift, cards)
                everybody = frozenset(range(len(decision.deal.hands)))
                decision.write(e.Called(seat, OFFER))
                decision.write(e.CardsPledged(seat, gift.to, 1, cards, everybody))
                decision.write(e.Turn(frozenset({gift.to})))
            case Call("accept") if self._may_accept(decision.deal, seat):
                decision.write(e.Called(seat, ACCEPT))
                for pledge in decision.deal.pledges:
                    decision.write(e.CardsGiven(pledge.seat, pledge.to, 1, pledge.cards))
                decision.write(e.Turn(frozenset()))
            case _:
                raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return each card of the hand while offers are left, and "accept" after offers by both."""
        offers = each(deal.hands[seat]) if self.gift(deal, seat) else ()
        return [*map(Give, offers), *([Call(ACCEPT)] if self._may_accept(deal, seat) else ())]

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """Return a gift of one card to the other; after offers by both, it may be accepted instead.

        None when all offers are made: then the last must be accepted.
        """
        if seat not in deal.to_act or _offers(deal.calls, seat) == MOST_OFFERS:
            return None
        other = next(trader for trader in self.traders(deal) if trader != seat)
        return Gift(other, 1, (ACCEPT,) if self._may_accept(deal, seat) else (), offer=True)

    def traders(self, deal: Deal) -> tuple[Seat, ...]:
        """Return the two merchants, if there are any."""
        order = deal.standing
        inner = len(order) // 2 - 1
        counts = (*self.by_rank(len(order)), *(0 for _ in order))
        if inner < 0 or counts[inner] > 0:
            return ()
        two = order[inner], order[-1 - inner]
        return two if all(deal.hands[seat] for seat in two) else ()

    def _may_accept(self, deal: Deal, seat: Seat) -> bool:
        return seat in deal.to_act and len(deal.pledges) == len(self.traders(deal))


def _offers(calls: Iterable[e.Called], seat: Seat) -> int:
    return sum(call.seat == seat and call.word == OFFER for call in calls)
