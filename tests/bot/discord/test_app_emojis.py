"""The emojis of the application are uploaded by one process, and done without where that fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.clock import Clock
from bot.cluster.shards import Shards
from bot.discord.app_emojis import DOUBTED_SECONDS, EmojiKeeper
from bot.discord.requests import without_refused_emojis
from bot.words.card_emojis import NAMES
from tests.bot.simulated import simulated

MINUTE = 60.0
EMOJI = {"id": 5, "name": "7_of_spades_v1"}


@dataclass(eq=False)
class One:
    """An emoji as discord.py has it."""

    name: str
    id: int
    application: Application

    async def delete(self) -> None:
        self.application.emojis.remove(self)


class Application:
    """Discord, with the emojis that the application has there."""

    def __init__(self, *names: str) -> None:
        self.emojis = [One(name, number, self) for number, name in enumerate(names)]
        self.errors: list[Exception] = []
        self.uploads = 0
        self.taken: Exception | None = None  # where a name is there already
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
        if self.loses_an_answer:  # discord.py tries again
            self.loses_an_answer = False
            return await self.create_application_emoji(name=name, image=image)
        return self.emojis[-1]


class NotMine(Shards):
    """Another process is about all that only one may do."""

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        yield False


@contextlib.asynccontextmanager
async def kept(keeper: EmojiKeeper, shards: Shards | None = None) -> AsyncIterator[None]:
    """Meanwhile they are kept; only what cannot be reached passes."""

    def is_passing(error: Exception) -> bool:
        return isinstance(error, ConnectionError)

    task = asyncio.create_task(keeper.keep(shards or Shards(), is_passing))
    yield
    task.cancel()
    await asyncio.wait([task])


@simulated
async def test_what_is_there_is_not_uploaded_and_known_by_name(clock: Clock) -> None:
    application = Application(*NAMES, "somebody_elses")
    keeper = EmojiKeeper(application, clock)
    async with kept(keeper):
        await clock.sleep(1)
    assert application.uploads == 0
    assert keeper.emojis.ids == {name: str(number) for number, name in enumerate(NAMES)}


@simulated
async def test_who_may_not_upload_waits_until_all_are_there(clock: Clock) -> None:
    application = Application(*NAMES[1:])
    keeper = EmojiKeeper(application, clock)
    async with kept(keeper, NotMine()):
        await clock.sleep(10 * MINUTE)
        assert (application.uploads, keeper.emojis.ids) == (0, {})
        await application.create_application_emoji(name=NAMES[0], image=b"\x89PNG")
        await clock.sleep(2 * MINUTE)
    assert keeper.emojis.ids.keys() == {*NAMES}


@simulated
async def test_what_passes_is_tried_again_and_said_once(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    application = Application(*NAMES[:-1])
    application.errors = [ConnectionError("away")] * 5
    keeper = EmojiKeeper(application, clock)
    async with kept(keeper):
        await clock.sleep(10 * MINUTE)
    assert application.uploads == 1
    assert caplog.text.count("are not there (away)") == 1


@simulated
async def test_a_refusal_ends_it_until_the_next_start(clock: Clock) -> None:
    application = Application(*NAMES)
    application.errors = [ValueError("refused")] * 5
    keeper = EmojiKeeper(application, clock)
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
    keeper = EmojiKeeper(application, clock)
    async with kept(keeper):
        await clock.sleep(10 * MINUTE)
    assert application.uploads == 3
    assert keeper.emojis.ids.keys() == {*NAMES}


@simulated
async def test_where_one_is_doubted_those_that_are_gone_come_back(clock: Clock) -> None:
    application = Application(*NAMES)
    keeper = EmojiKeeper(application, clock)
    async with kept(keeper):
        await clock.sleep(1)
        del application.emojis[:3]
        keeper.doubt()
        await clock.sleep(2 * DOUBTED_SECONDS)
    assert application.uploads == 3
    assert {str(one.id) for one in application.emojis} == {*keeper.emojis.ids.values()}


def refusal(text: str) -> discord.HTTPException:
    """As Discord refuses the form of a message."""
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    problem = {"_errors": [{"code": "X", "message": text}]}
    errors = {"components": {"0": {"emoji": {"name": problem}}}}
    return discord.HTTPException(response, {"code": 50035, "message": "", "errors": errors})


class Once:
    """A request that is refused the first time."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.sent: list[dict[str, Any]] = []
        self.doubts = 0

    async def __call__(self, **options: Any) -> str:
        """Send it, and again without emojis where it is refused for one."""
        return str(await without_refused_emojis(self.request, self.doubt)(**options))

    async def request(self, **options: Any) -> str:
        self.sent.append(options)
        if len(self.sent) == 1:
            raise self.error
        return "done"

    def doubt(self) -> None:
        self.doubts += 1


def message(*emojis: object) -> dict[str, Any]:
    """A message with a button for each of these emojis."""
    return {"components": [{"label": "7♠", "emoji": emoji} for emoji in emojis]}


async def test_a_refused_emoji_is_left_out_and_those_of_unicode_stay() -> None:
    for key in ("json", "payload"):
        once = Once(refusal("Invalid emoji"))
        assert await once(**{key: message(EMOJI, {"name": "⏳"}, None)}) == "done"
        bare, hourglass, none = once.sent[1][key]["components"]
        assert bare == {"label": "7♠"}
        assert (hourglass["emoji"], none["emoji"]) == ({"name": "⏳"}, None)
        assert once.doubts == 1


async def test_an_emoji_that_stands_alone_is_replaced_by_its_name() -> None:
    once = Once(refusal("Invalid emoji"))
    await once(json={"components": [{"emoji": EMOJI, "style": 1}]})
    assert once.sent[1]["json"] == {"components": [{"label": "7 of spades v1", "style": 1}]}


async def test_a_message_with_pictures_is_sent_again_with_all_of_them() -> None:
    rewound: list[str] = []
    file = SimpleNamespace(reset=lambda: rewound.append("hand.png"))
    for key in ("form", "multipart"):
        once = Once(refusal("Invalid emoji"))
        parts = [{"name": "payload_json", "value": json.dumps(message(EMOJI))}, {"name": "file"}]
        assert await once(**{key: parts, "files": [file]}) == "done"
        said, picture = once.sent[1][key]
        assert json.loads(said["value"]) == {"components": [{"label": "7♠"}]}
        assert picture == {"name": "file"}
    assert rewound == ["hand.png"] * 2


@pytest.mark.parametrize("sent", [message(), message({"name": "⏳"})])
async def test_what_has_no_emoji_of_ours_is_not_sent_twice(sent: dict[str, Any]) -> None:
    once = Once(refusal("Invalid emoji"))
    with pytest.raises(discord.HTTPException):
        await once(json=sent)
    assert (len(once.sent), once.doubts) == (1, 0)


async def test_nor_is_what_fails_for_another_reason() -> None:
    once = Once(ConnectionError())
    with pytest.raises(ConnectionError):
        await once(json=message(EMOJI))
    assert (len(once.sent), once.doubts) == (1, 0)
