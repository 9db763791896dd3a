"""Actions of a seat: values that can be compared, and that print no secret."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from rules.actions import Bid, Call, Cut, Gift, Give, IllegalAction, Pass, Play
from rules.cards import cards

SOME = (Play(cards("9S 9H")), Pass(), Give(cards("9S")), Bid(3), Cut(12), Call("redeal"))


def test_actions_that_say_the_same_are_the_same() -> None:
    again = (Play(cards("9H 9S")), Pass(), Give(cards("9S")), Bid(3), Cut(12), Call("redeal"))
    assert again == SOME
    assert len({*SOME, *again}) == len(SOME)


@pytest.mark.parametrize("action", SOME)
def test_an_action_does_not_change(action: Any) -> None:
    with pytest.raises((FrozenInstanceError, TypeError)):
        action.cards = 0


def test_a_play_is_another_when_its_cards_stand_for_others() -> None:
    joker = cards("9S RJ")
    assert Play(joker, cards("9S 9H")) != Play(joker)
    assert Play(joker).stands_as == 0


def test_cards_that_are_laid_are_printed_and_cards_that_are_given_are_not() -> None:
    assert repr(Play(cards("10S 10H"))) == "Play('10H 10S')"
    assert repr(Give(cards("10S 10H"))) == "Give(hidden)"


def test_a_gift_does_not_print_from_which_cards_it_may_be_chosen() -> None:
    gift = Gift(to=2, count=1, among=cards("KS KD"))
    assert repr(gift) == "Gift(to=2, count=1, words=(), offer=False)"
    assert gift != Gift(to=2, count=1)


def test_a_refusal_is_a_sentence_in_plain_words() -> None:
    refusal = IllegalAction("give_count", count=2, number=3)
    assert isinstance(refusal, ValueError)
    assert str(refusal) == "Give 2 cards, not 3."
    assert refusal.facts == {"count": 2, "number": 3}
