"""A press that was acknowledged before its answer was ready: the answer is private all the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, Control, cockpit, controls, words
from tests.night.small import SMALL, begun
from tests.night.test_pinged import act, on_turn

SOON = 2.0  # seconds in which a press is answered if nothing is slow
TURN = 180.0  # seconds of a turn, and more
LATE = 4.0  # seconds that Discord takes for a hand, so that a request for it waits
ONE_CARD = {
    "preset": "president_basic",
    "house_rules": "players=2..7, deal=fixed, hand_size=1, leftover=discard, exchange=none",
}


def of_table(person: Person, channel_id: str) -> Control | None:
    """Return the button under the table message that shows a player's hand."""
    table = person.table(channel_id)
    return next((one for one in controls(table) if one.act == "hand"), None) if table else None


@pytest.mark.long
@played
async def test_a_press_waits_for_no_change_of_its_hand_that_is_not_sent_yet(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    for _ in range(2):  # the bot edits hands by the tokens of presses on them from now on
        await act(evening)
        await house.settle()
    for _ in ("table", "hand"):  # in either order
        house.playground.faults.next("PATCH", "/webhooks/", 429, retry_after=8.0)
    hands = rf"/channels/(?!{evening.channel_id})\d+/messages"
    house.playground.faults.next("PATCH", hands, 429, retry_after=8.0)
    actor = await act(evening)
    (other,) = [person for person in evening.people if person is not actor]
    await house.clock.sleep(1)  # the edit of the other hand waits now
    hand = other.cockpit(evening.room)
    assert hand is not None
    assert not hand.on_turn
    began = house.clock.now()
    button = of_table(other, evening.channel_id)
    assert button is not None
    await other.press(button)
    await other.until(lambda: (h := other.cockpit(evening.room)) and h.on_turn, "the hand")
    assert house.clock.now() - began < SOON
    await act(evening)
    await act(evening)


@pytest.mark.long
@played
async def test_a_hand_asked_for_by_a_public_button_is_kept_up_to_date_where_only_its_owner_sees_it(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    button = await other.until(lambda: of_table(other, evening.channel_id), "the table")
    house.playground.faults.delay(r"/channels/\d+/messages/", LATE)
    await evening.turn_of(asked)
    await house.clock.sleep(0.3)  # the edit of the other hand is under way
    await other.press(button)
    await house.settle()
    house.playground.faults.clear()
    await house.settle()
    private = [one for one in other.messages.values() if one["flags"] & EPHEMERAL and cockpit(one)]
    assert private, "the hand that was asked for"
    await house.clock.sleep(TURN)  # the turn of the other player runs out
    seen = [one for one in asked.seen if one.kind in ("message", "edit")]
    assert not [one for one in seen if one.channel_id == evening.channel_id and cockpit(one.body)]
    again = other.messages[private[0]["id"]]
    shown, newest = cockpit(again), other.cockpit(evening.room)
    assert shown is not None
    assert newest is not None
    assert shown.cards == newest.cards
    assert not shown.on_turn


@pytest.mark.long
@played
async def test_hand_outdated_before_its_display_follows_at_once(house: House) -> None:
    evening, asked, other = await begun(house)
    button = await other.until(lambda: of_table(other, evening.channel_id), "the table")
    slow = house.playground.faults.delay(r"/interactions/", 2.0)
    await other.begin_press(button)
    await house.clock.sleep(0.3)  # the edit of the other hand is under way
    house.playground.faults.disarm(slow)
    await evening.turn_of(asked)
    await house.settle()
    assert [hand.on_turn for one in private_hands(other) if (hand := cockpit(one))] == [True]


@pytest.mark.long
@played
async def test_of_two_private_hands_the_clicked_one_stays_and_follows(house: House) -> None:
    evening, asked, other = await begun(house)
    button = await asked.until(lambda: of_table(asked, evening.channel_id), "the table")
    await asked.press(button)
    (first,) = private_hands(asked)
    kept = house.playground.faults.next("DELETE", "/webhooks/", 403)
    await asked.press(button)
    await house.settle()
    assert kept.met
    assert len(private_hands(asked)) == 2
    evening.answered(asked)
    await asked.press(next(one for one in controls(first) if one.act == "play"))
    await house.settle()
    assert [one["id"] for one in private_hands(asked)] == [first["id"]]
    await evening.turn_of(other)
    await house.settle()
    assert [hand.on_turn for one in private_hands(asked) if (hand := cockpit(one))] == [True]


def private_hands(person: Person) -> list[JSON]:
    """Return the hands in a channel that only this person sees."""
    return [one for one in person.messages.values() if one["flags"] & EPHEMERAL and cockpit(one)]


async def answers_beside(house: House, status: int, **failure: Any) -> list[JSON]:
    """Return the answers to an acknowledged press, while Discord fails once in this way."""
    evening, asked, other = await begun(house)
    button = await other.until(lambda: of_table(other, evening.channel_id), "the table")
    house.playground.faults.delay(r"/channels/\d+/messages/", LATE)
    await evening.turn_of(asked)
    await house.clock.sleep(0.3)  # the edit of the other hand is under way
    failing = house.playground.faults.next("POST", "/webhooks/", status, **failure)
    step = await other.press(button)
    await house.settle()
    assert failing.met
    private = [one for one in other.messages.values() if one["flags"] & EPHEMERAL]
    return [one for one in private if one["interaction_metadata"]["id"] == step.interaction_id]


def wrong(answers: list[JSON]) -> int:
    """Return how many of these answers ask to try again."""
    return sum(english("went-wrong") in words(one) for one in answers)


@pytest.mark.long
@pytest.mark.parametrize("effect", [True, False])
@played
async def test_a_hand_that_discord_failed_to_show_beside_is_not_shown_twice(
    house: House, effect: bool
) -> None:
    answers = await answers_beside(house, 502, effect=effect)
    assert sum(cockpit(one) is not None for one in answers) == effect
    assert wrong(answers) == 1


@played
async def test_a_hand_that_was_refused_for_an_emoji_is_shown_without_any(house: House) -> None:
    answers = await answers_beside(house, 400, code=50035, message="components.0.emoji")
    house.playground.journal.clear()  # the bot is not at fault for this refusal
    assert [cockpit(one) is not None for one in answers] == [True]
    assert not wrong(answers)


@played
async def test_plays_of_the_last_deal_are_not_told_above_the_next_hand(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**ONE_CARD)
    hands = rf"/channels/(?!{evening.channel_id})\d+/messages$"
    slow = house.playground.faults.hang("POST", hands, times=2, effect=True)
    await evening.host.begin_click("Start", evening.channel_id)
    player, hand = await on_turn(evening)
    assert slow.met
    await player.begin_press(next(one for one in hand.controls if one.act == "play"))
    await evening.host.begin_click("Next deal", evening.channel_id)
    await house.clock.sleep(2)
    house.playground.faults.clear()
    await house.settle()
    shown = [words(one.body) for one in player.seen if cockpit(one.body)]
    assert any("· deal 2 ·" in one for one in shown)
    assert not [one for one in shown if "· deal 2 ·" in one and "You played" in one]
