"""Giving cards between places before the first lead.

The lower place's best cards go by themselves; the higher place sees them, then chooses what to
give back (catalogue CG-37, C-PR-5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules import events as e
from rules.actions import Action, Gift, Give, IllegalAction, Seat
from rules.cards import joined
from rules.deal import Book, Deal
from rules.house.scoring import ByPlace
from rules.ruleset import EXCHANGE
from rules.shapes import choose


@dataclass(frozen=True)
class Exchange:
    """`counts(N)[i]` cards pass between the i-th best and the i-th worst of N places."""

    counts: ByPlace
    order: ClassVar[int] = EXCHANGE

    def begin(self, book: Book) -> None:
        deal = book.deal
        pairs = self._pairs(deal)
        for upper, lower, count in pairs:
            best = deal.rules.ranking.lowest_first(deal.hands[lower])[-count:]
            book.write(e.CardsGiven(lower, upper, len(best), joined(best)))
        book.write(e.Turn(frozenset(upper for upper, _, _ in pairs)))

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        if not isinstance(action, Give):
            raise IllegalAction("not_now")
        gift = self.gift(book.deal, seat)
        if gift is None:
            raise IllegalAction("nothing_to_give")
        if action.cards & ~book.deal.hands[seat]:
            raise IllegalAction("give_held")
        if (given := action.cards.bit_count()) != gift.count:
            raise IllegalAction("give_count", count=gift.count, number=given)
        book.write(e.CardsGiven(seat, gift.to, given, action.cards))

    def legal(self, deal: Deal, seat: Seat) -> list[Action]:
        gift = self.gift(deal, seat)
        return [Give(cards) for cards in choose(deal.hands[seat], gift.count)] if gift else []

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """As many cards as the seat was given."""
        if seat not in deal.to_act:
            return None
        return next((Gift(g.giver, g.count) for g in deal.gifts if g.taker == seat), None)

    def _pairs(self, deal: Deal) -> list[tuple[Seat, Seat, int]]:
        """(higher seat, lower seat, cards) from the outer pair inward; none on a first deal."""
        order = deal.standing
        counts = self.counts(len(order))[: len(order) // 2]
        return [(order[i], order[-1 - i], count) for i, count in enumerate(counts) if count > 0]
