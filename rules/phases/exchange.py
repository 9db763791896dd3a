"""Giving cards between places before the first lead.

The lower place's best cards go by themselves. The higher place sees them, then chooses the cards to
give back (catalogue CG-37, C-PR-5), or gives its lowest cards by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from rules import events as e
from rules.actions import Action, Gift, Give, IllegalAction, Seat
from rules.cards import Cards, each, joined
from rules.changes import Decision
from rules.deal import Deal
from rules.house.points import ByPlace
from rules.phases.base import MOST_GIFTS, Part, Phase
from rules.shapes.search.hand import each_choice


@dataclass(frozen=True)
class Exchange(Phase):
    """`counts(N)[i]` cards pass between the i-th best and the i-th worst of N places.

    The higher place returns `extra` cards more (PV-19), its `lowest` ones or any. With
    `own_choice` the lower place says which of equally high cards it gives; else, where suits
    are of no account, it is all one.
    """

    counts: ByPlace
    lowest: bool = False
    extra: int = 0
    own_choice: bool = False
    part = Part.EXCHANGE

    def begin(self, decision: Decision) -> None:
        """Give the cards of lower places that need no choice; write the turn of the others."""
        deal = decision.deal
        due = set()
        for upper, lower, count in pairs(deal, self.counts):
            surely, among = highest(deal, deal.hands[lower], count)
            missing = count - surely.bit_count()
            if self.own_choice and among.bit_count() > missing:
                if surely:
                    decision.write(e.CardsGiven(lower, upper, count - missing, surely))
                due.add(lower)
                continue
            best = joined(deal.rules.worth.lowest_first(deal.hands[lower])[-count:])
            decision.write(e.CardsGiven(lower, upper, best.bit_count(), best))
            due |= self._returned(decision, upper)
        decision.write(e.Turn(frozenset(due)))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Give the cards that are due; a lower place's gift may trigger the gift in return."""
        if not isinstance(action, Give):
            raise IllegalAction("not_now")
        gift = self.gift(decision.deal, seat)
        if gift is None:
            raise IllegalAction("nothing_to_give")
        check(decision.deal, seat, gift, action.cards)
        upward = self._owed(decision.deal, seat)
        if gift.among and action.cards & ~gift.among:
            raise IllegalAction("give_highest")
        decision.write(e.CardsGiven(seat, gift.to, gift.count, action.cards))
        if upward:
            decision.write(e.Turn(decision.deal.to_act | self._returned(decision, gift.to)))

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return every choice of as many cards as are due, or `MOST_GIFTS` of them."""
        gift = self.gift(deal, seat)
        if not gift:
            return []
        held = gift.among or deal.hands[seat]
        return [*map(Give, islice(each_choice(held, gift.count), MOST_GIFTS))]

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """Return the gift that is still due to the higher place, or due back for one received."""
        if seat not in deal.to_act:
            return None
        return self._owed(deal, seat) or self._due_back(deal, seat)

    def _owed(self, deal: Deal, seat: Seat) -> Gift | None:
        given = sum(gift.count for gift in deal.gifts if gift.giver == seat)
        for upper, lower, count in pairs(deal, self.counts):
            if lower == seat:
                return Gift(upper, count - given, among=self._among(deal, seat))
        return None

    def _among(self, deal: Deal, seat: Seat) -> Cards:
        """Return the equally high cards from which the seat chooses those it still owes."""
        return highest(deal, deal.hands[seat], 1)[1]

    def _due_back(self, deal: Deal, seat: Seat) -> Gift | None:
        given = sum(gift.count for gift in deal.gifts if gift.taker == seat)
        for upper, lower, _ in pairs(deal, self.counts):
            if upper == seat and given:
                return Gift(lower, min(given + self.extra, deal.hands[seat].bit_count()))
        return None

    def _returned(self, decision: Decision, upper: Seat) -> frozenset[Seat]:
        """Write the automatic gift in return; returns the seat, if it is to choose."""
        due = self._due_back(decision.deal, upper)
        if due is None or not self.lowest:
            return frozenset({upper} if due else ())
        hand = decision.deal.hands[upper]
        lowest = joined(decision.deal.rules.worth.lowest_first(hand)[: due.count])
        decision.write(e.CardsGiven(upper, due.to, due.count, lowest))
        return frozenset()


def pairs(deal: Deal, by_place: ByPlace) -> list[tuple[Seat, Seat, int]]:
    """Return (higher seat, lower seat, cards), the outer pair first; empty on a first deal."""
    order = deal.standing
    counts = by_place(len(order))[: len(order) // 2]
    return [(order[i], order[-1 - i], count) for i, count in enumerate(counts) if count > 0]


def only_three(players: int) -> tuple[int, ...]:
    """Return one card between first and last, but only for three players (BT-61)."""
    return (1,) if players == 3 else ()


def highest(deal: Deal, hand: Cards, count: int) -> tuple[Cards, Cards]:
    """Return the cards surely among the `count` best, and those equal to the last of them."""
    worth = deal.rules.worth
    best = worth.lowest_first(hand)[-count:]
    limit = worth.height(best[0]) if best else 0
    surely = joined(one for one in best if worth.height(one) > limit)
    return surely, joined(one for one in each(hand) if worth.height(one) == limit)


def check(deal: Deal, seat: Seat, gift: Gift, cards: Cards) -> None:
    """Refuse cards that are not held, or not as many as are due."""
    if cards & ~deal.hands[seat]:
        raise IllegalAction("give_held")
    if (given := cards.bit_count()) != gift.count:
        raise IllegalAction("give_count", count=gift.count, number=given)
