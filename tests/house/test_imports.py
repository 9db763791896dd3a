"""Laws of imports: the contracts in pyproject.toml, no circle, no late import without a reason."""

from __future__ import annotations

import ast
import logging
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from types import MappingProxyType

import grimp
import pytest
from importlinter.cli import lint_imports

from tests.house.source import EVERY, FUNCTIONS, HOUSES, MODULES, ROOT, of_each, tree, where

CONTRACTS = ROOT / "pyproject.toml"
ONLY_TYPES = {  # imports for a type checker that close a circle, with the reason
    ("rules.deal", "rules.ruleset"): "A deal knows its rules, and rules are asked about deals.",
    ("bot.app", "cogs.table.publisher"): "Its extension sets the publisher, which `bot` calls.",
    ("bot.logs", "bot.tables.table"): "Log lines name the table of the present work.",
    ("bot.metrics.endpoint", "bot.discord.client"): "The client measures its own shards.",
    ("bot.store.errors", "bot.store.store"): "The store has parts, which run in its transactions.",
    ("bot.tables.shards", "bot.tables.registry"): "The registry of a process passes itself.",
    ("bot.tables.shards", "bot.cluster.node"): "A process that is alone loads no code of several.",
    ("bot.discord.sharding", "bot.cluster.node"): "The same.",
    ("bot.cluster.shard_leases", "bot.cluster.node"): "The node is notified of its leases.",
}
LATE = {  # imports inside functions, with the reason
    "bot/discord/client.py": {
        "bot.cluster.node": "A process that is alone loads no code of several."
    },
    "bot/cli/run.py": {"bot.playground": "Whoever has a token needs no Discord of ours."},
}
REVERSED = """
[importlinter]
root_packages =
    rules
    bot
[importlinter:contract:1]
name = upside down
type = layers
layers =
    rules
    bot
"""


@pytest.fixture(autouse=True)
def loggers_stay() -> Iterator[None]:
    """Undo the logging configuration of import-linter, which disables all present loggers."""
    known = logging.root.manager.loggerDict.values()
    there = [one for one in known if isinstance(one, logging.Logger)]
    before = [one.disabled for one in there]
    yield
    for one, disabled in zip(there, before, strict=True):
        one.disabled = disabled


def test_the_contracts_of_pyproject_hold() -> None:
    assert lint_imports(config_filename=str(CONTRACTS), no_cache=True) == 0


def test_a_broken_contract_would_be_seen(tmp_path: Path) -> None:
    config = tmp_path / "contracts.ini"
    config.write_text(REVERSED)
    assert lint_imports(config_filename=str(config), no_cache=True) == 1


def test_each_module_of_a_folder_in_several_layers_is_in_one() -> None:
    """Import-linter looks for missing layers among the children of `bot` only."""
    linter = tomllib.loads(CONTRACTS.read_text())["tool"]["importlinter"]
    [layers] = (one["layers"] for one in linter["contracts"] if one.get("containers") == ["bot"])
    modules = {name for name in MODULES if name.startswith("bot.discord.")}
    assert modules == {f"bot.{layer}" for layer in layers if layer.startswith("discord.")}


def test_imports_go_in_no_circles() -> None:
    """Contracts find circles of folders, not of modules."""
    TopologicalSorter(imported(types=False)).prepare()


def test_imports_for_a_type_checker_alone_are_excused_by_name() -> None:
    without = imported(types=False)
    assert ONLY_TYPES.keys() == {
        (module, other)
        for module, others in imported().items()
        for other in others - without[module]
        if MODULES[other].name != "__init__.py"
    }


@pytest.mark.parametrize(("importer", "other"), ONLY_TYPES)
def test_excuse_of_a_cycle_of_types_needs_the_cycle(importer: str, other: str) -> None:
    """The circle is one of modules, or of the folder of the imported module."""
    graph, folder = imported(types=False), other.rpartition(".")[0] + "."
    beside = {module for module in graph if module.startswith(folder)}
    reached, new = set[str](), {other} if importer in beside else beside
    while new:
        reached |= new
        new = {module for importing in new for module in graph[importing]} - reached
    assert importer in reached


@of_each(EVERY)
def test_nothing_is_imported_inside_a_function_without_a_reason(source: Path) -> None:
    functions = [node for node in ast.walk(tree(source)) if isinstance(node, FUNCTIONS)]
    inside = {node for function in functions for node in ast.walk(function)}
    late = {name for node in inside if isinstance(node, ast.stmt) for name in _named(node)}
    assert late == LATE.get(where(source), {}).keys()


@cache
def imported(types: bool = True) -> MappingProxyType[str, frozenset[str]]:
    """Return the modules that each module imports, also late or, with `types`, for a type checker.

    The folders around an imported module are imported with it, except those around both modules.
    """
    graph = grimp.build_graph(*HOUSES, exclude_type_checking_imports=not types, cache_dir=None)
    assert graph.modules == MODULES.keys()
    found = {}
    for module in graph.modules:
        direct = graph.find_modules_directly_imported_by(module)
        around = {folder for other in direct for folder in _folders(other)}
        found[module] = frozenset(direct | (around - _folders(module) - {module}))
    return MappingProxyType(found)


def _folders(module: str) -> set[str]:
    """Return the packages around a module.

    >>> sorted(_folders("bot.store.deals"))
    ['bot', 'bot.store']
    """
    parts = module.split(".")
    return {".".join(parts[:deep]) for deep in range(1, len(parts))}


def _named(node: ast.stmt) -> set[str]:
    match node:
        case ast.ImportFrom(module=str(module)):
            return {module}
        case ast.Import(names=names):
            return {alias.name for alias in names}
    return set()
