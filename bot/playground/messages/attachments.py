"""Files of messages: kept in memory or in the data folder, and described as Discord does."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass
from pathlib import Path

from bot.playground.world.wire import JSON


@dataclass(frozen=True)
class Upload:
    """One file of a request: the part's number n of files[n], its name and content."""

    number: int
    filename: str
    content: bytes


class FileStore:
    """A store of file contents by attachment id, in `folder` or (None) in memory.

    >>> files = FileStore(None)
    >>> files.put("7", b"cards")
    >>> files.get("7"), files.get("../7")
    (b'cards', None)
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory: dict[str, bytes] = {}
        if folder:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, attachment_id: str, content: bytes) -> None:
        """Keep a file."""
        if self._folder:
            (self._folder / attachment_id).write_bytes(content)
        else:
            self._memory[attachment_id] = content

    def get(self, attachment_id: str) -> bytes | None:
        """Return a file's content, None if the store has no such file (any more)."""
        if not attachment_id.isdecimal():
            return None
        if not self._folder:
            return self._memory.get(attachment_id)
        try:
            return (self._folder / attachment_id).read_bytes()
        except FileNotFoundError:
            return None

    def keep_only(self, attachment_ids: set[str]) -> None:
        """Delete all other files from disk, such as unused files that a killed process left."""
        for path in self._folder.iterdir() if self._folder else ():
            if path.name not in attachment_ids:
                path.unlink()

    def drop(self, attachment_id: str) -> None:
        """Forget a file."""
        if self._folder:
            (self._folder / attachment_id).unlink(missing_ok=True)
        else:
            self._memory.pop(attachment_id, None)


def safe_name(filename: str) -> str:
    """A filename as Discord keeps it: letters, digits, dot, dash and underscore."""
    return re.sub(r"[^\w.-]", "_", filename, flags=re.ASCII).lstrip(".") or "file"


def describe(attachment_id: str, channel_id: str, url: str, upload: Upload, extra: JSON) -> JSON:
    """Return the attachment object of an uploaded file; `extra` is the request's entry for it."""
    name = safe_name(str(extra.get("filename") or upload.filename))
    address = f"{url}/attachments/{channel_id}/{attachment_id}/{name}"
    shape: JSON = {
        "id": attachment_id,
        "filename": name,
        "size": len(upload.content),
        "url": address,
        "proxy_url": address,
        "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
    }
    if extra.get("description"):
        shape["description"] = extra["description"]
    size = picture_size(upload.content)
    if size:
        shape["width"], shape["height"] = size
    return shape


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF in pixels, None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return int(width), int(height)
    return None
