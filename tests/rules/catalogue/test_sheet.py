"""Rule sheets: every choice has its sentence, and every game its page."""

from __future__ import annotations

import re

import pytest

from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS
from rules.catalogue.says import ONLY_WITH, SECTIONS
from rules.catalogue.sheet import sections, sentence, sheet, table

SAYS = {option: says for section in SECTIONS for option, says in section.says.items()}


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_has_its_sentence(option: str) -> None:
    says = SAYS[option]
    assert "*" in says or set(OPTIONS[option].meaning) <= says.keys()
    for said in says.values():
        assert said == "" or re.fullmatch(r"[A-Z0-9{].*\.", said)


def test_no_sentence_is_about_an_option_that_is_not_there() -> None:
    assert SAYS.keys() == OPTIONS.keys()
    assert ONLY_WITH.keys() <= OPTIONS.keys()
    assert {other for other, _ in ONLY_WITH.values()} <= OPTIONS.keys()
    assert sum(len(section.says) for section in SECTIONS) == len(SAYS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_a_page_in_plain_sentences(preset: str) -> None:
    page = sheet(preset)
    assert page == sheet(preset)
    assert page.startswith(PRESETS[preset].title)
    assert 500 < len(page) < 4000
    assert not re.search(r"[{}\[\]_]|\.\.|  ", page)


def test_a_changed_rule_changes_the_page() -> None:
    before = dict(sections("bigtwo_basic"))
    after = dict(sections("bigtwo_basic", {"suit_order": "DHSC"}))
    assert "Suits rank spades, hearts, clubs, diamonds." in before["Cards"]
    assert "Suits rank diamonds, hearts, spades, clubs." in after["Cards"]
    before.pop("Cards")
    after.pop("Cards")
    assert before == after


def test_what_does_not_matter_is_not_said() -> None:
    choices = full("president_basic")
    assert sentence("revolution_trigger", choices) == ""
    assert sentence("revolution_trigger", choices | {"revolution": "ranks"}) != ""
    assert sentence("jokers", choices) == ""
    assert sentence("jokers", choices | {"jokers": "3"}) == "There are 3 jokers."


def test_numbers_and_spans_read_like_words() -> None:
    choices = full("president_basic")
    assert sentence("players", choices) == "This game is for 4 to 7 players."
    assert "2, 1; others nothing" in sentence("place_points", choices)
    assert "11 points" in sentence("match_end", choices)
    runs = choices | {"sequences": "single_and_multiple"}
    assert "3 pairs, 3 triples, 3 fours" in sentence("set_run_min", runs)


def test_the_table_has_a_row_for_each_game() -> None:
    rows = table().splitlines()[2:]
    assert len(rows) == len(PRESETS)
    assert all(row.count("|") == 5 for row in rows)
