"""The picture of bars below the numbers of a leaderboard, a profile or a season."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery

from bot.discord import limits
from bot.drawing import Badge, Bar, BarsPicture, Course, Earned, draw_bars
from cogs.core.context import Context

BARS = "bars.png"
GOLD = discord.Colour(0xF5A623)


def draws(context: Context) -> bool:
    """Whether the channel and the reader's preferences allow pictures."""
    allowed = context.interaction.app_permissions.attach_files
    return allowed and context.reader.preferences.pictures


async def add_bars(
    box: Container[Any],
    context: Context,
    bars: Sequence[Bar],
    alt: str,
    badge: Badge | None = None,
    course: Course | None = None,
    earned: Sequence[Earned] = (),
    latest: Sequence[int] = (),
    latest_label: str = "",
) -> list[discord.File]:
    """Add a picture of bars to a message; return the files to attach.

    There is no picture, and no file, if the channel or the reader's preferences forbid pictures.
    `alt` is the alt text. If all bars are numbers of one person, `badge` is that person. Above the
    bars are the badge, the `earned` achievements, the `course` of the rating and the `latest`
    places, if given.
    """
    if not (bars and draws(context)):
        return []
    picture = BarsPicture(tuple(bars), badge, course, tuple(earned), tuple(latest), latest_label)
    png = await context.app.pictures.png(draw_bars, picture)
    said = alt[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{BARS}", description=said)))
    return [discord.File(BytesIO(png), BARS, description=said)]
