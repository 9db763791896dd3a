"""Hints: the move that the strong computer would make in a seat's place, with its reason."""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.clock import Clock
from bot.players.evidence import UNEXPLAINED, Reason
from bot.players.explanations import early_reason, pass_reason, reason
from bot.players.information_state import InformationState
from bot.players.normal import normal
from bot.players.weakest import weakest
from bot.players.workers import Workers
from rules.actions import Action, Pass, Play
from rules.combinations import Combination

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds that a player waits for a hint
SEED = 1  # fixed, so that a repeated request gives the same hint


class Advice(NamedTuple):
    """An action and its reason; `play` is the combination if the action lays cards, else None."""

    action: Action
    reason: Reason
    play: Combination | None = None


async def advised(knowledge: InformationState, workers: Workers, clock: Clock) -> Advice:
    """Return a hint for a seat on turn by a worker process, or after `PATIENCE` by `normal`."""
    ends = clock.now() + PATIENCE
    request = workers.ask(knowledge, SEED)
    if request is None:
        return explained(knowledge, None)
    action = await workers.answer(request, ends)
    return explained(knowledge, action)


def explained(knowledge: InformationState, action: Action | None) -> Advice:
    """Return this action, or that of `normal` if the view does not list it, with its reason."""
    play = _play(knowledge, action)
    if action is None or (isinstance(action, Play) and play is None):
        action = _judged(knowledge)
        play = _play(knowledge, action)
    return Advice(action, _reason(knowledge, action, play), play)


def _judged(knowledge: InformationState) -> Action:
    try:
        return normal(knowledge)
    except Exception as error:  # any failure of the heuristic: the weakest move is legal too
        log.error("plain judgement failed (%s)", type(error).__name__)
        return weakest(knowledge.view)


def _reason(knowledge: InformationState, action: Action, play: Combination | None) -> Reason:
    try:
        if play:
            return reason(knowledge, play)
        if isinstance(action, Pass) and knowledge.view.opened:
            return pass_reason(knowledge)
        return early_reason(knowledge, action)
    except Exception as error:  # any failure: an action without a reason is still a useful hint
        log.error("no reason was found (%s)", type(error).__name__)
        return UNEXPLAINED


def _play(knowledge: InformationState, action: Action | None) -> Combination | None:
    if not isinstance(action, Play):
        return None
    cards = action.cards, action.stands_as or action.cards
    return next((play for play in knowledge.view.plays if (play.laid, play.cards) == cards), None)
