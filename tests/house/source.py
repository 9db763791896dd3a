"""The source code for tests that read it: files, modules, and the imports of each file."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSES = ("rules", "bot", "cogs")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def sources(folder: str) -> list[Path]:
    """Return every Python file in a folder and its subfolders, sorted."""
    return sorted((ROOT / folder).rglob("*.py"))


def where(source: Path) -> str:
    """Return the path of a file from the project root."""
    return source.relative_to(ROOT).as_posix()


def module_of(source: Path) -> str:
    """Return the module name of a file; an ``__init__`` has the name of its package."""
    return ".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


EVERY = [source for house in HOUSES for source in sources(house)]
MODULES = {module_of(source): source for source in EVERY}


@cache
def text(source: Path) -> str:
    """Return the text of a file, which is read once."""
    return source.read_text(encoding="utf-8")


@cache
def tree(source: Path) -> ast.Module:
    """Return the syntax tree of a file, which is parsed once."""
    return ast.parse(text(source))


def of_each(found: Iterable[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """Turn a check of one file into one test of all `found` files, which names each that fails."""

    def decorate(check: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            wrong = []
            for source in found:
                try:
                    check(source)
                except AssertionError as error:
                    wrong.append(f"{where(source)}: {error}")
            assert not wrong, "\n\n".join(wrong)

        test.__doc__ = check.__doc__
        return test

    return decorate


def imports(source: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the full name of every imported module, with the names imported from it.

    Imports inside functions and imports for type checkers are included.
    """
    for node in ast.walk(tree(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{where(source)}: imports are written in full"
            yield node.module or "", tuple(alias.name for alias in node.names)
