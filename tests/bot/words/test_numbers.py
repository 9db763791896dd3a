"""Numbers in sentences: separators, signs and plurals of every language."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import LANGUAGES, Number
from bot.words.coverage import sentences
from bot.words.numbers import money
from bot.words.rulebook import meaning
from bot.words.sheet import changed_rules
from bot.words.speech import TEXTS, Fact, Speech
from bot.words.values import shown
from tests.bot.words.sources import trees

COMMA = ("vi", "id", "de", "fr", "nl", "hu")  # languages with a decimal comma
# languages whose nouns have a plural after a number, unlike nouns in hu, ja, zh, vi and id
INFLECTED = ("en", "de", "fr", "nl")
COUNTS = frozenset(  # facts that are counts; `number`, `place`, `seat` and `part` are names
    ("count", "points", "most", "least", "amount", "deals", "turns", "plays", "average", "total")
) | {"better", "worse", "of", "chips", "free", "stake", "won", "first", "last"}
COUNTS |= {"nights", "need", "wins"}
BESIDE = {  # keys with numbers that have no inflected noun, and the reasons
    "ask-bid": "a bid is named by its number",
    "bid-of": "a bid is named by its number",
    "bid-of-own": "a bid is named by its number",
    "stake-bid": "a bid is named by its number",
    "reason-bid": "a bid is named by its number",
    "reason-bid-both": "a bid is named by its number",
    "reason-bid-plays": "a bid is named by its number",
    "reason-bid-most": "a bid is named by its number",
    "reason-bid-poor": "a bid is named by its number",
    "reason-bid-none": "a bid is named by its number",
    "plays-alone": "a stake is named by its number",
    "plays-alone-own": "a stake is named by its number",
    "stake": "a stake is named by its number",
    "stake-made": "a stake is named by its number",
    "told-alone": "a stake is named by its number",
    "lobby-players": "the noun stands before the number, or has one form",
    "lobby-players-exactly": "the noun stands before the number, or has one form",
    "seat-backs": "nothing follows but a preposition",
    "names-and-more": "no noun follows",
    "people-more": "no noun follows",
    "match-leader-of": "the points stand beside the target, which has the noun",
    "podium-penalties": "the noun is a short form for penalty points",
    "stake-plain": "a stake is named by its number",
    "result-pair": "the number stands alone",
    "result-points": "the numbers stand alone",
    "result-penalties": "the total stands alone",
    "result-paid-total": "the numbers stand alone, behind a word for chips",
    "result-paid-chips": "what is won stands alone",
    "leaderboard-line-won": "the numbers stand alone",
    "leaderboard-line-landlord": "the numbers stand alone",
    "leaderboard-line-alone": "the numbers stand alone",
    "alt-table-seat": "the number stands alone",
    "rivals-ladder": "the numbers stand alone",
    "profile-place-of": "the number stands alone",
    "plays-of-kind": "the number stands alone",
    "button-all-of": "the number stands alone",
    "reason-together": "the noun stands before the number",
    "reason-give-fewest": "the noun stands before the number",
    "reason-mostly-lower": "an adjective with one form",
    "menu-votes": "the number of votes stands alone",
    "cards-from-to": "the first and the last are cards",
    "pick-part": "the first and the last are cards",
    "plays-part": "the first is a play",
    "result-titles": "the first and the last are people",
    "last-plays": "the plays are named",
    "alt-table-earlier": "the plays are named",
    "alt-table-last": "the plays are named",
    "players-in-all": "the noun has one form",
    "too-few-players": "no game is for one player",
    "finale-won-deals": "no noun follows",
    "too-many-players": "no game is for one player at most",
    "swap-too-many": "no game is for one player at most",
    "you-bid": "a bid is named by its number",
    "called-bomb-run": "three pairs at least",
    "lesson-run": "three cards at least",
    "result-streak": "three wins at least",
    "result-streak-titled": "three deals at least",
    "profile-against": "the noun has one form",
    "profile-nemesis": "the number stands alone",
    "profile-victim": "the number stands alone",
    "profile-nemesis-own": "the number stands alone",
    "profile-victim-own": "the number stands alone",
    "rivals-score": "the numbers stand alone",
    "rivals-even": "the noun has one form",
    "season-best-share": "a percentage stands alone",
    "flags-more": "the number stands alone",
    "alt-more": "the number stands alone",
    "daily-own-landlord": "the number stands alone",
    "daily-own-farmer": "the number stands alone",
    "daily-own-alone": "the number stands alone",
    "daily-own-others": "the number stands alone",
    "daily-own-points": "the number stands alone",
    "daily-average": "the number stands alone",
    "daily-average-penalties": "the number stands alone",
    "daily-average-place": "the number stands alone",
    "daily-average-wins": "a percentage stands alone",
}


class _Bare(Visitor):
    """A visitor that collects the counts of a sentence that stand outside of a plural form."""

    def __init__(self) -> None:
        self.bare: set[str] = set()
        self._chosen: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  as it is called
        assert isinstance(node.selector, ast.VariableReference)
        self._chosen.append(node.selector.id.name)
        self.generic_visit(node)
        self._chosen.pop()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  as it is called
        if node.id.name in COUNTS and node.id.name not in self._chosen:
            self.bare.add(node.id.name)


@cache
def messages(language: str) -> tuple[ast.Message, ...]:
    """Return the parsed sentences of a language."""
    body = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


def bare(language: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of a language, each with a count that chooses no plural."""
    for message in messages(language):
        found = _Bare()
        found.visit(message)
        yield from ((message.id.name, name) for name in sorted(found.bare))


@pytest.mark.parametrize("language", INFLECTED)
def test_a_counted_noun_has_a_plural(language: str) -> None:
    assert [(key, name) for key, name in bare(language) if key not in BESIDE] == []


@pytest.mark.slow
def test_no_exception_outlives_its_sentence() -> None:
    assert BESIDE.keys() - {key for language in INFLECTED for key, _ in bare(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_tells_every_number(language: str) -> None:
    numbers: tuple[Fact, ...] = (0, 1, 2, 5, -1, 1234, Number(1.5, 2), Number(1, 0, signed=True))
    categories = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    assert len(categories) > 1 or language not in INFLECTED
    speech = Speech(language)
    for key, names in sentences(language).items():
        counted = names & COUNTS
        for number in numbers if counted else ():
            facts = dict.fromkeys(names, "x") | dict.fromkeys(counted, number)
            said = speech.say(key, **facts)
            assert "-1" not in said, f"{key}: {said}"
            assert "1234" not in said, f"{key}: {said}"


@pytest.mark.parametrize("language", ["fr"])
def test_none_is_not_told_as_one(language: str) -> None:
    """French has one form for 0, 1 and 1.5, so the form must show a number that may be 0."""
    speech = Speech(language)
    assert "0" in speech.say("seat-cards", count=0)
    assert "0" in speech.say("match-leader", points=0, leaders=1, who="x")
    assert speech.say("leaderboard-penalties", average=Number(1.5, 2)).startswith("1,50 point ")
    assert speech.say("leaderboard-penalties", average=Number(2, 2)).startswith("2,00 points ")


def test_a_plural_is_chosen_by_the_digits_that_are_shown() -> None:
    speech = Speech("en")
    assert (
        speech.say("leaderboard-penalties", average=Number(1, 2)) == "1.00 penalty points per deal"
    )
    assert speech.say("leaderboard-points", points=-1) == "−1 point"
    assert speech.say("alt-hand", count=1, cards="K♣") == "Your last card: K♣"
    speech = Speech("nl")
    assert "strafpunt ·" in speech.say("result-penalties", points=Number(1, signed=True), total=1)
    assert "strafpunten ·" in speech.say("result-penalties", points=Number(2, signed=True), total=1)
    speech = Speech("de")
    assert speech.say("result-chips", chips=money(100)) == "**1 Chip**"
    assert speech.say("result-chips", chips=money(150)) == "**1,50 Chips**"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_the_separators_of_its_language(language: str) -> None:
    comma = "," if language in COMMA else "."
    speech = Speech(language)
    assert speech.written(10, 2) == f"10{comma}00"
    assert speech.written(-0.5, 2) == f"−0{comma}50"
    assert speech.written(4.5, 2, signed=True) == f"+4{comma}50"
    assert speech.written(-0.001, 2) == f"0{comma}00"
    assert speech.written(-7, signed=True) == "−7"
    thousands = speech.written(1234567)
    assert thousands.replace(thousands[1], "") == "1234567"
    assert thousands[1] in {"de": ".", "fr": "\u202f", "hu": "\u00a0"}.get(language, ".,")
    assert str(money(50).written(language)) == f"0{comma}50"
    assert str(money(-75, signed=True).written(language)) == f"−0{comma}75"
    assert str(money(600, signed=True).written(language)) == "+6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_write_their_numbers_as_the_language_does(language: str) -> None:
    half = "0,50" if language in COMMA else "0.50"
    speech = Speech(language)
    assert any(
        half in rule for rule in changed_rules(speech, "bigtwo_flat_winner", {"stake": "0.5"})
    )
    assert shown(speech, "stake", "0.5") == meaning(speech, "stake", "0.5") == half
    assert shown(speech, "match_target", "1000") == speech.written(1000)


@pytest.mark.slow
def test_nothing_else_formats_a_number() -> None:
    found = [
        f"{where}:{node.lineno}"
        for where, tree in trees().items()
        if where.startswith(("cogs/", "bot/words/", "bot/domain/"))
        for node in python.walk(tree)
        if isinstance(node, python.FormattedValue)
        and isinstance(node.format_spec, python.JoinedStr)
        and any(
            set(str(part.value)) & set("+,fdge%")
            for part in node.format_spec.values
            if isinstance(part, python.Constant)
        )
    ]
    assert found == []
