"""Lines for the judge, drawn by chance. Each answer must be one line of JSON in game terms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from rules.catalogue import full
from rules.catalogue.presets import PRESETS
from rules.cli.judge import UNANSWERED, answers
from tests.rules.random_play import values

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
CARDS = [f"{rank}{suit}" for rank in RANKS for suit in "DCHS"]
MAY_BE = ["11D", "15S", "1H", "RJ", "BJ", "3D*", "XD", "RJ=9", "3S=K"]  # in few games, or in none
ODD: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2.5,
        10**30,
        float("nan"),
        float("inf"),
        "",
        "A",
        "3D",
        "x" * 500,
    ),
    *("bigtwo_basic", "3D 3D", "RJ=9", "9S RJ=", "=", "\ud800", "\u2028", "4H 4H*", "x" * 500),
    *([], [[]], [1, "A"], [0, 1, 2, 3], ["A", "B", "C", "D"], ["", ["pass"]], [["A", "pass"]]),
    *({}, {"A": []}, {"order": 1}, {"left": {}}, {"alone": "A"}),
]
PYTHONS = re.compile(
    r"object (has|is|does)|unhashable|not (iterable|subscriptable|callable)|argument|unpack|"
    r"invalid literal|could not convert|out of range|'(int|str|list|dict|tuple|NoneType|float)'|"
    r"Expecting|Traceback|codec|recursion|digits"
)

BROKEN = ("", "\x00", "[" * 3000, '"', "}", "\ud800", "9" * 5000)


def wrong(seed: str, lines: int) -> Iterator[tuple[str, str]]:
    """Yield each fault in the answers to so many lines, with the line."""
    chance = Random(f"judge {seed}")
    for _ in range(lines):
        line = _line(chance)
        if said := _fault(line):
            yield said, line


def _fault(line: str) -> str:
    """Return the fault in the answer to this line; "" for a good answer."""
    try:
        (said,) = answers([line])
        told = json.loads(said)
        said.encode()
    except Exception as error:  # any exception is a fault of the judge
        return f"{error!r} is raised"
    if "\n" in said or not isinstance(told, dict):
        return f"not one line of JSON: {said}"
    if told.get("error") == UNANSWERED:
        return "answered only because nothing stops the judge"
    why = told.get("error", "")
    refused = told.get("refused") or {}
    found = PYTHONS.search(f"{why} {refused.get('why', '')}")
    if found or ("error" in told and not why):
        return f"not in the words of the game: {said}"
    return ""


def _line(chance: Random) -> str:
    """Return a question as JSON, mostly with odd values in it, sometimes malformed."""
    question = _question(chance)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        question = _odd(question, chance)
    line = json.dumps(question, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.1:
        at = chance.randrange(len(line))
        line = line[:at] + chance.choice(BROKEN) + line[at + 1 :]
    return line


def _question(chance: Random) -> dict[str, Any]:
    preset = chance.choice(list(PRESETS))
    low, high = map(int, full(preset)["players"].split(".."))
    many = chance.randint(2, 7) if chance.random() < 0.1 else chance.randint(low, high)
    seats = list("ABCDEFGHIJKL"[:many])
    question: dict[str, Any] = {"preset": preset}
    if chance.random() < 0.3:
        option = chance.choice(list(full(preset)))
        question["options"] = {option: chance.choice(values(option) or ["on"])}
    match chance.choice(("beats", "plays", "deal", "match")):
        case "beats":
            return {"ask": "beats", "play": _cards(chance, 5), "on": _cards(chance, 5)} | question
        case "plays":
            return {"ask": "plays", "hand": _cards(chance, 9), "on": _cards(chance, 4)} | question
        case "deal":
            script = [[chance.choice(seats), _step(chance)] for _ in range(chance.randint(0, 4))]
            more = {"seats": seats, "hands": _hands(seats, chance), "script": script}
            for key in ("leader", "standing", "widow", "stock"):
                if chance.random() < 0.3:
                    more[key] = _of_deal(key, seats, chance)
            return {"ask": "deal"} | question | more
    return {"ask": "match"} | question | {"seats": seats, "deals": _deals(seats, chance)}


def _of_deal(key: str, seats: list[str], chance: Random) -> Any:
    match key:
        case "leader":
            return chance.choice(seats)
        case "standing":
            return chance.sample(seats, len(seats))
    return _cards(chance, 3)


def _deals(seats: list[str], chance: Random) -> list[Any]:
    order = chance.sample(seats, len(seats))
    left = [chance.randint(0, 9) for _ in seats]
    ways: list[Any] = [order, left, {"order": order, "bid": 2}, {"left": left, "bombs": 1}]
    ways += [{"order": order, "alone": seats[0]}, {"left": left, "starter": seats[0], "last": "2S"}]
    return [chance.choice(ways) for _ in range(chance.randint(1, 3))]


def _hands(seats: list[str], chance: Random) -> dict[str, str]:
    pack = chance.sample(CARDS, len(CARDS))
    return {
        who: " ".join(pack[at :: len(seats)][: chance.randint(0, 6)])
        for at, who in enumerate(seats)
    }


def _step(chance: Random) -> str:
    said = (
        "pass",
        "bid 1",
        "bid x",
        "cut 9",
        "give 3D",
        "call redeal",
        "call deal",
        "",
        "cut",
        "bid",
    )
    return chance.choice((*said, *chance.sample(CARDS, 6)))


def _cards(chance: Random, most: int) -> str:
    some = CARDS + MAY_BE if chance.random() < 0.2 else CARDS
    return " ".join(chance.sample(some, chance.randint(0, most)))


def _odd(thing: Any, chance: Random) -> Any:
    """Return a copy of `thing` with one part replaced by an odd value, or left out."""
    if isinstance(thing, dict) and thing and chance.random() < 0.97:
        deep = [key for key in thing if key not in ("ask", "preset")]
        key = chance.choice(deep if deep and chance.random() < 0.9 else list(thing))
        if chance.random() < 0.1:
            return {one: value for one, value in thing.items() if one != key}
        return thing | {key: _odd(thing[key], chance)}
    if isinstance(thing, list) and thing and chance.random() < 0.7:
        at = chance.randrange(len(thing))
        return [*thing[:at], _odd(thing[at], chance), *thing[at + 1 :]]
    return chance.choice(ODD)
