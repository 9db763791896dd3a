"""What stands on a button that lays a play."""

from __future__ import annotations

import pytest

from bot.domain.suggestions import kind_of
from bot.words import LANGUAGES, speaking
from bot.words.cards import in_order
from bot.words.labels import labelled, short
from rules.cards import cards
from rules.catalogue import build

LABELS = [
    ("president_comp303", "7D", "7♦"),
    ("president_comp303", "7D 7C", "Pair 7♦ 7♣"),
    ("president_comp303", "10D 10C 10H", "Triple 10 10 10"),
    ("president_comp303", "7D 7C 7H 7S", "Quads 7777"),
    ("president_double_deck", "9D 9D* 9C 9H 9S", "Set 9 ×5"),
    ("bigtwo_basic", "3D 4C 5H 6S 7D", "Straight 3–7"),
    ("bigtwo_basic", "3D 4C 5H AS 2D", "Straight 3 4 5 A 2"),
    ("bigtwo_basic", "3C 5C 9C JC KC", "Flush 3 5 9 J K ♣"),
    ("bigtwo_basic", "3C 4C 5C 6C 7C", "Straight flush 3–7 ♣"),
    ("bigtwo_basic", "9D 9C KD KC KH", "Full house KKK 99"),
    ("bigtwo_basic", "3D KD KC KH KS", "Four and one KKKK 3"),
    ("thirteen_denexa", "9D 9C 9H 9S", "Bomb 9999"),
    ("doudizhu_denexa", "BJ RJ", "Rocket"),
    ("doudizhu_denexa", "3D 3C 3H 4D 4C 4H JD KD", "Kickers 333 444 J K"),
    ("doudizhu_denexa", "3D 3C 4D 4C 5D 5C", "Pairs 3–5"),
]


@pytest.mark.parametrize(("preset", "written", "said"), LABELS)
def test_a_label_names_the_kind_and_the_cards_in_short(
    preset: str, written: str, said: str
) -> None:
    rules = build(preset, {})
    play = rules.usual.read(cards(written))
    assert play
    assert labelled(play, kind_of(play, rules)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_has_a_label_of_its_own_in_every_language(language: str) -> None:
    with speaking(language):
        said = set()
        for preset, written, _ in LABELS:
            rules = build(preset, {})
            play = rules.usual.read(cards(written))
            assert play
            said.add(labelled(play, kind_of(play, rules)))
    assert len(said) == len(LABELS)


def test_in_words_all_cards_are_said_in_full() -> None:
    play = build("bigtwo_basic", {}).usual.read(cards("3D 4C 5H 6S 7D"))
    assert play
    with speaking("en", spelled=True):
        assert short(play) == in_order(play.laid)
