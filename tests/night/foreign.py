"""Search for English shown to people of other languages: sentences, labels, texts of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from babel.messages.pofile import read_po
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.speech import SOURCE, TEXTS, knows
from tests.night.people import Person

SHOWN = ("content", "label", "placeholder", "description", "title", "value")
_PHRASE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


class _Literals(Visitor):
    """A collector of the literal pieces of sentences."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  fluent's name
        self.found += [piece.strip() for piece in node.value.split("\n")]


def english_in(person: Person, language: str, elsewhere: set[str]) -> set[str]:
    """Return the English that a person was shown outside the channels `elsewhere`."""
    shown = {
        text
        for seen in person.seen
        if seen.kind != "delete" and seen.channel_id not in elsewhere
        for text in _texts(seen.body)
    }
    labels, phrases = english(language)
    whole = "\n".join(shown)
    return {phrase for phrase in phrases if phrase in whole} | (labels & shown)


@cache
def english(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the English labels, and phrases of two or more words, that are wrong in a language.

    A label is compared with a whole text, a phrase with any part of a text.
    """
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    ours, theirs = literals(language, language), literals(SOURCE, language)
    labels = {one for one in theirs - ours if re.fullmatch(r"[A-Z][a-z]{2,}", one)}
    phrases = {one for one in theirs if _PHRASE.search(one) and one not in source}
    phrases |= {text for text in _untranslated(language) if _PHRASE.search(text)}
    return frozenset(labels), frozenset(phrases)


@cache
def literals(language: str, other: str) -> frozenset[str]:
    """Return the literal pieces of a language's sentences, those that `other` has too."""
    reader = _Literals()
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    for message in FluentParser(with_spans=False).parse(source).body:
        if isinstance(message, ast.Message) and knows(other, message.id.name):
            reader.visit(message)
    return frozenset(reader.found) - {""}


def _untranslated(language: str) -> Iterator[str]:
    """Yield the English texts of the rules that are not part of their translation."""
    with (TEXTS / f"{language}.po").open("rb") as file:
        for message in read_po(file):
            text, ours = message.id, message.string
            if isinstance(text, str) and "{" not in text and ours and text not in ours:
                yield text


def _texts(body: object) -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(body, list):
        for part in body:
            yield from _texts(part)
