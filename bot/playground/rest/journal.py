"""A record of REST exchanges, for tests that check exchanges against Discord's OpenAPI document."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.playground.messages.attachments import Upload


@dataclass(frozen=True)
class Exchange:
    """One request and its answer, kept as text.

    `path` is the template of the route, `asked` the path of the request; `came` and `at` are the
    times of the request and of its answer, in seconds since 1970; `files` are the SHA-256 sums of
    the uploaded files.

    >>> sent = '{"recipient_id": "7"}'
    >>> Exchange("POST", "/users/@me/channels", sent, 200, '{"id": "8"}').request["recipient_id"]
    '7'
    """

    method: str
    path: str
    sent: str
    status: int
    answered: str
    asked: str = ""
    at: float = 0.0
    files: tuple[str, ...] = ()
    came: float = 0.0

    @property
    def request(self) -> Any:
        """The JSON that was sent (payload_json of a multipart body), None without one."""
        return json.loads(self.sent)

    @property
    def response(self) -> Any:
        """The JSON that was answered, None without one."""
        return json.loads(self.answered)


class Journal(deque[Exchange]):
    """The newest exchanges, oldest first; a limit of 0 keeps none. All are counted.

    `counts` is by method, template of the route and status.

    >>> journal = Journal(limit=0)
    >>> about = {"asked": "/api/v10/gateway", "came": 0.0, "at": 0.1}
    >>> journal.note("GET", "/gateway", None, 200, "{}", uploads=[], **about)
    >>> len(journal), journal.counts["GET", "/gateway", 200]
    (0, 1)
    """

    def __init__(self, limit: int) -> None:
        super().__init__(maxlen=limit)
        self.counts: Counter[tuple[str, str, int]] = Counter()

    def note(
        self,
        method: str,
        path: str,
        sent: object,
        status: int,
        answered: str,
        *,
        asked: str,
        came: float,
        at: float,
        uploads: Sequence[Upload],
    ) -> None:
        """Add an exchange; `answered` is the text of the answer."""
        self.counts[method, path, status] += 1
        if self.maxlen:
            files = tuple(hashlib.sha256(upload.content).hexdigest() for upload in uploads)
            exchange = Exchange(
                method, path, json.dumps(sent), status, answered or "null", asked, at, files, came
            )
            self.append(exchange)
