"""Nights over three processes, one of them killed: nothing is lost, done twice, or stops."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.clock import Clock
from bot.domain.state import TableState
from rules.events import OutOfTime, Turn
from tests.machines.conftest import LEASE_SECONDS, LOOKS, Machines
from tests.night.evening import Evening
from tests.night.playing import come_on_turn, person_plays_from_dm
from tests.night.test_preferences import settle
from tests.processes.bot_process import POLL
from tests.processes.conftest import turns
from tests.processes.evening import shown
from tests.processes.test_killed import deeds_of, first, nobody_played_what_they_had_not, seen

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
SMALL = {"preset": "president_basic", "house_rules": "players=2..7, pack=strip40"}
INVALID = {400, 401, 403, 429}  # the response to a press that two processes answer is one of them
REGISTERING = "PUT", "/applications/{application_id}/commands"
DIES = 1  # the shard whose process is killed in one night; shard 0 gets the direct messages
DIRECT = 0  # the shard that gets the direct messages
LATE = 2  # the shard of the table at which no player acts
TURN = "30"  # seconds, the shortest turn that a server can choose
AWAY = 4  # people who may each miss two turns before computers play for all of them

Hands = dict[str, tuple[str, ...]]  # by name


async def test_a_killed_process_is_replaced_and_no_card_is_lost(machines: Machines) -> None:
    evenings, hands = await three_deals(machines)
    (asked,) = await evenings[DIES].on_turn()
    before, killed_at = await machines.holders(), Clock().now()
    await machines.kill(DIES)
    await evenings[DIES].turn_of(asked, "button")  # by direct message, as no process has the shard
    assert await machines.holders() == before
    await taken_over(machines, evenings[DIES], killed_at)
    await asyncio.gather(*(over(evening) for evening in evenings))
    after = await machines.holders()
    assert after[DIES] in (before[0], before[2])
    assert {shard: after[shard] for shard in (0, 2)} == {shard: before[shard] for shard in (0, 2)}
    tables = await nothing_is_lost(machines, evenings, hands)
    assert sorted(table.deal_id or 0 for table in tables) == [1, 2, 3]
    await all_is_well(machines)


async def test_when_the_process_that_hears_direct_messages_is_killed_another_one_hears_them(
    machines: Machines,
) -> None:
    evenings, hands = await three_deals(machines)
    people = [(await evening.on_turn())[0] for evening in evenings]
    before, killed_at = await machines.holders(), Clock().now()
    await machines.kill(DIRECT)
    for evening, asked in zip(evenings, people, strict=True):
        hand = await come_on_turn(asked, evening.room, evening.channel_id)
        assert person_plays_from_dm(asked)
        await asked.begin_press(first(hand))  # no process hears the press
    assert await machines.holders() == before
    ends = [await end_of_turn(machines, evening) for evening in evenings]
    await taken_over(machines, evenings[DIRECT], killed_at)
    for evening, end in zip(evenings, ends, strict=True):
        await later(machines, evening, end)  # also if another process serves the table
    for evening, asked in zip(evenings, people, strict=True):
        await evening.turn_of(asked, "button")
    await asyncio.gather(*(over(evening) for evening in evenings))
    after = await machines.holders()
    assert {*after.values()} == {*before.values()} - {before[DIRECT]}  # one, after the night above
    await nothing_is_lost(machines, evenings, hands)
    await all_is_well(machines)


async def test_a_turn_under_way_when_a_process_is_killed_runs_out_of_time_at_another_one(
    machines: Machines,
) -> None:
    await machines.be_several()
    evening, owner = await machines.evening(LATE, AWAY), await machines.owner()
    await owner.type_command(evening.channel_id, "server")
    await settle(owner, evening, "turn_seconds", TURN)
    await evening.start(**SMALL)
    before = await machines.holders()
    await machines.kill(LATE)
    assert await machines.holders() == before
    table = await table_of(machines, evening)
    then = (
        await machines.store.deals.get(table.deal_id or 0)
    ).events  # the killed process stored no further event
    turn = then[table.deadlines.turn_seq]
    await evening.host.until(lambda: is_asked_after(evening, len(then)), "the next turn")
    since = (await machines.store.deals.get(table.deal_id or 0)).events[len(then) :]
    late = [event.seat for event in since if isinstance(event, OutOfTime)]
    assert isinstance(turn, Turn)
    assert {late[0]} == turn.seats
    after = await machines.holders()
    assert after[LATE] in {*before.values()} - {before[LATE]}
    await machines.connected(3)
    await all_is_well(machines)


async def three_deals(machines: Machines) -> tuple[list[Evening], list[Hands]]:
    """Play into a deal on each shard; return the evenings and the hands that were dealt."""
    await machines.well()
    evenings = [await machines.evening(shard, 2) for shard in range(3)]
    await asyncio.gather(*(evening.start(**SMALL) for evening in evenings))
    hands = [await evening.look() for evening in evenings]
    await asyncio.gather(*(turns(evening, 3) for evening in evenings))
    return evenings, hands


async def taken_over(machines: Machines, evening: Evening, killed_at: float) -> None:
    """Wait until another process serves the shard; check that the turn got the lost time."""
    ends = await end_of_turn(machines, evening)
    await machines.connected(3)
    put_off = await end_of_turn(machines, evening) - ends
    assert 0 < put_off < Clock().now() - killed_at + LEASE_SECONDS  # at most by the lease


async def nothing_is_lost(
    machines: Machines, evenings: list[Evening], hands: list[Hands]
) -> list[TableState]:
    """Check that each play is stored once and no player is marked asleep; return the tables."""
    tables = [await table_of(machines, evening) for evening in evenings]
    for table, evening, held in zip(tables, evenings, hands, strict=True):
        nobody_played_what_they_had_not(evening, {name: Counter(held[name]) for name in held})
        assert deeds_of(await machines.store.deals.get(table.deal_id or 0)) == seen(evening)
        assert not any(seat.asleep for seat in table.seats)
    return tables


async def all_is_well(machines: Machines) -> None:
    """Check that no process had an error, and that Discord refused no request."""
    await machines.well()
    assert all("Traceback" not in bot.log for bot in machines.bots)
    asked_for = machines.playground.journal
    assert not [one for one in asked_for if one.status in INVALID]
    assert len([one for one in asked_for if (one.method, one.path) == REGISTERING]) == 1


def is_asked_after(evening: Evening, seq: int) -> bool:
    """Whether a hand shows a turn that is later than so many events of the deal."""
    hands = [person.cockpit(evening.room) for person in evening.people]
    return any(hand and hand.on_turn and shown(hand)[1] > seq for hand in hands)


async def table_of(machines: Machines, evening: Evening) -> TableState:
    """Return the stored state of the table of this evening."""
    tables = await machines.store.tables.open()
    return next(one for one in tables if str(one.channel_id) == evening.channel_id)


async def end_of_turn(machines: Machines, evening: Evening) -> float:
    """Return the end of the turn at this table, in seconds since the epoch."""
    return (await table_of(machines, evening)).deadlines.due_at


async def later(machines: Machines, evening: Evening, end: float) -> None:
    """Wait until the stored end of the turn is later than `end`."""
    for _ in range(LOOKS):
        if await end_of_turn(machines, evening) > end:
            return
        await asyncio.sleep(POLL)
    raise AssertionError("the time in which nobody was heard is not given back")


async def over(evening: Evening) -> None:
    """Play to the end of the deal, and wait for the results."""
    await turns(evening)
    await evening.host.until(evening.result, "the results")
