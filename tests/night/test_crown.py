"""The role of the President, given and taken away after deals as far as Discord allows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.discord.crown import PAUSE_SECONDS
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.small import SMALL
from tests.night.test_privacy import reads
from tests.night.test_server_admin import choose, panel, shows
from tests.night.test_throne import places

CONTROL = "role-role:0:v.0:crown_role"


def wearers(house: House, role: str) -> list[str]:
    worn = house.playground.world.guilds[GAME_NIGHT_ID].worn
    return [player for player, roles in worn.items() if role in roles]


def asked(house: House) -> list[tuple[str, float]]:
    """Return the method and the time of each request about roles of members."""
    return [(one.method, one.at) for one in house.playground.journal if "/roles/" in one.asked]


async def crowned(house: House, above: int = 5) -> tuple[Person, str, str]:
    """Return an owner who has chosen the role, the role, and the channel of the panel."""
    owner, world, room = await house.owner(), house.playground.world, house.room()
    role = servers.open_role(world, GAME_NIGHT_ID, "President")
    servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES, above=above)
    await panel(owner, room.id, "People")
    await choose(owner, CONTROL, role)
    return owner, role, room.id


def id_of(evening: Evening, name: str) -> str:
    return next(one.id for one in evening.people if one.name == name)


async def a_ruler(evening: Evening) -> str:
    """Play a deal to its end; return the id of the winner."""
    return id_of(evening, (await places(evening))[0])


@pytest.mark.long
@played
async def test_the_latest_ruler_wears_the_role_and_it_changes_once_in_five_minutes(
    house: House,
) -> None:
    owner, role, room = await crowned(house)
    await shows(owner, "I give @President to the President of the last deal")
    evening = await house.evening(3)
    await evening.start(**SMALL, match_target="99")
    ruler = await a_ruler(evening)
    await house.settle()
    assert wearers(house, role) == [ruler]
    for _ in range(5):
        await evening.begin_deal("Next deal")
        ruler = await a_ruler(evening)
    await house.clock.sleep(2 * PAUSE_SECONDS)
    assert wearers(house, role) == [ruler]
    given = [at for method, at in asked(house) if method == "PUT"]
    assert all(later - at >= PAUSE_SECONDS for at, later in pairwise(given))
    await panel(owner, room, "People")
    await choose(owner, CONTROL)  # the owner chooses no role from now on
    await house.settle()
    assert wearers(house, role) == []


@pytest.mark.long
@played
async def test_a_role_above_the_bots_is_never_asked_for_and_only_the_admin_is_told(
    house: House,
) -> None:
    owner, role, _ = await crowned(house, above=0)
    await shows(owner, "I can't give @President to members. In the list of roles, drag")
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await a_ruler(evening)
    await house.settle()
    assert (wearers(house, role), asked(house)) == ([], [])
    assert "Traceback" not in house.bot.log
    world = house.playground.world
    servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES, above=5)
    await evening.begin_deal("Next deal")
    ruler = await a_ruler(evening)
    await house.settle()
    assert wearers(house, role) == [ruler]


@played
async def test_a_refusal_of_discord_is_tried_again_at_the_end_of_a_later_deal(
    house: House,
) -> None:
    _, role, _ = await crowned(house)
    house.playground.faults.next("PUT", "/guilds/.*/roles/", 403, code=50013)
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await a_ruler(evening)
    await house.settle()
    assert wearers(house, role) == []
    house.playground.faults.clear()
    await evening.begin_deal("Next deal")
    ruler = await a_ruler(evening)
    await house.clock.sleep(2 * PAUSE_SECONDS)
    assert wearers(house, role) == [ruler]
    assert "Traceback" not in house.bot.log


@pytest.mark.long
@played
async def test_ruler_with_deleted_data_gives_the_role_back(house: House) -> None:
    _, role, _ = await crowned(house)
    evening = await house.evening(2)
    await evening.start(**SMALL)
    ruler = await a_ruler(evening)
    await house.settle()
    assert wearers(house, role) == [ruler]
    person = next(one for one in evening.people if one.id == ruler)
    await evening.choose(person, english("button-quit"))
    shown = await person.answer(await person.type_command(evening.channel_id, "privacy"))
    assert "the role of the President, on 1 server" in shown
    assert "your place in the order of 1 channel" in shown
    await person.click("Delete", evening.channel_id)
    await reads(person, "This can't be undone.")
    await person.click("Delete everything", evening.channel_id)
    await reads(person, "Deleted.")
    await house.clock.sleep(2 * PAUSE_SECONDS)
    assert wearers(house, role) == []


@played
async def test_a_restart_before_the_five_minutes_are_over_loses_no_crown(house: House) -> None:
    _, role, _ = await crowned(house)
    evening = await house.evening(2)
    await evening.start(**SMALL, match_target="99")
    first = ruler = await a_ruler(evening)
    while ruler == first:
        await house.settle()
        began = house.clock.now()
        await evening.begin_deal("Next deal")
        ruler = await a_ruler(evening)
    await house.bot.stop()
    await house.bot.start()
    await house.clock.sleep(2 * PAUSE_SECONDS)
    assert began < house.clock.now()
    assert wearers(house, role) == [ruler]
