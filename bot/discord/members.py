"""A cache of server members and thread members, and checks of the access to tables.

The bot receives no member events: those need a privileged intent. Each press brings the roles of
the member who pressed; other members are fetched from Discord, and cached for a minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.clock import Clock
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.permissions import may_view, of_member
from bot.discord.requests import Requests
from bot.discord.sharding import ShardedBot, cancelled
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from rules.match.match import Player

K = TypeVar("K")
V = TypeVar("V")
log = logging.getLogger(__name__)

FRESH_SECONDS = 60.0  # for which an answer of Discord is cached
PAUSE_SECONDS = 1.0  # before each fetch of a member in the background
MOST = 5_000  # the most entries of each cache
AT_ONCE = 100  # members in one request through the gateway
LEARN_SECONDS = 5.0  # timeout of the gateway's answer


@dataclass(frozen=True)
class CachedMember:
    """The member, or None for a person not on the server, as answered `at` epoch seconds."""

    at: float
    member: discord.Member | None


class Members:
    """Caches members by server and person, and the membership of private threads."""

    def __init__(self, client: ShardedBot, clock: Clock, requests: Requests) -> None:
        self._client, self._clock, self._requests = client, clock, requests
        self._known: dict[tuple[int, Player], CachedMember] = {}
        self._users: dict[Player, discord.User] = {}  # people who pressed in direct messages
        self._in_thread: dict[tuple[int, Player], tuple[float, bool]] = {}
        self._looked_at: dict[Player, float] = {}  # time of the last look, even if it failed
        self._looking: dict[tuple[int, Player], asyncio.Task[bool]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        """Cancel the checks in the background."""
        await cancelled(*self._looking.values())

    def note(self, user: discord.Member | discord.User) -> None:
        """Cache the member of a press, with the current roles, or the user of a direct message."""
        if isinstance(user, discord.Member):
            self._keep(user.guild.id, str(user.id), user)
        else:
            _keep(self._users, str(user.id), user)

    def user(self, guild_id: int, player: Player) -> discord.Member | discord.User | None:
        """Return the cached member, else the user; None for an unknown person."""
        cached = self._known.get((guild_id, player))
        if cached and cached.member:
            return cached.member
        user = self._users.get(player)
        return user or (self._client.get_user(int(player)) if player.isdigit() else None)

    def look_again(self, table: Snapshot, player: Player) -> None:
        """Check in the background whether this person still sees the table.

        Until the check ends, the last known answer holds. There is no check after a recent answer,
        for a table outside of servers, and during an outage of Discord.
        """
        key, now = (table.state.guild_id, player), self._clock.now()
        cached = self._known.get(key)
        last = max(cached.at if cached else 0.0, self._looked_at.get(player, 0.0))
        if table.state.serverless or now - last < FRESH_SECONDS or key in self._looking:
            return
        if self._requests.limit.breaker.is_open:  # Discord is unreachable
            return
        _keep(self._looked_at, player, now)
        with sending(Purpose(Urgency.REST)):
            looking = asyncio.create_task(self._look(table, player))
        self._looking[key] = looking
        looking.add_done_callback(lambda _: self._looking.pop(key, None))

    async def _look(self, table: Snapshot, player: Player) -> bool:
        """Whether this person sees the table, checked one at a time to meet no rate limit."""
        async with self._one_at_a_time:
            await self._clock.sleep(PAUSE_SECONDS)
            return await self.sees(table, player)

    def has_lost(self, table: Snapshot, player: Player) -> bool:
        """Whether the cache shows that this person can no longer see the channel of a table."""
        guild_id, place = table.state.guild_id, table.state.channel_id
        cached = self._known.get((guild_id, player))
        if cached is None:
            return False
        if cached.member is None:
            return True
        # a thread that is archived, or a channel of a server that another process serves
        if of_member(cached.member, place) is None:
            return False
        _, there = self._in_thread.get((place, player), (0.0, True))
        return not may_view(cached.member, place, in_thread=there)

    def has_left(self, guild_id: int, player: Player) -> bool:
        """Whether Discord's last answer was that this person is not on the server."""
        cached = self._known.get((guild_id, player))
        return cached is not None and cached.member is None

    async def gone(
        self, guild_id: int, players: Sequence[Player], fresh: float = FRESH_SECONDS
    ) -> set[Player]:
        """Return the players not on the server, as answered within `fresh` seconds or now."""
        old = self._clock.now() - fresh
        cached = ((player, self._known.get((guild_id, player))) for player in players)
        await self.learn(
            guild_id, [player for player, last in cached if not last or last.at <= old]
        )
        return {player for player in players if self.has_left(guild_id, player)}

    async def find(
        self, guild_id: int, player: Player, fresh: float = FRESH_SECONDS
    ) -> CachedMember | None:
        """Return the cached answer if it is less than `fresh` seconds old; else request a new one.

        For a server of another process, return the cached answer of any age, or None without one.
        Raises HTTPException if the request fails, or the error that prevented the request.
        """
        cached, guild = self._known.get((guild_id, player)), self._client.get_guild(guild_id)
        if guild is None or (cached and self._clock.now() - cached.at < fresh):
            return cached
        try:
            member = await guild.fetch_member(int(player))
        except discord.NotFound:
            member = None
        return self._keep(guild_id, player, member)

    def _keep(self, guild_id: int, player: Player, member: discord.Member | None) -> CachedMember:
        answer = CachedMember(self._clock.now(), member)
        _keep(self._known, (guild_id, player), answer)
        return answer

    async def learn(self, guild_id: int, players: Sequence[Player]) -> None:
        """Request many members at once through the gateway, for which no intent is needed."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return
        for start in range(0, len(players), AT_ONCE):
            batch = players[start : start + AT_ONCE]
            try:
                async with self._clock.deadline(self._clock.now() + LEARN_SECONDS):
                    members = await guild.query_members(user_ids=[*map(int, batch)], cache=False)
            except Exception as error:  # errors of the bot's own are raised again
                if not is_outside(error):
                    raise
                log.info("members are not known (%s)", in_short(error))
                return
            there = {str(member.id): member for member in members}
            for player in batch:
                self._keep(guild_id, player, there.get(player))

    async def _is_in_thread(self, thread: discord.Thread, player: Player, fresh: float) -> bool:
        """Whether this person is a member of the thread. Raises as `find` does."""
        at, there = self._in_thread.get((thread.id, player), (0.0, False))
        if self._clock.now() - at < fresh:
            return there
        try:
            await thread.fetch_member(int(player))
            there = True
        except discord.NotFound:
            there = False
        _keep(self._in_thread, (thread.id, player), (self._clock.now(), there))
        return there

    async def sees(
        self, table: Snapshot | Table, player: Player, fresh: float = FRESH_SECONDS
    ) -> bool:
        """Whether this person may see the channel of a table; False while that is unknown."""
        state = table.state
        if state.serverless:  # the bot does not know the other members of a chat
            return player in state.seat_holders
        return await self.sees_place(state.guild_id, state.channel_id, player, fresh)

    async def sees_place(
        self, guild_id: int, place: int, player: Player, fresh: float = FRESH_SECONDS
    ) -> bool:
        """Whether this person may see a channel or thread; False while that is unknown."""
        try:
            cached = await self.find(guild_id, player, fresh)
            member = cached.member if cached else None
            if not may_view(member, place, in_thread=True):
                return False
            guild = self._client.get_guild(guild_id)
            thread = guild.get_thread(place) if guild else None
            if thread is None or may_view(member, place):
                return True
            return await self._is_in_thread(thread, player, fresh)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("could not check whether a person sees a table (%s)", in_short(error))
            return False

    async def seen_by(self, player: Player, tables: Iterable[Table]) -> list[Table]:
        """Return those of `tables` that this person may see."""
        return [table for table in tables if await self.sees(table, player)]


def _keep(kept: dict[K, V], key: K, value: V) -> None:
    """Add the value as the newest entry, and drop the oldest entry beyond MOST entries."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > MOST:
        del kept[next(iter(kept))]
