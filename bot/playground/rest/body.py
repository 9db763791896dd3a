"""Reads request bodies: JSON, or multipart with payload_json and files[n]."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.errors import refusal
from bot.playground.messages.attachments import Upload

REQUEST_LIMIT = 25 * 1024 * 1024


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request (None without a body) and its files; 50109 or 40005 if refused."""
    if not request.can_read_body:
        return None, []
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    content = await request.content.read(REQUEST_LIMIT + 1)
    while not request.content.at_eof() and len(content) <= REQUEST_LIMIT:
        content += await request.content.read(REQUEST_LIMIT + 1 - len(content))
    if len(content) > REQUEST_LIMIT:
        raise refusal(40005)
    return (_parse(content) if content else None), []


def _parse(content: bytes | bytearray) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise refusal(50109) from error


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    payload: Any = {}
    uploads: list[Upload] = []
    size = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50109)
        content = bytearray()
        while chunk := await part.read_chunk(1 << 16):
            content += chunk
            size += len(chunk)
            if size > REQUEST_LIMIT:
                raise refusal(40005)
        if part.name == "payload_json":
            payload = _parse(content)
        elif match := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            name = part.filename or "file"
            uploads.append(Upload(int(match[1]), name, bytes(content)))
    return payload, uploads
