"""Presses that must not count: twice, late, or by another person. A private answer says why."""

from __future__ import annotations

import re

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.playing import come_on_turn, named_in_full
from tests.night.reading import (
    CARD,
    EPHEMERAL,
    Cockpit,
    cards_in,
    cockpit,
    controls,
    note_of,
    words,
)
from tests.night.small import SMALL

MOVED_ON = english("moved-on")


async def private_answer(person: Person, others: list[Person], step: Step) -> str:
    """Return the bot's answer, and check that none of the other people has seen it."""
    said = await person.answer(step)
    for other in others:
        assert not any(said in words(seen.body) for seen in other.seen if seen.kind != "delete")
    return said


async def at_turn(evening: Evening) -> tuple[Person, Person, Cockpit]:
    """Return the player on turn in a game of two, the other, and the hand of the first."""
    (asked,) = await evening.on_turn()
    (other,) = [person for person in evening.people if person is not asked]
    return asked, other, await come_on_turn(asked, evening.room, evening.channel_id)


def token_of(house: House, step: Step) -> str:
    """Return the token by which the bot answered this press, as a pattern."""
    path = f"/interactions/{step.interaction_id}/"
    asked = next(one.asked for one in house.playground.journal if path in one.asked)
    return re.escape(asked.partition(path)[2].partition("/")[0])


@pytest.mark.quick
@played
async def test_a_double_click_plays_once_and_says_that_the_table_has_moved_on(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked, other, hand = await at_turn(evening)
    play = next(one for one in hand.controls if one.act == "play")
    late = house.playground.faults.delay(r"/(interactions|webhooks|channels)/", 0.3)
    first, second = await asked.begin_press(play), await asked.begin_press(play)
    house.playground.faults.disarm(late)
    await asked.reacted(first)
    await asked.reacted(second)

    def notes() -> set[str]:
        return {note_of(seen.body) for seen in asked.seen[first.mark :] if seen.kind == "edit"}

    await asked.until(
        lambda: {f"You played **{' '.join(play.cards)}**.", MOVED_ON} <= notes(), "both answers"
    )
    assert len(play.cards) == len(hand.cards) - len((asked.cockpit(evening.room) or hand).cards)
    await other.until(lambda: evening.asking(other), "the turn")


@played
async def test_second_press_on_start_gets_the_hand(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    start = await evening.host.find("start", evening.channel_id)
    late = house.playground.faults.delay(r"/(interactions|webhooks|channels)/", 0.3)
    first, second = [await person.begin_press(start) for person in evening.people]
    house.playground.faults.disarm(late)
    await evening.host.reacted(first)
    hand = cockpit(await evening.people[1].answered_with(second))
    assert hand is not None
    assert hand.cards
    assert await evening.on_turn(), "the deal has begun once"


@pytest.mark.long
@played
async def test_an_old_button_has_no_effect_and_shows_the_present_hand(house: House) -> None:
    """The hand open in the channel could not be refreshed when its owner played by typing."""
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked, other, _ = await at_turn(evening)
    opened = await asked.click("hand", evening.channel_id)
    await asked.answer(opened)
    old = await come_on_turn(asked, evening.room, evening.channel_id)
    token = token_of(house, opened)  # this hand, and no other message, is edited by that token
    house.playground.faults.next("PATCH", rf"/webhooks/\d+/{token}/", 404, code=10008)
    plays = [one for one in old.controls if one.act == "play"]
    typed = next(one for one in plays if named_in_full(one, cards_in(one.label)))
    cards = " ".join(typed.cards)
    await asked.answer(await asked.type_command(evening.channel_id, "play", cards=cards))
    await other.until(lambda: evening.asking(other), "the turn")
    step = await asked.press(plays[0])
    assert await private_answer(asked, [other], step) == MOVED_ON
    shown = next(
        seen.body for seen in reversed(asked.seen) if seen.body.get("id") == step.message_id
    )
    anew = cockpit(shown)
    assert anew is not None
    assert set(anew.cards) == set(old.cards) - set(typed.cards)


@pytest.mark.long
@played
async def test_waiting_player_is_refused_alone_and_nothing_changes(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked, other, hand = await at_turn(evening)
    shown = other.cockpit(evening.room)
    assert shown is not None
    step = await other.type_command(evening.channel_id, "play", cards=shown.cards[0])
    assert "turn" in await private_answer(other, [asked], step)
    step = await other.type_command(evening.channel_id, "pass")
    assert "turn" in await private_answer(other, [asked], step)
    after = other.cockpit(evening.room)
    assert after is not None
    assert after.cards == shown.cards
    assert asked.cockpit(evening.room) == hand


@pytest.mark.long
@played
async def test_buttons_of_another_person_are_refused_with_the_reason(house: House) -> None:
    stranger = await house.person("Fay")
    evening = await house.evening(2)
    await evening.open(**SMALL)
    host, guest = evening.people
    step = await guest.click("Start", evening.channel_id)
    said = await private_answer(guest, [stranger], step)
    assert said.startswith(f"{host.name} is the host and presses **Start**.")
    step = await stranger.click("Add computer", evening.channel_id)
    assert (
        await private_answer(stranger, [host], step)
        == "You're not at this table. Press **Join** first."
    )
    await evening.begin_deal("Start")
    await evening.on_turn()
    step = await stranger.click("hand", evening.channel_id)
    assert await private_answer(stranger, [host], step) == "You have no cards at this table."
    step = await stranger.type_command(evening.channel_id, "play", cards="3")
    assert (
        await private_answer(stranger, [host], step)
        == "You're not at this table. Press **Join** first."
    )


@pytest.mark.long
@played
async def test_my_hand_under_the_ping_of_another_shows_the_own_hand(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked, other, hand = await at_turn(evening)
    own = other.cockpit(evening.room)
    assert own is not None
    step = await other.click("My hand", evening.channel_id)
    assert not {*CARD.findall(await private_answer(other, [asked], step))} & {*hand.cards}
    shown = other.cockpit(evening.room)
    assert shown is not None
    assert shown.message["flags"] & EPHEMERAL
    assert (shown.cards, shown.on_turn) == (own.cards, False)


@pytest.mark.long
@played
async def test_a_refused_play_keeps_the_hand_and_says_why(house: House) -> None:
    """A typing error, cards that are not held, and cards that are no set get a sentence each."""
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked, _, hand = await at_turn(evening)
    lacking = next(rank for rank in "3456789JQKA2" if f"{rank}♠" not in hand.cards)
    ranks = [card[:-1] for card in hand.cards]
    for typed, reason in (
        ("a fish", "I don't understand “a fish”."),
        (f"{lacking}s", "You don't have"),
        (f"{hand.cards[0]} {next(c for c in hand.cards if c[:-1] != ranks[0])}", ""),
    ):
        step = await asked.type_command(evening.channel_id, "play", cards=typed)
        said = await asked.answer(step)
        assert reason in said
        assert not said.startswith("You played")
    after = asked.cockpit(evening.room)
    assert after is not None
    assert after.cards == hand.cards
    assert after.on_turn


@played
async def test_a_menu_in_the_place_of_an_open_hand_stays_until_the_turn(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    waiting = [person for person in evening.people if person is not asked]
    menus = dict[str, str]()
    for person in waiting:
        hand = await person.answered_with(await person.click("hand", evening.channel_id))
        step = await person.press(next(one for one in controls(hand) if one.act == "company"))
        menus[person.id] = step.message_id
    await evening.turn_of(asked)
    await house.clock.sleep(10)
    (due,) = await evening.on_turn()
    for person in waiting:
        acts = {one.act for one in controls(person.messages[menus[person.id]])}
        assert ("sitout" in acts) == (person is not due)
        assert ("play" in acts) == (person is due)
