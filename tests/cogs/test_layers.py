"""How the packages of cogs stand on each other: no circle, and nothing looks up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAYERS = ("core", "hand", "rules", "server", "player", "table")  # each knows those before it
EVERY = sorted((ROOT / "cogs").rglob("*.py"))


def module_of(source: Path) -> str:
    parts = source.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(source) for source in EVERY}


def imported(source: Path) -> Iterator[str]:
    """The modules of cogs that a file imports, also inside functions and only for types."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cogs"):
            assert node.module is not None
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & MODULES
            yield from inner or {node.module}


def test_there_is_something_to_check() -> None:
    assert len(EVERY) > 40
    assert {"cogs.hand.play", "cogs.core.context"} <= MODULES
    source = ROOT / "cogs/table/extension.py"
    assert {"cogs.table.menu_actions", "cogs.core.handlers"} <= {*imported(source)}


def test_no_module_imports_itself_in_the_end() -> None:
    graph = {module_of(source): set(imported(source)) for source in EVERY}
    TopologicalSorter(graph).prepare()  # CycleError


@pytest.mark.parametrize("source", EVERY, ids=module_of)
def test_a_package_knows_only_those_below_it(source: Path) -> None:
    here = module_of(source).split(".")[1:2]
    known = LAYERS[: LAYERS.index(here[0]) + 1] if here else ()
    assert {module.split(".")[1] for module in imported(source)} <= {*known}


@pytest.mark.parametrize("source", EVERY, ids=module_of)
def test_nothing_imports_inside_a_function(source: Path) -> None:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, functions):
            inside = [n for n in ast.walk(node) if isinstance(n, ast.Import | ast.ImportFrom)]
            assert not inside
