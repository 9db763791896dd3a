"""The search for games by their names and numbers of players."""

from __future__ import annotations

import re

import pytest

from bot.words import LANGUAGES
from bot.words.rulebook import game_title
from bot.words.search import FORMER, OTHER_NAMES, RULE_WORDS, folded, games, rules
from bot.words.speech import Speech
from rules.catalogue import OPTIONS, full
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("asshole", "president_basic"),
        ("Asshole", "president_basic"),
        ("8 cut", "daifugo_denexa"),
        ("8-cut", "daifugo_denexa"),
        ("dig a hole", "bigthree_denexa"),
        ("fight the landlord", "doudizhu_open"),
        ("tien len", "thirteen_denexa"),
        ("Tiến Lên", "thirteen_denexa"),
        ("大老二", "bigtwo_basic"),
        ("da lao er", "bigtwo_basic"),
        ("scum", "president_basic"),
        ("arschloch", "president_basic"),
        ("huberes", "president_huberes"),
        ("tiến lên", "thirteen_denexa"),
        ("13", "thirteen_denexa"),
        ("pusoy", "bigtwo_pusoy_dos"),
        ("capsa", "bigtwo_indonesia"),
        ("landlord", "doudizhu_open"),
        ("斗地主", "doudizhu_open"),
        ("鬥地主", "doudizhu_open"),
        ("大富豪", "daifugo_denexa"),
        ("no suits", "bigtwo_no_suits"),
    ],
)
def test_a_game_is_found_by_the_names_people_have_for_it(typed: str, first: str) -> None:
    assert games(Speech(), typed)[0] == first


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        *((name, "thirteen_denexa") for name in ("Treize", "Dreizehn", "Dertien", "十三")),
        *((name, "bigtwo_basic") for name in ("Große Zwei", "gros deux", "nagy kett")),
        *((name, "bigthree_denexa") for name in ("Große Drei", "gros trois", "挖坑")),
        ("Präsident", "president_basic"),
        ("Elnök", "president_basic"),
    ],
)
@pytest.mark.parametrize("reader", ["en", "fr", "ja"])
def test_a_game_is_found_by_its_name_translated(reader: str, typed: str, first: str) -> None:
    assert games(Speech(reader), typed)[0] == first
    if typed.isascii() and len(typed) > 5:
        assert first in games(Speech(reader), typed[:-1])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_found_by_its_title_in_any_language(language: str) -> None:
    titles: dict[str, set[str]] = {}
    for preset in PRESETS:
        for every in LANGUAGES:
            titles.setdefault(folded(game_title(Speech(every), preset)), set()).add(preset)
    others = {folded(name) for other in OTHER_NAMES for name in other.names}
    for preset in PRESETS:
        title = folded(game_title(Speech(language), preset))
        found = games(Speech("fr"), title)
        assert preset in found, title
        assert title in others or {*found[: len(titles[title])]} == titles[title], title


@pytest.mark.parametrize("number", [2, 3, 12])
def test_games_are_found_by_the_number_of_players(number: int) -> None:
    found = games(Speech(), f"{number} players")
    for preset in PRESETS:
        low, _, high = full(preset)["players"].partition("..")
        assert (preset in found) == (int(low) <= number <= int(high)), preset


def test_the_number_of_players_is_typed_in_ones_own_language() -> None:
    speech = Speech("de")
    assert games(speech, "3 Spieler") == games(speech, "3 players")
    speech = Speech("ja")
    assert games(speech, "3人") == games(speech, "3 players")


def test_words_need_not_stand_together_nor_in_order() -> None:
    assert "president_comp303_double" in games(Speech(), "packs strong president")
    assert games(Speech(), "president revol") == ["president_revolution"]


def test_words_for_a_rule_find_the_games_that_have_it() -> None:
    two_packs = [preset for preset in PRESETS if full(preset).get("decks") == "2"]
    assert (
        sorted(games(Speech(), "two packs"))
        == sorted(games(Speech(), "2 decks"))
        == sorted(two_packs)
    )
    suitless = games(Speech(), "no suits")
    assert {"president_basic", "bigtwo_no_suits"} <= {*suitless}
    assert not {"president_suits", "bigtwo_basic"} & {*suitless}


@pytest.mark.slow
def test_without_a_word_all_games_are_there_and_nothing_is_found_by_nonsense() -> None:
    assert sorted(games(Speech(), "")) == sorted(PRESETS)
    assert games(Speech(), "xyzzy president") == []


@pytest.mark.slow
def test_every_alias_of_a_game_finds_it() -> None:
    assert {one.of for one in OTHER_NAMES} <= {*FAMILIES, *PRESETS}
    assert {one.of for one in OTHER_NAMES} >= {*FAMILIES}
    for other in OTHER_NAMES:
        assert other.why
        for name in other.names:
            of = [
                preset
                for preset in games(Speech(), name)
                if other.of in (preset, resolved(preset)[0])
            ]
            assert of, name


def test_every_search_word_for_rules_belongs_to_an_existing_value() -> None:
    for words in RULE_WORDS:
        for option, values in words.choices.items():
            assert all(OPTIONS[option].values.parse(value) is not None for value in values)
        for name in words.names:
            assert games(Speech(), name), name


@pytest.mark.slow
def test_games_are_found_by_a_sentence_of_their_rules_in_ones_language_and_in_english() -> None:
    assert games(Speech(), "twos beat everything but") == games(
        Speech(), "beat everything twos but"
    )
    assert "president_basic" in games(Speech(), "can still play on your next turn")
    speech = Speech("de")
    assert "president_basic" in games(speech, "can still play on your next turn")
    assert games(speech, "schlägt alles")
    assert games(Speech(), "schlägt alles") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_the_form_find_games(language: str) -> None:
    speech = Speech(language)
    examples = re.findall("[“„「«]\\s?(.+?)\\s?[”“」»]", speech.say("search-about"))
    assert len(examples) == 2
    assert all(games(speech, one) for one in examples)


def test_accents_capitals_and_signs_are_not_told_apart() -> None:
    assert folded("Tiến-Lên!") == folded(" TIEN LEN ") == "tien len"
    assert folded("Đấu địa chủ") == "dau dia chu"
    assert games(Speech(), "?!") == []


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("how many packs", "decks"),
        ("packs", "decks"),
        ("auction", "auction"),
        ("widow", "widow"),
        ("kickers", "kickers"),
        ("honour hands", "bomb_hands"),
        ("hands of five", "five_card_cross"),
        ("opposite colour", "equal_play"),
    ],
)
def test_rules_are_found_by_words_that_they_used_before(typed: str, option: str) -> None:
    assert option in dict(rules(Speech(), typed))
    speech = Speech("de")
    assert option in dict(rules(speech, typed))


@pytest.mark.parametrize(
    ("title", "preset"),
    [(one.names[0], one.of) for one in OTHER_NAMES if one.why == FORMER],
)
def test_a_game_is_found_by_its_title_of_before(title: str, preset: str) -> None:
    assert games(Speech(), title)[0] == preset
