"""What a finished deal is worth to a player: what is really won, and the places besides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.actions import Seat
from rules.events import Ended
from rules.house.finishing import FirstOut
from rules.house.teams import TeamPoint
from rules.match.terms import WonBy
from rules.ruleset import RuleSet

FIRST = 1.0  # of being first, beside the steps between places
TIED = 0.5  # of a win
BESIDE = 0.02  # of a place where points are counted


def worth(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int] = ()) -> float:
    """By payments where there are any, else by points, else by places; a void deal nothing.

    Where only the side counts that wins, a tie is half of that; `sides` are those of the deal.
    """
    if is_for_side(rules, sides):
        return won_by_side(rules, ended, seat, sides)
    if ended.void:
        return 0.0
    count, at = len(ended.places), ended.places.index(seat)
    place = (count - 1 - at) / max(1, count - 1) + (FIRST if at == 0 else 0.0)
    won: float = FIRST if at == 0 else 0.0
    if any(ended.paid):
        won = ended.paid[seat]
    elif any(ended.points):
        won = ended.points[seat] if rules.match.won_by is not WonBy.FEWEST else -ended.points[seat]
    elif not _wins_alone(rules):
        return place
    return won + BESIDE * place


def is_for_side(rules: RuleSet, sides: Sequence[int]) -> bool:
    """Does a deal bring nothing more than that one of two sides wins it?"""
    more = rules.scorers or rules.payers or rules.settlement or not sides
    return not more and (rules.scoring is None or isinstance(rules.scoring, TeamPoint))


def won_by_side(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int]) -> float:
    """How much of a win the side of this seat has."""
    tied = ended.void or (rules.scoring is not None and not any(ended.points))
    return TIED if tied else float(sides[ended.places[0]] == sides[seat])


def _wins_alone(rules: RuleSet) -> bool:
    """Does a deal end with one winner, whatever the others hold?"""
    return isinstance(rules.ending, FirstOut) and not rules.rankers
