"""A trial bot: an unmodified discord.py client with one command for each kind of response."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from tests.bot.playground.try_commands import add_commands
from tests.bot.playground.try_items import Counter

Tree = app_commands.CommandTree[discord.AutoShardedClient]


class TryBot(discord.AutoShardedClient):
    """The trial bot. `await begin(token)` returns when it is ready; `seen` has its events."""

    def __init__(self, **options: Any) -> None:
        options = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.05, **options}
        super().__init__(**options)
        self.tree: app_commands.CommandTree[discord.AutoShardedClient] = app_commands.CommandTree(
            self
        )
        self.seen: list[tuple[str, Any]] = []
        self._ready_once = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        add_commands(self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let a shard identify at once, without discord.py's wait of 5 seconds."""

    async def setup_hook(self) -> None:
        """Register the dynamic item before discord.py connects."""
        self.add_dynamic_items(Counter)

    async def begin(self, token: str) -> None:
        """Connect, and return when the bot is ready; raise an error that comes first."""
        self._running = asyncio.create_task(self.start(token))
        ready = asyncio.create_task(self._ready_once.wait())
        done, _ = await asyncio.wait(
            {self._running, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED
        )
        if self._running in done:
            ready.cancel()
            await self._running
        assert ready in done

    async def end(self) -> None:
        """Disconnect, and wait until the client has stopped."""
        await self.close()
        if self._running:
            await asyncio.gather(self._running, return_exceptions=True)

    async def on_ready(self) -> None:
        """Let `begin` return."""
        self._ready_once.set()

    async def on_resumed(self) -> None:
        """Note the event."""
        self.seen.append(("resumed", None))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note the event with its shard."""
        self.seen.append(("shard_resumed", shard_id))

    async def on_message(self, message: discord.Message) -> None:
        """Note the message."""
        self.seen.append(("message", message))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note the interaction."""
        self.seen.append(("interaction", interaction))

    async def hears(self, kind: str, within: float = 5.0) -> Any:
        """Wait for the first event of this kind, take it from `seen` and return its object."""
        async with asyncio.timeout(within):
            while True:
                for number, (name, thing) in enumerate(self.seen):
                    if name == kind:
                        del self.seen[number]
                        return thing
                await asyncio.sleep(0.01)


def text_channel(bot: TryBot, room: str) -> discord.TextChannel:
    """Return a text channel that the client knows, by id."""
    channel = bot.get_channel(int(room))
    assert isinstance(channel, discord.TextChannel)
    return channel
