"""A bot that has many changes to show at once sends no request that would be refused."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.playground.faults import ON_PURPOSE
from bot.playground.rest.journal import Exchange
from tests.night.courtesy import avoidable
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played

TABLES = 16
BY_TOKEN = ("/webhooks/", "/interactions/")


async def begin(host: Person, channel_id: str) -> None:
    """Open a table with three computers, and start the deal."""
    await host.type_command(channel_id, "game start", preset="president_basic")
    for _ in range(3):
        await host.click("Add computer", channel_id)
    await host.click("Start", channel_id)


def busiest(house: House) -> int:
    """Return the most requests in any second, without those by an interaction token."""
    journal = house.playground.journal
    moments = [one.at for one in journal if not any(part in one.path for part in BY_TOKEN)]
    return max(sum(at <= other < at + 1 for other in moments) for at in moments)


@pytest.mark.long
@played
async def test_many_tables_that_begin_at_once_are_shown_without_a_refusal(house: House) -> None:
    hosts = [await house.person("Ana") for _ in range(TABLES)]
    rooms = [house.room() for _ in hosts]
    await asyncio.gather(*(begin(host, room.id) for host, room in zip(hosts, rooms, strict=True)))
    for host, room in zip(hosts, rooms, strict=True):
        await host.until(partial(host.cockpit, room.name), "a hand")
    assert 40 <= busiest(house) <= 50
    assert avoidable(house.playground.journal) == []


def exchange(status: int, answered: str, at: float = 0.0, channel: str = "1") -> Exchange:
    return Exchange("POST", "", "{}", status, answered, f"/channels/{channel}/messages", at)


def test_courtesy_names_exactly_the_avoidable_refusals() -> None:
    closed, limited = '{"code": 50007}', '{"code": 0}'
    assert avoidable([exchange(200, "{}"), exchange(404, limited), exchange(400, limited)]) == []
    assert avoidable([exchange(429, f'{{"message": "{ON_PURPOSE}"}}')]) == []
    assert avoidable([exchange(403, closed), exchange(403, closed, channel="2")]) == []
    assert len(avoidable([exchange(401, limited), exchange(403, limited)])) == 2
    (again,) = avoidable(
        [exchange(403, closed), exchange(403, closed, 1.0), exchange(403, closed, 9.0)]
    )
    assert again.startswith("9.000 POST /channels/1/messages: 403")
