"""Messages of a real discord.py bot: files, Components V2, mentions, permissions, deletion, age."""

from __future__ import annotations

import discord
import pytest

from bot.playground import Playground
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw, complaints
from tests.bot.playground.try_bot import TryBot, text_channel
from tests.bot.playground.try_items import PIXEL, Counter, Table, picture


async def test_a_direct_message_arrives_and_its_channel_stays_the_same(
    playground: Playground, bot: TryBot, ana: Guest
) -> None:
    assert (await ana.state())["dms"] == []
    user = await bot.fetch_user(int(playground.world.person("Ana").id))
    first = await user.send("your hand", file=picture())
    second = await (await bot.fetch_user(user.id)).send("again")
    assert first.channel.id == second.channel.id
    (dm,) = (await ana.state())["dms"]
    assert dm["id"] == str(first.channel.id)
    assert dm["unread"] == 2
    assert [one["content"] for one in await ana.messages(dm["id"])] == ["your hand", "again"]


async def test_a_closed_dm_is_refused_with_50007_but_opens_its_channel(
    playground: Playground, bot: TryBot, ana: Guest
) -> None:
    ben = playground.world.person("Ben")
    playground.faults.closed_dms(ben)
    user = await bot.fetch_user(int(ben.id))
    await user.create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50007
    playground.faults.closed_dms(ben, closed=False)
    await user.send("hello")


async def test_buttons_work_in_direct_messages(
    playground: Playground, bot: TryBot, ana: Guest
) -> None:
    user = await bot.fetch_user(int(playground.world.person("Ana").id))
    view = discord.ui.View(timeout=None).add_item(Counter(0))
    message = await user.send("count", view=view)
    (seen,) = await ana.messages(str(message.channel.id))
    await ana.done(await ana.press(seen, "count:0"))
    (seen,) = await ana.messages(str(message.channel.id))
    assert seen["components"][0]["components"][0]["custom_id"] == "count:1"


async def test_components_v2_cannot_be_taken_back(playground: Playground, room: str) -> None:
    text = {"type": 10, "content": "x"}
    async with Raw(playground) as raw:
        path = f"/channels/{room}/messages"
        _, message = await raw("POST", path, {"flags": 1 << 15, "components": [text]})
        path = f"{path}/{message['id']}"
        status, body = await raw("PATCH", path, {"flags": 0, "content": "y", "components": []})
        assert (status, body["code"], "flags" in complaints(body)) == (400, 50035, True)
        status, body = await raw("PATCH", path, {"content": "y"})
        assert (status, body["code"]) == (400, 50035)
        status, body = await raw("PATCH", path, {"components": [text, text]})
        assert (status, len(body["components"]), body["flags"]) == (200, 2, 1 << 15)


async def test_an_old_message_becomes_components_v2_only_without_its_content(
    bot: TryBot, room: str
) -> None:
    message = await text_channel(bot, room).send("plain")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=Table(), attachments=[picture()])
    assert refused.value.code == 50035
    edited = await message.edit(content=None, view=Table(), attachments=[picture()])
    assert edited.flags.components_v2


async def test_allowed_mentions_decide_on_the_mentioned_people(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    first, second = (playground.world.person(name) for name in ("Ana", "Ben"))
    said = f"<@{first.id}> and <@{second.id}>, @everyone"
    channel = text_channel(bot, room)
    everyone = await channel.send(said)
    only = discord.AllowedMentions(everyone=False, users=[discord.Object(int(first.id))])
    one = await channel.send(said, allowed_mentions=only)
    none = await channel.send(said, allowed_mentions=discord.AllowedMentions.none())
    assert [user.display_name for user in everyone.mentions] == ["Ana", "Ben"]
    assert [user.display_name for user in one.mentions] == ["Ana"]
    assert none.mentions == []
    assert (everyone.mention_everyone, one.mention_everyone) == (True, False)
    here = (await ben.state())["guilds"][0]["channels"][0]
    assert (here["unread"], here["mentions"]) == (3, 1)
    await ben.call("POST", f"/channels/{room}/read")
    here = (await ben.state())["guilds"][0]["channels"][0]
    assert (here["unread"], here["mentions"]) == (0, 0)


async def test_an_edit_never_pings(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    message = await text_channel(bot, room).send("nobody")
    await message.edit(content=f"<@{playground.world.person('Ana').id}>")
    here = (await ana.state())["guilds"][0]["channels"][0]
    assert (here["unread"], here["mentions"]) == (1, 0)


async def test_text_of_components_mentions_too(
    playground: Playground, bot: TryBot, room: str
) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn, <@{playground.world.person('Chi').id}>"))
    message = await text_channel(bot, room).send(view=view)
    assert [user.display_name for user in message.mentions] == ["Chi"]


async def test_a_reply_points_to_its_message_and_mentions_its_author(
    bot: TryBot, ana: Guest, room: str
) -> None:
    said = await ana.say(room, "who is next?")
    target = text_channel(bot, room).get_partial_message(int(said["id"]))
    reply = await target.reply("you")
    assert reply.reference is not None
    assert reply.reference.message_id == target.id
    assert [user.display_name for user in reply.mentions] == ["Ana"]
    await ana.call("DELETE", f"/channels/{room}/messages/{said['id']}")
    with pytest.raises(discord.HTTPException) as refused:
        await target.reply("you?")
    assert refused.value.code == 50035


async def test_a_message_deleted_by_a_person_is_unknown_from_then_on(
    bot: TryBot, ana: Guest, room: str
) -> None:
    message = await text_channel(bot, room).send("table")
    await ana.call("DELETE", f"/channels/{room}/messages/{message.id}")
    assert (await ana.hears("delete"))["message_id"] == str(message.id)
    for action in (message.fetch(), message.edit(content="x"), message.delete()):
        with pytest.raises(discord.NotFound) as refused:
            await action
        assert refused.value.code == 10008


async def test_a_bot_changes_only_its_own_messages(bot: TryBot, ana: Guest, room: str) -> None:
    said = await ana.say(room, "mine")
    message = text_channel(bot, room).get_partial_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await message.delete()
    assert refused.value.code == 50013


PNG = {"hand.png": PIXEL}
MISSING: list[tuple[Permission, str, dict[str, object], dict[str, bytes] | None, int]] = [
    (Permission.VIEW_CHANNEL, "messages", {"content": "x"}, None, 50001),
    (Permission.SEND_MESSAGES, "messages", {"content": "x"}, None, 50013),
    (Permission.EMBED_LINKS, "messages", {"embeds": [{"title": "x"}]}, None, 50013),
    (Permission.ATTACH_FILES, "messages", {"content": "x"}, PNG, 50013),
    (Permission.CREATE_PUBLIC_THREADS, "threads", {"name": "x", "type": 11}, None, 50013),
]


@pytest.mark.parametrize(("missing", "what", "payload", "files", "code"), MISSING)
async def test_a_missing_permission_is_refused(
    playground: Playground,
    room: str,
    missing: Permission,
    what: str,
    payload: dict[str, object],
    files: dict[str, bytes] | None,
    code: int,
) -> None:
    playground.world.set_bot_permissions(room, EVERY_PERMISSION & ~missing)
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/{what}", payload, files)
        assert (status, body["code"]) == (403, code)
        playground.world.set_bot_permissions(room, EVERY_PERMISSION)
        assert (await raw("POST", f"/channels/{room}/{what}", payload, files))[0] in (200, 201)


async def test_a_client_sees_a_permission_taken_away(
    playground: Playground, bot: TryBot, room: str
) -> None:
    channel = text_channel(bot, room)
    playground.world.set_bot_permissions(room, EVERY_PERMISSION & ~Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden):
        await channel.send("x")
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_edits_of_old_messages_are_counted_with_30046(
    playground: Playground, room: str
) -> None:
    assert playground.limits.old_message_age == 3600.0
    playground.limits.old_message_age = 0.0
    async with Raw(playground) as raw:
        _, message = await raw("POST", f"/channels/{room}/messages", {"content": "old"})
        path = f"/channels/{room}/messages/{message['id']}"
        statuses = [(await raw("PATCH", path, {"content": str(n)}))[0] for n in range(3)]
        status, body = await raw("PATCH", path, {"content": "4"})
    assert statuses == [200, 200, 200]
    assert (status, body["code"]) == (429, 30046)
    assert 0 < body["retry_after"] <= 6


async def test_threads_are_opened_from_a_message_and_from_a_channel(
    playground: Playground, bot: TryBot, room: str
) -> None:
    message = await text_channel(bot, room).send("game")
    thread = await message.create_thread(name="Table talk")
    assert thread.id == message.id
    assert (await thread.send("hello")).content == "hello"
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    other = await text_channel(bot, room).create_thread(
        name="Other", type=discord.ChannelType.public_thread
    )
    assert other.parent_id == int(room)
    denied = EVERY_PERMISSION & ~Permission.SEND_MESSAGES_IN_THREADS
    playground.world.set_bot_permissions(str(other.id), denied)
    with pytest.raises(discord.Forbidden) as forbidden:
        await other.send("x")
    assert forbidden.value.code == 50013


async def test_history_is_paged_newest_first(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.limits.requests = 100
    channel = text_channel(bot, room)
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [one.content async for one in channel.history(limit=2)] == ["4", "3"]
    earlier = channel.history(before=sent[2])
    assert [one.content async for one in earlier] == ["1", "0"]
    later = channel.history(after=sent[2])
    assert [one.content async for one in later] == ["3", "4"]
    near = channel.history(around=sent[2], limit=3)
    assert [one.content async for one in near] == ["3", "2", "1"]
