"""Texts keep to the voice of the bot: short in every language, with consistent words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Identifier, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bot.words import LANGUAGES
from bot.words.coverage import sentences
from bot.words.rulebook import game_line, help_of, meaning, question, sentence, translations
from bot.words.sheet import sheet
from bot.words.speech import SOURCE, TEXTS, Fact, Speech
from rules.catalogue import OPTIONS
from rules.catalogue.option import Option
from rules.catalogue.presets import PRESETS
from rules.catalogue.presets.preset import Preset
from rules.catalogue.sheet import summary
from rules.catalogue.sheet import texts as texts_of_sheets
from rules.sentences import WHY, Sentence, filled
from tests.bot.words.sources import trees
from tests.bot.words.test_numbers import INFLECTED, messages
from tests.bot.words.voice import LONGER, forbidden, limit, width

OTHERS = [language for language in LANGUAGES if language != SOURCE]
ENDS = re.compile(r"(?<=[.!?])\s+(?=[^\s\d–])|(?<=[。！？])")
FORMS = re.compile(r"\{\w+:[^{}|]*\|([^{}|]*)\}")
COUNTED = re.compile(  # a number before its noun, outside of a singular and plural form
    r"\{\w+\} (?:cards?|points?|deals?|chips?|jokers?|minutes?|decks?|turns?)\b"
)
NAMED = re.compile(r"\{(\w+):[^{}|]*\|[^{}|]*\}")
INVARIABLE = {("de", "jokers")}  # nouns with a single form
NEVER_ONE = {  # numbers for which another text stands if they are one
    *("players", "jokers", "widow", "redeal_low_points", "deals_per_round", "starting_chips"),
    *("stagnation_demotion", "run_min", "cards", "most", "number"),
}


CONTRADICTIONS = {
    said
    for option in OPTIONS.values()
    for said in (*option.values.refusals, *(one.says for one in option.contradictions))
}


def lines_of_sheets() -> set[str]:
    """Return the texts of sheets, with their facts left open."""
    lines = {text for context, text in texts_of_sheets() if not context}
    for option in OPTIONS.values():
        lines |= {said for said in option.says.values() if said}
        lines |= {said for other in option.instead for said in other.says.values() if said}
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_game_fits_its_menu(language: str) -> None:
    """Discord cuts the description of a menu's option at 100 characters."""
    most = min(limit("game", language), 100)
    speech = Speech(language)
    lines = {preset: game_line(speech, preset) for preset in PRESETS}
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
        ("You do not have it, and may not play.", 2),
        ("Get rid of all your cards: you can't keep them.", 0),
        ("The pack has a widow.", 2),
        ("Play them there; she is here.", 1),
    ],
)
def test_words_that_the_bot_does_not_use_are_found(text: str, found: int) -> None:
    assert len(list(forbidden(text))) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_a_sheet_is_short(language: str) -> None:
    told = {text: other for (_, text), other in translations(language).items()}
    most, long = limit("sheet", language), []
    for line in lines_of_sheets():
        paragraph = FORMS.sub(r"\1", told.get(line, line))
        long += [one for one in ENDS.split(paragraph) if len(one) > most]
    assert long == []


@pytest.mark.parametrize("line", sorted(lines_of_sheets()))
def test_a_sheet_is_told_in_the_words_of_the_bot(line: str) -> None:
    assert list(forbidden(line)) == []
    assert len(ENDS.split(line)) <= 4


@pytest.mark.parametrize("said", sorted({*WHY.values(), *CONTRADICTIONS}))
def test_a_refusal_is_told_in_the_words_of_the_bot(said: str) -> None:
    assert list(forbidden(said)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_short_and_a_contradiction_hardly_longer(language: str) -> None:
    told = {text: other for (_, text), other in translations(language).items()}
    most = limit("refusal", language)
    rooms = {**dict.fromkeys(CONTRADICTIONS, most + 50), **dict.fromkeys(WHY.values(), most)}
    shown = {said: FORMS.sub(r"\1", told.get(said, said)) for said in rooms}
    assert [one for said, one in shown.items() if len(one) > rooms[said]] == []


def test_a_number_of_the_rules_has_its_noun_in_both_forms() -> None:
    lines = {*lines_of_sheets(), *WHY.values(), *CONTRADICTIONS}
    loose = [found for text in lines for found in COUNTED.findall(text)]
    assert [one for one in loose if one[1:].split("}")[0] not in NEVER_ONE] == []


@pytest.mark.parametrize("language", [one for one in INFLECTED if one != SOURCE])
def test_a_number_of_the_rules_keeps_both_forms_in_other_languages(language: str) -> None:
    lost = {
        (text, name)
        for (_, text), other in translations(language).items()
        for name in {*NAMED.findall(text)} - {*NAMED.findall(other)}
        if f"{{{name}}}" in other and (language, name) not in INVARIABLE
    }
    assert lost == set()


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "The match is 1 deal.", "The match is 2 deals."),
        ("de", "Gespielt wird 1 Runde.", "Gespielt werden 2 Runden."),
        ("fr", "La partie dure 1 donne.", "La partie dure 2 donnes."),
        ("hu", "A mérkőzés 1 osztásig tart.", "A mérkőzés 2 osztásig tart."),
        ("ja", "全1ゲームで決着です。", "全2ゲームで決着です。"),
    ],
)
def test_a_number_decides_the_form_of_its_noun(language: str, one: str, more: str) -> None:
    template = "The match is {match_target:# deal|# deals}."
    speech = Speech(language)
    assert sentence(speech, Sentence(template, match_target="1")) == one
    assert sentence(speech, Sentence(template, match_target="2")) == more


def test_in_french_half_a_chip_is_singular() -> None:
    speech = Speech("fr")
    half = sentence(speech, Sentence("A point is worth {stake:# chip|# chips}.", stake="0.50"))
    assert half == "Un point vaut 0,50 jeton."
    assert filled("{n:# card|# cards}", {"n": 11}) == "11 cards"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "doudizhu_denexa"])
def test_the_summary_comes_first(language: str, preset: str) -> None:
    speech = Speech(language)
    lines = sheet(speech, preset, {})[0].splitlines()
    told = [[sentence(speech, one) for one in said] for said in summary(preset)]
    for line, said in zip(lines[1:3], told, strict=True):
        assert all(one in line for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_fit_their_menu(language: str) -> None:
    """Discord cuts a label at 100 characters; a help text stands below its question."""
    room = int(LONGER.get(language, 1) * 160)
    speech = Speech(language)
    questions = {key: question(speech, key) for key in OPTIONS}
    answers = {
        f"{key}={value}": meaning(speech, key, value)
        for key, option in OPTIONS.items()
        for value in option.meaning
        if key != "titles"
    }
    helps = {key: help_of(speech, key) for key in OPTIONS}
    assert {key: said for key, said in questions.items() if len(said) > 100} == {}
    assert {key: said for key, said in answers.items() if len(said) > 90} == {}
    assert {key: said for key, said in helps.items() if len(said) > room} == {}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_a_question_is_asked_in_the_words_of_the_bot(option: Option) -> None:
    told = (option.topic, option.question, option.help, *option.meaning.values())
    assert [word for said in told for word in forbidden(said)] == []
    assert len(option.question) <= 70


FACTS: dict[str, Fact] = {  # sample facts of a table; other facts are 2
    **dict.fromkeys(("who", "host", "giver", "author"), "Ana"),
    **dict.fromkeys(("owner", "taker", "partner"), "Ben"),
    **dict.fromkeys(("where", "channel", "allowed"), "#games"),
    "others": "Ben, Chi",
    "game": "President",
    "play": "a pair of nines",
    **dict.fromkeys(("card", "theirs"), "9♣"),
    **dict.fromkeys(("cards", "typed"), "9♣ 9♠"),
    "mine": "3♦",
    "role": "@Cards",
    "own": "@Gamenight",
    "name": "Friday",
    "rule": "Jokers",
    "command": "play",
    **dict.fromkeys(("why", "link"), ""),
}
STAMP, COMMAND = re.compile(r"<t:\d+:\w>"), re.compile(r"<(/[\w ]+):\d+>")
SOON = {"ja": "2 分後", "zh-CN": "2分钟后", "zh-TW": "2 分鐘後"}  # as Discord words it
PINGS = [f"ping-{act}" for act in ("lead", "follow", "decide", "give", "trade", "reminder")]
MENUS = re.compile(r"(?:ask|call|forfeit|kind|label|lay|level|pick)-(?!.*about$)")
FIELDS = re.compile(r"form-|search-field")
EXCEPTIONS = {  # texts longer than the limit of their kind, and the reasons
    "table-set-aside": "stands for the whole message of a table that cannot be shown",
    "ping-follow": "a play may have any name; only longer than 70 with the longest",
}


@cache
def refusals() -> frozenset[str]:
    """Return the keys of the refusals that the source names."""
    calls = (
        node
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args
    )
    keys = [call.args[0] for call in calls]
    return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))


def kind_of_text(key: str) -> str:
    """Return the kind of a sentence with a limit; empty for other sentences."""
    begins = {"button": "button", "about": "command", "reason": "hint", "turn": "status"}
    if key in PINGS:
        return "ping"
    if key in refusals():
        return "refusal"
    if FIELDS.match(key):
        return "form"
    if MENUS.match(key):
        return "answer in a menu"
    return begins.get(key.partition("-")[0], "")


class _Choices(Visitor):
    """A visitor that collects the values with which each fact of a sentence is compared."""

    def __init__(self) -> None:
        self.found: set[tuple[str, Fact]] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  as it is called
        assert isinstance(node.selector, VariableReference)
        for variant in node.variants:
            key = variant.key
            value = key.name if isinstance(key, Identifier) else key.value
            fact: Fact = {"one": 1, "other": 2}.get(value, int(value) if value.isdigit() else value)
            self.found.add((node.selector.id.name, fact))
        self.generic_visit(node)


@cache
def told(language: str) -> tuple[tuple[str, str], ...]:
    """Return the key and text of each sentence of a language, with the facts of an ordinary table.

    A sentence with variants appears once for each variant.
    """
    found, soon = [], SOON.get(language, "in 2 minutes")
    speech = Speech(language)
    for message in messages(language):
        key, choices = message.id.name, _Choices()
        choices.visit(message)
        usual = {name: FACTS.get(name, 2) for name in sentences(language)[key]}
        texts = [
            speech.say(key, **usual),
            *(speech.say(key, **usual | {n: v}) for n, v in choices.found),
        ]
        found += [(key, COMMAND.sub(r"\1", STAMP.sub(soon, text))) for text in texts]
    return tuple(dict.fromkeys(found))


def too_long(language: str) -> set[tuple[str, str]]:
    kinds = {key: kind_of_text(key) for key in sentences(language)}
    return {
        (key, text)
        for key, text in told(language)
        if kinds[key] and key not in EXCEPTIONS and width(text) > limit(kinds[key], language)
    }


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_bot_is_as_short_as_its_place(language: str) -> None:
    kinds = [kind_of_text(key) for key in sentences(language)]
    assert {kind: kinds.count(kind) > 5 for kind in {*kinds}} == dict.fromkeys({*kinds}, True)
    assert too_long(language) == set()


@pytest.mark.slow
def test_the_bot_speaks_in_its_own_words() -> None:
    found = {key: [*forbidden(text)] for key, text in told(SOURCE)}
    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.slow
@pytest.mark.parametrize("key", EXCEPTIONS)
def test_a_longer_sentence_is_still_there(key: str) -> None:
    assert len(dict(told(SOURCE))[key]) > limit(kind_of_text(key), SOURCE)


REWRITES = Path(__file__).parents[3].parent / "shared" / "words" / "table.md"
ROW = re.compile(r"\| `([\w-]+)` \| (.*?) \| (.*?) \|.*")
VARIANT = re.compile(r"\{ \$\w+ ->|\s\}(?=\s|$)|\*?\[\w+\]|⟦\w+~\w+:|~\w+:|⟧")
KEPT = {  # old texts that are still in use, and the reasons
    "label-four-and-one": "named on the button as in the rules; “+ 1” would be a number of points",
    "alt-hand": "only the text for one card was to change",
    "cannot-start": "the table has no other text for it",
    "president_suits": "the table has no other text for it",
}


def parts_of(text: str) -> set[str]:
    """Return the texts of all variants of a sentence, and the texts around the variants."""
    lines = " ".join(text.replace("⏎", " ").split())
    return {part.strip() for part in VARIANT.split(lines) if part.strip()}


def rewritten() -> Iterator[tuple[str, str, str]]:
    """Yield the key, the old text and the proposed text of each rewritten sentence."""
    for line in REWRITES.read_text(encoding="utf-8").splitlines():
        if row := ROW.fullmatch(line):
            yield row[1], row[2], row[3]


@pytest.mark.skipif(not REWRITES.exists(), reason="../shared/words/table.md is not there")
def test_no_text_is_as_it_was_before_the_rewriting() -> None:
    source = (TEXTS / f"{SOURCE}.ftl").read_text(encoding="utf-8")
    now = {preset.id: parts_of(preset.about) for preset in PRESETS.values()}
    for message in messages(SOURCE):
        assert message.value
        assert message.value.span
        now[message.id.name] = parts_of(source[message.value.span.start : message.value.span.end])
    table = [*rewritten()]
    assert len(table) > 500
    left = {
        key
        for key, before, better in table
        if (before == better and now.get(key) == parts_of(before))
        or (parts_of(before) - parts_of(better)) & now.get(key, set())
    }
    assert left == KEPT.keys()
