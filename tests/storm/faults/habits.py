"""Habits of people as faults: closed direct messages, quarantine, use elsewhere, absence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

from bot.discord import limits
from bot.playground.world import servers
from bot.playground.world.wire import JSON
from bot.playground.world.world import Channel
from tests.night.people import Person
from tests.storm.people import GONE
from tests.storm.scene import Excuse, Scene, Struck

FLAGGED = 20026  # the code of a quarantine
SUBCOMMAND = 1
TRIED = 4  # commands that a stranger types


async def door_closed(scene: Scene, lot: Random) -> Struck:
    """Let a person refuse direct messages for a while; each table of the person may find out."""
    person = scene.world.people[lot.choice(scene.table(lot).people).person.id]
    was_open = person.dms_open
    scene.faults.closed_dms(person)
    with scene.excused({limits.NO_DMS}, scene.world.dm_with(person.id).id):
        await scene.clock.sleep(lot.uniform(5.0, 60.0))
    scene.faults.closed_dms(person, closed=False)
    return was_open


async def door_closed_for_good(scene: Scene, lot: Random) -> Struck:
    """Let a person at a table of a server refuse direct messages for good."""
    person = scene.world.people[lot.choice(scene.table_of_server(lot).people).person.id]
    was_open = person.dms_open
    scene.faults.closed_dms(person)
    place = scene.world.dm_with(person.id).id
    scene.excuses.append(Excuse(frozenset({limits.NO_DMS}), (place,), scene.clock.now()))
    return was_open


async def quarantined(scene: Scene, lot: Random) -> Struck:
    """Let Discord refuse all direct messages of the bot for good, or only those to new people.

    Discord still takes edits of old messages. A new person practices, to make the bot write one.
    """
    about, began = ("/users/@me/channels", "/messages"), scene.clock.now()
    scene.excuses.append(Excuse(frozenset({FLAGGED}), about, began))
    scene.faults.quarantine(lot.choice(("all", "new")))
    with contextlib.suppress(*GONE):  # Discord cannot be reached
        visitor = await _visitor(scene, lot)
        home = scene.table_of_server(lot).home
        await visitor.outcome(await visitor.begin_command(home.id, "practice"))
    await scene.clock.sleep(lot.uniform(10.0, 30.0))
    return scene.answered(FLAGGED, began)


async def used_elsewhere(scene: Scene, lot: Random) -> Struck:
    """Let a stranger use the bot where it is no member: by commands alone, or a user install."""
    world, answers = scene.world, 0
    try:
        visitor = await _visitor(scene, lot)
    except GONE:
        return False
    place = _elsewhere(scene, visitor.id, lot)
    for command in lot.sample([*_commands(world.commands[""])], k=TRIED):
        with contextlib.suppress(*GONE):  # the command is not offered, or Discord is out of reach
            step = await visitor.begin_command(place.id, command)
            answers += await visitor.outcome(step) == "done"
    return answers > 0


async def _visitor(scene: Scene, lot: Random) -> Person:
    return await scene.simulated.house.person(f"visitor {lot.randrange(1 << 30)}")


def _elsewhere(scene: Scene, visitor: str, lot: Random) -> Channel:
    world, kind = scene.world, lot.choice(("commands", "install", "both", "friend"))
    if kind != "commands":
        servers.install(world, visitor)
    if kind == "friend":
        return servers.open_private(world, visitor, lot.choice([*world.people]))
    guild = servers.open_server(world, "elsewhere", has_bot=False)
    if kind != "install":
        servers.change(world, guild.id, commands_only=True)
    return next(one for one in world.channels.values() if one.guild_id == guild.id)


def _commands(registered: list[JSON]) -> Iterator[str]:
    """Yield all commands that can be typed without options."""
    for command in registered:
        options = command.get("options", ())
        inner = [one for one in options if one["type"] == SUBCOMMAND]
        yield from (f"{command['name']} {one['name']}" for one in inner if _is_bare(one))
        if not inner and _is_bare(command):
            yield command["name"]


def _is_bare(command: JSON) -> bool:
    return not any(option.get("required") for option in command.get("options", ()))


async def away(scene: Scene, lot: Random) -> Struck:
    """Keep a person away for 20 to 200 s: the clock runs out, and a computer plays on."""
    lot.choice(scene.table(lot).people).go_away(scene.clock.now() + lot.uniform(20.0, 200.0))
    return True
