"""Serves the web page, the files of messages, and the pictures of emojis and of people."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from aiohttp import web

from bot.playground.messages.attachments import FileStore
from bot.playground.world.avatars import SIZES, avatar_hash, draw_default, draw_person
from bot.playground.world.world import World

PAGE = Path(__file__).parent


class Pages:
    """Routes of the page, its scripts and styles, attachments and emojis."""

    def __init__(self, world: World, files: FileStore) -> None:
        self._world = world
        self._files = files

    def register(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/", self._index)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{filename}", self._attachment)
        app.router.add_get(r"/avatars/{person_id:\d+}/{hash:[0-9a-f]+}.png", self._avatar)
        app.router.add_get(r"/embed/avatars/{number:[0-5]}.png", self._default)
        app.router.add_get(r"/emojis/{emoji_id:\d+}.png", self._emoji)
        app.router.add_get(r"/page/{name:[a-z_]+\.(js|css|html)}", self._part)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return _file("index.html")

    async def _part(self, request: web.Request) -> web.StreamResponse:
        return _file(request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.emojis.get(request.match_info["emoji_id"])
        content = self._files.get(emoji.id) if emoji else None
        if emoji is None or content is None:
            return web.json_response({"error": "There is no such emoji."}, status=404)
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400"}
        return web.Response(body=content, content_type=emoji.kind, headers=headers)

    async def _avatar(self, request: web.Request) -> web.Response:
        """Answer with the picture of a person; 404 for a former hash."""
        person = self._world.people.get(request.match_info["person_id"])
        if person is None or avatar_hash(person.id, person.colour) != request.match_info["hash"]:
            return web.json_response({"error": "There is no such picture."}, status=404)
        return _picture(draw_person(person.id, person.colour, _size(request)))

    async def _default(self, request: web.Request) -> web.Response:
        return _picture(draw_default(int(request.match_info["number"]), _size(request)))

    async def _attachment(self, request: web.Request) -> web.Response:
        content = self._files.get(request.match_info["file_id"])
        if content is None:
            return web.json_response({"error": "There is no such file."}, status=404)
        kind = mimetypes.guess_type(request.match_info["filename"])[0]
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400"}
        if not (kind or "").startswith(("image/png", "image/gif", "image/jpeg", "image/webp")):
            headers["Content-Disposition"] = "attachment"
        return web.Response(
            body=content, content_type=kind or "application/octet-stream", headers=headers
        )


def _size(request: web.Request) -> int:
    """Return the requested size in pixels; 400 unless Discord serves it (powers of two)."""
    asked = request.query.get("size", "128")
    if asked not in map(str, SIZES):
        raise web.HTTPBadRequest(text="There is no such size.")
    return int(asked)


def _picture(content: bytes) -> web.Response:
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "public, max-age=31536000"}
    return web.Response(body=content, content_type="image/png", headers=headers)


def _file(name: str) -> web.StreamResponse:
    """Answer with a file of the page; the browser asks every time whether the file has changed."""
    if not (PAGE / name).exists():
        return web.json_response({"error": "The page has no such file."}, status=404)
    return web.FileResponse(PAGE / name, headers={"Cache-Control": "no-cache"})
