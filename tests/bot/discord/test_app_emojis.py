"""Emojis of the application: one process uploads them, and the bot does without on failure."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import cast

import discord
import pytest

from bot.clock import Clock
from bot.discord.app_emojis import DOUBTED_SECONDS, EmojiKeeper
from bot.tables.shards import Shards
from bot.words.card_emojis import NAMES
from tests.bot.simulated import simulated

MINUTE = 60.0


@dataclass(eq=False)
class One:
    """An emoji, in place of discord.py's class."""

    name: str
    id: int
    application: Application

    async def delete(self) -> None:
        self.application.emojis.remove(self)


class Application:
    """The application at Discord, with its emojis."""

    def __init__(self, *names: str) -> None:
        self.emojis = [One(name, number, self) for number, name in enumerate(names)]
        self.errors: list[Exception] = []
        self.uploads = 0
        self.taken: Exception | None = None  # the error for a name that is taken
        self.loses_an_answer = False

    async def fetch_application_emojis(self) -> list[One]:
        if self.errors:
            raise self.errors.pop()
        return [*self.emojis]

    async def create_application_emoji(self, *, name: str, image: bytes) -> One:
        assert image.startswith(b"\x89PNG")
        if self.taken and any(one.name == name for one in self.emojis):
            raise self.taken
        self.uploads += 1
        self.emojis.append(One(name, 100 + self.uploads, self))
        if self.loses_an_answer:  # the retry of discord.py
            self.loses_an_answer = False
            return await self.create_application_emoji(name=name, image=image)
        return self.emojis[-1]


class NotMine(Shards):
    """The shards of a process that never gets the work that only one process may do."""

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        yield False


@contextlib.asynccontextmanager
async def kept(keeper: EmojiKeeper, shards: Shards | None = None) -> AsyncIterator[None]:
    """Within the context, let `keeper` keep the emojis."""
    task = asyncio.create_task(keeper.keep(shards or Shards()))
    yield
    task.cancel()
    await asyncio.wait([task])


@simulated
async def test_uploaded_emojis_are_known_by_name_and_not_uploaded_again(clock: Clock) -> None:
    application = Application(*NAMES, "somebody_elses")
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper):
        await clock.sleep(1)
    assert application.uploads == 0
    assert keeper.emojis.ids == {name: str(number) for number, name in enumerate(NAMES)}


@simulated
async def test_process_that_may_not_upload_waits_until_all_emojis_exist(clock: Clock) -> None:
    application = Application(*NAMES[1:])
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper, NotMine()):
        await clock.sleep(10 * MINUTE)
        assert (application.uploads, keeper.emojis.ids) == (0, {})
        await application.create_application_emoji(name=NAMES[0], image=b"\x89PNG")
        await clock.sleep(2 * MINUTE)
    assert keeper.emojis.ids.keys() == {*NAMES}


@simulated
async def test_passing_failure_of_an_upload_is_tried_again_and_logged_once(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    application = Application(*NAMES[:-1])
    application.errors = [ConnectionError("away")] * 5
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper):
        await clock.sleep(10 * MINUTE)
    assert application.uploads == 1
    assert caplog.text.count("are not there (away)") == 1


@simulated
async def test_a_refusal_ends_it_until_the_next_start(clock: Clock) -> None:
    application = Application(*NAMES)
    application.errors = [ValueError("refused")] * 5
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper):
        await clock.sleep(60 * MINUTE)
        assert keeper.emojis.ids == {}
    assert len(application.errors) == 3
    application.errors.clear()
    async with kept(keeper):
        await clock.sleep(1)
    assert keeper.emojis.ids.keys() == {*NAMES}


@simulated
async def test_an_upload_of_which_the_answer_was_lost_is_found_and_the_rest_uploaded(
    clock: Clock,
) -> None:
    application = Application(*NAMES[3:])
    application.taken = ValueError("there is one of this name")
    application.loses_an_answer = True
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper):
        await clock.sleep(10 * MINUTE)
    assert application.uploads == 3
    assert keeper.emojis.ids.keys() == {*NAMES}


@simulated
async def test_where_one_is_doubted_those_that_are_gone_come_back(clock: Clock) -> None:
    application = Application(*NAMES)
    keeper = EmojiKeeper(cast(discord.Client, application), clock)
    async with kept(keeper):
        await clock.sleep(1)
        del application.emojis[:3]
        keeper.doubt()
        await clock.sleep(2 * DOUBTED_SECONDS)
    assert application.uploads == 3
    assert {str(one.id) for one in application.emojis} == {*keeper.emojis.ids.values()}
