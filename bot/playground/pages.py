"""Serves the web page and the files of messages."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from aiohttp import web

from .attachments import FileStore
from .world import World

PAGE = Path(__file__).parent / "page"


class Pages:
    """Routes of the page, its scripts and styles, and attachments."""

    def __init__(self, world: World, files: FileStore) -> None:
        self._world = world
        self._files = files

    def register(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/", self._index)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{filename}", self._attachment)
        if PAGE.is_dir():
            app.router.add_static("/page", PAGE)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.exists():
            return web.json_response({"error": "The page is not installed."}, status=404)
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})

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
