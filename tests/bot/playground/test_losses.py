"""Lost responses and hanging requests, as a test asks for them, and the client's retries."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.playground import Playground
from tests.bot.playground.raw import Raw

ROUTE = r"/channels/\d+/messages"


def texts(playground: Playground, room: str) -> list[str]:
    return [
        message.body["content"] for message in playground.world.channels[room].messages.values()
    ]


@pytest.mark.parametrize("effect", [True, False])
async def test_an_answer_is_lost_after_the_effect_or_the_request_before(
    playground: Playground, room: str, effect: bool
) -> None:
    playground.faults.lose("POST", ROUTE, effect=effect)
    path = f"/channels/{room}/messages"
    async with Raw(playground) as raw:
        with pytest.raises(aiohttp.ClientConnectionError):
            await raw("POST", path, {"content": "one"})
        assert texts(playground, room) == ["one"] * effect
        assert (await raw("POST", path, {"content": "two"}))[0] == 200


@pytest.mark.parametrize("effect", [True, False])
async def test_a_failure_is_answered_after_the_effect_or_before(
    playground: Playground, room: str, effect: bool
) -> None:
    playground.faults.next("POST", ROUTE, 502, effect=effect)
    path = f"/channels/{room}/messages"
    async with Raw(playground) as raw:
        assert (await raw("POST", path, {"content": "one"}))[0] == 502
        assert texts(playground, room) == ["one"] * effect
        assert (await raw("POST", path, {"content": "two"}))[0] == 200


@pytest.mark.parametrize("effect", [True, False])
async def test_a_request_hangs_until_the_faults_are_cleared(
    playground: Playground, room: str, effect: bool
) -> None:
    playground.faults.hang("POST", ROUTE, effect=effect)
    path = f"/channels/{room}/messages"
    async with Raw(playground) as raw:
        hanging = asyncio.create_task(raw("POST", path, {"content": "one"}))
        while not playground.faults.hanging:
            await asyncio.sleep(0.01)
        assert (await raw("GET", path))[0] == 200  # other requests go on
        assert not hanging.done()
        playground.faults.clear()
        with pytest.raises(aiohttp.ClientConnectionError):
            await hanging
    assert texts(playground, room) == ["one"] * effect


async def test_a_message_with_an_enforced_nonce_is_posted_once(
    playground: Playground, room: str
) -> None:
    path, playground.limits.requests = f"/channels/{room}/messages", 10
    async with Raw(playground) as raw:
        first = await raw("POST", path, {"content": "1", "nonce": "n", "enforce_nonce": True})
        again = await raw("POST", path, {"content": "2", "nonce": "n", "enforce_nonce": True})
        assert again == first
        await raw("POST", path, {"content": "3", "nonce": "n"})
        await raw("POST", path, {"content": "4", "nonce": "m", "enforce_nonce": True})
        playground.limits.nonce_life = 0
        await raw("POST", path, {"content": "5", "nonce": "n", "enforce_nonce": True})
        status, _ = await raw("POST", path, {"content": "6", "nonce": "n" * 26})
    assert texts(playground, room) == ["1", "3", "4", "5"]
    assert status == 400
