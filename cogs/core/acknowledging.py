"""The first answer to a click or a command: within a second of it, whatever is still to be done."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.client import Gamenight, in_short, is_outside

log = logging.getLogger(__name__)

# Seconds since Discord sent it: Discord allows three, and nobody should doubt for more than one.
PATIENCE = 0.6  # then it is acknowledged
LATE = 0.3  # heard so late, it is acknowledged before anything is done: all is slow then
TURNS = 4  # of the event loop, that it takes to wake up and to send what tells it
FORM_PATIENCE = 0.9  # of what opens a form, which Discord takes only where nothing was answered
FORM_AT_LEAST = 0.2  # for that, however late it was heard


class Acknowledgement:
    """Tells Discord that an answer comes, unless it has come by then."""

    def __init__(
        self,
        bot: Gamenight,
        interaction: discord.Interaction[Any],
        *,
        public: bool = False,
        opens_form: bool = False,
    ) -> None:
        self.bot = bot
        self.interaction = interaction
        self._public = public  # the answer is for everybody in the channel
        self._opens_form = opens_form
        self._waiting: asyncio.Task[None] | None = None
        self._under_way = False  # the request that tells it

    async def begin(self) -> None:
        """From now on it is seen to; what was heard late is acknowledged before this returns."""
        sent = self.interaction.created_at.timestamp()
        self.bot.discord_time.sent(sent)
        passed = self.bot.discord_time.since(sent)
        late = passed >= LATE and not self._opens_form
        wait = self._tell() if late else self._wait(passed, self.bot.clock.now())
        self._waiting = asyncio.create_task(wait)
        if late:
            await self.bot.clock.sleep(0)  # its request goes first

    @property
    def end_of_reading(self) -> float | None:
        """Until when anything may be read before the handler begins; None for as long as it takes.

        A form does not wait for a slow store.
        """
        return self.bot.clock.now() + FORM_AT_LEAST if self._opens_form else None

    async def answering(self) -> None:
        """An answer follows: nothing needs to be told before, unless it is being told."""
        if self._waiting and self._under_way:
            await self._waiting
        else:
            self.end()

    def end(self) -> None:
        """It need not be seen to any more."""
        if self._waiting:
            self._waiting.cancel()

    async def _wait(self, passed: float, began: float) -> None:
        if self._opens_form:
            left = max(FORM_AT_LEAST, FORM_PATIENCE - passed)
        else:
            turn = self.bot.clock.now() - began  # how long one takes just now
            left = PATIENCE - passed - TURNS * turn
        if left > 0:
            await self.bot.clock.sleep(left)
        await self._tell()

    async def _tell(self) -> None:
        response = self.interaction.response
        if response.is_done():
            return
        self._under_way = True
        try:
            if self.interaction.message is not None:
                await response.defer()
            else:
                await response.defer(ephemeral=not self._public, thinking=True)
        except Exception as error:  # each that is the bot's own is raised again
            if not is_outside(error):
                raise
            log.warning("Could not ask for more time (%s)", in_short(error))
