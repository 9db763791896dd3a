"""What a process does that thinks for strong computers: it is asked for a move, and answers.

It is told what one seat may know and a seed, and what goes wrong in it is told without a card.
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
from bot.players.budget import Budget
from bot.players.hindsight import Decision, Loss, loss
from bot.players.information_state import Knowledge
from bot.players.levels import Level, choose
from rules.actions import Action
from rules.events import Event
from rules.ruleset import RuleSet
from rules.view import SeatView

NICE = 10  # people's clicks go first on a processor that both want


class ThinkingFailed(Exception):
    """The name of what was raised, and nothing of what it said: that may tell of cards."""


@dataclass(frozen=True, repr=False)
class Request:
    """A `Knowledge`, and the chance by which it is decided. The same request has the same answer,
    unless its time ends first.

    The rules are pickled beforehand, so that they are read once for all deals by them. It is
    thought about until so many deals were played out, or so many seconds have passed.
    """

    view: SeatView
    log: tuple[Event, ...]
    scores: tuple[int, ...]
    rules: bytes
    seed: int
    playouts: int
    seconds: float


def asked(knowledge: Knowledge, seed: int, playouts: int, seconds: float) -> Request:
    """What is sent for a decision of this seat."""
    view, log, scores = knowledge.view, knowledge.log, knowledge.scores
    return Request(view, log, scores, pickle.dumps(knowledge.rules), seed, playouts, seconds)


def think(request: Request) -> Action:
    """The strong computer's action. ThinkingFailed."""
    try:
        return choose(_knowledge(request), Level.STRONG, Random(request.seed), _budget(request))
    except Exception as error:  # whatever it is, the other process plays on without an answer
        raise ThinkingFailed(type(error).__name__) from None


def look_back(request: Request, made: Action) -> Loss:
    """What this decision of the seat cost, within the same limits twice. ThinkingFailed."""
    try:
        decision = Decision(_knowledge(request), made)
        chance = Random(request.seed)
        return loss(decision, chance, _budget(request), _budget(request))
    except Exception as error:  # as above
        raise ThinkingFailed(type(error).__name__) from None


def _knowledge(request: Request) -> Knowledge:
    return Knowledge(request.view, request.log, _rules(request.rules), request.scores)


def _budget(request: Request) -> Budget:
    """Without its seconds where the bot itself decides, as it does in simulated time."""
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
    """In a new process: ^C is for the bot, which ends this one, as does the bot's own end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # whoever may not is as quick, and no other is
        os.nice(NICE)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
