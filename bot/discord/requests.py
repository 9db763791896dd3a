"""Wrappers of discord.py's requests: rate limit, time limit, fallback without emojis."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.clock import Clock
from bot.discord import limits
from bot.discord.bucket_discovery import first
from bot.discord.channel_rate_limit import ChannelLimit
from bot.discord.circuit_breaker import Breaker
from bot.discord.emoji_fallback import without_emojis
from bot.discord.idempotency import note_refused, note_sent
from bot.discord.preemption import GaveWay, note_waiting
from bot.discord.rate_limit import Pace, Urgency, count, purpose

log = logging.getLogger(__name__)

REQUEST_SECONDS = 10.0  # until the whole answer is there
CALLBACK_SECONDS = 5.0  # all tries of one: Discord drops the click after that
UNCOUNTED = re.compile("/(webhooks|interactions)/")
CALLBACK = re.compile("/interactions/.*/callback")
COUNTED = "X-RateLimit-Bucket"  # a header that names the rate limit bucket of a route
REFUSALS = 400
BANNED_SECONDS = 60.0  # to pause where a refusal does not say how long

CHOICES = discord.InteractionResponseType.autocomplete_result.value
ACKNOWLEDGED = 40060
INVALID_FORM = 50035

Request = Callable[..., Awaitable[Any]]
Check = Callable[[str, str, bool], None]


class AlreadyAnswered(Exception):
    """The click was answered before: by a try whose answer was lost, or by another process."""


_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)
_pictures: ContextVar[bool] = ContextVar("pictures", default=False)


def limited(request: Request, clock: Clock) -> Request:
    """Wrap a request to Discord so that it raises TimeoutError where no answer comes in time.

    The effect of the request is unknown then. Waiting for a turn or for a rate limit does not
    count, nor do the pauses between two tries. A hanging request must release its rate limit for
    others.
    """

    async def ask(*about: Any, **options: Any) -> Any:
        async with clock.deadline(None) as limit:
            _limit.set(limit)
            _pictures.set(bool(options.get("files")))
            note_waiting(True)
            try:
                return await request(*about, **options)
            finally:
                note_waiting(False)
                _limit.set(None)

    return ask


def without_refused_emojis(request: Request, refused: Callable[[], None]) -> Request:
    """Wrap a request: where an emoji of a control is refused, send it again with labels alone.

    Discord refuses emojis of the application that were deleted, and now and then existing ones.
    """

    async def ask(*about: Any, **options: Any) -> Any:
        try:
            return await request(*about, **options)
        except discord.HTTPException as error:
            labels_alone = without_emojis(options)
            of_emoji = error.code == INVALID_FORM and ".emoji" in error.text
            if not of_emoji or labels_alone == options:
                raise
        refused()
        for file in options.get("files") or ():
            file.reset()  # the file was read by the first try
        return await request(*about, **labels_alone)

    return ask


def limit_answers(clock: Clock, refused_emojis: Callable[[], None]) -> None:
    """Apply these wrappers to discord.py's webhook requests, in all tasks begun from here."""
    adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]  # discord.py has no type
    request = without_refused_emojis(limited(adapter.request, clock), refused_emojis)
    request = answered_once(request)
    setattr(adapter, "request", request)  # noqa: B010  # its one door
    async_context.set(adapter)


def answered_once(request: Request) -> Request:
    """Wrap a webhook request: AlreadyAnswered where the click has an answer, and nothing is wrong.

    Autocomplete choices may fail: the next keystroke requests them again.
    """

    async def ask(route: Route, **options: Any) -> Any:
        try:
            return await request(route, **options)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if (options.get("payload") or {}).get("type") == CHOICES:
                log.info("Choices were offered in vain (%s).", type(error).__name__)
                return None
            if isinstance(error, discord.HTTPException) and error.code == ACKNOWLEDGED:
                raise AlreadyAnswered("It was answered before") from None
            raise

    return ask


def in_turn(pace: Pace, clock: Clock, breaker: Breaker, check: Check) -> aiohttp.TraceConfig:
    """Trace that makes each request wait its turn, but those by a click's token, which are
    uncounted.

    The trace acts where aiohttp begins a request, since one request of discord.py may be several
    tries. An error that `check` raises, given the method, the path and whether it has pictures, is
    raised in place of sending. The breaker is told each result, unless the request answers a click.
    """
    watch, trace = _Watch(pace, clock, breaker, check), aiohttp.TraceConfig()
    trace.on_request_start.append(watch.begin)
    trace.on_connection_create_start.append(watch.connect)
    trace.on_connection_reuseconn.append(watch.connect)
    trace.on_request_end.append(watch.answered)
    trace.on_response_chunk_received.append(watch.end)
    trace.on_request_exception.append(watch.failed)
    trace.on_request_exception.append(watch.end)
    return trace


class _Watch:
    def __init__(self, pace: Pace, clock: Clock, breaker: Breaker, check: Check) -> None:
        self._pace = pace
        self._clock = clock
        self._breaker = breaker
        self._check = check
        self._channel_limit = ChannelLimit(clock)

    async def begin(
        self, _session: object, about: SimpleNamespace, one: aiohttp.TraceRequestStartParams
    ) -> None:
        about.one, about.connected = one, False
        await self._begin(one)

    async def connect(self, _session: object, about: SimpleNamespace, _: object) -> None:
        """Count the retry that aiohttp sends where a connection that it kept turns out closed."""
        if about.connected:
            self._note_failure(about.one.url.path)
            await self._begin(about.one)
        about.connected = True

    async def _begin(self, one: aiohttp.TraceRequestStartParams) -> None:
        alone = first.get()
        if not UNCOUNTED.search(one.url.path):
            if alone is not None:  # a more urgent request may wait for this one
                self._pace.hurry(purpose(), Urgency.HAND)
            await self._pace.begin()
            await self._channel_limit.begin(one.method, one.url.path)
        if alone is not None:
            alone.begin()
        self._check(one.method, one.url.path, _pictures.get())
        note_sent()
        count()
        note_waiting(False)
        if not CALLBACK.search(one.url.path):
            _put_off(self._clock, REQUEST_SECONDS)
        elif not _running():
            _put_off(self._clock, CALLBACK_SECONDS)

    async def answered(
        self, _session: object, _about: object, one: aiohttp.TraceRequestEndParams
    ) -> None:
        if seconds := _silence(one.response):
            self._pace.pause(seconds)
        told = COUNTED in one.response.headers or one.response.status < REFUSALS
        if alone := first.get():
            alone.note(one.response.status, told)
        if one.response.status == limits.TOO_MANY:  # discord.py will retry later
            note_waiting(True)
        if REFUSALS <= one.response.status < limits.SERVER_ERRORS:
            note_refused()
        if one.response.status >= limits.SERVER_ERRORS:
            self._note_failure(one.url.path)
        elif purpose().urgency is not Urgency.ANSWER:
            self._breaker.answered()

    async def failed(
        self, _session: object, _about: object, one: aiohttp.TraceRequestExceptionParams
    ) -> None:
        limit, given_up = _limit.get(), (asyncio.CancelledError, GaveWay)
        if not isinstance(one.exception, given_up) or (limit and limit.expired()):
            self._note_failure(one.url.path)

    def _note_failure(self, path: str) -> None:
        if purpose().urgency is not Urgency.ANSWER:
            self._breaker.failed(path.partition("/messages")[0], purpose().table)

    async def end(self, _session: object, _about: object, one: Any) -> None:
        if not CALLBACK.search(one.url.path):
            _put_off(self._clock, None)


def _running() -> bool:
    limit = _limit.get()
    return limit is not None and limit.when() is not None


def _put_off(clock: Clock, seconds: float | None) -> None:
    limit = _limit.get()
    if limit is not None and not limit.expired():
        clock.put_off(limit, None if seconds is None else clock.now() + seconds)


def _silence(response: aiohttp.ClientResponse) -> float:
    """Return the seconds for which an answer refuses all requests of this bot; 0 for none."""
    if response.status != limits.TOO_MANY:
        return 0.0
    headers = response.headers
    everywhere = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
    banned = "Via" not in headers  # not Discord's own answer, but that of the proxy before it
    if not everywhere and not banned:
        return 0.0
    return float(headers.get("Retry-After", BANNED_SECONDS))
