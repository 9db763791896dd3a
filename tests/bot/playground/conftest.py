"""A playground for each test, a real discord.py client in it, and people at the table."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import discord
import pytest
import yarl

from bot.playground import Playground
from tests.bot.playground import openapi
from tests.bot.playground.guest import Guest
from tests.bot.playground.try_bot import TryBot

Join = Callable[..., Awaitable[TryBot]]


@contextlib.contextmanager
def pointed_at(playground: Playground) -> Iterator[None]:
    """Within the context, discord.py connects to the playground instead of Discord."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = playground.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway.url)
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A running playground that stores nothing, and is Discord for discord.py.

    Its journal must agree with Discord's OpenAPI document at the end.
    """
    playground = Playground()
    await playground.start()
    with pointed_at(playground):
        yield playground
    await playground.close()
    if openapi.document_path():
        wrong = [
            problem for exchange in playground.journal for problem in openapi.problems(exchange)
        ]
        assert wrong == []


@pytest.fixture
async def join(playground: Playground) -> AsyncIterator[Join]:
    """A function that starts a bot, which is stopped at the end: `bot = await join()`."""
    bots: list[TryBot] = []

    async def start(**options: object) -> TryBot:
        bot = TryBot(**options)
        bots.append(bot)
        await bot.begin(playground.token)
        return bot

    yield start
    for bot in bots:
        await bot.end()


@pytest.fixture
async def bot(join: Join) -> TryBot:
    """A connected bot with one shard, whose commands are registered."""
    bot = await join()
    await bot.tree.sync()
    return bot


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Guest]:
    """The person Ana, who is connected to the playground."""
    async with Guest(playground.url, "Ana") as guest:
        yield guest


@pytest.fixture
async def ben(playground: Playground) -> AsyncIterator[Guest]:
    """The person Ben, who is connected to the playground."""
    async with Guest(playground.url, "Ben") as guest:
        yield guest


@pytest.fixture
def room(playground: Playground) -> str:
    """The id of #game-night."""
    return playground.world.channel("game-night").id
