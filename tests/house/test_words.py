"""Laws of the source text: file length, a docstring for each file, a reason for each exception."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from tests.house.source import EVERY, HOUSES, of_each, sources, text, tree, where

TESTS = sources("tests")
MOST_LINES = 800
EXCUSE = re.compile(r"# (type: ignore(\[[\w-]+(, ?[\w-]+)*\])?|noqa(: [A-Z]+\d+(, ?[A-Z]+\d+)*)?)")
CATCH_ALL = {"Exception", "BaseException"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
RIDDLE = re.compile(
    "(who|whoever|what|whatever|it|the same|they|those|that|this|these|is|are|was|has|may|does|how"
    r"|nobody|somebody|everybody)\b",
    re.IGNORECASE,
)


@of_each(EVERY + TESTS)
def test_no_file_is_longer_than_800_lines(source: Path) -> None:
    assert len(text(source).splitlines()) <= MOST_LINES


@of_each(EVERY + TESTS)
def test_every_file_begins_with_its_purpose(source: Path) -> None:
    assert ast.get_docstring(tree(source))


@pytest.mark.parametrize("folder", [*HOUSES, "tests"])
def test_every_folder_begins_with_its_content(folder: str) -> None:
    for source in sources(folder):
        assert (source.parent / "__init__.py").exists(), where(source)
    said: dict[str, Path] = {}
    for source in sources(folder):
        if source.name == "__init__.py":
            first = first_sentence(ast.get_docstring(tree(source)) or "")
            assert len(first.split()) > 2, where(source)
            assert first not in said, f"{where(source)} says what {said[first]} says"
            said[first] = source


def first_sentence(docstring: str) -> str:
    found = re.match(r".+?[.](?=\s|$)", docstring, re.DOTALL)
    return found.group() if found else ""


@of_each(EVERY + TESTS)
def test_a_docstring_opens_with_the_verb_or_the_noun_of_the_thing(source: Path) -> None:
    """Tests themselves quote the rule page."""
    for node in ast.walk(tree(source)):
        if isinstance(node, DOCUMENTED) and not getattr(node, "name", "").startswith("test_"):
            said = ast.get_docstring(node) or ""
            assert not RIDDLE.match(said), said
            assert not said.partition("\n")[0].endswith("?"), said


@of_each(EVERY + TESTS)
def test_silenced_checks_have_a_reason(source: Path) -> None:
    if not EXCUSE.search(text(source)):
        return
    for token in tokenize.generate_tokens(io.StringIO(text(source)).readline):
        if token.type == tokenize.COMMENT and EXCUSE.search(token.string):
            assert reason(token.string), f"{where(source)}:{token.start[0]}"


def reason(comment: str) -> str:
    """Return the text of a comment without the parts that silence checkers."""
    return EXCUSE.sub("", comment).strip("# ")


@of_each(EVERY + TESTS)
def test_catches_of_every_exception_have_a_reason(source: Path) -> None:
    lines = text(source).splitlines()
    for node in ast.walk(tree(source)):
        if isinstance(node, ast.ExceptHandler) and catches_all(node):
            assert "  # " in lines[node.lineno - 1], f"{where(source)}:{node.lineno}"


def catches_all(handler: ast.ExceptHandler) -> bool:
    names = {one.id for one in ast.walk(handler.type or ast.Name("BaseException"))
             if isinstance(one, ast.Name)}  # fmt: skip
    return bool(names & CATCH_ALL)


def test_an_excuse_without_a_reason_would_be_seen() -> None:
    assert reason("# type: ignore[arg-type]") == ""
    assert reason("# noqa: N802, B009") == ""
    assert reason("# type: ignore[override]  # discord.py types it so") == "discord.py types it so"
