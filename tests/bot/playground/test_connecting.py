"""A real discord.py client connects, loses its connection, and comes back."""

from __future__ import annotations

import asyncio
import json
import time

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.gateway import gateway
from bot.playground.gateway.gateway import ACK_AFTER
from tests.bot.playground.conftest import Join
from tests.bot.playground.guest import Guest
from tests.bot.playground.try_bot import TryBot


async def test_an_unmodified_client_sees_both_servers_and_their_channels(bot: TryBot) -> None:
    names = {guild.name: [channel.name for channel in guild.channels] for guild in bot.guilds}
    assert names == {
        "Game Night": ["game-night", "lounge", "table-two"],
        "Other House": ["parlour"],
    }
    assert bot.user is not None
    assert bot.user.bot


async def test_the_bots_permissions_reach_the_client(bot: TryBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    allowed = channel.permissions_for(channel.guild.me)
    assert allowed.send_messages
    assert allowed.attach_files
    assert not allowed.administrator


async def test_pages_learn_that_the_bot_came_and_went(join: Join, ana: Guest) -> None:
    assert (await ana.state())["bot"] is None
    bot = await join()
    assert (await ana.hears("bot"))["bot"]["bot"] is True
    await bot.end()
    assert (await ana.hears("bot"))["bot"] is None


async def test_a_wrong_token_is_refused_by_rest_and_by_the_gateway(
    playground: Playground,
) -> None:
    with pytest.raises(discord.LoginFailure):
        await TryBot().begin("wrong.token")
    identify = {"op": 2, "d": {"token": "wrong.token", "intents": 1, "properties": {}}}
    assert await _close_code(playground, identify) == 4004


async def _close_code(playground: Playground, *payloads: object) -> int | None:
    address = playground.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        for payload in payloads:
            await socket.send_str(json.dumps(payload))
        async for _ in socket:
            pass
        return socket.close_code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"shard": [2, 2]}, 4010),
        ({"shard": "0"}, 4010),
        ({"intents": None}, 4013),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_a_wrong_identify_closes_with_its_code(
    playground: Playground, change: dict[str, object], code: int
) -> None:
    data = {"token": playground.token, "intents": 1, "properties": {}, **change}
    assert await _close_code(playground, {"op": 2, "d": data}) == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2}, 4002),
        ("no object", 4002),
        ({"op": 1, "d": "x" * 5000}, 4002),
    ],
)
async def test_first_frame_that_is_no_greeting_closes_with_its_code(
    playground: Playground, payload: object, code: int
) -> None:
    assert await _close_code(playground, payload) == code


async def test_identifying_twice_closes_with_4005(playground: Playground) -> None:
    data = {"token": playground.token, "intents": 1, "properties": {}}
    payload = {"op": 2, "d": data}
    assert await _close_code(playground, payload, payload) == 4005


async def test_a_121st_payload_in_a_minute_closes_with_4008(playground: Playground) -> None:
    assert await _close_code(playground, *([{"op": 1, "d": None}] * 121)) == 4008


async def test_events_missed_while_the_connection_was_lost_are_replayed(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    playground.faults.drop_gateway(4000)
    interaction_id = await ana.command(room, "secret", word="hello")
    await ana.done(interaction_id)
    await bot.hears("resumed")
    assert len(playground.gateway.sessions) == 1


async def test_a_client_asked_to_reconnect_resumes(playground: Playground, bot: TryBot) -> None:
    playground.faults.reconnect()
    await bot.hears("resumed")


async def test_a_forgotten_session_makes_the_client_identify_anew(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    playground.faults.forget_sessions()
    playground.faults.drop_gateway(4000)
    async with asyncio.timeout(10):
        while len(playground.gateway.sessions) < 2:
            await asyncio.sleep(0.01)
    await ana.done(await ana.command(room, "secret", word="again"))


@pytest.mark.slow
async def test_a_refused_gateway_lets_the_client_in_later(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    playground.faults.refuse_gateway(times=1)
    playground.faults.drop_gateway(4000)
    await ana.hears("bot", bot=None)
    await ana.hears("bot", within=10)
    await ana.done(await ana.command(room, "secret", word="back"))


async def test_two_shards_share_the_servers_and_the_first_gets_direct_messages(
    playground: Playground, join: Join, ana: Guest, room: str
) -> None:
    first = await join(shard_count=2, shard_ids=[0])
    second = await join(shard_count=2, shard_ids=[1])
    await first.tree.sync()
    assert [guild.name for guild in first.guilds] == ["Other House"]
    assert [guild.name for guild in second.guilds] == ["Game Night"]

    await ana.done(await ana.command(room, "secret", word="server"))
    assert (await second.hears("interaction")).guild.name == "Game Night"
    user = await second.fetch_user(int(playground.world.person("Ana").id))
    message = await user.send("hello")
    await ana.done(await ana.command(str(message.channel.id), "secret", word="alone"))
    assert (await first.hears("interaction")).guild is None
    assert second.seen == []


async def test_one_process_may_hold_all_shards(playground: Playground, join: Join) -> None:
    bot = await join(shard_count=2)
    assert sorted(bot.shards) == [0, 1]
    assert len(bot.guilds) == 2


async def test_a_shard_of_too_many_servers_is_refused_and_smaller_ones_are_not(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "MOST_SERVERS", 1)
    identify = {"token": playground.token, "intents": 1, "properties": {}}
    assert await _close_code(playground, {"op": 2, "d": identify}) == 4011
    assert await _first_answer(playground, identify | {"shard": [1, 2]}) == 0


async def test_two_shards_that_identify_too_quickly_are_told_to_do_it_again(
    playground: Playground,
) -> None:
    playground.limits.identify_per, playground.limits.identify_at_once = 3_600.0, 2
    identify = {"token": playground.token, "intents": 1, "properties": {}}
    assert await _first_answer(playground, identify | {"shard": [0, 4]}) == 0
    assert await _first_answer(playground, identify | {"shard": [1, 4]}) == 0
    assert await _first_answer(playground, identify | {"shard": [2, 4]}) == 9
    playground.limits.identify_per = 0.0
    assert await _first_answer(playground, identify | {"shard": [2, 4]}) == 0


async def _first_answer(playground: Playground, identify: dict[str, object]) -> int:
    """Return the opcode of the first answer to an identify of a shard; 0 means accepted."""
    address = playground.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": identify})
        opcode: int = (await socket.receive_json())["op"]
        return opcode


async def test_plain_text_is_sent_to_clients_that_want_no_compression(
    playground: Playground,
) -> None:
    address = playground.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        data = {"token": playground.token, "intents": 0, "properties": {}}
        await socket.send_json({"op": 2, "d": data})
        ready = await socket.receive_json()
    assert ready["t"] == "READY"
    assert ready["d"]["resume_gateway_url"] == playground.gateway.url
    assert ready["d"]["user"]["mfa_enabled"] is True


@pytest.mark.slow
async def test_binary_frames_are_understood_as_some_clients_send_them(
    playground: Playground,
) -> None:
    address = playground.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        await socket.send_bytes(b'{"op": 1, "d": null}')
        assert await socket.receive_json() == {"op": 11}


async def test_messages_of_others_reach_only_bots_with_the_intent(
    playground: Playground, join: Join, ana: Guest, room: str
) -> None:
    plain = await join()
    curious = await join(intents=discord.Intents(guilds=True, guild_messages=True))
    await ana.say(room, "good evening")
    heard = await curious.hears("message")
    assert heard.content == ""
    await ana.say(room, f"<@{playground.world.bot_id}> good evening")
    assert "good evening" in (await curious.hears("message")).content
    assert plain.seen == []


@pytest.mark.slow
async def test_a_heartbeat_is_not_answered_at_once(playground: Playground) -> None:
    """discord.py notes the time after it sends; an early answer would give a wrong latency."""
    address = playground.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        before = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert time.monotonic() - before >= ACK_AFTER >= 0.1
