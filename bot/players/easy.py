"""A beginner: lays the weakest play that will do, sheds low cards, and at times overlooks one."""

from __future__ import annotations

from random import Random

from bot.players.information_state import Knowledge
from bot.players.judgement import answered
from bot.players.weakest import laying, weakest
from rules.actions import Action, Bid, Pass, Play

OVERLOOKS = 0.15  # how often a play that would do is not seen
SHEDS = 0.5  # how often a lead is of the lowest card and more, where there is one


def easy(knowledge: Knowledge, chance: Random) -> Action:
    """The weakest sufficient play with a beginner's mistakes."""
    view = knowledge.view
    if any(isinstance(action, Bid) for action in view.asked):
        return answered(knowledge)  # who only passed would have every deal dealt again
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
