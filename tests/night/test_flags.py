"""Flags: facts that a host reads of the own table and an admin of the server, in private."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from bot.domain.state import Stage
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.store import Store
from tests.bot.store.evenings import Evenings, in_order
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.reading import EPHEMERAL, words
from tests.night.small import SMALL
from tests.night.test_company import make_host
from tests.night.test_server_admin import panel, shows

DEALS = 90  # of four people, in which the first two came out as one of them likes
DAY = 86_400.0
ABOUT = "They prove nothing, and nothing follows by itself."


async def past_deals(house: House, people: list[Person], winner: Person, loser: Person) -> None:
    """Store rated deals of these people, in which one always came before the other."""
    for person in people:
        await person.answer(await person.type_command(house.room().id, "settings"))
    await house.bot.stop()
    store = await Store.open(house.bot.database)
    evenings = Evenings(store)
    evenings.now = house.clock.now() - 20 * DAY
    others = [one.id for one in people if one not in (winner, loser)]
    for number in range(DEALS):
        evenings.now += DAY / 10
        order = [winner.id, *others, loser.id]
        await evenings.end("president_basic", in_order(*order), int(GAME_NIGHT_ID))
        others = others[number % 2 :] + others[: number % 2]
    for state in evenings.tables.values():
        await store.tables.save(replace(state, stage=Stage.CLOSED))
    await store.close()
    await house.bot.start()


async def flags(person: Person, evening: Evening) -> str:
    """Open the flags by the menu of the table; return the text that replaces the menu."""
    await person.answer(await person.click("Table", evening.channel_id))
    await person.click("Flags", evening.channel_id)
    return await shows(person, ABOUT)


def told_of_flags(person: Person, channel_id: str) -> list[bool]:
    """Return for each message with flags that a person sees there whether it is private."""
    here = [one for one in person.messages.values() if one["channel_id"] == channel_id]
    return [bool(one["flags"] & EPHEMERAL) for one in here if ABOUT in words(one)]


@played
async def test_flags_of_the_people_at_the_table_are_for_the_host_alone(house: House) -> None:
    evening = await house.evening(3)
    host, winner, loser = evening.people
    stranger = await house.person("Eve")
    await past_deals(house, [winner, loser, stranger], winner, loser)
    before = await host.answer(await host.type_command(evening.channel_id, "leaderboard"))
    evening.people = [host, winner]
    await evening.open(**SMALL)
    said = await flags(host, evening)
    assert ABOUT in said
    assert "Nothing stands out." in said, "the loser is not here"
    await evening.join(loser)
    evening.people.append(loser)
    said = await flags(host, evening)
    assert f"President: **{winner.name}** finished ahead of **{loser.name}** " in said
    assert f"more than their ratings expect, in {DEALS} deals." in said
    assert stranger.name not in said

    await winner.answer(await winner.click("Table", evening.channel_id))
    assert winner.offered("Flags", evening.channel_id) is None
    await house.settle()
    assert {*told_of_flags(host, evening.channel_id)} == {True}
    for person in (winner, loser, stranger):
        assert told_of_flags(person, evening.channel_id) == []

    await evening.begin_deal("Start")  # nothing is punished
    await evening.play_on()
    assert len(evening.deeds) > 0
    after = await host.answer(await host.type_command(evening.channel_id, "leaderboard"))
    assert winner.name in before
    assert winner.name in after


@played
async def test_an_admin_reads_the_flags_of_the_server_and_a_member_cannot(house: House) -> None:
    owner, evening = await house.owner(), await house.evening(3)
    host, winner, loser = evening.people
    await past_deals(house, evening.people, winner, loser)
    await panel(owner, evening.channel_id, "People")
    await owner.click("Log", evening.channel_id)
    await owner.click("Flags", evening.channel_id)
    said = await shows(owner, ABOUT)
    assert f"**{winner.name}** finished ahead of **{loser.name}** " in said
    assert told_of_flags(owner, evening.channel_id) == [True]
    await owner.click("Back", evening.channel_id)
    assert told_of_flags(host, evening.channel_id) == []
    with pytest.raises(Refused):
        await host.type_command(evening.channel_id, "server")
    assert host.offered("Flags", evening.channel_id) is None


@played
async def test_former_host_reads_no_flags(house: House) -> None:
    evening = await house.evening(2)
    host, heir = evening.people
    await evening.open(**SMALL)
    await host.answer(await host.click("Table", evening.channel_id))
    old = await host.find("Flags", evening.channel_id)
    await make_host(host, evening, heir)
    await house.settle()
    with suppress(Refused):  # the menu may be another one by now
        said = await host.answer(await host.press(old))
        assert said == "Only the host of this table can see the flags."
    assert told_of_flags(host, evening.channel_id) == []
    assert ABOUT in await flags(heir, evening)
