"""When people are pinged: as eagerly as each wishes, and at once where nothing else tells them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.reading import Cockpit, mentions, words
from tests.night.small import SMALL, begun
from tests.night.test_preferences import choose

SOON = 2.0  # seconds in which what is sent at once has come
LATER = 200.0  # seconds until half of the time of any turn is over
EXCHANGING = {
    "preset": "president_basic",
    "house_rules": "players=4..4, deal=fixed, hand_size=4, leftover=discard, exchange=[2,1]",
}


async def on_turn(evening: Evening) -> tuple[Person, Cockpit]:
    """Who has a hand to play from."""

    def found() -> tuple[Person, Cockpit] | None:
        hands = [(person, person.cockpit(evening.room)) for person in evening.people]
        return next(((person, hand) for person, hand in hands if hand and hand.on_turn), None)

    return await evening.host.until(found, "a hand to play from")


async def act(evening: Evening) -> Person:
    """Whoever is on turn plays the first that is offered; who that was."""
    person, hand = await on_turn(evening)
    await person.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    return person


def asked(person: Person) -> list[float]:
    """When this person was pinged."""
    shown = [one for one in person.seen if one.kind == "message"]
    return [one.at for one in shown if person.id in mentions(one.body)]


@played
async def test_who_acts_within_some_seconds_is_not_pinged(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    for _ in range(6):
        await house.clock.sleep(3)
        await act(evening)
    assert [asked(person) for person in evening.people] == [[], []]


@pytest.mark.parametrize("path", [r"/channels/(?!{})\d+/messages/", "/webhooks/"])
@played
async def test_who_comes_by_a_ping_finds_the_hand_that_it_is_about(house: House, path: str) -> None:
    evening, first, second = await begun(house)
    for person in (first, second):
        await choose(person, evening.channel_id, "At once")
    if path == "/webhooks/":  # hands are changed by the clicks on them from now on
        for _ in range(2):
            await act(evening)
            await house.settle()
    house.playground.faults.delay(path.format(evening.channel_id), 1.5)
    began, actor = house.clock.now(), await act(evening)
    other = second if actor is first else first
    await other.until(lambda: [at for at in asked(other) if at > began], "the ping")
    hand = other.cockpit(evening.room)
    assert hand is not None
    assert hand.on_turn


@pytest.mark.parametrize(
    ("chosen", "least", "most"),
    [(["At once"], 0, 1), ([], 7, 9), (["After 20 seconds"], 19, 21)],
)
@played
async def test_one_is_pinged_as_eagerly_as_one_wishes(
    house: House, chosen: list[str], least: float, most: float
) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    for person in evening.people:
        await choose(person, evening.channel_id, *chosen)
    await evening.begin_deal("Start")
    began = evening.begun[-1]  # the ping may come before the answer to this press
    person, _ = await on_turn(evening)
    await person.until(lambda: asked(person), "a ping")
    assert least <= asked(person)[0] - began <= most


@played
async def test_who_wants_the_reminder_alone_is_not_pinged_before_half_of_the_time(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    for person in evening.people:
        await choose(person, evening.channel_id, "At half time")
    await evening.begin_deal("Start")
    person, _ = await on_turn(evening)
    await person.until(lambda: asked(person), "the reminder", LATER)
    (ping,) = person.pings(evening.channel_id)
    assert words(ping).startswith("⏳ Half of your time is over.")
    await act(evening)
    await person.until(lambda: not person.pings(evening.channel_id), "the ping to go")


@played
async def test_who_sees_no_hand_is_pinged_at_once_whatever_they_wish(house: House) -> None:
    """Direct messages are closed, and the private answer that was to show the hand is gone."""
    evening = await house.evening(2)
    other, closed = evening.people
    await closed.let_dms(False)
    await evening.open(**SMALL)
    await choose(closed, evening.channel_id, "At half time")
    house.playground.faults.next("PATCH", "/webhooks/", 404, times=9, code=10008)
    await evening.begin_deal("Start")
    hand = await other.until(lambda: other.cockpit(evening.room), "the hand of the other")
    if hand.on_turn:
        await act(evening)
    await closed.until(lambda: closed.pings(evening.channel_id), "a ping", SOON)
    house.playground.faults.clear()
    await closed.click("hand", evening.channel_id)
    assert (await come_on_turn(closed, evening.room, evening.channel_id)).on_turn


@played
async def test_who_has_the_hand_open_in_the_channel_is_given_some_seconds(house: House) -> None:
    evening = await house.evening(2)
    other, closed = evening.people
    await closed.let_dms(False)
    await evening.start(**SMALL)
    for _ in range(4):
        await house.clock.sleep(2)
        await act(evening)
    assert asked(closed) == asked(other) == []


@played
async def test_a_ping_stays_while_others_act_and_one_is_on_turn_still(house: House) -> None:
    """Two give cards back at the same time; the deadline of the second is told anew."""
    evening = await house.evening(4)
    await evening.start(**EXCHANGING)
    await evening.play_on()
    await evening.begin_deal("Next deal")
    first, second = await evening.on_turn(2)
    (ping,) = second.pings(evening.channel_id)
    before = len(asked(second))
    await evening.turn_of(first)
    await house.settle()
    (still,) = second.pings(evening.channel_id)
    assert still["id"] == ping["id"]
    assert len(asked(second)) == before


@played
async def test_whose_ping_was_taken_away_by_a_bot_that_died_over_it_is_pinged_anew(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    for person in evening.people:
        await choose(person, evening.channel_id, "At once")
    await evening.begin_deal("Start")
    person, _ = await on_turn(evening)
    await person.until(lambda: asked(person), "a ping")
    await house.settle()
    await house.bot.kill()
    store = await Store.open(house.bot.database, house.clock)
    (ping,) = [post for post in await store.posts(1) if post.kind == "ping"]
    await store.keep_posts(1, [replace(ping, seq=ping.seq - 1)])  # of the turn before
    await store.close()
    assert house.playground.world.delete_message(evening.channel_id, str(ping.message_id))
    await house.bot.start()
    await person.until(lambda: len(asked(person)) == 2, "another ping")
