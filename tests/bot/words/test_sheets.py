"""Rule sheets, chips and the lobby's line in every language: complete, short, consistent."""

from __future__ import annotations

from random import Random

import pytest

from bot.discord import limits
from bot.words import LANGUAGES
from bot.words.rulebook import game_line, game_title
from bot.words.rulebook import sentence as told
from bot.words.sheet import PAGE, changed_rules, chip, in_short, sheet
from bot.words.speech import Speech
from rules.catalogue import OPTIONS, full, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sections


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_any_sheet_is_lost_and_no_page_is_too_long(language: str) -> None:
    speech = Speech(language)
    for preset in PRESETS:
        pages = sheet(speech, preset, {})
        assert all(0 < len(page) <= PAGE for page in pages)
        text = "\n".join(pages)
        for _, said in sections(preset):
            assert all(told(speech, one) in text for one in said), preset


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_mixture_of_options_can_be_read_in_every_language(language: str) -> None:
    chance, read = Random(3), 0
    speech = Speech(language)
    for _ in range(80):
        preset = chance.choice(sorted(PRESETS))
        options = chance.sample(sorted(full(preset).keys() & OPTIONS.keys()), 3)
        changed = {
            one: chance.choice(sorted(OPTIONS[one].meaning))
            for one in options
            if OPTIONS[one].meaning
        }
        if not problems(preset, changed):
            read += 1
            assert all(len(page) <= limits.TEXT for page in sheet(speech, preset, changed))
    assert read > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_leads_has_the_sign_of_its_suit(language: str) -> None:
    speech = Speech(language)
    assert "3♦" in sheet(speech, "bigtwo_basic", {})[0]
    assert "3♠" in sheet(speech, "president_denexa", {})[0]


def test_the_card_that_leads_is_spelled_for_a_screen_reader() -> None:
    speech = Speech("en", spelled=True)
    assert "3 of diamonds" in sheet(speech, "bigtwo_basic", {})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_never_denies_and_counts_jokers_at_once(
    language: str,
) -> None:
    changed = {"jokers": "2"}
    speech = Speech(language)
    line = game_line(speech, "president_basic")
    assert in_short(speech, "president_basic", {}) == line
    assert line not in in_short(speech, "president_basic", changed)
    assert line not in sheet(speech, "president_basic", changed)[0]
    assert "2" in changed_rules(speech, "president_basic", changed)[0]


def test_a_changed_number_is_told_by_the_sentence_that_it_belongs_to() -> None:
    """The chip does not say "Play to how many points, deals or minutes? 2."."""
    choices = full("president_basic") | {"match_target": "2"}
    assert chip(Speech(), "match_target", choices) == "The match ends when someone has 2 points."
    lead = full("president_denexa") | {"first_lead_card": "3D"}
    assert chip(Speech(), "first_lead_card", lead) == "The player with the 3♦ leads the first deal."
    pays = full("bigtwo_lukang") | {"single_loser_amount": "5"}
    assert chip(Speech(), "single_loser_amount", pays).endswith("The loser pays the winner 5.")


def test_an_answer_that_no_sentence_tells_begins_as_one() -> None:
    choices = full("president_basic") | {"cut": "off"}
    assert chip(Speech(), "cut", choices) == "Who cuts the deck? Nobody."
    speech = Speech("de")
    assert chip(speech, "cut", choices).endswith("? Niemand.")


def test_two_changes_that_one_sentence_tells_are_told_once() -> None:
    changed = {"match_end": "deals", "match_target": "2"}
    assert changed_rules(Speech(), "president_basic", changed) == ["The match is 2 deals."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_is_named_after_where_its_rules_were_found(language: str) -> None:
    speech = Speech(language)
    for preset in PRESETS:
        named = f"{game_title(speech, preset)} {game_line(speech, preset)}"
        assert not {"denexa", "comp", "303"} & set(
            named.lower().replace("(", " ").replace(")", " ").replace("：", " ").split()
        )
        assert "Denexa" not in named
        assert "COMP" not in named
