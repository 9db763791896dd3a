"""A game in a thread of its own, and tables whose channel or thread is archived or deleted."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from bot.playground.world.world import Channel
from cogs.table.channels import LOOKED_AFTER
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, mentions, words

FORBIDDEN = 403
CLOSING = 10.0  # seconds until a table without its channel is closed
SMALL = {"preset": "president_basic", "house_rules": "players=2..4"}


async def start(host: Person, channel_id: str, thread: bool = True) -> str:
    """Open a table from this channel; return the bot's answer."""
    return await host.answer(
        await host.type_command(channel_id, "game start", thread=thread, **SMALL)
    )


def threads_of(house: House, channel_id: str) -> list[Channel]:
    channels = house.playground.world.channels.values()
    return [channel for channel in channels if channel.parent_id == channel_id]


async def in_thread(house: House, people: int = 2) -> tuple[Evening, str]:
    """Start a game in a thread; return its evening and the parent channel."""
    evening = await house.evening(people)
    parent = evening.channel_id
    assert english("table-opened-thread", thread="<#").rstrip(".") in await start(
        evening.host, parent
    )
    (thread,) = threads_of(house, parent)
    evening.channel_id, evening.room = thread.id, thread.name
    for person in evening.people[1:]:
        await evening.join(person)
    await evening.begin_deal("Start")
    await evening.on_turn()
    return evening, parent


@pytest.mark.long
@played
async def test_table_and_pings_live_in_the_thread_and_the_channel_gets_only_its_note(
    house: House,
) -> None:
    evening, parent = await in_thread(house)
    assert await evening.play_on()
    public = [
        seen.body
        for seen in evening.host.seen
        if seen.kind == "message" and not seen.body["flags"] & EPHEMERAL
    ]
    (note,) = [body for body in public if body["channel_id"] == parent]
    assert (note["type"], words(note)) == (18, "President")
    inside = [body for body in public if body["channel_id"] == evening.channel_id]
    assert len([body for body in inside if mentions(body)]) == len(evening.deeds)
    assert len([body for body in inside if not mentions(body)]) == 1


@pytest.mark.long
@played
async def test_several_tables_are_played_from_one_channel(house: House) -> None:
    host, other, room = await house.person("Ana"), await house.person("Ben"), house.room()
    for _ in range(2):  # the most tables of one host
        assert english("table-opened-thread", thread="<#").rstrip(".") in await start(host, room.id)
    assert english("table-opened") in await start(other, room.id, thread=False)
    assert len(threads_of(house, room.id)) == 2
    await house.settle()
    listed = await host.answer(await host.type_command(room.id, "game tables"))
    for thread in threads_of(house, room.id):
        assert f"/{thread.id}/" in listed


@pytest.mark.long
@played
async def test_missing_permissions_of_a_thread_are_named_before_the_start(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    lacking = EVERY_PERMISSION & ~Permission.CREATE_PUBLIC_THREADS
    lacking &= ~Permission.SEND_MESSAGES_IN_THREADS
    house.playground.world.set_bot_permissions(room.id, lacking)
    said = await start(host, room.id)
    named = "Create Public Threads, Send Messages in Threads."
    assert said == f"I need these permissions in this channel: {named}"
    assert not threads_of(house, room.id)
    assert english("table-opened") in await start(host, room.id, thread=False)


@pytest.mark.long
@played
async def test_no_thread_is_opened_in_a_thread_or_for_rules_that_clash(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    clash = {"preset": "president_basic", "house_rules": "match_end=points, score_model=none"}
    step = await host.type_command(room.id, "game start", thread=True, **clash)
    assert "don't work together" in await host.answer(step)
    assert not threads_of(house, room.id)
    await start(host, room.id)
    (thread,) = threads_of(house, room.id)
    assert (await start(host, thread.id)).startswith("I can't open a thread here.")


@pytest.mark.long
@played
async def test_a_server_may_settle_that_every_game_has_its_thread(house: House) -> None:
    owner, room = await house.owner(), house.room()
    await owner.type_command(room.id, "server")
    await owner.click("Use threads", room.id)
    try:
        step = await owner.type_command(room.id, "game start", **SMALL)
        assert english("table-opened-thread", thread="<#").rstrip(".") in await owner.answer(step)
        (thread,) = threads_of(house, room.id)
    finally:
        await owner.click("No threads", room.id)
    assert thread.name == "President"


@played
async def test_a_thread_put_away_in_mid_deal_is_opened_again(house: House) -> None:
    evening, _ = await in_thread(house)
    thread = house.playground.world.channels[evening.channel_id]
    house.playground.world.archive(thread.id)
    await house.settle()
    assert not thread.archived
    await evening.play_on(4)
    assert len(evening.deeds) == 4


@pytest.mark.long
@played
async def test_a_thread_put_away_between_deals_closes_its_table(house: House) -> None:
    evening, parent = await in_thread(house)
    assert await evening.play_on()
    house.playground.world.archive(evening.channel_id)
    await closed(evening, parent)


@pytest.mark.parametrize("gone", ["thread", "channel"])
@played
async def test_a_table_whose_place_is_deleted_closes_without_a_sound(
    house: House, gone: str
) -> None:
    evening, parent = await in_thread(house)
    place = evening.channel_id if gone == "thread" else parent
    house.playground.world.remove_channel(place)
    await closed(evening, house.room().id)
    mark = len(house.playground.journal)
    await house.settle()
    here = [(one.status, one.method, one.path) for one in list(house.playground.journal)[mark:]]
    assert [one for one in here if one[0] == 404] == []
    assert "Traceback" not in house.bot.log


@played
async def test_a_place_that_was_deleted_while_the_bot_was_away_closes_its_table(
    house: House,
) -> None:
    evening, _ = await in_thread(house)
    await house.bot.stop()
    house.playground.world.remove_channel(evening.channel_id)
    await house.bot.start()
    await closed(evening, house.room().id)
    assert "Traceback" not in house.bot.log


async def closed(evening: Evening, elsewhere: str) -> None:
    """Check that the list of open tables does not have this table any more."""
    clock = evening.host.clock
    await clock.sleep(CLOSING)
    step = await evening.host.type_command(elsewhere, "game tables")
    assert f"/{evening.channel_id}" not in await evening.host.answer(step)


@pytest.mark.long
@played
async def test_in_a_channel_hidden_while_the_bot_was_away_a_thread_put_away_is_left_alone(
    house: House,
) -> None:
    evening, parent = await in_thread(house)
    world = house.playground.world
    await house.bot.stop()
    world.archive(evening.channel_id)
    for place in (parent, evening.channel_id):
        world.set_bot_permissions(place, int(EVERY_PERMISSION & ~Permission.VIEW_CHANNEL))
    await house.bot.start()
    await house.settle()
    refused = [one for one in house.playground.journal if one.status == FORBIDDEN]
    assert refused == []


@pytest.mark.long
@played
async def test_no_thread_is_asked_for_where_the_server_was_lost_while_the_request_waited(
    house: House,
) -> None:
    host, room, world = await house.person("Ana"), house.room(), house.playground.world
    faults, path = house.playground.faults, f"/channels/{room.id}/threads"
    limited = faults.next("POST", path, 429, retry_after=CLOSING)
    await host.type_command(room.id, "game start", thread=True, **SMALL)
    await host.clock.sleep(CLOSING / 2)
    assert limited.met == 1
    servers.change(world, GAME_NIGHT_ID, has_bot=False)
    await house.settle()
    servers.change(world, GAME_NIGHT_ID, has_bot=True)
    assert [one for one in house.playground.journal if one.status == FORBIDDEN] == []
    assert not threads_of(house, room.id)
    assert "Traceback" not in house.bot.log


@played
async def test_permission_lost_during_the_request_is_named(house: House) -> None:
    host, room, world = await house.person("Ana"), house.room(), house.playground.world
    faults, path = house.playground.faults, f"/channels/{room.id}/threads"
    limited = faults.next("POST", path, 429, retry_after=CLOSING)
    step = await host.type_command(room.id, "game start", thread=True, **SMALL)
    await host.clock.sleep(CLOSING / 2)
    assert limited.met == 1
    world.set_bot_permissions(room.id, EVERY_PERMISSION & ~Permission.CREATE_PUBLIC_THREADS)
    said = "I need these permissions in this channel: Create Public Threads."
    assert await host.answer(step) == said
    assert not threads_of(house, room.id)


@pytest.mark.long
@pytest.mark.parametrize("trouble", ["502", "503", "hang", "lose"])
@pytest.mark.parametrize("effect", [True, False])
@played
async def test_thread_with_a_lost_answer_is_opened_once_with_its_table(
    house: House, trouble: str, effect: bool
) -> None:
    host, room, faults = await house.person("Ana"), house.room(), house.playground.faults
    path = f"/channels/{room.id}/threads"
    if trouble.isdecimal():
        failed = faults.next("POST", path, int(trouble), effect=effect)
    else:
        fail = faults.hang if trouble == "hang" else faults.lose
        failed = fail("POST", path, effect=effect)
    assert english("table-opened-thread", thread="<#").rstrip(".") in await start(host, room.id)
    await house.settle()
    assert failed.met == 1
    (thread,) = threads_of(house, room.id)
    assert host.table(thread.id)


@played
async def test_a_thread_that_was_opened_without_an_answer_is_not_taken_for_another_table(
    house: House,
) -> None:
    host, room, faults = await house.person("Ana"), house.room(), house.playground.faults
    await start(host, room.id)
    faults.lose("POST", f"/channels/{room.id}/threads", effect=True)
    await start(host, room.id)
    await house.settle()
    first, second = threads_of(house, room.id)
    assert host.table(first.id)
    assert host.table(second.id)


@pytest.mark.long
@played
async def test_while_the_bot_hears_nothing_it_opens_no_thread_a_second_time(house: House) -> None:
    host, room, faults = await house.person("Ana"), house.room(), house.playground.faults
    await house.settle()
    path = f"/channels/{room.id}/threads"
    faults.delay(path, 2.0)
    faults.lose("POST", path, effect=True)
    step = await host.type_command(room.id, "game start", thread=True, **SMALL)
    await host.clock.sleep(1.0)
    faults.refuse_gateway(seconds=3.0)
    faults.drop_gateway(1006)
    await host.answer(step)
    assert len(threads_of(house, room.id)) == 1


@played
async def test_where_no_thread_can_be_opened_nothing_is_left_behind(house: House) -> None:
    host, room, faults = await house.person("Ana"), house.room(), house.playground.faults
    await house.settle()  # the bot hears presses
    failed = faults.next("POST", f"/channels/{room.id}/threads", 502, times=10)
    assert (await start(host, room.id)).startswith("Discord won't let me open another thread")
    assert failed.met == len(LOOKED_AFTER)
    assert not threads_of(house, room.id)
