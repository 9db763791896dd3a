"""Reads request bodies: JSON, or multipart with payload_json and files[n]."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from aiohttp import web

from bot.playground.errors import refusal
from bot.playground.messages.attachments import Upload

REQUEST_LIMIT = 25 * 1024 * 1024
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
_PART = re.compile(rb"^content-disposition: *form-data *;(.*)$", re.IGNORECASE | re.MULTILINE)
_NAMED = re.compile(r'\b(filename|name)="((?:[^"\\]|\\.)*)"')
_FILE = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a request (None without a body) and its files; 50109 or 40005."""
    if not request.can_read_body:
        return None, []
    content = await _read(request)
    kind = request.headers.get("Content-Type", "")
    if kind.startswith("multipart/form-data"):
        return _read_multipart(content, kind)
    return (_parse(content) if content else None), []


async def _read(request: web.Request) -> bytes:
    chunks, size = [], 0
    async for chunk in request.content.iter_any():
        chunks.append(chunk)
        size += len(chunk)
        if size > REQUEST_LIMIT:
            raise refusal(40005)
    return b"".join(chunks)


def _parse(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise refusal(50109) from error


def _read_multipart(body: bytes, content_type: str) -> tuple[Any, list[Upload]]:
    payload: Any = {}
    uploads: list[Upload] = []
    for named, content in _parts(body, content_type):
        name = named.get("name", "")
        if name == "payload_json":
            payload = _parse(content)
        elif match := _FILE.fullmatch(name):
            uploads.append(Upload(int(match[1]), named.get("filename") or "file", content))
    return payload, uploads


def _parts(body: bytes, content_type: str) -> Iterator[tuple[dict[str, str], bytes]]:
    """Yield the parts of a multipart body: names, and content (RFC 2046 5.1, RFC 7578).

    The names have the keys name and filename. Aiohttp's reader is not used, since it takes
    milliseconds for the head of each part.
    """
    boundary = _BOUNDARY.search(content_type)
    parts = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode()) if boundary else []
    if len(parts) < 2 or not parts[-1].startswith(b"--"):
        raise refusal(50109)
    for part in parts[1:-1]:
        head, closed, content = part.partition(b"\r\n\r\n")
        if not closed:
            raise refusal(50109)
        line = _PART.search(head)
        text = line[1].decode("utf-8", "replace") if line else ""
        pairs = _NAMED.findall(text)
        yield {name: re.sub(r"\\(.)", r"\1", value) for name, value in pairs}, content
