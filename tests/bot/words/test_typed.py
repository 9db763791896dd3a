"""Cards as players type them."""

from itertools import combinations

import pytest

from bot.domain.errors import Refusal
from bot.words import LANGUAGES, why
from bot.words.cards import brief, called, in_order, named_play
from bot.words.speech import Speech
from bot.words.typed import LONGEST, as_said, coded, contains, read_cards, read_play, understood
from rules.cards import Cards, cards, each, rank_of, suit_of, text
from rules.catalogue import build
from rules.engine import begin
from rules.events import Dealt
from rules.view import SeatView, distinct, meanings, view
from tests.bot.domain.test_suggestions import dealt
from tests.bot.refusals import refusing

HAND = "3S 7D 7S 7H 10D 10C KD KC KH AS 2C 6D 6C RJ BJ"


def seat(hand: str = HAND, preset: str = "president_comp303") -> SeatView:
    two = Dealt((cards(hand), cards("4D 5D")), 1, 0, (), 1, 1)
    return view(begin(build(preset), two).deal, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7 7", "7D 7H"),
        ("77", "7D 7H"),
        ("7s7d", "7D 7S"),
        ("7s 7d", "7D 7S"),
        ("7♠ 7♦", "7D 7S"),
        ("7♠ 7♦★", "7D 7S"),
        ("7 of diamonds and spades★", "7D 7S"),
        ("7S,7D", "7D 7S"),
        ("pair 7", "7D 7H"),
        ("a pair of sevens", "7D 7H"),
        ("PAIR OF 7", "7D 7H"),
        ("three kings", "KD KC KH"),
        ("kkk", "KD KC KH"),
        ("K k K", "KD KC KH"),
        ("1010", "10D 10C"),
        ("tt", "10D 10C"),
        ("10 10", "10D 10C"),
        ("10c", "10C"),
        ("sixes sixes", "6D 6C"),
        ("two sixes", "6D 6C"),
        ("a", "AS"),
        ("an ace", "AS"),
        ("the two", "2C"),
        ("3", "3S"),
        ("red joker", "RJ"),
        ("rj", "RJ"),
        ("Black Joker", "BJ"),
        ("7 of hearts", "7H"),
        ("the seven of spades", "7S"),
        ("7 of diamonds and spades", "7D 7S"),
        ("King of Diamonds, Clubs, and Hearts", "KD KC KH"),
        ("ace of spades", "AS"),
        ("an ace of spades", "AS"),
        ("pair 7s", "7D 7H"),
        ("♠7 ♦7", "7D 7S"),
        ("hearts 7", "7H"),
        ("７７", "7D 7H"),
        ("7♠️", "7S"),
        ("big joker", "RJ"),
        ("pair of 7d 7s", "7D 7S"),
        ("a king", "KD"),
        ("7 pair", "7D 7H"),
        ("kings triple", "KD KC KH"),
    ],
)
def test_typed_cards_are_read_as_meant(typed: str, meant: str) -> None:
    assert text(read_play(Speech(), typed, seat())) == meant


def test_of_equal_cards_those_that_may_be_played_are_taken() -> None:
    opening = seat("3D 3H 3S 9D", "president_denexa")  # the lead must have the three of spades
    assert read_play(Speech(), "3 3", opening) & cards("3S")
    assert text(read_play(Speech(), "3", opening)) == "3S"


@pytest.mark.parametrize("typed", ["", "  ", "seventeen", "7 of", "7x", "11", "pair", "77!", "💥"])
def test_unreadable_text_is_refused_with_the_typed_words(typed: str) -> None:
    with refusing("I don't understand"):
        read_play(Speech(), typed, seat())


@pytest.mark.parametrize(
    ("typed", "lacking"), [("9", "9"), ("8 8", "8"), ("7c", "7♣"), ("9 7 7", "9")]
)
def test_cards_that_are_not_held_are_named(typed: str, lacking: str) -> None:
    with refusing(f"You don't have {lacking}"):
        read_play(Speech(), typed, seat())


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6 6 6", "two 6s, not three"),
        ("666", "two 6s, not three"),
        ("three 6", "two 6s, not three"),
        ("6d 6 6", "two 6s, not three"),
        ("7777", "three 7s, not four"),
        ("kkkk", "three Ks, not four"),
        ("pair of aces", "one A, not two"),
        ("22222", "one 2, not five"),
        ("3s 3s", "one 3♠, not two"),
        ("joker joker joker", "two jokers, not three"),
        ("rj rj", "one red joker, not two"),
    ],
)
def test_too_many_typed_cards_are_refused_with_the_held_number(typed: str, said: str) -> None:
    for hand in (seat(), seat().hand):
        with pytest.raises(Refusal) as refused:
            read_play(Speech(), typed, hand) if isinstance(hand, SeatView) else read_cards(
                Speech(), typed, hand
            )
        assert why(Speech(), refused.value) == f"You hold {said}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_are_held_is_told_in_every_language(language: str) -> None:
    speech = Speech(language)
    for held, wanted, typed in ((2, 3, "666"), (1, 4, "aaaa"), (1, 2, "rj rj")):
        with pytest.raises(Refusal) as refused:
            read_cards(speech, typed, seat().hand)
        said = why(speech, refused.value)
        assert speech.say(f"number-{held}") in said
        assert speech.say(f"number-{wanted}") in said
    with pytest.raises(Refusal) as refused:
        read_cards(speech, "9" * 9, tuple(each(cards("9D"))))
    assert "9" in why(speech, refused.value)


def test_a_gift_may_be_of_any_ranks() -> None:
    assert text(read_cards(Speech(), "3 as", seat().hand)) == "3S AS"
    assert text(read_cards(Speech(), "7 10", seat().hand)) == "7D 10D"


def test_typing_a_great_deal_is_refused_quickly() -> None:
    with pytest.raises(Refusal):
        read_play(Speech(), "7 " * 3000 + "x", seat())


SETS = [
    *(
        " ".join(rank + suit for suit in suits)
        for rank in ("3", "4", "7", "8", "10", "J", "K", "A", "2")
        for count in (1, 2, 3, 4)
        for suits in combinations("DCHS", count)
    ),
    *("RJ", "BJ", "RJ BJ", "RJ BJ RJ*", "RJ BJ RJ* BJ*"),
    *("3D 3C 3H 3S 3D*", "7D 7C 7H 7S 7D* 7C*", "AS KD", "3D 4D 5H 10S AS RJ"),
]


def same(speech: Speech, typed: str, held: Cards) -> bool:
    """Whether the typed text means exactly the cards held."""
    found = understood(speech, typed).cards
    return len(found) == held.bit_count() and contains(held, found)


@pytest.mark.parametrize("spelled", [False, True], ids=["signs", "words"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_names_of_cards_can_be_typed_in_every_language(language: str, spelled: bool) -> None:
    speech = Speech(language, spelled=spelled)
    for held in map(cards, SETS):
        assert same(speech, called(speech, held), held), called(speech, held)
        if brief(speech, held) == in_order(speech, held):  # "6 cards, 3♦ to A♠" names only two
            assert same(speech, brief(speech, held), held), brief(speech, held)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_name_exactly_their_cards_in_every_language(language: str) -> None:
    speech = Speech(language)
    for held in map(cards, SETS):
        exact = [(rank_of(one), suit_of(one)) for one in each(held)]
        assert sorted(understood(speech, text(held)).cards) == sorted(exact), text(held)


@pytest.mark.parametrize("spelled", [False, True], ids=["signs", "words"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_play_with_a_wild_card_can_be_typed_in_every_language(
    language: str, spelled: bool
) -> None:
    deal = dealt("bigtwo_jokers", "3D 4C 5H 6S RJ", "4D 5D", "4H 6D", "4S 9D")
    readings = distinct(meanings(deal, 0, cards("3D 4C 5H 6S RJ")))
    assert len(readings) > 3
    speech = Speech(language, spelled=spelled)
    for play in readings:
        for typed in (coded(play), named_play(speech, play, LONGEST)):
            assert read_play(speech, typed, view(deal, 0)) == play.laid, typed
            assert list(as_said(speech, typed, readings)) == [play], typed


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("fr", "AS KD", "AS KD"),
        ("fr", "as kd", "AS KD"),
        ("fr", "paire d'as", "AH AS"),
        ("fr", "as", "AH"),
        ("fr", "As de cœur", "AH"),
        ("fr", "AS DE CŒUR", "AH"),
        ("fr", "AS", "AS"),
        ("id", "pair as", "AH AS"),
        ("id", "as hati", "AH"),
        ("de", "Herz As", "AH"),
        ("de", "AS, 7D", "7D AS"),
        ("de", "a herz", "AH"),
        ("de", "a hearts", "AH"),
        ("de", "a pair of 7", "7D 7H"),
        ("en", "a hearts", "AH"),
        ("de", "Joker=Herz 9", "RJ"),
        ("hu", "hetes pár", "7D 7H"),
        ("ja", "7のペア", "7D 7H"),
        ("ja", "キングの3枚", "KD KC KH"),
        ("ja", "3枚のキング", "KD KC KH"),
        ("zh-TW", "一對七", "7D 7H"),
        ("zh-CN", "7一对", "7D 7H"),
    ],
)
def test_typed_language_may_be_colloquial(language: str, typed: str, meant: str) -> None:
    hand = "7D 7S 7H KD KC KH AH AS RJ"
    speech = Speech(language)
    assert text(read_cards(speech, typed, seat(hand).hand)) == text(cards(meant))
