"""The texts in the source code: the keys of texts that it uses, and literal sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[3]
LOGS = ("debug", "info", "warning", "error", "exception")
SILENT = {"playground", "store", "migrations", "metrics", "cli"}  # folders without player texts
BY_COMMAND = ("about-", "name-")  # prefixes of the keys that `cogs.translator` uses


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax tree of each module with texts for players, by path."""
    return {
        path.relative_to(HOUSE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for room in ("bot", "cogs")
        for path in sorted((HOUSE / room).rglob("*.py"))
        if not SILENT & set(path.parts)
    }


def asked() -> Iterator[tuple[str, str]]:
    """Yield the path and the key of each call of `say` or `Refusal` with a literal key."""
    for where, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in ("say", "Refusal"):
                for key in _constants(node.args[0]):
                    yield where, key


def mentioned(keys: set[str]) -> set[str]:
    """Return the keys that appear in the source, in full or composed from parts."""
    whole, patterns, endings = set(), set(), set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
                match node.values:
                    case [ast.FormattedValue(), ast.Constant(value=str(ending))]:
                        endings.add(ending)  # added to a whole key
    joined = [re.compile(pattern) for pattern in patterns if re.match(r"[a-z]{3}[a-z-]*-", pattern)]
    whole |= {stem + ending for stem in keys & whole for ending in endings if ending[0] == "-"}
    return {key for key in keys if key in whole or any(p.fullmatch(key) for p in joined)}


def literal_sentences() -> Iterator[str]:
    """Yield each literal English sentence that players of any language would read."""
    for where, tree in trees().items():
        if where.endswith(
            (
                "__main__.py",
                "samples.py",
                "settings.py",
                "coverage.py",
                "speech.py",
                "discord/errors.py",
            )
        ):
            continue  # texts for operators
        if where.endswith("words/search.py"):
            continue  # names that people type, in all languages
        silent = set(_silent(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                told = re.match(r"[A-Z]\w* \w+", node.value) and id(node) not in silent
                if told:
                    yield f"{where}:{node.lineno}: {node.value[:60]!r}"


def _silent(tree: ast.Module) -> Iterator[int]:
    """Yield the ids of nodes for programmers: docstrings, log lines, assertions and errors."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)
        logs = isinstance(node, ast.Call) and _name(node.func) in LOGS
        if logs or isinstance(node, ast.Assert | ast.Raise):
            yield from map(id, ast.walk(node))


def _name(function: ast.expr) -> str:
    return str(getattr(function, "id", None) or getattr(function, "attr", ""))


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))


def _pattern(node: ast.JoinedStr) -> str:
    parts = (
        re.escape(str(part.value)).replace(r"\-", "-") if isinstance(part, ast.Constant) else ".+"
        for part in node.values
    )
    return "".join(parts)
