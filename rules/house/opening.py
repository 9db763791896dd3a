"""Who leads, and with what (options first_lead, later_lead, opening_includes_low)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Action, IllegalAction, Play, Seat
from rules.cards import Card, Cards, copies, joined, text
from rules.deal import Deal
from rules.ranking import Ranking
from rules.ruleset import Rule


@dataclass(frozen=True)
class LowestCard:
    """The holder of the lowest card dealt, by rank and then suit, leads (CG-05)."""

    ranking: Ranking  # with the suit order that breaks the tie of the lowest rank

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        lowest = self.ranking.lowest_first(joined(deal.hands))[0]
        return _holder(deal, lowest), lowest


@dataclass(frozen=True)
class NamedCard:
    """The holder of one named card leads; if it was not dealt, of the lowest card (CG-05)."""

    card: Card
    ranking: Ranking

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        if self.card & joined(deal.hands):
            return _holder(deal, self.card), self.card
        return LowestCard(self.ranking).leader(deal)


@dataclass(frozen=True)
class NextToDealer:
    """The seat after the dealer, in the direction of play, leads (PR-03)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return deal.after(deal.dealer)[0], 0


@dataclass(frozen=True)
class Lot:
    """A seat drawn by lot leads (P3-03)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return deal.lot % len(deal.hands), 0


@dataclass(frozen=True)
class Place:
    """The seat that came in this place last time leads: 0 the best, -1 the last (PR-14)."""

    place: int

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return deal.standing[self.place], 0


@dataclass(frozen=True)
class OpeningIncludesCard(Rule):
    """The first play of a deal that a card opened must hold that card (PX-05)."""

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        if deal.played or not isinstance(action, Play):
            return None
        if not deal.including & deal.hands[seat] or action.cards & copies(deal.including):
            return None
        return IllegalAction("opening_card", card=text(deal.including))


def _holder(deal: Deal, card: Card) -> Seat:
    return next(seat for seat, hand in enumerate(deal.hands) if hand & card)
