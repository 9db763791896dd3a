"""Requests are counted by route, without ids and tokens, and by what came of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from bot.clock import Clock
from bot.discord.limits import first_of, made_at
from bot.metrics.request_trace import count_requests, route
from tests.bot.metrics.scraped import scrape, total

MADE = first_of(1_800_000_000)  # an id of this second since 1970


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/v10/channels/12/messages/345", "/channels/{id}/messages/{id}"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        (
            "/api/v10/webhooks/12/aW50-er.X/messages/@original",
            "/webhooks/{id}/{token}/messages/@original",
        ),
        ("/api/v10/interactions/12/aW50er/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/12/345678", "/webhooks/{id}/{token}"),
    ],
)
def test_a_route_has_neither_ids_nor_tokens(path: str, shown: str) -> None:
    assert route(path) == shown


def test_an_id_says_when_it_was_made() -> None:
    assert made_at(str(MADE)) == 1_800_000_000


@pytest.fixture
async def server() -> AsyncIterator[str]:
    """Answers 200, but 503 under /gone and nothing at all under /lost."""

    async def answer(request: web.Request) -> web.Response:
        if "lost" in request.path and request.transport:
            request.transport.abort()
        return web.Response(status=503 if "gone" in request.path else 200)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def traced(clock: Clock) -> aiohttp.ClientSession:
    trace = aiohttp.TraceConfig()
    count_requests(trace, clock, lambda moment: clock.now() - moment)
    return aiohttp.ClientSession(trace_configs=[trace])


async def test_each_request_is_counted_with_its_outcome(server: str) -> None:
    before = scrape()
    async with traced(Clock(lambda: 1_800_000_001.5)) as session:
        for path in ("/users/1", "/users/2", "/gone/3"):
            async with session.get(server + path):
                pass
        with pytest.raises(aiohttp.ClientError):
            await session.post(server + "/lost")
    after = scrape()

    def new(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    counted = "gamenight_requests_total"
    assert new(counted, route="/users/{id}", outcome="200", method="GET") == 2
    assert new(counted, route="/gone/{id}", outcome="503") == 1
    assert new(counted, route="/lost", outcome="no connection", method="POST") == 1
    assert new("gamenight_request_seconds_count") == 4
    assert new("gamenight_answer_seconds_count") == 0


async def test_an_answer_is_measured_from_the_moment_at_which_discord_made_the_interaction(
    server: str,
) -> None:
    before = scrape()
    async with traced(Clock(lambda: 1_800_000_001.5)) as session:
        for path in (f"/interactions/{MADE}/t/callback", f"/interactions/{MADE}/gone/callback"):
            async with session.post(server + path):
                pass
    after = scrape()
    assert total(after, "gamenight_answer_seconds_count") - total(
        before, "gamenight_answer_seconds_count"
    ) == pytest.approx(1)  # what was not accepted is no answer
    assert total(after, "gamenight_answer_seconds_sum") - total(
        before, "gamenight_answer_seconds_sum"
    ) == pytest.approx(1.5)
