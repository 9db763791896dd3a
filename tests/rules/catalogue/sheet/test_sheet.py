"""Rule sheets: every choice has its sentence, and every game its page."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from rules.catalogue import OPTIONS, full, problems
from rules.catalogue.option import Option
from rules.catalogue.presets import PRESETS
from rules.catalogue.sections import SECTIONS, TOPICS
from rules.catalogue.sheet import HEADINGS, sections, sentence, sheet, table
from rules.catalogue.sheet.headings import Line, Of
from tests.data import table as kept


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_has_its_sentence(option: str) -> None:
    says = OPTIONS[option].says
    assert "*" in says or set(OPTIONS[option].meaning) <= says.keys()
    for said in says.values():
        assert said == "" or re.fullmatch(r"[A-Z0-9{].*\.", said)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_an_option_knows_the_others_it_goes_with(option: Option) -> None:
    named: list[tuple[str, Any]] = [*option.only_with.items(), *option.not_with.items()]
    for other, values in named:
        for value in values if isinstance(values, tuple) else values.values:
            OPTIONS[other].values.parse(value)


def test_an_option_is_in_one_section_and_under_a_known_heading() -> None:
    assert sum(len(section.options) for section in SECTIONS) == len(OPTIONS)
    assert {option.topic for option in OPTIONS.values()} == set(TOPICS)


def test_every_option_has_its_place_on_the_sheet() -> None:
    """Each option has a line, or another line tells its value."""
    placed = [
        line.option if isinstance(line, Of) else line
        for heading in HEADINGS
        for line in heading.lines
        if not isinstance(line, Line)
    ]
    others = {option for option in OPTIONS if OPTIONS[option].told_by}
    assert sorted(placed) == sorted(OPTIONS.keys() - others - {"hand_size", "exchange_extra"})
    assert all(OPTIONS[OPTIONS[option].told_by].id in placed for option in others)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_sentence_of_a_sheet_is_stiff(preset: str) -> None:
    page = sheet(preset)
    assert not re.search(
        r"\bWho (?!leads\.)[a-z]|player alone|as there can be alike|[Tt]he last place [dgls]", page
    )
    said = [one for _, sentences in sections(preset) for one in sentences]
    assert len(said) == len(set(said))


@pytest.mark.slow
def test_any_mixture_of_options_has_a_sheet() -> None:
    chance, read = Random(9), 0
    for _ in range(200):
        preset = chance.choice(sorted(PRESETS))
        mixed = sorted(full(preset).keys() & OPTIONS.keys())
        changed = {
            option: chance.choice(sorted(OPTIONS[option].meaning))
            for option in chance.sample(mixed, 4)
            if OPTIONS[option].meaning
        }
        if not problems(preset, changed):
            read += 1
            page = sheet(preset, changed)
            assert len(dict(sections(preset, changed))) > 6
            assert not re.search(r"[{}\[\]_]|\.\.|  |: \.|, \.", page), page
    assert read > 50


def test_a_changed_game_does_not_begin_with_the_line_of_the_one_it_was() -> None:
    """ "No jokers" above "There are 2 jokers"."""
    assert PRESETS["president_basic"].about in sheet("president_basic")
    assert "No jokers" not in sheet("president_basic", {"jokers": "2"})


@pytest.mark.parametrize(("preset", "page"), kept("sheets").items())
def test_the_sheet_of_a_family_is_as_it_was(preset: str, page: str) -> None:
    """After an intended change `python -m rules sheet` prints the new sheet."""
    assert sheet(preset) == page


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
    assert "Suits, high to low: spades, hearts, clubs, diamonds." in before["Cards"]
    assert "Suits, high to low: diamonds, hearts, spades, clubs." in after["Cards"]
    assert "the lowest card, the 3D," in before["Who leads"][0]
    assert "the lowest card, the 3C," in after["Who leads"][0]
    for title in ("Cards", "Who leads"):
        before.pop(title)
        after.pop(title)
    assert before == after


def test_sentence_of_an_option_without_effect_is_empty() -> None:
    choices = full("president_basic")
    assert sentence("revolution_trigger", choices) == ""
    assert sentence("revolution_trigger", choices | {"revolution": "ranks"}) != ""
    assert sentence("jokers", choices) == ""
    assert sentence("jokers", choices | {"jokers": "3"}) == "With 3 jokers."


def test_numbers_and_spans_read_like_words() -> None:
    choices = full("president_basic")
    assert sentence("players", choices) == "4 to 7 players."
    assert "2, 1, the rest 0" in sentence("place_points", choices)
    assert "11 points" in sentence("match_end", choices)
    runs = choices | {"sequences": "single_and_multiple"}
    assert "3 pairs, 3 triples, 3 sets of four" in sentence("set_run_min", runs)


def test_the_table_has_a_row_for_each_game() -> None:
    rows = table().splitlines()[2:]
    assert len(rows) == len(PRESETS)
    assert all(row.count("|") == 5 for row in rows)
