"""Messages that the bot has posted: how long they can be changed, and taking them away."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import discord

from bot.client import Gamenight

log = logging.getLogger(__name__)

NO_DMS, NO_SHARED_SERVER = 50007, 50278  # codes of Discord's refusal of a direct message
TOKEN_SECONDS = 14 * 60  # an interaction can be answered for fifteen minutes


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless it is gone already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)


async def delete_reply(bot: Gamenight, click: discord.Interaction[Any], opened: float) -> None:
    """Delete a private message that was opened before: of each kind a player has one open."""
    if bot.clock.now() - opened < TOKEN_SECONDS:
        with contextlib.suppress(discord.HTTPException):  # dismissed already
            await click.delete_original_response()
