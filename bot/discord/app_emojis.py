"""Upload of the application's emojis: once, by one process, without a delay of other work.

Until all emojis are present, and if Discord refuses emojis, all texts are written without emojis.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.clock import Clock
from bot.discord.circuit_breaker import pauses
from bot.discord.errors import is_passing
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.drawing.emojis import draw_card_emoji, draw_suit_emoji
from bot.tables.shards import Shards
from bot.words.card_emojis import CARDS, NAMES, SUITS, is_older
from bot.words.speech import Emojis

log = logging.getLogger(__name__)

WORK = "emojis"  # name of the lease of the process that uploads the emojis
DOUBTED_SECONDS = 60.0  # from a refused emoji to the check that all emojis still exist

_INDICES = {name: index for index, name in CARDS.items()}
_SUITS = {name: suit for suit, name in SUITS.items()}


class EmojiKeeper:
    """Uploads the missing emojis and keeps the ids of all emojis in `emojis`."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self.emojis = Emojis()
        self._client = client
        self._clock = clock
        self._doubt = asyncio.Event()

    def doubt(self) -> None:
        """Note that Discord refused an emoji, perhaps because the emoji was deleted."""
        self._doubt.set()

    async def keep(self, shards: Shards) -> None:
        """Upload missing emojis, now and after each call of `doubt`, until cancelled.

        A transient failure is retried. A refusal ends all uploads until the next start.
        """
        while await self._complete(shards):
            await self._doubt.wait()
            await self._clock.sleep(DOUBTED_SECONDS)
            self._doubt.clear()

    async def _complete(self, shards: Shards) -> bool:
        """Upload the missing emojis, or wait until another process has uploaded them.

        Return True once all emojis are present, False if Discord refuses them. Only the first
        failure is logged.
        """
        there, logged, refused = dict[str, str](), False, False
        for pause in pauses():
            before = there
            try:
                async with shards.only(WORK) as leads:
                    with sending(Purpose(Urgency.REST)):
                        there = await self._look(delete=leads)
                        if len(there) == len(NAMES):
                            return True
                        if refused and there == before:
                            return False
                        if leads:
                            await self._upload(there)
                            return True
            except Exception as error:  # the bot works without emojis: no error may end the bot
                if not logged:
                    log.warning("The emojis of cards are not there (%.200s).", error)
                    logged = True
                again = refused and there == before
                # an upload whose answer was lost is refused the second time: list the emojis again
                refused = not is_passing(error)
                if refused and again:
                    return False
            await self._clock.sleep(pause)
        return False

    async def _look(self, delete: bool) -> dict[str, str]:
        """Return the ids of the bot's own emojis by name; with `delete`, remove older versions.

        Older versions go only if all current emojis were present before: no process shows them any
        more.
        """
        listed = await self._client.fetch_application_emojis()
        there = {str(emoji.name): str(emoji.id) for emoji in listed if emoji.name in NAMES}
        self.emojis.ids = there if len(there) == len(NAMES) else {}
        for emoji in listed:
            if delete and self.emojis.ids and is_older(str(emoji.name)):
                await emoji.delete()
        return there

    async def _upload(self, there: Mapping[str, str]) -> None:
        """Upload all emojis but those in `there`, which has the ids of present emojis by name."""
        ids = dict(there)
        for name in NAMES:
            if name not in there:
                image = await asyncio.to_thread(draw_emoji, name)
                made = await self._client.create_application_emoji(name=name, image=image)
                ids[name] = str(made.id)
        self.emojis.ids = ids
        log.info("Uploaded %d emojis of cards.", len(ids) - len(there))


def draw_emoji(name: str) -> bytes:
    """Draw the emoji with this name and return the bytes of a PNG."""
    if name in _SUITS:
        return draw_suit_emoji(_SUITS[name])
    return draw_card_emoji(_INDICES[name])
