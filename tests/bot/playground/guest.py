"""A person at the playground, whom a test plays through the people API."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any

import aiohttp

from bot.playground.world.wire import JSON


class Refused(Exception):
    """A refusal by the people API, with its `status` and sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Guest:
    """A person who hears live events: `async with Guest(playground.url, "Ana") as ana:`."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.events: list[JSON] = []
        self._url = url
        self._session: aiohttp.ClientSession | None = None
        self._arrived = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        self._session = aiohttp.ClientSession()
        socket = await self._session.ws_connect(f"{self._url}/people/{self.name}/live")
        self._listening = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._listening:
            self._listening.cancel()
        if self._session:
            await self._session.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            self.events.append(frame.json())
            self._arrived.set()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Send a request below /people/{name}; raise Refused if its status is 300 or more."""
        assert self._session
        url = f"{self._url}/people/{self.name}{path}"
        sent = {} if body is None and method == "POST" else body
        async with self._session.request(method, url, json=sent) as response:
            answer = await response.json()
            if response.status >= 300:
                raise Refused(response.status, str(answer["error"]))
            return answer

    async def state(self) -> JSON:
        """Return the state of the playground for this person."""
        state: JSON = await self.call("GET", "/state")
        return state

    async def channel_id(self, name: str) -> str:
        """Return the id of the server channel with this name."""
        for guild in (await self.state())["guilds"]:
            for channel in guild["channels"]:
                if channel["name"] == name:
                    return str(channel["id"])
        raise KeyError(name)

    async def messages(self, channel_id: str) -> list[JSON]:
        """Return the messages that this person sees in a channel, newest last."""
        seen: list[JSON] = await self.call("GET", f"/channels/{channel_id}/messages")
        return seen

    async def say(self, channel_id: str, content: str) -> JSON:
        """Post a message in a channel, and return the message."""
        path = f"/channels/{channel_id}/messages"
        message: JSON = await self.call("POST", path, {"content": content})
        return message

    async def command(self, channel_id: str, name: str, **values: object) -> str:
        """Use a command without subcommands, and return the id of the interaction."""
        options = [{"name": key, "value": value} for key, value in values.items()]
        body = {"channel_id": channel_id, "name": name, "options": options}
        answer = await self.call("POST", "/command", body)
        return str(answer["interaction_id"])

    async def press(self, message: JSON, custom_id: str, values: list[str] | None = None) -> str:
        """Press a button or choose `values`, and return the id of the interaction."""
        body: JSON = {"message_id": message["id"], "custom_id": custom_id}
        if values is not None:
            body["values"] = values
        return str((await self.call("POST", "/press", body))["interaction_id"])

    async def submit(self, interaction_id: str, values: JSON) -> str:
        """Submit a modal, and return the id of the interaction."""
        body = {"interaction_id": interaction_id, "values": values}
        return str((await self.call("POST", "/submit", body))["interaction_id"])

    async def hears(self, kind: str, within: float = 5.0, **wanted: object) -> JSON:
        """Wait for a live event of this kind with these values, and take it from `events`."""
        async with asyncio.timeout(within):
            while True:
                for event in self.events:
                    if event["t"] == kind and wanted.items() <= event.items():
                        self.events.remove(event)
                        return event
                self._arrived.clear()
                await self._arrived.wait()

    async def done(self, interaction_id: str) -> None:
        """Wait until the bot has answered the interaction."""
        await self.hears("done", interaction_id=interaction_id)
