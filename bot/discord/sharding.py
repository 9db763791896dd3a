"""The sharded discord.py client: connects all shards, or those that this process serves."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.clock import Clock
from bot.discord.workarounds import (
    drop_cycles,
    drop_lost_guilds,
    guard_gateway,
    guarded,
    limit_back_off,
)
from bot.domain.state import NO_SERVER
from bot.logs import guard_libraries
from bot.tables.shards import Shards

if TYPE_CHECKING:
    from discord.abc import PrivateChannel
    from discord.guild import GuildChannel

    from bot.cluster.node import ProcessNode

log = logging.getLogger(__name__)

HEARS = "INTERACTION_CREATE"  # discord.py's name of the parser of interactions
ADDING = (  # events that bring channels or threads
    *("GUILD_CREATE", "CHANNEL_CREATE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_LIST_SYNC"),
)
SOON, LATE = 6, 10  # the longest back-off of a shard: 2**6 or 2**10 seconds
SESSIONS, SPAN = 20, 6 * 3600.0  # after 20 sessions within six hours, LATE applies


class ShardedBot(commands.AutoShardedBot):
    """A client whose shards come and go while it runs, as other processes start and end.

    With several processes, each shard has one task that connects it. The task ends when this
    process gives the shard up: two connections of one shard would receive every click twice.
    """

    def __init__(self, shards: Shards, clock: Clock, **options: Any) -> None:
        super().__init__(**options)
        self.own_shards, self.clock = shards, clock
        self._serving: ProcessNode | None = None  # set where other processes serve the same bot
        self.was_ready = False
        self.named_at_ready: set[int] = set()  # servers in READY; the bot joined others later
        self._launched = False
        self._launching = defaultdict[int, asyncio.Lock](asyncio.Lock)  # by bucket
        self._connecting: dict[int, asyncio.Task[None]] = {}
        guard_gateway()
        drop_cycles()
        guard_libraries()
        parsers = self._connection.parsers
        self._parse_ready, parsers["READY"] = parsers["READY"], self._hear_ready
        self._servers: dict[int, int] = {}  # by channel: the server's id, 0 for no server
        parsers |= {event: self._adding(parsers[event]) for event in ADDING}
        parsers |= {event: guarded(event, parse) for event, parse in parsers.items()}
        self._named: set[int] = set()  # shards whose servers Discord has named
        # by shard: set when the data of all its servers is known
        self._known: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._sessions = defaultdict[int, deque[float]](lambda: deque(maxlen=SESSIONS))

    async def on_shard_connect(self, shard: int) -> None:
        """Called by discord.py when a shard has begun a new session."""
        await self._refuse_unserved(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Called by discord.py when every server of a shard is known."""
        if self._serving is not None:
            log.info("Shard %d is connected.", shard)
        self.was_ready = True
        self._known[shard].set()
        self._hears(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Called by discord.py when a shard has resumed its session without missed events."""
        self._hears(shard)
        await self._refuse_unserved(shard)  # discord.py has no hook before it resumes a session

    async def on_shard_disconnect(self, shard: int) -> None:
        """Called by discord.py when a connection is lost, and when a reconnect fails."""
        if self.shard_ids is None or shard in self.shard_ids:
            self.own_shards.deaf.setdefault(shard, self.clock.now())
        self.hearing_changed()
        if connection := self.get_shard(shard):
            limit_back_off(connection, self._patience(shard))

    def hearing_changed(self) -> None:
        """Called when one of the shards begins or ceases to receive clicks."""

    def _patience(self, shard: int) -> int:
        """Return the exponent of the longest back-off for this shard.

        The back-off, usually a minute, is longer after many sessions: Discord allows 1,000 new ones
        a day.
        """
        begun = self._sessions[shard]
        many = len(begun) == SESSIONS and self.clock.now() - begun[0] < SPAN
        return LATE if many else SOON

    def _hears(self, shard: int) -> None:
        self.own_shards.hears(shard)
        self.hearing_changed()

    def deaf_since(self, guild_id: int) -> float | None:
        """Return the time since which clicks at tables of this guild are lost; None if they arrive.

        The time is in seconds since 1970, and 0 if the guild's shard is not ready. Both the guild's
        shard and shard 0 count: to shard 0 Discord sends the direct messages with the hands.
        """
        shard = self.own_shards.of(guild_id)
        if not self._known[shard].is_set():
            return 0.0
        deaf = self.own_shards.deaf
        return min((deaf[one] for one in {0, shard} & {*deaf}), default=None)

    def all_deaf_since(self) -> float | None:
        """Return the earliest time since which a shard of this process receives no clicks.

        The time is in seconds since 1970, and 0 before any shard was ready. None if all shards
        receive clicks.
        """
        return min(self.own_shards.deaf.values(), default=None) if self.was_ready else 0.0

    async def servers_known(self, guild_id: int) -> None:
        """Wait until Discord has sent the data of all guilds of this guild's shard."""
        await self._known[self.own_shards.of(guild_id)].wait()

    def get_channel(self, id: int, /) -> GuildChannel | discord.Thread | PrivateChannel | None:
        """Return a channel or thread; None if it is unknown.

        discord.py searches all servers for each channel, and for a direct message in vain.
        """
        if (guild_id := self._servers.get(id)) is None:
            found = super().get_channel(id)
            guild = getattr(found, "guild", None)
            self._servers[id] = guild.id if guild else 0
            return found
        if not guild_id:
            return self._connection._get_private_channel(id)
        guild = self.get_guild(guild_id)
        return guild.get_channel_or_thread(id) if guild else None

    def _adding(self, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return a parser of an event after which channels are searched anew."""

        def parse_anew(data: Any) -> None:
            self._servers.clear()
            parse(data)

        return parse_anew

    def has_lost(self, guild_id: int) -> bool:
        """Whether the bot has left this guild; False until a session names the guilds."""
        named = self.own_shards.of(guild_id) in self._named
        return guild_id != NO_SERVER and named and self.get_guild(guild_id) is None

    def _hear_ready(self, data: dict[str, Any]) -> None:
        """Handle a new session, which names all guilds of its shard."""
        named, shard = {int(guild["id"]) for guild in data["guilds"]}, data["shard"][0]
        self._parse_ready(data)
        self.named_at_ready |= named
        drop_lost_guilds(self, shard, named)
        self._named.add(shard)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway that Discord's REST API names, and reconnect after every loss."""
        count, url, started = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        self.shard_count = self.own_shards.count = self.shard_count or count
        if self._serving is not None:
            self._serving.identify_at_once(started["max_concurrency"])
        connected = asyncio.create_task(super().connect(reconnect=reconnect), name="connection")
        connected.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        try:
            await asyncio.wait([connected])
        finally:  # during a reconnect discord.py ignores a cancellation until the client is closed
            connected.cancel()
        connected.result()

    async def launch_shards(self) -> None:
        """Connect the shards that are served from the beginning; called by discord.py."""
        if self._serving is None:
            await super().launch_shards()
            return
        assert self.shard_ids is not None
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = self.shard_ids
        self._launched = True
        for shard in self.shard_ids:
            self._launch(shard)

    def connect_shard(self, shard: int) -> None:
        """Connect one more shard, as soon as the rate limit of identifies allows."""
        assert self.shard_ids is not None
        self.shard_ids.append(shard)
        if self._launched:
            self._launch(shard)

    async def disconnect_shard(self, shard: int) -> None:
        """Disconnect one shard, and keep it disconnected."""
        if self.shard_ids and shard in self.shard_ids:
            self.shard_ids.remove(shard)
        self._known[shard].clear()
        self._named.discard(shard)
        self.own_shards.deaf.pop(shard, None)
        if connecting := self._connecting.pop(shard, None):
            connecting.cancel()
            await asyncio.wait([connecting])
        if connection := self.get_shard(shard):
            await connection.disconnect()

    async def _refuse_unserved(self, shard: int) -> None:
        if self.shard_ids is not None and shard not in self.shard_ids:
            log.warning("Shard %d is served by another process: it is disconnected.", shard)
            await self.disconnect_shard(shard)

    def _launch(self, shard: int) -> None:
        assert shard not in self._connecting
        task = asyncio.create_task(self._connect(shard), name=f"connecting shard {shard}")
        self._connecting[shard] = task

    async def _connect(self, shard: int) -> None:
        assert self._serving is not None
        # one shard of a bucket at a time, until its connection is open
        async with self._launching[self._serving.bucket(shard)]:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before a shard identifies, which begins a new session."""
        self._sessions[shard_id or 0].append(self.clock.now())
        if self._serving is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        await self._serving.may_identify(shard_id)

    async def close(self) -> None:
        """Disconnect all shards, and cancel the connections that are being made."""
        for connecting in self._connecting.values():
            connecting.cancel()
        await asyncio.gather(*self._connecting.values(), return_exceptions=True)
        await super().close()

    async def leave_shards(self) -> None:
        """Release all shards for other processes."""
        if self._serving is not None:
            await self._serving.end()

    async def begin_serving(self, node: ProcessNode | None, count: int) -> None:
        """With several processes, wait until there are shards to serve, and begin to serve them.

        `node` is the work of this process beside other processes; None for the only process.
        `count` is the number of shards over all processes, 0 for the one that Discord recommends.
        """
        self._serving = node
        if node is None:
            return
        self.shard_ids, hears = [], self._connection.parsers
        hears[HEARS] = guarded(HEARS, node.hearing(self.shard_ids, hears[HEARS]))
        await node.begin(count)
        self.shard_count = self.own_shards.count

    async def recommended_shards(self) -> int:
        """Return the number of shards that Discord recommends."""
        return (await self.http.get_bot_gateway())[0]


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    """Cancel these tasks, and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
