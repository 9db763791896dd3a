"""Counts of requests by route, without ids and tokens, and by result."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.discord.limits import first_of, made_at
from bot.discord.outgoing import Purpose, Response
from bot.metrics import route
from tests.bot.discord.pipeline import OK, Pipeline, callback, edit, post
from tests.bot.metrics.scraped import scrape, total
from tests.bot.simulated import simulated

MADE = first_of(1_800_000_000)  # an id made at this time, in seconds since 1970


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


@simulated
async def test_each_request_is_counted_with_its_outcome(clock: Clock) -> None:
    before, lost = scrape(), Response(error=ConnectionResetError())
    pipeline = Pipeline(clock, OK, OK, Response(503), lost, Response(error=TimeoutError()))
    purpose = Purpose(retried=False)
    for sent in (post(1), post(2)):
        await pipeline.ask(sent, purpose)
    for failed in (edit(), callback(), callback()):
        await pipeline.fails(failed, purpose)
    task = asyncio.ensure_future(Pipeline(clock, takes=5).ask(post(), purpose))
    await clock.sleep(1)
    task.cancel()
    await asyncio.wait([task])
    after = scrape()

    def new(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    counted, answers = "gamenight_requests_total", "/interactions/{id}/{token}/callback"
    assert new(counted, route="/channels/{id}/messages", outcome="200", method="POST") == 2
    assert new(counted, route="/channels/{id}/messages/{id}", outcome="503") == 1
    assert new(counted, route=answers, outcome="no connection", method="POST") == 1
    assert new(counted, route=answers, outcome="timeout") == 1
    assert new(counted, route="/channels/{id}/messages", outcome="given up") == 1
    assert new("gamenight_request_seconds_count") == 6
