"""Turns that are heard: the hand without pictures comes anew and rings, and is the only one."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, SILENT, Control, cockpit, words
from tests.night.small import SMALL, hands
from tests.night.test_pinged import SOON, act, asked
from tests.night.test_preferences import choose

HEARD = 1.0  # seconds from the act of another player until the turn is heard


async def listening(house: House, people: int, *labels: str) -> tuple[Evening, Person]:
    """Start a table at which one person reads words; return it, and the person on turn."""
    evening = await house.evening(people)
    listener = evening.people[-1]
    await choose(listener, evening.channel_id, *labels)
    await evening.start(**SMALL)
    return evening, listener


def rung(person: Person) -> list[float]:
    """Return the times at which a new hand notified this person of a turn."""
    new = [one for one in person.seen if one.kind == "message" and cockpit(one.body)]
    return [one.at for one in new if not one.body["flags"] & (SILENT | EPHEMERAL)]


@played
async def test_each_turn_rings_once_in_the_place_of_the_one_hand(house: House) -> None:
    evening, listener = await listening(house, 3, "Words")
    for _ in range(4):
        before = len(rung(listener))
        for person in await evening.on_turn():
            while person is not listener:
                acted = house.clock.now()
                await evening.turn_of(person, "button")
                (person,) = await evening.on_turn()
        await house.settle()
        assert len(rung(listener)) == before + 1
        assert before == 0 or rung(listener)[-1] - acted <= HEARD
        (shown,) = hands(house, listener)
        assert "**Your " in words(shown).splitlines()[0]
        await evening.turn_of(listener, "button")
    assert asked(listener) == []
    assert all(rung(person) == [] for person in evening.people if person is not listener)


@played
async def test_results_notify_a_reader_of_words_even_after_the_own_last_act(house: House) -> None:
    evening, listener = await listening(house, 2, "Words")
    for label, winner in (("", listener), ("Next deal", evening.host)):
        if label:
            await evening.begin_deal(label)
        await evening.let_win(winner)
        assert evening.deeds[-1].who == winner.name
        await house.settle()
        *_, shown = hands(house, listener)
        assert f"deal {len(evening.begun)}: results" in words(shown)
        assert not shown["flags"] & SILENT
        rang = [
            one for one in listener.seen if one.kind == "message" and one.message_id == shown["id"]
        ]
        assert "results" in words(rang[0].body), "no edit has told them"


@played
async def test_a_turn_rings_that_begins_with_the_own_act(house: House) -> None:
    """A joker wins the trick, and its player leads at once; the answer to the press is an edit."""
    evening = await house.evening(4)
    for person in evening.people:
        await choose(person, evening.channel_id, "Words")
    await evening.start(preset="president_comp303")
    holder, joker = await joker_at_hand(evening)
    before = len(rung(holder))
    await holder.press(joker)
    await house.settle()
    assert len(rung(holder)) == before + 1
    (shown,) = hands(house, holder)
    assert words(shown).startswith("**Your lead")


async def joker_at_hand(evening: Evening) -> tuple[Person, Control]:
    """Play on until the person on turn is offered a joker alone; return both."""
    while people := await evening.on_turn():
        for label in ("red joker", "black joker"):
            if offered := people[0].offered(label):
                return people[0], offered
        await evening.turn_of(people[0], "button")
    raise AssertionError("no joker was offered")


@played
async def test_choice_of_words_sets_pings_to_at_once_beside_the_hand(house: House) -> None:
    """Under the table only a mention can ring; it is in words and in the person's language."""
    evening = await house.evening(2)
    other, listener = evening.people
    await choose(listener, evening.channel_id, english("prefer-sent-channel"), "Words")
    panel = listener.newest(lambda message: "Your settings" in words(message))
    assert panel is not None
    assert "Pings are set to **At once**" in words(panel)
    assert listener.offered("✓ At once") is not None
    menu = await listener.find("speak", evening.channel_id)
    await listener.choose(menu, ["de"])
    await evening.start(**SMALL)
    for _ in range(3):
        (person,) = await evening.on_turn()
        acted = house.clock.now()
        if person is other:
            await evening.turn_of(person, "button")
            await listener.until(lambda: listener.pings(evening.channel_id), "a ping", SOON)
            assert asked(listener)[-1] - acted <= HEARD
            (ping,) = listener.pings(evening.channel_id)
            assert "· Ende <t:" in words(ping)
            assert not set("♦♣♥♠") & set(words(ping))
            return
        evening.answered(listener)
        await listener.click("play", evening.channel_id)
    raise AssertionError("the other person was never on turn")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("by_token", [False, True])
@played
async def test_kill_between_two_hands_leaves_one_hand(house: House, by_token: bool) -> None:
    """The new hand is stored before the old one is deleted, which is done after the restart."""
    evening, listener = await listening(house, 2, "Words")
    if by_token:  # the listener has pressed a button of the hand
        await evening.turns_until(listener)
        await evening.turn_of(listener, "button")
    else:
        await house.settle()
    direct = house.playground.world.dm_with(listener.id).id
    for path in (f"/channels/{direct}/", "/webhooks/"):
        house.playground.faults.hang("DELETE", path)
    before = len(rung(listener))
    while len(rung(listener)) == before:
        await act(evening)
        await house.clock.sleep(HEARD)
    assert len(hands(house, listener)) == (2 if before or by_token else 1)
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    await house.settle()
    await listener.until(lambda: len(hands(house, listener)) == 1, "one hand")
    await evening.play_on(2)
