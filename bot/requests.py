"""Each request to Discord begins in its turn, and has a time limit of its own from then on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import limits
from bot.breaker import Breaker
from bot.clock import Clock
from bot.pace import Pace, Urgency, count, purpose

log = logging.getLogger(__name__)

REQUEST_SECONDS = 10.0  # until the whole answer is there
CALLBACK_SECONDS = 5.0  # all tries of one: Discord has given up the click by then
UNCOUNTED = re.compile("/(webhooks|interactions)/")
CALLBACK = re.compile("/interactions/.*/callback")
TOO_MANY = 429
BANNED_SECONDS = 60.0  # to be silent where a refusal does not say how long

CHOICES = discord.InteractionResponseType.autocomplete_result.value
ACKNOWLEDGED = 40060

Request = Callable[..., Awaitable[Any]]


class AlreadyAnswered(Exception):
    """By a try whose answer was lost, or by another process: whoever clicked sees an answer."""


_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)
_unsent: ContextVar[Unsent | None] = ContextVar("unsent", default=None)


class GaveWay(Exception):
    """It was not sent, since something else goes first."""


class Unsent:
    """What a task is about to send: while it only waits for that, it can be told to end."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.gave_way = False
        self._asked = False
        self._waits = False
        self._task = task

    def give_way(self) -> None:
        """Let the task end as soon as nothing of it is under way to Discord."""
        self._asked = True
        self._end()

    def waits(self, waits: bool) -> None:
        """The request of this task waits for its turn or for a rate limit, or is sent now."""
        self._waits = waits
        self._end()

    def _end(self) -> None:
        if self._asked and self._waits and not self.gave_way:
            self.gave_way = True
            self._task.cancel()


@contextlib.contextmanager
def giving_way() -> Iterator[Unsent]:
    """What this task sends meanwhile can be told to give way: GaveWay is raised then."""
    task, before = asyncio.current_task(), _unsent.get()
    assert task is not None
    unsent, ended = Unsent(task), task.cancelling()
    _unsent.set(unsent)
    try:
        yield unsent
    except asyncio.CancelledError:
        if unsent.gave_way and task.uncancel() <= ended:
            raise GaveWay from None
        raise
    finally:
        _unsent.set(before)


def limited(request: Request, clock: Clock) -> Request:
    """The same request to Discord, but TimeoutError where an answer does not come in time.

    It may have had its effect then. Neither waiting for a turn or for a rate limit counts, nor
    the pauses between two tries; but a hanging one must let go of its rate limit for others.
    """

    async def ask(*about: Any, **options: Any) -> Any:
        async with clock.deadline(None) as limit:
            _limit.set(limit)
            _note_waiting(True)
            try:
                return await request(*about, **options)
            finally:
                _note_waiting(False)
                _limit.set(None)

    return ask


def first_alone(request: Request) -> Request:
    """The same request, but the first on each route is answered before others are sent on it.

    From its answer discord.py learns with what a route is counted; whatever it sends before, to
    another channel say, it counts wrongly ever after.
    """
    known: set[str] = set()
    locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def ask(route: Route, **options: Any) -> Any:
        if route.key not in known:
            async with locks[route.key]:
                if route.key not in known:
                    try:
                        return await request(route, **options)
                    finally:
                        known.add(route.key)
        return await request(route, **options)

    return ask


def limit_answers(clock: Clock) -> None:
    """The same for what discord.py sends by the token of a click, in all tasks begun from here."""
    adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]  # discord.py has no type
    request = answered_once(limited(adapter.request, clock))
    setattr(adapter, "request", request)  # noqa: B010  # its one door
    async_context.set(adapter)


def answered_once(request: Request) -> Request:
    """The same request by the token of a click, but AlreadyAnswered where nothing else is wrong.

    Choices for what is being typed may fail: whoever types asks anew with the next letter.
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


def in_turn(pace: Pace, clock: Clock, breaker: Breaker) -> aiohttp.TraceConfig:
    """Lets every request wait its turn, but those that Discord does not count: by a click's token.

    Where aiohttp begins one, since a request of discord.py may be several: it tries again. The
    breaker is told what becomes of it, unless it answers a click.
    """
    watch, trace = _Watch(pace, clock, breaker), aiohttp.TraceConfig()
    trace.on_request_start.append(watch.begin)
    trace.on_request_end.append(watch.answered)
    trace.on_response_chunk_received.append(watch.end)
    trace.on_request_exception.append(watch.failed)
    trace.on_request_exception.append(watch.end)
    return trace


class _Watch:
    def __init__(self, pace: Pace, clock: Clock, breaker: Breaker) -> None:
        self._pace = pace
        self._clock = clock
        self._breaker = breaker

    async def begin(
        self, _session: object, _about: object, one: aiohttp.TraceRequestStartParams
    ) -> None:
        count()
        if not UNCOUNTED.search(one.url.path):
            await self._pace.begin()
        _note_waiting(False)
        if not CALLBACK.search(one.url.path):
            _put_off(self._clock, REQUEST_SECONDS)
        elif not _running():
            _put_off(self._clock, CALLBACK_SECONDS)

    async def answered(
        self, _session: object, _about: object, one: aiohttp.TraceRequestEndParams
    ) -> None:
        if seconds := _silence(one.response):
            self._pace.pause(seconds)
        if one.response.status == TOO_MANY:  # it had no effect, and is sent again later
            _note_waiting(True)
        if one.response.status >= limits.SERVER_ERRORS:
            self._note_failure(one.url.path)
        elif purpose().urgency is not Urgency.ANSWER:
            self._breaker.answered()

    async def failed(
        self, _session: object, _about: object, one: aiohttp.TraceRequestExceptionParams
    ) -> None:
        limit = _limit.get()
        if not isinstance(one.exception, asyncio.CancelledError) or (limit and limit.expired()):
            self._note_failure(one.url.path)

    def _note_failure(self, path: str) -> None:
        if purpose().urgency is not Urgency.ANSWER:
            self._breaker.failed(path.partition("/messages")[0])

    async def end(self, _session: object, _about: object, one: Any) -> None:
        if not CALLBACK.search(one.url.path):
            _put_off(self._clock, None)


def _note_waiting(waits: bool) -> None:
    if unsent := _unsent.get():
        unsent.waits(waits)


def _running() -> bool:
    limit = _limit.get()
    return limit is not None and limit.when() is not None


def _put_off(clock: Clock, seconds: float | None) -> None:
    limit = _limit.get()
    if limit is not None and not limit.expired():
        clock.put_off(limit, None if seconds is None else clock.now() + seconds)


def _silence(response: aiohttp.ClientResponse) -> float:
    """For how many seconds an answer refuses all requests of this bot; 0 where it does not."""
    if response.status != TOO_MANY:
        return 0.0
    headers = response.headers
    everywhere = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
    banned = "Via" not in headers  # not Discord's own answer, but that of what stands before it
    if not everywhere and not banned:
        return 0.0
    return float(headers.get("Retry-After", BANNED_SECONDS))
