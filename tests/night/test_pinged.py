"""Pings of players: as fast as each wishes, and at once if no other message shows the turn."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.reading import JSON, Cockpit, mentions, words
from tests.night.small import SMALL, begun
from tests.night.test_preferences import choose

SOON = 2.0  # seconds in which a message that is sent at once arrives
LATER = 200.0  # seconds after which half of the time of any turn is over
EXCHANGING = {
    "preset": "president_basic",
    "house_rules": "players=4..4, deal=fixed, hand_size=4, leftover=discard, exchange=[2,1]",
}


async def on_turn(evening: Evening) -> tuple[Person, Cockpit]:
    """Wait until a person has a hand to play from; return the person and the hand."""

    def found() -> tuple[Person, Cockpit] | None:
        hands = [(person, person.cockpit(evening.room)) for person in evening.people]
        return next(((person, hand) for person, hand in hands if hand and hand.on_turn), None)

    return await evening.host.until(found, "a hand to play from")


async def act(evening: Evening) -> Person:
    """Make the first move on offer for the player on turn; return that player."""
    person, hand = await on_turn(evening)
    await person.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    return person


def asked(person: Person) -> list[float]:
    """Return the times at which this person was pinged."""
    shown = [one for one in person.seen if one.kind == "message"]
    return [one.at for one in shown if person.id in mentions(one.body)]


async def pinged(house: House, people: int, **options: str) -> tuple[Evening, Person, JSON]:
    """Start a table whose players are pinged at once; return it, the player and the ping."""
    evening = await house.evening(people)
    await evening.open(**options)
    for person in evening.people:
        await choose(person, evening.channel_id, "At once")
    await evening.begin_deal("Start")
    (person,) = await evening.on_turn()
    (ping,) = person.pings(evening.channel_id)
    await house.settle()
    return evening, person, ping


async def has_moved(house: House, evening: Evening, person: Person, ping: JSON) -> str:
    """Check that the ping was edited once, not sent anew, and goes when its player acts.

    Return the text of the ping.
    """
    await house.settle()
    (still,) = person.pings(evening.channel_id)
    assert still["id"] == ping["id"]
    assert len(asked(person)) == 1
    shown = [one for one in person.seen if one.message_id == ping["id"]]
    assert [one.kind for one in shown] == ["message", "edit"]
    await act(evening)
    await person.until(lambda: not person.pings(evening.channel_id), "the ping to go")
    return words(still)


@pytest.mark.long
@played
async def test_player_acting_within_seconds_is_not_pinged(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    for _ in range(6):
        await house.clock.sleep(3)
        await act(evening)
    assert [asked(person) for person in evening.people] == [[], []]


@pytest.mark.long
@pytest.mark.parametrize("path", [r"/channels/(?!{})\d+/messages/", "/webhooks/"])
@played
async def test_ping_leads_to_its_hand(house: House, path: str) -> None:
    evening, first, second = await begun(house)
    for person in (first, second):
        await choose(person, evening.channel_id, "At once")
    if path == "/webhooks/":  # the bot edits hands by the tokens of presses on them from now on
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


@pytest.mark.long
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


@pytest.mark.long
@played
async def test_ping_for_the_reminder_alone_waits_for_half_of_the_time(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    for person in evening.people:
        await choose(person, evening.channel_id, "Halfway through")
    await evening.begin_deal("Start")
    person, _ = await on_turn(evening)
    await person.until(lambda: asked(person), "the reminder", LATER)
    (ping,) = person.pings(evening.channel_id)
    assert words(ping).startswith("⏳ Half your time is gone.")
    await act(evening)
    await person.until(lambda: not person.pings(evening.channel_id), "the ping to go")


@pytest.mark.long
@played
async def test_ping_is_immediate_without_a_visible_hand_by_any_preference(house: House) -> None:
    """Direct messages are closed, and the private answer that was to show the hand is gone."""
    evening = await house.evening(2)
    other, closed = evening.people
    await closed.let_dms(False)
    await evening.open(**SMALL)
    await choose(closed, evening.channel_id, "Halfway through")
    house.playground.faults.next("PATCH", "/webhooks/", 404, times=9, code=10008)
    await evening.begin_deal("Start")
    hand = await other.until(lambda: other.cockpit(evening.room), "the hand of the other")
    if hand.on_turn:
        await act(evening)
    await closed.until(lambda: closed.pings(evening.channel_id), "a ping", SOON)
    house.playground.faults.clear()
    await closed.click("hand", evening.channel_id)
    assert (await come_on_turn(closed, evening.room, evening.channel_id)).on_turn


@pytest.mark.long
@played
async def test_ping_waits_some_seconds_beside_an_open_hand_in_the_channel(house: House) -> None:
    evening = await house.evening(2)
    other, closed = evening.people
    await closed.let_dms(False)
    await evening.start(**SMALL)
    for _ in range(4):
        await house.clock.sleep(2)
        await act(evening)
    assert asked(closed) == asked(other) == []


@pytest.mark.long
@played
async def test_a_ping_stays_while_others_act_and_one_is_on_turn_still(house: House) -> None:
    """Two players give cards back at the same time; the ping of the second shows a new deadline."""
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


@pytest.mark.long
@played
async def test_ping_of_the_highest_bidder_is_edited_for_the_lead(
    house: House,
) -> None:
    evening, person, ping = await pinged(house, 3, preset="doudizhu_denexa")
    assert "your choice" in words(ping)
    await person.click("Bid 3")
    assert "your lead" in await has_moved(house, evening, person, ping)


@pytest.mark.long
@played
async def test_a_ping_that_is_not_taken_away_before_its_player_is_on_turn_again_moves_to_that_turn(
    house: House,
) -> None:
    evening, person, ping = await pinged(house, 2, **SMALL)
    refused = house.playground.faults.next("DELETE", f"/channels/{evening.channel_id}/", 503)
    actors = [await act(evening), await act(evening)]
    assert actors[0] is person
    assert actors[1] is not person
    await house.settle()
    await evening.join(await house.person("Eve"))  # the table changes, but not the turn
    assert await has_moved(house, evening, person, ping) != words(ping)
    assert refused.met == 1


@played
async def test_ping_is_edited_when_the_turn_gets_more_time(
    house: House,
) -> None:
    evening, person, ping = await pinged(house, 2, **SMALL)
    (other,) = [one for one in evening.people if one is not person]
    await other.click("Give time", evening.channel_id)
    assert await has_moved(house, evening, person, ping) != words(ping)


@played
async def test_ping_deleted_by_a_killed_bot_is_sent_anew(
    house: House,
) -> None:
    evening, person, _ = await pinged(house, 2, **SMALL)
    await house.bot.kill()
    store = await Store.open(house.bot.database, house.clock)
    (ping,) = [post for post in await store.posts.of(1) if post.kind == "ping"]
    await store.posts.keep(1, [replace(ping, seq=ping.seq - 1)])  # a ping of the previous turn
    await store.close()
    assert house.playground.world.delete_message(evening.channel_id, str(ping.message_id))
    await house.bot.start()
    await person.until(lambda: len(asked(person)) == 2, "another ping")


@pytest.mark.parametrize("fault", ["refused", "hanging"])
@played
async def test_a_ping_goes_with_its_turn_also_while_it_cannot_be_corrected(
    house: House, fault: str
) -> None:
    """An edit for a later deadline is refused, and retried after ever longer pauses, or hangs."""
    evening, person, ping = await pinged(house, 2, **SMALL)
    (other,) = [one for one in evening.people if one is not person]
    edit = f"/channels/{evening.channel_id}/messages/{ping['id']}"
    if fault == "refused":
        house.playground.faults.next("PATCH", edit, 500, times=5)
    else:
        house.playground.faults.hang("PATCH", edit)
    await other.answer(await other.click("Give time", evening.channel_id))
    await house.clock.sleep(10 if fault == "refused" else 1)
    await act(evening)
    await other.until(lambda: not person.pings(evening.channel_id), "the end of the ping", SOON)


TURNS, LONGEST_STALE = 24, 5.0  # seconds of a ping beside a table that shows a later turn


async def longest_stale(evening: Evening, worst: list[float]) -> None:
    """Note how long pings stand beside a table message that shows the turn of another player."""
    since = dict[str, float]()
    while True:
        await evening.host.clock.sleep(0.25)
        table, now = evening.host.table(evening.channel_id), evening.host.clock.now()
        shown = words(table) if table else ""
        for person in evening.people:
            of_another = "'s turn" in shown and f"{person.name}'s turn" not in shown
            if of_another and person.pings(evening.channel_id):
                worst.append(now - since.setdefault(person.id, now))
            else:
                since.pop(person.id, None)


@played
async def test_on_a_slow_discord_no_ping_outlasts_its_turn_for_long(house: House) -> None:
    evening, _, _ = await pinged(house, 3, **SMALL)
    worst = [0.0]
    watching = asyncio.create_task(longest_stale(evening, worst))
    house.playground.faults.delay("/channels/", 1.5)
    for turn in range(TURNS):
        if turn % 4 == 1:
            method = ("PATCH", "POST")[turn // 4 % 2]
            house.playground.faults.next(method, f"/channels/{evening.channel_id}/", 500, times=3)
        await act(evening)
        await house.clock.sleep(2)
    watching.cancel()
    assert max(worst) <= LONGEST_STALE
