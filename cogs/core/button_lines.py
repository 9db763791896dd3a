"""Lines of buttons that a phone does not break, all about as wide."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot import limits

WIDTH = 276  # of a line of buttons on a phone, in the pixels of its page
MARGINS = 28  # of it beside each label
NARROW, WIDE = 8, 14  # what a character takes, Latin or Chinese
EMOJI = 24  # what one takes without a label
_LESS = 4  # pixels by which a line is tried narrower


def width(label: str | None) -> int:
    """How wide a button with this label is there, about; without one it has an emoji."""
    return MARGINS + (text_width(label) if label else EMOJI)


def text_width(text: str) -> int:
    """How wide this is on a button of a phone, in the pixels of its page, about."""
    wide = sum(unicodedata.east_asian_width(one) in "WF" for one in text)
    return WIDE * wide + NARROW * (len(text) - wide)


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
