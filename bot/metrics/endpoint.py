"""Monitoring: the endpoint with ``/metrics`` and ``/healthz``, and periodic measurements."""

from __future__ import annotations

import contextlib
import logging
import math
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest

from bot import metrics
from bot.clock import Clock

if TYPE_CHECKING:
    from bot.discord.client import Gamenight

log = logging.getLogger(__name__)

SILENT_SECONDS = 30.0  # without a stored change until the process is unhealthy
STORED_AT, STANDING_BY = "gamenight_stored_timestamp_seconds", "gamenight_standing_by"
AWAY, DMS_PAUSED = "gamenight_discord_away", "gamenight_dms_paused"
RATE_LIMITED = "gamenight_rate_limited_until_timestamp_seconds"
ROUTE_LIMITED = "gamenight_route_limited_until_timestamp_seconds"
LOOP_DELAY, LEFT_OUT = "gamenight_loop_delay_seconds", "gamenight_left_out"
PARTS = (  # left out under overload, in this order
    "live edits of waiting hands",
    "pictures of tables",
    "edits of table messages between turns",
)


@contextlib.asynccontextmanager
async def endpoint(
    host: str, port: int, clock: Clock, silent: float = SILENT_SECONDS
) -> AsyncIterator[int]:
    """Listen during the block, and yield the port; port 0 disables the endpoint.

    A process that has stored nothing for `silent` seconds is unhealthy. Raises OSError if the
    address cannot be used.
    """
    if not port:
        yield 0
        return
    runner = web.AppRunner(_pages(clock, silent), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        log.info("Metrics at http://%s:%d/metrics.", host, port)
        yield port
    finally:
        await runner.cleanup()


def _pages(clock: Clock, silent: float) -> web.Application:
    async def show_metrics(_: web.Request) -> web.Response:
        shown = generate_latest(REGISTRY)
        return web.Response(body=shown, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def show_health(_: web.Request) -> web.Response:
        wrong = ailments(clock.now(), silent)
        health = {"well": not wrong, "wrong": wrong, "notes": notes(clock.now())}
        health["loop_delay"] = round(REGISTRY.get_sample_value(LOOP_DELAY) or 0.0, 3)
        return web.json_response(health, status=503 if wrong else 200)

    app = web.Application()
    app.router.add_get("/metrics", show_metrics)
    app.router.add_get("/healthz", show_health)
    return app


def ailments(now: float, silent: float = SILENT_SECONDS) -> list[str]:
    """Return a sentence for each failure that keeps people from playing, as the metrics show it."""
    found = []
    shards = [one for family in metrics.CONNECTED.collect() for one in family.samples]
    away = sorted(one.labels["shard"] for one in shards if not one.value)
    if not shards and not REGISTRY.get_sample_value(STANDING_BY):
        found.append("No shard is connected to Discord yet.")
    if away:
        found.append(f"Not connected to Discord: shard {', '.join(away)}.")
    if now - (REGISTRY.get_sample_value(STORED_AT) or 0.0) > silent:
        found.append(f"Nothing could be stored for more than {silent:g} seconds.")
    if REGISTRY.get_sample_value(AWAY):
        found.append("Discord answers no requests.")
    limited = (REGISTRY.get_sample_value(RATE_LIMITED) or 0.0) - now
    if limited > 0:
        found.append(f"Discord limits requests for {limited:.0f} more seconds.")
    return found


def notes(now: float) -> list[str]:
    """Return a sentence for each restriction that does not keep people from playing."""
    found = []
    if REGISTRY.get_sample_value(DMS_PAUSED):
        found.append("Discord refuses the bot's direct messages to new people.")
    limited = (REGISTRY.get_sample_value(ROUTE_LIMITED) or 0.0) - now
    if limited > 0:
        found.append(f"Discord limits some messages for {limited:.0f} more seconds.")
    if left_out := int(REGISTRY.get_sample_value(LEFT_OUT) or 0):
        delay = REGISTRY.get_sample_value(LOOP_DELAY) or 0.0
        parts = ", ".join(PARTS[:left_out])
        found.append(f"The event loop is {delay:.1f} s behind, which leaves out {parts}.")
    return found


EVERY = 5.0  # seconds between measurements


async def take_pulse(client: Gamenight, clock: Clock) -> None:
    """Measure the shards' connections until cancelled."""
    try:
        while True:
            _note_shards(client)
            await clock.sleep(EVERY)
    finally:
        metrics.CONNECTED.clear()
        metrics.LATENCY.clear()
        limited = metrics.RATE_LIMITED, metrics.ROUTE_LIMITED, metrics.DMS_PAUSED
        for gauge in (metrics.AWAY, metrics.INVALID, *limited):
            gauge.set(0)


def _note_shards(client: Gamenight) -> None:
    metrics.CONNECTED.clear()  # this process may have released some shards
    metrics.LATENCY.clear()
    for number, shard in client.shards.items():
        if client.shard_ids is not None and number not in client.shard_ids:
            continue
        metrics.CONNECTED.labels(str(number)).set(not shard.is_closed())
        if math.isfinite(shard.latency):
            metrics.LATENCY.labels(str(number)).set(shard.latency)
