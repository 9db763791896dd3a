"""No module of the rules imports, by any way round, what imports it; inside functions counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
ONLY_TYPES = ("rules.deal", "rules.ruleset")  # a deal knows its rules, which are asked about deals


def test_the_rules_import_in_no_circle() -> None:
    modules = {named(path): path for path in (ROOT / "rules").rglob("*.py")}
    graph = {name: set(imported(path, modules)) for name, path in modules.items()}
    importer, ruleset = ONLY_TYPES
    graph[importer].remove(ruleset)
    assert circles(graph) == {}


def test_a_circle_would_be_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}).keys() >= {"a", "b", "c"}
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {}


def named(path: Path) -> str:
    """The module that a file is."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules of ours that a file names, wherever in it; a package only for what is its own."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and (package := node.module) in modules:
            inner = {f"{package}.{alias.name}" for alias in node.names}
            yield from inner & modules.keys()
            if package and inner - modules.keys():
                yield package


def circles(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """What is left when whatever imports nothing of the rest is taken away, again and again."""
    left = {name: set(others) for name, others in graph.items()}
    while free := [name for name, others in left.items() if not others & left.keys() - {name}]:
        for name in free:
            del left[name]
    return left
