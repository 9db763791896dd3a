"""What a sensible player would lay in a seat's place, and why."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.suggestions import every, grouped
from bot.players.weakest import weakest
from rules.actions import Play
from rules.combinations import Combination
from rules.ruleset import RuleSet
from rules.view import SeatView


class Advice(NamedTuple):
    """A play, and the key of the reason for it."""

    play: Combination
    reason: str


def advised(view: SeatView, rules: RuleSet) -> Advice | None:
    """The best of all suggestions; None where a computer would do something else than play."""
    if not isinstance(weakest(view), Play):
        return None
    best = every(grouped(view, rules))[0]
    return Advice(best, _reason(view, best))


def _reason(view: SeatView, play: Combination) -> str:
    if len(view.plays) == 1:
        return "hint-only"
    if view.top is None:
        return "hint-lead"
    if play.trump:
        return "hint-bomb"
    return "hint-follow" if play.strength == view.plays[0].strength else "hint-whole"
