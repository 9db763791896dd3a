"""The exchange of code in functions of a module that is imported already."""

from __future__ import annotations

import ast
import functools
import gc
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType

PROBE = "__reached__"
OURS = ("rules", "bot", "cogs", "tests")


def functions(path: str) -> list[FunctionType]:
    """Return all functions of the file at `path`, with methods and lambdas."""
    found = (thing for thing in gc.get_objects() if isinstance(thing, FunctionType))
    return [function for function in found if function.__code__.co_filename == path]


def exchange(live: list[FunctionType], code: CodeType) -> None:
    """Give each function in `live` its new code from `code`, a compiled module.

    Raises ValueError where a function uses fewer variables of the functions around it than before.
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
    """Return the functions that empty the caches of the project's functions."""
    kind = type(functools.cache(print))
    found = (thing for thing in gc.get_objects() if isinstance(thing, kind))
    return [one.cache_clear for one in found if one.__module__.partition(".")[0] in OURS]


def probed(source: str, path: str) -> CodeType:
    """Compile a module with a probe before each statement of its functions."""
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
    """Set `reached` as the function that the probes of `module` call with each line."""
    setattr(module, PROBE, reached)
