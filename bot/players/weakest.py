"""The weakest legal play; also what the clock does for a player whose time has run out."""

from __future__ import annotations

from rules.actions import Action, Give, Pass, Play
from rules.cards import joined
from rules.view import SeatView


def weakest(view: SeatView) -> Action:
    """Give the lowest cards, lay the weakest play, or pass where there is none."""
    if view.gift:
        return Give(joined(view.hand[: view.gift.count]))
    return Play(view.plays[0].cards) if view.plays else Pass()


def out_of_time(view: SeatView) -> Action:
    """A seat whose clock has run out passes where it may, else leads its lowest card."""
    if view.may_pass:
        return Pass()
    if view.gift or not view.plays:
        return weakest(view)
    return Play(min(view.plays, key=lambda play: play.size).cards)
