"""Servers and chats without the bot: commands alone, and installs to an account."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from tests.english import english
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import EPHEMERAL, JSON, controls, words
from tests.night.small import SMALL

NOT_HERE = "I'm not on this server. Someone who manages it can add me."
NO_CHAT = "I can't join this chat. Add me to a server for that."
DEALT = "Dealt! Your cards are in your direct messages"


def links(message: JSON) -> list[str]:
    """The addresses of the link buttons of a message."""
    parts = [message]
    for part in parts:
        parts += part.get("components", [])
    return [one["url"] for one in parts if one.get("url")]


async def told(person: Person, place: str, command: str, **options: str) -> JSON:
    """Return the answer to a command, which only this person sees."""
    message = await person.answered_with(await person.type_command(place, command, **options))
    assert message["flags"] & EPHEMERAL
    return message


async def is_of_use(person: Person, place: str) -> None:
    """Check that settings, data and rules work here, and that practice leads to direct messages."""
    panel = await told(person, place, "settings")
    last = [one for one in controls(panel) if one.act == "prefer"][-1]
    await person.press(last)
    assert "your" in words(await told(person, place, "privacy")).lower()
    assert "President" in words(await told(person, place, "rules"))
    sheet = await told(person, place, "rules", preset="president_basic")
    labels = [one.label for one in controls(sheet)]
    assert "Change rules" in labels
    assert not {english("button-play-this"), english("button-channel-default"), "Save"} & {*labels}
    change = next(one for one in controls(sheet) if one.label == "Change rules")
    await person.press(change)
    await person.until_shown(
        lambda: person.newest(lambda one: "Your own rules" in words(one)), "the rules to change"
    )
    practice = await Practice(person).at_home()
    message = await told(person, place, "practice", preset="president_basic")
    assert DEALT in words(message)
    await practice.hand()
    await practice.play_on(1, moves=2)


def is_clean(house: House) -> None:
    """Check that nothing failed, and that nothing was sent to a place without the bot."""
    assert "Traceback" not in house.bot.log
    refused = [one for one in house.playground.journal if one.status in (401, 403)]
    assert not refused


@pytest.mark.long
@played
async def test_a_server_with_commands_alone_is_told_how_to_add_the_bot(house: House) -> None:
    world, person = house.playground.world, await house.person("Ana")
    guild = servers.open_server(world, "Bare House", has_bot=False)
    place = next(one.id for one in world.channels.values() if one.guild_id == guild.id)
    servers.change(world, guild.id, commands_only=True)
    for command, options in (("game start", SMALL), ("game notify", {}), ("leaderboard", {})):
        message = await told(person, place, command, **options)
        assert words(message) == NOT_HERE
        (link,) = links(message)
        assert f"&guild_id={guild.id}&disable_guild_select=true" in link
    await is_of_use(person, place)
    is_clean(house)
    servers.change(world, guild.id, has_bot=True, commands_only=False)
    await house.settle()
    step = await person.type_command(place, "game start", **SMALL)
    assert (await person.answer(step)).startswith(english("table-opened"))


@pytest.mark.long
@played
@pytest.mark.parametrize("others", [1, 2])
async def test_between_people_the_commands_of_an_account_work(house: House, others: int) -> None:
    world, person = house.playground.world, await house.person("Ana")
    friends = [await house.person(name) for name in ("Ben", "Cem")[:others]]
    servers.install(world, person.id)
    place = servers.open_private(world, person.id, *(one.id for one in friends)).id
    with pytest.raises(Refused):
        await person.type_command(place, "leaderboard")
    assert words(await told(person, place, "game tables")) == NO_CHAT
    await is_of_use(person, place)
    for friend in friends:
        assert not [one for one in friend.messages.values() if one["channel_id"] == place]
    is_clean(house)


@played
async def test_an_account_brings_the_commands_to_a_server_without_the_bot(house: House) -> None:
    world, person = house.playground.world, await house.person("Ana")
    guild = servers.open_server(world, "Bare House", has_bot=False)
    place = next(one.id for one in world.channels.values() if one.guild_id == guild.id)
    servers.install(world, person.id)
    assert words(await told(person, place, "hand")) == NOT_HERE
    await is_of_use(person, place)
    is_clean(house)


@pytest.mark.long
@played
async def test_an_entry_point_is_kept_when_the_commands_are_registered(house: House) -> None:
    world = house.playground.world
    await house.bot.stop()
    servers.add_entry_point(world)
    world.commands[""] = [one for one in world.commands[""] if one["name"] != "hand"]
    await house.bot.start()
    await house.settle()
    assert {"launch", "hand", "game"} <= {one["name"] for one in world.commands[""]}
    assert "50240" not in house.bot.log
