"""Encoding of gateway payloads: plain text, or one zlib stream per connection."""

from __future__ import annotations

import json
import zlib

from bot.playground.world.wire import JSON

FLUSH = b"\x00\x00\xff\xff"
"""The end of each message in a zlib stream."""


class Encoder:
    """An encoder of payloads into frames; `compress` is the value of the client's query.

    A compression other than zlib-stream is answered in plain text, which clients accept.

    >>> Encoder("zstd-stream").frame({"op": 11})
    '{"op": 11}'
    >>> Encoder("zlib-stream").frame({"op": 11}).endswith(FLUSH)
    True
    """

    def __init__(self, compress: str | None) -> None:
        self._stream = zlib.compressobj() if compress == "zlib-stream" else None

    def frame(self, payload: JSON) -> str | bytes:
        """Return the next frame for a payload; bytes end at a flush of the stream."""
        return self.text(json.dumps(payload))

    def text(self, text: str) -> str | bytes:
        """Return the next frame for any text."""
        if self._stream is None:
            return text
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
