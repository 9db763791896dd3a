"""Whatever a request holds is written in one piece, and arrives as it was meant."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord.connector import Connector

PICTURE = bytes(range(256)) * 200


def form() -> aiohttp.FormData:
    """As discord.py sends a message with a picture."""
    made = aiohttp.FormData()
    made.add_field("payload_json", '{"content": "dög"}')
    made.add_field(
        "files[0]", BytesIO(PICTURE), filename="hand.png", content_type="application/octet-stream"
    )
    return made


class Heard:
    """A server that keeps what it was sent, and a client that counts what it writes."""

    def __init__(self) -> None:
        self.parts: list[tuple[Any, ...]] = []
        self.written: list[bytes] = []
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_chunk_sent.append(self._note)

    async def _note(self, _: Any, __: Any, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        self.written.append(sent.chunk)

    async def listen(self, request: web.Request) -> web.Response:
        assert int(request.headers["Content-Length"]) == sum(map(len, self.written))
        if request.content_type != "multipart/form-data":
            self.parts.append((request.content_type, await request.read()))
            return web.Response()
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            kind = part.headers.get("Content-Type")
            self.parts.append((part.name, part.filename, kind, bytes(await part.read())))
        return web.Response()

    async def send(self, **what: Any) -> None:
        app = web.Application()
        app.router.add_post("/", self.listen)
        async with (
            TestServer(app) as server,
            aiohttp.ClientSession(
                connector=Connector(limit=0), trace_configs=[self.trace]
            ) as session,
        ):
            await session.post(server.make_url("/"), **what)


async def test_a_form_with_a_picture_is_written_in_one_piece() -> None:
    heard = Heard()
    await heard.send(data=form())
    assert len(heard.written) == 1
    picture = ("files[0]", "hand.png", "application/octet-stream", PICTURE)
    assert heard.parts == [
        ("payload_json", None, "text/plain; charset=utf-8", '{"content": "dög"}'.encode()),
        picture,
    ]


async def test_anything_else_is_sent_as_it_is() -> None:
    heard = Heard()
    await heard.send(data='{"content": "ok"}', headers={"Content-Type": "application/json"})
    assert heard.parts == [("application/json", b'{"content": "ok"}')]
