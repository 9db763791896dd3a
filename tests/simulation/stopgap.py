"""Until bot, cogs and playground are handed a clock and a chance: they are patched. To be removed.

Part two of issue 8 replaces each line by an argument; then this file goes.
"""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, tzinfo
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.playground.interaction import Interaction

from tests.simulation.libraries import EPOCH


@contextmanager
def patched(loop: asyncio.AbstractEventLoop, chance: Random) -> Iterator[None]:
    """Time and chance of the program come from this loop and from here."""

    def now() -> float:
        return EPOCH + loop.time()

    class Now(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Now:
            return cls.fromtimestamp(now(), tz or UTC)

    def hexadecimal(count: int) -> str:
        return chance.randbytes(count).hex()

    def text(count: int) -> str:
        return base64.urlsafe_b64encode(chance.randbytes(count)).rstrip(b"=").decode()

    first = Interaction.__init__

    def created_now(self: Interaction, *args: Any, **values: Any) -> None:
        first(self, *args, **{"created": now(), **values})

    secrets = SimpleNamespace(token_hex=hexadecimal, token_urlsafe=text)
    places: dict[str, object] = {
        "time.time": now,
        "time.monotonic": loop.time,
        "bot.playground.objects.datetime": Now,
        "bot.dealing.secrets": secrets,
        "bot.playground.sessions.secrets": secrets,
        "bot.playground.interaction.secrets": secrets,
        "bot.playground.gateway.secrets": secrets,
        "secrets.token_hex": hexadecimal,
        "bot.playground.interaction.Interaction.__init__": created_now,
        "random.SystemRandom": lambda: chance,
    }
    before = random.getstate()
    random.seed(chance.random())
    try:
        with ExitStack() as stack:
            for place, new in places.items():
                stack.enter_context(patch(place, new))
            yield
    finally:
        random.setstate(before)
