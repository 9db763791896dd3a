"""A banned person shows nothing on the server, also by buttons from before the ban."""

from __future__ import annotations

import pytest

from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL
from tests.night.test_daily import Player
from tests.night.test_server_admin import ban

BANNED = "banned from this server's tables"


@played
async def test_banned_person_posts_no_result_of_the_day(house: House) -> None:
    room, owner = house.room().id, await house.owner()
    ana = await Player.new(house, "Ana", room)
    await ana.daily()
    await ana.finish()
    await house.settle()
    await ana.daily()
    await ban(owner, room, ana.person, "cheats")
    before = {*owner.messages}
    for place in (room, ana.practice.direct):  # the score in the channel, the result at home
        step = await ana.person.click("dailypost", place)
        assert BANNED in await ana.person.answer(step)
    step = await ana.person.click("daily", ana.practice.direct)
    assert BANNED in await ana.person.answer(step)
    for command in ("daily", "leaderboard", "profile", "season", "history"):
        step = await ana.person.type_command(room, command)
        assert BANNED in await ana.person.answer(step), command
    step = await ana.person.use_menu(room, "Profile", owner.id)
    assert BANNED in await ana.person.answer(step)
    new = [one for key, one in owner.messages.items() if key not in before]
    assert not [one for one in new if ana.person.name in words(one)]
    step = await ana.person.type_command(room, "privacy")
    assert BANNED not in await ana.person.answer(step)
    step = await ana.person.type_command(ana.practice.direct, "hand")
    assert BANNED not in await ana.person.answer(step)


@pytest.mark.long
@played
async def test_banned_spectator_does_not_react_at_a_table(house: House) -> None:
    evening, owner = await house.evening(3), await house.owner()
    guest = await house.person("Gus")
    await evening.start(**SMALL)
    await ban(owner, evening.channel_id, guest)
    for act in ("watch", "react", "log", "join"):
        if control := guest.offered(act, evening.channel_id):
            step = await guest.press(control)
            assert BANNED in await guest.answer(step), act
