"""What the strong computer would do in a seat's place, and why."""

from __future__ import annotations

from typing import NamedTuple

from bot.clock import Clock
from bot.players.early_reasons import early_reason
from bot.players.explaining import Reason, reason
from bot.players.knowledge import Knowledge
from bot.players.normal import normal
from bot.players.workers import Workers
from rules.actions import Action, Pass, Play
from rules.combinations import Combination

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
    view = knowledge.view
    play = _play(knowledge, action)
    if action is None or (isinstance(action, Play) and play is None):
        action = normal(knowledge)
        play = _play(knowledge, action)
    if play or (isinstance(action, Pass) and view.opened):
        return Advice(action, reason(knowledge, play), play)
    return Advice(action, early_reason(knowledge, action))


def _play(knowledge: Knowledge, action: Action | None) -> Combination | None:
    if not isinstance(action, Play):
        return None
    asked = action.cards, action.stands_as or action.cards
    return next((one for one in knowledge.view.plays if (one.laid, one.cards) == asked), None)
