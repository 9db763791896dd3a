"""The messages of deals that are over: results stay, and nothing in them can be pressed."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ui import ActionRow, Container, Item, LayoutView, MediaGallery

from bot.client import Gamenight
from bot.domain.state import Post
from bot.tables.history import is_void

log = logging.getLogger(__name__)


async def leave(bot: Gamenight, post: Post) -> None:
    """The table goes on in another message: results stay without buttons, a void deal goes."""
    message = bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    try:
        if await is_void(bot.store, post.seq):
            await message.delete()
        else:
            await take_buttons(await message.fetch())
    except (discord.NotFound, discord.Forbidden) as error:  # deleted, or not to be read
        log.info("the message of an earlier deal stays as it is: %s", error.code)


async def take_buttons(message: discord.Message) -> None:
    """Show a message as it is without its buttons, where it has any."""
    if not any(isinstance(part, discord.ActionRow) for part in _parts(message.components)):
        return
    layout = LayoutView.from_message(message, timeout=None)
    for item in [*layout.walk_children()]:
        if isinstance(item, Container | LayoutView):
            without_rows(item)
        elif isinstance(item, MediaGallery):
            _as_attached(item)
    without_rows(layout)
    await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())


def _parts(components: list[Any]) -> list[Any]:
    return [*components, *(part for one in components for part in getattr(one, "children", []))]


def without_rows(parent: Container[Any] | LayoutView) -> None:
    """Take the buttons away that stand right in this."""
    rows: list[Item[Any]] = [child for child in parent.children if isinstance(child, ActionRow)]
    for row in rows:
        parent.remove_item(row)


def _as_attached(gallery: MediaGallery[Any]) -> None:
    """Its pictures are those that the message has, and stay with it."""
    for picture in gallery.items:
        name = picture.media.url.partition("?")[0].rpartition("/")[2]
        picture.media = f"attachment://{name}"
