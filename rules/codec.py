"""Events as text and back, by the type hints of their fields; cards stay readable ("3D 10S").

It is how deals are stored, and how records have them; what was ever stored must stay readable. An
event is one JSON object, ``{"k":"Played","seat":2,"cards":"7D 7S","as_cards":"7D 7S"}``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from rules import cards as pack
from rules.events import Event

KNOWN_CARDS: pack.Cards = pack.joined(
    pack.of_rank(rank) for rank in range(pack.JOKER)
) | pack.with_jokers(2 * pack.PACKS, pack.PACKS)


class _Cards:
    """Stands for the alias `Cards` in a hint; the alias itself is only another name for int."""


class _Form(NamedTuple):
    """A writer of one type to JSON and its reader; both raise ValueError on any other value."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def encode(event: Event) -> str:
    """Return the event as one line of JSON, without the fields that hold their defaults.

    Raises ValueError, without the event's values, when it cannot be stored.

    >>> from rules.events import Passed
    >>> encode(Passed(2))
    '{"k":"Passed","seat":2}'
    """
    kind = type(event).__name__
    _, forms = _kind(kind)
    usual = _defaults(kind)
    try:
        plain = {
            name: form.write(value)
            for name, form in forms.items()
            for value in [getattr(event, name)]
            if name not in usual or type(value) is not type(usual[name]) or value != usual[name]
        }
    except (ValueError, TypeError):
        raise ValueError(f"an event {kind} holds what cannot be stored") from None
    return json.dumps({"k": kind, **plain}, separators=(",", ":"), ensure_ascii=False)


def decode(body: str) -> Event:
    """Return the event that `encode` wrote; a field with a default may be missing.

    Raises ValueError, without the event's values, on an unknown kind, an unknown or missing field,
    or a value of another type.
    """
    try:
        plain = json.loads(body)
        kind, forms = _kind(plain.pop("k"))
        return kind(**{name: forms[name].read(value) for name, value in plain.items()})
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError("a stored event cannot be read by this version") from None


@cache
def _defaults(name: str) -> dict[str, Any]:
    kind: Any = _kind(name)[0]
    return {one.name: one.default for one in fields(kind) if one.default is not MISSING}


@cache
def _kind(name: str) -> tuple[type[Event], dict[str, _Form]]:
    # the last of a name: a dataclass with slots is made a second time, and replaces the first
    kind: Any = {one.__name__: one for one in Event.__subclasses__()}[name]
    hints = get_type_hints(kind, localns={"Cards": _Cards, "Card": _Cards})
    return kind, {one.name: _form(hints[one.name]) for one in fields(kind)}


def _form(hint: Any) -> _Form:
    if hint is _Cards:
        return _Form(_card_text, pack.cards)
    if hint in (int, str, bool):
        return _Form(_exactly(hint), _exactly(hint))
    inner = get_args(hint)
    match get_origin(hint):
        case origin if origin is tuple and inner[1:] == (...,):
            return _several(list, tuple, _form(inner[0]))
        case origin if origin is tuple:
            return _each(tuple(map(_form, inner)))
        case origin if origin is frozenset:
            return _several(sorted, frozenset, _form(inner[0]))
    raise TypeError(f"no way is known to store a field of type {hint}")


def _card_text(held: pack.Cards) -> str:
    if held & ~KNOWN_CARDS:  # two such bits would be written as one and the same card
        raise ValueError("not cards")
    return pack.text(held)


def _exactly(kind: type) -> Callable[[Any], Any]:
    def same(value: Any) -> Any:
        if type(value) is not kind:  # True is an int to isinstance
            raise ValueError(f"not {kind.__name__}")
        return value

    return same


def _each(forms: tuple[_Form, ...]) -> _Form:
    def write(values: Any) -> Any:
        return [form.write(value) for form, value in zip(forms, values, strict=True)]

    def read(values: Any) -> Any:
        return tuple(form.read(value) for form, value in zip(forms, values, strict=True))

    return _Form(write, read)


def _several(plain: type[list[Any]] | Callable[..., Any], kind: type, one: _Form) -> _Form:
    def write(values: Any) -> Any:
        return plain([one.write(value) for value in _exactly(kind)(values)])

    def read(values: Any) -> Any:
        return kind([one.read(value) for value in _exactly(list)(values)])

    return _Form(write, read)
