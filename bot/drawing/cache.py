"""Caches of the pictures that were drawn last, and the thread that draws them by urgency."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Generic, ParamSpec, TypeVar

from bot import metrics
from bot.discord.outgoing import purpose
from bot.drawing import HandPicture, TablePicture, draw_hand, draw_table

P = TypeVar("P", bound=Hashable)
A = ParamSpec("A")
T = TypeVar("T")

HANDS = 600  # most hands kept, of some 20 kB each: after a pass, the last hand is shown again
TABLES = 32  # most pictures of tables kept, of some 90 kB: one rarely has the same look twice
MANY = 4  # waiting pictures, with more of which no message should be begun
OTHERS = 16  # most pictures kept of each other kind; results are shown until the next deal

# urgency, number, result, and function: the most urgent job is the first, then the oldest
Job = tuple[int, int, "Future[Any]", Callable[[], Any]]


class DrawingThread(Executor):
    """An executor with one thread, so that drawing takes one processor core at most."""

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self._thread = ThreadPoolExecutor(1, "drawing")

    def is_crowded(self) -> bool:
        """Whether many pictures wait for the thread."""
        return len(self._waiting) > MANY

    def submit(self, fn: Callable[A, T], /, *args: A.args, **kwargs: A.kwargs) -> Future[T]:
        """Queue the drawing of a picture, with the urgency of the picture's message."""
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


DRAWING = DrawingThread()


class PictureCache(Generic[P]):
    """A cache of the last pictures of one kind; only the drawing thread changes it."""

    def __init__(self, name: str, draw: Callable[[P], bytes], most: int) -> None:
        self._name = name
        self._draw: Callable[[P], bytes] = draw
        self._most = most
        self._kept: dict[P, bytes] = {}  # in the order of drawing

    async def png(self, picture: P) -> bytes:
        return self._kept.get(picture) or await self.begin(picture)

    def begin(self, picture: P) -> asyncio.Future[bytes]:
        """Draw the picture off the event loop, unless it is in the cache."""
        return asyncio.get_running_loop().run_in_executor(DRAWING, self._keep, picture)

    def _keep(self, picture: P) -> bytes:
        png = self._kept.get(picture)
        if png is None:
            with metrics.DRAWING.labels(self._name).time():
                png = self._kept[picture] = self._draw(picture)
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return png


class Pictures:
    """The caches of this bot's pictures."""

    def __init__(self) -> None:
        self.hands = PictureCache[HandPicture]("hand", draw_hand, HANDS)
        self.tables = PictureCache[TablePicture]("table", draw_table, TABLES)
        self._others: dict[Callable[..., bytes], PictureCache[Any]] = {}

    async def png(self, draw: Callable[[P], bytes], picture: P) -> bytes:
        """Return the bytes of a picture of any other kind; `draw` is its `draw_...` function."""
        if draw not in self._others:
            name = draw.__name__.removeprefix("draw_")
            self._others[draw] = PictureCache(name, draw, OTHERS)
        return await self._others[draw].png(picture)
