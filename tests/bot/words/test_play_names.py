"""Names of plays inside sentences: articles, cases and what players of each language say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words.cards import laid, play_name, shown
from bot.words.coverage import sentences
from bot.words.primer import lesson
from bot.words.rulebook import translations
from bot.words.speech import TEXTS, Speech
from rules.cards import cards
from rules.catalogue import build
from rules.combinations import Combination
from tests.bot.words.test_labels import NAMES

NUMERALS = {
    "en": "two|three|four|five|six|seven|eight",
    "de": "zwei|drei|vier|fünf|sechs|sieben|acht",
    "fr": "deux|trois|quatre|cinq|six|sept|huit",
    "nl": "twee|drie|vier|vijf|zes|zeven|acht",
}
BEGINS = {  # the beginning of the name of a play, in languages with articles
    "en": f"an? |the |(?:{NUMERALS['en']}) ",
    "de": f"eine? |die |(?:{NUMERALS['de']}) ",
    "fr": f"une? |la |(?:{NUMERALS['fr']}) ",
    "nl": f"een |de |(?:{NUMERALS['nl']}) ",
}
OBJECTS = {"table-bomb", "lesson-with-example"}  # German sentences with a play after their verb
FORMAL = {
    "de": r"\bIhnen\b|(?<=[a-zäöüß,] )Sie\b",
    "fr": r"\b(?:vous|votre|vos)\b|\b(?!(?:ass|ch)ez\b)\w{2,}ez\b",
    "nl": r"\b(?:u|[Uu]w)\b",
    "hu": r"\bÖn",
    "id": r"\bAnda\b",
    "vi": r"\bquý khách\b",
    "zh-CN": "您",
    "zh-TW": "您",
}
SEVERAL = {"hand-offer"}  # sentences that address two people


def names(language: str) -> Iterator[str]:
    """Yield the names of plays of all kinds, with and without their cards."""
    speech = Speech(language)
    for preset, written, _ in NAMES:
        held, rules = cards(written), build(preset, {})
        if held.bit_count() > 1:
            yield laid(speech, held, held, rules)
            yield play_name(speech, held, rules)


@pytest.mark.parametrize("language", BEGINS)
def test_the_name_of_a_play_has_its_article(language: str) -> None:
    found = [*names(language)]
    assert len(found) > 30
    assert [name for name in found if not re.match(BEGINS[language], name)] == []


def test_a_german_sentence_has_a_play_after_a_verb_only_in_the_accusative() -> None:
    """After a colon the nominative is right; after a word it would be right by chance."""
    source = (TEXTS / "de.ftl").read_text(encoding="utf-8")
    placed = re.findall(r"^([\w-]+) = (.*)\{ \$play \}", source, re.MULTILINE)
    whole = [(key, before) for key, before in placed if not key.startswith(("called-", "log-"))]
    assert len(whole) > 10
    loose = {key for key, before in whole if re.search(r"[\wäöüß] \**$", before)}
    assert loose == OBJECTS


@pytest.mark.parametrize(
    ("preset", "hand", "said"),
    [
        ("bigtwo_basic", "4D 5D 6C 7S 8H", "Du hast eine Straße bis 8♥ ("),
        ("bigtwo_basic", "6C 8C 9C JC KC", "Du hast einen Flush bis K♣ ("),
        ("bigtwo_basic", "5C 6C 7C 8C 9C", "Du hast einen Straight Flush bis 9♣ ("),
        ("bigtwo_basic", "6C 6D 9C 9D 9S", "Du hast ein Full House mit drei Neunen ("),
    ],
)
def test_a_german_object_is_in_the_accusative(preset: str, hand: str, said: str) -> None:
    rules, held = build(preset, {}), cards(hand)
    play = rules.usual.read(held)
    assert isinstance(play, Combination)
    assert said in lesson(Speech("de"), "first_five", play, rules)


@pytest.mark.parametrize(
    ("language", "red", "black"),
    [
        ("en", "red joker", "black joker"),
        ("de", "roter Joker", "schwarzer Joker"),
        ("zh-CN", "大王", "小王"),
        ("zh-TW", "大鬼", "小鬼"),
    ],
)
def test_a_joker_has_the_name_that_players_use(language: str, red: str, black: str) -> None:
    assert [shown(Speech(language), cards(code)) for code in ("RJ", "BJ")] == [red, black]


@pytest.mark.parametrize("language", ["zh-CN", "zh-TW", "ja", "vi", "id"])
def test_the_rank_beside_a_count_is_in_digits(language: str) -> None:
    """A rank in words would be read as a second count: "三张三"."""
    rules, held = build("president_basic", {}), cards("3D 3C 3H")
    assert "3" in laid(Speech(language), held, held, rules)


@pytest.mark.parametrize("language", FORMAL)
def test_a_reader_is_addressed_informally(language: str) -> None:
    speech = Speech(language)
    told = {
        key: speech.say(key, **dict.fromkeys(facts, "7"))
        for key, facts in sentences(language).items()
        if key not in SEVERAL
    }
    told |= {text: other for (_, text), other in translations(language).items()}
    assert {key: text for key, text in told.items() if re.search(FORMAL[language], text)} == {}


@pytest.mark.parametrize(
    ("language", "cheating"),
    [
        ("de", "unter dem Tisch"),
        ("fr", "sous la table"),
        ("nl", "onder de tafel"),
        ("hu", "az asztal alatt"),
        ("id", "di bawah meja"),
        ("vi", "dưới bàn"),
    ],
)
def test_no_card_is_played_under_the_table(language: str, cheating: str) -> None:
    """In English the button is "under the table"; in other languages that is where one cheats."""
    assert cheating not in (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").lower()
