"""The places that a deal leaves for the next one."""

from __future__ import annotations

from rules.deal import Deal
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import LETTERS


def places_after(deal: Deal) -> str:
    """The letters of the standing for the next deal, best first.

    A deal that is not over is taken to end in the order A B C D.
    """
    plan = tuple(asked for rule in deal.rules.planners for asked in rule.plans(deal))
    seats = range(len(deal.hands))
    players = tuple(LETTERS[: len(seats)])
    standing = tuple(LETTERS[seat] for seat in deal.standing)
    match = Match(deal.rules, MatchState(players, standing, deals=1))
    match = match.finished(deal.ended or Ended(tuple(seats), (0,) * len(seats), plan=plan))
    return "".join(match.state.standing)
