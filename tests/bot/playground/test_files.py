"""Files of messages: sent, served, shown inside components and embeds, dropped, refused."""

from __future__ import annotations

import io

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.messages.attachments import safe_name
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw
from tests.bot.playground.try_bot import TryBot, text_channel
from tests.bot.playground.try_items import PIXEL, Table, picture


async def fetched(url: str) -> tuple[int, str, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, answer.content_type, await answer.read()


async def test_a_file_is_served_and_an_edit_that_does_not_list_it_drops_it(
    bot: TryBot, room: str
) -> None:
    message = await text_channel(bot, room).send("look", files=[picture("a.png"), picture("b.png")])
    first, second = message.attachments
    assert (first.filename, first.description, first.size) == ("a.png", "a hand", len(PIXEL))
    assert (first.width, first.height) == (3, 2)
    assert await fetched(first.url) == (200, "image/png", PIXEL)
    message = await message.edit(attachments=[second, picture("c.png")])
    assert [file.filename for file in message.attachments] == ["b.png", "c.png"]
    assert (await fetched(first.url))[0] == 404
    message = await message.edit(content="kept")
    assert [file.filename for file in message.attachments] == ["b.png", "c.png"]
    await message.delete()
    assert (await fetched(second.url))[0] == 404


async def test_a_table_message_shows_its_picture_only_inside_its_components(
    bot: TryBot, ana: Guest, room: str
) -> None:
    await ana.done(await ana.command(room, "table"))
    (message,) = await ana.messages(room)
    assert message["attachments"] == []
    section, gallery, separator, row = message["components"][0]["components"]
    item = gallery["items"][0]
    assert item["description"] == "a hand"
    assert (item["media"]["width"], item["media"]["height"]) == (3, 2)
    assert await fetched(item["media"]["url"]) == (200, "image/png", PIXEL)
    assert section["accessory"]["media"]["url"] == item["media"]["url"]
    assert (separator["divider"], separator["spacing"]) == (True, 1)
    assert row["components"][0]["custom_id"] == "hand"
    ids = [message["components"][0]["id"], section["id"], gallery["id"], separator["id"]]
    assert len(set(ids)) == 4


async def test_a_table_message_is_edited_to_a_new_picture(bot: TryBot, room: str) -> None:
    channel = text_channel(bot, room)
    message = await channel.send(view=Table("one.png"), file=picture("one.png"))
    before = bot_media(message)
    edited = await message.edit(view=Table("two.png"), attachments=[picture("two.png")])
    after = bot_media(edited)
    assert after != before
    assert (await fetched(before))[0] == 404
    assert (await fetched(after))[0] == 200


def bot_media(message: discord.Message) -> str:
    (container,) = message.components
    assert isinstance(container, discord.components.Container)
    gallery = container.children[1]
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    return gallery.items[0].media.url


async def test_a_picture_in_an_embed_leaves_the_attachments(bot: TryBot, room: str) -> None:
    embed = discord.Embed(title="hand").set_image(url="attachment://hand.png")
    message = await text_channel(bot, room).send(embed=embed, files=[picture(), picture("b.png")])
    assert [file.filename for file in message.attachments] == ["b.png"]
    assert (await fetched(message.embeds[0].image.url or ""))[2] == PIXEL


async def test_a_file_over_10_mib_is_refused(playground: Playground, room: str) -> None:
    async with Raw(playground) as raw:
        path = f"/channels/{room}/messages"
        status, body = await raw("POST", path, {}, {"a.bin": bytes(10 * 1024 * 1024 + 1)})
        assert (status, body["code"]) == (400, 50035)
        files = {f"{number}.png": PIXEL for number in range(11)}
        status, body = await raw("POST", path, {}, files)
        assert (status, body["code"]) == (400, 50035)
        status, body = await raw("POST", path, {}, {"a.bin": bytes(26 * 1024 * 1024)})
        assert (status, body["code"]) == (413, 40005)


async def test_a_filename_is_made_safe_and_referred_to_as_given(bot: TryBot, room: str) -> None:
    file = discord.File(io.BytesIO(PIXEL), "../my hand.png")
    embed = discord.Embed(title="x").set_image(url="attachment://my hand.png")
    message = await text_channel(bot, room).send(file=file)
    assert "/" not in message.attachments[0].filename
    message = await text_channel(bot, room).send(
        file=discord.File(io.BytesIO(PIXEL), "my hand.png"), embed=embed
    )
    assert (await fetched(message.embeds[0].image.url or ""))[0] == 200


@pytest.mark.parametrize("name", ["a.png", 'my "a".png', "händ.png", 'x"; name="payload_json.png'])
async def test_a_file_keeps_the_name_that_it_was_sent_under(
    playground: Playground, room: str, name: str
) -> None:
    async with Raw(playground) as raw:
        sent = {"attachments": [{"id": 0}]}
        status, made = await raw("POST", f"/channels/{room}/messages", sent, {name: PIXEL})
    assert status == 200
    assert made["attachments"][0]["filename"] == safe_name(name)
    assert await fetched(made["attachments"][0]["url"]) == (200, "image/png", PIXEL)


@pytest.mark.parametrize(
    "body",
    [
        b"--other\r\n\r\n{}\r\n--other--",
        b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "a"}',
        b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n--b--',
        b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--b--',
    ],
)
async def test_a_body_of_parts_that_is_cut_off_or_broken_is_refused(
    playground: Playground, room: str, body: bytes
) -> None:
    address = f"{playground.api}/channels/{room}/messages"
    kind = "multipart/form-data; boundary=b"
    headers = {"Authorization": f"Bot {playground.token}", "Content-Type": kind}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(address, data=body) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_only_the_newest_messages_are_kept_with_their_files(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    playground.limits.kept_messages = 2
    channel = text_channel(bot, room)
    first = await channel.send(file=picture())
    for number in range(2):
        await channel.send(str(number))
    assert [one["content"] for one in await ana.messages(room)] == ["0", "1"]
    assert (await fetched(first.attachments[0].url))[0] == 404
