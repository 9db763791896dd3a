"""A table in a thread belongs to the channel around it, whoever opened the thread."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, text

from bot.playground.world import servers
from bot.store import Store
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL
from tests.night.test_history import history, reads_of
from tests.night.test_pinged import EXCHANGING as GAME
from tests.night.test_seasons import board, season
from tests.night.test_server_admin import choose, panel, shows
from tests.night.test_throne import KEEP, closed, lobby, lobby_says, places, titles_of

HELD = "Another open table plays for this throne."


def in_thread(house: House, evening: Evening, name: str) -> Evening:
    """Let the host open a thread in the evening's channel; return an evening there."""
    world = house.playground.world
    room = world.channels[evening.channel_id]
    thread = servers.open_thread(world, room, name, evening.host.id)
    return Evening(evening.people, thread.id, name, evening.chance)


def reigns(name: str) -> str:
    """Return the beginning of the lobby's line about this ruler."""
    line = english("lobby-throne", who=name, since="|", nights=1)
    return line.partition("|")[0]


async def voided(person: Person, evening: Evening, label: str = "Void") -> None:
    """Void the newest deal by the buttons of /history, as an admin."""
    await history(person, evening.channel_id)
    await person.click("Open", evening.channel_id)
    await shows(person, "🥇")
    await person.click(label, evening.channel_id)
    await shows(person, "Void this deal?")
    form = await person.click(label, evening.channel_id)
    await person.submit(form, {"typed": "cheated"})
    await reads_of(person, "Voided by")


@pytest.mark.long
@played
async def test_a_thread_that_a_person_opened_counts_for_its_channel(house: House) -> None:
    room = await house.evening(4)
    friday = in_thread(house, room, "friday")
    await friday.start(**GAME)
    order = await places(friday)
    await closed(house, friday)
    assert order[0] in await board(room.host, room.channel_id, channel=room.channel_id)
    offered = await room.host.complete(room.channel_id, "leaderboard", "channel", "")
    assert room.channel_id in offered
    assert order[0] in await history(room.host, room.channel_id, channel=room.channel_id)
    saturday = in_thread(house, room, "saturday")
    await saturday.open(**GAME)
    await lobby_says(saturday, reigns(order[0]))
    await lobby_says(saturday, f"{order[0]} is President from last time.")
    await closed(house, saturday)
    await room.open(**GAME)
    assert KEEP in str(room.host.table(room.channel_id))
    await lobby_says(room, reigns(order[0]))


@pytest.mark.long
@played
async def test_the_end_of_a_season_is_told_in_the_channel_around_the_thread(house: House) -> None:
    owner = await house.owner()
    room = await house.evening(3)
    await panel(owner, room.channel_id, "Seasons")
    await choose(owner, "select-serve:0:v.0:season_kind", "hand")
    friday = in_thread(house, room, "friday")
    await friday.start(**SMALL, match_target="99")
    await places(friday)
    await closed(house, friday)
    await season(owner, room.channel_id)
    await owner.click("End Season 1", room.channel_id)
    await shows(owner, "**End Season 1 now?**")
    await owner.click("End Season 1", room.channel_id)
    await house.settle()
    posts = [
        one["channel_id"] for one in owner.messages.values() if "Season 1 is over" in words(one)
    ]
    assert posts == [room.channel_id]


@played
async def test_a_deleted_channel_closes_the_table_in_a_thread_of_a_person(house: House) -> None:
    room = await house.evening(2)
    friday = in_thread(house, room, "friday")
    await friday.open(**SMALL)
    await house.settle()
    house.playground.world.remove_channel(room.channel_id)
    await house.settle()
    await house.clock.sleep(10)
    elsewhere = house.room()
    step = await room.host.type_command(elsewhere.id, "game tables")
    assert "friday" not in await room.host.answer(step)


@pytest.mark.long
@played
async def test_a_table_of_before_gets_its_place_from_the_gateway(house: House) -> None:
    room = await house.evening(4)
    friday = in_thread(house, room, "friday")
    await friday.start(**GAME)
    order = await places(friday)
    await house.settle()

    def misplace(connection: Connection) -> None:
        """Make the rows those of version 1.0.0, which knew no parent of this thread."""
        thread = {"thread": int(friday.channel_id), "room": int(room.channel_id)}
        for table in ("tally", "throne", "throne_deal"):
            moved = f"UPDATE {table} SET channel_id = :thread WHERE channel_id = :room"
            connection.execute(text(moved), thread)
        connection.execute(text("UPDATE game_table SET parent_id = 0"))

    await house.bot.stop()
    store = await Store.open(house.bot.database)
    await store.write(misplace)
    await store.close()
    await house.bot.start()
    await house.settle()
    assert order[0] in await board(room.host, room.channel_id, channel=room.channel_id)
    await friday.begin_deal("Next deal")
    again = await places(friday)
    await closed(house, friday)
    await room.open(**GAME)
    await lobby_says(room, reigns(again[0]))


@pytest.mark.long
@played
async def test_two_tables_by_turns_do_not_tear_the_throne_apart(house: House) -> None:
    room = await house.evening(4)
    people = [await house.person(name) for name in ("Eve", "Fay", "Gus", "Hal")]
    other = Evening(people, room.channel_id, room.room, room.chance)
    friday, saturday = in_thread(house, room, "friday"), in_thread(house, other, "saturday")
    await friday.start(**GAME)
    await saturday.open(**GAME)
    assert HELD not in lobby(saturday)
    first = await places(friday)
    told = await lobby_says(saturday, HELD)
    assert f"{first[0]} has reigned here" in told
    assert saturday.host.offered(KEEP, saturday.channel_id) is None
    await saturday.begin_deal("Start")
    await places(saturday)
    await friday.begin_deal("Next deal")
    last = await places(friday)
    await saturday.begin_deal("Next deal")
    await places(saturday)
    await room.open(**GAME)
    told = await lobby_says(room, HELD)
    assert f"{last[0]} has reigned here" in told
    await closed(house, friday)
    await lobby_says(room, "from last time")
    assert HELD not in lobby(room)


@pytest.mark.long
@played
async def test_a_voided_deal_leaves_the_order_of_the_deal_before(house: House) -> None:
    owner = await house.owner()
    evening = await house.evening(4)
    await evening.start(**GAME, match_target="99")
    second = third = await places(evening)
    while third[0] == second[0]:
        await evening.begin_deal("Next deal")
        second, third = third, await places(evening)
    await closed(house, evening)
    await evening.open(**GAME, match_target="99")
    await lobby_says(evening, f"{third[0]} has reigned here")
    await voided(owner, evening)
    await lobby_says(evening, f"{second[0]} has reigned here")
    await lobby_says(evening, f"{second[0]} is President from last time.")
    await evening.begin_deal(KEEP)
    titles = await evening.host.until(lambda: titles_of(lobby(evening)), "the titles")
    assert (titles[second[0]], titles[second[-1]]) == ("President", "Scum")
