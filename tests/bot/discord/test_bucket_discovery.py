"""The first request on a route goes alone, but holds up nobody for long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import yarl
from discord.http import Route

from bot.clock import Clock
from bot.discord.bucket_discovery import ALONE_SECONDS, READ_SECONDS, first_alone
from bot.discord.circuit_breaker import Breaker
from bot.discord.rate_limit import Pace, Sending, Urgency, sending
from bot.discord.requests import COUNTED, in_turn
from tests.bot.simulated import simulated

PATH = "/channels/{channel_id}/messages"
NO_CONNECTION = 0
DISCORD, TOLD = {"Via": "1.1"}, {"Via": "1.1", COUNTED: "abcd"}


class Requests:
    """Requests for one channel each, and what is answered to them after a second."""

    nothing: Any = None

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.began: list[tuple[str, float]] = []
        self.ask = first_alone(self.request, clock)
        self.pace = Pace(clock, 45, 1.0)
        self.trace = in_turn(self.pace, clock, Breaker(clock), lambda *_: None)
        self.trace.freeze()

    async def request(
        self, route: Route, status: int = 200, told: bool = True, after: float = 1, rests: float = 0
    ) -> None:
        url = yarl.URL(f"https://discord.example{PATH}")
        begins: Any = SimpleNamespace(method=route.method, url=url)
        await self.trace.on_request_start.send(self.nothing, SimpleNamespace(), begins)
        self.began.append((route.method, round(self.clock.now(), 3)))
        await self.clock.sleep(after)
        if status == NO_CONNECTION:
            raise ConnectionRefusedError
        answer = SimpleNamespace(status=status, headers=TOLD if told else DISCORD)
        heard: Any = SimpleNamespace(method=route.method, url=url, response=answer)
        await self.trace.on_request_end.send(self.nothing, self.nothing, heard)
        await self.clock.sleep(rests)
        if status >= 400:
            raise PermissionError

    async def all(self, first: dict[str, Any], others: int = 3, **of_others: Any) -> list[float]:
        """When each of these began to post in a channel of its own."""
        asked = [self.ask(Route("POST", PATH, channel_id=1), **first)]
        asked += [
            self.ask(Route("POST", PATH, channel_id=number), **of_others)
            for number in range(2, 2 + others)
        ]
        await asyncio.gather(*asked, return_exceptions=True)
        return [at for _, at in self.began]


@simulated
async def test_the_first_request_on_a_route_is_answered_before_others_begin(clock: Clock) -> None:
    assert await Requests(clock).all({}) == [0, 1, 1, 1]


@simulated
async def test_one_on_another_route_does_not_wait(clock: Clock) -> None:
    requests = Requests(clock)
    post, get = (Route(method, PATH, channel_id=1) for method in ("POST", "GET"))
    await asyncio.gather(requests.ask(post), requests.ask(get), requests.ask(post))
    assert requests.began == [("POST", 0), ("GET", 0), ("POST", 1)]


@simulated
async def test_a_refusal_tells_enough_where_it_says_with_what_it_is_counted(clock: Clock) -> None:
    assert await Requests(clock).all({"status": 404}) == [0, 1, 1, 1]


@simulated
async def test_after_a_refusal_that_does_not_say_so_the_next_goes_alone(clock: Clock) -> None:
    assert await Requests(clock).all({"status": 404, "told": False}) == [0, 1, 2, 2]


@simulated
async def test_after_one_that_never_reached_discord_the_next_goes_alone(clock: Clock) -> None:
    assert await Requests(clock).all({"status": NO_CONNECTION}) == [0, 1, 2, 2]


@simulated
async def test_an_answer_without_any_limit_is_enough(clock: Clock) -> None:
    assert await Requests(clock).all({"told": False}) == [0, 1, 1, 1]


@pytest.mark.parametrize("status", [429, 503])
@simulated
async def test_nobody_waits_until_what_was_refused_for_a_minute_is_sent_again(
    clock: Clock, status: int
) -> None:
    began = await Requests(clock).all({"status": status, "told": False, "rests": 60})
    second = 1 + READ_SECONDS
    assert began == [0, second, second + 1, second + 1]


@simulated
async def test_nobody_waits_long_for_one_that_hangs(clock: Clock) -> None:
    began = await Requests(clock).all({"after": 600})
    assert began == [0, ALONE_SECONDS, ALONE_SECONDS, ALONE_SECONDS]


@simulated
async def test_a_first_that_waits_its_turn_is_not_taken_for_one_that_hangs(clock: Clock) -> None:
    requests = Requests(clock)
    requests.pace.pause(10)
    assert await requests.all({}) == [10, 11, 11, 11]


@simulated
async def test_it_goes_first_for_somebody_more_urgent_may_wait_for_it(clock: Clock) -> None:
    requests = Requests(clock)
    requests.pace.pause(10)

    async def show_tables() -> None:
        with sending(Sending(Urgency.TABLE)):
            for _ in range(60):
                await requests.pace.begin()

    async def post(urgency: Urgency) -> None:
        with sending(Sending(urgency)):
            await requests.ask(Route("POST", PATH, channel_id=1))

    await asyncio.gather(show_tables(), post(Urgency.REST), post(Urgency.HAND))
    assert requests.began == [("POST", 10), ("POST", 11)]
