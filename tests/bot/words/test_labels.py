"""Labels of the buttons that lay plays, and names of plays in sentences."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.suggestions import kind_of
from bot.players.evidence import Reason
from bot.words import LANGUAGES, why
from bot.words.cards import exact, in_order, labelled, laid, short
from bot.words.speech import Speech
from cogs.hand.hints import sentence
from rules.actions import IllegalAction
from rules.cards import cards
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.view import view
from tests.bot.players.games import moments
from tests.rules.random_play import shuffled

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
    ("doudizhu_denexa", "3D 3C 3H 4D 4C 4H JD KD", "With extras 333 444 J K"),
    ("doudizhu_denexa", "3D 3C 4D 4C 5D 5C", "Pair run 3–5"),
]


@pytest.mark.parametrize(("preset", "written", "said"), LABELS)
def test_a_label_names_the_kind_and_the_cards_in_short(
    preset: str, written: str, said: str
) -> None:
    rules = build(preset, {})
    play = rules.usual.read(cards(written))
    assert play
    assert labelled(Speech(), play, kind_of(play, rules)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_has_a_label_of_its_own_in_every_language(language: str) -> None:
    speech = Speech(language)
    said = set()
    for preset, written, _ in LABELS:
        rules = build(preset, {})
        play = rules.usual.read(cards(written))
        assert play
        said.add(labelled(speech, play, kind_of(play, rules)))
    assert len(said) == len(LABELS)


def test_in_words_all_cards_are_said_in_full() -> None:
    play = build("bigtwo_basic", {}).usual.read(cards("3D 4C 5H 6S 7D"))
    assert play
    speech = Speech("en", spelled=True)
    assert short(speech, play) == in_order(speech, play.laid)


NAMES = [
    ("bigtwo_basic", "4H", "4♥"),
    ("president_comp303", "7D 7C", "a pair of sevens"),
    ("president_comp303", "7D 7C 7H 7S", "four sevens"),
    ("president_comp303", "RJ BJ", "a pair of jokers"),
    ("bigtwo_basic", "3D 4C 5H 6S 7D", "a 7-high straight (3♦ 4♣ 5♥ 6♠ 7♦)"),
    ("bigtwo_hk_ip", "AC 2D 3D 4C 5H", "a 2-high straight (3♦ 4♣ 5♥ A♣ 2♦)"),
    ("thirteen_denexa", "10D JC QH", "a queen-high straight (10♦ J♣ Q♥)"),
    ("bigtwo_basic", "3C 5C 9C KC 2C", "a 2-high flush (3♣ 5♣ 9♣ K♣ 2♣)"),
    ("bigtwo_basic", "3C 4C 5C 6C 7C", "a 7-high straight flush (3♣ 4♣ 5♣ 6♣ 7♣)"),
    (
        "bigtwo_taiwan_latta",
        "3C 4C 5C 6C 7C KD AD",
        "a 7-high straight flush with 2 extras (3♣ 4♣ 5♣ 6♣ 7♣ K♦ A♦)",
    ),
    ("bigtwo_basic", "9D 9C KD KC KH", "a full house of kings (K♦ K♣ K♥ 9♦ 9♣)"),
    ("bigtwo_basic", "3D KD KC KH KS", "four kings and one (K♦ K♣ K♥ K♠ 3♦)"),
    ("bigtwo_four_cards", "3D 3C KD KC", "two pairs (3♦ 3♣ K♦ K♣)"),
    (
        "bigtwo_three_dragon",
        "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AC 2D",
        "a dragon (3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♣ 2♦)",
    ),
    ("thirteen_denexa", "9D 9C 9H 9S", "a bomb of nines"),
    ("thirteen_denexa", "3D 3C 4D 4C 5D 5C", "a bomb of 3 pairs to 5 (3♦ 3♣ 4♦ 4♣ 5♦ 5♣)"),
    ("doudizhu_denexa", "QD QC QH QS", "a bomb of queens"),
    ("doudizhu_denexa", "BJ RJ", "the rocket"),
    ("doudizhu_denexa", "JD JC QD QC KD KC", "a run of pairs to K (J♦ J♣ Q♦ Q♣ K♦ K♣)"),
    ("doudizhu_denexa", "3D 3C 3H 4D 4C 4H", "a plane to 4 (3♦ 3♣ 3♥ 4♦ 4♣ 4♥)"),
    (
        "doudizhu_denexa",
        "3D 3C 3H 4D 4C 4H JD KD",
        "a plane to 4 with 2 extras (3♦ 3♣ 3♥ 4♦ 4♣ 4♥ J♦ K♦)",
    ),
    (
        "doudizhu_denexa",
        "KD KC KH AD AC AH 3D 3C 5D 5C",
        "a plane to A with 2 pairs (K♦ K♣ K♥ A♦ A♣ A♥ 3♦ 3♣ 5♦ 5♣)",
    ),
    ("doudizhu_denexa", "3D 9C 9H 9D", "three nines with one extra (9♦ 9♣ 9♥ 3♦)"),
    ("doudizhu_denexa", "3D 3C 9C 9H 9D", "three nines with a pair (9♦ 9♣ 9♥ 3♦ 3♣)"),
    ("doudizhu_denexa", "3D 4C 9C 9H 9D 9S", "four nines with 2 extras (9♦ 9♣ 9♥ 9♠ 3♦ 4♣)"),
    (
        "president_zheng",
        "3D 3C 3H 3S 4D 4C 4H 4S 5D 5C 5H 5S",
        "a run of quads to 5 (3♦ 3♣ 3♥ 3♠ 4♦ 4♣ 4♥ 4♠ 5♦ 5♣ 5♥ 5♠)",
    ),
]


@pytest.mark.parametrize(("preset", "written", "said"), NAMES)
def test_a_sentence_names_the_kind_of_a_play(preset: str, written: str, said: str) -> None:
    held = cards(written)
    assert laid(Speech(), held, held, build(preset, {})) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_play_has_a_name_of_its_own_in_every_language(language: str) -> None:
    speech = Speech(language)
    said = [
        laid(speech, cards(written), cards(written), build(preset, {}))
        for preset, written, _ in NAMES
    ]
    buttons = [speech.say(f"label-{kind}", cards="").strip() for kind in ("rocket", "dragon")]
    exactly = exact(speech, cards("7D 7C"), cards("7D 7C"), build("president_comp303", {}))
    assert len(set(said)) == len(NAMES)
    assert all("{" not in name for name in said)
    assert any(buttons[0].casefold() in name.casefold() for name in said)
    assert exactly == "7♦ 7♣"


def test_wild_card_is_named_by_its_declared_card() -> None:
    rules = build("bigtwo_jokers", {})
    held, meant = cards("9D 9C KD KC RJ"), cards("9D 9C KD KC KH")
    said = "9♦ 9♣ K♦ K♣ red joker as a full house of kings (K♦ K♣ K♥ 9♦ 9♣)"
    assert laid(Speech(), held, meant, rules) == said
    assert exact(Speech(), held, meant, rules) == said
    assert exact(Speech(), cards("9D RJ"), cards("9D 9C"), rules) == "9♦ red joker=9♣"


def test_a_refusal_and_a_reason_name_a_play() -> None:
    rules, house = build("bigtwo_basic", {}), "9D 9C 9H 4D 4C"
    error = IllegalAction("does_not_beat", cards="3D 3C 3H 5D 5C", top=house)
    assert "a full house of nines (" in why(Speech(), error, rules)
    assert "a full house of nines (" in sentence(
        Speech(), Reason("reason-wins-last", cards=cards(house)), rules
    )
    assert "9♦ 9♣ 9♥" in sentence(Speech(), Reason("reason-keeps", cards=cards("9D 9C 9H")), rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_play_that_is_no_set_has_a_name_in_sentences(preset: str) -> None:
    rules, chance = build(preset, {}), Random(preset)
    for moment in moments(rules, shuffled(rules, min(rules.seats), chance), chance):
        for seat in moment.deal.to_act:
            for play in view(moment.deal, seat).plays:
                said = laid(Speech(), play.cards, play.cards, rules)
                unnamed = play.size == 1 or kind_of(play, rules) == "kind-other"
                assert unnamed or said != in_order(Speech(), play.cards)
