"""Reactions at the table: a line on its message, no further message, from its players only."""

from __future__ import annotations

import pytest

from bot.domain.reactions import AGAIN_SECONDS, SIGNS
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, controls, words
from tests.night.small import begun
from tests.night.test_company import table_says

CLAP, FEAR, SNAIL, FIRE = SIGNS


def posted(person: Person, evening: Evening) -> set[str]:
    """Return the ids of the messages in the channel of the table."""
    return {
        one["id"] for one in person.messages.values() if one["channel_id"] == evening.channel_id
    }


def table(evening: Evening) -> JSON:
    return evening.host.table(evening.channel_id) or {}


@pytest.mark.long
@played
async def test_a_reaction_stands_on_the_table_and_posts_nothing(house: House) -> None:
    evening, asked, other = await begun(house)
    await house.settle()
    here, before = evening.channel_id, posted(asked, evening)
    assert [one.label for one in controls(table(evening)) if one.act == "react"] == [*SIGNS]
    requests = len(house.playground.journal)
    await other.click(SNAIL, here)
    await table_says(evening, f"{SNAIL} {other.name}")
    await house.settle()
    assert len(house.playground.journal) - requests <= 2, "the answer, and the table by its token"
    await asked.click(FIRE, here)
    await table_says(evening, f"{SNAIL} {other.name} · {FIRE} {asked.name}")
    assert posted(asked, evening) == before


@played
async def test_a_second_one_right_after_the_first_is_left_out(house: House) -> None:
    evening, _, other = await begun(house)
    here = evening.channel_id
    await other.click(SNAIL, here)
    await table_says(evening, f"{SNAIL} {other.name}")
    for _ in range(5):
        await other.click(FIRE, here)
    await house.clock.sleep(2)
    assert f"{SNAIL} {other.name}" in words(table(evening))
    assert FIRE not in words(table(evening))
    await house.clock.sleep(AGAIN_SECONDS)
    await other.click(FIRE, here)
    await table_says(evening, f"{FIRE} {other.name}")
    assert SNAIL not in words(table(evening))


@pytest.mark.long
@played
async def test_a_stranger_is_told_to_join_and_the_next_deal_begins_without_any(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    stranger, here = await house.person("Eve"), evening.channel_id
    said = await stranger.answer(await stranger.click(CLAP, here))
    assert said.startswith("You're not at this table.")
    assert evening.host.offered(CLAP, here)
    assert await evening.play_on()
    await asked.click(FEAR, here)
    await table_says(evening, f"{FEAR} {asked.name}")
    await evening.begin_deal("Next deal")
    await table_says(evening, "deal 2\n")
    assert FEAR not in words(table(evening))
