"""Gateway sessions: the numbered events of one shard of one bot process, kept for a resume."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.discord.limits import shard_of
from bot.playground.gateway.encoding import Encoder
from bot.playground.world.wire import JSON, Intent

KEPT_EVENTS = 1000
"""How many events a session can replay; older ones make a resume invalid."""


Frame = Callable[[Encoder], str | bytes]
"""A frame that is written as it is, payload or not."""


class Line:
    """The outgoing queue of one open connection; None asks its writer to close with `code`.

    >>> line = Line()
    >>> for code in (4000, 1000):
    ...     line.close(code)
    >>> line.code
    4000
    """

    def __init__(self) -> None:
        self.queue: asyncio.Queue[JSON | Frame | None] = asyncio.Queue()
        self.code: int | None = None

    def send(self, payload: JSON | Frame) -> None:
        """Queue a payload or a frame; order is kept."""
        self.queue.put_nowait(payload)

    def close(self, code: int) -> None:
        """Ask the writer to close the connection after queued payloads; the first code counts."""
        self.code = self.code or code
        self.queue.put_nowait(None)


@dataclass
class Session:
    """An identified shard; `line` is None while its connection is lost.

    `malform` changes the payload of an event before it is sent and kept.

    >>> session = Session(0, 1, Intent.GUILDS, "a")
    >>> session.dispatch("RESUMED", {})
    >>> session.missed(0), session.missed(2)
    ([{'op': 0, 't': 'RESUMED', 's': 1, 'd': {}}], None)
    """

    shard: int
    shards: int
    intents: Intent
    id: str
    seq: int = 0
    line: Line | None = None
    malform: Callable[[JSON], JSON] = lambda payload: payload
    events: deque[JSON] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def holds(self, guild_id: str | None) -> bool:
        """Whether events of this guild (None: of DMs) belong to this shard."""
        if guild_id is None:
            return self.shard == 0
        return shard_of(guild_id, self.shards) == self.shard

    def dispatch(self, name: str, data: JSON) -> None:
        """Number an event, keep it for a resume, and send it if connected."""
        self.seq += 1
        payload = self.malform({"op": 0, "t": name, "s": self.seq, "d": data})
        self.events.append(payload)
        if self.line:
            self.line.send(payload)

    def missed(self, seq: int) -> list[JSON] | None:
        """Return the events after `seq`, None if some are not kept or `seq` was never sent."""
        if not 0 <= seq <= self.seq:
            return None
        missed = [event for event in self.events if event["s"] > seq]
        return missed if len(missed) == self.seq - seq else None
