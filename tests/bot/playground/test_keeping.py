"""With a data folder all data survive a stop, a SIGKILL and a change of port."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.conftest import pointed_at
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw
from tests.bot.playground.try_bot import TryBot
from tests.bot.playground.try_items import PIXEL

ROW: JSON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
GALLERY: JSON = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


async def test_everything_comes_back_under_another_address(tmp_path: Path) -> None:
    first = Playground(tmp_path)
    await first.start()
    with pointed_at(first):
        bot = TryBot()
        await bot.begin(first.token)
        await bot.tree.sync()
        async with Guest(first.url, "Ana") as ana, Guest(first.url, "Ben") as ben:
            room = await ana.channel_id("game-night")
            await ana.done(await ana.command(room, "secret", word="kept"))
            await ana.done(await ana.command(room, "table"))
            await ben.say(room, "hello")
            await ben.call("PATCH", "", {"dms_open": False})
            user = await bot.fetch_user(int(first.world.person("Ana").id))
            await user.send("psst")
            await ana.call("POST", f"/channels/{room}/read")
            before = await ana.state(), await ana.messages(room), await ben.messages(room)
        await bot.end()
    await first.close()

    second = Playground(tmp_path)
    await second.start()
    assert second.url != first.url
    async with Guest(second.url, "Ana") as ana, Guest(second.url, "Ben") as ben:
        after = await ana.state(), await ana.messages(room), await ben.messages(room)
        moved = [strip(one, first.url) for one in before]
        before[0]["bot"] = None
        assert [strip(one, second.url) for one in after][1:] == moved[1:]
        assert after[0] == before[0]
        gallery = after[1][1]["components"][0]["components"][1]
        url = gallery["items"][0]["media"]["url"]
        async with aiohttp.ClientSession() as session, session.get(url) as got:
            assert await got.read() == PIXEL
        newer = await ana.say(room, "later")
        assert int(newer["id"]) > int(after[1][-1]["id"])
    await second.close()


def strip(thing: object, url: str) -> str:
    return str(thing).replace(url, "")


@pytest.mark.slow
async def test_old_buttons_and_tokens_still_work_after_a_restart(tmp_path: Path) -> None:
    first = Playground(tmp_path)
    await first.start()
    with pointed_at(first):
        bot = TryBot()
        await bot.begin(first.token)
        await bot.tree.sync()
        async with Guest(first.url, "Ana") as ana:
            room = await ana.channel_id("game-night")
            await ana.done(await ana.command(room, "count"))
            bot.seen.clear()
            await ana.command(room, "silence")
            interaction = await bot.hears("interaction")
            await interaction.response.send_message("psst", ephemeral=True)
        await bot.end()
    await first.close()

    second = Playground(tmp_path)
    await second.start()
    with pointed_at(second):
        bot = TryBot()
        await bot.begin(second.token)
        async with Guest(second.url, "Ana") as ana:
            counter, secret = await ana.messages(room)
            await ana.done(await ana.press(counter, "count:0"))
            path = f"/webhooks/{second.world.bot_id}/{interaction.token}/messages/@original"
            await bot.http.request(discord.http.Route("PATCH", path), json={"content": "again"})
            seen = await ana.messages(room)
            assert [one["content"] for one in seen] == ["counted", "again"]
            assert seen[1]["id"] == secret["id"]
        await bot.end()
    await second.close()


SERVER = """
import asyncio, pathlib, sys
from bot.playground import Playground

async def main():
    playground = Playground(pathlib.Path(sys.argv[1]))
    await playground.start()
    print(playground.url, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.slow
async def test_answer_of_a_second_ago_survives_a_sigkill(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    url = (await process.stdout.readline()).decode().strip()
    async with Guest(url, "Ana") as ana:
        room = await ana.channel_id("game-night")
        for number in range(20):
            await ana.say(room, str(number))
        await asyncio.sleep(1)
        for number in range(20):
            await ana.say(room, f"late {number}")
        process.send_signal(signal.SIGKILL)
    await process.wait()

    playground = Playground(tmp_path)
    kept = [one.body["content"] for one in playground.world.channels[room].messages.values()]
    assert kept[:20] == [str(number) for number in range(20)]


async def test_files_of_forgotten_messages_are_not_kept(tmp_path: Path) -> None:
    playground = Playground(tmp_path)
    await playground.start()
    room = playground.world.channel("lounge").id
    async with Raw(playground) as raw:
        path = f"/channels/{room}/messages"
        payload = {"flags": 1 << 15, "components": [GALLERY, ROW]}
        _, message = await raw("POST", path, payload, {"a.png": PIXEL})
        assert len(list((tmp_path / "attachments").iterdir())) == 1
        await raw("DELETE", f"{path}/{message['id']}")
    await playground.close()
    assert list((tmp_path / "attachments").iterdir()) == []
    # A file that was written just before a SIGKILL, without its message:
    (tmp_path / "attachments" / "5").write_bytes(PIXEL)
    Playground(tmp_path)
    assert list((tmp_path / "attachments").iterdir()) == []


async def test_without_a_folder_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    playground = Playground()
    await playground.start()
    async with Guest(playground.url, "Ana") as ana:
        await ana.say(await ana.channel_id("lounge"), "hello")
    await playground.close()
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_that_cannot_be_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        Playground(tmp_path / "file" / "data")
    playground = Playground(tmp_path / "data")
    (tmp_path / "data" / "world.new").mkdir()
    with pytest.raises(OSError, match="world"):
        await playground.start()
