"""Manners that status demands (options touch_rule, forfeits; PV-25, PR-10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.actions import Seat
from rules.deal import Deal
from rules.rule import Rule

CLEAR, YES, NO = "clear table", "yes", "no"
WELCOME = "forfeits welcome"
FORFEITS = ("forfeit: serve tea", "forfeit: sing a verse", "forfeit: tell a joke")


@dataclass(frozen=True)
class OnlyLastTouches(Rule):
    """After the first card only the last place may clear the table (PV-25).

    Any other seat that does so, and says that it was on purpose, is last in the next deal. Each
    seat may do so once a deal.
    """

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """Return "clear table", and after it whether it was on purpose; once each in a deal."""
        if not deal.played or not deal.standing:
            return ()
        said = _said(deal, seat)
        if CLEAR not in said:
            return (CLEAR,)
        if seat == deal.standing[-1] or YES in said or NO in said:
            return ()
        return YES, NO

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """Yield ("demote", seat): a seat that admitted it comes last."""
        for call in deal.calls:
            if call.word == YES and CLEAR in _said(deal, call.seat):
                yield "demote", call.seat


@dataclass(frozen=True)
class Forfeits(Rule):
    """The first place may set the last a harmless task, once a deal, if the last is willing."""

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """Return for the last place that it is willing, then for the first the choice of task."""
        if len(deal.standing) < 2 or deal.deck:
            return ()
        first, last = deal.standing[0], deal.standing[-1]
        willing = WELCOME in _said(deal, last)
        if seat == last and not willing:
            return (WELCOME,)
        if seat == first and willing and not set(FORFEITS) & set(_said(deal, first)):
            return FORFEITS
        return ()


def _said(deal: Deal, seat: Seat) -> list[str]:
    return [call.word for call in deal.calls if call.seat == seat]
