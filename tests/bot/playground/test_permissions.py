"""Roles, overwrites, private threads, time-outs and limits of commands, as in Discord."""

from __future__ import annotations

import discord
import pytest

from bot.playground import Playground
from bot.playground.world import permissions, servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.raw import Raw
from tests.bot.playground.test_servers import until
from tests.bot.playground.try_bot import TryBot, text_channel

GUILD = f"/guilds/{GAME_NIGHT_ID}"
VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES


@pytest.fixture
def ben_id(playground: Playground) -> str:
    return playground.world.person("Ben").id


async def reported(bot: TryBot, guest: Guest, channel_id: str) -> discord.Permissions:
    """Return the permissions that an interaction reports for a person in a channel."""
    await guest.command(channel_id, "silence")
    interaction: discord.Interaction = await bot.hears("interaction")
    return interaction.permissions


async def test_a_hidden_channel_is_seen_by_the_owner_the_bot_and_the_roles_that_are_let_in(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str, ben_id: str
) -> None:
    world = playground.world
    mods = servers.open_role(world, GAME_NIGHT_ID, "Mods")
    servers.hide(world, room, mods)
    assert await ana.channel_id("game-night") == room
    with pytest.raises(KeyError):
        await ben.channel_id("game-night")
    with pytest.raises(Refused):
        await ben.messages(room)
    await text_channel(bot, room).send("for mods")
    await ana.hears("message", channel_id=room)
    assert [event for event in ben.events if event["t"] == "message"] == []
    servers.wear(world, GAME_NIGHT_ID, ben_id, mods)
    assert [one["content"] for one in await ben.messages(room)] == ["for mods"]


async def test_members_of_the_bot_are_judged_as_the_playground_judges_them(
    playground: Playground, bot: TryBot, ben: Guest, room: str, ben_id: str
) -> None:
    world, channel = playground.world, text_channel(bot, room)
    muted = servers.open_role(world, GAME_NIGHT_ID, "Muted")
    loud = servers.open_role(world, GAME_NIGHT_ID, "Loud", Permission.MANAGE_MESSAGES)
    servers.overwrite(world, room, muted, deny=SEND)
    cases: list[tuple[tuple[str, ...], dict[str, int], bool]] = [
        ((), {}, True),
        ((muted,), {}, False),
        ((muted, loud), {loud: int(SEND)}, True),  # an allowing role wins over others
        ((muted,), {ben_id: int(SEND)}, True),  # the member's overwrite wins
    ]
    for worn, allowed, speaks in cases:
        servers.wear(world, GAME_NIGHT_ID, ben_id, *worn)
        for target, bits in allowed.items():
            servers.overwrite(world, room, target, allow=bits)
        told = await reported(bot, ben, room)
        assert told.send_messages is speaks
        member = await channel.guild.fetch_member(int(ben_id))
        assert channel.permissions_for(member).send_messages is speaks
        assert told.manage_messages is (loud in worn)
        for target in allowed:
            servers.overwrite(world, room, target)


async def test_a_muted_member_cannot_chat_and_a_timed_out_one_cannot_press_either(
    playground: Playground, bot: TryBot, ben: Guest, room: str, ben_id: str
) -> None:
    world = playground.world
    servers.overwrite(world, room, ben_id, deny=SEND)
    with pytest.raises(Refused, match="may not speak"):
        await ben.say(room, "hello?")
    await ben.done(await ben.command(room, "count"))
    (counter,) = await ben.messages(room)
    servers.time_out(world, GAME_NIGHT_ID, ben_id, 600)
    with pytest.raises(Refused, match="timed out"):
        await ben.press(counter, "count:0")
    with pytest.raises(Refused, match="may not use /count"):
        await ben.command(room, "count")
    member = await text_channel(bot, room).guild.fetch_member(int(ben_id))
    assert member.is_timed_out()
    assert not text_channel(bot, room).permissions_for(member).send_messages
    servers.time_out(world, GAME_NIGHT_ID, ben_id, 0)
    await ben.press(counter, "count:0")


async def test_the_members_of_a_private_thread_can_be_asked_for_one_by_one(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str, ben_id: str
) -> None:
    body = {"name": "Secret", "private": True}
    thread = await ana.call("POST", f"/channels/{room}/threads", body)
    await until(lambda: bot.get_channel(int(thread["id"])))
    found = bot.get_channel(int(thread["id"]))
    assert isinstance(found, discord.Thread)
    with pytest.raises(discord.NotFound) as refused:
        await found.fetch_member(int(ben_id))
    assert refused.value.code == 10007
    members = [*playground.world.channels[thread["id"]].member_ids, ben_id]
    await ana.call("PATCH", f"/channels/{thread['id']}", {"members": members})
    assert (await found.fetch_member(int(ben_id))).id == int(ben_id)
    assert await ben.channel_id("Secret") == thread["id"]


async def test_former_member_sees_nothing_and_is_no_member(
    playground: Playground, bot: TryBot, ben: Guest, room: str, ben_id: str
) -> None:
    servers.leave(playground.world, GAME_NIGHT_ID, ben_id)
    assert [guild["name"] for guild in (await ben.state())["guilds"]] == ["Other House"]
    with pytest.raises(Refused):
        await ben.messages(room)
    with pytest.raises(discord.NotFound) as refused:
        await text_channel(bot, room).guild.fetch_member(int(ben_id))
    assert refused.value.code == 10007
    servers.come_back(playground.world, GAME_NIGHT_ID, ben_id)
    assert (await ben.state())["guilds"][0]["name"] == "Game Night"


@pytest.mark.parametrize(
    ("every", "own", "offered"),
    [
        ({}, {}, True),
        ({"everyone": False}, {}, False),
        ({"everyone": False, "mods": True}, {}, True),
        ({"everyone": False}, {"mods": True}, True),
        ({"mods": True}, {"mods": False}, False),
        ({"mods": False, "ben": True}, {}, True),
        ({"all": False}, {}, False),
        ({"all": False, "room": True}, {}, True),
        ({"all": True}, {"room": False}, False),
        ({}, {"all": False, "room": True}, True),
    ],
)
async def test_a_limited_command_is_offered_as_discord_would(
    playground: Playground,
    bot: TryBot,
    ana: Guest,
    ben: Guest,
    room: str,
    ben_id: str,
    every: dict[str, bool],
    own: dict[str, bool],
    offered: bool,
) -> None:
    world = playground.world
    mods = servers.open_role(world, GAME_NIGHT_ID, "Mods")
    servers.wear(world, GAME_NIGHT_ID, ben_id, mods)
    ids = {"everyone": GAME_NIGHT_ID, "mods": mods, "ben": ben_id, "room": room}
    ids["all"] = permissions.all_channels(GAME_NIGHT_ID)
    for name, limits in (("", every), ("silence", own)):
        allowed = {ids[one]: flag for one, flag in limits.items()}
        servers.limit_command(world, GAME_NIGHT_ID, name, allowed)
    await ana.command(room, "silence")  # the owner may always use it
    if offered:
        await ben.command(room, "silence")
    else:
        with pytest.raises(Refused, match="may not use /silence"):
            await ben.command(room, "silence")


async def test_the_bot_reads_the_limits_of_commands_and_hears_of_new_ones(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    heard: list[discord.RawAppCommandPermissionsUpdateEvent] = []

    async def hear(event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        heard.append(event)

    bot.on_raw_app_command_permissions_update = hear  # type: ignore[attr-defined]  # discord.py's
    path = f"/applications/{playground.world.bot_id}/guilds/{GAME_NIGHT_ID}/commands"
    async with Raw(playground) as raw:
        assert await raw("GET", f"{path}/permissions") == (200, [])
        await ana.call("PUT", f"{GUILD}/commands/silence", {"allowed": {room: False}})
        status, listed = await raw("GET", f"{path}/permissions")
        assert (status, len(listed)) == (200, 1)
        assert listed[0]["permissions"] == [{"id": room, "type": 3, "permission": False}]
        assert (await raw("GET", f"{path}/{listed[0]['id']}/permissions"))[1] == listed[0]
        status, body = await raw("GET", f"{path}/1/permissions")
        assert (status, body["code"]) == (404, 10066)
    await until(lambda: heard)
    assert str(heard[0].target_id) == listed[0]["id"]


async def test_a_role_that_changes_is_told_to_the_bot(
    playground: Playground, bot: TryBot, room: str
) -> None:
    world, guild = playground.world, text_channel(bot, room).guild
    role = servers.open_role(world, GAME_NIGHT_ID, "Mods")
    await until(lambda: guild.get_role(int(role)))
    servers.allow_role(world, GAME_NIGHT_ID, role, Permission.ADMINISTRATOR)
    await until(lambda: guild.get_role(int(role)).permissions.administrator)  # type: ignore[union-attr]  # it is there
    everyone = world.guilds[GAME_NIGHT_ID].everyone
    servers.allow_role(world, GAME_NIGHT_ID, GAME_NIGHT_ID, everyone & ~SEND)
    await until(lambda: not guild.default_role.permissions.send_messages)


async def test_a_host_settles_roles_members_and_overwrites_by_hand(
    playground: Playground, ana: Guest, ben: Guest, room: str, ben_id: str
) -> None:
    role = (await ana.call("POST", f"{GUILD}/roles", {"name": "Mods"}))["id"]
    member = await ana.call("PATCH", f"{GUILD}/members/{ben_id}", {"roles": [role]})
    assert member["roles"] == [role]
    await ana.call("PATCH", f"/channels/{room}", {"hidden": True})
    with pytest.raises(Refused):
        await ben.messages(room)
    await ana.call("PUT", f"/channels/{room}/overwrites/{role}", {"allow": int(VIEW)})
    assert await ben.messages(room) == []
    await ana.call("PATCH", f"{GUILD}/members/{ben_id}", {"here": False})
    with pytest.raises(Refused):
        await ben.messages(room)
    for path, body in (
        (f"{GUILD}/members/{ben_id}", {"roles": ["5"]}),
        (f"{GUILD}/members/5", {"here": True}),
        (f"/channels/{room}", {"members": [ben_id]}),
    ):
        with pytest.raises(Refused):
            await ana.call("PATCH", path, body)


async def test_the_bot_gives_only_roles_below_its_own_to_members(
    playground: Playground, ben_id: str
) -> None:
    world = playground.world
    low, high = [servers.open_role(world, GAME_NIGHT_ID, name) for name in ("Low", "High")]
    of_ben = f"{GUILD}/members/{ben_id}/roles"
    async with Raw(playground) as raw:

        async def refused(method: str, path: str) -> tuple[int, int]:
            status, body = await raw(method, path)
            return status, body["code"]

        assert await refused("PUT", f"{of_ben}/{low}") == (403, 50013)
        servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES)
        assert await refused("PUT", f"{of_ben}/{low}") == (403, 50013)
        servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES, above=2)
        assert (await raw("PUT", f"{of_ben}/{low}"))[0] == 204
        assert (await raw("PUT", f"{of_ben}/{low}"))[0] == 204
        assert world.guilds[GAME_NIGHT_ID].worn[ben_id] == [low]
        assert await refused("PUT", f"{of_ben}/{high}") == (403, 50013)
        assert await refused("DELETE", f"{of_ben}/5") == (404, 10011)
        assert await refused("DELETE", f"{of_ben}/{GAME_NIGHT_ID}") == (400, 50028)
        assert await refused("DELETE", f"{GUILD}/members/5/roles/{low}") == (404, 10007)
        assert (await raw("DELETE", f"{of_ben}/{low}"))[0] == 204
        assert world.guilds[GAME_NIGHT_ID].worn[ben_id] == []


@pytest.mark.parametrize(
    ("mentionable", "allowed", "counts"),
    [
        (True, {"roles": ["ROLE"]}, True),
        (True, {"parse": ["roles"]}, True),
        (True, {"parse": []}, False),
        (False, {"roles": ["ROLE"]}, False),
    ],
)
async def test_mention_of_a_role_notifies_its_members_with_access_to_the_channel(
    playground: Playground,
    bot: TryBot,
    room: str,
    ben_id: str,
    mentionable: bool,
    allowed: dict[str, list[str]],
    counts: bool,
) -> None:
    world = playground.world
    role = servers.open_role(world, GAME_NIGHT_ID, "Night", mentionable=mentionable)
    servers.wear(world, GAME_NIGHT_ID, ben_id, role)
    chi = world.person("Chi").id
    servers.wear(world, GAME_NIGHT_ID, chi, role)
    servers.overwrite(world, room, chi, deny=VIEW)
    listed = {kind: [one.replace("ROLE", role) for one in ids] for kind, ids in allowed.items()}
    async with Raw(playground) as raw:
        body = {"content": f"<@&{role}> now", "allowed_mentions": listed}
        status, sent = await raw("POST", f"/channels/{room}/messages", body)
    assert status == 200
    assert sent["mention_roles"] == ([role] if counts else [])
    assert world.channels[room].messages[sent["id"]].pings == ([ben_id] if counts else [])
