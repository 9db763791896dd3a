"""Worker processes for strong computers, so that no click waits for a search.

A computer without an answer in time, since too many wait or a process has died, plays on by lesser
judgement. In simulated time a request is answered at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from multiprocessing import active_children, connection, get_context, parent_process
from random import Random
from threading import Thread
from typing import ParamSpec, TypeAlias, TypeVar

from bot import metrics
from bot.clock import Clock
from bot.players.hindsight import Decision, Loss, loss
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.par import par
from bot.players.search import Budget
from bot.settings import Settings
from rules.actions import Action
from rules.events import Event
from rules.ruleset import RuleSet
from rules.view import SeatView

NICE = 10  # people's clicks go first on a processor that both want


class ThinkingFailed(Exception):
    """The name of an exception, without its message: that may tell of cards.

    >>> reckon("no such game", "", "")
    Traceback (most recent call last):
    bot.players.workers.ThinkingFailed: KeyError
    """


@dataclass(frozen=True, repr=False)
class Request:
    """An `InformationState` with a seed and limits.

    Equal requests get equal answers, unless time ends first.

    The rules are pickled beforehand, so that they are read once for all deals by them. The limits
    are the number of deals played out, and seconds.

    For example, a decision within 600 playouts and a second::

        request = asked(knowledge, seed=1, playouts=600, seconds=1.0)
        action = think(request)
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


def reckon(preset: str, secret: str, key: str) -> tuple[float, ...]:
    """Return par of the cards of this shuffle. ThinkingFailed."""
    try:
        return par(preset, secret, key)
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


log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Answer: TypeAlias = asyncio.Future[T] | None

HUNG_SECONDS = 30.0  # after which a process without an answer is taken for hung


class Workers:
    """A queue of requests to the worker processes; `close` at the bot's end.

    For example, a decision for which a player waits two seconds at most::

        request = workers.ask(knowledge, seed)
        action = await workers.answer(request, clock.now() + 2) if request else None
    """

    def __init__(self, settings: Settings, clock: Clock) -> None:
        count = settings.computer_workers
        self._count = max(1, (os.cpu_count() or 1) - 1) if count is None else count
        self._most = self._count * settings.computer_queue
        self._settings = settings
        self._clock = clock
        self._pool = Pool(self._count)
        self._waiting = 0  # requests that are not answered yet

    def ask(self, knowledge: InformationState, seed: int) -> asyncio.Future[Action] | None:
        """Ask for the decision of this seat's strong computer; None where too many wait.

        The longer the queue, the less time the decision has. Work goes on after the caller has
        given up: a process does one thing after another.
        """
        return self._put(think, self._request(knowledge, seed))

    def ask_back(self, decision: Decision, seed: int) -> asyncio.Future[Loss] | None:
        """Ask for the cost of this decision; None as in `ask`."""
        return self._put(look_back, self._request(decision.knowledge, seed), decision.made)

    async def par(self, preset: str, secret: str, key: str) -> tuple[float, ...] | None:
        """Return par of the cards of this shuffle; None where too many wait, or it fails.

        Without processes a thread computes it.
        """
        asked: Answer[tuple[float, ...]] = (
            self._put(reckon, preset, secret, key)
            if self._most
            else asyncio.ensure_future(asyncio.to_thread(reckon, preset, secret, key))
        )
        if asked is None:
            return None
        return await self.answer(asked, self._clock.now() + HUNG_SECONDS)

    def _request(self, knowledge: InformationState, seed: int) -> Request:
        setting, before = self._settings, self._waiting // max(1, self._count)
        seconds = setting.computer_think_seconds / (1 + before)
        return asked(knowledge, seed, setting.computer_playouts, seconds)

    def _put(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Answer[T]:
        if self._waiting >= self._most:
            _count("busy")
            return None
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._pool, partial(work, *args, **kwargs))
        except (BrokenExecutor, OSError) as error:
            _lost(error)
            return None
        self._waiting += 1
        hung = self._clock.call_at(self._clock.now() + HUNG_SECONDS, self._pool.shutdown)

        def answered(future: asyncio.Future[T]) -> None:
            self._waiting -= 1
            hung.cancel()
            if not future.cancelled():
                future.exception()  # the waiting caller sees the failure; without one it is ignored

        answer.add_done_callback(answered)
        return answer

    async def answer(self, request: asyncio.Future[T], until: float) -> T | None:
        """Wait for the answer; None where there is none at that moment of the clock."""
        try:
            async with self._clock.deadline(until):
                return await asyncio.shield(request)
        except TimeoutError:
            _count("late")
        except ThinkingFailed as failed:
            log.error("a strong computer could not decide (%s)", failed)
            _count("failed")
        except Exception as error:  # of the pool: a process has died, or cannot be reached
            _lost(error)
        return None

    def close(self) -> None:
        """End all processes at once."""
        self._pool.shutdown()


class Pool(Executor):
    """A pool of processes that starts with the first request.

    `shutdown` kills the processes, also while they work; later requests start new ones.

    For example, a call in another process::

        pool = Pool(1)
        action = await loop.run_in_executor(pool, think, request)
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: ProcessPoolExecutor | None = None

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a call; where a process has died, to a new pool."""
        try:
            return self._running().submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self.shutdown()
            return self._running().submit(fn, *args, **kwargs)

    def _running(self) -> ProcessPoolExecutor:
        if self._processes is None:
            # not forked: a copy of this process would hold every hand of every table
            self._processes = ProcessPoolExecutor(self._count, get_context("spawn"), begin)
        return self._processes

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill all processes; their pending futures fail."""
        processes, self._processes = self._processes, None
        if processes is None:
            return
        for process in active_children():  # the bot has no others
            process.kill()
        processes.shutdown(wait, cancel_futures=cancel_futures)


def _lost(error: Exception) -> None:
    log.warning("the processes of strong computers were lost (%s)", type(error).__name__)
    _count("lost")


def _count(why: str) -> None:
    metrics.FELL_BACK.labels(why).inc()
