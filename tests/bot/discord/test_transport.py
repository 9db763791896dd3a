"""The transport over real connections: one request per call, and each form in one piece."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from bot.discord.outgoing import Body, Outgoing, Response, Verdict, classify
from bot.discord.requests import Transport
from tests.ports import free_port

PICTURE = bytes(range(256)) * 200


class Heard:
    """A server that keeps the requests it receives, and answers as a test says."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, dict[str, str]]] = []
        self.parts: list[tuple[Any, ...]] = []
        self.answer: Callable[[web.Request], web.StreamResponse] = lambda _: web.json_response({})
        http: Any = SimpleNamespace(token="secret", user_agent="test")
        self.transport = Transport(http)
        self.url = ""

    async def listen(self, request: web.Request) -> web.StreamResponse:
        self.requests.append((request.method, request.path, {**request.headers}))
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                assert isinstance(part, aiohttp.BodyPartReader)
                kind = part.headers.get("Content-Type")
                self.parts.append((part.name, part.filename, kind, bytes(await part.read())))
        else:
            self.parts.append((request.content_type, await request.read()))
        return self.answer(request)

    async def send(self, method: str, path: str, body: Body | None = None) -> Response:
        route = Route(method, path)
        route.url = self.url + path
        return await self.transport.send(Outgoing(route), body or Body())


@pytest.fixture
async def heard() -> AsyncIterator[Heard]:
    one, app = Heard(), web.Application()
    app.router.add_route("*", "/{path:.*}", one.listen)
    async with TestServer(app) as server:
        one.url = str(server.make_url("")).rstrip("/")
        yield one
        await one.transport.close()


def form(picture: discord.File) -> Body:
    """Return the body of a message with a picture, as discord.py builds it."""
    json = {"name": "payload_json", "value": '{"content": "dög"}'}
    file = {
        "name": "files[0]",
        "value": picture.fp,
        "filename": picture.filename,
        "content_type": "application/octet-stream",
    }
    return Body(form=[json, file], files=[picture])


async def test_a_form_with_a_picture_is_written_in_one_piece(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    write = aiohttp.http_writer.StreamWriter.write

    async def noted(self: Any, chunk: Any, **options: Any) -> None:
        written.append(len(chunk))
        await write(self, chunk, **options)

    monkeypatch.setattr(aiohttp.http_writer.StreamWriter, "write", noted)
    picture = discord.File(BytesIO(PICTURE), "hand.png")
    for _ in range(2):  # a retry sends the whole form again
        await heard.send("POST", "/channels/1/messages", form(picture))
    monkeypatch.undo()
    assert len([size for size in written if size > 1000]) == 2
    assert len(written) <= 4, "the answers of the server included"
    parts = [
        ("payload_json", None, "text/plain; charset=utf-8", '{"content": "dög"}'.encode()),
        ("files[0]", "hand.png", "application/octet-stream", PICTURE),
    ]
    assert heard.parts == [*parts, *parts]


async def test_json_is_sent_unchanged_with_the_token_of_the_bot(heard: Heard) -> None:
    await heard.send("POST", "/channels/1/messages", Body({"content": "ok"}))
    assert heard.parts == [("application/json", b'{"content":"ok"}')]
    ((_, _, headers),) = heard.requests
    assert headers["Authorization"] == "Bot secret"


async def test_a_request_by_the_token_of_a_click_does_not_have_the_token_of_the_bot(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", heard.url)
    await heard.send("POST", "/interactions/1/token/callback", Body({"type": 6}))
    ((_, _, headers),) = heard.requests
    assert "Authorization" not in headers


@pytest.mark.parametrize(
    ("text", "read"),
    [('{"id": "1"}', {"id": "1"}), ("<html>", "<html>"), ('{"id": ', '{"id": '), ("", None)],
)
async def test_a_body_that_is_no_json_is_read_as_text(heard: Heard, text: str, read: Any) -> None:
    heard.answer = lambda _: web.Response(status=502, text=text)
    assert (await heard.send("GET", "/users/1")).body == read


async def test_a_request_on_a_closed_connection_is_not_repeated(heard: Heard) -> None:
    await heard.send("GET", "/users/1")

    def hang_up(request: web.Request) -> web.StreamResponse:
        assert request.transport
        request.transport.abort()
        return web.Response()

    heard.answer = hang_up
    response = await heard.send("DELETE", "/channels/1/messages/2")
    assert isinstance(response.error, aiohttp.ClientError)
    assert response.sent
    assert [method for method, *_ in heard.requests] == ["GET", "DELETE"]


async def test_a_request_without_a_connection_was_not_sent() -> None:
    http: Any = SimpleNamespace(token=None, user_agent="test")
    transport, route = Transport(http), Route("GET", "/users/1")
    route.url = f"http://127.0.0.1:{free_port()}/users/1"
    response = await transport.send(Outgoing(route), Body())
    assert response.error
    assert not response.sent
    await transport.close()


async def test_a_redirect_is_not_followed(heard: Heard) -> None:
    heard.answer = lambda request: web.Response(status=302, headers={"Location": "/elsewhere"})
    assert (await heard.send("GET", "/users/1")).status == 302
    await asyncio.sleep(0)
    assert len(heard.requests) == 1


async def test_an_answer_that_is_no_text_is_a_text_that_is_no_json(heard: Heard) -> None:
    heard.answer = lambda _: web.Response(
        body=b'{"id": "\xff\xfe"}', content_type="application/json"
    )
    response = await heard.send("GET", "/channels/1/messages")
    assert (response.status, response.error) == (200, None)
    outgoing = Outgoing(Route("GET", "/channels/{channel_id}/messages", channel_id=1))
    assert classify(outgoing, response) is not Verdict.OK
