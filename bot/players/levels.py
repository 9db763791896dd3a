"""The computer players by level."""

from __future__ import annotations

from random import Random

from bot.domain.computers import Level
from bot.players.budget import USUAL, Budget
from bot.players.easy import easy
from bot.players.information_state import Knowledge
from bot.players.judgement import called
from bot.players.normal import best_play, normal
from bot.players.position import seen
from bot.players.strong import strong
from bot.players.weakest import laying
from rules.actions import Action

__all__ = ["Level", "choose", "interrupted"]


def choose(knowledge: Knowledge, level: Level, chance: Random, budget: Budget = USUAL) -> Action:
    """Choose a legal action for a seat that is due.

    With the same view, chance and budget the action is the same, unless the budget ends early.
    """
    match level:
        case Level.EASY:
            return easy(knowledge, chance)
        case Level.NORMAL:
            return normal(knowledge)
    return strong(knowledge, chance, budget)


def interrupted(knowledge: Knowledge, level: Level) -> Action | None:
    """Return an action of a seat that is not due: a call, or cards out of turn; mostly None."""
    if call := called(knowledge):
        return call
    if level is Level.EASY or not knowledge.view.plays:
        return None
    best = best_play(seen(knowledge))
    return laying(best) if best else None
