"""The pictures that people saw."""

from __future__ import annotations

import asyncio

import aiohttp


class Gallery:
    """The bytes of every picture that people saw, each fetched once, as soon as it is shown."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self._looks: dict[str, asyncio.Task[None]] = {}
        self._pictures: dict[str, bytes] = {}

    def look(self, url: str) -> None:
        """Fetch a picture once; a picture that is replaced before the request is left out."""
        if url not in self._looks:
            self._looks[url] = asyncio.create_task(self._fetch(url))

    def at(self, url: str) -> bytes | None:
        """Return the bytes of a picture; None if the picture was gone too soon."""
        assert self._looks[url].done(), f"{url} is still on its way"
        return self._pictures.get(url)

    async def _fetch(self, url: str) -> None:
        async with self._session.get(url) as response:
            if response.status == 200:
                self._pictures[url] = await response.read()
