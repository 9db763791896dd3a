"""Every way to leave, in every family of games: the deal ends, and the next one begins."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.reading import words
from tests.night.sitting import Sitting, leaving
from tests.night.test_company import press_of, remove
from tests.night.test_leaving import add_computer, menu_of, names, results, started
from tests.simulation.world import World

pytestmark = pytest.mark.long


@pytest.mark.sampled(1)
@pytest.mark.parametrize("way", ["sit out", "vote", "remove"])
@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "thirteen_denexa"])
def test_deal_ends_with_a_result_after_any_leaver(world: World, preset: str, way: str) -> None:
    world.play(lambda here: _going(here.house, preset, way))


async def _going(house: House, preset: str, way: str) -> None:
    evening = await started(house, 4, preset=preset, house_rules="cut=off")
    host, one, other, target = evening.people
    await evening.play_on(3)
    if way == "sit out":
        await evening.choose(target, "Sit out")
    elif way == "vote":
        for voter in (one, other):
            await press_of(voter, evening, target.name, english("button-vote"))
    else:
        await remove(host, evening, target)
    if way != "sit out":
        evening.people.remove(target)
        said = await target.answer(await target.click("Table", evening.channel_id))
        who = "You were voted out." if way == "vote" else f"The host, {host.name}, removed you."
        assert who in said
        assert "Join" not in [button.label for button in menu_of(target)]
    told = await results(evening)
    if way != "sit out":
        assert names(told)[-1] == target.name
    assert target.name in names(told)
    evening.people = [host, one, other]
    await add_computer(host, evening.channel_id)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    assert target.name not in names(await results(evening))


FAMILIES = [
    "president_basic",
    "daifugo_denexa",
    "thirteen_denexa",
    "bigtwo_basic",
    "doudizhu_denexa",
    "bigthree_denexa",
    "president_deuces",
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", FAMILIES)
@pytest.mark.parametrize("turns", [0, 6])
def test_deal_with_a_leaver_ends_and_the_next_one_begins(
    world: World, preset: str, turns: int
) -> None:
    world.play(lambda here: _leaving_a_deal(here.house, preset, turns))


async def _leaving_a_deal(house: House, preset: str, turns: int) -> None:
    count = 3 if preset in ("doudizhu_denexa", "bigthree_denexa") else 4
    people = [await house.person(name) for name in ("Ana", "Ben", "Chi", "Dev")[:count]]
    sitting = Sitting.of(people, house.room(), house.chance(preset))
    await sitting.open(preset=preset)
    channel, leaver = sitting.room.id, sitting.clickers[1]

    async def meanwhile(table: Sitting) -> None:
        await leaving(table, leaver, turns)

    await sitting.deal(meanwhile)
    sitting.clickers.remove(leaver)
    host = people[0]
    told = words(sitting.last)
    if "`" in told and "**Won**" not in told:
        names_ = names(told)
        assert names_[-1] == leaver.person.name or "left with" not in told
    await add_computer(host, channel)
    await sitting.deal()
    assert leaver.person.name not in words(sitting.last)
