"""Achievements that a deal earns: named with its results, and listed beside the profile."""

from __future__ import annotations

import re

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, controls, words
from tests.night.small import SMALL
from tests.night.test_hidden_people import hide
from tests.night.test_throne import closed

pytestmark = pytest.mark.long

EARNED = re.compile(r"^🏅 ([^:]+): (.+)$", re.MULTILINE)
HAVE = re.compile(r"🏅 Achievements: ([1-9]\d*) of 24$", re.MULTILINE)


def told(message: JSON) -> dict[str, str]:
    return dict(EARNED.findall(words(message).replace("**", "")))


async def profile(asking: Person, evening: Evening, of: Person) -> str:
    step = await asking.type_command(evening.channel_id, "profile", player=of.id)
    return words(await asking.answered_with(step)).replace("**", "")


async def listed(person: Person, evening: Evening) -> JSON:
    """Press the button under a profile; return the list that this person is shown."""
    return await person.answered_with(await person.click("Achievements", evening.channel_id))


@played
async def test_achievements_of_a_deal_are_told_once_and_listed_with_their_date(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    assert await evening.play_on()
    result = evening.result()
    assert result
    ((winner, names),) = told(result).items()
    assert "Head of state" in names or "more" in names or "+" in names
    assert not result.get("mentions")
    first = next(one for one in evening.people if one.name == winner)
    other = next(one for one in evening.people if one is not first)

    found = HAVE.search(await profile(other, evening, first))
    assert found
    assert int(found[1]) >= 1
    page = await listed(other, evening)
    assert page["flags"] & EPHEMERAL
    said = words(page).replace("**", "")
    assert f"{first.name}: {found[1]} of 24 achievements" in said
    assert re.search(r"🎩 Head of state\n-# first win at President · ✅ <t:\d+:d>", said)
    pages = [said]
    while any(one.label == "More" for one in controls(page)):
        await other.click("More", evening.channel_id)
        await house.settle()
        page = other.messages[page["id"]]
        pages.append(words(page))
    entries = [one for said in pages for one in re.findall(r"✅|▫️", said)]
    assert entries == ["✅"] * int(found[1]) + ["▫️"] * (24 - int(found[1]))
    assert len({*pages}) == len(pages) > 1

    assert "0 of 24" in await profile(first, evening, other)
    await evening.begin_deal("Next deal")
    assert await evening.play_on()
    again = told(evening.result() or {}).get(winner, "")
    assert "Head of state" not in again
    await house.settle()
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    assert HAVE.search(await profile(other, evening, first))
    await closed(house, evening)


@played
async def test_achievements_are_not_earned_against_computers_alone(house: House) -> None:
    evening = await house.evening(1)
    await evening.open(**SMALL)
    for _ in range(2):
        await evening.host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    assert await evening.play_on()
    assert told(evening.result() or {}) == {}


@played
async def test_achievements_of_a_hidden_person_are_shown_to_that_person_alone(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    assert await evening.play_on()
    (winner,) = told(evening.result() or {})
    first = next(one for one in evening.people if one.name == winner)
    other = next(one for one in evening.people if one is not first)
    assert HAVE.search(await profile(other, evening, first))
    await hide(first, evening.channel_id, "all")
    refused = await other.answer(await other.click("Achievements", evening.channel_id))
    assert "rather not be looked up" in refused
    assert HAVE.search(await profile(first, evening, first))
    assert f"{winner}: " in words(await listed(first, evening))
