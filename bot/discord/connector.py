"""Connections to Discord that send each request in one piece."""

from __future__ import annotations

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace


class Connector(aiohttp.TCPConnector):
    """Sends a form as one piece; aiohttp alone would write each part, header and separator.

    A message with a picture would be ten packets, and as many system calls.
    """

    async def connect(
        self, req: aiohttp.ClientRequest, traces: list[Trace], timeout: aiohttp.ClientTimeout
    ) -> Connection:
        """Called by aiohttp for each request, before it is sent."""
        if isinstance(req.body, aiohttp.MultipartWriter):
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, traces, timeout)
