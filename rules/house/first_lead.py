"""The leader of a deal and the first play (catalogue 3.E)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.actions import Action, IllegalAction, Play, Seat
from rules.cards import Card, Cards, copies, joined, text
from rules.changes import evolve
from rules.deal import Deal
from rules.events import ALONE, Event, TrickWon, WentOut
from rules.phases.legal_plays import leads
from rules.phases.plays import readings
from rules.rule import Rule
from rules.ruleset import Lead
from rules.shuffle import index


@dataclass(frozen=True)
class LowestCard:
    """The holder of the lowest card dealt leads, by its worth and then its suit (CG-05).

    Where threes are wild that is a four (000:332).
    """

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        lowest = deal.rules.worth.lowest_first(joined(deal.hands))[0]
        return _holder(deal, lowest), lowest


@dataclass(frozen=True)
class LeaverEndsTrick(Rule):
    """A seat that goes out ends the trick, beatable or not; a new trick begins (C-BT-24)."""

    hears = (WentOut,)

    def reacts(self, deal: Deal, event: WentOut) -> Iterable[Event]:
        return (TrickWon(event.seat),) if deal.trick else ()


@dataclass(frozen=True)
class NamedCard:
    """The holder of one named card leads; if it was not dealt, of the lowest card (CG-05)."""

    card: Card

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        if self.card & joined(deal.hands):
            return _holder(deal, self.card), self.card
        return LowestCard().leader(deal)


@dataclass(frozen=True)
class NextToDealer:
    """The seat after the dealer, in the direction of play, leads (PR-03)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return deal.after(deal.dealer)[0], 0


@dataclass(frozen=True)
class Lot:
    """A seat drawn by lot leads (P3-03)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return index(deal.lot, "lead", len(deal.hands)), 0


@dataclass(frozen=True)
class Place:
    """The seat that came in this place last time leads: 0 the best, -1 the last (PR-14)."""

    place: int

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return deal.standing[self.place], 0


@dataclass(frozen=True)
class OpeningIncludesCard(Rule):
    """The first play of a deal that a card opened must hold that card (PX-05)."""

    amid = False

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        """Forbid a first play without the card, as long as its holder still has it."""
        if deal.played or not isinstance(action, Play):
            return None
        if not deal.including & deal.hands[seat] or action.cards & copies(deal.including):
            return None
        return IllegalAction("opening_card", card=text(deal.including))


def _holder(deal: Deal, card: Card) -> Seat:
    return next(seat for seat, hand in enumerate(deal.hands) if hand & card)


@dataclass(frozen=True)
class FirstOfRound:
    """Each round of so many deals is opened as a first deal, the others by the winner (000:113)."""

    deals: int
    first: Lead

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        """Return the leader of a first deal where a round begins, else the last deal's winner."""
        if (deal.number - 1) % self.deals == 0:
            return self.first.leader(deal)
        return deal.standing[0], 0


@dataclass(frozen=True)
class Landlord:
    """The seat that won the auction and plays alone leads (DD-03)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        """Return the seat that plays alone; if none does, the seat after the dealer."""
        alone = ALONE in deal.sides
        return deal.sides.index(ALONE) if alone else deal.after(deal.dealer)[0], 0


@dataclass(frozen=True)
class FirstBidder:
    """The seat that bid first leads, not the one that plays alone (C-B3-3)."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        """Return the seat that bid or passed first; without an auction the dealer's neighbour."""
        return deal.bids[0].seat if deal.bids else deal.after(deal.dealer)[0], 0


@dataclass(frozen=True)
class LoserTie(Rule):
    """Of the seats tied for most cards one comes last, and so leads the next deal (000:111).

    With `exposed` it is the seat whose largest play is smallest, then weakest; else the first after
    the winner.
    """

    exposed: bool = True

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the places with another of the seats tied for most cards in the last."""
        most = deal.hands[places[-1]].bit_count()
        losers = places[1:]  # a seat that won without playing holds all cards too
        tied = [seat for seat in losers if deal.hands[seat].bit_count() == most]
        if not most or len(tied) < 2:
            return places
        last = min(tied, key=lambda seat: self._largest(deal, seat)) if self.exposed else tied[0]
        return (*(seat for seat in places if seat != last), last)

    def _largest(self, deal: Deal, seat: Seat) -> tuple[int, bool, int, int, int]:
        """Return the largest play in the hand, and of those the strongest.

        Types that do not answer each other are ladders of their own, the weaker first.
        """
        free = evolve(deal, TrickWon(seat))
        found = (readings(free, seat, Play(held))[0] for held in leads(free, seat))
        return max((p.size, p.trump, p.ladder, p.rung, p.strength) for p in found)
