"""Tables in forum posts, private threads, and the chats of voice and stage channels."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import ChannelType
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALLEST
from tests.night.test_history import history
from tests.night.test_pinged import EXCHANGING as GAME
from tests.night.test_seasons import board, season
from tests.night.test_server_admin import choose, panel, shows
from tests.night.test_throne import closed, lobby_says, places

FORUM, STAGE, VOICE, PRIVATE = "forum", "stage", "voice", "private"
KINDS = {FORUM: ChannelType.FORUM, STAGE: ChannelType.STAGE, VOICE: ChannelType.VOICE}


async def placed(house: House, kind: str, people: int) -> tuple[Evening, str]:
    """Return an evening in a new place of this kind, and the channel to which it belongs."""
    world, room = house.playground.world, await house.evening(people)
    host, named = room.host, [person.id for person in room.people]
    home = world.channels[room.channel_id]
    if kind in KINDS:
        home = servers.open_channel(world, GAME_NIGHT_ID, f"the-{kind}", KINDS[kind])
    place = home
    if kind == FORUM:
        place = servers.open_thread(world, home, "friday", host.id)
    elif kind == PRIVATE:
        members = [*named, world.bot_id]
        place = servers.open_thread(world, home, "friday", host.id, members=members)
    await house.settle()
    return Evening(room.people, place.id, place.name, room.chance), home.id


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", [FORUM, STAGE, VOICE, PRIVATE])
@played
async def test_board_throne_and_history_belong_to_the_channel(house: House, kind: str) -> None:
    evening, home = await placed(house, kind, 4)
    stranger = await house.person("Eve")
    elsewhere = house.room().id
    await evening.start(**GAME)
    order = await places(evening)
    await closed(house, evening)
    assert order[0] in await board(evening.host, elsewhere, channel=home)
    told = await history(evening.host, elsewhere, channel=home)
    assert order[0] in told
    await evening.open(**GAME)
    await lobby_says(evening, f"👑 {order[0]} has reigned here since ")
    await lobby_says(evening, f"{order[0]} is President from last time.")
    seen = await history(stranger, elsewhere, channel=home)
    assert (order[0] in seen) is (kind != PRIVATE), "a private thread is seen by its members"
    step = await stranger.type_command(elsewhere, "game tables")
    listed = await stranger.answer(step)
    assert (f"/{evening.channel_id}" in listed) is (kind != PRIVATE)
    read = "\n".join(words(one) for one in stranger.messages.values())
    if kind == PRIVATE:
        assert evening.channel_id not in read
        assert "friday" not in read
    assert "Traceback" not in house.bot.log


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", [FORUM, STAGE, PRIVATE])
@played
async def test_a_season_ends_in_a_place_that_can_be_written_in(house: House, kind: str) -> None:
    owner = await house.owner()
    evening, home = await placed(house, kind, 3)
    elsewhere = house.room().id
    await panel(owner, elsewhere, "Seasons")
    await choose(owner, "select-serve:0:v.0:season_kind", "hand")
    await evening.start(**SMALLEST, match_target="99")
    await places(evening)
    await closed(house, evening)
    await season(owner, elsewhere)
    await owner.click("End Season 1", elsewhere)
    await shows(owner, "**End Season 1 now?**")
    await owner.click("End Season 1", elsewhere)
    await house.settle()
    first = house.playground.world.channel("game-night").id  # the system channel
    posts = [
        one["channel_id"]
        for one in evening.host.messages.values()
        if "Season 1 is over" in words(one)
    ]
    assert posts == [first if kind == FORUM else home], "a forum itself has no messages"
    assert not [one for one in house.playground.journal if one.status in (400, 403)]
    assert "Traceback" not in house.bot.log


@pytest.mark.parametrize("kind", [FORUM, STAGE, VOICE, PRIVATE])
@played
async def test_a_deleted_channel_closes_its_table(house: House, kind: str) -> None:
    evening, home = await placed(house, kind, 2)
    await evening.open(**SMALLEST)
    await house.settle()
    house.playground.world.remove_channel(home)
    await house.settle()
    elsewhere = house.room()
    step = await evening.host.type_command(elsewhere.id, "game tables")
    assert f"/{evening.channel_id}" not in await evening.host.answer(step)
    assert "Traceback" not in house.bot.log
