"""What people at a table are told when the bot is stopped: that it goes on soon."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from discord.ui import TextDisplay

from bot import logs
from bot.access import may_speak
from bot.client import Gamenight, in_short, is_outside
from bot.domain.naming import naming
from bot.domain.state import Stage
from bot.words import say, speaking, telling_of
from cogs.core.people import language_at, names_at
from cogs.core.published import Published, edit_post, lost, published_tables
from cogs.table.channels import where_is
from cogs.table.message import table_message

log = logging.getLogger(__name__)

AT_ONCE = 10  # tables that are told at the same time: what is drawn for more would come too late


async def tell_restarting(bot: Gamenight, until: float) -> None:
    """Say in the message of each table with a deal that it goes on soon, in one request each.

    Tables that wait for a person come first; who cannot be told by this moment (seconds since
    1970) is not. The start shows each table anew, without the line.
    """
    tables = [one for one in published_tables(bot).all() if one.table.state.stage is Stage.DEAL]
    tables.sort(key=lambda one: not one.table.waited_for())
    queue = iter(tables)
    with contextlib.suppress(TimeoutError):
        async with bot.clock.deadline(until):
            await asyncio.gather(*(_tell_each(bot, queue) for _ in range(AT_ONCE)))


async def _tell_each(bot: Gamenight, queue: Iterator[Published]) -> None:
    for published in queue:
        logs.about(published.table)
        try:
            await _tell(bot, published)
        except Exception as error:  # whatever keeps one from being told, others are
            if not is_outside(error):
                raise
            log.info("a table could not be told of the restart: %s", in_short(error))


async def _tell(bot: Gamenight, published: Published) -> None:
    table = published.table.now
    post = await published.post("table")
    of_this_deal = post is not None and post.seq == table.state.deal_id
    if post is None or not of_this_deal or table.aside or not may_speak(bot, *where_is(table)):
        return
    if lost(bot, published.table):
        return
    language = await language_at(bot, table)
    names = await names_at(bot, table)
    with speaking(language), naming(names), telling_of(table.tiles):
        view, files = await table_message(bot, table)
        view.add_item(TextDisplay(f"-# {say('restarting')}"))
    async with published.table_lock:
        await edit_post(bot, published, post, view, files)
