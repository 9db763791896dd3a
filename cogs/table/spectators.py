"""Watching a table without a seat: what everybody may see, as a private message that follows."""

from __future__ import annotations

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.client import Gamenight
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import say, speaking
from cogs.core.components import ALWAYS, button
from cogs.core.context import NOBODY, Context
from cogs.core.locale import of_player, preferences_of
from cogs.core.posts import TOKEN_SECONDS, delete_reply
from cogs.table.message import seen_by_all
from cogs.table.published import Published, published_of


async def _shown(
    bot: Gamenight, table: Table, player: str, until: float
) -> tuple[LayoutView, list[discord.File]]:
    """The table, and until when the message follows it."""
    layout, files = await seen_by_all(table, pictures=(await preferences_of(bot, player)).pictures)
    if table.state.stage is not Stage.CLOSED:
        layout.add_item(TextDisplay(say("watching", until=str(int(until)))))
        number = table.state.id
        layout.add_item(
            ActionRow(
                button("watch", number, ALWAYS, label=say("button-refresh")),
                button("unwatch", number, ALWAYS, label=say("button-unwatch")),
            )
        )
    return layout, files


async def show_spectators(bot: Gamenight, published: Published) -> None:
    """Everybody who watches sees the table as it is."""
    for player, (click, opened) in list(published.spectators.items()):
        until = opened + TOKEN_SECONDS
        if bot.clock.now() > until:
            del published.spectators[player]
            continue
        preferences, guild = await preferences_of(bot, player), published.table.state.guild_id
        with speaking(await of_player(bot, player, guild), spelled=not preferences.pictures):
            view, files = await _shown(bot, published.table, player, until)
        try:
            await click.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        except discord.HTTPException:  # dismissed, or the token has run out: they click again
            published.spectators.pop(player, None)


async def watch(context: Context) -> None:
    """Begin to watch, or go on for as long again."""
    table, player = context.table, context.player
    published, now = published_of(context.bot, table), context.bot.clock.now()
    before = table.state, table.seq
    shown = await _shown(context.bot, table, player, now + TOKEN_SECONDS)
    message = context.interaction.message
    earlier = published.spectators.pop(player, None)
    if message is not None and message.flags.ephemeral:
        await context.edit(*shown)
    else:
        await context.reply_view(*shown)
        if earlier:
            await delete_reply(context.bot, *earlier)
    published.spectators[player] = (context.interaction, now)
    if before != (table.state, table.seq):
        await show_spectators(context.bot, published)


async def stop_watching(context: Context) -> None:
    """The view goes."""
    published_of(context.bot, context.table).spectators.pop(context.player, None)
    await context.acknowledge()
    await context.interaction.delete_original_response()
