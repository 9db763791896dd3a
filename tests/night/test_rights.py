"""Presses of people who may not write, open threads, or use the command in a channel."""

from __future__ import annotations

import pytest

from bot.playground.world import permissions, servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL, begun

SEND, IN_THREADS = Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS
NEEDED = "For that you need these permissions in this channel: "
LIMITED = "You can't use `/{}` here, and this button does the same."
OPENED = english("table-opened").rstrip(".")


def mute(house: House, channel_id: str, person: Person, denied: int = int(SEND)) -> None:
    """Give this person a role that may not write in the channel."""
    world = house.playground.world
    muted = servers.open_role(world, GAME_NIGHT_ID, "Muted")
    servers.overwrite(world, channel_id, muted, deny=denied)
    servers.wear(world, GAME_NIGHT_ID, person.id, muted)


async def start(person: Person, channel_id: str, **options: str | int) -> str:
    """Type /game start; return the bot's answer."""
    step = await person.type_command(channel_id, "game start", **SMALL, **options)
    return await person.answer(step)


async def pressed(person: Person, label: str, channel_id: str) -> str:
    """Press a button; return the bot's answer."""
    return await person.answer(await person.click(label, channel_id))


@pytest.mark.long
@played
async def test_a_muted_person_opens_no_table_and_takes_no_seat(house: House) -> None:
    host, muted, room = await house.person("Ana"), await house.person("Eve"), house.room()
    mute(house, room.id, muted)
    assert await start(muted, room.id) == f"{NEEDED}Send Messages."
    await muted.answer(await muted.type_command(room.id, "rules", preset="president_basic"))
    assert await pressed(muted, english("button-play-this"), room.id) == f"{NEEDED}Send Messages."
    assert OPENED in await start(host, room.id)
    assert await pressed(muted, "Join", room.id) == f"{NEEDED}Send Messages."
    table = host.table(room.id)
    assert table is not None
    assert "**1 player**" in words(table)
    servers.wear(house.playground.world, GAME_NIGHT_ID, muted.id)
    assert (await pressed(muted, "Join", room.id)).startswith("You're in!")


@pytest.mark.long
@played
async def test_hello_opens_no_table_for_a_muted_person(house: House) -> None:
    world, muted = house.playground.world, await house.person("Eve")
    guild = servers.open_server(world, "Third House")
    place = next(one for one in world.channels.values() if one.guild_id == guild.id)
    servers.overwrite(world, place.id, muted.id, deny=SEND)
    assert await pressed(muted, english("button-open-table"), place.id) == f"{NEEDED}Send Messages."
    servers.overwrite(world, place.id, muted.id)
    assert "Which game?" in await pressed(muted, english("button-open-table"), place.id)
    assert OPENED in await pressed(muted, "President", place.id)


@played
async def test_thread_is_opened_for_people_with_permission_to_open_and_write(
    house: House,
) -> None:
    host, room = await house.person("Ana"), house.room()
    world, threads = house.playground.world, Permission.CREATE_PUBLIC_THREADS
    servers.overwrite(world, room.id, host.id, deny=threads)
    assert await start(host, room.id, thread=True) == f"{NEEDED}Create Public Threads."
    servers.overwrite(world, room.id, host.id, deny=IN_THREADS)
    assert await start(host, room.id, thread=True) == f"{NEEDED}Send Messages in Threads."
    assert not [one for one in world.channels.values() if one.parent_id == room.id]
    assert OPENED in await start(host, room.id)


@pytest.mark.long
@played
async def test_speaking_in_a_thread_needs_the_permission_for_threads(house: House) -> None:
    host, muted, room = await house.person("Ana"), await house.person("Eve"), house.room()
    world = house.playground.world
    thread = servers.open_thread(world, room, "cards", host.id)
    mute(house, room.id, muted, int(IN_THREADS))
    assert await start(muted, thread.id) == f"{NEEDED}Send Messages in Threads."
    mute(house, room.id, host)  # the host may write in threads alone
    assert OPENED in await start(host, thread.id)
    assert await pressed(muted, "Join", thread.id) == f"{NEEDED}Send Messages in Threads."


@pytest.mark.long
@played
async def test_player_muted_in_mid_deal_plays_it_to_its_end_and_deals_no_other(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    mute(house, evening.channel_id, asked)
    assert await evening.play_on()
    assert await pressed(asked, "Next deal", evening.channel_id) == f"{NEEDED}Send Messages."
    assert "You'll sit out" in await evening.choose(asked, "sitout")
    assert "Traceback" not in house.bot.log


@pytest.mark.long
@played
async def test_a_muted_player_deals_no_other_by_direct_message_either(house: House) -> None:
    evening, asked, _ = await begun(house)
    mute(house, evening.channel_id, asked)
    assert await evening.play_on()
    direct = house.playground.world.dm_with(asked.id).id
    await house.settle()
    step = await asked.click("Next deal", direct)
    assert await asked.answer(step) == f"{NEEDED}Send Messages."


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("by", ["role", "channel", "person"])
@played
async def test_buttons_are_for_people_with_the_permission_of_the_command(
    house: House, by: str, whole: bool
) -> None:
    world, room = house.playground.world, house.room()
    host, eve = await house.person("Ana"), await house.person("Eve")
    players = servers.open_role(world, GAME_NIGHT_ID, "Players")
    servers.wear(world, GAME_NIGHT_ID, host.id, players)
    allowed = {
        "role": {GAME_NIGHT_ID: False, players: True},
        "channel": {permissions.all_channels(GAME_NIGHT_ID): False, house.room().id: True},
        "person": {eve.id: False},
    }[by]
    for person in (host, eve):
        await person.answer(await person.type_command(room.id, "rules", preset="president_basic"))
    for name in [""] if whole else ["game", "practice", "rules"]:
        servers.limit_command(world, GAME_NIGHT_ID, name, allowed)
    for act, command in (("playthis", "game"), ("browse", "rules"), ("practise", "practice")):
        assert await pressed(eve, act, room.id) == LIMITED.format(command)
    said = await pressed(host, english("button-play-this"), room.id)
    assert (OPENED in said) is (by != "channel")
    for name in [""] if whole else ["game", "practice", "rules"]:
        servers.limit_command(world, GAME_NIGHT_ID, name, {})
    label = english("button-play-this") if by == "channel" else "Join"
    assert LIMITED.format("game") not in await pressed(eve, label, room.id)


@played
async def test_table_opened_before_a_command_was_limited_obeys_at_once(house: House) -> None:
    world, room = house.playground.world, house.room()
    eve = await house.person("Eve")
    every = permissions.all_channels(GAME_NIGHT_ID)
    await eve.answer(await eve.type_command(room.id, "settings"))
    servers.limit_command(world, GAME_NIGHT_ID, "settings", {every: False})
    step = await eve.click("By suit", room.id)
    assert await eve.answer(step) == LIMITED.format("settings")


@pytest.mark.long
@played
async def test_without_the_permission_to_use_commands_the_buttons_do_nothing_either(
    house: House,
) -> None:
    world, room, eve = house.playground.world, house.room(), await house.person("Eve")
    await eve.answer(await eve.type_command(room.id, "rules", preset="president_basic"))
    servers.overwrite(world, room.id, eve.id, deny=Permission.USE_APPLICATION_COMMANDS)
    assert await pressed(eve, english("button-play-this"), room.id) == LIMITED.format("game")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("trouble", ["refused", "hangs"])
@played
async def test_where_the_limits_of_commands_cannot_be_read_people_play(
    house: House, trouble: str
) -> None:
    path = "/applications/.*/commands/permissions"
    if trouble == "hangs":
        house.playground.faults.hang("GET", path, times=9)
    else:
        house.playground.faults.next("GET", path, 403, times=9)
    host, ben, room = await house.person("Ana"), await house.person("Ben"), house.room()
    assert OPENED in await start(host, room.id)
    assert (await pressed(ben, "Join", room.id)).startswith("You're in!")
    await host.click("Start", room.id)
    await house.settle()
    assert house.bot.log.count("Limits of commands cannot be read") <= 1
    assert "Traceback" not in house.bot.log
