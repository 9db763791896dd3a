"""House rules as typed: the rules understood, and the answer to other words."""

from __future__ import annotations

import re

import pytest

from bot.domain.errors import Refusal
from bot.words import LANGUAGES, why
from bot.words.house_rules import typed_rules
from bot.words.rulebook import question
from bot.words.search import rules
from bot.words.speech import Speech
from bot.words.values import shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("stake=0,50, jokers=2", {"stake": "0.50", "jokers": "2"}),
        ("jokers=2,stake=1,5", {"jokers": "2", "stake": "1.5"}),
        ("stake=٠٫٥", {"stake": "0.5"}),
        ("jokers=２，players=４..６", {"jokers": "2", "players": "4..6"}),
        ("jokers＝२", {"jokers": "2"}),
        ("match_target=1,000, jokers=2", {"match_target": "1000", "jokers": "2"}),
        ("match_target=1.000", {"match_target": "1000"}),
        ("match_target=1\u202f000", {"match_target": "1000"}),
        ("exchange=2,1", {"exchange": "[2,1]"}),
        ("players=4-6", {"players": "4..6"}),
        ("players=4", {"players": "4..4"}),
        ("Equal Skip: ONE", {"equal_skip": "one"}),
        ("How many jokers? 3, exchange=[2,1]", {"jokers": "3", "exchange": "[2,1]"}),
    ],
)
def test_rules_are_understood_as_players_write_them(typed: str, meant: dict[str, str]) -> None:
    assert typed_rules(Speech(), typed) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("skip_equal=one", "There is no house rule .* Did you mean `equal_skip`"),
        ("skip equal", "Did you mean `equal_skip`"),
        ("joker=2", "Did you mean `jokers`"),
        ("two clears=yes", "Did you mean `two_power`"),
        ("qqq=1", "There is no house rule “qqq”. Type a word of it"),
        ("equal_skip=yes", "Pick one of: off, one, per_card. Did you mean `one`, `per_card`"),
        ("two_power=beats_al", "Did you mean `beats_all`"),
        ("stake=0,505", "“stake=0,505” doesn't work here. Type a number such as 1 or 0.50"),
        ("stake=0,500", "such as 1 or 0.50"),
        ("stake=-1", "such as 1 or 0.50"),
        ("jokers=½", "“jokers=½” doesn't work here. Type a number from 0 to 4."),
        ("jokers=二", "“jokers=二” doesn't work here"),
        ("jokers=", "Type a number from 0 to 4."),
        ("=2", "I don't understand “=2”"),
    ],
)
def test_unknown_house_rule_is_named_with_suggestions(typed: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        typed_rules(Speech(), typed)
    assert re.search(said, why(Speech(), refused.value)), why(Speech(), refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_its_question_and_by_an_answer(language: str) -> None:
    speech = Speech(language)
    assert ("equal_skip", "") in rules(speech, question(speech, "equal_skip"))
    assert "joker_power" in dict(rules(speech, shown(speech, "joker_power", "wins_trick")))
    assert rules(speech, "two clears")[0] == ("two_power", "wins_trick")
    assert not rules(speech, "?!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_of_a_match_names_the_counted_points(language: str) -> None:
    speech, ends = Speech(language), ("deals", "points", "time")
    asked = [question(speech, "match_target", {"match_end": end}) for end in ends]
    assert len({*asked, question(speech, "match_target")}) == 4
    assert question(speech, "match_target", {"match_end": "open"}) == question(
        speech, "match_target"
    )
