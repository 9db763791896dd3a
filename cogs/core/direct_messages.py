"""The channels of direct messages: Discord lets a bot open few of them in a short time."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.client import Gamenight
from rules.match.match import Player

MOST = 10_000  # that are kept in mind


class DirectMessages(commands.Cog):
    """What is known of them. That of one person is the same for good."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._channels: dict[Player, int] = {}  # ids

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """The channel of this person, opened unless it is known, perhaps to the caller."""
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
    """Where this person's direct messages are sent. HTTPException where none can be opened."""
    found = bot.get_cog(DirectMessages.__name__)
    assert isinstance(found, DirectMessages)
    return await found.to(player, known)
