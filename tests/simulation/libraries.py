"""Patches that give libraries the time and the randomness of a simulated world.

Only libraries need them: the program itself receives its clock and its random source as arguments.
Two patches save work: sprites are not drawn in advance, and the par of a daily deal is the average
of two plays.
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
    """Within the block, libraries use the time of `loop`, `chance`, and the clock of `machine`."""
    time = SimpleNamespace(time=machine.wall, monotonic=loop.time, perf_counter=loop.time)
    places: dict[str, object] = {
        "aiohttp.connector.monotonic": loop.time,  # measures how long a connection is unused
        "aiosqlite.core.SimpleQueue": partial(DirectLine, machine),
        "aiosqlite.core.Thread": NoThread,
        "bot.store.connections.BUSY_SECONDS": 0.0,  # a wait of SQLite is in real time, in vain
        "bot.discord.client.warm_up_aside": _draw_nothing,
        "bot.players.par.DEALS": 2,
        "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY": DiscordWebSocket.DEFAULT_GATEWAY,
        "discord.asset.Asset.BASE": Asset.BASE,
        "discord.http.Route.BASE": Route.BASE,  # the client sets three: restore them
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
    if kept := getattr(web_app, "_cached_build_middleware", None):  # would keep playgrounds
        places["aiohttp.web_app._cached_build_middleware"] = lru_cache(kept.__wrapped__)
    with ExitStack() as stack:
        for place, new in places.items():
            stack.enter_context(patch(place, new))
        yield


async def _draw_nothing(_: Callable[[float], Awaitable[None]]) -> None:
    """Replace the warm-up of the sprites; draw nothing."""


class _Dice(Random):
    """A random source that keeps its first seed; discord.py would seed it from the machine."""

    def __init__(self, seed: float) -> None:
        super().__init__(seed)
        super().seed(seed)

    def seed(self, a: object = None, version: int = 2) -> None:
        return None
