"""Threads and channels: listed under their channel, archived, reopened, deleted."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.playground import Playground
from tests.bot.playground.guest import Guest
from tests.bot.playground.try_bot import TryBot, text_channel


async def opened(bot: TryBot, room: str) -> discord.Thread:
    kind = discord.ChannelType.public_thread
    return await text_channel(bot, room).create_thread(name="Big Two", type=kind)


async def channels(guest: Guest) -> list[str]:
    """Return the names of the first server's channels in the order of its list."""
    return [channel["name"] for channel in (await guest.state())["guilds"][0]["channels"]]


async def settled(bot: TryBot) -> None:
    """Wait until the bot has received the events."""
    await asyncio.sleep(0.2)


async def test_thread_is_listed_after_its_channel_unless_archived(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    thread = await opened(bot, room)
    listed = await channels(ana)
    assert listed[listed.index("game-night") + 1] == "Big Two"
    await thread.edit(archived=True)
    assert "Big Two" not in await channels(ana)


async def test_a_thread_that_is_put_away_opens_with_the_next_message(
    playground: Playground, bot: TryBot, room: str
) -> None:
    thread = await opened(bot, room)
    message = await thread.send("a table")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="changed")
    assert refused.value.code == 50083
    await thread.send("a ping")
    await message.edit(content="changed")


@pytest.mark.slow
async def test_a_deleted_channel_is_gone_with_its_threads(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    thread = await opened(bot, room)
    playground.world.remove_channel(room)
    await settled(bot)
    assert bot.get_channel(int(room)) is None
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("anybody?")
    assert refused.value.code == 10003
    assert not {"game-night", "Big Two"} & {*await channels(ana)}


async def test_a_command_inside_a_group_is_named_in_full_under_its_answer(
    bot: TryBot, ana: Guest, room: str
) -> None:
    options = [{"name": "left", "options": [{"name": "word", "value": "sinister"}]}]
    body = {"channel_id": room, "name": "pair", "options": options}
    await ana.done((await ana.call("POST", "/command", body))["interaction_id"])
    assert (await ana.messages(room))[-1]["interaction"]["name"] == "pair left"


@pytest.mark.parametrize("path", ["/", "/page/main.js", "/page/base.css"])
async def test_the_page_is_asked_for_anew_after_every_change(
    playground: Playground, path: str
) -> None:
    async with aiohttp.ClientSession() as session, session.get(playground.url + path) as answer:
        assert answer.status == 200
        assert answer.headers["Cache-Control"] == "no-cache"
        tag = {"If-None-Match": answer.headers["Etag"]}
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.url + path, headers=tag) as unchanged:
            assert unchanged.status == 304
        async with session.get(playground.url + "/page/absent.js") as absent:
            assert absent.status == 404
