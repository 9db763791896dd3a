"""Servers appear, vanish and have outages; channels are locked, announce and hide threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.playground import Playground
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import JSON, ChannelType
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.raw import Raw
from tests.bot.playground.try_bot import TryBot, text_channel

GUILD = f"/guilds/{GAME_NIGHT_ID}"


class Watcher(TryBot):
    """A bot that notes the events of servers by the server's name."""

    heard: list[str]

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.heard.append(f"joined {guild.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append(f"removed {guild.name}")

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.heard.append(f"available {guild.name}")

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.heard.append(f"unavailable {guild.name}")


@pytest.fixture
async def watcher(playground: Playground) -> Watcher:
    return Watcher()


async def until(check: Callable[[], object]) -> None:
    """Wait until the check holds, for at most 5 seconds."""
    async with asyncio.timeout(5):
        while not check():
            await asyncio.sleep(0.01)


async def beginning(watcher: Watcher, playground: Playground) -> None:
    watcher.heard = []
    await watcher.begin(playground.token)
    watcher.heard.clear()


async def test_a_server_that_invites_the_bot_is_joined_and_its_commands_work(
    playground: Playground, watcher: Watcher, ana: Guest
) -> None:
    await beginning(watcher, playground)
    await watcher.tree.sync()
    guild = await ana.call("POST", "/guilds", {"name": "Third House"})
    await until(lambda: watcher.heard)
    assert watcher.heard == ["joined Third House"]
    assert [channel.name for channel in watcher.guilds[-1].channels] == ["general"]
    channel = await ana.channel_id("general")
    await ana.done(await ana.command(channel, "here"))
    assert [one["content"] for one in await ana.messages(channel)] == ["in Third House"]
    assert playground.world.guilds[guild["id"]].has_bot
    await watcher.end()


async def test_server_that_removes_the_bot_is_lost_until_a_new_invitation(
    playground: Playground, watcher: Watcher, ana: Guest, room: str
) -> None:
    await beginning(watcher, playground)
    await watcher.tree.sync()
    await ana.done(await ana.command(room, "count"))
    (counter,) = await ana.messages(room)
    await ana.call("PATCH", GUILD, {"has_bot": False})
    await until(lambda: watcher.heard)
    assert watcher.heard == ["removed Game Night"]
    with pytest.raises(Refused, match="The bot is not in this server"):
        await ana.command(room, "count")
    await ana.hears("failed", interaction_id=await ana.press(counter, "count:0"))
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/messages", {"content": "x"})
        assert (status, body["code"]) == (403, 50001)
        status, body = await raw("GET", GUILD)
        assert (status, body["code"]) == (404, 10004)
    await ana.call("PATCH", GUILD, {"has_bot": True})
    await until(lambda: len(watcher.heard) > 1)
    assert watcher.heard[1:] == ["joined Game Night"]
    await ana.done(await ana.press(counter, "count:0"))
    await watcher.end()


async def test_a_server_goes_dark_and_comes_back_and_was_never_left(
    playground: Playground, watcher: Watcher, ana: Guest, room: str
) -> None:
    await beginning(watcher, playground)
    await ana.call("PATCH", GUILD, {"dark": True})
    await until(lambda: watcher.heard)
    with pytest.raises(discord.DiscordServerError) as refused:
        await watcher.get_partial_messageable(int(room)).send("anybody?")
    assert refused.value.status == 503
    await ana.call("PATCH", GUILD, {"dark": False})
    await until(lambda: len(watcher.heard) > 1)
    assert watcher.heard == ["unavailable Game Night", "available Game Night"]
    await text_channel(watcher, room).send("here again")
    await watcher.end()


async def test_a_bot_that_connects_while_a_server_is_dark_hears_of_it_later(
    playground: Playground, watcher: Watcher, ana: Guest
) -> None:
    servers.change(playground.world, GAME_NIGHT_ID, dark=True)
    await beginning(watcher, playground)
    assert [guild.name for guild in watcher.guilds if not guild.unavailable] == ["Other House"]
    servers.change(playground.world, GAME_NIGHT_ID, dark=False)
    await until(lambda: "available Game Night" in watcher.heard)
    await watcher.end()


async def test_direct_message_without_a_shared_server_is_refused(
    playground: Playground, bot: TryBot
) -> None:
    user = await bot.fetch_user(int(playground.world.person("Ana").id))
    for guild_id in playground.world.guilds:
        servers.change(playground.world, guild_id, has_bot=False)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50278


async def test_in_a_locked_channel_only_the_owner_speaks_and_the_bot_knows(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    await ana.call("PATCH", f"/channels/{room}", {"locked": True})
    with pytest.raises(Refused) as refused:
        await ben.say(room, "hello?")
    assert refused.value.status == 403
    await ana.say(room, "silence, please")
    with pytest.raises(discord.Forbidden) as forbidden:
        await text_channel(bot, room).send("hello?")
    assert forbidden.value.code == 50013
    channel = text_channel(bot, room)
    assert not channel.permissions_for(channel.guild.me).send_messages
    assert not channel.permissions_for(channel.guild.default_role).send_messages
    await ben.command(room, "silence")
    interaction = await bot.hears("interaction")
    assert not interaction.app_permissions.send_messages
    await interaction.response.send_message("an answer needs no permission")
    await ana.call("PATCH", f"/channels/{room}", {"locked": False})
    await text_channel(bot, room).send("hello!")
    await ben.say(room, "hello!")


async def test_locked_thread_is_closed_to_the_bot_and_stays_archived(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    thread = await ana.call("POST", f"/channels/{room}/threads", {"name": "Big Two"})
    place = f"/channels/{thread['id']}"
    await ana.call("PATCH", place, {"locked": True})
    messageable = bot.get_partial_messageable(int(thread["id"]))
    with pytest.raises(discord.HTTPException) as refused:
        await messageable.send("hello?")
    assert refused.value.code == 160005
    await ana.call("PATCH", place, {"archived": True})
    with pytest.raises(discord.HTTPException) as refused:
        await messageable.send("hello?")
    assert refused.value.code == 50083
    fetched = await bot.fetch_channel(int(thread["id"]))
    assert isinstance(fetched, discord.Thread)
    assert (fetched.locked, fetched.archived) == (True, True)
    with pytest.raises(discord.Forbidden) as forbidden:
        await fetched.edit(archived=False)
    assert forbidden.value.code == 50013


async def test_an_announcement_channel_has_threads_of_its_own_kind(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest
) -> None:
    made = await ana.call("POST", f"{GUILD}/channels", {"name": "news", "announcement": True})
    await until(lambda: bot.get_channel(int(made["id"])))
    channel = text_channel(bot, made["id"])
    assert channel.is_news()
    with pytest.raises(Refused):
        await ben.say(made["id"], "news!")
    await ben.command(made["id"], "silence")
    assert (await bot.hears("interaction")).channel.is_news()
    message = await channel.send("a table")
    with pytest.raises(discord.HTTPException) as refused:
        await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
    assert refused.value.code == 50024
    assert (await message.create_thread(name="x")).type is discord.ChannelType.news_thread
    await ana.call("PATCH", f"/channels/{made['id']}", {"announcement": False})
    await until(lambda: not text_channel(bot, made["id"]).is_news())


@pytest.mark.parametrize("with_bot", [True, False])
async def test_a_private_thread_is_seen_by_its_members_alone(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str, with_bot: bool
) -> None:
    body: JSON = {"name": "Secret", "private": True, "with_bot": with_bot}
    thread = await ana.call("POST", f"/channels/{room}/threads", body)
    assert thread["type"] == ChannelType.PRIVATE_THREAD
    assert await ana.channel_id("Secret") == thread["id"]
    with pytest.raises(KeyError):
        await ben.channel_id("Secret")
    with pytest.raises(Refused):
        await ben.messages(thread["id"])
    await ana.command(thread["id"], "silence")
    interaction = await bot.hears("interaction")
    assert interaction.channel.type is discord.ChannelType.private_thread
    assert (bot.get_channel(int(thread["id"])) is not None) is with_bot
    messageable = bot.get_partial_messageable(int(thread["id"]))
    if with_bot:
        await messageable.send("psst")
        await ana.hears("message", channel_id=thread["id"])
        assert [event for event in ben.events if event["t"] == "message"] == []
    else:
        with pytest.raises(discord.Forbidden) as refused:
            await messageable.send("psst")
        assert refused.value.code == 50001


async def test_a_nickname_and_the_languages_of_person_and_server_reach_the_bot(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    await ana.call("PATCH", "", {"locale": "ja"})
    await ana.call("PATCH", GUILD, {"locale": "fr", "nick": "Annie"})
    await until(lambda: bot.guilds[0].preferred_locale is discord.Locale.french)
    await ana.command(room, "silence")
    interaction = await bot.hears("interaction")
    assert interaction.user.display_name == "Annie"
    assert interaction.user.global_name == "Ana"
    assert interaction.locale is discord.Locale.japanese
    assert interaction.guild_locale is discord.Locale.french
    await ana.command(await ana.channel_id("parlour"), "silence")
    assert (await bot.hears("interaction")).user.display_name == "Ana"


async def test_a_deleted_channel_is_gone_for_everybody(
    bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    await ana.call("DELETE", f"/channels/{room}")
    await until(lambda: bot.get_channel(int(room)) is None)
    with pytest.raises(KeyError):
        await ben.channel_id("game-night")


async def test_limits_are_raised_by_hand_and_openly(playground: Playground, ana: Guest) -> None:
    raised = await ana.call("PATCH", "/limits", {"requests": 1000})
    assert (raised["requests"], playground.limits.requests) == (1000, 1000)
    with pytest.raises(Refused, match="patience is no limit"):
        await ana.call("PATCH", "/limits", {"patience": 5})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/guilds", {"name": " "}),
        ("PATCH", "/guilds/5", {"dark": True}),
        ("PATCH", GUILD, {"dark": "yes"}),
        ("PATCH", GUILD, {"locale": "klingon"}),
        ("PATCH", GUILD, {"nick": "x" * 33}),
        ("PATCH", "/channels/5", {"locked": True}),
    ],
)
async def test_invalid_change_of_a_server_changes_nothing(
    playground: Playground, ana: Guest, method: str, path: str, body: JSON
) -> None:
    before = [vars(guild).copy() for guild in playground.world.guilds.values()]
    with pytest.raises(Refused):
        await ana.call(method, path, body)
    assert [vars(guild) for guild in playground.world.guilds.values()] == before
