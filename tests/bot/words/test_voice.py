"""Texts of the rules keep to the voice of the bot: short in every language, in the same words."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, speaking
from bot.words.rulebook import game_line
from rules.catalogue.presets import PRESETS
from rules.catalogue.presets.preset import Preset
from tests.bot.words.voice import forbidden, limit


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_game_fits_its_menu(language: str) -> None:
    """Discord cuts the description of an answer at 100 characters."""
    most = min(limit("game", language), 100)
    with speaking(language):
        lines = {preset: game_line(preset) for preset in PRESETS}
    assert {preset: line for preset, line in lines.items() if len(line) > most} == {}


def test_no_two_games_have_the_same_line() -> None:
    seen: dict[str, str] = {}
    for preset in PRESETS.values():
        twin = seen.setdefault(preset.about, preset.id)
        assert twin == preset.id, preset.about


@pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.id)
def test_a_game_is_told_in_the_words_of_the_bot(preset: Preset) -> None:
    assert [*forbidden(preset.title), *forbidden(preset.about)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Whoever was left with most cards leads anew.", 2),
        ("You do not hold it, and may not play.", 2),
        ("Get rid of all your cards: you can't keep them.", 0),
        ("The pack has a widow.", 2),
        ("Play them there; she is here.", 1),
    ],
)
def test_words_that_the_bot_does_not_use_are_found(text: str, found: int) -> None:
    assert len(list(forbidden(text))) == found
