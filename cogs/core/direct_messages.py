"""A cache of the channels of direct messages: Discord lets a bot open few in a short time."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.client import Gamenight
from rules.match.match import Player

MOST = 10_000  # channels kept


class DirectMessages(commands.Cog):
    """Caches the channel of direct messages of each person, which never changes."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._channels: dict[Player, int] = {}  # ids

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """Return the channel of this person; opened unless it is known, perhaps to the caller."""
        channel_id = known or self._channels.pop(player, 0)
        if not channel_id:
            channel_id = (await self.bot.create_dm(discord.Object(int(player)))).id
        self._channels[player] = channel_id
        if len(self._channels) > MOST:
            del self._channels[next(iter(self._channels))]
        return self.bot.get_partial_messageable(channel_id)


async def direct_messages(
    bot: Gamenight, player: Player, known: int = 0
) -> discord.PartialMessageable:
    """Return the channel of a person's direct messages.

    Raises HTTPException where none can be opened.
    """
    found = bot.get_cog(DirectMessages.__name__)
    assert isinstance(found, DirectMessages)
    return await found.to(player, known)
