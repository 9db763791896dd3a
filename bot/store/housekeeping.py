"""The part of the store that forgets: what is over, and what belongs to servers long left."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from sqlalchemy import Connection

from bot.clock import Clock
from bot.domain.recount import with_sides
from bot.store import absences, moderation, pruning, result_rows, rule_drafts
from bot.store.display_names import DisplayNames
from bot.store.moderation import Moderation
from bot.store.preferences import Servers
from bot.store.transactions import Transactions

DAY = 86_400.0  # seconds
CLOSED_DAYS = 1  # after which a closed table forgets its people and messages
DEAL_DAYS = 30  # after which it is forgotten what was dealt and played
DRAFT_DAYS = 1  # after which rules are forgotten that somebody has changed without a table
LOG_DAYS = 90  # after which an entry of a server's log is forgotten
ABSENT_DAYS = 30  # after which everything of a server is forgotten that the bot has left
PAUSE_SECONDS = 0.05  # between two batches: plays wait for none longer than for one batch

Batch: TypeAlias = "Callable[[Connection, float], bool]"


class Housekeeping:
    """Raises as `Store` does; what is broken off goes on at the next call."""

    def __init__(
        self,
        store: Transactions,
        clock: Clock,
        servers: Servers,
        display_names: DisplayNames,
        moderation: Moderation,
    ) -> None:
        self._store = store
        self._clock = clock
        self._servers = servers
        self._display_names = display_names
        self._moderation = moderation

    async def note_servers(
        self, here: Collection[int], among: Callable[[int], bool] = bool
    ) -> None:
        """The bot is in these servers, and in no others among those for which this holds."""
        await self._store.write(absences.note_servers, here, among, self._clock.now())

    async def note_absent(self, guild_id: int) -> None:
        """The bot has been removed from this server."""
        await self._store.write(absences.note_absent, guild_id, self._clock.now())

    async def note_present(self, guild_id: int) -> None:
        """The bot is in this server: nothing of it is to be forgotten."""
        await self._store.write(absences.note_present, guild_id)

    async def place_channels(self, server_of: Callable[[int], int | None]) -> None:
        """Note of which server the channels are that have rules of their own, where it lacks."""
        placeless = await self._store.read(absences.read_placeless)
        found = [(channel_id, server_of(channel_id)) for channel_id in placeless]
        known = [(channel_id, guild_id) for channel_id, guild_id in found if guild_id]
        if known:
            await self._store.write(absences.place_channels, known)

    async def prune(self) -> None:
        """Forget whatever is over, in small transactions."""
        now = self._clock.now()
        await self._each(pruning.date_closed, now)
        await self._each(pruning.strip_closed, now - CLOSED_DAYS * DAY)
        await self._each(pruning.strip_deals, now - DEAL_DAYS * DAY)
        await self._each(rule_drafts.forget_old, now - DRAFT_DAYS * DAY)
        await self._each(moderation.forget_log, now - LOG_DAYS * DAY)
        while await self._store.write(pruning.forget_names):
            self._display_names.forget_known()
            await self._clock.sleep(PAUSE_SECONDS)
        before = now - ABSENT_DAYS * DAY
        for guild_id in await self._store.read(absences.read_absent, before):
            while await self._store.write(_purge_absent, guild_id, before):
                await self._clock.sleep(PAUSE_SECONDS)
            self._servers.forget_known()
            self._moderation.forget_known()

    async def count_sides(self) -> None:
        """Find out how sides came out in the deals of before, the newest first, a few at a time."""
        while (batch := await self._store.read(result_rows.read_uncounted)) is not None:
            found = {number: with_sides(deal) for number, deal in batch.deals.items()}
            await self._store.write(result_rows.note_counted, found, batch.uncounted)
            await self._clock.sleep(PAUSE_SECONDS)

    async def _each(self, batch: Batch, moment: float) -> None:
        while await self._store.write(batch, moment):
            await self._clock.sleep(PAUSE_SECONDS)


def _purge_absent(connection: Connection, guild_id: int, before: float) -> bool:
    """One batch of this server, unless the bot has come back meanwhile."""
    absent = guild_id in absences.read_absent(connection, before)
    return absent and pruning.purge_server(connection, guild_id)
