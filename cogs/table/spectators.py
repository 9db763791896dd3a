"""Watching a table without a seat: what everybody may see, as a private message that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import say, speaking
from cogs.core.components import ALWAYS, button, on
from cogs.core.interaction import NOBODY, Press
from cogs.core.locale import of_player, wished
from cogs.table.message import seen_by_all
from cogs.table.posts import TOKEN_SECONDS, put_away
from cogs.table.published import Desk

if TYPE_CHECKING:
    from bot.client import Gamenight


async def _shown(
    bot: Gamenight, table: Table, player: str, until: float
) -> tuple[LayoutView, list[discord.File]]:
    """The table, and until when the message follows it."""
    layout, files = await seen_by_all(table, pictures=(await wished(bot, player)).pictures)
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


async def onlookers(bot: Gamenight, desk: Desk) -> None:
    """Everybody who watches sees the table as it is."""
    for player, (click, opened) in list(desk.onlookers.items()):
        until = opened + TOKEN_SECONDS
        if bot.clock.now() > until:
            del desk.onlookers[player]
            continue
        wishes, guild = await wished(bot, player), desk.table.state.guild_id
        with speaking(await of_player(bot, player, guild), spelled=not wishes.pictures):
            view, files = await _shown(bot, desk.table, player, until)
        try:
            await click.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        except discord.HTTPException:  # dismissed, or the token has run out: they press again
            desk.onlookers.pop(player, None)


@on("watch")
async def watch(press: Press) -> None:
    """Begin to watch, or go on for as long again."""
    from cogs.table.publisher import herald_of

    table, player = press.table, press.player
    desk, now = herald_of(press.bot).desk(table), press.bot.clock.now()
    before = table.state, table.seq
    shown = await _shown(press.bot, table, player, now + TOKEN_SECONDS)
    message = press.interaction.message
    earlier = desk.onlookers.pop(player, None)
    if message is not None and message.flags.ephemeral:
        await press.replace(*shown)
    else:
        await press.whisper_view(*shown)
        if earlier:
            await put_away(press.bot, *earlier)
    desk.onlookers[player] = (press.interaction, now)
    if before != (table.state, table.seq):
        await onlookers(press.bot, desk)


@on("unwatch")
async def stop_watching(press: Press) -> None:
    """The view goes."""
    from cogs.table.publisher import herald_of

    herald_of(press.bot).desk(press.table).onlookers.pop(press.player, None)
    await press.done()
    await press.interaction.delete_original_response()
