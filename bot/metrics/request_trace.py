"""Counting of the requests to Discord, by route, outcome and duration."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot import metrics
from bot.clock import Clock
from bot.discord.limits import made_at

VERSION = re.compile(r"^/api/v\d+")
TOKEN = re.compile(r"^(/(?:webhooks|interactions)/\d+/)[^/]+")
ID = re.compile(r"(?<=/)\d+")
ANSWERED = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def route(path: str) -> str:
    """Return the path of a request without ids and tokens: "/channels/{id}/messages"."""
    bare = TOKEN.sub(r"\1{token}", VERSION.sub("", path))
    return ID.sub("{id}", bare)


def count_requests(
    trace: aiohttp.TraceConfig, clock: Clock, since: Callable[[float], float]
) -> None:
    """Count each request that this trace sees, from the moment of sending.

    `since` returns how many seconds ago a moment of Discord's clock was.
    """

    async def begin(_: object, about: SimpleNamespace, __: object) -> None:
        about.began = clock.now()

    async def end(_: object, about: SimpleNamespace, one: aiohttp.TraceRequestEndParams) -> None:
        _count(one, str(one.response.status), clock.now() - about.began)
        answered = ANSWERED.search(one.url.path)
        if answered and one.response.ok:
            metrics.ANSWERS.observe(since(made_at(answered[1])))

    async def fail(
        _: object, about: SimpleNamespace, one: aiohttp.TraceRequestExceptionParams
    ) -> None:
        began = getattr(about, "began", clock.now())  # a failure while queued has no start
        _count(one, _outcome(one.exception), clock.now() - began)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)


def _count(
    one: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    outcome: str,
    seconds: float,
) -> None:
    metrics.REQUESTS.labels(one.method, route(one.url.path), outcome).inc()
    metrics.REQUEST_SECONDS.labels(one.method).observe(max(0.0, seconds))


def _outcome(error: BaseException) -> str:
    """Return the outcome label of a request without an answer."""
    if isinstance(error, asyncio.CancelledError):
        return "given up"
    return "timeout" if isinstance(error, TimeoutError) else "no connection"
