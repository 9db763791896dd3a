"""A bot with much to show at once spares Discord every request that would be refused."""

from __future__ import annotations

import asyncio
from functools import partial

from tests.night.courtesy import avoidable
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played

TABLES = 16
BY_TOKEN = ("/webhooks/", "/interactions/")


async def begin(host: Person, channel_id: str) -> None:
    """Open a table with three computers, and start."""
    await host.type_command(channel_id, "game start", preset="president_basic")
    for _ in range(3):
        await host.click("Add computer", channel_id)
    await host.click("Start", channel_id)


def busiest(house: House) -> int:
    """The most requests in any second, those by the token of a click excepted."""
    journal = house.playground.journal
    moments = [one.at for one in journal if not any(part in one.path for part in BY_TOKEN)]
    return max(sum(at <= other < at + 1 for other in moments) for at in moments)


@played
async def test_many_tables_that_begin_at_once_are_shown_without_a_refusal(house: House) -> None:
    hosts = [await house.person("Ana") for _ in range(TABLES)]
    rooms = [house.room() for _ in hosts]
    await asyncio.gather(*(begin(host, room.id) for host, room in zip(hosts, rooms, strict=True)))
    for host, room in zip(hosts, rooms, strict=True):
        await host.until(partial(host.cockpit, room.name), "a hand")
    assert 40 <= busiest(house) <= 50
    assert avoidable(house.playground.journal) == []
