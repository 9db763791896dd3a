"""The pipeline for all requests to Discord. Its steps are those of `Requests.send`:

    queued -> permitted -> sent -> classified -> retried or given up

The pipeline replaces the two request functions of discord.py. No code below it retries or waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import metrics
from bot.clock import Clock
from bot.discord import limits
from bot.discord.circuit_breaker import pause_after
from bot.discord.outgoing import (
    CHOICES,
    LONGEST_WAIT,
    Blocked,
    Body,
    Outgoing,
    Response,
    Verdict,
    classify,
    error_of,
    purpose,
    retry_after,
)
from bot.discord.rate_limit import RateLimit
from bot.discord.workarounds import single_attempts, whole_form
from bot.metrics import count_request
from bot.metrics import route as route_shown

log = logging.getLogger(__name__)

REQUEST_SECONDS = 10.0  # timeout from the start of a request to the end of the response
CALLBACK_SECONDS = 5.0  # for all tries of the first answer to a click, before Discord drops it
TRIES = 5  # the most tries of one request, unless its sender composes each try anew
BANNED_SECONDS = LONGEST_WAIT  # pause after a refusal of all requests that names no time
MANY_PLACES = 3  # tables or clicks with a long rate limit of one route, which then concerns the bot
SHUT_SECONDS = 1.0  # pause of a bucket after a rate limit that names no time

Heard = Callable[[Outgoing, Response, Verdict], None]


class Requests:
    """Sends all requests of a client, by urgency and within the rate limits of Discord.

    Args:
        most, seconds: at most `most` requests begin in any period of `seconds`.
        permitted: called before each try; raises if Discord would refuse the request now.
        heard: called with each request, its answer or error, and the verdict.

    For example, a hand is drawn only when its request may begin::

        async with app.requests.turn(answer.route):
            view, files = await hand_message(speech, app, table, player, preferences)
            await answer.edit(view, files)
    """

    def __init__(
        self,
        http: HTTPClient,
        clock: Clock,
        most: int,
        seconds: float,
        permitted: Callable[[Outgoing], None],
        heard: Heard,
    ) -> None:
        self.limit = RateLimit(clock, most, seconds)
        self._clock = clock
        self._permitted = permitted
        self._heard = heard
        # by route: tables or clicks, and the ends of their long rate limits
        self._long: defaultdict[str, dict[int | str, float]] = defaultdict(dict)
        self._transport = Transport(http)
        setattr(http, "request", self._request)  # noqa: B010  # request function of discord.py

    def serve_clicks(self) -> None:
        """Send requests by tokens of clicks too, in this task and in those it begins."""
        adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]  # discord.py has no type
        setattr(adapter, "request", self._webhook_request)  # noqa: B010  # its webhook function
        async_context.set(adapter)

    async def close(self) -> None:
        """Close the connections."""
        await self._transport.close()

    @contextlib.asynccontextmanager
    async def turn(self, route: Route) -> AsyncIterator[None]:
        """Wait for a turn on `route`, on which a request within the block then begins at once."""
        async with self.limit.turn(Outgoing(route, purpose())):
            yield

    async def send(
        self, outgoing: Outgoing, body: Body, params: Any = None, reason: str | None = None
    ) -> Any:
        """Send a request and return the body of the answer.

        Raises Foreseen if Discord would refuse the request, Blocked for a rate limit, TimeoutError
        if no answer came in time, HTTPException for a refusal, and errors of the connection.
        """
        failures, deadline, limited_at = 0, inf, inf
        while True:
            await self.limit.begin(outgoing)
            self._check(outgoing)
            if failures == 0 and outgoing.is_callback:
                deadline = self._clock.now() + CALLBACK_SECONDS
            response, verdict = await self._exchange(outgoing, body, params, reason, deadline)
            self._heard(outgoing, response, verdict)
            if verdict is Verdict.OK:
                return _as_read(outgoing, response.body)
            if verdict is Verdict.EMOJI and body != (plain := body.without_emojis()):
                body = plain
                continue
            failures += 1
            outgoing.purpose.unknown += verdict is Verdict.UNKNOWN
            until = self._limited(outgoing, response) if verdict is Verdict.LIMITED else 0.0
            again = until or self._clock.now() + pause_after(failures)
            limited_at = min(limited_at, self._clock.now()) if until else inf
            too_long = until > limited_at + LONGEST_WAIT
            if not _may_retry(outgoing, verdict, failures) or again > deadline or too_long:
                raise Blocked(until - limited_at) if until else error_of(response, verdict)
            if not until:  # after a rate limit, the queue delays the next try
                await self._clock.sleep_until(again)

    def _check(self, outgoing: Outgoing) -> None:
        """Raise Foreseen if Discord would refuse the request by the bot's present permissions."""
        try:
            self._permitted(outgoing)
        except Exception:  # of any type: the circuit breaker gets no answer to this request
            self._given_up(outgoing)
            raise

    async def _exchange(
        self, outgoing: Outgoing, body: Body, params: Any, reason: str | None, deadline: float
    ) -> tuple[Response, Verdict]:
        """Send a request once, with a timeout; note answer and meaning in limits and metrics."""
        outgoing.purpose.begun += 1
        began = self._clock.now()
        try:
            async with self._clock.deadline(min(deadline, began + REQUEST_SECONDS)):
                response = await self._transport.send(outgoing, body, params, reason)
        except TimeoutError as error:
            response = Response(error=error)
        except asyncio.CancelledError:
            self._count(outgoing, "given up", began)
            self._given_up(outgoing)
            raise
        verdict = classify(outgoing, response)
        self._count(outgoing, self._outcome(outgoing, response, verdict), began)
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status in limits.INVALID_STATUSES and not shared:
            self.limit.note_invalid()
        self.limit.learn(outgoing, response.headers)
        if not outgoing.answers:
            if response.error is not None or response.status >= limits.SERVER_ERRORS:
                self.limit.breaker.failed(outgoing.place, outgoing.purpose.table)
            else:
                self.limit.breaker.answered()
        return replace(response, asked=began), verdict

    def _count(self, outgoing: Outgoing, outcome: str, began: float) -> None:
        seconds = self._clock.now() - began
        count_request(outgoing.route.method, outgoing.path, outcome, seconds)

    def _outcome(self, outgoing: Outgoing, response: Response, verdict: Verdict) -> str:
        """Return the outcome of a request for the metrics; log a malformed answer."""
        if isinstance(response.error, TimeoutError):
            return "timeout"
        if response.error is not None:
            return "no connection"
        if response.status >= limits.REFUSALS or verdict is Verdict.OK:
            return str(response.status)
        metrics.MALFORMED.labels("answer").inc()
        shown = route_shown(outgoing.path)
        log.warning("%s %s got a malformed answer.", outgoing.route.method, shown)
        return "malformed"

    def _given_up(self, outgoing: Outgoing) -> None:
        if not outgoing.answers:
            self.limit.breaker.unused()

    def _limited(self, outgoing: Outgoing, response: Response) -> float:
        """Apply the rate limit of a 429 response; return its end in seconds since 1970."""
        headers, named = response.headers, retry_after(response)
        seconds = SHUT_SECONDS if named is None else named
        by_proxy = "Via" not in headers  # the refusal is by the proxy in front of Discord
        everywhere = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
        shown = route_shown(outgoing.path)
        log.warning("%s %s is rate limited for %.1f s", outgoing.route.method, shown, seconds)
        if by_proxy or everywhere:
            seconds = BANNED_SECONDS if named is None else named
            self.limit.pause(seconds)
        until = self.limit.shut(outgoing, seconds)
        if seconds > LONGEST_WAIT and (by_proxy or everywhere):
            metrics.RATE_LIMITED.set(until)
        elif seconds > LONGEST_WAIT:
            self._note_long(outgoing, until)
        return until

    def _note_long(self, outgoing: Outgoing, until: float) -> None:
        """Note the end of a long rate limit of one route, for the metrics and the health page."""
        now, key = self._clock.now(), outgoing.route.key
        places = {place: end for place, end in self._long[key].items() if end > now}
        places[outgoing.purpose.table or outgoing.route.major_parameters] = until
        self._long[key] = places
        metrics.ROUTE_LIMITED.set(max(places.values()))
        if len(places) >= MANY_PLACES:
            metrics.RATE_LIMITED.set(sorted(places.values())[-MANY_PLACES])

    async def _request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Sequence[dict[str, Any]] | None = None,
        json: Any = None,
        params: Any = None,
        reason: str | None = None,
    ) -> Any:
        body = Body(json, [*form] if form else (), files or ())
        return await self.send(Outgoing(route, purpose(), bool(files)), body, params, reason)

    async def _webhook_request(
        self,
        route: Route,
        *_session: object,
        payload: Any = None,
        multipart: Sequence[dict[str, Any]] | None = None,
        files: Sequence[discord.File] | None = None,
        params: Any = None,
        **_unused: Any,  # discord.py's session and proxies
    ) -> Any:
        """Send a request of discord.py that the token of a click authorizes.

        If the choices of an autocomplete cannot be sent, return None: the next keystroke requests
        them again.
        """
        body = Body(payload, [*multipart] if multipart else (), files or ())
        try:
            return await self.send(Outgoing(route, purpose(), bool(files)), body, params)
        except Exception as error:  # raised again unless the request was about choices
            if body.field("type") != CHOICES:
                raise
            log.info("Choices were offered in vain (%s).", type(error).__name__)
            return None


def _as_read(outgoing: Outgoing, body: Any) -> Any:
    """Return the body of an answer without the components of a message that the request has sent.

    Nothing reads these components, and discord.py would make an object of each.
    """
    if outgoing.route.method == "GET" or not isinstance(body, dict):
        return body
    if body.get("components"):
        return {**body, "components": []}
    resource: Any = body.get("resource") or {}
    message: Any = resource.get("message")
    if isinstance(message, dict) and message.get("components"):
        return {**body, "resource": {**resource, "message": {**message, "components": []}}}
    return body


def _may_retry(outgoing: Outgoing, verdict: Verdict, failures: int) -> bool:
    """Whether a request may be sent again after so many failures.

    A request that must not have its effect twice is not sent again if the effect is unknown.
    """
    if verdict not in (Verdict.LIMITED, Verdict.TRANSIENT, Verdict.UNKNOWN):
        return False
    doubtful = verdict is Verdict.UNKNOWN and outgoing.purpose.once
    return outgoing.purpose.retried and failures < TRIES and not doubtful


JSON = "application/json"


class Transport:
    """Sends each request of a discord.py client once, over connections that stay open."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self._session: aiohttp.ClientSession | None = None

    async def send(
        self, outgoing: Outgoing, body: Body, params: Any = None, reason: str | None = None
    ) -> Response:
        """Send a request and return the answer; an error of the connection is in its `error`."""
        headers = {"User-Agent": self._http.user_agent}
        if self._http.token is not None and not outgoing.by_token:
            headers["Authorization"] = "Bot " + self._http.token
        if reason:
            headers["X-Audit-Log-Reason"] = quote(reason, safe="/ ")
        data = await _encoded(body, headers)
        method, url = outgoing.route.method, outgoing.route.url
        try:
            async with self._open().request(
                method, url, data=data, params=params, headers=headers, allow_redirects=False
            ) as answer:
                return Response(
                    answer.status,
                    _read(await answer.text("utf-8", errors="replace")),
                    answer.headers,
                )
        except (aiohttp.ClientConnectorError, ConnectionRefusedError) as error:
            return Response(error=error, sent=False)
        except (aiohttp.ClientError, OSError) as error:
            return Response(error=error)

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = single_attempts(
                aiohttp.ClientSession(
                    connector=aiohttp.TCPConnector(limit=0),
                    timeout=aiohttp.ClientTimeout(total=None),  # the pipeline sets one
                )
            )
        return self._session


async def _encoded(body: Body, headers: dict[str, str]) -> bytes | str | None:
    """Return the bytes or text of a body, None if empty; set the content type in `headers`."""
    if body.form:
        for file in body.files:
            file.reset()  # an earlier try has read the file
        form = aiohttp.FormData(quote_fields=False)  # Discord does not read quoted names
        for one in body.form:
            form.add_field(**one)
        data, headers["Content-Type"] = await whole_form(form)
        return data
    if body.json is None:
        return None
    headers["Content-Type"] = JSON
    return discord.utils._to_json(body.json)


def _read(text: str) -> Any:
    """Return the parsed JSON of an answer; the text itself if it is no JSON, None if empty."""
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text
