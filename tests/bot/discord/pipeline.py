"""The pipeline of requests to Discord, with responses that a test sets."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import Route

from bot.clock import Clock
from bot.discord.outgoing import Body, Outgoing, Purpose, Response, Verdict
from bot.discord.requests import Requests

AUTHOR = {"id": "2", "username": "Bot", "discriminator": "0", "avatar": None}
POSTED: dict[str, Any] = {  # a message, and also a response to a callback
    **{"id": "1", "channel_id": "3", "type": 0, "content": "", "author": AUTHOR, "tts": False},
    **{"attachments": [], "embeds": [], "edited_timestamp": None, "pinned": False},
    **{"mention_everyone": False, "interaction": {"id": "4"}},
}
OK = Response(200, POSTED)
VIA = {"Via": "1.1 google"}
EVERYTHING = Purpose()

Answer = Response | Callable[[Outgoing, Body], Response]


def refused(status: int, code: int, **more: Any) -> Response:
    """Return a response by which Discord refuses a request."""
    return Response(status, {"code": code, "message": "", **more})


def limited(seconds: object, **headers: str) -> Response:
    """Return Discord's response to a request beyond a rate limit."""
    return Response(429, {}, {**VIA, "Retry-After": str(seconds), **headers})


def post(channel: int = 1) -> Route:
    """Return the route that posts a message in a channel."""
    return Route("POST", "/channels/{channel_id}/messages", channel_id=channel)


def edit(channel: int = 1, message: int = 7) -> Route:
    """Return the route that edits a message of a channel."""
    path = "/channels/{channel_id}/messages/{message_id}"
    return Route("PATCH", path, channel_id=channel, message_id=message)


def callback(click: int = 1) -> Route:
    """Return the route of the first response to a press."""
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    return Route("POST", path, webhook_id=click, webhook_token="token")


class Pipeline:
    """A pipeline of requests whose transport gives `answers` in turn, and then successes.

    Each response takes `takes` seconds. `most` is the global limit of requests per second.
    """

    def __init__(self, clock: Clock, *answers: Answer, most: int = 45, takes: float = 0) -> None:
        self.clock = clock
        self.answers = [*answers]
        self.takes = takes
        self.sent: list[float] = []
        self.bodies: list[Body] = []
        self.heard: list[Verdict] = []
        self.not_permitted: set[str] = set()
        http: Any = SimpleNamespace(token="secret", user_agent="test", request=None)
        self.requests = Requests(http, clock, most, 1.0, self.permitted, self.hear)
        transport: Any = self
        self.requests._transport = transport
        self.by_bot, self.by_click = http.request, self.requests._webhook_request

    def permitted(self, outgoing: Outgoing) -> None:
        if outgoing.path in self.not_permitted:
            raise PermissionError(outgoing.path)

    def hear(self, _outgoing: Outgoing, _reply: Response, verdict: Verdict) -> None:
        self.heard.append(verdict)

    async def send(self, outgoing: Outgoing, body: Body, *_about: Any) -> Response:
        """Give the next response, in place of the transport."""
        self.sent.append(round(self.clock.now(), 3))
        self.bodies.append(body)
        answer = self.answers.pop(0) if self.answers else OK
        await self.clock.sleep(self.takes)
        return answer(outgoing, body) if callable(answer) else answer

    async def ask(self, route: Route, purpose: Purpose = EVERYTHING, json: Any = None) -> Any:
        """Send one request, and return the body of its response."""
        return await self.requests.send(Outgoing(route, purpose), Body(json))

    async def fails(self, route: Route, purpose: Purpose = EVERYTHING) -> Exception:
        """Send one request that fails, and return its error."""
        try:
            await self.ask(route, purpose)
        except (discord.HTTPException, OSError) as error:
            return error
        raise AssertionError("it did not fail")
