"""Each request to Discord begins in its turn, and has a time limit of its own from then on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

import aiohttp

from bot.clock import Clock
from bot.pace import Pace

REQUEST_SECONDS = 10.0  # until the whole answer is there
CALLBACK_SECONDS = 5.0  # Discord has given up the click by then
UNCOUNTED = re.compile("/(webhooks|interactions)/")
CALLBACK = re.compile("/interactions/.*/callback")
TOO_MANY = 429
BANNED_SECONDS = 60.0  # to be silent where a refusal does not say how long

Request = Callable[..., Awaitable[Any]]

_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)


def limited(request: Request, clock: Clock) -> Request:
    """The same request to Discord, but TimeoutError where an answer does not come in time.

    It may have had its effect then. Neither waiting for a turn or for a rate limit counts, nor
    the pauses between two tries; but a hanging one must let go of its rate limit for others.
    """

    async def ask(*about: Any, **options: Any) -> Any:
        async with clock.deadline(None) as limit:
            before = _limit.set(limit)
            try:
                return await request(*about, **options)
            finally:
                _limit.reset(before)

    return ask


def in_turn(pace: Pace, clock: Clock) -> aiohttp.TraceConfig:
    """Lets every request wait its turn, but those that Discord does not count: by a click's token.

    Where aiohttp begins one, since a request of discord.py may be several: it tries again.
    """

    async def begin(_session: object, _about: object, one: aiohttp.TraceRequestStartParams) -> None:
        if not UNCOUNTED.search(one.url.path):
            await pace.begin()
        callback = CALLBACK.search(one.url.path)
        _put_off(clock, CALLBACK_SECONDS if callback else REQUEST_SECONDS)

    async def answered(_: object, _about: object, one: aiohttp.TraceRequestEndParams) -> None:
        if one.response.status == TOO_MANY and (seconds := _silence(one.response.headers)):
            pace.pause(seconds)

    async def end(*_: object) -> None:
        _put_off(clock, None)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begin)
    trace.on_request_end.append(answered)
    trace.on_response_chunk_received.append(end)
    trace.on_request_exception.append(end)
    return trace


def _put_off(clock: Clock, seconds: float | None) -> None:
    limit = _limit.get()
    if limit is not None and not limit.expired():
        clock.put_off(limit, None if seconds is None else clock.now() + seconds)


def _silence(headers: Any) -> float:
    """For how long a refusal is meant for all requests of this bot, in seconds; 0 for one route."""
    everywhere = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
    banned = "Via" not in headers  # not Discord's own answer, but that of what stands before it
    if not everywhere and not banned:
        return 0.0
    return float(headers.get("Retry-After", BANNED_SECONDS))
