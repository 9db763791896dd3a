"""Keeping the emojis of the application: uploaded once, by one process, and never in the way.

Until all of them are there, and where Discord takes none, everything is said in plain text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from itertools import chain, repeat
from typing import Any, Protocol

from bot.clock import Clock
from bot.cluster.shards import Shards
from bot.discord.rate_limit import Sending, Urgency, sending
from bot.drawing.emojis import draw_card_emoji, draw_suit_emoji
from bot.words.card_emojis import CARDS, NAMES, SUITS, Emojis, is_older

log = logging.getLogger(__name__)

WORK = "emojis"  # the lease under which they are uploaded
PAUSES = (1, 2, 5, 10, 30, 60)  # seconds before each next try; the last one ever after
DOUBTED_SECONDS = 60.0  # between two looks whether they are still there

_INDICES = {name: index for index, name in CARDS.items()}
_SUITS = {name: suit for suit, name in SUITS.items()}


class Application(Protocol):
    """The part of discord.py's client that has to do with its own emojis."""

    async def fetch_application_emojis(self) -> list[Any]:
        """All there are, each with `name`, `id` and `delete()`."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        """Upload one."""


class EmojiKeeper:
    """Sees to it that all emojis are there, and knows their ids: `emojis`."""

    def __init__(self, application: Application, clock: Clock) -> None:
        self.emojis = Emojis()
        self._application = application
        self._clock = clock
        self._doubt = asyncio.Event()

    def doubt(self) -> None:
        """Discord has refused one: perhaps somebody has deleted them."""
        self._doubt.set()

    async def keep(self, shards: Shards, is_passing: Callable[[Exception], bool]) -> None:
        """Upload what is missing, and again whatever goes missing, until cancelled.

        What passes is tried again; a refusal ends it until the next start.
        """
        while await self._complete(shards, is_passing):
            await self._doubt.wait()
            await self._clock.sleep(DOUBTED_SECONDS)
            self._doubt.clear()

    async def _complete(self, shards: Shards, is_passing: Callable[[Exception], bool]) -> bool:
        """Wait until all are there; False where Discord refuses them. Told once in the log."""
        there, told, refused = dict[str, str](), False, False
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            before = there
            try:
                async with shards.only(WORK) as mine:
                    with sending(Sending(Urgency.REST)):
                        there = await self._look(delete=mine)
                        if len(there) == len(NAMES):
                            return True
                        if refused and there == before:
                            return False
                        if mine:
                            await self._upload(there)
                            return True
            except Exception as error:  # whatever it is, the bot plays on without them
                if not told:
                    log.warning("The emojis of cards are not there (%.200s).", error)
                    told = True
                again = refused and there == before
                refused = not is_passing(error)  # also where only an answer was lost: we look again
                if refused and again:
                    return False
            await self._clock.sleep(pause)
        return False

    async def _look(self, delete: bool) -> dict[str, str]:
        """The ids of ours that are there, by name; where all are, older ones may be deleted.

        That is at a later start than the one that uploaded all: no process shows them any more.
        """
        listed = await self._application.fetch_application_emojis()
        there = {str(one.name): str(one.id) for one in listed if one.name in NAMES}
        self.emojis.ids = there if len(there) == len(NAMES) else {}
        for one in listed:
            if delete and self.emojis.ids and is_older(str(one.name)):
                await one.delete()
        return there

    async def _upload(self, there: Mapping[str, str]) -> None:
        """Upload those that are not there."""
        ids = dict(there)
        for name in NAMES:
            if name not in there:
                image = await asyncio.to_thread(draw_emoji, name)
                made = await self._application.create_application_emoji(name=name, image=image)
                ids[name] = str(made.id)
        self.emojis.ids = ids
        log.info("Uploaded %d emojis of cards.", len(ids) - len(there))


def draw_emoji(name: str) -> bytes:
    """The picture of the emoji with this name, as the bytes of a PNG."""
    if name in _SUITS:
        return draw_suit_emoji(_SUITS[name])
    return draw_card_emoji(_INDICES[name])
