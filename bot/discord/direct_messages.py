"""The channels of direct messages: Discord lets a bot open few in a short time."""

from __future__ import annotations

import logging

import discord

from bot.clock import Clock
from bot.discord import limits
from bot.discord.permissions import Foreseen
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 10_000  # channels kept
SHUT_SECONDS = 600.0  # until it is tried again whether the bot may write to somebody new


class DirectMessages:
    """Caches the channel of direct messages of each person, which never changes.

    Where Discord lets the bot write to nobody new, no channel is opened for SHUT_SECONDS: each
    refusal counts against the bot.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._channels: dict[Player, int] = {}  # ids
        self._shut: tuple[int, float] = 0, 0.0  # the code of the last refusal, and until when

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """Return the channel of this person; opened unless it is known, perhaps to the caller.

        Raises HTTPException where Discord refuses that, or has refused it to all lately.
        """
        channel_id = known or self._channels.pop(player, 0) or await self._open(player)
        self._channels[player] = channel_id
        if len(self._channels) > MOST:
            del self._channels[next(iter(self._channels))]
        return self._client.get_partial_messageable(channel_id)

    async def _open(self, player: Player) -> int:
        code, until = self._shut
        if self._clock.now() < until:
            raise Foreseen(code)
        try:
            return (await self._client.create_dm(discord.Object(int(player)))).id
        except discord.HTTPException as error:
            if error.code in limits.NO_NEW_DMS:
                log.warning("Discord lets the bot write to nobody new: %s", error)
                self._shut = error.code, self._clock.now() + SHUT_SECONDS
            raise
