"""Cards in texts are emojis where the app has them, and signs or words elsewhere."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.discord import limits
from bot.words.card_emojis import (
    CARDS,
    NAMES,
    SUITS,
    VERSION,
    beside,
    is_older,
)
from bot.words.cards import OF_HAND, OF_PLAY, brief, called, in_order, laid, line
from bot.words.speech import Emojis, Speech
from rules.cards import STANDARD, cards, each, index_of, joined
from rules.catalogue import build
from tests.bot.words.emojis_at_hand import ALL
from tests.night.reading import card_of, without_emojis

SPEECH = Speech(emojis=ALL)


def test_names_are_discords_and_say_the_card() -> None:
    assert len({*NAMES}) == 58
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in NAMES)
    assert CARDS[index_of(cards("QH"))] == f"queen_of_hearts_v{VERSION}"
    assert CARDS[index_of(cards("RJ"))] == f"red_joker_v{VERSION}"
    for one in each(STANDARD | cards("BJ RJ")):
        assert card_of(CARDS[index_of(one)]) == in_order(SPEECH, one)


def test_only_names_of_earlier_versions_are_older() -> None:
    assert is_older(f"7_of_spades_v{VERSION - 1}")
    assert is_older(f"suit_of_hearts_v{VERSION - 1}")
    for name in (*NAMES, f"red_joker_v{VERSION + 1}", "7_of_spades", "cat_v0", "red_joker_vx"):
        assert not is_older(name)


def test_a_text_has_emojis_and_a_label_signs() -> None:
    held = cards("3D 10S RJ")
    assert without_emojis(line(SPEECH, each(held), in_text=True)) == "3♦ 10♠ red joker"
    assert line(SPEECH, each(held)) == "3♦ 10♠ red joker"
    assert brief(SPEECH, held) == "3♦ 10♠ red joker"


def test_a_pair_is_called_by_its_name_and_shows_its_suits() -> None:
    pair = cards("9D 9S")
    assert without_emojis(called(SPEECH, pair, in_text=True)) == "a pair of nines 9♦ 9♠"
    assert called(SPEECH, pair) == "a pair of nines"
    assert called(SPEECH, cards("4S"), in_text=True).startswith("<:4_of_spades_")


def test_declared_card_has_no_emoji_and_is_written_in_signs() -> None:
    said = laid(SPEECH, cards("RJ"), cards("9S"), None, in_text=True)
    assert said.startswith("<:red_joker_")
    assert said.endswith(" as 9♠")
    run = laid(
        SPEECH,
        cards("5D 7C BJ"),
        cards("5D 6S 7C"),
        build("thirteen_twos_chop", {"jokers": "2"}),
        in_text=True,
    )
    assert run.endswith(" as a 7-high straight (5♦ 6♠ 7♣)")


@pytest.mark.parametrize("more", [0, 1])
def test_more_cards_than_a_text_has_room_for_have_signs(more: int) -> None:
    pack = [*each(STANDARD)]
    hand, play = pack[: OF_HAND + more], pack[: OF_PLAY + more]
    for said in (
        line(SPEECH, hand, in_text=True),
        in_order(SPEECH, joined(play), in_text=True),
    ):
        assert ("<:" in said) is (not more)
        assert len(said) < 1000


def test_three_long_plays_of_people_with_long_names_fit_into_a_sentence() -> None:
    run = laid(
        SPEECH, cards("JD QD KD AD JC QC KC AC JH QH KH AH"), cards("JD"), None, in_text=True
    )
    plays = [SPEECH.say("last-play", who="*" * 60, play=run)] * 3
    assert (
        len(SPEECH.say("last-plays", plays=SPEECH.say("between-plays").join(plays)))
        < limits.TEXT / 2
    )


def test_nothing_is_written_with_emojis_that_are_not_at_hand_or_where_cards_are_spelled() -> None:
    held = cards("9D 9S")
    speech = Speech(emojis=Emojis())
    assert in_order(speech, held, in_text=True) == "9♦ 9♠"
    assert beside(speech, held) is None
    speech = replace(SPEECH, spelled=True)
    assert in_order(speech, held, in_text=True) == "9 of diamonds and spades"
    assert beside(speech, held) is None


@pytest.mark.parametrize(
    ("held", "name"),
    [
        ("7S", CARDS[index_of(cards("7S"))]),
        ("7D 7S", CARDS[index_of(cards("7S"))]),
        ("7D 7S* 7C", CARDS[index_of(cards("7S"))]),
        ("BJ RJ", CARDS[index_of(cards("RJ"))]),
        ("3H 4H 5H", SUITS[2]),
        ("3H 4H 5S", ""),
        ("3H 4H RJ", ""),
        ("14S", ""),
    ],
)
def test_beside_a_label_stands_one_card_or_the_suit_of_all(held: str, name: str) -> None:
    assert beside(SPEECH, cards(held)) == (f"<:{name}:{ALL.ids[name]}>" if name else None)
