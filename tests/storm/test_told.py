"""Tests of `told`: only new notes, in the message that was pressed, answer a press."""

from __future__ import annotations

from tests.night.people import Step
from tests.night.reading import TEXT, Control, Message
from tests.night.seen import Seen
from tests.storm.people import Deed, told

PLAYED, PASSED = "> You played **J♥**.\nYour hand", "> You passed.\nYour hand"


def shown(at: float, text: str, *ids: str, hand: str = "7") -> Seen:
    """Return a hand with this text, and with buttons of these custom ids; `hand` is its id."""
    buttons = [{"type": 2, "custom_id": one, "label": "It"} for one in ids]
    parts = [{"type": TEXT, "content": text}, {"type": 1, "components": buttons}]
    return Seen(at, "edit", "1", Message(id=hand, channel_id="1", components=parts))


def click(at: float, mark: int, custom_id: str, done: bool = True) -> Deed:
    """Return a press on the hand, made after `mark` messages and edits were seen."""
    return Deed(Control("7", "1", custom_id, "It"), Step(f"i{at}", "7", at, mark), done)


def notes(deeds: list[Deed], *seen: Seen) -> list[tuple[float, str]]:
    """Return each answered press, by its time, with the note that answered it."""
    return [(one.clicked, one.note) for one in told(deeds, seen)]


def test_answer_of_a_click_is_told_once() -> None:
    seen = [shown(1, "Your hand", "play:5:1.4:"), shown(3, PLAYED, "hint:5:1.5:")]
    again = shown(9, PLAYED, "hint:5:1.5:")
    deeds = [click(2, 1, "play:5:1.4:"), click(8, 2, "hint:5:1.5:")]
    assert notes(deeds, *seen, again) == [(2, "You played **J♥**.")]


def test_a_hand_that_loses_its_buttons_says_nothing_new() -> None:
    seen = [shown(1, "Your hand", "play:5:1.4:"), shown(3, PLAYED, "start:5:v.1:")]
    deeds = [click(2, 1, "play:5:1.4:"), click(8, 2, "start:5:v.1:")]
    assert notes(deeds, *seen, shown(9, PLAYED)) == [(2, "You played **J♥**.")]


def test_the_same_words_beside_other_buttons_are_said_again() -> None:
    seen = [shown(1, "Your hand", "pass:5:1.4:"), shown(3, PASSED, "pass:5:1.5:")]
    deeds = [click(2, 1, "pass:5:1.4:"), click(8, 2, "pass:5:1.5:")]
    said = notes(deeds, *seen, shown(9, PASSED, "hint:5:1.6:"))
    assert said == [(2, "You passed."), (8, "You passed.")]


def test_a_click_without_a_reaction_was_answered_nothing() -> None:
    deeds = [click(2, 1, "play:5:1.4:", done=False)]
    assert notes(deeds, shown(1, "Your hand", "play:5:1.4:"), shown(3, PLAYED, "a:5:1.5:")) == []


def test_late_answer_may_belong_to_an_earlier_click_on_the_same_hand() -> None:
    seen = [shown(1, "Your hand", "play:5:1.4:"), shown(4, "Your hand", "play:5:1.8:")]
    late, own = shown(6, PLAYED, "play:5:1.8:"), shown(7, PASSED, "hint:5:1.9:")
    deeds = [click(2, 1, "play:5:1.4:"), click(5, 2, "pass:5:1.8:")]
    (said,) = told(deeds, [*seen, late, own])
    assert (said.clicked, said.seq, said.note) == (5, 4, "You played **J♥**.")
    later = click(8, 4, "play:5:1.9:")
    *_, said = told([*deeds, later], [*seen, late, own, shown(9, PLAYED, "hint:5:1.10:")])
    assert (said.clicked, said.seq) == (8, 9), "the one before it has been answered"


def test_confirmation_that_the_other_hand_shows_later_answers_no_press() -> None:
    back, deeds = "retract:5:1.6:", [click(2, 1, "pass:5:1.4:"), click(5, 2, "pass:5:1.4:")]
    seen = [shown(1, "Your hand", "pass:5:1.4:"), shown(3, PASSED, back, hand="8")]
    assert notes(deeds, *seen, shown(6, PASSED, back)) == []
    assert notes(deeds, *seen, shown(6, PASSED, "retract:5:1.9:")) == [(5, "You passed.")]
