"""The health of the process while Discord limits one message or all requests for an hour."""

from __future__ import annotations

from bot.metrics.endpoint import ailments, notes
from tests.night.house import House
from tests.night.played import played
from tests.night.small import SMALL
from tests.night.test_pinged import act

LIMIT = 3529.0  # seconds of a rate limit


@played
async def test_an_hour_for_one_message_is_a_note_and_people_play_on(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await act(evening)
    await house.settle()
    assert (ailments(house.clock.now()), notes(house.clock.now())) == ([], [])
    house.playground.faults.next("PATCH", "/webhooks/", 429, retry_after=LIMIT)
    for _ in range(3):
        await act(evening)
        await house.settle()
    assert ailments(house.clock.now()) == []
    assert notes(house.clock.now())[0].startswith("Discord limits some messages for 34")
    await house.clock.sleep(LIMIT)
    assert notes(house.clock.now()) == []


@played
async def test_an_hour_for_one_route_at_many_tables_is_a_reason(house: House) -> None:
    evenings = [await house.evening(2) for _ in range(3)]
    for evening in evenings:
        await evening.start(**SMALL)
        await act(evening)
        await house.settle()
        assert ailments(house.clock.now()) == []
    house.playground.faults.next("PATCH", "/webhooks/", 429, times=30, retry_after=LIMIT)
    for evening in evenings:
        await act(evening)
    await house.settle()
    assert ailments(house.clock.now())[0].startswith("Discord limits requests for 3")
