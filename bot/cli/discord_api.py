"""Questions to Discord without a client: for who wants to know why the client does not work."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.clock import Clock

AGENT = "DiscordBot (gamenight, doctor)"  # Discord refuses who does not call itself so
PATIENCE = 15.0  # seconds for one question
TRIES = 5  # where Discord asks to wait


class Refused(Exception):
    """Discord's answer is not 200."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(f"{status} {said}"[:200])
        self.status = status


@dataclass
class Api:
    """Asks with a bot's token. `ahead` is by how many seconds this machine's clock is ahead."""

    session: aiohttp.ClientSession
    url: str
    token: str = field(repr=False)
    clock: Clock
    ahead: float | None = None

    async def get(self, path: str) -> Any:
        """The JSON under this path. Refused; OSError or aiohttp.ClientError without an answer."""
        headers = {"Authorization": f"Bot {self.token}", "User-Agent": AGENT}
        for _ in range(TRIES):
            async with self.session.get(self.url + path, headers=headers) as answer:
                self._compare(answer.headers.get("Date"))
                if answer.status == 200:
                    return await answer.json(content_type=None)
                if answer.status != 429:
                    raise Refused(answer.status, (await answer.text()).strip())
                pause = float(answer.headers.get("Retry-After", 1))
            await self.clock.sleep(pause)
        raise Refused(429, "too many questions")

    def _compare(self, date: str | None) -> None:
        if date and self.ahead is None:
            theirs = parsedate_to_datetime(date).timestamp() + 0.5  # it has whole seconds
            self.ahead = self.clock.now() - theirs


@contextlib.asynccontextmanager
async def api(url: str, token: str, clock: Clock) -> AsyncIterator[Api]:
    """While this lasts Discord can be asked."""
    patience = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=patience) as session:
        yield Api(session, url, token, clock)
