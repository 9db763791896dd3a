"""The replacements for a node of the source: another operator, number or word, or nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
TURNED = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # COMPARED negates these
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
LOGS = {"log", "logger", "logging"}  # a call to a log is no behavior


def left_alone(node: ast.AST) -> bool:
    """Whether a node is not mutated: an assert, a log call, a docstring, or for type checkers."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Expr(value=ast.Constant()):
            return True
        case ast.keyword(arg="strict"):  # of zip, where it is an assert
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in LOGS
    return False


def variants(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """Yield the replacements for a node in the field `field` of its parent."""
    if field in ("test", "ifs", "guard"):
        yield from _negated(node)
    match node:
        case ast.stmt():
            yield from _statements(node)
        case ast.match_case():
            yield ast.match_case(node.pattern, ast.Constant(False), node.body)
        case ast.ExceptHandler() if not isinstance(node.body[0], ast.Raise):
            yield ast.ExceptHandler(node.type, node.name, [ast.Raise()])
        case ast.Constant():
            yield from _constants(node.value)
        case ast.expr():
            yield from _expressions(node)


def _negated(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[only]) if isinstance(only, TURNED):
            return
        case ast.expr():
            yield ast.UnaryOp(ast.Not(), node)


def _statements(node: ast.stmt) -> Iterator[ast.AST]:
    match node:
        case ast.AugAssign():
            yield ast.Pass()
            yield ast.AugAssign(node.target, RECKONED[type(node.op)](), node.value)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr() | ast.Delete() | ast.Raise() | ast.Return(value=None):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield ast.Pass()


def _constants(value: Any) -> Iterator[ast.AST]:
    match value:
        case bool():
            yield ast.Constant(not value)
        case int() | float():
            yield ast.Constant(value + 1)
        case str():
            yield ast.Constant(f"not {value}")


def _expressions(node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            for at, op in enumerate(node.ops):
                ops = [*node.ops[:at], COMPARED[type(op)](), *node.ops[at + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.BoolOp(other, node.values)
        case ast.UnaryOp():
            yield node.operand
        case ast.BinOp() if type(node.op) in RECKONED:
            yield ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
        case ast.Call():
            yield from _calls(node)


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    """Yield the call of the opposite function, or `replace` with one field fewer."""
    match node.func:
        case ast.Name(id=name) if name in NAMED:
            yield ast.Call(ast.Name(NAMED[name], ast.Load()), node.args, node.keywords)
        case ast.Name(id="replace"):
            for at in range(len(node.keywords)):
                fewer = [*node.keywords[:at], *node.keywords[at + 1 :]]
                yield ast.Call(node.func, node.args, fewer)
