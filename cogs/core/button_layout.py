"""Line layout on a phone: rows of buttons about equally wide, and the lines of a text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from bot.discord import limits
from bot.words.cards import SIGNS

WIDTH = 304  # of a line of buttons on a phone, in CSS pixels
MARGINS = 28  # of a button beside its label
LETTER, CAPITAL, WIDE = 10, 12, 14  # pixels of a character; wide characters are Chinese
NARROW = " \u00a0ijlI.,:;!|'’()-"
OTHERS = dict.fromkeys(NARROW, 5) | dict.fromkeys("mwMW", 14) | dict.fromkeys(SIGNS, 15)
BROADER = 3  # pixels of a wide character more than on a button
LEAST = 54  # of a button, however short its label
EMOJI = 24  # pixels of an emoji without a label
_UNSEEN = re.compile(r"\*\*|(?<=\])\([^)]*\)|(?<=<:)[^>]*")  # links, marks, ids
_TIME = re.compile(r"<t:[^>]*>")
_WORD = re.compile(
    r"[\u2e80-\u9fff\uff00-\uff60]| ?[^ \u2e80-\u9fff\uff00-\uff60]+| "
)  # or one of Chinese
_LESS = 4  # pixels between two tried line widths


def width(label: str | None) -> int:
    """Return the approximate width of a button with this label; without a label it has an emoji."""
    return max(LEAST, MARGINS + (text_width(label) if label else EMOJI))


def text_width(text: str) -> int:
    """Return the approximate width of a text on a button of a phone, in CSS pixels."""
    return sum(map(_character, text))


def text_lines(text: str, narrower: float = 1.0) -> int:
    """Return the approximate number of lines that a phone makes of the lines of a message.

    Letters are so many times `narrower` than those of buttons. Lines break between words.
    """
    shown = _UNSEEN.sub("", _TIME.sub("in 2 minutes", text)).splitlines()
    return sum(_wrapped(line, narrower) for line in shown)


@lru_cache(maxsize=4096)  # most lines of a message were there before
def _wrapped(line: str, narrower: float) -> int:
    """Return the number of lines that this line becomes; only a word that is too long is broken."""
    lines, used = 1, 0.0
    for word in _WORD.findall(line):
        wide = narrower * sum(map(_in_text, word))
        if used and used + wide > WIDTH:
            lines, used = lines + 1, 0.0
        over = max(0, ceil((used + wide) / WIDTH) - 1)
        lines, used = lines + over, used + wide - over * WIDTH
    return lines


def _is_wide(one: str) -> bool:
    return unicodedata.east_asian_width(one) in "WF"


@lru_cache(maxsize=1024)
def _in_text(one: str) -> int:
    return _character(one) + BROADER * _is_wide(one)


@lru_cache(maxsize=1024)
def _character(one: str) -> int:
    if _is_wide(one):
        return WIDE
    return OTHERS.get(one, CAPITAL if one.isupper() else LETTER)


@lru_cache(maxsize=1024)
def balanced(widths: tuple[int, ...]) -> tuple[range, ...]:
    """Divide buttons of these widths into lines, in order: as few lines as possible.

    No button stands alone in the last line because the lines before are full.
    """
    best = _filled(widths, WIDTH)
    for room in range(WIDTH - _LESS, max(widths, default=WIDTH) - 1, -_LESS):
        narrower = _filled(widths, room)
        if len(narrower) > len(best):
            break
        best = narrower
    return tuple(best)


def _filled(widths: Sequence[int], room: int) -> list[range]:
    """Fill each line as far as possible."""
    lines: list[range] = []
    left = 0
    for place, one in enumerate(widths):
        if not lines or one > left or len(lines[-1]) == limits.ROW:
            lines.append(range(place, place))
            left = room
        lines[-1] = range(lines[-1].start, place + 1)
        left -= one
    return lines
