"""The effect of a pass (option pass_rule)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.deal import Deal
from rules.events import Event, PassesLifted, Played, Skipped, TurnSpent
from rules.rule import Resolution, Rule


@dataclass(frozen=True)
class PassesReturn(Rule):
    """A pass binds only that turn: after the next play every seat may follow again (CG-32)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Lift all passes after any play."""
        return (PassesLifted(),) if deal.passed else ()


@dataclass(frozen=True)
class OneTurnEach(Rule):
    """Each player gets one turn in a trick, then the highest play wins (PV-02).

    A seat that is skipped has lost that turn (I-06).
    """

    resolution = Resolution.TURN_SPENT
    hears = (Played, Skipped)

    def reacts(self, deal: Deal, event: Played | Skipped) -> Iterable[Event]:
        """Spend the turn of this seat, as if it had passed."""
        return (TurnSpent(event.seat),)
