"""Connecting to the playground: errors after which the bot retries, and errors that end it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.clock import Clock
from bot.discord import client
from bot.discord.circuit_breaker import PAUSES
from bot.discord.client import Gamenight, run
from bot.discord.errors import Rejected
from bot.discord.requests import TRIES
from bot.drawing.cache import DRAWING, MANY
from bot.playground import Playground
from bot.playground.gateway import gateway
from bot.settings import Settings
from bot.store import Store

FAILURES = 7


class Impatient(Clock):
    """A clock that notes the length of each sleep, and cuts it short."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0.01)


async def connect(playground: Playground, store: Store, clock: Clock) -> None:
    settings = Settings(discord_token="", computer_seconds=0)
    await run(settings, store, playground.token, playground.api, clock)


@pytest.mark.parametrize(
    "failure", [AttributeError("ours"), OSError("ours"), ConnectionResetError("looks like theirs")]
)
async def test_a_failure_of_our_own_set_up_is_not_tried_again(
    store: Store,
    playground: Playground,
    failure: Exception,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Impatient()
    monkeypatch.setattr(store.tables, "open", AsyncMock(side_effect=failure))
    with pytest.raises(type(failure)):
        await connect(playground, store, clock)
    assert not set(clock.pauses) & set(PAUSES)


@pytest.mark.slow
async def test_commands_that_discord_refuses_do_not_hinder_play(
    store: Store, playground: Playground
) -> None:
    playground.faults.next("GET", r"/applications/\d+/commands", 400)
    clock = Impatient()
    running = asyncio.create_task(connect(playground, store, clock))
    while not running.done() and not (
        playground.gateway.connected and await store.facts.recall("commands")
    ):
        await asyncio.wait([running], timeout=0.05)
    assert not running.done()
    running.cancel()
    await asyncio.wait([running])
    assert client.REFUSED_SECONDS in clock.pauses


@pytest.mark.slow
@pytest.mark.parametrize("status", [502, 429])
async def test_a_server_in_trouble_is_tried_again(
    store: Store, playground: Playground, status: int
) -> None:
    playground.faults.next("GET", "/users/@me", status, times=FAILURES)
    await _connects(playground, store)


@pytest.mark.slow
async def test_commands_that_cannot_be_registered_hinder_no_start_and_are_tried_again(
    store: Store, playground: Playground
) -> None:
    playground.faults.next("GET", r"/applications/\d+/commands", 500, times=FAILURES)
    await _connects(playground, store)
    assert await store.facts.recall("commands")


async def _connects(playground: Playground, store: Store) -> None:
    """Run the bot until it has connected and registered its commands, then stop it."""
    assert TRIES < FAILURES, "the tries of one request are not enough"
    clock = Impatient()
    running = asyncio.create_task(connect(playground, store, clock))
    while not running.done() and not await store.facts.recall("commands"):
        await asyncio.wait([running], timeout=0.05)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running


@pytest.fixture
def made() -> list[Gamenight]:
    """The bots that have been made, in order."""
    return []


@pytest.fixture
async def connected(
    made: list[Gamenight], store: Store, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Gamenight, asyncio.Task[None]]]:
    """A bot that is connected, and the task that runs it."""

    class Known(Gamenight):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

    monkeypatch.setattr(client, "Gamenight", Known)
    settings = Settings(discord_token="", computer_seconds=0)
    running = asyncio.create_task(run(settings, store, playground.token, playground.api, Clock()))
    while not running.done() and not (made and made[0].is_ready()):
        await asyncio.wait([running], timeout=0.05)
    yield made[0], running
    running.cancel()
    await asyncio.wait([running])


@pytest.mark.slow
async def test_a_token_that_is_revoked_while_the_bot_is_connected_ends_it(
    connected: tuple[Gamenight, asyncio.Task[None]], playground: Playground
) -> None:
    bot, running = connected
    playground.faults.next("GET", "/users/", 401, times=1000)
    with pytest.raises(discord.HTTPException):
        await bot.fetch_user(1)
    with pytest.raises(Rejected):
        await running


@pytest.mark.long
async def test_a_bot_that_has_grown_goes_on_with_as_many_shards_as_discord_wants(
    made: list[Gamenight],
    connected: tuple[Gamenight, asyncio.Task[None]],
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, running = connected
    assert len(bot.guilds) > len(bot.shards) == 1
    monkeypatch.setattr(gateway, "MOST_SERVERS", 1)  # one server per shard: more shards needed
    playground.gateway.forget_sessions()
    playground.gateway.drop()
    while not running.done() and not (len(made) > 1 and made[-1].is_ready()):
        await asyncio.wait([running], timeout=0.05)
    assert len(made[-1].shards) == len(bot.guilds)


@pytest.mark.slow
async def test_one_request_that_is_refused_for_another_reason_ends_nothing(
    connected: tuple[Gamenight, asyncio.Task[None]], playground: Playground
) -> None:
    bot, running = connected
    playground.faults.next("GET", r"/users/1$", 401)
    with pytest.raises(discord.HTTPException):
        await bot.fetch_user(1)
    assert bot._doubt is not None
    await bot._doubt
    assert not bot.is_closed()
    assert not running.done()
    playground.faults.next("GET", r"/users/", 401)
    with pytest.raises(discord.HTTPException):
        await bot.fetch_user(1)
    await bot._doubt  # the check of the token
    assert not bot.token_revoked


@pytest.mark.slow
async def test_a_bot_in_no_server_says_how_to_invite_it(
    connected: tuple[Gamenight, asyncio.Task[None]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot, _ = connected
    caplog.set_level(logging.INFO)
    await bot.on_ready()
    assert "Invite" not in caplog.text
    monkeypatch.setattr(bot._connection, "_guilds", {})
    await bot.on_ready()
    link = re.search(r"https://discord\.com/oauth2/authorize\?\S+", caplog.text)
    assert link is not None
    assert f"client_id={bot.application_id}&" in link[0]
    readme = Path(__file__).parents[3] / "README.md"
    assert link[0].replace(str(bot.application_id), "YOUR_APPLICATION_ID") in readme.read_text()


@pytest.mark.parametrize(
    ("url", "avatars"),
    [
        ("https://discord.com/api/v10", "https://cdn.discordapp.com"),
        ("https://canary.discord.com/api/v10", "https://cdn.discordapp.com"),
        ("http://127.0.0.1:8080/api/v10", "http://127.0.0.1:8080"),
    ],
)
def test_avatars_come_from_discord_or_from_the_server_that_stands_in_for_it(
    url: str, avatars: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.Asset, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", None)
    client.point_at(url)
    assert avatars == discord.Asset.BASE


async def test_rate_limit_of_a_client_knows_whether_many_pictures_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = Gamenight(Settings(), store).app.requests.limit.rounds
    monkeypatch.setattr(DRAWING, "_waiting", [])
    assert not rounds.is_crowded()
    monkeypatch.setattr(DRAWING, "_waiting", [object()] * (MANY + 1))
    assert rounds.is_crowded()
