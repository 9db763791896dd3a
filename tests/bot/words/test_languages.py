"""All sentences for players, in every language: present, used, complete and short enough."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from bot.words import LANGUAGES, closest
from bot.words.cards import line
from bot.words.coverage import sentences, table
from bot.words.rulebook import texts, translations
from bot.words.sheet import sheet
from bot.words.speech import SOURCE, Fact, Speech, knows
from cogs.table.channels import FILES, OPENING
from rules.cards import cards, each
from rules.catalogue import OPTIONS, build, problems
from rules.catalogue.presets import PRESETS
from rules.sentences import Listed, Sentence
from tests.bot.words.sources import BY_COMMAND, asked, literal_sentences, mentioned, trees

OTHERS = [language for language in LANGUAGES if language != SOURCE]
KEYS = sentences(SOURCE)
LIMITS = {"button-": 34, "about-": 100, "name-": 32, "pick-": 150, "form-": 45}  # by prefix of key
MOST = 2000  # characters of any other sentence
NUMBERS = ("count", "number", "place", "points", "most", "least", "part", "amount", "at")
HOLES = re.compile(r"{([a-z_]+)[:}]")


def fact(name: str) -> Fact:
    """Return a sample value for a fact of this name."""
    return 2 if name in NUMBERS else "7♦ 7♣"


def said(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key and text of every sentence of a language, with sample facts."""
    speech = Speech(language)
    for key, names in sentences(language).items():
        yield key, speech.say(key, **{name: fact(name) for name in names})


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_file_is_known(language: str) -> None:
    assert [key for key in sentences(language) if not knows(language, key)] == []


@pytest.mark.slow
def test_every_key_that_the_source_asks_for_is_there() -> None:
    wanted = list(asked())
    assert len(wanted) > 200
    assert [(where, key) for where, key in wanted if key not in KEYS] == []


@pytest.mark.slow
def test_every_sentence_is_used() -> None:
    spoken = {key for key in KEYS if not key.startswith(BY_COMMAND)}
    assert spoken - mentioned(spoken) == set()


@pytest.mark.slow
def test_no_sentence_stands_in_the_source() -> None:
    assert list(literal_sentences()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    own = {key for key in sentences(language) if not key.startswith("name-")}
    assert own - set(KEYS) == set()


OF_A_NAME = {
    "card",
    "top",
    "count",
    "form",
    "lowest",
    "highest",
}  # facts that not every language needs to name a play
NAMES = ("called-", "said-", "ranks-")  # keys of the names of plays
OF_A_VERB = {"leaders"}  # the number of people of a list, which not every verb agrees with


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_tells_the_same_facts(language: str) -> None:
    own = sentences(language)
    names = {key: (names, KEYS.get(key, names)) for key, names in own.items()}
    assert {
        key: facts ^ others
        for key, (facts, others) in names.items()
        if (facts ^ others) - OF_A_VERB - (OF_A_NAME if key.startswith(NAMES) else frozenset())
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_too_long_for_discord(language: str) -> None:
    for key, sentence in said(language):
        limit = next((most for kind, most in LIMITS.items() if key.startswith(kind)), MOST)
        assert 0 < len(sentence) <= limit, f"{key}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_command_is_one_that_discord_takes(language: str) -> None:
    for key, name in said(language):
        if key.startswith("name-"):
            assert re.fullmatch(r"[-_'\w]{1,32}", name), f"{key}: {name}"
            assert name == name.lower(), f"{key}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_tells_texts_of_the_rules_with_the_same_facts(language: str) -> None:
    """A change of an English text must reach its translations, which would be lost otherwise."""
    told = {text: other for (_, text), other in translations(language).items()}
    for text, other in told.items():
        assert sorted(HOLES.findall(text)) == sorted(HOLES.findall(other)), text
    assert set(told) - {text for _, text in texts()} == set(), "texts that the rules no longer say"


@pytest.mark.slow
def test_every_contradiction_of_rules_is_a_text_that_can_be_translated() -> None:
    known = {text for _, text in texts()}
    found = set()
    for preset in ("president_basic", "bigtwo_basic", "doudizhu_denexa", "thirteen_denexa"):
        for option in OPTIONS.values():
            for value in (*option.meaning, "?", "99"):
                for wrong in problems(preset, {option.id: value}, seats=9):
                    found |= set(templates(wrong))
    assert len(found) > 60
    assert found - known == set()


def templates(wrong: str) -> Iterator[str]:
    """Yield the templates that make up a sentence or a list of sentences."""
    if isinstance(wrong, Sentence):
        yield wrong.template
        for part in wrong.facts.values():
            if isinstance(part, Sentence | Listed):
                yield from templates(part)
    elif isinstance(wrong, Listed):
        for sentence in wrong.parts:
            yield from templates(sentence)
    else:
        yield wrong


@pytest.mark.long
def test_every_title_is_a_text_that_can_be_translated() -> None:
    known = {text for _, text in texts()}
    for preset in PRESETS:
        for value in (None, *OPTIONS["titles"].meaning):
            changed = {} if value is None else {"titles": value}
            if not problems(preset, changed):
                titles = build(preset, changed).society.titles.names(6)
                assert {title for title in titles if title} - known == set()


def test_discords_languages_find_the_closest_of_ours() -> None:
    assert [closest(locale) for locale in ("en-GB", "zh-TW", "zh-CN", "de", "pt-BR", "")] == [
        "en", "zh-TW", "zh-CN", "de", "en", "en",
    ]  # fmt: skip


@pytest.mark.slow
def test_the_table_of_languages_has_a_line_for_each() -> None:
    lines = table().splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_commands_are_named_as_discord_shows_them_in_a_language(language: str) -> None:
    speech = Speech(language)
    names = {key: speech.say(key) for key in sentences(language) if key.startswith("name-")}
    own = {name for key, name in names.items() if key.count("-") == 1}
    foreign = {key.removeprefix("name-") for key in names if key.count("-") == 1} - own
    named = re.compile(rf"(?<!\w)/({'|'.join(foreign)})\b")
    for key, sentence in said(language):
        if not key.startswith(("about-", "name-")):
            assert not named.search(sentence), f"{key}: {sentence}"
            for group in re.findall(rf"(?<!\w)/{names.get('name-game')} (\w+)", sentence):
                assert group in names.values(), f"{key}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_permission_a_table_needs_has_a_name(language: str) -> None:
    keys = {key for key in KEYS if key.startswith("permission-")}
    places = ("view_channel", "send_messages", "send_messages_in_threads", *FILES, *OPENING)
    assert keys == {f"permission-{name.replace('_', '-')}" for name in places}
    speech = Speech(language)
    assert len({speech.say(key) for key in keys}) == len(keys)


@pytest.mark.parametrize(
    ("language", "comma", "stop"), [("de", ", ", "."), ("ja", "、", "。"), ("zh-CN", "、", "。")]
)
def test_a_rule_sheet_has_the_punctuation_of_its_language(
    language: str, comma: str, stop: str
) -> None:
    speech = Speech(language)
    lines = sheet(speech, "president_basic", {})[0].splitlines()
    assert line(speech, each(cards("3D 5H"))) == "3♦ 5♥"
    speech = Speech(language, spelled=True)
    assert line(speech, each(cards("3D 5H"))).count(comma) == 1
    assert lines[1].endswith(stop)
    titles = [start for told in lines for start in re.findall(r"^\*\*(.+?)\*\*", told)]
    assert len(titles) > 3
    assert all(title.endswith(stop) for title in titles), titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_a_team_has_left_are_counted_once(language: str) -> None:
    speech = Speech(language)
    unit = speech.say("seat-cards", count=5).replace("5", "").strip()
    for key in ("team-won", "team-rest"):
        assert speech.say(key, who="x", cards=speech.say("seat-cards", count=5)).count(unit) == 1


@pytest.mark.slow
def test_words_are_listed_with_the_comma_of_their_language() -> None:
    literal = [
        f"{where}:{node.lineno}"
        for where, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and node.func.value.value == ", "
    ]
    assert [where for where in literal if "coverage.py" not in where] == []


@pytest.mark.parametrize("language", OTHERS)
def test_options_of_one_command_have_names_of_their_own(language: str) -> None:
    speech = Speech(language)
    names = [speech.say(key) for key in sentences(language) if key.startswith("name-game-start-")]
    assert len(set(names)) == len(names)
