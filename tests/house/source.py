"""The source of the house as its laws see it: files, modules, and what each imports."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSES = ("rules", "bot", "cogs")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def sources(folder: str) -> list[Path]:
    """Every Python file in a folder, however deep, in one order."""
    return sorted((ROOT / folder).rglob("*.py"))


def where(source: Path) -> str:
    """The path from the root, also as the name of a case."""
    return source.relative_to(ROOT).as_posix()


def module_of(source: Path) -> str:
    """The module that a file is; a folder's ``__init__`` is the folder."""
    return ".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


EVERY = [source for house in HOUSES for source in sources(house)]
MODULES = {module_of(source): source for source in EVERY}


@cache
def text(source: Path) -> str:
    """What a file says, read once."""
    return source.read_text(encoding="utf-8")


@cache
def tree(source: Path) -> ast.Module:
    """What a file says, parsed once."""
    return ast.parse(text(source))


def of_each(found: Iterable[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """Makes a test of one file one of all these: it fails once, and names each that fails it."""

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
    """Every imported module in full, with the names taken from it.

    Inside functions too, and where only a type checker reads it.
    """
    for node in ast.walk(tree(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{where(source)}: imports are written in full"
            yield node.module or "", tuple(alias.name for alias in node.names)
