"""A misclick is taken back on the hand where it was made, until another player acts."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.night.small import SMALL, begun

pytestmark = pytest.mark.long

BACK = "Take back"
LATER = 2.0  # seconds after an act; a press before is taken for the second tap of a double tap


def hand_of(person: Person) -> str:
    """Return the acts of the newest hand with controls, sorted."""
    newest = person.newest(lambda message: "log" in message.acts and "hand" not in message.acts)
    assert newest is not None
    return " ".join(sorted(newest.acts))


@played
async def test_misclick_is_taken_back_for_another_play(house: House) -> None:
    evening, asked, other = await begun(house)
    await evening.turn_of(asked)
    await house.clock.sleep(LATER)
    said = await asked.answer(await asked.click(BACK))
    assert english("took-back") in said
    await house.settle()
    table = evening.host.table(evening.channel_id)
    assert table is not None
    assert english("told-taken-back", who=asked.name) in words(table)
    assert await evening.on_turn() == [asked]
    assert not evening.asking(other)
    assert await evening.play_on()


@played
async def test_takeback_is_offered_no_more_after_the_next_action(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    await evening.turn_of(asked)
    (following,) = await evening.on_turn()
    assert "retract" in hand_of(asked)
    await evening.turn_of(following)
    await house.clock.sleep(3)
    assert "retract" not in hand_of(asked)
    assert await evening.play_on()


@played
async def test_takeback_forbidden_by_the_host_is_not_offered(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    told = await evening.choose(evening.host, "Turn off Take back")
    assert "Take back is off." in told
    (asked,) = await evening.on_turn()
    await evening.turn_of(asked)
    await house.settle()
    assert "retract" not in hand_of(asked)
    assert await evening.play_on()


@played
async def test_a_restart_between_the_misclick_and_its_taking_back_changes_nothing(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await evening.turn_of(asked)
    await house.settle()
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    await house.clock.sleep(LATER)
    said = await asked.answer(await asked.click(BACK))
    assert english("took-back") in said
    await house.settle()
    assert await evening.on_turn() == [asked]
    assert await evening.play_on()


GAMES = {
    "president_basic": "players=2..7",
    "bigtwo_basic": "",
    "daifugo_denexa": "",
    "thirteen_denexa": "",
    "doudizhu_denexa": "",
    "bigthree_denexa": "",
}
PEOPLE = {"doudizhu_denexa": 3, "bigthree_denexa": 3}
ACTS = ("play", "pass", "answer", "give", "call")


def places(message: JSON) -> dict[str, tuple[str, int, int]]:
    """Return the place of each button by its custom id: the kind of its row, the row, the column.

    Rows count from the top of the message, pictures and texts included.
    """
    (box,) = message["components"]
    found = {}
    for row, part in enumerate(box["components"]):
        inner = part.get("components", ())
        buttons = [part["accessory"]] if "accessory" in part else inner
        for column, one in enumerate(buttons):
            if "custom_id" in one:
                found[one["custom_id"]] = ("section" if "accessory" in part else "row", row, column)
    return found


def newest_hand(person: Person, evening: Evening) -> JSON:
    hand = person.cockpit(evening.room)
    assert hand is not None
    return hand.message


async def act(evening: Evening, person: Person) -> None:
    """Let a person answer a question, or play, pass or give."""
    control = person.offered("answer")
    if control:
        evening.answered(person)
        await person.press(control)
    else:
        await evening.turn_of(person, "button")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", GAMES)
@played
async def test_a_second_tap_on_any_act_takes_nothing_back(house: House, preset: str) -> None:
    """`reviews/play.md`, B1: "Tap Pass, 0.6 s later tap the same spot".

    Each act of a deal is followed by a press of the button that takes it back, where it is offered.
    """
    evening = await house.evening(PEOPLE.get(preset, 4))
    await evening.start(preset=preset, **({"house_rules": GAMES[preset]} if GAMES[preset] else {}))
    tried = 0
    for _ in range(14):
        people = await evening.on_turn()
        if not people:
            break
        person = people[0]
        before = places(newest_hand(person, evening))
        await act(evening, person)
        after = places(newest_hand(person, evening))
        back = [one for one in after if one.startswith("retract:")]
        if not back:
            continue
        kind, _, _ = after[back[0]]
        acts = {place for one, place in before.items() if one.partition(":")[0] in ACTS}
        assert kind == "section"
        assert all(place[0] == "row" for place in acts)
        mark = newest_hand(person, evening)
        await person.press(await person.find("retract"))
        tried += 1
        assert all("took back" not in words(one) for one in person.messages.values())
        assert newest_hand(person, evening)["components"] == mark["components"]
    assert tried


@played
async def test_the_button_is_beside_the_sentence_about_the_act_above_the_cards(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await evening.turn_of(asked)
    (box,) = newest_hand(asked, evening)["components"]
    first, *rest = box["components"]
    assert first["accessory"]["custom_id"].startswith("retract:")
    assert first["components"][0]["content"].startswith("> You ")
    assert not [one for part in rest for one in part.get("components", ()) if "retract" in str(one)]
