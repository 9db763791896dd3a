"""A deal as text: what was agreed and what happened, for people to read and to play again.

The first line names the game and the house rules that were changed, every other line is one event
as it is stored (`rules.codec`). Empty lines and # comments may stand between them.

    {"game": "president_basic", "changed": {"jokers": "2"}}
    {"k":"Played","seat":0,"cards":"10H 10S","as_cards":"10H 10S"}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rules.codec import decode, encode
from rules.events import Event


class Record(NamedTuple):
    """A deal that was read back: its preset, the options that were changed, its events."""

    preset: str
    changed: dict[str, str]
    happened: list[Event]


def write(preset: str, changed: Mapping[str, str], happened: Iterable[Event]) -> str:
    """The record of a deal, or of as much of it as has happened.

    ValueError: an event holds what cannot be written.
    """
    game = json.dumps({"game": preset, "changed": dict(changed)}, ensure_ascii=False)
    return "\n".join([game, *map(encode, happened)]) + "\n"


def read(record: str) -> Record:
    """The deal that `write` wrote; ValueError names the line at fault."""
    lines = [(number, line.strip()) for number, line in enumerate(record.splitlines(), 1)]
    told = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not told:
        raise ValueError("A record begins with the line of its game.")
    (first, game), *events = told
    try:
        preset, changed = _game(game)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ValueError(f"Line {first} does not name a game.") from None
    return Record(preset, changed, [_event(number, line) for number, line in events])


def _game(line: str) -> tuple[str, dict[str, str]]:
    told = json.loads(line)
    return str(told["game"]), {str(key): str(value) for key, value in told["changed"].items()}


def _event(number: int, line: str) -> Event:
    try:
        return decode(line)
    except ValueError:
        raise ValueError(f"Line {number} is no event.") from None
