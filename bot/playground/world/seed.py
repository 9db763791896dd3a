"""The world as it is at the first start: two servers, four channels, five people and the bot."""

from __future__ import annotations

from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel, Guild, Person, World

FIRST_MOMENT = 347_155_200_000
"""Milliseconds of Discord's epoch from which the fixed ids of the first world count."""

COLOURS = ("#c2410c", "#0f766e", "#7c3aed", "#b45309", "#be185d", "#1d4ed8", "#4d7c0f", "#475569")


def fixed_id(place: int) -> str:
    """Return the id at a place of the first world; odd places belong to odd shards."""
    return str((FIRST_MOMENT + place) << 22)


BOT_ID = fixed_id(10)
GAME_NIGHT_ID = fixed_id(1)
OTHER_HOUSE_ID = fixed_id(2)


def new_world() -> World:
    """Return the world at the first start.

    The servers are Game Night (#game-night, #lounge, #table-two) and Other House (#parlour); the
    people are Ana, Ben, Chi, Dev and Eve.
    """
    world = World(bot_id=BOT_ID, owner_id=fixed_id(20), last_id=int(fixed_id(100)))
    for guild_id, name, channels in (
        (GAME_NIGHT_ID, "Game Night", ("game-night", "lounge", "table-two")),
        (OTHER_HOUSE_ID, "Other House", ("parlour",)),
    ):
        world.guilds[guild_id] = Guild(guild_id, name)
        for position, channel_name in enumerate(channels):
            channel_id = fixed_id(30 + len(world.channels))
            world.channels[channel_id] = Channel(
                channel_id, ChannelType.TEXT, guild_id, channel_name, position=position
            )
    for number, name in enumerate(("Ana", "Ben", "Chi", "Dev", "Eve")):
        person_id = fixed_id(20 + number)
        world.people[person_id] = Person(person_id, name, COLOURS[number])
    return world


def new_person(world: World, name: str) -> Person:
    """Add a person to the world, and so to every server."""
    colour = COLOURS[len(world.people) % len(COLOURS)]
    person = Person(world.new_id(), name, colour)
    world.people[person.id] = person
    return person
