"""All small changes of a module, each of one operator, number, word or statement."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import CodeType

from tests.mutants.operators import left_alone, variants

NOT_CHANGED = {"annotation", "returns", "decorator_list"}
MOST = 120  # characters that are shown of a line


@dataclass(frozen=True)
class Mutant:
    """A module with one change. `was` and `now` are the changed lines, without indentation."""

    inside: str  # the changed function or class, "" at the top of the module
    line: int  # the first line of the changed statement
    was: str
    now: str
    live: bool  # whether a function is changed, whose code can be exchanged at run time
    code: CodeType  # the code of the whole module
    again: int = 0  # number of earlier mutants with equal text

    @property
    def name(self) -> str:
        """A key of the mutant that depends on its lines, but not on their place in the file."""
        return "\n".join((self.inside, self.was, self.now, str(self.again)))


@dataclass(frozen=True)
class Place:
    """The position of a walk through a module."""

    inside: tuple[str, ...] = ()
    line: int = 0
    live: bool = False

    def within(self, parent: ast.AST, field: str, child: ast.AST) -> Place:
        """Return the place of `child` in the field `field` of its parent."""
        here = self
        if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef) and field == "body":
            here = replace(here, inside=(*here.inside, parent.name), live=True)
        elif isinstance(parent, ast.ClassDef) and field == "body":
            here = replace(here, inside=(*here.inside, parent.name))
        elif isinstance(parent, ast.Lambda) and field == "body":
            here = replace(here, live=True)
        return replace(here, line=child.lineno) if isinstance(child, ast.stmt) else here


@dataclass(frozen=True)
class Site:
    """A node and its position in its parent: ``parent.field``, or ``parent.field[index]``."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    place: Place

    def put(self, node: ast.AST) -> None:
        """Set the field, or its item, to `node`."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(source: str, path: str) -> list[Mutant]:
    """Return the mutants of a module in source order: all that compile, and no two alike."""
    tree = ast.parse(source)
    seen = {ast.dump(tree)}
    made: list[Mutant] = []
    for site in sites(tree, Place()):
        for other in variants(site.node, site.field):
            new = ast.copy_location(copy.copy(other), site.node)
            site.put(ast.fix_missing_locations(new))
            whole = ast.dump(tree)
            if whole not in seen:
                seen.add(whole)
                made += _compiled(tree, path, site, other, source)
            site.put(site.node)
    return _told_apart(made)


def sites(node: ast.AST, place: Place) -> Iterator[Site]:
    """Yield each node below `node` that may be changed."""
    for field, value in ast.iter_fields(node):
        if field in NOT_CHANGED:
            continue
        many = isinstance(value, list)
        for index, child in enumerate(value if many else [value]):
            if isinstance(child, ast.AST) and not left_alone(child):
                here = place.within(node, field, child)
                yield Site(node, field, index if many else None, child, here)
                yield from sites(child, here)


def _compiled(
    tree: ast.Module, path: str, site: Site, other: ast.AST, source: str
) -> Iterator[Mutant]:
    was, now = lines(source, site.node, other)
    try:
        code = compile(tree, path, "exec")
    except (SyntaxError, ValueError):
        return
    place = site.place
    yield Mutant(".".join(place.inside), place.line, was, now, place.live, code)


def lines(source: str, node: ast.AST, other: ast.AST) -> tuple[str, str]:
    """Return the source lines of `node` as they are, and with `other` in its place."""
    first, last = _extent(node)
    rows = source.splitlines()[first[0] - 1 : last[0]]
    before = rows[0].encode()[: first[1]].decode()
    behind = rows[-1].encode()[last[1] :].decode()
    return _shown(_plain("\n".join(rows)), _plain(before + ast.unparse(other) + behind))


def _extent(node: ast.AST) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return line and byte of the beginning of `node`, and of its end."""
    if isinstance(node, ast.match_case):
        (first, column), last = _extent(node.pattern)[0], _extent(node.body[-1])[1]
        return (first, column - len("case ")), last
    assert isinstance(node, ast.expr | ast.stmt | ast.pattern | ast.ExceptHandler)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _plain(text: str) -> str:
    return " ".join(text.split())


def _shown(was: str, now: str) -> tuple[str, str]:
    """Shorten long lines to the part where they begin to differ."""
    pairs = zip(was, now, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), 0)
    return _cut(was, same), _cut(now, same)


def _cut(line: str, at: int) -> str:
    begin = max(0, at - MOST // 2) if len(line) > MOST else 0
    rest = line[begin : begin + MOST]
    return "... " * (begin > 0) + rest + " ..." * (begin + MOST < len(line))


def _told_apart(made: list[Mutant]) -> list[Mutant]:
    """Number the mutants that have equal text."""
    seen: dict[str, int] = {}
    told: list[Mutant] = []
    for mutant in made:
        again = seen.get(mutant.name, 0)
        seen[mutant.name] = again + 1
        told.append(replace(mutant, again=again))
    return told
