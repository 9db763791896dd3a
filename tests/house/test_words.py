"""Size and words of the source: short files, docstrings, and a reason beside every excuse."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import EVERY, FUNCTIONS, HOUSES, of_each, sources, text, tree, where

TESTS = sources("tests")
HELPERS = [source for source in TESTS if not source.name.startswith(("test_", "conftest"))]
MOST_LINES = 300
DOCUMENTED = 0.95  # of the public names
EXCUSE = re.compile(r"# (type: ignore(\[[\w-]+(, ?[\w-]+)*\])?|noqa(: [A-Z]+\d+(, ?[A-Z]+\d+)*)?)")
CATCH_ALL = {"Exception", "BaseException"}
Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@of_each(EVERY + TESTS)
def test_no_file_is_longer_than_300_lines(source: Path) -> None:
    assert len(text(source).splitlines()) <= MOST_LINES


@of_each(EVERY + TESTS)
def test_every_file_says_what_it_is_for(source: Path) -> None:
    assert ast.get_docstring(tree(source))


@pytest.mark.parametrize("folder", [*HOUSES, "tests"])
def test_every_folder_says_in_its_first_sentence_who_lives_there(folder: str) -> None:
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


@pytest.mark.parametrize("folder", [*HOUSES, "the tests' helpers"])
def test_95_of_100_public_names_are_documented(folder: str) -> None:
    found = HELPERS if folder == "the tests' helpers" else sources(folder)
    names = [(source, name) for source in found for name in public(tree(source))]
    bare = [f"{where(s)}:{n.lineno} {n.name}" for s, n in names if not ast.get_docstring(n)]
    assert len(bare) <= (1 - DOCUMENTED) * len(names), "\n".join(bare)


def public(node: ast.Module | ast.ClassDef) -> Iterator[Named]:
    """Classes and functions of a module, and what they hold, whose names begin with a letter."""
    for child in node.body:
        if isinstance(child, Named) and not child.name.startswith("_"):
            yield child
            if isinstance(child, ast.ClassDef):
                yield from public(child)


@of_each(EVERY + TESTS)
def test_whoever_silences_a_checker_says_why(source: Path) -> None:
    for token in tokenize.generate_tokens(io.StringIO(text(source)).readline):
        if token.type == tokenize.COMMENT and EXCUSE.search(token.string):
            assert reason(token.string), f"{where(source)}:{token.start[0]}"


def reason(comment: str) -> str:
    """What a comment says besides silencing checkers."""
    return EXCUSE.sub("", comment).strip("# ")


@of_each(EVERY + TESTS)
def test_whoever_catches_everything_says_why(source: Path) -> None:
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


def test_names_that_ought_to_be_documented_are_found() -> None:
    module = ast.parse("class A:\n def b(self): ...\n def _c(self): ...\nasync def d(): ...")
    assert [node.name for node in public(module)] == ["A", "b", "d"]
    assert isinstance(module.body[1], FUNCTIONS)
