"""The worth of a finished deal to a player: actual winnings, and places besides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.actions import Seat
from rules.events import Ended
from rules.house.deal_end import FirstOut
from rules.house.teams import TeamPoint
from rules.match.terms import WonBy
from rules.ruleset import RuleSet

FIRST = 1.0  # of being first, beside the steps between places
TIED = 0.5  # of a win
BESIDE = 0.02  # of a place where points are counted


def worth(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int] = ()) -> float:
    """Return payments where there are any, else points, else places; 0 for a void deal.

    Where only the winning side counts, a tie is half a win; `sides` are those of the deal.
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
    """Whether a deal decides nothing but which of two sides wins."""
    more = rules.scorers or rules.payers or rules.settlement or not sides
    return not more and (rules.scoring is None or isinstance(rules.scoring, TeamPoint))


def won_by_side(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int]) -> float:
    """Return the share of a win of this seat's side: 0, 1, or `TIED`."""
    tied = ended.void or (rules.scoring is not None and not any(ended.points))
    return TIED if tied else float(sides[ended.places[0]] == sides[seat])


def _wins_alone(rules: RuleSet) -> bool:
    """Whether a deal ends with one winner, regardless of the hands of the others."""
    return isinstance(rules.ending, FirstOut) and not rules.rankers
