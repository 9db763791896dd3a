"""Tiles are numbered from 1 to 15, though their bits are those of the cards A to K and two more."""

from __future__ import annotations

import re
from typing import Any

NUMBERS = {"A": "1", "J": "11", "Q": "12", "K": "13"}
LETTERS = {number: letter for letter, number in NUMBERS.items() if letter != "A"}
CARD = re.compile(r"(?<![\w*])([AJQK])(?=[DCHS]\**(?![\w*]))")
TOLD = ("answer", "why", "trick", "hands", "refused", "step")  # parts of an answer with cards


def as_tiles(told: dict[str, Any]) -> dict[str, Any]:
    """Return the answer with the numbers of tiles where it names cards."""
    return {key: _numbered(value) if key in TOLD else value for key, value in told.items()}


def lettered(word: str) -> str:
    """Return a tile by the name that its card has: "11d" as "jd"."""
    return LETTERS.get(word[:2], word[:2]).lower() + word[2:]


def _numbered(value: Any) -> Any:
    if isinstance(value, str):
        return CARD.sub(lambda found: NUMBERS[found[1]], value)
    if isinstance(value, list):
        return [_numbered(one) for one in value]
    if isinstance(value, dict):
        return {key: _numbered(one) for key, one in value.items()}
    return value
