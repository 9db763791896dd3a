"""Malformed responses, events and frames, as a test asks for them."""

from __future__ import annotations

import asyncio
import json
import zlib

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.gateway.encoding import FLUSH
from bot.playground.malformed import BODIES, FRAMES, VALUES, without
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw

ROUTE = r"/channels/\d+/messages"
COMMAND = {"name": "look", "description": "Look."}


async def sent(playground: Playground, room: str) -> tuple[int, str, bytes]:
    """Send a message and return status, content type and body of the response."""
    url, headers = f"{playground.api}/channels/{room}/messages", {}
    headers["Authorization"] = f"Bot {playground.token}"
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(url, json={"content": "one"}) as answer,
    ):
        return answer.status, answer.content_type, await answer.read()


def readable(body: bytes) -> bool:
    try:
        return json.loads(body) is not ...
    except ValueError:
        return False


@pytest.mark.parametrize("how", [*BODIES, *VALUES])
async def test_the_next_answer_of_a_route_is_malformed_and_the_message_is_there(
    playground: Playground, room: str, how: str
) -> None:
    armed = playground.faults.malform("POST", ROUTE, how)
    status, _, body = await sent(playground, room)
    assert status == 200
    assert readable(body) == (how in VALUES)
    if how == "other types":
        answered = json.loads(body)
        assert (answered["id"], answered["content"], answered["flags"]) == ("abc", 7, "abc")
    elif how in VALUES:
        assert json.loads(body) in (None, [], {}, "abc", 7)
    assert [one.body["content"] for one in playground.world.channels[room].messages.values()] == [
        "one"
    ]
    assert armed.met == 1
    assert "content" in json.loads((await sent(playground, room))[2])


async def test_html_page_is_declared_as_html(playground: Playground, room: str) -> None:
    playground.faults.malform("POST", ROUTE, "html")
    assert (await sent(playground, room))[1] == "text/html"


async def test_a_limit_is_told_without_saying_for_how_long(
    playground: Playground, room: str
) -> None:
    playground.faults.next("POST", ROUTE, 429, times=2)
    playground.faults.malform("POST", ROUTE, without("retry_after"))
    playground.faults.malform("POST", ROUTE, lambda body: {**body, "retry_after": "soon"})
    for expected in (None, "soon"):
        status, _, body = await sent(playground, room)
        assert (status, json.loads(body).get("retry_after")) == (429, expected)


class Listener:
    """A connection to the gateway that reads raw frames, compressed by default."""

    def __init__(self, playground: Playground, compress: str = "?compress=zlib-stream") -> None:
        self._playground, self._compress = playground, compress
        self._inflator = zlib.decompressobj()

    async def __aenter__(self) -> Listener:
        self._session = aiohttp.ClientSession()
        url = self._playground.gateway.url + self._compress
        self._socket = await self._session.ws_connect(url)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._session.close()

    async def frame(self) -> str | bytes:
        async with asyncio.timeout(5):
            data: str | bytes = (await self._socket.receive()).data
        return data

    def text(self, frame: str | bytes) -> str:
        return frame if isinstance(frame, str) else self._inflator.decompress(frame).decode()

    async def payload(self) -> JSON:
        payload: JSON = json.loads(self.text(await self.frame()))
        return payload

    async def identify(self) -> None:
        data = {"token": self._playground.token, "intents": 1, "properties": {}}
        await self._socket.send_json({"op": 2, "d": data})

    async def event(self, name: str) -> JSON:
        while (payload := await self.payload())["t"] != name:
            pass
        return payload


@pytest.mark.parametrize("compress", ["?compress=zlib-stream", ""])
@pytest.mark.parametrize("how", [*FRAMES])
async def test_a_frame_is_no_payload_of_discords(
    playground: Playground, how: str, compress: str
) -> None:
    assert not playground.faults.malform_gateway(how)  # no connection yet
    async with Listener(playground, compress) as listener:
        assert (await listener.payload())["op"] == 10
        await listener.identify()
        while (await listener.payload())["d"].get("name") != "Other House":
            pass
        assert playground.faults.malform_gateway(how)
        frame = await listener.frame()
        try:
            payload = json.loads(listener.text(frame))
        except (ValueError, zlib.error):
            return
        is_event = isinstance(payload, dict) and isinstance(payload.get("op"), int)
        assert not is_event or payload["op"] not in (1, 7, 9, 11)
        assert not is_event or payload.get("t") in (None, "NEW_THING")


async def test_bytes_that_decompress_to_nothing_leave_the_stream_whole(
    playground: Playground,
) -> None:
    async with Listener(playground) as listener:
        await listener.payload()
        await listener.identify()
        await listener.event("READY")
        playground.faults.malform_gateway("nothing")
        playground.faults.reconnect()
        frames = [await listener.frame() for _ in range(4)]
        assert [listener.text(frame) for frame in frames][-1] == '{"op": 7, "d": null}'


async def test_a_truncated_frame_ends_as_a_whole_one_does_and_breaks_the_stream(
    playground: Playground,
) -> None:
    async with Listener(playground) as listener:
        await listener.payload()
        await listener.identify()
        while (await listener.payload())["d"].get("name") != "Other House":
            pass
        playground.faults.malform_gateway("truncated")
        playground.faults.reconnect()
        first, second = await listener.frame(), await listener.frame()
        assert isinstance(first, bytes)
        assert first.endswith(FLUSH)
        with pytest.raises((ValueError, zlib.error)):  # one of the two frames is unreadable
            [json.loads(listener.text(frame)) for frame in (first, second)]


@pytest.mark.parametrize("how", [*VALUES])
async def test_the_next_event_of_a_name_is_malformed(playground: Playground, how: str) -> None:
    armed = playground.faults.malform_event("GUILD_CREATE", how)
    async with Listener(playground) as listener:
        await listener.payload()
        await listener.identify()
        event, intact = [await listener.event("GUILD_CREATE") for _ in range(2)]
    assert armed.met == 1
    assert isinstance(event["s"], int)
    assert (how == "other types") == (bool(event["d"]) and event["d"] not in ("abc", 7))
    assert how != "other types" or event["d"]["id"] == "abc"
    assert intact["d"]["name"] == "Other House"


async def test_a_field_of_an_interaction_is_missing(
    playground: Playground, ana: Guest, room: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        playground.faults.malform_event("INTERACTION_CREATE", without("token", "channel"))
        await ana.command(room, "look")
        heard = await raw.interaction()
        assert heard["type"] == 2
        assert not {"token", "channel"} & heard.keys()
        await ana.command(room, "look")
        assert {"token", "channel"} <= (await raw.interaction()).keys()


async def test_the_first_payload_of_each_connection_is_malformed_until_the_faults_are_cleared(
    playground: Playground,
) -> None:
    playground.faults.malform_event("HELLO", without("heartbeat_interval"), times=float("inf"))
    for _ in range(2):
        async with Listener(playground) as listener:
            assert {*(await listener.payload())["d"]} == {"_trace"}
    playground.faults.clear()
    async with Listener(playground) as listener:
        assert "heartbeat_interval" in (await listener.payload())["d"]
