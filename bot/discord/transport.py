"""A single HTTP request to Discord: no retry, no rate limit, no wait."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
from discord.http import HTTPClient

from bot.discord.outgoing import Body, Outgoing, Response
from bot.discord.workarounds import single_attempts, whole_form

JSON = "application/json"


class Transport:
    """Sends requests of a client of discord.py, each once, over connections that are kept."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self._session: aiohttp.ClientSession | None = None

    async def send(
        self, outgoing: Outgoing, body: Body, params: Any = None, reason: str | None = None
    ) -> Response:
        """Send a request and return the answer, with an error of the connection in its place."""
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
                    timeout=aiohttp.ClientTimeout(total=None),  # the pipeline has one
                )
            )
        return self._session


async def _encoded(body: Body, headers: dict[str, str]) -> bytes | str | None:
    """Return a body to be sent, and note its type in the headers."""
    if body.form:
        for file in body.files:
            file.reset()  # a former try has read it
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
    """Return the JSON of an answer; its text where that is no JSON."""
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text
