"""Caches of the pictures that were drawn last, off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from bot import metrics
from bot.drawing import HandPicture, TablePicture, draw_hand, draw_table
from bot.drawing.thread import DrawingThread

P = TypeVar("P", bound=Hashable)

DRAWING = DrawingThread()
HANDS = 2_000  # pictures kept, each of some 10 kB: after a pass the last hand is shown again
TABLES = 64  # pictures of tables kept; a table hardly ever looks alike twice
OTHERS = 32  # pictures kept of each other kind, such as results, shown until the next deal


class PictureCache(Generic[P]):
    """A cache of the last pictures of one kind.

    Only the drawing thread changes the cache.
    """

    def __init__(self, name: str, draw: Callable[[P], bytes], most: int) -> None:
        self._name = name
        self._draw: Callable[[P], bytes] = draw
        self._most = most
        self._kept: dict[P, bytes] = {}  # in the order of drawing

    async def png(self, picture: P) -> bytes:
        """Return the bytes of this picture, from the cache or drawn."""
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
