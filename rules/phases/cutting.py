"""The handling of the pack before the deal (options cut, duties, procedural_faults).

Status decides which players shuffle, cut and deal: a player is asked, the bot does the work (CG-38,
BT-15, PR-12, PV-26).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.actions import Action, Call, Cut, IllegalAction, Seat
from rules.changes import Decision
from rules.deal import Deal
from rules.events import Called, PackCut, Turn
from rules.phases.base import Part, Phase
from rules.phases.dealing import FirstCard, dealing_order
from rules.phases.redeals import void
from rules.rule import Rule

DEAL, SHUFFLE, OFFER, FAULT = "deal", "shuffle", "offer cut", "fault"
TYPED = re.compile(r"deal (\d+)(?: from (\d+))?")
MOST_FAULTS = 2


@dataclass(frozen=True)
class OfferCut(Phase):
    """The pack is cut by the last place of the deal before, or by the dealer's right (BT-15)."""

    by_rank: bool
    part = Part.CUTTING

    def begin(self, decision: Decision) -> None:
        decision.write(Turn(frozenset({cutter(decision.deal, self.by_rank)})))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        cut(decision, seat, action)

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        return cuts(deal)


@dataclass(frozen=True)
class DealingDuty(Phase):
    """From the second deal on one place has the duty to deal: 0 the best, -1 the last (PR-12)."""

    place: int
    part = Part.DEALING_DUTY

    def begin(self, decision: Decision) -> None:
        """Write the turn of that place; on a first deal no seat is asked."""
        if decision.deal.standing:
            decision.write(Turn(frozenset({decision.deal.standing[self.place]})))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        if action != Call(DEAL):
            raise IllegalAction("not_now")
        decision.write(Called(seat, DEAL))
        decision.write(Turn(frozenset()))

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        return [Call(DEAL)] if seat in deal.to_act else []


@dataclass(frozen=True)
class ManualDealing(Phase):
    """The first place shuffles and offers the cut, the last place cuts, the first deals (PV-26).

    A step left out or a wrong count ("deal 12", "deal 13 from 2") is a fault; the bot then
    repairs it: it shuffles, goes without a cut, and deals the right cards. "After two faults" of
    the same first place it is the last one (000:537): at once, and the new first place deals.
    """

    first_card: FirstCard
    part = Part.CUTTING

    def begin(self, decision: Decision) -> None:
        """Write the turn of the first place; on a first deal the bot deals alone."""
        if decision.deal.standing:
            decision.write(Turn(frozenset({decision.deal.standing[0]})))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Take a step of dealing; a step left out is a fault, and the deal goes on."""
        deal = decision.deal
        if seat == deal.standing[-1]:
            cut(decision, seat, action)
            decision.write(Turn(frozenset({deal.standing[0]})))
            return
        match action:
            case Call("shuffle") if not _said(deal, SHUFFLE):
                decision.write(Called(seat, SHUFFLE))
            case Call("offer cut") if not _said(deal, OFFER):
                if _said(deal, SHUFFLE) or not self._falls(decision, seat):
                    decision.write(Called(seat, OFFER))
                    decision.write(Turn(frozenset({deal.standing[-1]})))
            case Call(word) if word == DEAL or TYPED.fullmatch(word):
                right = _said(deal, OFFER) and self._right(deal, word)
                if right or not self._falls(decision, seat):
                    decision.write(Called(seat, word))
                    decision.write(Turn(frozenset()))
            case _:
                raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return the cuts for the last place; for the first the remaining steps, and "deal"."""
        if seat not in deal.to_act:
            return []
        if seat == deal.standing[-1]:
            return cuts(deal)
        first = [word for word in (SHUFFLE, OFFER) if not _said(deal, word)]
        return [Call(word) for word in (*first, DEAL)]

    def _falls(self, decision: Decision, seat: Seat) -> bool:
        """Note a fault; one too many ends the deal, and this seat is last in a new one."""
        decision.write(Called(seat, FAULT))
        if faults(decision.deal) < MOST_FAULTS:
            return False
        decision.write(replace(void(decision.deal), plan=(("demote", seat),)))
        return True

    def _right(self, deal: Deal, word: str) -> bool:
        """Whether the typed number of cards of the first hand, and its seat if typed, are right."""
        typed = TYPED.fullmatch(word)
        if not typed:
            return True
        most = -(-len(deal.deck) // len(deal.hands))
        first = dealing_order(deal, self.first_card)[0] + 1
        return int(typed[1]) == most and int(typed[2] or first) == first


@dataclass(frozen=True)
class FaultsCount(Rule):
    """The faults of a first place are kept in mind as long as it is the first (PV-26)."""

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """Yield ("faults", so many by now), or ("demote", seat) once there are enough."""
        made = faults(deal) if deal.standing else 0
        if made >= MOST_FAULTS:  # in a deal that was begun when faults did not end it
            yield "demote", deal.standing[0]
        elif made:
            yield "faults", made


def faults(deal: Deal) -> int:
    """Return the faults of the first place by now, with those of its deals before."""
    made = [call.word for call in deal.calls].count(FAULT)
    return dict(deal.plan).get("faults", 0) + made


def cutter(deal: Deal, by_rank: bool) -> Seat:
    """Return the seat that cuts.

    The seat before the dealer's is at the dealer's right in either direction of play.
    """
    if by_rank and deal.standing:
        return deal.standing[-1]
    return (deal.dealer - 1) % len(deal.hands)


def cut(decision: Decision, seat: Seat, action: Action) -> None:
    """Cut the pack, or refuse."""
    if not isinstance(action, Cut):
        raise IllegalAction("not_now")
    most = len(decision.deal.deck) - 1
    if not 1 <= action.at <= most:
        raise IllegalAction("cut_between", most=most)
    decision.write(PackCut(seat, action.at))


def cuts(deal: Deal) -> list[Action]:
    """Return every way to cut the pack."""
    return [Cut(at) for at in range(1, len(deal.deck))]


def _said(deal: Deal, word: str) -> bool:
    return any(call.word == word for call in deal.calls)
