"""The pages at /metrics and /healthz, and the states of the bot that count as healthy."""

from __future__ import annotations

import json
from collections.abc import Iterator

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.clock import Clock
from bot.metrics.endpoint import SILENT_SECONDS, ailments, endpoint, notes
from tests.ports import free_port

NOW = 1_800_000_000.0


@pytest.fixture
def well() -> Iterator[None]:
    """The metrics of a bot that is connected and has just stored; reset afterwards."""
    metrics.CONNECTED.labels("0").set(1)
    metrics.STORED_AT.set(NOW - 1)
    limited = metrics.RATE_LIMITED, metrics.ROUTE_LIMITED
    overload = metrics.LOOP_DELAY, metrics.LEFT_OUT
    for gauge in (metrics.AWAY, metrics.DMS_PAUSED, *limited, *overload):
        gauge.set(0)
    yield
    metrics.CONNECTED.clear()
    metrics.STORED_AT.set(0)
    metrics.STANDING_BY.set(0)


async def shown(path: str, now: float = NOW) -> tuple[int, str]:
    """Return the status and the body of a page at the time `now`."""
    async with (
        endpoint("127.0.0.1", free_port(), Clock(lambda: now)) as port,
        aiohttp.ClientSession() as one,
        one.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def test_metrics_are_shown_in_prometheus_own_words() -> None:
    _, text = await shown("/metrics")
    names = {family.name for family in text_string_to_metric_families(text)}
    assert {"gamenight_tables", "gamenight_actions", "process_cpu_seconds"} <= names


async def test_port_0_opens_no_endpoint() -> None:
    async with endpoint("127.0.0.1", 0, Clock()) as port:
        assert port == 0


@pytest.mark.usefixtures("well")
async def test_health_is_a_status_that_a_machine_understands() -> None:
    status, text = await shown("/healthz")
    assert status == 200
    assert json.loads(text) == {"well": True, "wrong": [], "notes": [], "loop_delay": 0.0}
    status, text = await shown("/healthz", NOW + 3600)
    assert status == 503
    assert "stored" in json.loads(text)["wrong"][0]


@pytest.mark.usefixtures("well")
def test_health_fails_without_storage_or_a_connection() -> None:
    assert ailments(NOW) == []
    assert "stored" in ailments(NOW + SILENT_SECONDS)[0]
    metrics.CONNECTED.labels("3").set(0)
    assert ailments(NOW) == ["Not connected to Discord: shard 3."]
    metrics.CONNECTED.clear()
    assert ailments(NOW) == ["No shard is connected to Discord yet."]


@pytest.mark.usefixtures("well")
def test_health_names_limited_and_refused_requests() -> None:
    metrics.AWAY.set(1)
    assert ailments(NOW) == ["Discord answers no requests."]
    metrics.AWAY.set(0)
    metrics.RATE_LIMITED.set(NOW + 60)
    assert ailments(NOW) == ["Discord limits requests for 60 more seconds."]
    assert ailments(NOW + 60, silent=100) == []
    metrics.RATE_LIMITED.set(0)
    assert notes(NOW) == []
    metrics.ROUTE_LIMITED.set(NOW + 3529)  # one message: people play on
    assert ailments(NOW) == []
    assert notes(NOW) == ["Discord limits some messages for 3529 more seconds."]
    assert notes(NOW + 3529) == []
    metrics.ROUTE_LIMITED.set(0)
    metrics.DMS_PAUSED.set(1)  # no fault, because people can play from the channel
    assert ailments(NOW) == []
    assert notes(NOW) == ["Discord refuses the bot's direct messages to new people."]
    metrics.DMS_PAUSED.set(0)


@pytest.mark.usefixtures("well")
async def test_delay_of_the_event_loop_is_named_with_what_it_leaves_out() -> None:
    metrics.LOOP_DELAY.set(0.4321)
    metrics.LEFT_OUT.set(2)
    status, text = await shown("/healthz")
    metrics.LOOP_DELAY.set(0)
    metrics.LEFT_OUT.set(0)
    health = json.loads(text)
    assert (status, health["loop_delay"]) == (200, 0.432)
    left_out = "live edits of waiting hands, pictures of tables"
    assert health["notes"] == [f"The event loop is 0.4 s behind, which leaves out {left_out}."]


@pytest.mark.usefixtures("well")
def test_standby_process_is_healthy_without_a_shard() -> None:
    metrics.CONNECTED.clear()
    metrics.STANDING_BY.set(1)
    assert ailments(NOW) == []
    metrics.STANDING_BY.set(0)
    assert ailments(NOW)


@pytest.mark.usefixtures("well")
def test_leases_that_are_renewed_seldom_may_be_silent_for_longer() -> None:
    assert ailments(NOW + 600, silent=601) == []
    assert ailments(NOW + 601, silent=601) == ["Nothing could be stored for more than 601 seconds."]
