"""Sentences, cards and refusals in English."""

import re

import pytest

from bot.domain.errors import Refusal
from bot.words import LANGUAGES, why
from bot.words.cards import called, in_order, line
from bot.words.speech import Speech
from rules.actions import IllegalAction
from rules.cards import cards, each
from rules.phases.plays import laid_as
from rules.sentences import WHY


def test_a_missing_fact_is_an_error_and_not_a_broken_sentence() -> None:
    with pytest.raises(Exception, match="host"):
        Speech().say("only-host")


def test_numbers_of_cards_are_said_in_the_singular_and_the_plural() -> None:
    assert Speech().say("seat-cards", count=1) == "**1 card**"
    assert Speech().say("seat-cards", count=13) == "13 cards"


def test_timestamps_are_whole_seconds_without_separators() -> None:
    assert "<t:1795173035:R>" in Speech().say("hand-lead", due="1795173035")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("9D 9C", "a pair of nines"),
        ("6D 6C 6H", "three sixes"),
        ("4S", "4♠"),
        ("RJ", "red joker"),
        ("RJ BJ", "a pair of jokers"),
        ("2D 2C 2H 2S", "four twos"),
        ("3D 4D 5D", "3♦ 4♦ 5♦"),
    ],
)
def test_a_play_is_called_as_one_says_it_aloud(written: str, said: str) -> None:
    assert called(Speech(), cards(written)) == said


def test_cards_are_shown_with_their_signs_in_order() -> None:
    assert in_order(Speech(), cards("10S 3D RJ 3C")) == "3♦ 3♣ 10♠ red joker"
    assert line(Speech(), each(cards("10S 3D*"))) == "10♠ 3♦"


def test_a_refusal_by_the_rules_shows_cards_with_signs() -> None:
    error = IllegalAction("does_not_beat", cards="KD KC", top="AD AC*")
    assert why(Speech(), error) == "K♦ K♣ doesn't beat A♦ A♣."


def test_a_refusal_by_the_rules_never_mangles_plain_words() -> None:
    for reason in WHY:
        fields = re.findall(r"{(\w+)[:}]", WHY[reason])
        facts = {name: 2 if name in ("asked", "number", "count") else "3D" for name in fields}
        assert why(Speech(), IllegalAction(reason, **facts)).count("♦") == sum(
            isinstance(fact, str) for fact in facts.values()
        )


def test_a_refusal_of_the_table_is_its_sentence() -> None:
    assert why(Speech(), Refusal("table-full", most=7)) == "The table is full (7 players)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_names_the_declared_cards_of_the_play_below(language: str) -> None:
    refused = IllegalAction("does_not_beat", cards="QC", top=laid_as(cards("3H"), cards("KS")))
    assert str(refused) == "QC doesn't beat 3H as KS."
    speech = Speech(language)
    said = why(speech, refused)
    assert [sign in said for sign in ("Q♣", "3♥", "K♠")] == [True] * 3
    assert (" as " in said) == (language == "en")
