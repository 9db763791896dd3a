"""A deal as text: what was agreed and what happened, for people to read and to play again.

The first line names the game and the house rules that were changed, every other line is one
event with its fields. Seats count from 1, as players see them; cards are written as everywhere
(``10S``, ``RJ``, ``3D*`` from the second pack). A field that has its usual value is left out.

    record  = game { event }                    one a line; empty lines and # comments may stand
    game    = "game: " preset { "; " option " " value }
    event   = name [ ": " field " " value { "; " field " " value } ]
    name    = the event in words: "played", "cards given", "trick won" ...
    value   = number | "yes" | "no" | word | cards | list
    cards   = "-" | card { " " card }
    list    = "none" | item { " | " item }      items: cards, or a word and its number
            | seat { " " seat }                 for seats and plain numbers
    word    = text in which % ; | " and line ends are written as %25 %3B %7C %22 %0A
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from rules import events
from rules.cards import Cards, cards, text
from rules.events import Event

PLAIN = " !#$&'()*+,/:<=>?@[]^_`{}~"  # signs that need no disguise in a word
NONE, EMPTY, NO_CARDS = "none", '""', "-"


class Codec(NamedTuple):
    """How the values of one type are written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def write(preset: str, changed: Mapping[str, str], happened: Iterable[Event]) -> str:
    """The record of a deal, or of as much of it as has happened."""
    chosen = [f"{key} {_word(value)}" for key, value in changed.items()]
    lines = [f"game: {'; '.join([preset, *chosen])}", *map(line, happened)]
    return "\n".join(lines) + "\n"


def read(record: str) -> tuple[str, dict[str, str], list[Event]]:
    """The preset, the changed house rules and the events; ValueError names the line at fault."""
    game: tuple[str, dict[str, str]] | None = None
    happened: list[Event] = []
    for number, raw in enumerate(record.splitlines(), 1):
        words = raw.strip()
        if not words or words.startswith("#"):
            continue
        try:
            if game is None:
                game = _game(words)
            else:
                happened.append(_event(words))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"Line {number} cannot be read: {error}") from error
    if game is None:
        raise ValueError("A record begins with the line of its game.")
    return *game, happened


def _game(line: str) -> tuple[str, dict[str, str]]:
    head, _, rest = line.partition(": ")
    if head != "game":
        raise ValueError("the first line names the game")
    preset, *chosen = rest.split("; ")
    pairs = (choice.partition(" ") for choice in chosen)
    return preset, {key: _unword(value) for key, _, value in pairs}


def line(event: Event) -> str:
    """One event as a record has it."""
    name = _name(type(event))
    told = []
    for part in fields(event):  # type: ignore[arg-type]
        value = getattr(event, part.name)
        if part.default is MISSING or value != part.default:
            told.append(f"{part.name} {CODECS[part.type].write(value)}")
    return f"{name}: {'; '.join(told)}" if told else name


def _event(line: str) -> Event:
    name, _, rest = line.partition(": ")
    if name not in EVENTS:
        raise ValueError(f"there is no event {name!r}")
    kind = EVENTS[name]
    types = {part.name: part.type for part in fields(kind)}  # type: ignore[arg-type]
    values = {}
    for word in rest.split("; ") if rest else ():
        key, _, value = word.partition(" ")
        if key not in types:
            raise ValueError(f"{name} has no field {key!r}")
        values[key] = CODECS[types[key]].read(value)
    return kind(**values)


def _name(kind: type[Event]) -> str:
    return re.sub(r"(?<!^)([A-Z])", r" \1", kind.__name__).lower()


def _word(value: str) -> str:
    return quote(value, safe=PLAIN) or EMPTY


def _unword(written: str) -> str:
    return "" if written == EMPTY else unquote(written)


def _cards(held: Cards) -> str:
    return text(held) or NO_CARDS


def _held(written: str) -> Cards:
    return 0 if written == NO_CARDS else cards(written)


def _seat(seat: int) -> str:
    return str(seat + 1)


def _unseat(written: str) -> int:
    return int(written) - 1


def _yes(written: str) -> bool:
    return {"yes": True, "no": False}[written]


def _row(item: Codec, between: str) -> Codec:
    """A tuple of such items."""
    return Codec(
        lambda row: between.join(map(item.write, row)) if row else NONE,
        lambda said: () if said == NONE else tuple(map(item.read, said.split(between))),
    )


def _asked(pair: tuple[str, int]) -> str:
    return f"{_word(pair[0])} {pair[1]}"


def _pair(written: str) -> tuple[str, int]:
    word, _, number = written.rpartition(" ")
    return _unword(word), int(number)


NUMBER, SEAT, CARDS = Codec(str, int), Codec(_seat, _unseat), Codec(_cards, _held)
SEATS = _row(SEAT, " ")
CODECS: dict[Any, Codec] = {  # by the type as the events write it
    "int": NUMBER,
    "bool": Codec(lambda value: "yes" if value else "no", _yes),
    "str": Codec(_word, _unword),
    "Seat": SEAT,
    "Cards": CARDS,
    "tuple[Cards, ...]": _row(CARDS, " | "),
    "tuple[Seat, ...]": SEATS,
    "tuple[int, ...]": _row(NUMBER, " "),
    "tuple[tuple[str, int], ...]": _row(Codec(_asked, _pair), " | "),
    "frozenset[Seat]": Codec(
        lambda seats: SEATS.write(sorted(seats)), lambda said: frozenset(SEATS.read(said))
    ),
}
EVENTS: dict[str, type[Event]] = {
    _name(kind): kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
