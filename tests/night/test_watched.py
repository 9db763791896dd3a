"""A night as its operator sees it: every panel of the board moves, and the log has no secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

from bot import logs
from tests.bot.metrics.scraped import Scrape, moved, scrape, total
from tests.night.house import House
from tests.night.secrecy import IN_LOGS
from tests.night.small import SMALLEST
from tests.simulation.world import World

BOARD = Path(__file__).parents[2] / "bot/metrics/grafana.json"
NAMED = re.compile(r"\b(?:gamenight|process)_\w+")
TOKEN = re.compile(r"/(?:webhooks|interactions)/\d+/([^/]+)")
SAID = "a word between friends"
ELSEWHERE = {
    "gamenight_requests_queued",  # back at 0, as tests/bot/discord/test_rate_limit.py checks
    "gamenight_computer_moves_total",  # tests/bot/tables/test_computer_turns.py, as the next one
    "gamenight_computer_fell_back_total",
    "gamenight_left_out",  # 0 in simulated time: tests/bot/discord/test_overload.py
    "gamenight_discord_away",  # no responses: tests/bot/discord/test_circuit_breaker.py
    "process_resident_memory_bytes",  # metrics of prometheus-client, which always exist
    "process_cpu_seconds_total",
}


def asked_for() -> dict[str, set[str]]:
    """Return the metrics of each panel of the board, by title."""
    panels: list[dict[str, Any]] = json.loads(BOARD.read_text())["panels"]
    return {
        panel["title"]: {
            name for target in panel["targets"] for name in NAMED.findall(target["expr"])
        }
        for panel in panels
    }


@contextmanager
def listening() -> Iterator[StringIO]:
    """All log lines of any level within the block, in the bot's JSON format."""
    said, root = StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(said), root.level
    handler.setFormatter(logs.JsonFormatter())
    handler.addFilter(logs.counted)
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield said
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def an_evening(house: House) -> list[Scrape]:
    """Play a deal with closed direct messages and a refusal; return metrics of its stages."""
    scrapes = [scrape()]
    await house.bot.start()
    evening = await house.evening(2)
    await evening.people[1].let_dms(False)
    evening.by_channel.add(evening.people[1].name)
    await evening.start(**SMALLEST)
    await evening.host.say(evening.channel_id, SAID)
    scrapes.append(scrape())
    house.playground.faults.next("PATCH", "/webhooks/", 429, times=2)
    await evening.play_on()
    await house.clock.sleep(60)  # the gateway sends one heartbeat in that time
    scrapes.append(scrape())
    await evening.host.type_command(evening.channel_id, "game stop")
    await house.settle()
    return [*scrapes, scrape()]


def test_a_night_moves_every_panel_and_tells_no_secret(world: World) -> None:
    with listening() as said:
        scrapes = world.play(lambda here: an_evening(here.house), start=False)
    changed = set[str]().union(*map(moved, scrapes, scrapes[1:]))
    still = {title: names - changed - ELSEWHERE for title, names in asked_for().items()}
    assert not {title: names for title, names in still.items() if names}
    there = {name for name, _ in scrapes[-1]}
    assert set[str]().union(*asked_for().values()) <= there
    refused = [total(one, "gamenight_requests_total", outcome="429") for one in scrapes]
    assert refused[2] == refused[1] + 2
    tells_no_secret(said.getvalue(), world)


def tells_no_secret(said: str, world: World) -> None:
    """Check that the log has tables and rate limits, and no card, token or chat message."""
    lines = [json.loads(line) for line in said.splitlines()]
    assert any("rate limited" in line["message"] for line in lines)
    assert any("table" in line for line in lines)
    tokens = {token for one in world.house.playground.journal for token in TOKEN.findall(one.asked)}
    assert len(tokens) > 5
    assert not [token for token in {*tokens, world.house.playground.token, SAID} if token in said]
    assert IN_LOGS.findall(said) == []
