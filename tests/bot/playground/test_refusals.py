"""Lasting refusals by Discord: quarantine, AutoMod, the Entry Point command."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import JSON, ChannelType
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.raw import Raw
from tests.bot.playground.test_installs import answered

COMMAND = {"name": "look", "description": "Look."}


async def written(raw: Raw, person_id: str) -> list[int]:
    """Return the error codes of opening a direct channel and of writing in it, 0 for success."""
    status, dm = await raw("POST", "/users/@me/channels", {"recipient_id": person_id})
    if status != 200:
        return [dm["code"]]
    status, body = await raw("POST", f"/channels/{dm['id']}/messages", {"content": "x"})
    return [0, 0 if status == 200 else body["code"]]


async def test_a_quarantine_refuses_all_direct_messages_until_it_ends(
    playground: Playground, room: str
) -> None:
    ana, ben = (playground.world.person(name).id for name in ("Ana", "Ben"))
    async with Raw(playground) as raw:
        assert await written(raw, ana) == [0, 0]
        dm = playground.world.dm_with(ana).id
        playground.faults.quarantine()
        playground.faults.clear()
        assert [await written(raw, one) for one in (ana, ben)] == [[20026], [20026]]
        status, body = await raw("POST", f"/channels/{dm}/messages", {"content": "x"})
        assert (status, body["code"]) == (403, 20026)
        assert (await raw("POST", f"/channels/{room}/messages", {"content": "x"}))[0] == 200
        playground.faults.quarantine("")
        assert [await written(raw, one) for one in (ana, ben)] == [[0, 0], [0, 0]]


async def test_a_forum_has_posts_and_no_messages_of_its_own(playground: Playground) -> None:
    world = playground.world
    forum = servers.open_channel(world, GAME_NIGHT_ID, "ideas", ChannelType.FORUM)
    post = servers.open_thread(world, forum, "friday", world.owner_id)
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{forum.id}/messages", {"content": "x"})
        assert (status, body["code"]) == (400, 50008)
        assert (await raw("POST", f"/channels/{post.id}/messages", {"content": "x"}))[0] == 200


async def test_quarantine_of_new_people_spares_older_direct_messages(
    playground: Playground,
) -> None:
    ana, ben, chi = (playground.world.person(name).id for name in ("Ana", "Ben", "Chi"))
    playground.world.dm_with(chi)  # an open direct channel without messages
    async with Raw(playground) as raw:
        assert await written(raw, ana) == [0, 0]
        playground.faults.quarantine("new")
        assert [await written(raw, one) for one in (ana, ben, chi)] == [[0, 0], [20026], [0, 20026]]


async def test_automod_blocks_messages_edits_answers_and_titles(
    playground: Playground, ana: Guest, room: str
) -> None:
    servers.block_words(playground.world, GAME_NIGHT_ID, "money")
    path = f"/channels/{room}/messages"
    layout: JSON = {"flags": 1 << 15, "components": [{"type": 10, "content": "for MONEY"}]}
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        for body in ({"content": "big Money"}, {"embeds": [{"title": "money"}]}, layout):
            status, answer = await raw("POST", path, body)
            assert (status, answer["code"]) == (400, 200000)
        _, message = await raw("POST", path, {"content": "chips"})
        status, answer = await raw("PATCH", f"{path}/{message['id']}", {"content": "money"})
        assert (status, answer["code"]) == (400, 200000)
        await ana.command(room, "look")
        asked = await raw.interaction()
        status, answer = await raw.answer(asked, {"type": 4, "data": {"content": "money"}})
        assert (status, answer["code"]) == (400, 200000)
        assert (await raw.answer(asked, {"type": 4, "data": {"content": "chips"}}))[0] == 200
        status, answer = await raw("POST", f"/channels/{room}/threads", {"name": "money"})
        assert status == 400 or answer["code"] == 50013
        status, answer = await raw(
            "POST", f"{path}/{message['id']}/threads", {"name": "money night"}
        )
        assert (status, answer["code"]) == (400, 200001)
    with pytest.raises(Refused, match="blocked by automatic moderation"):
        await ana.say(room, "money")
    await ana.call("PATCH", f"/guilds/{GAME_NIGHT_ID}", {"blocked_words": []})
    await ana.say(room, "money")


async def test_a_bulk_overwrite_must_keep_the_entry_point_command(
    playground: Playground, ana: Guest, room: str
) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        servers.add_entry_point(playground.world)
        status, body = await raw("PUT", path, [COMMAND])
        assert (status, body["code"]) == (400, 50240)
        _, kept = await raw("GET", path)
        assert [(one["name"], one["type"]) for one in kept] == [("look", 1), ("launch", 4)]
        launch = {key: kept[1][key] for key in ("name", "description", "type", "handler")}
        status, stored = await raw("PUT", path, [COMMAND, launch])
        assert (status, stored[1]["id"]) == (200, kept[1]["id"])
        assert (await raw("DELETE", f"{path}/{kept[1]['id']}"))[0] == 204
        assert (await raw("PUT", path, [COMMAND]))[0] == 200
        with pytest.raises(Refused, match="no command /launch"):
            await ana.command(room, "launch")
        await ana.command(room, "look")
        await answered(raw, {"content": "seen"})


async def test_an_answer_in_direct_messages_counts_as_written_though_it_was_deleted(
    playground: Playground, ana: Guest
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        dm = (await ana.call("POST", "/dm"))["id"]
        await ana.command(dm, "look")
        await answered(raw, {"content": "seen"})
        (shown,) = await ana.messages(dm)
        playground.world.delete_message(dm, shown["id"])
        playground.faults.quarantine("new")
        assert await written(raw, playground.world.person("Ana").id) == [0, 0]
