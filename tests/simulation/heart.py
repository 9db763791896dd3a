"""discord.py's sign of life as a task: the same payloads and patience, without a thread."""

from __future__ import annotations

import asyncio
from typing import Any

from discord.gateway import KeepAliveHandler


class Heart(KeepAliveHandler):
    """Stands for the thread of that name, whose `run` is never called."""

    def __init__(self, *, ws: Any, interval: float | None = None, **options: Any) -> None:
        super().__init__(ws=ws, interval=interval, **options)
        self._last_ack = self._last_send = self._last_recv = ws.loop.time()
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """As a thread is started."""
        self._beating = self.ws.loop.create_task(self._beat())

    def stop(self) -> None:
        """As the thread is stopped."""
        if self._beating and self._beating is not asyncio.current_task():
            self._beating.cancel()

    def tick(self) -> None:
        """Something has come from the gateway."""
        self._last_recv = self.ws.loop.time()

    def beat(self) -> dict[str, Any]:
        """What is sent when the gateway asks for a heartbeat."""
        self._last_send = self.ws.loop.time()
        return self.get_payload()

    def ack(self) -> None:
        """The gateway has heard the last heartbeat."""
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
            except Exception:  # as the thread does: the reader finds out what is wrong
                return
            self._last_send = loop.time()
