"""Requests that hang, are refused or stay unanswered: they delay no other request and no turn."""

from __future__ import annotations

from functools import partial
from math import inf

import pytest

from tests.bot.metrics.scraped import scrape, total
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import is_on_turn, take_turn
from tests.night.reading import JSON
from tests.night.small import begun
from tests.night.stored import seats

TURN = 90.0  # seconds of a turn for every player
SOON = 5.0  # seconds in which the bot announces a turn where no request hangs
DIRECT = r"/channels/(?!{})\d+/messages"  # messages of any channel but this one


async def turns(evening: Evening, house: House, count: int, pause: float = 0) -> list[float]:
    """Play `count` turns from the hands; return the seconds until each hand was there.

    Each player thinks for `pause` seconds.
    """
    waited: list[float] = []
    for _ in range(count):
        began = house.clock.now()
        person = await evening.host.until(lambda: by_hand(evening), "anybody's turn", 10 * TURN)
        waited.append(house.clock.now() - began)
        await house.clock.sleep(pause)
        await take_turn(person, evening.room, evening.channel_id, evening.chance, "button")
    return waited


def by_hand(evening: Evening) -> Person | None:
    """Return the person whose hand shows that they are on turn."""
    return next((person for person in evening.people if is_on_turn(person, evening.room)), None)


def sent(house: House, since: float) -> int:
    """Return the number of requests since this moment."""
    return sum(one.at >= since for one in house.playground.journal)


@pytest.mark.long
@pytest.mark.parametrize("effect", [True, False])
@played
async def test_pings_that_are_never_answered_delay_no_hand(house: House, effect: bool) -> None:
    evening, *_ = await begun(house)
    path = f"/channels/{evening.channel_id}/messages"
    house.playground.faults.hang("POST", path, times=inf, effect=effect)
    house.playground.faults.hang("DELETE", path, times=inf, effect=effect)
    assert max(await turns(evening, house, 8)) < SOON
    house.playground.faults.clear()
    assert await seats(house) == [(0, False)] * 2


@pytest.mark.long
@played
async def test_a_hand_that_is_never_answered_delays_neither_pings_nor_other_hands(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    house.playground.faults.hang("PATCH", DIRECT.format(evening.channel_id), times=inf)
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await other.until(lambda: evening.asking(other), "the ping", SOON)
    await other.click("hand", evening.channel_id)  # this opens the ephemeral hand
    house.playground.faults.clear()
    await evening.turn_of(other)


@pytest.mark.long
@pytest.mark.parametrize(("status", "most"), [(503, 400), (500, 1500)])
@played
async def test_with_discord_away_for_forty_minutes_the_bot_asks_now_and_then(
    house: House, status: int, most: int
) -> None:
    evening, asked, other = await begun(house)
    for method in ("POST", "PATCH", "DELETE", "GET"):
        house.playground.faults.next(method, "/channels/", status, times=10**9)
    began = house.clock.now()
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await house.clock.sleep(600)
    first = sent(house, began)
    await house.clock.sleep(1800)
    assert sent(house, began) - first <= 3 * first + 10, "they do not grow"
    assert sent(house, began) < most
    house.playground.faults.clear()
    await other.until(lambda: is_on_turn(other, evening.room), "the hand", 2 * TURN)
    assert await seats(house) == [(0, False)] * 2


@played
async def test_with_discord_away_one_probe_at_a_time_asks_for_a_whole_table(house: House) -> None:
    evening = await house.evening(5)
    await evening.open(preset="president_basic")
    for method in ("POST", "PATCH", "DELETE", "GET"):
        house.playground.faults.next(method, "/(channels|webhooks|users)/", 503, times=10**9)
    await evening.begin_deal("Start")
    await house.clock.sleep(300)
    began, drawn = house.clock.now(), pictures()
    step = await evening.host.type_command(evening.channel_id, "seats")
    await evening.host.answer(step)
    assert house.clock.now() - began < SOON, "answers wait for nothing"
    await house.clock.sleep(2400)
    assert sent(house, began) <= 50
    assert pictures() - drawn <= 50
    house.playground.faults.clear()
    began = house.clock.now()
    await evening.host.until(lambda: by_hand(evening), "the first turn", 2 * TURN)
    assert house.clock.now() - began <= TURN
    assert await seats(house) == [(0, False)] * 5


def pictures() -> float:
    """Return the number of pictures that were drawn."""
    return total(scrape(), "gamenight_drawing_seconds_count")


@pytest.mark.long
@played
async def test_pings_that_a_server_forbids_are_not_tried_at_every_change(house: House) -> None:
    evening, *_ = await begun(house)
    path = f"/channels/{evening.channel_id}/messages"
    house.playground.faults.next("POST", path, 403, times=10**9, code=200000)
    began = house.clock.now()
    await turns(evening, house, 12, pause=10)
    tried = [one for one in house.playground.journal if one.status == 403 and one.at > began]
    assert 1 <= len(tried) <= 6


@played
async def test_a_limit_that_is_over_at_once_and_comes_back_for_ever_is_asked_ever_more_rarely(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    for path in (f"/channels/{evening.channel_id}/", DIRECT.format(evening.channel_id)):
        for method in ("POST", "PATCH", "DELETE"):
            house.playground.faults.next(method, path, 429, times=10**9, retry_after=0.0)
    began = house.clock.now()
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await house.clock.sleep(300)
    first = sent(house, began)
    assert 1 <= first <= 100
    await house.clock.sleep(1500)
    assert sent(house, began) - first <= 3 * first + 10, "they do not grow"
    house.playground.faults.clear()
    await other.until(lambda: is_on_turn(other, evening.room), "the hand", 2 * TURN)
    assert await seats(house) == [(0, False)] * 2


@pytest.mark.parametrize("lost", ["lose", "hang"])
@played
async def test_messages_whose_answers_are_lost_are_there_once(house: House, lost: str) -> None:
    evening = await house.evening(2)
    await evening.open(preset="president_basic", house_rules="players=2..7")
    faults = house.playground.faults
    getattr(faults, lost)("POST", r"/channels/\d+/messages", times=4, effect=True)
    await evening.begin_deal("Start")
    await turns(evening, house, 2)
    await house.clock.sleep(120)
    room = house.playground.world.channels[evening.channel_id]
    public = [m.body for m in room.messages.values() if m.audience is None and buttons(m.body)]
    assert len([one for one in public if one["mentions"]]) == 1, "the ping of who is on turn"
    assert len(public) == 2, "and the table"
    for person in evening.people:
        hands = [m for m in person.messages.values() if "** · deal 1 · [" in str(m)]
        assert len(hands) == 1
    await turns(evening, house, 2)


def buttons(body: JSON) -> bool:
    return "custom_id" in str(body["components"])


def of_table(house: House, evening: Evening) -> list[str]:
    """Return the components of each public table message in the channel, each as one text."""
    room = house.playground.world.channels[evening.channel_id]
    public = [message.body for message in room.messages.values() if message.audience is None]
    return [str(body["components"]) for body in public if "###" in str(body)]


@pytest.mark.long
@played
async def test_the_table_of_a_void_deal_leaves_nothing_to_press(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(preset="doudizhu_denexa")
    for _ in range(3):
        (person,) = await evening.on_turn()
        await person.until(partial(is_on_turn, person, evening.room), "the auction")
        await person.press(await person.find("Pass"))
        evening.answered(person)
    await evening.host.until(lambda: "New cards:" in of_table(house, evening)[-1], "it anew")
    await house.settle()
    assert len(of_table(house, evening)) == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("killed", [True, False])
@played
async def test_results_that_were_not_changed_for_the_next_deal_lose_their_buttons(
    house: House, killed: bool
) -> None:
    evening, *_ = await begun(house)
    assert await evening.play_on()
    results = evening.result()
    assert results is not None
    await house.settle()  # the new process does not know which messages the killed bot has sent
    house.playground.faults.hang("POST", r"/interactions/\d+/[^/]+/callback")
    await evening.host.begin_click("Next deal", evening.channel_id)
    if killed:
        await house.clock.sleep(1)
        await house.bot.kill()
        await house.bot.start()
    await evening.host.until(lambda: len(of_table(house, evening)) == 2, "the next deal")
    await house.settle()
    before, after = of_table(house, evening)
    assert "attachment" in before or "table" in before
    assert "custom_id" not in before
    assert "custom_id" in after
    evening.begun.append(0)
    await evening.play_on(2)
