"""A turn whose player cannot be told of it, or cannot be heard, takes no time."""

from __future__ import annotations

from collections.abc import Awaitable
from math import inf

import pytest

from bot.playground.world import servers
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import is_on_turn, take_turn
from tests.night.practising import Practice
from tests.night.small import begun
from tests.night.stored import open_table, seats

pytestmark = pytest.mark.long

TURN = 90.0  # seconds of a turn for every player


async def no_time_runs(
    house: House, act: Awaitable[object], told: Awaitable[object], *, clock: bool = True
) -> None:
    """Check that the turn after `act` takes no time while Discord hangs; then await `told`."""
    faults = house.playground.faults
    for method in ("POST", "PATCH", "DELETE"):
        faults.hang(method, "/(channels|webhooks)/", times=inf)
    began = house.clock.now()
    await act
    await house.clock.sleep(10 * TURN)
    before = await open_table(house)
    assert await seats(house) == [(0, False)] * 2
    faults.clear()
    await told
    lost = house.clock.now() - began
    await house.clock.sleep(1)
    after = await open_table(house)
    later = pytest.approx(lost, abs=3) if clock else 0  # a table of practice has no clock
    assert after.deadlines.due_at - before.deadlines.due_at == later
    assert after.deadlines.remind_at - before.deadlines.remind_at == later
    assert after.seats == before.seats


@pytest.mark.parametrize("locked", [False, True])
@played
async def test_turn_stands_still_while_it_cannot_be_told(house: House, locked: bool) -> None:
    evening, asked, other = await begun(house)
    if locked:
        servers.lock(house.playground.world, evening.channel_id)
        await house.settle()
        await take_turn(asked, evening.room, evening.channel_id, evening.chance, "button")
        await house.settle()
        asked, other = other, asked  # neither of the two has a ping
    act = take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    told = other.until(lambda: is_on_turn(other, evening.room), "the hand", 2 * TURN)
    await no_time_runs(house, act, told)
    servers.lock(house.playground.world, evening.channel_id, locked=False)
    await evening.turn_of(other)
    assert await seats(house) == [(0, False)] * 2


@played
async def test_practice_waits_for_a_turn_that_cannot_be_told(
    house: House,
) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset="bigtwo_two_draw_many", computers=1)
    await practice.play_on(1, moves=1)
    move = await practice.person.until(lambda: practice.move(1), "a turn")
    await house.settle()
    told = practice.person.until(lambda: practice.move(1), "the hand", 2 * TURN)
    await no_time_runs(house, practice.person.begin_press(move), told, clock=False)
    assert await practice.play_on(1)
    assert await seats(house) == [(0, False)] * 2


@pytest.mark.parametrize("told", [True, False])
@played
async def test_turn_stands_still_while_no_press_can_be_heard(house: House, told: bool) -> None:
    evening, asked, other = await begun(house)
    if not told:
        for method in ("POST", "PATCH", "DELETE"):
            house.playground.faults.hang(method, "/channels/", times=inf)
        await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
        await house.clock.sleep(5)
    before, began = await open_table(house), house.clock.now() - (0 if told else 5)
    house.playground.faults.refuse_gateway(seconds=3 * TURN)
    house.playground.faults.drop_gateway(4000)
    await house.clock.sleep(2)
    if not told:
        house.playground.faults.clear()
        house.playground.faults.refuse_gateway(seconds=3 * TURN)
    await other.until(lambda: house.playground.gateway.connected, "the gateway", 20 * TURN)
    lost = house.clock.now() - began
    await house.clock.sleep(3)
    after = await open_table(house)
    assert lost > 3 * TURN
    assert after.deadlines.due_at - before.deadlines.due_at == pytest.approx(lost, abs=4)
    assert after.seats == before.seats
    assert await seats(house) == [(0, False)] * 2
    await evening.turn_of(asked if told else other)


@played
async def test_a_connection_that_is_back_at_once_changes_no_deadline(house: House) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    before, began = await open_table(house), house.clock.now()
    house.playground.faults.drop_gateway(4000)
    await house.settle()
    assert await open_table(house) == before
    asked_for = [one for one in house.playground.journal if one.at >= began]
    assert len(asked_for) <= 1, "the address of the gateway"
    await evening.turn_of(asked)
