"""A slow leaderboard asks Discord for more time, like every other answer."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.app import App
from bot.clock import Clock
from tests.cogs.clicking import interaction


class Hurried(Clock):
    """A clock whose sleeps end at once."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


async def test_a_leaderboard_that_takes_long_is_shown_all_the_same(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read = app.store.rankings.games

    async def slow(*args: Any, **kwargs: Any) -> Any:
        for _ in range(20):
            await asyncio.sleep(0)
        return await read(*args, **kwargs)

    monkeypatch.setattr(app.store.rankings, "games", slow)
    app.clock = Hurried()
    asked = interaction(app, "11")
    asked.message = None
    asked.response.type = discord.InteractionResponseType.deferred_channel_message
    command: Any = app.client.tree.get_command("leaderboard")
    await command.callback(app.client.get_cog("LeaderboardCommand"), asked)
    waiting, *shown = [kwargs for _, kwargs in asked.answered.given]
    assert waiting == {"ephemeral": False, "thinking": True}
    assert len(shown) == 1
    assert not caplog.records
