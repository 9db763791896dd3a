"""A bot of version 1.0.0 that is replaced by this version in mid-evening, with its messages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from bot.playground.world.keep import load, rebase
from tests.data.version_1_0 import copied, table
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import Control, words
from tests.night.sitting import Sitting
from tests.simulation.world import World

LOBBY, TRICK, BETWEEN = 8, 10, 15
AWAY = 60.0  # seconds until the new version is started


def discord_of_before(house: House, folder: Path) -> None:
    """Load the channels, messages and people of that evening into the playground."""
    kept = table("discord")
    (folder / "messages").mkdir(parents=True)
    (folder / "world.json").write_text(json.dumps(kept["world"]))
    for channel, messages in kept["messages"].items():
        (folder / "messages" / f"{channel}.json").write_text(json.dumps(messages))
    loaded = load(folder)
    assert loaded
    before, world = loaded[0], house.playground.world
    rebase(before, world.url)
    for part in ("people", "channels", "directs", "commands", "emojis", "guilds"):
        getattr(world, part).update(getattr(before, part))
    world.last_id = before.last_id


async def returned(house: House, number: int) -> Sitting:
    """Return a table of that evening, with people who see their old messages."""
    states = [one["state"] for one in table("seen")["tables"]]
    state = next(one for one in states if one["id"] == number)
    world = house.playground.world
    seated = [seat["player"] for seat in state["seats"]]
    people = [await arrived(house, one) for one in seated if one in world.people]
    return Sitting.of(people, world.channels[str(state["channel_id"])], Random(number))


async def arrived(house: House, person_id: str) -> Person:
    """Return a person of that evening, with a page open."""
    name = house.playground.world.people[person_id].name
    return await house._arrive({"id": person_id, "name": name})


def shown(person: Person, act: str, channel_id: str | None = None) -> Control:
    """Return the newest control of this act that the person sees."""
    found = person.offered(act, channel_id)
    assert found, act
    return found


def test_messages_of_version_1_0_serve_people_who_play_on(world: World) -> None:
    async def evening(here: World) -> None:
        house = here.house
        copied(house.bot.data)
        here.machine.set_by = table("seen")["ahead"]
        discord_of_before(house, here.folder / "discord")
        await house.clock.sleep(table("seen")["at"] - house.clock.now() + AWAY)
        lobby, trick, between = [await returned(house, one) for one in (LOBBY, TRICK, BETWEEN)]
        (asked,) = [one for one in trick.clickers if one.ping()]
        reader = await arrived(house, table("seen")["waiting"][0])
        old = {
            "computer": shown(lobby.host.person, "computer", lobby.room.id),
            "hand": asked.hand()[0],
            "start": shown(between.host.person, "start", between.room.id),
            "share": shown(reader, "share"),
        }
        await house.bot.start()
        for name, sitting in (("computer", lobby), ("start", between)):
            await sitting.host.person.reacted(await sitting.host.person.begin_press(old[name]))
        said = await asked.person.answer(await asked.person.begin_press(old["hand"]))
        assert said.startswith("You played")
        said = await reader.answer(await reader.begin_press(old["share"]))
        assert "Works on any server" in said
        await house.settle()
        assert "**5 players**" in words(lobby.host.table() or {})
        assert "deal 2\n" in words(between.host.table() or {})
        await asyncio.gather(*(one.play() for one in trick.clickers))
        assert "deal 2: results" in words(trick.host.table() or {})
        assert "Traceback" not in house.bot.log

    world.play(evening, start=False)
