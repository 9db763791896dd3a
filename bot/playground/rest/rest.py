"""The common part of all REST routes: faults, token, body, rate limits, refusals, journal."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.utils import formatdate
from typing import Any

from aiohttp import web

from bot.clock import Clock
from bot.playground.errors import Form, Refusal, refusal
from bot.playground.faults import Faults, Hangup
from bot.playground.limits import Bucket, Limits, RateLimits
from bot.playground.messages.attachments import Upload
from bot.playground.messages.composing import Request
from bot.playground.rest.body import read_body
from bot.playground.rest.journal import Journal
from bot.playground.world.wire import JSON

BASE = "/api/v10"
VIA = "1.1 playground"  # without it, clients take a 429 for a ban, and do not retry
JSON_TYPE = "application/json"
ANSWER_ROUTE = "/interactions/{interaction_id}/{interaction_token}/callback"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A request as a route receives it: path parameters, query, JSON, files, time of arrival.

    >>> call = Call({"channel_id": "7"}, {}, ["no", "object"], [], at=0.0)
    >>> call.object
    Traceback (most recent call last):
        ...
    bot.playground.errors.Refusal: 400 50035 Invalid Form Body
    """

    path: dict[str, str]
    query: dict[str, str]
    payload: Any
    uploads: list[Upload]
    at: float

    @property
    def object(self) -> JSON:
        """The JSON object of the body; 50035 if the body is no object."""
        if not isinstance(self.payload, dict):
            form = Form()
            form.wrong((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            form.raise_if_wrong()
        return dict(self.payload)

    @property
    def message(self) -> Request:
        """The body as a message request."""
        return Request(self.object if self.payload is not None else {}, self.uploads)


Handler = Callable[[Call], Any]
"""Returns the JSON to answer with, None for 204, or a `Made` for 201."""


@dataclass(frozen=True)
class Made:
    """An answer with status 201."""

    body: Any


class Rest:
    """The REST routes of an application, under /api/v10."""

    def __init__(
        self,
        app: web.Application,
        accepts: Callable[[object], bool],
        faults: Faults,
        limits: Limits,
        journal: Journal,
        clock: Clock,
    ) -> None:
        self._app = app
        self._accepts = accepts
        self._faults = faults
        self._clock = clock
        self._rates = RateLimits(limits, clock)
        self._journal = journal

    def add(self, method: str, path: str, handler: Handler, *, by_token: bool = False) -> None:
        """Serve a route; a `by_token` route needs no bot token (most have an interaction token)."""

        async def serve(request: web.Request) -> web.Response:
            asked = request.path.removeprefix(BASE)
            try:
                answer = await self._serve(request, method, path, handler, by_token)
                await self._faults.part(method, asked)
            except Hangup:
                if request.transport:
                    request.transport.close()
                return web.Response()
            except Refusal as refused:  # by a fault, after the journal
                text = json.dumps(refused.body)
                answer = _json_response(refused.status, text, {"Via": VIA})
            if isinstance(answer.body, bytes) and answer.content_type == JSON_TYPE:
                answer.body = self._faults.malformed_body(method, asked, answer.body)
                answer.content_type = "text/html" if answer.body[:1] == b"<" else JSON_TYPE
            return answer

        self._app.router.add_route(method, BASE + path, serve)

    async def _serve(
        self, request: web.Request, method: str, path: str, handler: Handler, by_token: bool
    ) -> web.Response:
        if left := self._rates.banned():
            return _banned(left)
        bucket = None if path == ANSWER_ROUTE else _bucket(method, path, request)
        at = self._clock.now()
        payload: Any = None
        uploads: list[Upload] = []
        try:
            if bucket:
                self._rates.enter(bucket)
            await self._faults.meet(method, request.path.removeprefix(BASE))
            if not by_token and not self._accepts(request.headers.get("Authorization")):
                raise refusal(0)
            _check_ids(request)
            payload, uploads = await read_body(request)
            call = Call(dict(request.match_info), dict(request.query), payload, uploads, at)
            answer = handler(call)
            status = 201 if isinstance(answer, Made) else 204 if answer is None else 200
            body = answer.body if isinstance(answer, Made) else answer
        except Refusal as refused:
            status, body = refused.status, refused.body
            log.debug("%s %s refused: %s", method, path, refused)
        self._rates.note(status)
        text = "" if body is None else json.dumps(body)
        self._journal.note(
            method,
            path,
            payload,
            status,
            text,
            asked=request.path,
            came=at,
            at=self._clock.now(),
            uploads=uploads,
        )
        headers = self._rates.headers(bucket) if bucket else {}
        headers["Via"] = VIA
        headers["Date"] = formatdate(self._clock.now(), usegmt=True)
        if status == 429:
            headers["Retry-After"] = str(body["retry_after"])
            headers["X-RateLimit-Scope"] = "global" if body["global"] else "user"
        if not text:
            return web.Response(status=status, headers=headers)
        return _json_response(status, text, headers)


def _check_ids(request: web.Request) -> None:
    """Raise 50035 for an id in the path that is no snowflake."""
    form = Form()
    for name, value in request.match_info.items():
        if name.endswith("_id"):
            form.snowflake((name,), value)
    form.raise_if_wrong()


def _bucket(method: str, path: str, request: web.Request) -> Bucket:
    """Return the rate-limit bucket of a request; all requests with one token share a bucket."""
    about = request.match_info
    if "webhook_token" in about:
        return Bucket("/webhooks", f"{about['webhook_id']}/{about['webhook_token']}", by_token=True)
    return Bucket(method + path, about.get("channel_id") or about.get("guild_id") or "")


def _banned(left: float) -> web.Response:
    """Return the answer of Discord's proxy to a banned address: no JSON, and no Via."""
    headers = {"Retry-After": str(math.ceil(left))}
    return web.Response(status=429, text="error code: 1015", headers=headers)


def _json_response(status: int, text: str, headers: dict[str, str]) -> web.Response:
    """Return a JSON response with a content type without a charset, as discord.py needs it."""
    return web.Response(status=status, body=text.encode(), content_type=JSON_TYPE, headers=headers)


Middleware = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def unknown_route(request: web.Request, handler: Middleware) -> web.StreamResponse:
    """Answer unknown API routes in Discord's words instead of aiohttp's."""
    try:
        return await handler(request)
    except web.HTTPNotFound:
        if not request.path.startswith("/api/"):
            raise
        return _json_response(404, json.dumps({"message": "404: Not Found", "code": 0}), {})
