"""Equal cards of two packs are counted where cards are in words, not listed twice."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from bot.words.cards import SUITS, called, in_order, line
from bot.words.speech import Speech
from bot.words.typed import contains, understood
from rules.cards import Cards, cards, each
from tests.night.reading import cards_spelled

HANDS = {
    "6D 6C 6C*": "6 of diamonds, 6 of clubs twice",
    "6D 6D* 6C 6H 6H*": "6 of clubs, 6 of diamonds twice, 6 of hearts twice",
    "KS KS*": "king of spades twice",
    "BJ RJ RJ* 3D": "3 of diamonds, black joker, red joker twice",
    "7D 7C 7H": "7 of diamonds, clubs, and hearts",
}


def counted(said: str, word: str) -> int:
    return said.lower().count(word.lower())


@pytest.mark.parametrize(("held", "said"), HANDS.items())
def test_equal_cards_are_counted_in_english(held: str, said: str) -> None:
    speech = Speech(spelled=True)
    assert in_order(speech, cards(held)) == said
    assert line(speech, each(cards(held))).count("twice") == said.count("twice")
    assert len(cards_spelled(said)) == len(held.split())


@pytest.mark.parametrize("held", HANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_suit_or_joker_is_listed_twice_in_any_language(language: str, held: str) -> None:
    speech = Speech(language, spelled=True)
    said = in_order(speech, cards(held))
    for suit in SUITS:
        assert counted(said, speech.say(f"suit-{suit}")) <= 1, said
    for joker in ("joker-red", "joker-black"):
        assert counted(said, speech.say(joker)) <= 1, said
    twice = speech.say("cards-twice", cards="").strip()
    assert said.count(twice) == held.count("*"), said


@pytest.mark.parametrize("held", HANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_are_counted_can_be_typed_back(language: str, held: str) -> None:
    speech, mine = Speech(language, spelled=True), cards(held)
    assert same(in_order(speech, mine), mine, speech)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suits_of_a_pair_are_counted(language: str) -> None:
    speech, pair = Speech(language, spelled=True), cards("6C 6C*")
    assert counted(called(speech, pair, naming=pair), speech.say("suit-clubs")) == 1


def test_where_backs_count_equal_cards_have_names_of_their_own() -> None:
    said = in_order(Speech(spelled=True, backs=True), cards("6C 6C*"))
    assert said == "6 of clubs and clubs from the second deck"


def test_twice_may_count_a_rank_as_well() -> None:
    assert understood(Speech(), "7 twice").cards == understood(Speech(), "7 7").cards
    assert len(understood(Speech("zh-CN"), "7 两张").cards) == 2


def same(typed: str, held: Cards, speech: Speech) -> bool:
    """Whether the typed text means exactly these cards, each with its suit."""
    found = understood(speech, typed).cards
    every = all(suit is not None for _, suit in found)
    return every and len(found) == held.bit_count() and contains(held, found)
