"""Members of servers as Discord has described them lately, and which tables they may see.

The bot hears nothing of members by itself: that would take a privileged intent. Each press brings
the roles of the member who pressed; of anybody else Discord is asked, and believed for a minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord.ext import commands

from bot.discord.client import Gamenight, in_short, is_outside
from bot.discord.permissions import may_view, of_member
from bot.discord.rate_limit import Sending, Urgency, sending
from bot.discord.sharding import cancelled
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from rules.match.match import Player

K = TypeVar("K")
V = TypeVar("V")
log = logging.getLogger(__name__)

FRESH_SECONDS = 60.0  # for which an answer of Discord is believed
PAUSE_SECONDS = 1.0  # before each member that is looked up in the background
MOST = 5_000  # that are kept in mind
AT_ONCE = 100  # people that Discord is asked for by the gateway
LEARN_SECONDS = 5.0  # that its answer may take


@dataclass(frozen=True)
class Known:
    """What Discord said at a moment: the member, or None of somebody who is not there."""

    at: float
    member: discord.Member | None


class Members(commands.Cog):
    """What is known of members, by server and person; and of those in private threads."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._known: dict[tuple[int, Player], Known] = {}
        self._in_thread: dict[tuple[int, Player], tuple[float, bool]] = {}
        self._looked_at: dict[Player, float] = {}  # when it was begun last, perhaps in vain
        self._looking: dict[tuple[int, Player], asyncio.Task[bool]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def cog_unload(self) -> None:
        """Called by discord.py when the bot stops."""
        await cancelled(*self._looking.values())

    def note(self, member: discord.Member) -> None:
        """A press has brought this member with the roles of now."""
        self._keep(member.guild.id, str(member.id), member)

    def look_again(self, table: Snapshot, player: Player) -> None:
        """Learn in the background whether this person still sees the table, unless that is fresh.

        What was known last holds until then.
        """
        key, now = (table.state.guild_id, player), self.bot.clock.now()
        known = self._known.get(key)
        last = max(known.at if known else 0.0, self._looked_at.get(player, 0.0))
        if table.state.private or now - last < FRESH_SECONDS or key in self._looking:
            return
        if self.bot.breaker.is_open:  # Discord is away
            return
        _keep(self._looked_at, player, now)
        with sending(Sending(Urgency.REST)):
            looking = asyncio.create_task(self._look(table, player))
        self._looking[key] = looking
        looking.add_done_callback(lambda _: self._looking.pop(key, None))

    async def _look(self, table: Snapshot, player: Player) -> bool:
        """Ask for one member at a time, so that a start with many tables meets no rate limit."""
        async with self._one_at_a_time:
            await self.bot.clock.sleep(PAUSE_SECONDS)
            return await sees(self.bot, table, player)

    def has_lost(self, table: Snapshot, player: Player) -> bool:
        """Is it known that this person sees the place of a table no more?"""
        guild_id, place = table.state.guild_id, table.state.channel_id
        known = self._known.get((guild_id, player))
        if known is None:
            return False
        if known.member is None:
            return True
        if of_member(known.member, place) is None:  # put away, or of another process
            return False
        _, there = self._in_thread.get((place, player), (0.0, True))
        return not may_view(known.member, place, in_thread=there)

    def has_left(self, guild_id: int, player: Player) -> bool:
        """Has Discord said last that this person is not on the server?"""
        known = self._known.get((guild_id, player))
        return known is not None and known.member is None

    async def find(
        self, guild_id: int, player: Player, fresh: float = FRESH_SECONDS
    ) -> Known | None:
        """What is known, or Discord says now; None on a server of another process.

        HTTPException where Discord does not say it, or whatever fails on the way.
        """
        known, guild = self._known.get((guild_id, player)), self.bot.get_guild(guild_id)
        if guild is None or (known and self.bot.clock.now() - known.at < fresh):
            return known
        try:
            member = await guild.fetch_member(int(player))
        except discord.NotFound:
            member = None
        return self._keep(guild_id, player, member)

    def _keep(self, guild_id: int, player: Player, member: discord.Member | None) -> Known:
        known = Known(self.bot.clock.now(), member)
        _keep(self._known, (guild_id, player), known)
        return known

    async def learn(self, guild_id: int, players: Sequence[Player]) -> None:
        """Ask Discord for many people at once, by the gateway, which needs no intent for it.

        Where no answer comes, they are as unknown as before.
        """
        guild = self.bot.get_guild(guild_id)
        if guild is None:
            return
        for start in range(0, len(players), AT_ONCE):
            asked = players[start : start + AT_ONCE]
            try:
                async with self.bot.clock.deadline(self.bot.clock.now() + LEARN_SECONDS):
                    found = await guild.query_members(user_ids=[*map(int, asked)], cache=False)
            except Exception as error:  # each that is the bot's own is raised again
                if not is_outside(error):
                    raise
                log.info("members are not known (%s)", in_short(error))
                return
            there = {str(member.id): member for member in found}
            for player in asked:
                self._keep(guild_id, player, there.get(player))

    async def is_in_thread(self, thread: discord.Thread, player: Player, fresh: float) -> bool:
        """Is this person one of those in the thread? HTTPException, and as `find` beside."""
        at, there = self._in_thread.get((thread.id, player), (0.0, False))
        if self.bot.clock.now() - at < fresh:
            return there
        try:
            await thread.fetch_member(int(player))
            there = True
        except discord.NotFound:
            there = False
        _keep(self._in_thread, (thread.id, player), (self.bot.clock.now(), there))
        return there


def _keep(kept: dict[K, V], key: K, value: V) -> None:
    """Keep it as the newest, and no more than so many."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > MOST:
        del kept[next(iter(kept))]


def members_of(bot: Gamenight) -> Members:
    """What this bot knows of members."""
    found = bot.get_cog(Members.__name__)
    assert isinstance(found, Members)
    return found


async def sees(
    bot: Gamenight, table: Snapshot | Table, player: Player, fresh: float = FRESH_SECONDS
) -> bool:
    """May this person see the place of a table? Not where that cannot be known now."""
    state = table.state
    if state.private:
        return player == state.host
    try:
        known = await members_of(bot).find(state.guild_id, player, fresh)
        member = known.member if known else None
        if not may_view(member, state.channel_id, in_thread=True):
            return False
        guild = bot.get_guild(state.guild_id)
        thread = guild.get_thread(state.channel_id) if guild else None
        if thread is None or may_view(member, state.channel_id):
            return True
        return await members_of(bot).is_in_thread(thread, player, fresh)
    except Exception as error:  # each that is the bot's own is raised again
        if not is_outside(error):
            raise
        log.info("whether somebody sees a table is not known (%s)", in_short(error))
        return False


async def seen_by(bot: Gamenight, player: Player, tables: Iterable[Table]) -> list[Table]:
    """Those of these tables that this person may see."""
    return [table for table in tables if await sees(bot, table, player)]
