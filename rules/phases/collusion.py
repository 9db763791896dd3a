"""Pairs of places swap cards in private before play (option collusion; PV-22, C-PR-20)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice

from rules import events as e
from rules.actions import Action, Call, Gift, Give, IllegalAction, Seat
from rules.cards import Cards
from rules.changes import Decision
from rules.deal import Deal
from rules.phases.base import MOST_GIFTS, Part, Phase
from rules.phases.exchange import check
from rules.shapes.search.hand import each_choice

DONE = "done"


@dataclass(frozen=True)
class Collusion(Phase):
    """First and last, second and second last and so on swap any cards, always as many.

    One partner offers cards that only the other sees; the other gives as many, and they change
    hands. Either may call it done, and no offered card then moves. They swap "as many cards as
    necessary" (000:515): as often as a hand has cards, which is enough for every card to go over
    one by one, and no oftener, since a deal must come to its tricks.
    """

    part = Part.COLLUSION

    def begin(self, decision: Decision) -> None:
        """Write the turn of all seats with a partner, at once."""
        deal = decision.deal
        paired = {seat for seat in range(len(deal.hands)) if partner(deal, seat) != seat}
        decision.write(e.Turn(frozenset(paired)))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Make an offer, answer with as many cards, or call "done", which ends it for both."""
        gift = self.gift(decision.deal, seat)
        if gift is None:
            raise IllegalAction("nothing_to_give")
        match action:
            case Give(cards) if gift.count:
                self._swap(decision, seat, gift, cards)
            case Give(cards):
                self._offer(decision, seat, gift.to, cards)
            case Call("done"):
                decision.write(e.Called(seat, DONE))
                decision.write(e.Turn(decision.deal.to_act - {seat, gift.to}))
            case _:
                raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return "done" with every offer, or every answer; `MOST_GIFTS` of each number."""
        gift = self.gift(deal, seat)
        if gift is None:
            return []
        hand = deal.hands[seat]
        sizes = (gift.count,) if gift.count else range(1, _most(deal, seat, gift.to) + 1)
        gifts = (islice(each_choice(hand, size), MOST_GIFTS) for size in sizes)
        return [Call(DONE), *map(Give, chain.from_iterable(gifts))]

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """Return as many cards as the partner offers; any number without an offer yet."""
        if seat not in deal.to_act:
            return None
        offered = _offer_to(deal, seat)
        count = offered.count if offered else 0
        return Gift(partner(deal, seat), count, (DONE,), offer=offered is None)

    def _offer(self, decision: Decision, seat: Seat, to: Seat, cards: Cards) -> None:
        deal, count = decision.deal, cards.bit_count()
        if cards & ~deal.hands[seat]:
            raise IllegalAction("give_held")
        if not cards:
            raise IllegalAction("no_cards")
        if count > (most := _most(deal, seat, to)):
            raise IllegalAction("equal_swap", count=most, number=count)
        decision.write(e.CardsPledged(seat, to, count, cards, frozenset({to})))
        decision.write(e.Turn((deal.to_act | {to}) - {seat}))

    def _swap(self, decision: Decision, seat: Seat, gift: Gift, cards: Cards) -> None:
        offered = _offer_to(decision.deal, seat)
        assert offered is not None
        if cards.bit_count() != gift.count:
            raise IllegalAction("equal_swap", count=gift.count, number=cards.bit_count())
        check(decision.deal, seat, gift, cards)
        decision.write(e.CardsGiven(gift.to, seat, gift.count, offered.cards))
        decision.write(e.CardsGiven(seat, gift.to, gift.count, cards))
        swaps = sum(g.giver == seat and g.taker == gift.to for g in decision.deal.gifts)
        most = decision.deal.hands[seat].bit_count()
        again = frozenset({seat, gift.to} if swaps < most else ())
        decision.write(e.Turn((decision.deal.to_act - {seat, gift.to}) | again))


def partner(deal: Deal, seat: Seat) -> Seat:
    """Return the seat of the opposite place; the middle one of an odd number has only itself.

    On a first deal the order of the seats stands for the places.
    """
    order = deal.standing or tuple(range(len(deal.hands)))
    return order[-1 - order.index(seat)]


def _offer_to(deal: Deal, seat: Seat) -> e.CardsPledged | None:
    return next((pledge for pledge in deal.pledges if pledge.to == seat), None)


def _most(deal: Deal, seat: Seat, to: Seat) -> int:
    return min(deal.hands[seat].bit_count(), deal.hands[to].bit_count())
