"""Upload the emojis of the application: once, by one process, without delaying anything else.

Until all emojis are present, and where Discord refuses emojis, all text is written without them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Protocol

from bot.clock import Clock
from bot.discord.circuit_breaker import pauses
from bot.discord.errors import is_passing
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.drawing.emojis import draw_card_emoji, draw_suit_emoji
from bot.tables.shards import Shards
from bot.words.card_emojis import CARDS, NAMES, SUITS, is_older
from bot.words.speech import Emojis

log = logging.getLogger(__name__)

WORK = "emojis"  # the lease of the process that uploads
DOUBTED_SECONDS = 60.0  # between two checks that the emojis still exist

_INDICES = {name: index for index, name in CARDS.items()}
_SUITS = {name: suit for suit, name in SUITS.items()}


class Application(Protocol):
    """The part of discord.py's client that manages the emojis of the application.

    For example, the bot's own client is one::

        keeper = EmojiKeeper(app.client, app.clock)
    """

    async def fetch_application_emojis(self) -> list[Any]:
        """Return all emojis of the application, each with `name`, `id` and `delete()`."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        """Upload one emoji."""


class EmojiKeeper:
    """Keeps all emojis uploaded, and their ids in `emojis`.

    For example, a speech shows cards as emojis as soon as all emojis are uploaded::

        keeper = EmojiKeeper(client, clock)
        speech = Speech(emojis=keeper.emojis)
        await keeper.keep(shards)
    """

    def __init__(self, application: Application, clock: Clock) -> None:
        self.emojis = Emojis()
        self._application = application
        self._clock = clock
        self._doubt = asyncio.Event()

    def doubt(self) -> None:
        """Note that Discord refused an emoji, which may have been deleted."""
        self._doubt.set()

    async def keep(self, shards: Shards) -> None:
        """Upload missing emojis, now and after each doubt, until cancelled.

        A passing failure is retried. A refusal stops the upload until the next start.
        """
        while await self._complete(shards):
            await self._doubt.wait()
            await self._clock.sleep(DOUBTED_SECONDS)
            self._doubt.clear()

    async def _complete(self, shards: Shards) -> bool:
        """Wait until all emojis are present; False where Discord refuses them. Logged once."""
        there, told, refused = dict[str, str](), False, False
        for pause in pauses():
            before = there
            try:
                async with shards.only(WORK) as mine:
                    with sending(Purpose(Urgency.REST)):
                        there = await self._look(delete=mine)
                        if len(there) == len(NAMES):
                            return True
                        if refused and there == before:
                            return False
                        if mine:
                            await self._upload(there)
                            return True
            except Exception as error:  # the bot works without emojis, so no error may end it
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
        """Return the ids of the bot's own emojis by name; with `delete`, remove older versions.

        Older versions are removed only once all current ones are present, at a later start than the
        one that uploaded them, so that no process shows them any more.
        """
        listed = await self._application.fetch_application_emojis()
        there = {str(one.name): str(one.id) for one in listed if one.name in NAMES}
        self.emojis.ids = there if len(there) == len(NAMES) else {}
        for one in listed:
            if delete and self.emojis.ids and is_older(str(one.name)):
                await one.delete()
        return there

    async def _upload(self, there: Mapping[str, str]) -> None:
        """Upload the emojis that are missing from `there`."""
        ids = dict(there)
        for name in NAMES:
            if name not in there:
                image = await asyncio.to_thread(draw_emoji, name)
                made = await self._application.create_application_emoji(name=name, image=image)
                ids[name] = str(made.id)
        self.emojis.ids = ids
        log.info("Uploaded %d emojis of cards.", len(ids) - len(there))


def draw_emoji(name: str) -> bytes:
    """Draw the emoji with this name; returns the bytes of a PNG."""
    if name in _SUITS:
        return draw_suit_emoji(_SUITS[name])
    return draw_card_emoji(_INDICES[name])
