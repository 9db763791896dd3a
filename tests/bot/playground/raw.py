"""Raw REST requests to the playground, such as discord.py would not let a test send."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any

import aiohttp

from bot.playground import Playground
from bot.playground.world.wire import JSON


class Raw:
    """The bot's REST client: `status, body = await raw("POST", "/channels/1/messages", {...})`."""

    def __init__(self, playground: Playground, token: str | None = None) -> None:
        self._playground = playground
        self._token = playground.token if token is None else token
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> Raw:
        authorization = {"Authorization": f"Bot {self._token}"}
        self._session = aiohttp.ClientSession(headers=authorization)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._session
        await self._session.close()

    async def listen(self, *commands: JSON) -> None:
        """Register commands, and connect to the gateway for their interactions."""
        assert self._session
        playground = self._playground
        bot_id = playground.world.bot_id
        await self("PUT", f"/applications/{bot_id}/commands", list(commands))
        self._socket = await self._session.ws_connect(playground.gateway.url)
        data = {"token": playground.token, "intents": 0, "properties": {}}
        await self._socket.send_json({"op": 2, "d": data})

    async def interaction(self) -> JSON:
        """Wait for the next interaction, and return it."""
        assert self._socket
        async with asyncio.timeout(5):
            while True:
                event: JSON = await self._socket.receive_json()
                if event.get("t") == "INTERACTION_CREATE":
                    interaction: JSON = event["d"]
                    return interaction

    async def answer(self, interaction: JSON, body: JSON) -> tuple[int, Any]:
        """Send the callback of an interaction; return the status and JSON of the response."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self("POST", f"{path}?with_response=true", body)

    async def __call__(
        self, method: str, path: str, body: object = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Send a request, and return the status and JSON of the response.

        With `files`, the request is multipart, with the files in this order.
        """
        assert self._session
        form: aiohttp.FormData | None = None
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{number}]", content, filename=name)
        sent = {"data": form} if form else {"json": body} if body is not None else {}
        async with self._session.request(method, self._playground.api + path, **sent) as answer:
            self.headers = dict(answer.headers)
            text = await answer.text()
            return answer.status, json.loads(text) if text else None


def complaints(body: Any, path: str = "") -> dict[str, list[str]]:
    """Return the nested errors of an error 50035 as {"components.0.label": [codes]}."""
    found: dict[str, list[str]] = {}
    for key, value in body.get("errors", body).items():
        if key == "_errors":
            found[path] = [error["code"] for error in value]
        else:
            found |= complaints({"errors": value}, f"{path}.{key}".strip("."))
    return found
