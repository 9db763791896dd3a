"""Only the catalogue reads the words of options; all other rules get values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.catalogue import OPTIONS

RULES = Path(__file__).parents[2] / "rules"
MAY_READ = ("catalogue", "cli")  # the command line has words of its own: bid, cut, refused
CORE = [p for p in sorted(RULES.rglob("*.py")) if p.relative_to(RULES).parts[0] not in MAY_READ]
WORDS = {word for option in OPTIONS.values() for word in option.meaning}
OF_THEIR_OWN = {  # words with another meaning: an ace, a key of a sentence, a field of the match
    "cards.py": {"1"},
    "sentences.py": {"closed", "1"},
    "match.py": {"dealer"},
    "__main__.py": {"dealer"},  # the name of a line of a record
    "verification.py": {"dealer", "deals"},
}


@pytest.mark.parametrize("source", CORE, ids=lambda path: str(path.relative_to(RULES)))
def test_the_rules_compare_no_value_of_an_option(source: Path) -> None:
    told_apart = set(compared(source.read_text(encoding="utf-8")))
    assert not (told_apart & WORDS) - OF_THEIR_OWN.get(source.name, set())


def test_comparisons_matches_and_tables_would_be_seen() -> None:
    source = "a == 'hidden'\nb in ('cw', 'ccw')\nmatch c:\n case 'off' | 'on': pass\n{'std': 1}"
    assert {*compared(source)} == {"hidden", "cw", "ccw", "off", "on", "std"}
    assert {*compared(source)} <= WORDS | {"ccw"}
    assert len(CORE) > 50


def compared(source: str) -> Iterator[str]:
    """Yield the texts that values are compared with, matched with or looked up by."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare():
                yield from texts(node)
            case ast.MatchValue(value=value):
                yield from texts(value)
            case ast.Dict(keys=keys):
                yield from (text for key in keys if key for text in texts(key))
            case ast.Subscript(slice=key):
                yield from texts(key)


def texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
