"""A bot with discord.py and nothing else, which answers every press with "ok": what to beat."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Bare(discord.AutoShardedClient):
    """It knows no state, stores nothing and draws nothing."""

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway that the REST server names."""
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        await super().connect(reconnect=reconnect)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py: the message becomes "ok"."""
        said = discord.ui.LayoutView(timeout=None)
        said.add_item(discord.ui.TextDisplay("ok"))
        await interaction.response.edit_message(view=said, attachments=[])


async def main() -> None:
    """Stay connected until SIGTERM."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    Route.BASE = os.environ["DISCORD_URL"]
    async with Bare(intents=discord.Intents(guilds=True)) as client:
        with contextlib.suppress(asyncio.CancelledError):
            await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
