"""Texts never speak of playing for money, and only titles chosen by a table may be rude."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words import LANGUAGES
from bot.words.rulebook import texts, translations
from bot.words.search import games
from bot.words.speech import SOURCE, TEXTS, Speech
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS

PICTURES = "[💰💵💴💶💷💸🤑🎰💲]"
GAMBLING = {
    "en": r"money|gambl|wager|\bbets?\b|betting|\bcash\b|casino|jackpot",
    "zh-TW": "賭|金錢|押注|下注|底注|博彩",
    "zh-CN": "赌|金钱|押注|下注|底注|博彩",
    "ja": "賭|お金|金銭|ギャンブル|カジノ|博打",
    "vi": r"cược|cá độ|đánh bạc|sòng bạc|\btiền\b",
    "id": r"taruhan|bertaruh|\bjudi|\buang\b|kasino",
    "de": r"\bgeld|wetten?\b|wetteinsa|\beins(?:atz|ätz)|glücksspiel|\bzock|casino|kasino",
    "fr": r"\bargent\b|\bmises?\b(?! (?:de côté|à jour))|\bparis?\b|parier|casino",
    "nl": r"\bgeld\b|\binzet|\bgok|weddenschap|casino",
    "hu": r"pénz|fogadás|\btét(?:je|et|ek)?\b|kaszinó|szerencsejáték",
}
EVERYWHERE = "ass?hole|arsehole|arschl|klootz|trou du cul|fuck|shit"
RUDE = {
    "en": r"\barse|butthead|bastard|bitch|\bcrap\b",
    "zh-TW": "人渣|敗類|混蛋|王八",
    "zh-CN": "人渣|败类|混蛋|王八",
    "ja": "クズ|ろくでなし|馬鹿|バカ|クソ",
    "vi": "cặn bã|lưu manh|khốn nạn",
    "id": "brengsek|bangsat|bajingan|gembel|kacung",
    "de": r"arsch|scheiß|drecksack|\bpenner|wichser|idiot",
    "fr": r"trouduc|\bcul\b|connard|merde|salaud",
    "nl": r"\blul\b|schoft|klote|schijt",
    "hu": r"segg|\bszar|söpredék|csöves|hülye",
}


def sentences(language: str) -> Iterator[str]:
    """Yield the lines of a language's sentences, without keys, facts and comments."""
    for line in (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield re.sub(r"^[\w-]+ =|\{[^}]*\}", "", line)


def of_rules(language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of the rules in English and in a language, with titles and game names."""
    if language == SOURCE:
        yield from ((text, text) for _, text in texts())
        return
    yield from ((english, text) for (_, english), text in translations(language).items())


def told(language: str) -> Iterator[str]:
    """Yield every text of a language except for titles that are rude by choice."""
    yield from sentences(language)
    yield from (text for english, text in of_rules(language) if "Asshole" not in english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_speaks_of_playing_for_money(language: str) -> None:
    word = re.compile(f"{GAMBLING[language]}|{PICTURES}", re.IGNORECASE)
    assert [text for text in told(language) if word.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_rude_titles_are_rude(language: str) -> None:
    word = re.compile(f"{RUDE[language]}|{EVERYWHERE}", re.IGNORECASE)
    assert [text for text in told(language) if word.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rude_titles_can_be_chosen_in_every_language(language: str) -> None:
    chosen = [text for english, text in of_rules(language) if "Asshole" in english]
    word = re.compile(f"{RUDE[language]}|{EVERYWHERE}", re.IGNORECASE)
    assert len(chosen) == len(["the option's value", "the last place", "the place before"])
    assert all(word.search(text) for text in chosen)


def test_no_game_has_rude_titles_unless_they_are_chosen() -> None:
    assert "rude" in OPTIONS["titles"].meaning
    assert [preset for preset in PRESETS if full(preset, {}).get("titles") == "rude"] == []


@pytest.mark.parametrize(
    ("typed", "preset"),
    [
        ("klootzakken", "president_klootzakken"),
        ("Klootzak", "president_klootzakken"),
        ("butthead", "president_butthead"),
    ],
)
def test_a_game_is_found_by_the_rude_name_that_people_search_for(typed: str, preset: str) -> None:
    assert preset in games(Speech(), typed)
