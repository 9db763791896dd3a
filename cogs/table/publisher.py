"""Publishes tables: the table message, hands by direct message, one ping for each turn.

Each message is computed anew from the table. So the messages are right again after a restart, a
deletion or a failure of Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TypeAlias

from bot import logs
from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, sending
from bot.domain.state import Closing, Stage
from bot.store import StorageError
from bot.tables.table import Table
from cogs.core.posts import Posts
from cogs.hand.delivery import answered_elsewhere
from cogs.table.messages import Line, Reconciliation, TableMessages
from rules.match.match import Player

log = logging.getLogger(__name__)

PUT_AWAY = (Closing.REMOVED, Closing.ARCHIVED)
TAKEN_UP_AT_ONCE = 10  # tables that are shown concurrently after a start
EASED_AT_ONCE = 30  # messages that overload left out and that are shown in each second after it


class Publisher:
    """The audience of all tables of this process, which shows them on Discord."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._messages: dict[int, TableMessages] = {}
        self._reconciled: dict[int, Reconciliation] = {}
        self._line = Line(TAKEN_UP_AT_ONCE)
        self._before: dict[int, Hands] = {}  # by table: the hands shown when the bot was stopped
        self._forgetting: set[asyncio.Task[None]] = set()
        self._closed = False
        app.overload.eased = self._eased

    async def begin(self) -> None:
        """Load the shown messages, before any table is restored. Raises StorageError."""
        self._before = await recall_shown(self.app)

    def of(self, table: Table) -> TableMessages:
        """Return the messages of this table; a new object if another process shows the table."""
        number = table.state.id
        if not self.app.client.own_shards.holds(table.state.guild_id):
            return TableMessages(self.app, table)
        if number not in self._messages:
            self._messages[number] = TableMessages(self.app, table)
        return self._messages[number]

    def changed(self, table: Table) -> None:
        if table.state.stage is not Stage.DEAL and table.state.deal_id is not None:
            self.app.crowns.deal_over(table.state)
        if not self._closed:  # the last interactions are answered while the bot stops
            self._reconciliation(table).changed()

    def taken_up(self, table: Table) -> None:
        self.of(table).hands.before = self._before.pop(table.state.id, None)
        self._reconciliation(table).want_all()

    def remind(self, table: Table) -> None:
        self.of(table).pings.remind = True
        self.changed(table)

    async def answered(self, table: Table, player: Player) -> None:
        """Note that another process has just shown this player the hand after a press."""
        await answered_elsewhere(self.app, table, player)

    async def tried(self, table: Table, player: Player) -> None:
        """Wait until this player has been sent the hand, or sending has failed.

        Returns at once for a table that another process shows.
        """
        if found := self._reconciled.get(table.state.id):
            await found.hand_tried(player)

    def heard(self) -> None:
        """Note that a shard receives interactions again, or no longer."""
        for one in self._reconciled.values():
            one.account()

    def _eased(self) -> bool:
        """Show what overload has left out, at a few tables; return whether there may be more."""
        shown = 0
        for one in self._reconciled.values():
            shown += one.eased()
            if shown >= EASED_AT_ONCE:
                return True
        return False

    def allowed(self, guild_id: int) -> None:
        """Note changed permissions of the bot on this server, or in a channel there."""
        for one in self._reconciled.values():
            if one.messages.table.state.guild_id == guild_id:
                one.allowed()

    def leave(self, table: Table) -> None:
        """Stop showing this table, which another process shows from now on."""
        for task in self.of(table).background:
            task.cancel()
        self._forget(table)
        self._messages.pop(table.state.id, None)

    def is_told(self, table: Table) -> bool:
        found = self._reconciled.get(table.state.id)
        return found is None or found.untold_since() is None

    def announced(self) -> None:
        """Show a changed announcement of the operator at every table."""
        for messages in self._messages.values():
            if messages.table.state.private:  # the hand is its table message
                messages.hands.direct(messages.table.state.host).shown = None
            messages.message.show_again()

    async def close(self) -> None:
        """Stop showing all tables until the next start, and store hashes of the shown hands."""
        self._closed = True
        still = [one.messages for one in self._reconciled.values() if not one.under_way]
        tasks = [task for one in self._reconciled.values() for task in one.cancel()]
        backgrounds = (one.background for one in self._messages.values())
        for task in (others := self._forgetting.union(*backgrounds)):
            task.cancel()
        await asyncio.gather(*tasks, *others, return_exceptions=True)
        await keep_shown(self.app, still)

    async def tell_restarting(self, until: float) -> None:
        await tell_restarting(self.app, [*self._messages.values()], until)

    def _reconciliation(self, table: Table) -> Reconciliation:
        number = table.state.id
        if number not in self._reconciled:
            over = partial(self._over, table)
            self._reconciled[number] = Reconciliation(self.of(table), self._line, over)
        return self._reconciled[number]

    def _over(self, table: Table) -> None:
        # messages in a removed or archived place stay stored until the place is back
        if table.state.closed_why not in PUT_AWAY:
            task = asyncio.create_task(_forget_posts(self.of(table).posts))
            self._forgetting.add(task)
            task.add_done_callback(self._forgetting.discard)
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if found := self._reconciled.pop(table.state.id, None):
            found.cancel()
            self._messages.pop(table.state.id, None)


async def _forget_posts(posts: Posts) -> None:
    """Delete the stored messages of a closed table: no later start has to show the table again."""
    try:
        await posts.keep((), dropped=await posts.all())
    except StorageError as error:
        log.info("a closed table is shown once more at the next start: %s", error)


Hands: TypeAlias = "dict[str, str]"  # by player: a hash of the shown hand

SHOWN = "shown"  # key of the stored fact
SHORT_SECONDS = 600.0  # after a longer absence all is shown anew: people may have deleted messages


async def keep_shown(app: App, tables: Iterable[TableMessages]) -> None:
    """Store hashes of the hands that these tables show, for a start soon after.

    No message of these tables may be under way.
    """
    hands = {str(one.table.state.id): one.hands.prints() for one in tables}
    if hands and app.client.own_shards.alone:
        try:
            await app.store.facts.remember(SHOWN, json.dumps([app.clock.now(), hands]))
        except StorageError as error:
            log.warning("What is shown could not be kept: %s", error)


async def recall_shown(app: App) -> dict[int, Hands]:
    """Return the stored hashes of hands, by table, and delete them: a crash must leave none.

    {} after a crash, or after more than SHORT_SECONDS. Raises StorageError.
    """
    if not (app.client.own_shards.alone and (kept := await app.store.facts.recall(SHOWN))):
        return {}
    await app.store.facts.remember(SHOWN, "")
    at, hands = json.loads(kept)
    fresh = 0 <= app.clock.now() - at <= SHORT_SECONDS
    return {int(table_id): shown for table_id, shown in hands.items()} if fresh else {}


AT_ONCE = 10  # tables told at the same time: messages drawn for more would come too late


async def tell_restarting(app: App, messages: Iterable[TableMessages], until: float) -> None:
    """Announce the restart in the message of each table with a deal, in one request each.

    Tables that wait for a person come first. Tables not told by `until` (seconds since 1970) are
    skipped. The next start shows each table without the announcement.
    """
    tables = [one for one in messages if one.table.state.stage is Stage.DEAL]
    tables.sort(key=lambda one: not one.table.now.waited_for())
    queue = iter(tables)
    with contextlib.suppress(TimeoutError):
        async with app.clock.deadline(until):
            with sending(Purpose(retried=False)):
                await asyncio.gather(*(_tell_each(queue) for _ in range(AT_ONCE)))


async def _tell_each(queue: Iterator[TableMessages]) -> None:
    for messages in queue:
        logs.about(messages.table)
        try:
            await messages.message.tell_restarting()
        except Exception as error:  # any failure: the other tables are still told
            if not is_outside(error):
                raise
            log.info("a table could not be told of the restart: %s", in_short(error))
