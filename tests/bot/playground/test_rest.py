"""The REST API in general: tokens, rate limits, injected failures, unknown objects."""

from __future__ import annotations

import asyncio
import time

import discord
import pytest

from bot.playground import Playground
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw
from tests.bot.playground.try_bot import TryBot


@pytest.mark.slow
async def test_a_429_made_on_purpose_is_waited_for_and_retried(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.faults.next("POST", r"/channels/\d+/messages", 429, times=2, retry_after=0.1)
    before = time.monotonic()
    message = await bot.get_partial_messageable(int(room)).send("patience")
    assert time.monotonic() - before > 0.2
    assert list(playground.world.channels[room].messages) == [str(message.id)]
    statuses = [exchange.status for exchange in playground.journal]
    assert statuses[-3:] == [429, 429, 200]


@pytest.mark.slow
async def test_a_5xx_made_on_purpose_is_retried(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.faults.next("POST", "/channels/", 502)
    await bot.get_partial_messageable(int(room)).send("patience")
    assert len(playground.world.channels[room].messages) == 1


async def test_a_refusal_made_on_purpose_carries_its_code(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.faults.next("POST", "/channels/", 403, code=50013)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(int(room)).send("no")
    assert refused.value.code == 50013
    playground.faults.next("POST", "/channels/", 403)
    playground.faults.clear()
    await bot.get_partial_messageable(int(room)).send("yes")


@pytest.mark.slow
async def test_a_delayed_answer_makes_the_interaction_late(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    playground.limits.answer_within = 0.1
    playground.faults.delay("/interactions/", 0.2)
    await ana.command(room, "silence")
    interaction = await bot.hears("interaction")
    with pytest.raises(discord.NotFound) as refused:
        await interaction.response.send_message("late")
    assert refused.value.code == 10062


async def test_an_exhausted_bucket_answers_429_with_its_headers(
    playground: Playground, room: str
) -> None:
    playground.limits.requests = 2
    async with Raw(playground) as raw:
        path = f"/channels/{room}"
        await raw("GET", path)
        assert raw.headers["X-RateLimit-Limit"] == "2"
        assert raw.headers["X-RateLimit-Remaining"] == "1"
        await raw("GET", path)
        status, body = await raw("GET", path)
        assert status == 429
        assert 0 < body["retry_after"] <= 5
        assert not body["global"]
        assert raw.headers["Via"]
        assert float(raw.headers["Retry-After"]) == body["retry_after"]
        assert (await raw("GET", f"{path}/messages"))[0] == 200


async def test_too_many_requests_at_all_answer_a_global_429(playground: Playground) -> None:
    playground.limits.all_requests = 3
    async with Raw(playground) as raw:
        for path in ("/users/@me", "/gateway/bot", "/applications/@me"):
            assert (await raw("GET", path))[0] == 200
        status, body = await raw("GET", f"/users/{playground.world.bot_id}")
    assert status == 429
    assert body["global"] is True


@pytest.mark.slow
async def test_a_real_client_survives_its_limits(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.limits.requests, playground.limits.requests_per = 3, 0.2
    channel = bot.get_partial_messageable(int(room))
    for number in range(8):
        await channel.send(str(number))
    assert len(playground.world.channels[room].messages) == 8


@pytest.mark.slow
async def test_a_burst_beyond_the_limit_of_everything_is_waited_for(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.limits.all_requests, playground.limits.requests = 10, 100
    rooms = [one.id for one in playground.world.channels.values()]
    sends = [bot.get_partial_messageable(int(rooms[n % 4])).send(str(n)) for n in range(25)]
    assert len(await asyncio.gather(*sends)) == 25


async def test_callbacks_carry_no_bucket(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    async with Raw(playground) as raw:
        status, body = await raw("POST", "/interactions/1/wrong/callback", {"type": 5})
        assert (status, body["code"]) == (404, 10062)
        assert not [header for header in raw.headers if header.startswith("X-RateLimit")]


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/5", 10003),
        ("POST", "/channels/5/messages", 10003),
        ("GET", "/channels/{room}/messages/5", 10008),
        ("GET", "/guilds/5", 10004),
        ("GET", "/guilds/5/members/5", 10004),
        ("GET", "/users/5", 10013),
        ("GET", "/applications/{bot}/guilds/5/commands", 10004),
        ("GET", "/applications/{bot}/commands/5", 10063),
        ("POST", "/webhooks/5/token", 10015),
        ("GET", "/nowhere", 0),
    ],
)
async def test_unknown_objects_have_their_codes(
    playground: Playground, room: str, method: str, path: str, code: int
) -> None:
    path = path.format(room=room, bot=playground.world.bot_id)
    async with Raw(playground) as raw:
        status, body = await raw(method, path, {} if method == "POST" else None)
    assert (status, body["code"]) == (404, code)


async def test_direct_message_without_a_recipient_is_refused_with_50033(
    playground: Playground,
) -> None:
    async with Raw(playground) as raw:
        status, body = await raw("POST", "/users/@me/channels", {"recipient_id": "5"})
    assert (status, body["code"]) == (400, 50033)


@pytest.mark.parametrize("path", ["/users/@me", "/channels/1", "/gateway/bot"])
async def test_without_the_token_everything_is_401(playground: Playground, path: str) -> None:
    async with Raw(playground, token="another") as raw:
        status, body = await raw("GET", path)
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_a_body_that_is_no_json_is_refused(playground: Playground, room: str) -> None:
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/messages", ["no", "object"])
        assert (status, body["code"]) == (400, 50035)


async def test_objects_are_returned_by_their_routes(
    playground: Playground, bot: TryBot, room: str
) -> None:
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.name == "Game Night"
    ana = await guild.fetch_member(int(playground.world.person("Ana").id))
    assert ana.display_name == "Ana"
    assert ana.guild_permissions.administrator
    ben = await guild.fetch_member(int(playground.world.person("Ben").id))
    assert not ben.guild_permissions.manage_guild
    assert ben.guild_permissions.send_messages
    channel = await bot.fetch_channel(int(room))
    assert isinstance(channel, discord.TextChannel)
    await channel.typing()
    assert [one.name for one in await guild.fetch_channels()][-1] == "table-two"
    application = await bot.application_info()
    assert application.owner.display_name == "Ana"


async def test_a_journal_of_nothing_keeps_nothing() -> None:
    playground = Playground(journal_limit=0)
    await playground.start()
    async with Raw(playground) as raw:
        assert (await raw("GET", "/users/@me"))[0] == 200
    await playground.close()
    assert list(playground.journal) == []


async def test_a_taken_port_is_an_os_error(playground: Playground) -> None:
    port = int(playground.url.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="in use"):
        await Playground().start(port=port)


async def test_the_bot_takes_another_name(playground: Playground) -> None:
    async with Raw(playground) as raw:
        status, account = await raw("PATCH", "/users/@me", {"username": "Stranger"})
        assert (status, account["username"]) == (200, "Stranger")
        assert (await raw("GET", "/users/@me"))[1]["username"] == "Stranger"
        for wrong in ({"username": "x"}, {"username": "Stranger", "avatar": "a picture"}):
            status, body = await raw("PATCH", "/users/@me", wrong)
            assert (status, body["code"]) == (400, 50035)


async def test_messages_are_deleted_together_where_the_bot_may_manage_them(
    playground: Playground, room: str
) -> None:
    path = f"/channels/{room}/messages"
    async with Raw(playground) as raw:
        ids = [(await raw("POST", path, {"content": text}))[1]["id"] for text in "abc"]
        together = {"messages": [*ids[:2], "5" * 18]}
        assert (await raw("POST", f"{path}/bulk-delete", together))[1]["code"] == 50013
        playground.world.set_bot_permissions(room, EVERY_PERMISSION | Permission.MANAGE_MESSAGES)
        assert (await raw("POST", f"{path}/bulk-delete", together))[1]["code"] == 50034
        status, body = await raw("POST", f"{path}/bulk-delete", {"messages": ids[:1]})
        assert (status, body["code"]) == (400, 50035)
        assert (await raw("POST", f"{path}/bulk-delete", {"messages": ids[:2]}))[0] == 204
    assert [*playground.world.channels[room].messages] == ids[2:]
