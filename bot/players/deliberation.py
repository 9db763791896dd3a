"""Worker side of the strong computers: a process is asked for a move, and answers.

The request holds what one seat may know, and a seed. Errors are reported without naming a card.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import connection, parent_process
from random import Random
from threading import Thread

from bot.clock import Clock
from bot.players.hindsight import Decision, Loss, loss
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.search import Budget
from rules.actions import Action
from rules.events import Event
from rules.ruleset import RuleSet
from rules.view import SeatView

NICE = 10  # people's clicks go first on a processor that both want


class ThinkingFailed(Exception):
    """The name of an exception, without its message: that may tell of cards."""


@dataclass(frozen=True, repr=False)
class Request:
    """An `InformationState` with a seed and limits.

    Equal requests get equal answers, unless time ends first.

    The rules are pickled beforehand, so that they are read once for all deals by them. The limits
    are the number of deals played out, and seconds.
    """

    view: SeatView
    log: tuple[Event, ...]
    scores: tuple[int, ...]
    rules: bytes
    seed: int
    playouts: int
    seconds: float


def asked(knowledge: InformationState, seed: int, playouts: int, seconds: float) -> Request:
    """Return the request for a decision of this seat."""
    view, log, scores = knowledge.view, knowledge.log, knowledge.scores
    return Request(view, log, scores, pickle.dumps(knowledge.rules), seed, playouts, seconds)


def think(request: Request) -> Action:
    """Choose the strong computer's action. ThinkingFailed."""
    try:
        return choose(_knowledge(request), Level.STRONG, Random(request.seed), _budget(request))
    except Exception as error:  # any failure: the parent plays on without an answer
        raise ThinkingFailed(type(error).__name__) from None


def look_back(request: Request, made: Action) -> Loss:
    """Return the cost of this decision of the seat, within the limits twice. ThinkingFailed."""
    try:
        decision = Decision(_knowledge(request), made)
        chance = Random(request.seed)
        return loss(decision, chance, _budget(request), _budget(request))
    except Exception as error:  # as above
        raise ThinkingFailed(type(error).__name__) from None


def _knowledge(request: Request) -> InformationState:
    return InformationState(request.view, request.log, _rules(request.rules), request.scores)


def _budget(request: Request) -> Budget:
    """Return the limits; without seconds in the bot's own process, as in simulated time."""
    if parent_process() is None:
        return Budget(request.playouts)
    clock = Clock()
    ends = clock.now() + request.seconds
    return Budget(request.playouts, lambda: clock.now() >= ends)


@lru_cache(maxsize=64)
def _rules(pickled: bytes) -> RuleSet:
    rules: RuleSet = pickle.loads(pickled)
    return rules


def begin() -> None:
    """Set up a new process: ignore ^C, which is for the bot, and end when the bot ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # not permitted: then the priority stays
        os.nice(NICE)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
