"""Worker processes for strong computers, so that no interaction waits for a search.

If too many requests wait or a process has died, a computer gets no answer in time; it then plays on
by a simpler heuristic. In simulated time a request is answered at once.
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

NICE = 10  # the niceness of the processes: interactions of people go first on a shared processor


class ThinkingFailed(Exception):
    """A failed computation: the name of the exception, without its message, which may tell cards.

    >>> reckon("no such game", "", "")
    Traceback (most recent call last):
    bot.players.workers.ThinkingFailed: KeyError
    """


@dataclass(frozen=True, repr=False)
class Request:
    """An `InformationState` with a seed and limits.

    Equal requests get equal answers, unless the time limit ends a search. The rules are pickled
    beforehand, so that a process unpickles equal rules only once. The limits are `playouts`, the
    number of deals that are played out, and `seconds`.
    """

    view: SeatView
    log: tuple[Event, ...]
    scores: tuple[int, ...]
    rules: bytes
    seed: int
    playouts: int
    seconds: float


def request_for(knowledge: InformationState, seed: int, playouts: int, seconds: float) -> Request:
    view, log, scores = knowledge.view, knowledge.log, knowledge.scores
    return Request(view, log, scores, pickle.dumps(knowledge.rules), seed, playouts, seconds)


def think(request: Request) -> Action:
    """Choose the strong computer's action. Raises ThinkingFailed on any error."""
    try:
        return choose(_knowledge(request), Level.STRONG, Random(request.seed), _budget(request))
    except Exception as error:  # any failure: the bot's process plays on without an answer
        raise ThinkingFailed(type(error).__name__) from None


def look_back(request: Request, made: Action) -> Loss:
    """Return the cost of the action `made`; the limits hold for search and comparison each.

    Raises ThinkingFailed on any error.
    """
    try:
        decision = Decision(_knowledge(request), made)
        chance = Random(request.seed)
        return loss(decision, chance, _budget(request), _budget(request))
    except Exception as error:  # as above: any failure
        raise ThinkingFailed(type(error).__name__) from None


def reckon(preset: str, secret: str, key: str) -> tuple[float, ...]:
    """Return the par of the cards of this shuffle. Raises ThinkingFailed on any error."""
    try:
        return par(preset, secret, key)
    except Exception as error:  # as above: any failure
        raise ThinkingFailed(type(error).__name__) from None


def _knowledge(request: Request) -> InformationState:
    return InformationState(request.view, request.log, _rules(request.rules), request.scores)


def _budget(request: Request) -> Budget:
    """Return the limits of the request; no time limit in the bot's own process (simulated time)."""
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
    with contextlib.suppress(OSError):  # not permitted: the priority stays unchanged
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

HUNG_SECONDS = 30.0  # after this time, a process without an answer counts as hung


class Workers:
    """A queue of requests to the worker processes. Call `close` when the bot ends."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        count = settings.computer_workers
        self._count = max(1, (os.cpu_count() or 1) - 1) if count is None else count
        self._most = self._count * settings.computer_queue
        self._settings = settings
        self._clock = clock
        self._pool = Pool(self._count)
        self._waiting = 0  # requests that are not answered yet

    def ask(self, knowledge: InformationState, seed: int) -> asyncio.Future[Action] | None:
        """Request the decision of this seat's strong computer; None if too many requests wait.

        Return None also if the processes are lost. The longer the queue, the less time the decision
        has. A process completes each request, even after the caller has given up.
        """
        return self._put(think, self._request(knowledge, seed))

    def ask_back(self, decision: Decision, seed: int) -> asyncio.Future[Loss] | None:
        """Request the cost of this decision; None in the cases of `ask`."""
        return self._put(look_back, self._request(decision.knowledge, seed), decision.made)

    async def par(self, preset: str, secret: str, key: str) -> tuple[float, ...] | None:
        """Return the par of the cards of this shuffle; None if too many requests wait or it fails.

        Without worker processes, a thread computes the par.
        """
        answer: Answer[tuple[float, ...]] = (
            self._put(reckon, preset, secret, key)
            if self._most
            else asyncio.ensure_future(asyncio.to_thread(reckon, preset, secret, key))
        )
        if answer is None:
            return None
        return await self.answer(answer, self._clock.now() + HUNG_SECONDS)

    def _request(self, knowledge: InformationState, seed: int) -> Request:
        setting, before = self._settings, self._waiting // max(1, self._count)
        seconds = setting.computer_think_seconds / (1 + before)
        return request_for(knowledge, seed, setting.computer_playouts, seconds)

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
                future.exception()  # marks the failure as seen, if no caller waits

        answer.add_done_callback(answered)
        return answer

    async def answer(self, request: asyncio.Future[T], until: float) -> T | None:
        """Return the answer; None if the clock reaches `until` first, or on a failure."""
        try:
            async with self._clock.deadline(until):
                return await asyncio.shield(request)
        except TimeoutError:
            _count("late")
        except ThinkingFailed as failed:
            log.error("a strong computer could not decide (%s)", failed)
            _count("failed")
        except Exception as error:  # an error of the pool: a process has died, or cannot be reached
            _lost(error)
        return None

    def close(self) -> None:
        self._pool.shutdown()


class Pool(Executor):
    """A pool of processes that starts with the first request.

    `shutdown` kills the processes, also while they work; later requests start new ones.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: ProcessPoolExecutor | None = None

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a call; if a process has died, submit the call to a new pool."""
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
        for process in active_children():  # the bot has no other child processes
            process.kill()
        processes.shutdown(wait, cancel_futures=cancel_futures)


def _lost(error: Exception) -> None:
    log.warning("the processes of strong computers were lost (%s)", type(error).__name__)
    _count("lost")


def _count(why: str) -> None:
    metrics.FELL_BACK.labels(why).inc()
