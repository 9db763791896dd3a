"""Lines on a phone: of buttons that it does not break, all about as wide, and of text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot.discord import limits
from bot.words.cards import SIGNS

WIDTH = 304  # of a line of buttons on a phone, in the pixels of its page
MARGINS = 28  # of it beside each label
LETTER, CAPITAL, WIDE = 10, 12, 14  # what a character takes; wide ones are Chinese
OTHERS = dict.fromkeys(" ijlI.,:;!|'’()-", 5) | dict.fromkeys("mwMW", 14) | dict.fromkeys(SIGNS, 15)
LEAST = 54  # of a button, however short what it says
EMOJI = 24  # what one takes without a label
_UNSEEN = re.compile(r"\*\*|(?<=\])\([^)]*\)|(?<=<:)[^>]*|(?<=<t:)[^>]*")  # links, marks, ids
_LESS = 4  # pixels by which a line is tried narrower


def width(label: str | None) -> int:
    """How wide a button with this label is there, about; without one it has an emoji."""
    return max(LEAST, MARGINS + (text_width(label) if label else EMOJI))


def text_width(text: str) -> int:
    """How wide this is on a button of a phone, in the pixels of its page, about."""
    return sum(map(_character, text))


def text_lines(text: str) -> int:
    """How many lines a phone makes of the lines of a message, about."""
    shown = (len(line) and text_width(_UNSEEN.sub("", line)) for line in text.splitlines())
    return sum(1 + wide // WIDTH for wide in shown)


@lru_cache(maxsize=1024)
def _character(one: str) -> int:
    if unicodedata.east_asian_width(one) in "WF":
        return WIDE
    return OTHERS.get(one, CAPITAL if one.isupper() else LETTER)


@lru_cache(maxsize=1024)
def balanced(widths: tuple[int, ...]) -> tuple[range, ...]:
    """Which of the buttons so wide stand in each line, in their order: in as few lines as can be.

    Nobody stands alone in the last line because the lines before are full.
    """
    best = _filled(widths, WIDTH)
    for room in range(WIDTH - _LESS, max(widths, default=WIDTH) - 1, -_LESS):
        narrower = _filled(widths, room)
        if len(narrower) > len(best):
            break
        best = narrower
    return tuple(best)


def _filled(widths: Sequence[int], room: int) -> list[range]:
    """Each line as full as can be."""
    lines: list[range] = []
    left = 0
    for place, one in enumerate(widths):
        if not lines or one > left or len(lines[-1]) == limits.ROW:
            lines.append(range(place, place))
            left = room
        lines[-1] = range(lines[-1].start, place + 1)
        left -= one
    return lines
