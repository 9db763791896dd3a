"""More time for a turn, practice without a clock, and the way from a hand to the table."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.practising import Practice
from tests.night.reading import controls, words
from tests.night.small import SMALL, begun, hands

pytestmark = pytest.mark.long

HOUR = 3600.0
TIME = "<t:"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "doudizhu_denexa"])
@played
async def test_practice_has_no_end_of_a_turn(house: House, preset: str) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset=preset)
    await house.settle()
    before = await practice.hand(1)
    await house.clock.sleep(2 * HOUR)
    after = await practice.hand(1)
    assert after.cards == before.cards
    assert after.on_turn == before.on_turn
    told = words(after.message)
    assert "Time ran out" not in told
    assert TIME not in told
    assert await practice.play_on(1)


@played
async def test_one_member_alone_gives_a_turn_two_minutes_more_and_another_gives_more(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    one, other = [person for person in evening.people if person is not asked]
    here = evening.channel_id

    async def give(person: object) -> str:
        member = one if person is one else other
        return await member.answer(await member.click("Give time", here))

    for _ in range(2):
        await house.clock.sleep(50)
        assert (await give(one)).startswith("You gave them more time")
    for _ in range(3):
        await house.clock.sleep(10)
        said = await give(one)
        assert said.startswith("You already gave this turn more time 2 times.")
    assert (await give(other)).startswith("You gave them more time")
    await house.bot.kill()
    await house.bot.start()
    await house.settle()
    assert (await give(one)).startswith("You already gave this turn more time 2 times.")
    await evening.turn_of(asked)
    (asked,) = await evening.on_turn()
    if asked is not one:
        assert (await give(one)).startswith("You gave them more time")


@played
async def test_the_note_of_a_time_out_stays_until_the_player_acts(house: House) -> None:
    evening, leader, follower = await begun(house)
    await evening.turn_of(leader)
    await evening.on_turn()
    late = follower if follower in await evening.on_turn() else leader
    other = leader if late is follower else follower
    await other.until(lambda: evening.asking(other), "the turn to pass on", 400)
    (hand,) = hands(house, late)
    assert "⏳ Time ran out" in words(hand)
    await evening.turn_of(other)
    await come_on_turn(late, evening.room, evening.channel_id)
    (hand,) = hands(house, late)
    assert "⏳ Time ran out" in words(hand)
    await evening.turn_of(late)
    await house.settle()
    (hand,) = hands(house, late)
    assert "⏳ Time ran out" not in words(hand)


@played
async def test_from_a_hand_by_direct_message_one_reaches_the_table_the_rules_and_leaving(
    house: House,
) -> None:
    _, asked, waiting = await begun(house)
    await house.settle()
    home = {one.id: house.playground.world.dm_with(one.id).id for one in (asked, waiting)}
    await asked.click("More", home[asked.id])
    await house.settle()
    for person in (asked, waiting):
        (hand,) = hands(house, person)
        assert {"Table", "Rules"} <= {one.label for one in controls(hand)}
        rules = next(one for one in controls(hand) if one.label == "Rules")
        table = next(one for one in controls(hand) if one.label == "Table")
        assert await person.answer(await person.press(rules))
        await person.answer(await person.press(table))
        assert person.offered(english("button-quit"), home[person.id])
    said = await waiting.answer(await waiting.click("Sit out", home[waiting.id]))
    assert "sit out" in said
