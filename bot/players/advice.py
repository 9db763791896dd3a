"""What the strong computer would do in a seat's place, and why."""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.clock import Clock
from bot.players.evidence import UNEXPLAINED, Reason
from bot.players.explanations import early_reason, pass_reason, reason
from bot.players.information_state import Knowledge
from bot.players.normal import normal
from bot.players.weakest import weakest
from bot.players.workers import Workers
from rules.actions import Action, Pass, Play
from rules.combinations import Combination

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds that somebody waits for a hint
SEED = 1  # the same for all, so that who asks twice hears the same


class Advice(NamedTuple):
    """An action, and the reason for it; the combination where cards are laid."""

    action: Action
    reason: Reason
    play: Combination | None = None


async def advised(knowledge: Knowledge, workers: Workers, clock: Clock) -> Advice:
    """What to do for a seat on turn; by plain judgement if nobody answers."""
    ends = clock.now() + PATIENCE
    request = workers.ask(knowledge, SEED)
    if request is None:
        return explained(knowledge, None)
    action = await workers.answer(request, ends)
    return explained(knowledge, action)


def explained(knowledge: Knowledge, action: Action | None) -> Advice:
    """This action with its reason; plain judgement's where it is none that the hand can name."""
    play = _play(knowledge, action)
    if action is None or (isinstance(action, Play) and play is None):
        action = _judged(knowledge)
        play = _play(knowledge, action)
    return Advice(action, _reason(knowledge, action, play), play)


def _judged(knowledge: Knowledge) -> Action:
    try:
        return normal(knowledge)
    except Exception as error:  # whatever it is, who asks is answered: the weakest is legal too
        log.error("plain judgement failed (%s)", type(error).__name__)
        return weakest(knowledge.view)


def _reason(knowledge: Knowledge, action: Action, play: Combination | None) -> Reason:
    try:
        if play:
            return reason(knowledge, play)
        if isinstance(action, Pass) and knowledge.view.opened:
            return pass_reason(knowledge)
        return early_reason(knowledge, action)
    except Exception as error:  # as above: the move is worth more than its reason
        log.error("no reason was found (%s)", type(error).__name__)
        return UNEXPLAINED


def _play(knowledge: Knowledge, action: Action | None) -> Combination | None:
    if not isinstance(action, Play):
        return None
    asked = action.cards, action.stands_as or action.cards
    return next((one for one in knowledge.view.plays if (one.laid, one.cards) == asked), None)
