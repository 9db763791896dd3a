"""A plain bot for comparison: it stores one row for a press and answers with a prepared picture.

The bot uses discord.py and aiosqlite, and has no game, no drawing and no translations.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
from typing import Any

import aiosqlite
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

PICTURE_BYTES = 17_000  # the mean size of pictures of 1 to 13 cards
ROW = "x" * 90  # as long as one event of a deal


class PlainBot(discord.AutoShardedClient):
    """A client that stores one row in `database` for each press, then shows the picture."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._database = database
        self._picture = os.urandom(PICTURE_BYTES)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway that the REST server names."""
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        await super().connect(reconnect=reconnect)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Store the press, and put the picture into the message; discord.py calls this method."""
        await self._database.execute("INSERT INTO event (body) VALUES (?)", (ROW,))
        await self._database.commit()
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("Stored."))
        picture = discord.MediaGalleryItem("attachment://hand.png")
        view.add_item(discord.ui.MediaGallery(picture))
        file = discord.File(io.BytesIO(self._picture), "hand.png")
        await interaction.response.edit_message(view=view, attachments=[file])


async def main() -> None:
    """Run the plain bot until SIGTERM or SIGINT."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    Route.BASE = os.environ["DISCORD_URL"]
    async with aiosqlite.connect("plain.db") as database:
        await database.execute("PRAGMA journal_mode=WAL")
        await database.execute("PRAGMA synchronous=FULL")  # as Gamenight stores
        await database.execute("CREATE TABLE event (seq INTEGER PRIMARY KEY, body TEXT)")
        async with PlainBot(database) as client:
            with contextlib.suppress(asyncio.CancelledError):
                await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
