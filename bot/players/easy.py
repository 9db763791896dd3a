"""A beginner: lays the weakest sufficient play, sheds low cards, and overlooks some plays."""

from __future__ import annotations

from random import Random

from bot.players.information_state import Knowledge
from bot.players.judgement import answered
from bot.players.weakest import laying, weakest
from rules.actions import Action, Bid, Pass, Play

OVERLOOKS = 0.15  # the probability that a sufficient play is not seen
SHEDS = 0.5  # the probability of leading the lowest card with more, where possible


def easy(knowledge: Knowledge, chance: Random) -> Action:
    """Choose the weakest sufficient play, with a beginner's mistakes."""
    view = knowledge.view
    if any(isinstance(action, Bid) for action in view.asked):
        return answered(knowledge)  # a bot that only passed would have every deal dealt again
    action = weakest(view)
    if not isinstance(action, Play):
        return action
    if view.may_pass and chance.random() < OVERLOOKS:
        return Pass()
    if view.top is None and chance.random() < SHEDS:
        lowest = next(one for one in view.by_worth if one & view.held)
        fitting = [play for play in view.plays if play.laid & lowest and not play.trump]
        if fitting:
            return laying(max(fitting, key=lambda play: play.size))
    return action
