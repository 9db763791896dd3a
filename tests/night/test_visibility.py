"""News and lists of tables reach only people who may see the channels of these tables."""

from __future__ import annotations

import pytest

from bot.discord.members import FRESH_SECONDS
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from bot.playground.world.world import Channel
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL, begun

VIEW = Permission.VIEW_CHANNEL


async def start(host: Person, channel_id: str) -> None:
    step = await host.type_command(channel_id, "game start", **SMALL)
    assert english("table-opened") in await host.answer(step)


async def wait_for_a_table(person: Person, channel_id: str) -> None:
    step = await person.type_command(channel_id, "game notify")
    assert "I'll message you once" in await person.answer(step)


def told(person: Person) -> list[str]:
    """Return what the bot has written to this person about open tables."""
    return [text for one in person.messages.values() if "is open in #" in (text := words(one))]


async def listed(person: Person, channel_id: str) -> str:
    """Type /game tables; return the bot's answer."""
    return await person.answer(await person.type_command(channel_id, "game tables"))


def private_thread(house: House, parent: Channel, *members: Person) -> Channel:
    """Open a private thread with these people and the bot."""
    world = house.playground.world
    ids = [world.bot_id, *(person.id for person in members)]
    return servers.open_thread(world, parent, "mods-only-secret", members[0].id, members=ids)


async def hidden_from_eve(house: House, how: str, host: Person, eve: Person) -> Channel:
    """Return a channel or thread that the host sees, and Eve does not."""
    world, room = house.playground.world, house.room()
    if how == "private thread":
        return private_thread(house, room, host)
    if how == "role":
        mods = servers.open_role(world, GAME_NIGHT_ID, "Mods")
        servers.wear(world, GAME_NIGHT_ID, host.id, mods)
        servers.hide(world, room.id, mods)
    elif how == "denied role":
        newcomers = servers.open_role(world, GAME_NIGHT_ID, "Newcomers")
        servers.wear(world, GAME_NIGHT_ID, eve.id, newcomers)
        servers.overwrite(world, room.id, newcomers, deny=VIEW)
    elif how == "member":
        servers.overwrite(world, room.id, eve.id, deny=VIEW)
    elif how == "thread of a hidden channel":
        servers.overwrite(world, room.id, eve.id, deny=VIEW)
        return servers.open_thread(world, room, "cards", host.id)
    return room


PLACES = ["private thread", "role", "denied role", "member", "thread of a hidden channel"]


@pytest.mark.long
@pytest.mark.parametrize("how", PLACES)
@played
async def test_hidden_table_is_neither_listed_nor_told_of(house: House, how: str) -> None:
    host, eve, open_room = await house.person("Ana"), await house.person("Eve"), house.room()
    place = await hidden_from_eve(house, how, host, eve)
    for person in (host, eve):
        await wait_for_a_table(person, open_room.id)
    await start(host, place.id)
    await house.settle()
    assert told(eve) == []
    shown = await listed(eve, open_room.id)
    assert shown.startswith(english("tables-title", count=0))
    assert place.id not in shown
    assert f"/{place.id}" in await listed(host, open_room.id)
    other = await house.person("Ben")
    await start(other, open_room.id)  # a table that Eve may see
    await eve.until(lambda: told(eve), "the news of a table")
    (news,) = told(eve)
    assert f"#{open_room.name}" in news
    assert "1 open table" in await listed(eve, open_room.id)
    assert len(told(host)) == 1  # one notification, for the table that is not the host's own


@pytest.mark.sampled(2)
@pytest.mark.parametrize("how", ["role taken", "channel hidden", "left", "out of the thread"])
@played
async def test_hidden_table_is_not_told_to_waiting_people(house: House, how: str) -> None:
    world, room, open_room = house.playground.world, house.room(), house.room()
    host, eve = await house.person("Ana"), await house.person("Eve")
    mods = servers.open_role(world, GAME_NIGHT_ID, "Mods")
    for person in (host, eve):
        servers.wear(world, GAME_NIGHT_ID, person.id, mods)
    place = room
    if how == "out of the thread":
        place = private_thread(house, room, host, eve)
    elif how == "role taken":
        servers.hide(world, room.id, mods)
    await wait_for_a_table(eve, place.id)
    if how == "role taken":
        servers.wear(world, GAME_NIGHT_ID, eve.id)
    elif how == "channel hidden":
        servers.hide(world, room.id, host.id)
    elif how == "out of the thread":
        world.change(place.id, member_ids=[world.bot_id, host.id])
    else:
        servers.leave(world, GAME_NIGHT_ID, eve.id)
    await start(host, place.id)
    await house.settle()
    assert told(eve) == []
    servers.come_back(world, GAME_NIGHT_ID, eve.id)
    await start(await house.person("Ben"), open_room.id)
    await house.settle()
    assert len(told(eve)) == (0 if how == "left" else 1)  # requests of leavers are forgotten


@pytest.mark.sampled(1)
@pytest.mark.parametrize("known", [True, False])
@played
async def test_where_the_gateway_says_nothing_of_members_they_are_asked_for_one_by_one(
    house: House, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.playground.gateway.gateway.MOST_MEMBERS", 0)
    world, room = house.playground.world, house.room()
    eve, ben = await house.person("Eve"), await house.person("Ben")
    for person in (eve, ben):
        await wait_for_a_table(person, room.id)
    await house.clock.sleep(FRESH_SECONDS)
    servers.overwrite(world, room.id, eve.id, deny=VIEW)
    if not known:
        house.playground.faults.next("GET", "/guilds/.*/members/", 503, times=10**9)
    await start(await house.person("Ana"), room.id)
    await house.settle()
    assert (len(told(eve)), len(told(ben))) == (0, int(known))
    house.playground.faults.clear()
    servers.overwrite(world, room.id, eve.id)
    await start(await house.person("Chi"), house.room().id)
    await house.settle()
    assert (len(told(eve)), len(told(ben))) == (1, 1)
    assert "Traceback" not in house.bot.log


@pytest.mark.long
@played
async def test_a_manager_of_the_server_sees_the_tables_of_the_channels_they_see(
    house: House,
) -> None:
    world, owner = house.playground.world, await house.owner()
    host, manager, room, hidden = (
        await house.person("Ana"),
        await house.person("Ben"),
        house.room(),
        house.room(),
    )
    allowed = servers.open_role(world, GAME_NIGHT_ID, "Managers", Permission.MANAGE_GUILD)
    servers.wear(world, GAME_NIGHT_ID, manager.id, allowed)
    servers.hide(world, hidden.id, host.id)
    for place in (room, hidden):
        await start(host, place.id)
    for person, sees in ((manager, False), (owner, True)):
        shown = await tables_of_server(person, room.id)
        assert room.name in shown
        assert (hidden.name in shown) is sees
        assert (f"<#{hidden.id}>" in shown) is sees


async def tables_of_server(person: Person, channel_id: str) -> str:
    """Return the list of open tables behind /server as text, with its buttons."""
    await person.type_command(channel_id, "server")
    await person.click("Open tables", channel_id)
    panel = await person.until_shown(
        lambda: person.newest(lambda one: "open table" in words(one)), "the list of tables"
    )
    return str(panel)


@pytest.mark.long
@played
async def test_hand_of_a_player_without_the_channel_names_it_no_more(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    world, direct = house.playground.world, house.playground.world.dm_with(asked.id).id
    servers.hide(world, evening.channel_id, other.id)
    await house.clock.sleep(FRESH_SECONDS)
    hand = asked.cockpit(evening.room)
    assert hand is not None
    play = next(one for one in hand.controls if one.act in ("play", "pass"))
    await asked.press(play)  # the player finishes the hand that was shown
    await house.settle()
    last = asked.newest(lambda one: one["channel_id"] == direct)
    assert last is not None
    assert "** · deal 1 · Game Night\n" in words(last)
    assert evening.room not in str(last)
    assert evening.channel_id not in str(last)


@played
async def test_list_of_tables_names_or_counts_all_seated_people(house: House) -> None:
    evening = await house.evening(5)
    await evening.start(**SMALL)
    out = evening.people[3]
    assert (await evening.choose(out, "Sit out")).startswith("You'll sit out from the next deal")
    shown = await listed(evening.host, evening.channel_id)
    for person in evening.people:  # the player who sits out from the next deal still holds cards
        assert person.name in shown
    big = await crowded(house)
    shown = await listed(big.host, big.channel_id)
    assert "and 2 more" in shown


async def crowded(house: House) -> Evening:
    """Open a table of ten players; lists name eight of them."""
    evening = await house.evening(1)
    await evening.open(preset="president_basic", packs="2", house_rules="players=2..10")
    for _ in range(9):
        await evening.host.click("Add computer", evening.channel_id)
    return evening
