"""The computer players by level, and the easy one."""

from __future__ import annotations

from random import Random

from bot.domain.computers import Level
from bot.players.heuristics import answered, called
from bot.players.information_state import InformationState, position_of
from bot.players.normal import best_play, normal
from bot.players.search import USUAL, Budget
from bot.players.strong import strong
from bot.players.weakest import laying, weakest
from rules.actions import Action, Bid, Pass, Play

__all__ = ["Level", "choose", "interrupted"]

OVERLOOKS = 0.15  # the probability that a sufficient play is not seen
SHEDS = 0.5  # the probability of leading the lowest card with more, where possible


def easy(knowledge: InformationState, chance: Random) -> Action:
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


def choose(
    knowledge: InformationState, level: Level, chance: Random, budget: Budget = USUAL
) -> Action:
    """Choose a legal action for a seat that is due.

    With the same view, chance and budget the action is the same, unless the budget ends early.
    """
    match level:
        case Level.EASY:
            return easy(knowledge, chance)
        case Level.NORMAL:
            return normal(knowledge)
    return strong(knowledge, chance, budget)


def interrupted(knowledge: InformationState, level: Level) -> Action | None:
    """Return an action of a seat that is not due: a call, or cards out of turn; mostly None."""
    if call := called(knowledge):
        return call
    if level is Level.EASY or not knowledge.view.plays:
        return None
    best = best_play(position_of(knowledge))
    return laying(best) if best else None
