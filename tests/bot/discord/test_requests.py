"""A request has a time limit of its own, from when it begins; refusals of everything are heard."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.http import Route

from bot.clock import Clock
from bot.discord.channel_rate_limit import MOST, SECONDS
from bot.discord.circuit_breaker import PLACES, Breaker
from bot.discord.rate_limit import Pace, Sending, Urgency, sending
from bot.discord.requests import (
    BANNED_SECONDS,
    CALLBACK_SECONDS,
    CHOICES,
    REQUEST_SECONDS,
    AlreadyAnswered,
    answered_once,
    in_turn,
    limited,
)
from tests.bot.simulated import simulated

CHANNEL, CALLBACK = "/channels/1/messages", "/interactions/1/token/callback"


class Http:
    """Requests as discord.py and aiohttp make them, with answers that a test decides on."""

    def __init__(self, clock: Clock, most: int = 45) -> None:
        self.clock = clock
        self.pace = Pace(clock, most, 1.0)
        self.breaker = Breaker(clock)
        self.trace = in_turn(self.pace, clock, self.breaker, self.check)
        self.trace.freeze()
        self.request = limited(self._request, clock)
        self.began: list[float] = []
        self.refused: set[tuple[str, str]] = set()

    def check(self, method: str, path: str, _pictures: bool) -> None:
        if (method, path.removeprefix("/api/v10")) in self.refused:
            raise PermissionError(path)

    async def _request(
        self, path: str, *, before: float = 0, answers_after: list[float], tries_again: float = 0
    ) -> str:
        """Wait in a queue `before`, then try as often as there are answers, with pauses between."""
        await self.clock.sleep(before)
        for seconds in answers_after:
            await self.one(path, seconds, {})
            await self.clock.sleep(tries_again)
        return "answer"

    async def one(
        self, path: str, seconds: float, headers: dict[str, str], status: int = 0
    ) -> None:
        status = status or (429 if headers else 200)
        asked = yarl.URL("https://discord.example/api/v10" + path)
        url: Any = SimpleNamespace(method="POST", url=asked)
        nothing: Any = None
        about = SimpleNamespace()
        await self.trace.on_request_start.send(nothing, about, url)
        self.began.append(self.clock.now())
        try:
            await self.clock.sleep(seconds)
        except BaseException as error:  # aiohttp tells of each
            failed: Any = SimpleNamespace(method="POST", url=url.url, exception=error)
            await self.trace.on_request_exception.send(nothing, about, failed)
            raise
        response: Any = SimpleNamespace(
            method="POST",
            url=url.url,
            response=SimpleNamespace(status=status, headers=headers),
        )
        await self.trace.on_request_end.send(nothing, about, response)
        await self.trace.on_response_chunk_received.send(nothing, about, url)


@pytest.mark.parametrize(
    ("path", "limit"), [(CHANNEL, REQUEST_SECONDS), (CALLBACK, CALLBACK_SECONDS)]
)
@simulated
async def test_a_request_that_is_not_answered_ends(clock: Clock, path: str, limit: float) -> None:
    http = Http(clock)
    assert await http.request(path, answers_after=[limit - 0.1]) == "answer"
    began = clock.now()
    with pytest.raises(TimeoutError):
        await http.request(path, answers_after=[limit + 0.1])
    assert clock.now() - began == pytest.approx(limit)


@simulated
async def test_waiting_for_a_limit_and_between_two_tries_is_not_counted(clock: Clock) -> None:
    http = Http(clock)
    tries = [REQUEST_SECONDS - 1] * 3
    asked = http.request(CHANNEL, before=100, answers_after=tries, tries_again=100)
    assert await asked == "answer"


@simulated
async def test_an_answer_to_a_click_is_not_tried_for_longer_than_anybody_waits(
    clock: Clock,
) -> None:
    http = Http(clock)
    with pytest.raises(TimeoutError):
        await http.request(CALLBACK, before=100, answers_after=[1.0] * 5, tries_again=1.0)
    assert clock.now() == 100 + CALLBACK_SECONDS


@simulated
async def test_what_is_refused_by_the_time_of_its_turn_is_not_sent(clock: Clock) -> None:
    http = Http(clock, most=1)
    first, later = (
        asyncio.ensure_future(http.request(CHANNEL, answers_after=[0.5])) for _ in range(2)
    )
    await clock.sleep(0.1)
    http.refused.add(("POST", CHANNEL))
    assert await first == "answer"
    with pytest.raises(PermissionError):
        await later
    assert http.began == [0.0]


@simulated
async def test_waiting_for_a_turn_is_not_counted(clock: Clock) -> None:
    http = Http(clock, most=1)
    paths = [f"/channels/{number}/messages" for number in range(30)]
    many = [http.request(path, answers_after=[0.5]) for path in paths]
    assert await asyncio.gather(*many) == ["answer"] * 30
    assert http.began == [float(second) for second in range(30)]


@simulated
async def test_what_goes_by_the_token_of_a_click_waits_for_no_turn(clock: Clock) -> None:
    http = Http(clock, most=1)
    paths = [CALLBACK, "/webhooks/1/token/messages/@original"] * 5
    await asyncio.gather(*(http.request(path, answers_after=[0.5]) for path in paths))
    assert set(http.began) == {0.0}


@pytest.mark.parametrize(
    ("headers", "silent"),
    [
        ({"Via": "1.1", "X-RateLimit-Scope": "user", "Retry-After": "60"}, 0.0),
        ({"Via": "1.1", "X-RateLimit-Scope": "shared", "Retry-After": "60"}, 0.0),
        ({"Via": "1.1", "X-RateLimit-Scope": "global", "Retry-After": "60"}, 60.0),
        ({"Via": "1.1", "X-RateLimit-Global": "true", "Retry-After": "7"}, 7.0),
        ({"Retry-After": "600"}, 600.0),  # by what stands before Discord
        ({"Server": "cloudflare"}, BANNED_SECONDS),
    ],
)
@simulated
async def test_a_refusal_that_is_meant_for_all_requests_holds_all(
    clock: Clock, headers: dict[str, str], silent: float
) -> None:
    http = Http(clock)
    await http.one(CHANNEL, 0, headers)
    await http.request(CHANNEL, answers_after=[0])
    assert http.began == [0.0, silent]


ANSWER = Route("POST", "/interactions/1/token/callback")


def refused(code: int) -> discord.HTTPException:
    """As Discord refuses a request."""
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": ""})


def failing(error: Exception) -> Any:
    async def request(*_: Any, **__: Any) -> None:
        raise error

    return answered_once(request)


async def test_a_second_answer_is_told_apart_from_a_wrong_one() -> None:
    with pytest.raises(AlreadyAnswered):
        await failing(refused(40060))(ANSWER, payload={"type": 4})
    with pytest.raises(AlreadyAnswered):
        await failing(refused(40060))(ANSWER, multipart=[])
    with pytest.raises(discord.HTTPException):
        await failing(refused(50035))(ANSWER, payload={"type": 4})


@pytest.mark.parametrize("error", [refused(40060), refused(10062), TimeoutError(), OSError()])
async def test_choices_that_cannot_be_offered_are_done_without(error: Exception) -> None:
    assert await failing(error)(ANSWER, payload={"type": CHOICES}) is None


@pytest.mark.parametrize("urgency", [Urgency.ANSWER, Urgency.HAND])
@pytest.mark.parametrize("hangs", [False, True])
@simulated
async def test_the_breaker_hears_of_what_is_not_answered_but_for_answers_to_clicks(
    clock: Clock, hangs: bool, urgency: Urgency
) -> None:
    http = Http(clock)
    with sending(Sending(urgency, 1)):
        for number in range(PLACES):
            path = f"/channels/{number}/messages/1"
            if hangs:
                with pytest.raises(TimeoutError):
                    await http.request(path, answers_after=[1000.0])
            else:
                await http.one(path, 0, {}, status=503)
        assert http.breaker.is_open is (urgency is Urgency.HAND)
        await http.one(CHANNEL, 0, {}, status=404)
    assert not http.breaker.is_open, "a refusal is an answer"


@simulated
async def test_what_the_bot_itself_gives_up_is_no_failure_of_discord(clock: Clock) -> None:
    http = Http(clock)
    with sending(Sending(Urgency.HAND, 1)):
        for number in range(PLACES):
            path = f"/channels/{number}/messages"
            task = asyncio.ensure_future(http.request(path, answers_after=[5.0]))
            await clock.sleep(1)
            task.cancel()
            await asyncio.wait([task])
    assert not http.breaker.is_open


@simulated
async def test_what_aiohttp_sends_again_by_itself_is_counted_as_well(clock: Clock) -> None:
    http, about = Http(clock, most=1), SimpleNamespace()
    nothing: Any = None
    url: Any = SimpleNamespace(method="DELETE", url=yarl.URL("https://discord.example" + CHANNEL))
    await http.trace.on_request_start.send(nothing, about, url)
    await http.trace.on_connection_reuseconn.send(nothing, about, nothing)
    assert clock.now() == 0
    await http.trace.on_connection_create_start.send(nothing, about, nothing)
    assert clock.now() == 1, "one a second"
    await http.one(CHANNEL, 0, {})
    assert clock.now() == 2, "the next one"


@simulated
async def test_no_more_begin_with_a_channel_than_it_takes_also_what_is_tried_again(
    clock: Clock,
) -> None:
    http = Http(clock)
    for _ in range(MOST - 1):
        await http.one(CHANNEL, 0, {})
    await http.one(CHANNEL, 0, {"Via": "1.1 google", "Retry-After": "0.2"})
    await http.one(CHANNEL, 0, {})
    assert http.began == [0] * MOST + [SECONDS]
