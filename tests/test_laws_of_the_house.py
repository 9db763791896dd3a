"""The laws of the house that can be read from the source: imports, purity, and size."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSES = {  # who may import whom of us
    "rules": {"rules"},
    "bot": {"bot", "rules"},
    "cogs": {"cogs", "bot", "rules"},
}
CONFINED = {  # what in bot is imported in one place only
    "sqlalchemy": "bot/store/",
    "alembic": "bot/store/",
    "aiosqlite": "bot/store/",
    "PIL": "bot/drawing/",
    "discord": "bot/client.py",
    "aiohttp": "bot/playground/",
}
STANDARD_LIBRARY = {
    "decimal",
    "json",
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    "operator",
    "random",
    "re",
    "string",
    "typing",
}
DOORS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
MOST_LINES = 300


def sources(house: str) -> list[Path]:
    return sorted((ROOT / house).rglob("*.py"))


def imports(source: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every imported module in full, with the names taken from it; also inside functions."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            yield absolute(node, source), names


def absolute(node: ast.ImportFrom, source: Path) -> str:
    """The module of ``from ..x import y`` in full."""
    if not node.level:
        return node.module or ""
    package = source.relative_to(ROOT).parts[: -node.level]
    return ".".join((*package, *filter(None, [node.module])))


def where(source: Path) -> str:
    return source.relative_to(ROOT).as_posix()


EVERY = [source for house in HOUSES for source in sources(house)]
RULES = sources("rules")


def test_there_is_something_to_check() -> None:
    assert len(RULES) > 20
    assert "rules/engine.py" in map(where, EVERY)


@pytest.mark.parametrize("source", EVERY, ids=where)
def test_each_house_imports_only_those_below_it_and_nothing_imports_cogs(source: Path) -> None:
    ours = {module.partition(".")[0] for module, _ in imports(source)} & {*HOUSES, "tests"}
    assert ours <= HOUSES[source.relative_to(ROOT).parts[0]]


@pytest.mark.parametrize("source", sources("bot"), ids=where)
def test_storage_pictures_discord_and_the_web_each_have_one_place_in_bot(source: Path) -> None:
    for module, _ in imports(source):
        place = CONFINED.get(module.partition(".")[0])
        assert place is None or where(source).startswith(place), f"{module} belongs in {place}"


@pytest.mark.parametrize("source", RULES, ids=where)
def test_rules_import_nothing_but_plain_parts_of_the_standard_library(source: Path) -> None:
    """No clock, no files, no network, no secrets, no logs."""
    for module, _ in imports(source):
        shell = {"sys"} if source.name == "__main__.py" else set()
        assert module.partition(".")[0] in STANDARD_LIBRARY | {"rules"} | shell


@pytest.mark.parametrize("source", RULES, ids=where)
def test_chance_is_given_to_the_rules_by_their_caller(source: Path) -> None:
    """They name the type `Random`, and neither make one nor use the module's own."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for module, names in imports(source):
        assert module != "random" or names == ("Random",)
    assert "Random" not in called(tree)


@pytest.mark.parametrize("source", RULES, ids=where)
def test_rules_neither_read_nor_print(source: Path) -> None:
    shell = {"print"} if source.name == "__main__.py" else set()
    assert not called(ast.parse(source.read_text(encoding="utf-8"))) & (DOORS - shell)


def called(tree: ast.AST) -> set[str]:
    """Names that are called directly."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


@pytest.mark.parametrize("source", EVERY, ids=where)
def test_no_file_is_longer_than_300_lines(source: Path) -> None:
    assert len(source.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("source", EVERY, ids=where)
def test_every_file_says_what_it_is_for(source: Path) -> None:
    assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8")))
