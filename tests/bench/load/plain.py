"""A plain bot for comparison: it stores one row for a press and answers with a prepared picture.

The bot uses discord.py and aiosqlite, and has no game, no drawing and no translations. Its messages
have the parts of a hand, prepared once. After each answer the bot edits the message again, as often
as Gamenight sends requests for an action: EDITS times by the channel, which Discord counts, and
TOKEN_EDITS times by the token of the press. Every second edit has the picture.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import os
import signal
from typing import Any

import aiosqlite
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.ui import Button

PICTURE_BYTES = 17_000  # the mean size of pictures of 1 to 13 cards
CARDS = "3♦ 4♣ 4♥ 6♠ 7♦ 8♣ 9♥ 10♠ J♦ Q♣ K♥ A♠ 2♦"
ROW = "x" * 90  # as long as one event of a deal


class Share:
    """A number of edits for each press, which may be a fraction.

    >>> share = Share(1.5)
    >>> [share.next() for _ in range(4)]
    [1, 2, 1, 2]
    """

    def __init__(self, number: float) -> None:
        self._number = number
        self._due = 0.0

    def next(self) -> int:
        """Return the number of edits after this press."""
        self._due += self._number
        number = int(self._due)
        self._due -= number
        return number


class PlainBot(discord.AutoShardedClient):
    """A client that stores one row in `database` for each press, then shows the picture."""

    def __init__(self, database: aiosqlite.Connection, edits: float, token_edits: float) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._database = database
        self._picture = os.urandom(PICTURE_BYTES)
        self._edits, self._token_edits = Share(edits), Share(token_edits)
        self._numbers = itertools.count()
        self._view = like_a_hand()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway that the REST server names."""
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        await super().connect(reconnect=reconnect)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Store the press, and put the picture into the message; discord.py calls this method."""
        await self._database.execute("INSERT INTO event (body) VALUES (?)", (ROW,))
        await self._database.commit()
        await interaction.response.edit_message(**self._content(drawn=True))
        for _ in range(self._token_edits.next()):
            await interaction.edit_original_response(**self._next())
        channel, message = interaction.channel_id, interaction.message
        assert channel is not None
        assert message is not None
        shown = self.get_partial_messageable(channel).get_partial_message(message.id)
        for _ in range(self._edits.next()):
            await shown.edit(**self._next())

    def _next(self) -> dict[str, Any]:
        return self._content(drawn=next(self._numbers) % 2 == 0)

    def _content(self, *, drawn: bool) -> dict[str, Any]:
        if not drawn:
            return {"view": self._view}
        picture = discord.File(io.BytesIO(self._picture), "hand.png")
        return {"view": self._view, "attachments": [picture]}


def like_a_hand() -> discord.ui.LayoutView:
    """Return a view with the parts of a hand on turn."""
    picture = discord.MediaGalleryItem("attachment://hand.png", description=CARDS)
    box: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay("**President** · deal 1 · [#table](https://discord.com)\n" * 3),
        discord.ui.MediaGallery(picture),
        discord.ui.TextDisplay(CARDS),
    )
    for row in range(3):
        ids = (f"play:1:1.{row}:{at}" for at in range(5))
        buttons: list[Button[Any]] = [Button(label="Pair 7♦ 7♠", custom_id=one) for one in ids]
        box.add_item(discord.ui.ActionRow(*buttons))
    options = [discord.SelectOption(label=card) for card in CARDS.split()]
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id="pick:1:1.0", options=options)
    box.add_item(discord.ui.ActionRow(menu))
    return discord.ui.LayoutView(timeout=None).add_item(box)


async def main() -> None:
    """Run the plain bot until SIGTERM or SIGINT."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    Route.BASE = os.environ["DISCORD_URL"]
    edits = float(os.environ["EDITS"]), float(os.environ["TOKEN_EDITS"])
    async with aiosqlite.connect("plain.db") as database:
        await database.execute("PRAGMA journal_mode=WAL")
        await database.execute("PRAGMA synchronous=FULL")  # as Gamenight stores
        await database.execute("CREATE TABLE event (seq INTEGER PRIMARY KEY, body TEXT)")
        async with PlainBot(database, *edits) as client:
            with contextlib.suppress(asyncio.CancelledError):
                await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
