"""Coverage of the translations: the share of the shell's and the rules' texts in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.rulebook import texts, translations
from bot.words.speech import LANGUAGES, SOURCE, TEXTS


class Coverage(NamedTuple):
    """The coverage of one language: counts, and the missing keys."""

    language: str
    sentences: int
    lacking: tuple[str, ...]  # keys of the missing sentences
    rules: int
    untold: tuple[str, ...]  # missing texts of the rules; the key of a text is its English form


def coverage(language: str) -> Coverage:
    wanted, written = sentences(SOURCE), sentences(language)
    wanted_texts = list(dict.fromkeys(text for _, text in texts()))
    translated = set(
        wanted_texts if language == SOURCE else (text for _, text in translations(language))
    )
    return Coverage(
        language,
        len(wanted.keys() & written.keys()),
        tuple(sorted(wanted.keys() - written.keys())),
        sum(text in translated for text in wanted_texts),
        tuple(text for text in wanted_texts if text not in translated),
    )


@cache
def sentences(language: str) -> Mapping[str, frozenset[str]]:
    """Return the keys of a language's sentences, each with the names of its variables.

    A language without a file has no sentences. Raises ValueError where a file cannot be parsed.
    """
    file = TEXTS / f"{language}.ftl"
    if not file.exists():
        return {}
    names_by_key: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name}: cannot be read: {entry.content or '':.80}")
        if isinstance(entry, ast.Message):
            if entry.id.name in names_by_key:
                raise ValueError(f"{file.name}: {entry.id.name} is there twice")
            facts = _Facts()
            facts.visit(entry)
            names_by_key[entry.id.name] = frozenset(facts.names)
    return names_by_key


def table() -> str:
    """Return the coverage as a table with a row for each language."""
    lines = [f"{'language':10}{'':20}{'sentences':>12}{'rules':>14}"]
    for language, name in LANGUAGES.items():
        has = coverage(language)
        total, rules = has.sentences + len(has.lacking), has.rules + len(has.untold)
        shares = f"{has.sentences}/{total}", f"{has.rules}/{rules}"
        lines.append(f"{language:10}{name:20}{shares[0]:>12}{shares[1]:>14}")
    return "\n".join(lines)


def missing() -> Iterator[str]:
    """Yield the file and the key of each missing text; players read these texts in English."""
    for language in LANGUAGES:
        has = coverage(language)
        yield from (f"{language}.ftl: {key}" for key in has.lacking)
        yield from (f'{language}.po: "{text}"' for text in has.untold)


class _Facts(Visitor):
    """Visitor that collects the names of the variables in a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  as the visitor calls it
        self.names.add(node.id.name)
