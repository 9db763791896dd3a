"""Shows tables to people: the table message, hands by direct message, one ping for each turn.

What is shown is worked out anew from the table each time, so that it is right after a restart,
a deleted message or a failure of Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot import limits
from bot.client import Gamenight
from bot.domain.naming import naming
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import speaking
from cogs.core.people import names_at, of_server
from cogs.core.published import Published, published_of, published_tables
from cogs.hand.posts import show_hands
from cogs.table.channels import handle_lost_channel
from cogs.table.orphans import delete_orphans
from cogs.table.posts import of_next_deal, pings, post_table
from cogs.table.spectators import show_spectators

log = logging.getLogger(__name__)

RETRY_SECONDS = 15.0  # after Discord has failed in spite of the retries of discord.py
SERVER_SECONDS = 10.0  # to wait after a start for what Discord tells of its servers

Show: TypeAlias = "Callable[[Gamenight, Published], Awaitable[None]]"


class Publisher:
    """The audience of all tables of this process."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, table: Table) -> None:
        """See `bot.tables.table.Audience`."""
        published, number = published_of(self.bot, table), table.state.id
        published.dirty.set()
        if number not in self._tasks:
            work = self._work(published)
            self._tasks[number] = asyncio.create_task(work, name=f"publisher of table {number}")

    def remind(self, table: Table) -> None:
        """See `bot.tables.table.Audience`."""
        published_of(self.bot, table).remind = True
        self.changed(table)

    def leave(self, table: Table) -> None:
        """Stop showing this table: another process does from now on."""
        published = published_of(self.bot, table)
        task = self._tasks.get(table.state.id)
        for one in filter(None, (task, *published.background)):
            one.cancel()
        self._forget(table)

    async def close(self) -> None:
        """Stop showing; the tables go on at the next start."""
        every = published_tables(self.bot).all()
        background = (task for published in every for task in published.background)
        tasks = [*self._tasks.values(), *background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, published: Published) -> None:
        await self._servers_known(published.table)
        await self._guarded(published, delete_orphans)
        while True:
            wait = published.next_edit if published.pending else None
            with contextlib.suppress(TimeoutError):
                async with self.bot.clock.deadline(wait):
                    await published.dirty.wait()
            if published.dirty.is_set():
                published.dirty.clear()
                published.failed, published.pending = False, True
                await self._guarded(published, show_hands)
                if of_next_deal(published):  # its pings stand below its table
                    await self._show_table(published)
                await self._guarded(published, pings)
            if published.pending and published.next_edit <= self.bot.clock.now():
                await self._show_table(published)
            if published.table.state.stage is Stage.CLOSED and published.settled:
                self._forget(published.table)
                return

    async def _show_table(self, published: Published) -> None:
        published.pending = False
        await self._guarded(published, post_table)
        if published.spectators:
            await self._guarded(published, show_spectators)
        published.next_edit = self.bot.clock.now() + self.bot.settings.table_edit_seconds

    async def _servers_known(self, table: Table) -> None:
        """Wait for the servers' names after a start; one that stays away is done without."""
        with contextlib.suppress(TimeoutError):
            async with self.bot.clock.deadline(self.bot.clock.now() + SERVER_SECONDS):
                await self.bot.servers_known(table.state.guild_id)

    async def _guarded(self, published: Published, show: Show) -> None:
        urgent = show in (show_hands, pings)
        try:
            table = published.table.now
            language = await of_server(self.bot, table.state.guild_id)
            with speaking(language), naming(await names_at(self.bot, table)):
                await show(self.bot, published)
            if urgent:
                await _excuse(self.bot, published)
        except* discord.HTTPException as refused:
            for error in _each(refused):
                await self._refused(published, show, error)
        except* Exception as failed:  # whatever it is, the table must be shown in the end
            log.error("table %s could not be shown", published.table.state.id, exc_info=failed)
            self._try_again(published)

    async def _refused(
        self, published: Published, show: Show, error: discord.HTTPException
    ) -> None:
        """Discord does not let the table be shown: for good, until it changes, or for a while."""
        table, places = published.table, (pings, post_table)
        if show in places and await handle_lost_channel(self.bot, table, error):
            return
        for_good = isinstance(error, discord.Forbidden | discord.NotFound)
        if for_good and error.code != limits.DMS_TOO_FAST:
            log.warning("table %s may not be shown: %s", table.state.id, error)
        else:
            log.error("table %s could not be shown", table.state.id, exc_info=error)
            self._try_again(published)

    def _try_again(self, published: Published) -> None:
        now = self.bot.clock.now()
        published.failed, published.failing_since = True, published.failing_since or now
        self.bot.clock.call_at(now + RETRY_SECONDS, published.dirty.set)

    def _forget(self, table: Table) -> None:
        published_tables(self.bot).forget(table)
        self._tasks.pop(table.state.id, None)


def _each(group: BaseExceptionGroup[discord.HTTPException]) -> list[discord.HTTPException]:
    """The errors of a group, however deep they lie in it."""
    found: list[discord.HTTPException] = []
    for error in group.exceptions:
        found += _each(error) if isinstance(error, BaseExceptionGroup) else [error]
    return found


async def _excuse(bot: Gamenight, published: Published) -> None:
    """Discord shows the table again: what time it took counts against nobody."""
    if published.failing_since:
        lost, published.failing_since = bot.clock.now() - published.failing_since, 0.0
        await published.table.excuse(lost)
