"""Shows tables to people: the table message, hands by direct message, one ping for each turn.

What is shown is worked out anew from the table each time, so that it is right after a restart,
a deleted message or a failure of Discord.
"""

from __future__ import annotations

import asyncio
import logging

from bot.client import Gamenight
from bot.domain.state import Closing
from bot.store import StorageError
from bot.tables.table import Table
from cogs.core.published import Published, published_of, published_tables
from cogs.hand.answering import answered_elsewhere
from cogs.table.before import Hands, keep_shown, recall_shown
from cogs.table.line import Line
from cogs.table.restarting import tell_restarting
from cogs.table.showing import Showing
from rules.match.match import Player

log = logging.getLogger(__name__)

PUT_AWAY = (Closing.REMOVED, Closing.ARCHIVED)
TAKEN_UP_AT_ONCE = 10  # tables that are shown beside one another after a start


class Publisher:
    """The audience of all tables of this process."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._showings: dict[int, Showing] = {}
        self._line = Line(TAKEN_UP_AT_ONCE)
        self._before: dict[int, Hands] = {}  # by table: what was shown when the bot was stopped
        self._forgetting: set[asyncio.Task[None]] = set()
        self._closed = False

    async def begin(self) -> None:
        """See `bot.serving.Publisher`."""
        self._before = await recall_shown(self.bot)

    def changed(self, table: Table) -> None:
        """See `bot.tables.table.Audience`."""
        if not self._closed:  # the last answers are given while the bot leaves
            self._showing(table).changed()

    def taken_up(self, table: Table) -> None:
        """See `bot.tables.table.Audience`."""
        published_of(self.bot, table).before = self._before.pop(table.state.id, None)
        self._showing(table).want_all()

    def remind(self, table: Table) -> None:
        """See `bot.tables.table.Audience`."""
        published_of(self.bot, table).remind = True
        self.changed(table)

    async def answered(self, table: Table, player: Player) -> None:
        """See `bot.serving.Publisher`."""
        await answered_elsewhere(self.bot, table, player)

    async def tried(self, table: Table, player: Player) -> None:
        """See `bot.serving.Publisher`."""
        if showing := self._showings.get(table.state.id):
            await showing.hand_tried(player)

    def heard(self) -> None:
        """See `bot.serving.Publisher`."""
        for showing in self._showings.values():
            showing.account()

    def allowed(self, guild_id: int) -> None:
        """See `bot.serving.Publisher`."""
        for showing in self._showings.values():
            if showing.published.table.state.guild_id == guild_id:
                showing.allowed()

    def leave(self, table: Table) -> None:
        """Stop showing this table: another process does from now on."""
        published = published_tables(self.bot)
        for task in published.of(table).background:
            task.cancel()
        self._forget(table)
        published.forget(table)

    def is_told(self, table: Table) -> bool:
        """See `bot.tables.table.Audience`."""
        showing = self._showings.get(table.state.id)
        return showing is None or showing.untold_since() is None

    async def close(self) -> None:
        """Stop showing; the tables go on at the next start."""
        self._closed = True
        still = [one.published for one in self._showings.values() if not one.under_way]
        tasks = [task for showing in self._showings.values() for task in showing.cancel()]
        backgrounds = (one.background for one in published_tables(self.bot).all())
        for task in (others := self._forgetting.union(*backgrounds)):
            task.cancel()
        await asyncio.gather(*tasks, *others, return_exceptions=True)
        await keep_shown(self.bot, still)

    async def tell_restarting(self, until: float) -> None:
        """See `bot.client.Publisher`."""
        await tell_restarting(self.bot, until)

    def _showing(self, table: Table) -> Showing:
        number = table.state.id
        if number not in self._showings:
            published, over = published_of(self.bot, table), lambda: self._over(table)
            self._showings[number] = Showing(self.bot, published, self._line, over)
        return self._showings[number]

    def _over(self, table: Table) -> None:
        if table.state.closed_why not in PUT_AWAY:  # what stands there is seen to when it is back
            task = asyncio.create_task(_forget_posts(published_of(self.bot, table)))
            self._forgetting.add(task)
            task.add_done_callback(self._forgetting.discard)
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if showing := self._showings.pop(table.state.id, None):
            showing.cancel()
            published_tables(self.bot).forget(table)


async def _forget_posts(published: Published) -> None:
    """People have seen that this table is closed: no start has to show it to them."""
    try:
        await published.keep_posts((), dropped=await published.posts())
    except StorageError as error:
        log.info("a closed table is shown once more at the next start: %s", error)
