"""Nights over three processes, one of which is killed: nothing is lost, or done twice, or stops."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.clock import Clock
from bot.domain.state import TableState
from tests.machines.conftest import LEASE_SECONDS, Machines
from tests.night.evening import Evening
from tests.processes.conftest import turns
from tests.processes.test_killed import deeds_of, nobody_played_what_they_had_not, seen

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
SMALL = {"preset": "president_basic", "house_rules": "players=2..7, pack=strip40"}
INVALID = {400, 401, 403, 429}  # a click that two answer is one of them
REGISTERING = "PUT", "/applications/{application_id}/commands"
DIES = 1  # the shard whose process is killed: direct messages come to shard 0


async def test_a_killed_process_is_replaced_and_no_card_is_lost(machines: Machines) -> None:
    await machines.well()
    evenings = [await machines.evening(shard, 2) for shard in range(3)]
    await asyncio.gather(*(evening.start(**SMALL) for evening in evenings))
    hands = [await evening.look() for evening in evenings]
    await asyncio.gather(*(turns(evening, 3) for evening in evenings))
    (asked,) = await evenings[DIES].on_turn()
    before, clock = await machines.holders(), Clock()
    killed_at = clock.now()
    await machines.kill(DIES)
    await evenings[DIES].turn_of(asked, "button")  # by direct message, while nobody serves it
    assert await machines.holders() == before
    ends = (await table_of(machines, evenings[DIES])).deadlines.due_at
    await machines.connected(3)
    put_off = (await table_of(machines, evenings[DIES])).deadlines.due_at - ends
    assert 0 < put_off < clock.now() - killed_at + LEASE_SECONDS  # late by no more than the lease
    await asyncio.gather(*(over(evening) for evening in evenings))
    await machines.well()
    after = await machines.holders()
    assert after[DIES] in (before[0], before[2])
    assert {shard: after[shard] for shard in (0, 2)} == {shard: before[shard] for shard in (0, 2)}
    for evening, held in zip(evenings, hands, strict=True):
        nobody_played_what_they_had_not(evening, {name: Counter(held[name]) for name in held})
    deals = [deeds_of(await machines.store.deal(number)) for number in (1, 2, 3)]
    assert sorted(deals) == sorted(seen(evening) for evening in evenings)
    assert all("Traceback" not in bot.log for bot in machines.bots)
    tables = [await table_of(machines, evening) for evening in evenings]
    assert not any(seat.asleep for table in tables for seat in table.seats)
    asked_for = machines.playground.journal
    assert not [one for one in asked_for if one.status in INVALID]
    assert len([one for one in asked_for if (one.method, one.path) == REGISTERING]) == 1


async def table_of(machines: Machines, evening: Evening) -> TableState:
    """Their table as it is stored."""
    tables = await machines.store.open_tables()
    return next(one for one in tables if str(one.channel_id) == evening.channel_id)


async def over(evening: Evening) -> None:
    """Play to the end of the deal, and see the results."""
    await turns(evening)
    await evening.host.until(evening.result, "the results")
