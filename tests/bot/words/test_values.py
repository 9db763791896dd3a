"""Values offered to a host: all are playable, and the one in force is among them."""

import pytest

from bot.discord import limits
from bot.words.speech import Speech
from bot.words.values import offered, shown, topics, typable
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS
from rules.catalogue.values import Number


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_offered_is_one_the_option_knows(option: str) -> None:
    values = offered(option)
    assert 0 < len(values) <= limits.OPTIONS
    for value in values:
        OPTIONS[option].values.parse(value)
        assert shown(Speech(), option, value)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_is_offered_whole_or_may_be_typed(option: str) -> None:
    values = OPTIONS[option].values
    every = list(OPTIONS[option].meaning)
    if isinstance(values, Number):
        every = [str(number) for number in range(values.low, values.high + 1)]
    assert typable(option) or offered(option) == every


@pytest.mark.parametrize("preset", PRESETS)
def test_the_value_in_force_is_among_those_offered(preset: str) -> None:
    for option, value in full(preset).items():
        values = offered(option, value, "777" if option == "match_target" else value)
        assert value in values
        assert len(values) == len(set(values)) <= limits.OPTIONS


def test_a_number_that_was_typed_stands_in_its_place() -> None:
    values = [int(value) for value in offered("match_target", "12")]
    assert 12 in values
    assert values == sorted(values)


def test_options_without_effect_are_not_offered() -> None:
    off = topics("president_basic", {})
    on = topics("president_basic", {"sequences": "single"})
    assert "run_min" not in [key for keys in off.values() for key in keys]
    assert "run_min" in on["Plays"]


@pytest.mark.parametrize("preset", PRESETS)
def test_only_options_of_the_family_are_offered(preset: str) -> None:
    found = topics(preset, {})
    assert len(found) <= limits.OPTIONS
    assert {key for keys in found.values() for key in keys} <= full(preset).keys()


def test_a_span_is_said_in_words() -> None:
    assert shown(Speech(), "players", "4..7") == "4 to 7"
    assert shown(Speech(), "players", "3..3") == "3"
