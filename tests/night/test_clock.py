"""Turns that run out: a reminder at half time, then a pass or the lowest lead for the player."""

from __future__ import annotations

import pytest

from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.reading import mentions, words
from tests.night.small import SMALL

pytestmark = pytest.mark.long

TURN = 90.0  # seconds of a turn for every player


@played
async def test_time_leads_the_lowest_card_and_then_passes_with_one_reminder_each(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    (leader,) = await evening.on_turn()
    (follower,) = [person for person in evening.people if person is not leader]
    hand = await come_on_turn(leader, evening.room, evening.channel_id)
    first = evening.asking(leader)
    await follower.until(lambda: evening.asking(follower), "the turn of the second", 2 * TURN)
    after = await leader.until(
        lambda: h if (h := leader.cockpit(evening.room)) and not h.on_turn else None, "the lead"
    )
    assert hand.cards[1:] == after.cards, "the lowest card was led"
    own = await come_on_turn(follower, evening.room, evening.channel_id)
    await leader.until(lambda: evening.asking(leader) not in ("", first), "the lead", 2 * TURN)
    shown = follower.cockpit(evening.room)
    assert shown is not None
    assert shown.cards == own.cards, "passed, and no card was lost"
    for person in (leader, follower):
        asked = [s for s in person.seen if s.kind == "message" and mentions(s.body) == [person.id]]
        call, reminder = asked[0], asked[1]
        assert words(reminder.body).startswith("⏳ Half your time is gone.")
        assert not words(call.body).startswith("⏳")
        assert TURN * 0.3 < reminder.at - call.at < TURN * 0.9


@played
async def test_timely_player_is_neither_reminded_nor_passed_over(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    for _ in range(10):
        (asked,) = await evening.on_turn()
        await house.clock.sleep(TURN / 8)
        await evening.turn_of(asked)
    public = [seen for seen in evening.host.seen if seen.channel_id == evening.channel_id]
    assert len([seen for seen in public if mentions(seen.body)]) >= 10
    assert not any("⏳" in words(seen.body) for seen in public)
