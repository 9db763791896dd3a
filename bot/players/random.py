"""A random computer player: makes any legal action, to try out rules."""

from __future__ import annotations

from random import Random

from rules.actions import Action, Give, Pass, Play
from rules.cards import joined
from rules.view import SeatView


def at_random(view: SeatView, chance: Random) -> Action:
    """Return a random legal action of this seat, plays more often than passes and calls."""
    if view.gift and not (view.asked and chance.random() < 0.5):
        return Give(joined(chance.sample(view.givable, view.gift.count or 1)))
    if view.plays and chance.random() < 0.8:
        return Play(chance.choice(view.plays).laid)
    other: list[Action] = [*view.asked, *([Pass()] if view.may_pass else [])]
    return chance.choice(other) if other else Play(chance.choice(view.plays).laid)
