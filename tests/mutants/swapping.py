"""Other code for the functions of a module that is imported already."""

from __future__ import annotations

import ast
import functools
import gc
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType

PROBE = "__reached__"
OURS = ("rules", "bot", "cogs", "tests")


def functions(path: str) -> list[FunctionType]:
    """All that came from this file, methods and lambdas too."""
    found = (thing for thing in gc.get_objects() if isinstance(thing, FunctionType))
    return [function for function in found if function.__code__.co_filename == path]


def exchange(live: list[FunctionType], code: CodeType) -> None:
    """Give each function the code that the module now has in its place.

    Raises ValueError where a function has no use any more for a variable from around it.
    """
    new = {(one.co_qualname, one.co_firstlineno): one for one in _codes(code)}
    for function in live:
        old = function.__code__
        function.__code__ = new[old.co_qualname, old.co_firstlineno]


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def caches() -> list[Callable[[], None]]:
    """What empties the caches that our functions keep of their answers."""
    kind = type(functools.cache(print))
    found = (thing for thing in gc.get_objects() if isinstance(thing, kind))
    return [one.cache_clear for one in found if one.__module__.partition(".")[0] in OURS]


def probed(source: str, path: str) -> CodeType:
    """The module with a note before each statement of its functions that it was reached."""
    tree = ast.parse(source)
    for node in [*ast.walk(tree)]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for inner in [*ast.walk(node)]:
                _probe(inner)
    return compile(ast.fix_missing_locations(tree), path, "exec")


def _probe(node: ast.AST) -> None:
    for field in ("body", "orelse", "finalbody"):
        block = getattr(node, field, None)
        if isinstance(block, list) and not isinstance(node, ast.ClassDef):
            noted = [(_note(statement.lineno), statement) for statement in block]
            setattr(node, field, [one for pair in noted for one in pair])


def _note(line: int) -> ast.stmt:
    call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(line)], [])
    return ast.copy_location(ast.Expr(call), ast.Pass(lineno=line, col_offset=0))


def note(module: ModuleType, reached: Callable[[int], None]) -> None:
    """Who is told of each statement that a probed module comes to."""
    setattr(module, PROBE, reached)
