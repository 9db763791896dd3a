"""The drawing thread: pictures by urgency."""

from __future__ import annotations

import heapq
import itertools
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from bot.discord.outgoing import purpose

P = ParamSpec("P")
T = TypeVar("T")

Job = tuple[int, int, "Future[Any]", Callable[[], Any]]  # the most urgent first, then the oldest


class DrawingThread(Executor):
    """An executor with one thread: drawing takes one share of the processor at most."""

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self._thread = ThreadPoolExecutor(1, "drawing")

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a picture, with the urgency of the message it is for."""
        future = Future[T]()
        urgency, number = purpose().urgency, next(self._numbers)
        with self._lock:
            heapq.heappush(self._waiting, (urgency, number, future, lambda: fn(*args, **kwargs)))
        self._thread.submit(self._draw_next)
        return future

    def _draw_next(self) -> None:
        with self._lock:
            _, _, future, draw = heapq.heappop(self._waiting)
        if not future.set_running_or_notify_cancel():  # the caller has cancelled
            return
        try:
            result = draw()
        except BaseException as error:  # any error goes to the caller
            future.set_exception(error)
        else:
            future.set_result(result)
