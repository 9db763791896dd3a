"""Law of examples: every example in a docstring is true."""

from __future__ import annotations

import ast
import builtins
import doctest
import inspect
import io
import re
import textwrap
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.source import EVERY, module_of, of_each, text, tree

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
DOCUMENTED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FLAGS = ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT


@of_each([source for source in EVERY if ">>>" in text(source)])
def test_every_prompt_gives_the_shown_value(source: Path) -> None:
    runner = doctest.DocTestRunner(verbose=False, optionflags=OPTIONS)
    told = io.StringIO()
    for case in doctest.DocTestFinder().find(import_module(module_of(source))):
        runner.run(case, out=told.write)
    assert runner.tries
    assert not runner.failures, told.getvalue()


@of_each(EVERY)
def test_every_call_example_fits_the_code(source: Path) -> None:
    for block in call_examples(source):
        wrong = list(misfits(block, vars(import_module(module_of(source)))))
        assert not wrong, f"{wrong} in\n{block}"


@pytest.mark.parametrize(
    ("block", "wrong"),
    [
        ("await store.tables.add(lobby)", []),
        ("await store.tables.no_such_method(lobby)", ["no_such_method"]),
        ("table.act(no_such_argument=1)", ["no_such_argument"]),
        ("NoSuchClass()", ["NoSuchClass"]),
        ("found = Path('a')\nfound.exists()", []),
        ("Path('a', no_such=1)", ["no_such"]),
        ("textwrap_of(1, 2)", ["textwrap_of(1, 2): too many positional arguments"]),
    ],
)
def test_wrong_calls_in_examples_are_found(block: str, wrong: list[str]) -> None:
    def textwrap_of(only: int) -> int:
        return only

    assert list(misfits(block, {"Path": Path, "textwrap_of": textwrap_of})) == wrong


def public_classes(source: Path) -> list[ast.ClassDef]:
    """The classes of a file whose names do not begin with an underscore."""
    nodes = [node for node in tree(source).body if isinstance(node, ast.ClassDef)]
    return [node for node in nodes if not node.name.startswith("_")]


def call_examples(source: Path) -> Iterator[str]:
    """Every indented block after a line of a docstring that ends in two colons."""
    for node in ast.walk(tree(source)):
        if isinstance(node, DOCUMENTED):
            said = ast.get_docstring(node) or ""
            for block in re.findall(r"::\n((?:\n| .*(?:\n|$))+)", said):
                yield textwrap.dedent(block).strip()


def misfits(block: str, here: Mapping[str, object]) -> Iterator[str]:
    """Yield the names in an example that the code does not have, and calls that do not fit.

    `here` are the names of the module. A capitalized name has to be one of these or a public class,
    and any other name a word of the code.
    """
    nodes = list(ast.walk(compile(block, "example", "exec", FLAGS)))
    stored = {one.id for one in nodes if isinstance(one, ast.Name) and is_stored(one)}
    given = here.keys() | stored | vars(builtins).keys()
    for node in nodes:
        match node:
            case ast.Name(id=name) if name not in given:
                if name not in (classes() if name[0].isupper() else words()):
                    yield name
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) if name not in words():
                yield name
            case ast.Call(func=ast.Name(id=name)) if name in here:
                yield from refused(here[name], node)


def is_stored(node: ast.Name) -> bool:
    """Whether the example itself gives this name a value."""
    return isinstance(node.ctx, ast.Store)


def refused(called: object, node: ast.Call) -> Iterator[str]:
    """Yield the call if its arguments do not fit. Calls with stars are left out."""
    keywords = {one.arg: one for one in node.keywords if one.arg}
    starred = any(isinstance(one, ast.Starred) for one in node.args)
    if starred or len(keywords) < len(node.keywords) or not callable(called):
        return
    try:
        inspect.signature(called).bind(*node.args, **keywords)
    except ValueError:
        return  # a function written in C has no signature
    except TypeError as error:
        yield f"{ast.unparse(node)}: {error}"


@cache
def classes() -> frozenset[str]:
    """The names of all public classes of the house."""
    return frozenset(node.name for source in EVERY for node in public_classes(source))


@cache
def words() -> frozenset[str]:
    """Every name that the code of the house uses, without comments and texts."""
    return frozenset(
        token.string
        for source in EVERY
        for token in tokenize.generate_tokens(io.StringIO(text(source)).readline)
        if token.type == tokenize.NAME
    )
