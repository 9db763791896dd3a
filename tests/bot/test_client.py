"""What is tried again when the bot cannot connect, and what ends it: the playground answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from types import SimpleNamespace

import discord
import pytest

from bot import client
from bot.client import run
from bot.clock import Clock
from bot.domain.state import TableState
from bot.playground import Playground
from bot.settings import Settings
from bot.store import Store

SECONDS = 20.0


class Impatient(Clock):
    """Notes how long it is asked to sleep, and sleeps no time at all."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0.01)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    opened = Playground()
    await opened.start()
    yield opened
    await opened.close()


async def connect(playground: Playground, store: Store, clock: Clock) -> None:
    settings = Settings(discord_token="", computer_seconds=0)
    async with asyncio.timeout(SECONDS):
        await run(settings, store, playground.token, playground.api, clock)


class Failing(Store):
    """A store whose tables cannot be read."""

    failure: Exception

    async def open_tables(self) -> list[TableState]:
        raise self.failure


@pytest.mark.parametrize(
    "failure", [AttributeError("ours"), OSError("ours"), ConnectionResetError("looks like theirs")]
)
async def test_a_failure_of_our_own_set_up_is_not_tried_again(
    store: Store, playground: Playground, failure: Exception
) -> None:
    clock = Impatient()
    store.__class__ = Failing
    assert isinstance(store, Failing)
    store.failure = failure
    with pytest.raises(type(failure)):
        await connect(playground, store, clock)
    assert not set(clock.pauses) & set(client.RETRY_SECONDS)


async def test_a_form_that_discord_refuses_is_not_tried_again(
    store: Store, playground: Playground
) -> None:
    playground.faults.next("GET", r"/applications/\d+/commands", 400)
    with pytest.raises(discord.HTTPException):
        await connect(playground, store, Impatient())


@pytest.mark.parametrize("status", [502, 429])
async def test_a_server_in_trouble_is_tried_again(
    store: Store, playground: Playground, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    playground.faults.next("GET", "/users/@me", status, times=6)
    await _connects(playground, store, monkeypatch)


async def test_commands_that_cannot_be_registered_hinder_nobody_and_are_tried_again(
    store: Store, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    playground.faults.next("GET", r"/applications/\d+/commands", 500, times=7)
    await _connects(playground, store, monkeypatch)
    assert await store.recall("commands")


async def _connects(playground: Playground, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot gets there in the end, its commands registered, and stops when it is told to."""

    async def at_once(_: float) -> None:
        await asyncio.sleep(0)

    hasty = SimpleNamespace(**vars(asyncio) | {"sleep": at_once})  # its own tries take 25 seconds
    monkeypatch.setattr(discord.http, "asyncio", hasty)
    clock = Impatient()
    running = asyncio.create_task(connect(playground, store, clock))
    while not running.done() and not await store.recall("commands"):
        await asyncio.wait([running], timeout=0.05)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    assert client.RETRY_SECONDS[0] in clock.pauses
