"""Commands that messages mention can be pressed, also after a start without registering."""

from __future__ import annotations

import json

import pytest

from tests.night.house import House
from tests.night.played import played

pytestmark = pytest.mark.long


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@played
async def test_a_command_in_an_answer_is_a_mention(house: House, language: str) -> None:
    person, room = await house.person("Ana"), house.room()
    await person.call("PATCH", "", {"locale": {"en": "en-US"}.get(language, language)})
    (game,) = [one for one in house.playground.world.commands[""] if one["name"] == "game"]
    mention = f"</game start:{game['id']}>"
    for _ in range(2):
        answer = await person.answered_with(await person.type_command(room.id, "game tables"))
        assert mention in json.dumps(answer, ensure_ascii=False)
        await house.bot.kill()
        await house.bot.start()
