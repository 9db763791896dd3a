"""Keeps other web pages out, by the Host, Origin and content type of requests."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Middleware

from bot.playground.people.resolving import Objection
from bot.playground.world.wire import JSON

Next = Callable[[web.Request], Awaitable[web.StreamResponse]]
NOTICE = "for trying and testing; this is not Discord"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def guard(
    own: Callable[[], set[str] | None],
) -> Middleware:
    """Return a middleware that refuses requests of other pages with 403.

    Bots send no Origin, and the playground's page sends its own. `own()` returns the accepted Host
    values, or None if every Host is accepted (when other machines can reach the server).
    """

    @web.middleware
    async def check(request: web.Request, handler: Next) -> web.StreamResponse:
        reason = _reason(request, own())
        if reason:
            return web.json_response({"error": reason}, status=403)
        return await handler(request)

    return check


def _reason(request: web.Request, own: set[str] | None) -> str | None:
    host = request.headers.get("Host", "")
    if own is not None and host not in own:
        return "This server answers only under its own address."
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != host:
        return "Other pages may not use the playground."
    by_person = request.method == "POST" and request.path.startswith("/people")
    if by_person and request.content_type != "application/json":
        return "Send application/json."
    return None


async def json_body(request: web.Request) -> JSON:
    """Return the JSON object of a person's request, empty without a body; else Objection."""
    if not request.can_read_body:
        return {}
    try:
        body = await request.json()
    except ValueError as error:
        raise Objection("The body is not JSON.") from error
    if not isinstance(body, dict):
        raise Objection("The body must be a JSON object.")
    return body
