"""The picture of bars below the numbers of a leaderboard, a profile or a season."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery

from bot.drawing import DECKS, BarsPicture, draw_bars
from cogs.core.context import Context

BARS = "bars.png"
GOLD = discord.Colour(0xF5A623)


def draws(context: Context) -> bool:
    """Whether the channel and the reader's preferences allow pictures."""
    allowed = context.interaction.app_permissions.attach_files
    return allowed and context.reader.preferences.pictures


async def add_bars(
    box: Container[Any], context: Context, picture: BarsPicture, alt: str
) -> list[discord.File]:
    """Add a picture of bars, with its alt text, to a message; return the files to attach.

    There is no picture, and no file, if the channel or the reader's preferences forbid pictures.
    """
    if not (picture.bars and draws(context)):
        return []
    deck = DECKS[context.reader.preferences.deck]
    png = await context.app.pictures.png(draw_bars, replace(picture, heavy=deck.heavy))
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{BARS}", description=alt)))
    return [discord.File(BytesIO(png), BARS, description=alt)]
