"""The heartbeat of discord.py as a task: its payloads and its time limit, without a thread."""

from __future__ import annotations

import asyncio
from typing import Any

from discord.gateway import KeepAliveHandler


class Heart(KeepAliveHandler):
    """A heartbeat in place of the thread `KeepAliveHandler`, whose `run` is never called."""

    def __init__(self, *, ws: Any, interval: float | None = None, **options: Any) -> None:
        super().__init__(ws=ws, interval=interval, **options)
        self._last_ack = self._last_send = self._last_recv = ws.loop.time()
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send heartbeats."""
        self._beating = self.ws.loop.create_task(self._beat())

    def stop(self) -> None:
        """Send no more heartbeats."""
        if self._beating and self._beating is not asyncio.current_task():
            self._beating.cancel()

    def tick(self) -> None:
        """Note that the gateway has sent something."""
        self._last_recv = self.ws.loop.time()

    def beat(self) -> dict[str, Any]:
        """Return the payload for a heartbeat that the gateway requests."""
        self._last_send = self.ws.loop.time()
        return self.get_payload()

    def ack(self) -> None:
        """Note that the gateway has acknowledged the last heartbeat, and measure the latency."""
        self._last_ack = self.ws.loop.time()
        self.latency = self._last_ack - self._last_send

    async def _beat(self) -> None:
        loop = self.ws.loop
        while True:
            await asyncio.sleep(self.interval or 0.0)
            if self._last_recv + self.heartbeat_timeout < loop.time():
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:  # as in the thread: the reader of the connection reports the error
                return
            self._last_send = loop.time()
