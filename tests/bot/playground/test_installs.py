"""Servers without the bot, apps installed to an account, and channels between people."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground import Playground
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID, OTHER_HOUSE_ID
from bot.playground.world.wire import JSON, MEMBER_PERMISSIONS, Permission
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.pieces import button, row
from tests.bot.playground.raw import Raw

HERE = {"name": "here", "description": "Only where it is installed."}
EVERYWHERE = {
    "name": "everywhere",
    "description": "In all places.",
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
}
BUTTONS = {"content": "press", "components": [row(button())]}


@pytest.fixture
def bare(playground: Playground) -> str:
    """The id of a channel in a server that never had the bot."""
    guild = servers.open_server(playground.world, "Bare House", has_bot=False)
    return next(one.id for one in playground.world.channels.values() if one.guild_id == guild.id)


def commands_only(playground: Playground, channel_id: str) -> str:
    guild_id = playground.world.channels[channel_id].guild_id or ""
    servers.change(playground.world, guild_id, commands_only=True)
    return guild_id


async def answered(raw: Raw, data: JSON | None = None, kind: int = 4) -> JSON:
    """Answer the next interaction and return it."""
    asked = await raw.interaction()
    assert (await raw.answer(asked, {"type": kind, "data": data or BUTTONS}))[0] == 200
    return asked


async def test_commands_without_the_bot_are_used_and_answered_by_their_token_alone(
    playground: Playground, ana: Guest, bare: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(HERE)
        with pytest.raises(Refused, match="The bot is not in this server"):
            await ana.command(bare, "here")
        guild_id = commands_only(playground, bare)
        await ana.command(bare, "here")
        asked = await answered(raw)
        assert asked["guild_id"] == asked["guild"]["id"] == guild_id
        assert asked["authorizing_integration_owners"] == {"0": guild_id}
        assert asked["context"] == 0
        assert int(asked["app_permissions"]) == int(MEMBER_PERMISSIONS)
        assert asked["member"]["user"]["id"] == playground.world.person("Ana").id
        (shown,) = await ana.messages(bare)
        await ana.press(shown, "b1")
        pressed = await answered(raw, {"content": "pressed"}, kind=7)
        assert pressed["authorizing_integration_owners"] == {"0": guild_id}
        path = f"/webhooks/{playground.world.bot_id}/{pressed['token']}/messages/@original"
        assert (await raw("PATCH", path, {"content": "again"}))[0] == 200
        for method, where in (
            ("POST", f"/channels/{bare}/messages"),
            ("PATCH", f"/channels/{bare}/messages/{shown['id']}"),
            ("GET", f"/channels/{bare}"),
        ):
            status, body = await raw(method, where, {"content": "x"} if method != "GET" else None)
            assert (status, body["code"]) == (403, 50001)
        status, body = await raw("GET", f"/guilds/{guild_id}")
        assert (status, body["code"]) == (404, 10004)
    assert [one["content"] for one in await ana.messages(bare)] == ["again"]


async def test_denials_of_a_channel_hold_for_an_application_without_its_bot(
    playground: Playground, ana: Guest, bare: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(HERE)
        guild_id = commands_only(playground, bare)
        servers.overwrite(playground.world, bare, guild_id, deny=int(Permission.ATTACH_FILES))
        await ana.command(bare, "here")
        allowed = int((await answered(raw))["app_permissions"])
    assert not allowed & Permission.ATTACH_FILES
    assert allowed & Permission.EMBED_LINKS


async def test_a_server_with_commands_alone_is_hidden_from_the_bot(
    playground: Playground, bare: str, bot: discord.Client
) -> None:
    guild_id = commands_only(playground, bare)
    servers.open_channel(playground.world, guild_id, "unheard")
    heard = servers.open_channel(playground.world, GAME_NIGHT_ID, "heard")
    async with asyncio.timeout(5):
        while bot.get_channel(int(heard.id)) is None:
            await asyncio.sleep(0.01)
    assert [guild.name for guild in bot.guilds] == ["Game Night", "Other House"]
    async with Raw(playground) as raw:
        _, guilds = await raw("GET", "/users/@me/guilds")
        assert guild_id not in [one["id"] for one in guilds]
        path = f"/applications/{playground.world.bot_id}/guilds/{guild_id}/commands"
        assert (await raw("PUT", path, [HERE]))[0] == 200


async def test_an_install_to_an_account_brings_the_commands_that_allow_it_everywhere(
    playground: Playground, ana: Guest, ben: Guest, bare: str
) -> None:
    me = playground.world.person("Ana").id
    async with Raw(playground) as raw:
        await raw.listen(HERE, EVERYWHERE)
        await ana.call("PATCH", "", {"installed": True})
        with pytest.raises(Refused, match="/here is not installed here"):
            await ana.command(bare, "here")
        with pytest.raises(Refused, match="The bot is not in this server"):
            await ben.command(bare, "everywhere")
        await ana.command(bare, "everywhere")
        asked = await answered(raw)
        assert asked["authorizing_integration_owners"] == {"1": me}
        (shown,) = await ben.messages(bare)
        metadata = shown["interaction_metadata"]
        assert metadata["authorizing_integration_owners"] == {"1": me}
        await ben.press(shown, "b1")  # other people may press buttons of Ana's install
        pressed = await answered(raw, kind=6)
        assert pressed["authorizing_integration_owners"] == {"1": me}
        servers.install(playground.world, me, installed=False)
        await ben.hears("failed", interaction_id=await ben.press(shown, "b1"))


async def test_both_installs_are_named_where_the_command_is_of_both(
    playground: Playground, ana: Guest, room: str
) -> None:
    me = playground.world.person("Ana").id
    servers.install(playground.world, me)
    async with Raw(playground) as raw:
        await raw.listen(HERE, EVERYWHERE)
        for name, owners in (
            ("here", {"0": GAME_NIGHT_ID}),
            ("everywhere", {"0": GAME_NIGHT_ID, "1": me}),
        ):
            await ana.command(room, name)
            assert (await answered(raw))["authorizing_integration_owners"] == owners
        dm = (await ana.call("POST", "/dm"))["id"]
        await ana.command(dm, "everywhere")
        asked = await answered(raw)
    assert asked["authorizing_integration_owners"] == {"0": "0", "1": me}
    assert (asked["context"], asked["user"]["id"]) == (1, me)


@pytest.mark.parametrize(("others", "kind"), [(["Ben"], 1), (["Ben", "Chi"], 3)])
async def test_a_channel_between_people_has_context_two_and_no_bot(
    playground: Playground, ana: Guest, ben: Guest, others: list[str], kind: int
) -> None:
    world = playground.world
    me = world.person("Ana").id
    async with Raw(playground) as raw:
        await raw.listen(HERE, EVERYWHERE)
        private = (await ana.call("POST", "/private", {"people": others}))["id"]
        with pytest.raises(Refused, match="The bot is not in this channel"):
            await ana.command(private, "everywhere")
        servers.install(world, me)
        with pytest.raises(Refused, match="/here is not installed here"):
            await ana.command(private, "here")
        await ana.command(private, "everywhere")
        asked = await answered(raw)
        assert (asked["context"], asked["channel"]["type"]) == (2, kind)
        assert asked["authorizing_integration_owners"] == {"1": me}
        named = [one["id"] for one in asked["channel"]["recipients"]]
        assert named == [world.person(name).id for name in others]
        assert "guild_id" not in asked
        assert "member" not in asked
        assert int(asked["app_permissions"]) & Permission.ATTACH_FILES
        status, body = await raw("POST", f"/channels/{private}/messages", {"content": "x"})
        assert (status, body["code"]) == (403, 50001)
        assert [one["content"] for one in await ben.messages(private)] == ["press"]
        async with Guest(playground.url, "Dev") as dev:
            with pytest.raises(Refused, match="There is no such channel"):
                await dev.messages(private)


async def test_a_command_for_servers_and_the_bot_is_not_offered_between_people(
    playground: Playground, ana: Guest
) -> None:
    servers.install(playground.world, playground.world.person("Ana").id)
    async with Raw(playground) as raw:
        await raw.listen({**EVERYWHERE, "contexts": [0, 1]})
        private = (await ana.call("POST", "/private", {"people": ["Ben"]}))["id"]
        with pytest.raises(Refused, match="cannot be used in messages between people"):
            await ana.command(private, "everywhere")


async def test_answer_without_use_external_apps_is_seen_by_its_person_alone(
    playground: Playground, ana: Guest, ben: Guest, bare: str
) -> None:
    world = playground.world
    ben_id = world.person("Ben").id
    servers.install(world, ben_id)
    guild_id = world.channels[bare].guild_id or ""
    deny = int(Permission.USE_EXTERNAL_APPS)
    async with Raw(playground) as raw:
        await raw.listen(EVERYWHERE)
        for number, denied in enumerate((0, deny)):
            servers.overwrite(world, bare, guild_id, deny=denied)
            await ben.command(bare, "everywhere")
            await answered(raw)
            assert len(await ana.messages(bare)) == 1
            assert len(await ben.messages(bare)) == number + 1
    assert (await ben.messages(bare))[-1]["flags"] & 64


async def test_where_the_bot_is_not_an_interaction_has_five_follow_ups(
    playground: Playground, ana: Guest, bare: str, room: str
) -> None:
    servers.install(playground.world, playground.world.person("Ana").id)
    playground.limits.token_requests = 100
    async with Raw(playground) as raw:
        await raw.listen(EVERYWHERE)
        for place, most in ((bare, 5), (room, 6)):
            await ana.command(place, "everywhere")
            asked = await answered(raw)
            path = f"/webhooks/{playground.world.bot_id}/{asked['token']}"
            sent = [await raw("POST", path, {"content": str(number)}) for number in range(6)]
            assert [status for status, _ in sent].count(200) == most
            assert most == 6 or sent[-1][1]["code"] == 40094


async def test_a_direct_message_needs_a_server_in_common_with_that_person_or_their_install(
    playground: Playground, ana: Guest
) -> None:
    world = playground.world
    ana_id, ben_id = world.person("Ana").id, world.person("Ben").id
    for guild_id in (GAME_NIGHT_ID, OTHER_HOUSE_ID):
        servers.leave(world, guild_id, ben_id)
    async with Raw(playground) as raw:
        answers = []
        for person_id in (ana_id, ben_id, ben_id):
            _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": person_id})
            answers.append(await raw("POST", f"/channels/{dm['id']}/messages", {"content": "x"}))
            servers.install(world, ben_id, installed=len(answers) == 2)
    assert [status for status, _ in answers] == [200, 403, 200]
    assert answers[1][1]["code"] == 50278


async def test_application_can_be_installed_to_servers_and_to_people(
    playground: Playground, bare: str, bot: discord.Client
) -> None:
    application = await bot.application_info()
    assert application.guild_integration_config is not None
    assert application.user_integration_config is not None
    params = application.guild_integration_config.oauth2_install_params
    assert params is not None
    assert params.scopes == ["applications.commands", "bot"]


async def test_private_channels_and_installs_are_kept(
    playground: Playground, ana: Guest, bare: str
) -> None:
    private = (await ana.call("POST", "/private", {"people": ["Ben"]}))["id"]
    await ana.call("PATCH", "", {"installed": True})
    state = await ana.state()
    assert state["me"]["installed"] is True
    (shown,) = state["dms"]
    assert (shown["id"], shown["context"]) == (private, 2)
    assert shown["recipient"]["global_name"] == "Ben"
