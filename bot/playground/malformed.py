"""Data that differs from what Discord documents: bodies of answers, events, frames.

Each kind has a name, which methods of `Faults` take.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from bot.playground.gateway.encoding import FLUSH, Encoder

Change = Callable[[Any], Any]
"""Turns the value that JSON stands for into another one."""


def other_types(value: Any) -> Any:
    """Return the value with another type for each field, or for each field of each item."""
    if isinstance(value, list):
        return [other_types(item) for item in value] or {}
    if isinstance(value, dict):
        return {key: _other_type(inner) for key, inner in value.items()}
    return _other_type(value)


def _other_type(value: Any) -> Any:
    if isinstance(value, bool):
        return "maybe"
    if isinstance(value, str):
        return "abc" if value.isdigit() else 7
    if isinstance(value, list):
        return {"0": "abc"}
    return ["abc"] if value is None or isinstance(value, dict) else "abc"


def without(*keys: str) -> Change:
    """Return a change that removes these fields."""

    def change(value: Any) -> Any:
        return {key: inner for key, inner in value.items() if key not in keys}

    return change


VALUES: dict[str, Change] = {
    "null": lambda value: None,
    "list": lambda value: [],
    "text": lambda value: "abc",
    "number": lambda value: 7,
    "no fields": lambda value: {},
    "other types": other_types,
}
"""What may stand where an object is documented: in bodies and in events."""

BODIES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda body: b"",
    "html": lambda body: b"<html><body>502 Bad Gateway</body></html>",
    "cut": lambda body: body[: len(body) // 2],
    "no utf-8": lambda body: b'{"id": "\xff\xfe"}',
}
"""What may stand where JSON is documented."""

_NOISE = Random("noise").randbytes(5000)
_NOTHING = b"\x00" + FLUSH  # a zlib block without content, after which the stream goes on

FRAMES: dict[str, Callable[[Encoder], str | bytes]] = {
    "no json": lambda encoder: encoder.text("this is no JSON"),
    "plain text": lambda encoder: "this is no JSON",
    "plain nothing": lambda encoder: "",
    "noise": lambda encoder: _NOISE + FLUSH,
    "noise without an end": lambda encoder: _NOISE,
    "truncated": lambda encoder: _truncated(encoder),
    "nothing": lambda encoder: _NOTHING,
    "list": lambda encoder: encoder.text('[{"op": 0}]'),
    "null": lambda encoder: encoder.text("null"),
    "number": lambda encoder: encoder.text("7"),
    "no op": lambda encoder: encoder.frame({"d": {}, "s": None, "t": None}),
    "unknown op": lambda encoder: encoder.frame({"op": 99, "d": {}, "s": None, "t": None}),
    "op of another type": lambda encoder: encoder.frame({"op": "zero", "d": {}}),
    "no name": lambda encoder: encoder.frame({"op": 0, "d": {}, "s": None}),
    "unknown name": lambda encoder: encoder.frame({"op": 0, "d": {}, "s": None, "t": "NEW_THING"}),
    "sequence of another type": lambda encoder: encoder.frame(
        {"op": 0, "d": {}, "s": "abc", "t": "NEW_THING"}
    ),
    "hello without fields": lambda encoder: encoder.frame({"op": 10, "d": {}}),
    "hello without data": lambda encoder: encoder.frame({"op": 10}),
}
"""Whole frames that are no payload of Discord's."""


def changed(how: str | Change, value: Any) -> Any:
    """Return the value after a change; `how` is a change or a name of `VALUES`."""
    return VALUES[how](value) if isinstance(how, str) else how(value)


def body(how: str | Change, content: bytes) -> bytes:
    """Return a body after a change; `how` is a change or a name of `VALUES` or `BODIES`."""
    if isinstance(how, str) and how in BODIES:
        return BODIES[how](content)
    return json.dumps(changed(how, json.loads(content))).encode()


def _truncated(encoder: Encoder) -> str | bytes:
    """Return a payload that is cut off in its middle, in a complete frame."""
    whole = encoder.frame({"op": 0, "t": "NEW_THING", "s": None, "d": {"text": "abc" * 99}})
    if isinstance(whole, str):
        return whole[: len(whole) // 2]
    return whole[: len(whole) // 2] + FLUSH
