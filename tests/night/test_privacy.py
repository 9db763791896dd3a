"""A person sees the stored data, exports it and deletes it, while the others play on."""

from __future__ import annotations

import json

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import EPHEMERAL, words
from tests.night.small import SMALL

pytestmark = pytest.mark.long


async def reads(person: Person, text: str) -> None:
    """Wait until the pressed message has this text."""
    await person.until(lambda: person.newest(lambda one: text in words(one)), text)


@played
async def test_data_of_a_person_are_shown_sent_and_deleted(house: House) -> None:
    evening = await house.evening(3)
    leaver, channel_id = evening.people[2], evening.channel_id
    await evening.start(**SMALL)
    await evening.play_on()
    shown = await leaver.answer(await leaver.type_command(channel_id, "privacy"))
    assert "1 deal you played" in shown
    step = await leaver.click("Download", channel_id)
    assert english("privacy-file") in await leaver.answer(step)
    message = leaver.newest(lambda one: english("privacy-file") in words(one))
    assert message is not None
    assert message["flags"] & EPHEMERAL
    (file,) = message["attachments"]
    async with house.session.get(file["url"]) as sent:
        told = json.loads(await sent.read())
    assert told["person"] == leaver.id
    assert [one["player"] for one in told["result"]] == [leaver.id]
    assert told["deal"][0]["events"]
    step = await leaver.click("Delete", channel_id)
    assert "You're at a table" in await leaver.answer(step)
    await evening.choose(leaver, english("button-quit"))
    await leaver.answer(await leaver.type_command(channel_id, "privacy"))
    await leaver.click("Delete", channel_id)
    await reads(leaver, "This can't be undone.")
    await leaver.click("Delete everything", channel_id)
    await reads(leaver, "Deleted.")
    evening.people.remove(leaver)
    await evening.begin_deal("Next deal")
    assert await evening.play_on()
    assert "Traceback" not in house.bot.log


@played
async def test_the_answer_at_a_practice_table_names_the_buttons_that_are_there(
    house: House,
) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset="president_basic")
    ana, here = practice.person, practice.direct
    await ana.answer(await ana.type_command(here, "privacy"))
    said = await ana.answer(await ana.click("Delete", here))
    assert said.startswith("You're practicing: ")
    assert said.endswith("Press **Table** there, then **Stop**, and try again.")
    for label in ("Table", "Stop"):
        await ana.click(label, here)
    await ana.click("Stop", here)  # the question about the running deal
    await house.settle()
    await ana.answer(await ana.type_command(here, "privacy"))
    await ana.click("Delete", here)
    await reads(ana, "**Delete all of it?**")
