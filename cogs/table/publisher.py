"""Shows tables to people: the table message, hands by direct message, one ping for each turn.

What is shown is worked out anew from the table each time, so that it is right after a restart,
a deleted message or a failure of Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import speaking
from cogs.core.components import TableButton, TableSelect
from cogs.core.locale import of_server, wished
from cogs.table.channels import gave_way
from cogs.table.cleanup import sweep
from cogs.table.posts import DIRECT, OPEN, hand_state, hands, pings, put_away
from cogs.table.published import Desk
from cogs.table.reposting import table_message
from cogs.table.spectators import onlookers

if TYPE_CHECKING:
    from bot.client import Gamenight
    from cogs.core.interaction import Press

log = logging.getLogger(__name__)

RETRY_SECONDS = 15.0  # after Discord has failed in spite of the retries of discord.py

Show: TypeAlias = "Callable[[Gamenight, Desk], Awaitable[None]]"


class Herald:
    """The audience of all tables of this process."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._desks: dict[int, Desk] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, table: Table) -> None:
        """See `bot.table.Audience`."""
        self.desk(table).dirty.set()

    def remind(self, table: Table) -> None:
        """See `bot.table.Audience`."""
        desk = self.desk(table)
        desk.remind = True
        desk.dirty.set()

    def desk(self, table: Table) -> Desk:
        """What is remembered of this table; its worker runs from the first call on."""
        number = table.state.id
        if number not in self._desks:
            self._desks[number] = Desk(table)
            work = self._work(self._desks[number])
            self._tasks[number] = asyncio.create_task(work, name=f"herald of table {number}")
        return self._desks[number]

    @contextlib.asynccontextmanager
    async def answering(self, table: Table, press: Press) -> AsyncIterator[None]:
        """While this shows a player's hand in answer to a press, nothing else changes it."""
        desk, player, click = self.desk(table), press.player, press.interaction
        async with desk.hand_locks[player]:
            state = hand_state(table, player, await wished(self.bot, player))
            yield
            if press.in_cockpit and click.message and not click.message.flags.ephemeral:
                desk.shown[DIRECT, player] = state
                return
            earlier = desk.open_hands.get(player)
            desk.open_hands[player] = (click, self.bot.clock.now())
            desk.shown[OPEN, player] = state
        if earlier and not press.in_cockpit:
            await put_away(self.bot, *earlier)

    def show_now(self, table: Table, player: str) -> None:
        """The private answer to this player's press becomes the hand at once."""
        desk = self.desk(table)
        desk.shown.pop((OPEN, player), None)
        desk.dirty.set()

    async def turn_into_hand(self, table: Table, press: Press) -> None:
        """The private answer to this press becomes the hand when the next deal begins."""
        desk, player = self.desk(table), press.player
        desk.open_hands[player] = (press.interaction, self.bot.clock.now())
        desk.shown[OPEN, player] = hand_state(table, player, await wished(self.bot, player))

    async def close(self) -> None:
        """Stop showing; the tables go on at the next start."""
        errands = (errand for desk in self._desks.values() for errand in desk.errands)
        tasks = [*self._tasks.values(), *errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, desk: Desk) -> None:
        await self._server_known(desk.table.state.guild_id)
        await self._guarded(desk, sweep)
        while True:
            wait = desk.next_edit if desk.pending else None
            with contextlib.suppress(TimeoutError):
                async with self.bot.clock.deadline(wait):
                    await desk.dirty.wait()
            if desk.dirty.is_set():
                desk.dirty.clear()
                desk.failed, desk.pending = False, True
                await self._guarded(desk, hands)
                await self._guarded(desk, pings)
            if desk.pending and desk.next_edit <= self.bot.clock.now():
                desk.pending = False
                await self._guarded(desk, table_message)
                await self._guarded(desk, onlookers)
                desk.next_edit = self.bot.clock.now() + self.bot.settings.table_edit_seconds
            if desk.table.state.stage is Stage.CLOSED and desk.settled:
                self._forget(desk.table.state.id)
                return

    async def _server_known(self, guild_id: int) -> None:
        """Wait for the server's name after a start; a server that stays away is done without."""
        for _ in range(100):
            if self.bot.get_guild(guild_id) is not None:
                return
            await self.bot.clock.sleep(0.1)

    async def _guarded(self, desk: Desk, show: Show) -> None:
        try:
            with speaking(await of_server(self.bot, desk.table.state.guild_id)):
                await show(self.bot, desk)
            if show in (hands, pings):
                await _excuse(self.bot, desk)
        except discord.HTTPException as error:
            await self._refused(desk, show, error)
        except Exception:
            self._try_again(desk)

    async def _refused(self, desk: Desk, show: Show, error: discord.HTTPException) -> None:
        """Discord does not let the table be shown: for good, until it changes, or for a while."""
        if show in (pings, table_message) and await gave_way(self.bot, desk.table, error):
            return
        if isinstance(error, discord.Forbidden | discord.NotFound):
            log.warning("table %s may not be shown: %s", desk.table.state.id, error)
        else:
            self._try_again(desk)

    def _try_again(self, desk: Desk) -> None:
        log.exception("table %s could not be shown", desk.table.state.id)
        desk.failed, desk.failing_since = True, desk.failing_since or self.bot.clock.now()
        self.bot.clock.call_at(self.bot.clock.now() + RETRY_SECONDS, desk.dirty.set)

    def _forget(self, number: int) -> None:
        self._desks.pop(number, None)
        self._tasks.pop(number, None)


async def _excuse(bot: Gamenight, desk: Desk) -> None:
    """Discord shows the table again: what time it took counts against nobody."""
    if desk.failing_since:
        lost, desk.failing_since = bot.clock.now() - desk.failing_since, 0.0
        await desk.table.excuse(lost)


def herald_of(bot: Gamenight) -> Herald:
    """The herald of this bot."""
    assert isinstance(bot.herald, Herald)
    return bot.herald


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    bot.herald = Herald(bot)
    bot.add_dynamic_items(TableButton, TableSelect)
