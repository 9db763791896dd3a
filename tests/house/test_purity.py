"""Laws of the rules: plain parts of the standard library, no side effects, no chance."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.source import imports, of_each, sources, tree

STANDARD_LIBRARY = {
    "decimal",
    "hashlib",
    "hmac",  # the draws of a shuffle
    "json",
    "urllib",  # the only part that the rules need
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
RULES = sources("rules")


@of_each(RULES)
def test_rules_import_nothing_but_plain_parts_of_the_standard_library(source: Path) -> None:
    """No clock, no files, no network, no secrets, no logs."""
    for module, _ in imports(source):
        shell = {"sys", "hashlib"} if source.name == "__main__.py" else set()
        assert module.partition(".")[0] in STANDARD_LIBRARY | {"rules"} | shell


@of_each(RULES)
def test_chance_is_given_to_the_rules_by_their_caller(source: Path) -> None:
    """The rules name the type `Random`, but make no instance and do not use the module's own.

    The shell is a caller of the rules, and makes an instance from the seed that a person typed.
    """
    for module, names in imports(source):
        assert module != "random" or names == ("Random",)
    assert "Random" not in called(source) or source.name == "__main__.py"


@of_each(RULES)
def test_rules_neither_read_nor_print(source: Path) -> None:
    """The shell prints, and opens the record that a person named."""
    shell = {"open", "print"} if source.name == "__main__.py" else set()
    assert not called(source) & (DOORS - shell)


def called(source: Path) -> set[str]:
    """Return the names that are called directly."""
    calls = (node for node in ast.walk(tree(source)) if isinstance(node, ast.Call))
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}
