"""A channel that the bot cannot see from mid-game on: hands go on, and no request is in vain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.reading import picture_urls, words
from tests.night.small import begun

pytestmark = pytest.mark.long

SOON = 10.0  # seconds: no player has acted, and no reminder is due yet

Lose: TypeAlias = Callable[[House, Evening], Callable[[], None]]


def hidden(house: House, evening: Evening) -> Callable[[], None]:
    """Hide the channel from the bot; return a function that shows it again."""
    allow = partial(house.playground.world.set_bot_permissions, evening.channel_id)
    allow(EVERY_PERMISSION & ~Permission.VIEW_CHANNEL)
    return partial(allow, EVERY_PERMISSION)


def dark(house: House, _: Evening) -> Callable[[], None]:
    """Let the server have an outage of Discord; return a function that ends it."""
    change = partial(servers.change, house.playground.world, GAME_NIGHT_ID)
    change(dark=True)
    return partial(change, dark=False)


async def play_unrefused(house: House, evening: Evening, *people: Person) -> None:
    """Let these people act in this order, and check that Discord refuses no request of the bot."""
    mark = len(house.playground.journal)
    for person in people:
        hand = await come_on_turn(person, evening.room, evening.channel_id)
        await person.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await house.settle()
    assert {one.status for one in list(house.playground.journal)[mark:]} <= {200, 201, 204}


@played
async def test_in_a_channel_that_the_bot_may_not_see_any_more_hands_are_played_without_a_refusal(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    world = house.playground.world
    await house.settle()
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION & ~Permission.VIEW_CHANNEL)
    await house.settle()
    await play_unrefused(house, evening, asked, other)
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await asked.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await other.until(lambda: other.pings(evening.channel_id), "the ping of the next turn")


@played
async def test_pending_message_is_not_sent_to_a_channel_hidden_since(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    journal, posts = house.playground.journal, f"/channels/{evening.channel_id}/messages"
    refused = house.playground.faults.next("POST", posts, 429, retry_after=5.0)
    mark = len(journal)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await asked.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    while not refused.met:
        await house.clock.sleep(1)
    hidden = EVERY_PERMISSION & ~Permission.VIEW_CHANNEL
    house.playground.world.set_bot_permissions(evening.channel_id, hidden)
    await house.clock.sleep(30)
    await house.settle()
    refusals = [one for one in list(journal)[mark:] if one.status >= 400]
    assert [one.status for one in refusals] == [429]


@played
async def test_pending_picture_forbidden_since_is_composed_anew(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await house.bot.kill()
    await house.bot.start()  # the new process has no interaction token for the table message
    await house.settle()
    world, journal = house.playground.world, house.playground.journal
    edits = f"/channels/{evening.channel_id}/messages"
    refused = house.playground.faults.next("PATCH", edits, 429, retry_after=5.0)
    mark = len(journal)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await asked.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await house.clock.sleep(3)
    assert refused.met
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION & ~Permission.ATTACH_FILES)
    await house.clock.sleep(15)
    await house.settle()
    refusals = [one for one in list(journal)[mark:] if one.status >= 400]
    assert [one.status for one in refusals] == [429]
    table = asked.table(evening.channel_id)
    assert table
    assert picture_urls(table) == []


@played
async def test_where_the_bot_may_send_no_pictures_any_more_the_table_is_told_in_words(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    world = house.playground.world
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION & ~Permission.ATTACH_FILES)
    await house.settle()
    await play_unrefused(house, evening, asked, other)
    table = asked.table(evening.channel_id)
    assert table
    assert picture_urls(table) == []
    assert f"{asked.name}'s turn" in words(table)
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await asked.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await house.settle()
    table = other.table(evening.channel_id)
    assert table
    assert picture_urls(table)


@played
@pytest.mark.parametrize("lost", [hidden, dark])
async def test_channel_reached_again_shows_the_present_table(house: House, lost: Lose) -> None:
    evening, asked, other = await begun(house)
    await house.settle()
    shown = told(other, evening)
    regain = lost(house, evening)
    await house.settle()
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await asked.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await house.clock.sleep(2)
    await house.settle()
    assert told(other, evening) == shown
    regain()
    await house.clock.sleep(SOON)
    await house.settle()
    assert told(other, evening) != shown


def told(person: Person, evening: Evening) -> str:
    """Return the words of the table message."""
    table = person.table(evening.channel_id)
    assert table
    return words(table)
