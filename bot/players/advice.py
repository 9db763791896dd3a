"""What the computer player would lay in a seat's place, and why."""

from __future__ import annotations

from typing import NamedTuple

from bot.players.weakest import weakest
from rules.actions import Play
from rules.combinations import Combination
from rules.view import SeatView


class Advice(NamedTuple):
    """A play, and the key of the reason for it."""

    play: Combination
    reason: str


def advised(view: SeatView) -> Advice | None:
    """The play of a computer in this seat; None where it would do something else."""
    action = weakest(view)
    if not isinstance(action, Play):
        return None
    play = next(one for one in view.plays if one.laid == action.cards)
    return Advice(play, _reason(view, play))


def _reason(view: SeatView, play: Combination) -> str:
    if len(view.plays) == 1:
        return "hint-only"
    if view.top is None:
        return "hint-lead"
    return "hint-bomb" if play.trump else "hint-follow"
