"""Giving cards between places before the first lead.

The lower place's best cards go by themselves; the higher place sees them, then chooses what to
give back (catalogue CG-37, C-PR-5).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import events as e
from rules.actions import Action, Give, IllegalAction, Seat
from rules.cards import joined
from rules.deal import Book, Deal
from rules.house.scoring import ByPlace
from rules.shapes import choose


@dataclass(frozen=True)
class Exchange:
    """`counts(N)[i]` cards pass between the i-th best and the i-th worst of N places."""

    counts: ByPlace

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
        lower, count = self.owes(book.deal, seat)
        if action.cards & ~book.deal.hands[seat]:
            raise IllegalAction("give_held")
        if action.cards.bit_count() != count:
            raise IllegalAction("give_count", count=count, number=action.cards.bit_count())
        book.write(e.CardsGiven(seat, lower, count, action.cards))

    def legal(self, deal: Deal, seat: Seat) -> list[Action]:
        _, count = self.owes(deal, seat)
        return [Give(cards) for cards in choose(deal.hands[seat], count)]

    def owes(self, deal: Deal, seat: Seat) -> tuple[Seat, int]:
        """To whom this seat must give, and how many cards: as many as it was given."""
        gift = next(gift for gift in deal.gifts if gift.taker == seat)
        return gift.giver, gift.count

    def _pairs(self, deal: Deal) -> list[tuple[Seat, Seat, int]]:
        """(higher seat, lower seat, cards) from the outer pair inward; none on a first deal."""
        order = deal.standing
        counts = self.counts(len(order))[: len(order) // 2]
        return [(order[i], order[-1 - i], count) for i, count in enumerate(counts) if count > 0]
