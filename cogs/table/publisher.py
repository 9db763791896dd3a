"""Publishes tables: the table message, hands by direct message, one ping for each turn.

Each message is computed anew from the table, so that it is right after a restart, a deleted message
or a failure of Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from discord.ui import TextDisplay

from bot import logs
from bot.discord.client import Gamenight, in_short, is_outside
from bot.discord.permissions import may_speak
from bot.domain.names import naming
from bot.domain.state import Closing, Stage
from bot.store import StorageError
from bot.tables.table import Table
from bot.words import say, speaking, telling_of
from cogs.core.people import language_at, names_at
from cogs.core.published import Published, edit_post, lost, published_of, published_tables
from cogs.hand.posts import answered_elsewhere, prints_of_hands
from cogs.table.channels import where_is
from cogs.table.message import table_message
from cogs.table.showing import Line, Showing
from rules.match.match import Player

log = logging.getLogger(__name__)

PUT_AWAY = (Closing.REMOVED, Closing.ARCHIVED)
TAKEN_UP_AT_ONCE = 10  # tables that are shown concurrently after a start


class Publisher:
    """The audience of all tables of this process."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._showings: dict[int, Showing] = {}
        self._line = Line(TAKEN_UP_AT_ONCE)
        self._before: dict[int, Hands] = {}  # by table: the hands shown when the bot was stopped
        self._forgetting: set[asyncio.Task[None]] = set()
        self._closed = False

    async def begin(self) -> None:
        self._before = await recall_shown(self.bot)

    def changed(self, table: Table) -> None:
        if not self._closed:  # the last answers are given while the bot leaves
            self._showing(table).changed()

    def taken_up(self, table: Table) -> None:
        published_of(self.bot, table).before = self._before.pop(table.state.id, None)
        self._showing(table).want_all()

    def remind(self, table: Table) -> None:
        published_of(self.bot, table).remind = True
        self.changed(table)

    async def answered(self, table: Table, player: Player) -> None:
        await answered_elsewhere(self.bot, table, player)

    async def tried(self, table: Table, player: Player) -> None:
        if showing := self._showings.get(table.state.id):
            await showing.hand_tried(player)

    def heard(self) -> None:
        for showing in self._showings.values():
            showing.account()

    def allowed(self, guild_id: int) -> None:
        for showing in self._showings.values():
            if showing.published.table.state.guild_id == guild_id:
                showing.allowed()

    def leave(self, table: Table) -> None:
        """Stop showing this table, which is another process's from now on."""
        published = published_tables(self.bot)
        for task in published.of(table).background:
            task.cancel()
        self._forget(table)
        published.forget(table)

    def is_told(self, table: Table) -> bool:
        showing = self._showings.get(table.state.id)
        return showing is None or showing.untold_since() is None

    async def close(self) -> None:
        """Stop showing all tables; they go on at the next start."""
        self._closed = True
        still = [one.published for one in self._showings.values() if not one.under_way]
        tasks = [task for showing in self._showings.values() for task in showing.cancel()]
        backgrounds = (one.background for one in published_tables(self.bot).all())
        for task in (others := self._forgetting.union(*backgrounds)):
            task.cancel()
        await asyncio.gather(*tasks, *others, return_exceptions=True)
        await keep_shown(self.bot, still)

    async def tell_restarting(self, until: float) -> None:
        await tell_restarting(self.bot, until)

    def _showing(self, table: Table) -> Showing:
        number = table.state.id
        if number not in self._showings:
            published, over = published_of(self.bot, table), lambda: self._over(table)
            self._showings[number] = Showing(self.bot, published, self._line, over)
        return self._showings[number]

    def _over(self, table: Table) -> None:
        # a removed or archived place is handled when it is back
        if table.state.closed_why not in PUT_AWAY:
            task = asyncio.create_task(_forget_posts(published_of(self.bot, table)))
            self._forgetting.add(task)
            task.add_done_callback(self._forgetting.discard)
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if showing := self._showings.pop(table.state.id, None):
            showing.cancel()
            published_tables(self.bot).forget(table)


async def _forget_posts(published: Published) -> None:
    """Drop the messages of a closed table: shown closed, no start has to show it again."""
    try:
        await published.keep_posts((), dropped=await published.posts())
    except StorageError as error:
        log.info("a closed table is shown once more at the next start: %s", error)


Hands: TypeAlias = "dict[str, str]"  # by player: a hash of the shown hand

SHOWN = "shown"  # key of the stored fact
SHORT_SECONDS = 600.0  # after a longer absence all is shown anew: people may have deleted messages


async def keep_shown(bot: Gamenight, tables: Iterable[Published]) -> None:
    """Store the hands that these tables show, for a start soon after; none of them is under way."""
    hands = {str(one.table.state.id): prints_of_hands(one) for one in tables}
    if hands and bot.own_shards.alone:
        try:
            await bot.store.facts.remember(SHOWN, json.dumps([bot.clock.now(), hands]))
        except StorageError as error:
            log.warning("What is shown could not be kept: %s", error)


async def recall_shown(bot: Gamenight) -> dict[int, Hands]:
    """Read the stored hands by table, and clear them: after a crash nothing is known.

    Raises StorageError.
    """
    if not (bot.own_shards.alone and (kept := await bot.store.facts.recall(SHOWN))):
        return {}
    await bot.store.facts.remember(SHOWN, "")
    at, hands = json.loads(kept)
    fresh = 0 <= bot.clock.now() - at <= SHORT_SECONDS
    return {int(table_id): shown for table_id, shown in hands.items()} if fresh else {}


AT_ONCE = 10  # tables told at the same time: messages drawn for more would come too late


async def tell_restarting(bot: Gamenight, until: float) -> None:
    """Announce the restart in the message of each table with a deal, in one request each.

    Tables that wait for a person come first. Tables not told by `until` (seconds since 1970) are
    skipped. The start shows each table anew, without the line.
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
        except Exception as error:  # for any failure: the other tables are still told
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
