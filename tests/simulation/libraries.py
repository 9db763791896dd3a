"""What libraries read of time and chance comes from the simulated world while it runs.

Only libraries: the program itself is handed its clock and its chance. Sprites are not drawn before
they are needed: that is a twelfth of a night's work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import lru_cache, partial
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from aiohttp import web_app
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.simulation.databases import DirectLine, NoThread
from tests.simulation.heart import Heart
from tests.simulation.machine import Machine

WITH_IDS = ("button", "checkbox", "file_upload", "modal", "radio", "select", "text_input", "view")


@contextmanager
def tamed(loop: asyncio.AbstractEventLoop, chance: Random, machine: Machine) -> Iterator[None]:
    """While this lasts they follow this loop, this chance, and the clock of this machine."""
    time = SimpleNamespace(time=machine.wall, monotonic=loop.time, perf_counter=loop.time)
    places: dict[str, object] = {
        "aiohttp.connector.monotonic": loop.time,  # how long an unused connection is kept
        "aiosqlite.core.SimpleQueue": partial(DirectLine, machine),
        "aiosqlite.core.Thread": NoThread,
        "bot.store.connections.BUSY_SECONDS": 0.0,  # SQLite would wait in real time, and in vain
        "bot.discord.client.warm_up_aside": _draw_nothing,
        "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY": DiscordWebSocket.DEFAULT_GATEWAY,
        "discord.asset.Asset.BASE": Asset.BASE,
        "discord.http.Route.BASE": Route.BASE,  # the client changes both; afterwards they are back
        "discord.gateway.KeepAliveHandler": Heart,
        "discord.gateway.time": time,
        "discord.backoff.time": time,
        "discord.backoff.random": SimpleNamespace(Random=lambda: _Dice(chance.random())),
        "discord.abc.secrets": SimpleNamespace(randbits=chance.getrandbits),  # nonces
        "discord.ui.view.time": time,
        "discord.utils.utcnow": lambda: datetime.fromtimestamp(machine.wall(), UTC),
    }
    for module in WITH_IDS:
        places[f"discord.ui.{module}.os"] = SimpleNamespace(urandom=chance.randbytes)
    if kept := getattr(web_app, "_cached_build_middleware", None):  # would keep every playground
        places["aiohttp.web_app._cached_build_middleware"] = lru_cache(kept.__wrapped__)
    with ExitStack() as stack:
        for place, new in places.items():
            stack.enter_context(patch(place, new))
        yield


async def _draw_nothing(_: Callable[[float], Awaitable[None]]) -> None:
    """Stand for the warm-up of sprites."""


class _Dice(Random):
    """discord.py seeds its own from the machine; this one keeps the seed it was given."""

    def __init__(self, seed: float) -> None:
        super().__init__(seed)
        super().seed(seed)

    def seed(self, a: object = None, version: int = 2) -> None:
        return None
