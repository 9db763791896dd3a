"""Messages that were lost or broken on Discord are shown again; plays stay."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import come_on_turn, deed
from tests.night.reading import EPHEMERAL, JSON, Cockpit, words
from tests.night.small import SMALL, begun


async def hand_of(person: Person, evening: Evening) -> Cockpit:
    return await person.until(lambda: person.cockpit(evening.room), "the hand")


@played
async def test_a_deleted_table_message_comes_back_with_the_next_play(house: House) -> None:
    evening, asked, _ = await begun(house)
    table = await shown_table(evening)
    await evening.host.delete(table)
    await evening.turn_of(asked)
    again = await shown_table(evening)
    assert int(again["id"]) > int(table["id"])
    await evening.play_on(1)
    assert (await shown_table(evening))["id"] == again["id"]


async def shown_table(evening: Evening) -> JSON:
    """Wait for the table message of the deal, and return it."""

    def dealt() -> JSON | None:
        table = evening.host.table(evening.channel_id)
        return table if table and "deal 1\n" in words(table) else None

    return await evening.host.until(dealt, "the table")


@pytest.mark.long
@played
async def test_a_deleted_hand_comes_back_for_the_next_turn(house: House) -> None:
    evening, asked, other = await begun(house)
    hand = await hand_of(other, evening)
    await other.delete(hand.message)
    await evening.turn_of(asked)
    again = await come_on_turn(other, evening.room, evening.channel_id)
    assert again.cards == hand.cards
    assert int(again.message["id"]) > int(hand.message["id"])


async def forget_posts(house: House, *kinds: str) -> None:
    """Restart the bot as if it had been killed between posting and storing the posts."""
    await house.bot.kill()
    store = await Store.open(house.bot.database, house.clock)
    for table in await store.tables.open():
        gone = [post for post in await store.posts.of(table.id) if post.kind in kinds]
        await store.posts.keep(table.id, (), dropped=gone)
    await store.close()
    await house.bot.start()


@pytest.mark.long
@played
async def test_a_lobby_that_was_posted_and_not_noted_gives_way_to_a_new_one(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    host = evening.host
    table = await host.until(lambda: host.table(evening.channel_id), "the lobby")
    await forget_posts(house, "table")
    await gone(host, table)
    again = await host.until(lambda: host.table(evening.channel_id), "the new one")
    assert "**2 players**" in words(again)


@pytest.mark.long
@pytest.mark.parametrize("how", ["deleted", "refused"])
@played
async def test_request_for_a_table_beside_an_open_one_shows_its_lobby(
    house: House, how: str
) -> None:
    evening = await house.evening(1)
    host, place = evening.host, evening.channel_id
    if how == "refused":
        posts = rf"/channels/{place}/messages$"
        house.playground.faults.next("POST", posts, 403, code=200000)
    await evening.open(**SMALL)
    if how == "deleted":
        await host.delete(await host.until(lambda: host.table(place), "the lobby"))
    await house.settle()
    assert host.table(place) is None
    step = await host.type_command(place, "game start", **SMALL)
    assert (await host.answer(step)).startswith("There is a table here already:")
    again = await host.until(lambda: host.table(place), "the lobby")
    assert "**1 player**" in words(again)


@pytest.mark.long
@played
async def test_a_hand_that_was_sent_and_not_noted_is_not_there_twice(house: House) -> None:
    evening, asked, other = await begun(house)
    before = {person.id: (await hand_of(person, evening)).message for person in (asked, other)}
    await forget_posts(house, "hand")
    for person in (asked, other):
        await gone(person, before[person.id])
        again = await hand_of(person, evening)
        assert int(again.message["id"]) > int(before[person.id]["id"])
        hands = [m for m in person.messages.values() if "· deal 1 ·" in words(m)]
        assert len(hands) == 1
    await house.settle()  # the bot edits the ping to show the new deadline
    await evening.play_on(2)


async def gone(person: Person, message: JSON) -> None:
    """Wait until a message is deleted."""
    await person.until(lambda: message["id"] not in person.messages, "the old one to go")


@pytest.mark.long
@played
async def test_a_table_message_that_chat_has_buried_is_posted_anew(house: House) -> None:
    evening, asked, other = await begun(house)
    table = await shown_table(evening)
    for number in range(6):
        await other.say(evening.channel_id, f"chatter {number}")

    while (moved := await shown_table(evening))["id"] == table["id"]:
        assert not await evening.play_on(1), "the deal is over before the table has moved"
        await house.clock.sleep(0.5)  # the bot looks for chat messages every few seconds
    chatter = [one for one in asked.messages.values() if "chatter" in words(one)]
    assert all(int(moved["id"]) > int(one["id"]) for one in chatter)
    await asked.until(lambda: table["id"] not in asked.messages, "the old table to go")


@played
async def test_player_with_closed_direct_messages_in_mid_match_plays_from_the_channel(
    house: House,
) -> None:
    evening, *_ = await begun(house)
    closing = evening.people[1]
    assert await evening.play_on()
    await closing.let_dms(False)
    await evening.begin_deal("Next deal")
    evening.by_channel.add(closing.name)
    await evening.look()
    hand = await hand_of(closing, evening)
    assert hand.message["flags"] & EPHEMERAL
    await evening.turns_until(closing)
    await evening.turn_of(closing)


@pytest.mark.long
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("PATCH", r"/channels/\d+/messages", 500),
        ("PATCH", r"/channels/\d+/messages", 429),
        ("PATCH", r"/webhooks/", 404),
        ("PATCH", r"/webhooks/", 500),
        ("POST", r"/channels/\d+/messages", 500),
        ("DELETE", r"/channels/\d+/messages", 429),
        ("POST", r"/interactions/", 500),
        ("POST", r"/interactions/", 429),
    ],
)
@played
async def test_a_failure_while_telling_does_not_undo_the_play(
    house: House, method: str, path: str, status: int
) -> None:
    evening, asked, other = await begun(house)
    before = await come_on_turn(asked, evening.room, evening.channel_id)
    house.playground.faults.next(method, path, status)
    await evening.turn_of(asked)
    house.playground.faults.clear()
    hand = await come_on_turn(other, evening.room, evening.channel_id)
    assert hand.on_turn
    left = set(before.cards) - set(evening.deeds[-1].cards)

    def shown() -> bool:
        after = asked.cockpit(evening.room)
        return after is not None and set(after.cards) == left

    await asked.until(shown, "the hand without what was played")


@pytest.mark.long
@played
async def test_a_play_whose_answer_discord_refuses_is_stored_all_the_same(house: House) -> None:
    """The click looks as if it had failed, but then the hand is shown without those cards."""
    evening, asked, other = await begun(house)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    play = next(one for one in hand.controls if one.act == "play")
    house.playground.faults.next("POST", r"/interactions/", 404, code=10062)
    step = await asked.begin_press(play)
    assert await asked.outcome(step) == "failed"
    house.playground.faults.clear()
    await other.until(lambda: evening.asking(other), "the turn after the play")
    after = await asked.until(
        lambda: h if (h := asked.cockpit(evening.room)) and not h.on_turn else None, "the hand anew"
    )
    assert set(after.cards) == set(hand.cards) - set(play.cards)


@pytest.mark.long
@played
async def test_a_dropped_connection_is_made_again_and_the_game_goes_on(house: House) -> None:
    evening, asked, _ = await begun(house)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    house.playground.faults.refuse_gateway(times=2)
    house.playground.faults.drop_gateway(4000)
    step = await asked.begin_press(next(one for one in hand.controls if one.act == "play"))
    assert await asked.outcome(step) == "failed"
    await house.bot.connected()
    step = await asked.press(next(one for one in hand.controls if one.act == "play"))
    evening.note(evening.asked(asked), await deed(asked, step, hand, "button"))
    await evening.play_on(2)
