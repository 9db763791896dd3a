"""Messages that a bot posted in the moment it was killed, before it could note them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord

from cogs.desk import Desk

if TYPE_CHECKING:
    from bot.client import Gamenight

log = logging.getLogger(__name__)

LOOK_BACK = 30  # messages


async def sweep(bot: Gamenight, desk: Desk) -> None:
    """Delete what offers a hand of this table and is not known: a second ping, a second table."""
    state = desk.table.state
    known = {post.message_id for post in await desk.table.store.posts(state.id)}
    channel = bot.get_channel(state.channel_id)
    if not known or not isinstance(
        channel, discord.TextChannel | discord.Thread | discord.VoiceChannel
    ):
        return
    offer = f"hand:{state.id}:"
    try:
        async for message in channel.history(limit=LOOK_BACK):
            ids = _ids(message.components)
            if message.id not in known and any(one.startswith(offer) for one in ids):
                await message.delete()
    except discord.Forbidden:  # without Read Message History they stay where they are
        log.info("table %s: the channel's history may not be read", state.id)


def _ids(components: list[Any]) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _ids(getattr(component, "children", []))
