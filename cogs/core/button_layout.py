"""Layout on a phone: rows of buttons of about equal width, lines of a text, height of a hand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Any

from discord.ui import ActionRow, Container, MediaGallery, Section, TextDisplay

from bot.discord import limits
from bot.drawing import hand_height
from bot.words.cards import SIGNS

# heights on a phone in CSS pixels: the visible part of a message, a line of text, a line of small
# text, a row of buttons, a gap between components
SIGHT, LINE, SMALL, ROW, GAP = 640, 22, 19, 44, 7
TIGHT = 676  # CSS pixels for a hand in which other parts make way for an explanation
LETTERS, SHRUNK = 0.9, 0.78  # width of letters in text and in small text; on a button 1
WIDTH = 304  # width of a line of buttons on a phone, in CSS pixels
MARGINS = 28  # pixels of a button beside its label
LETTER, CAPITAL, WIDE = 10, 12, 14  # pixels of a character; WIDE is for Chinese characters
NARROW = " \u00a0ijlI.,:;!|'’()-"
OTHERS = dict.fromkeys(NARROW, 5) | dict.fromkeys("mwMW", 14) | dict.fromkeys(SIGNS, 15)
BROADER = 3  # additional pixels of a wide character in a text, compared with a button
LEAST = 54  # least width of a button in pixels, however short its label
EMOJI = 24  # pixels of the emoji of a button without a label
_UNSEEN = re.compile(r"\*\*|(?<=\])\([^)]*\)|(?<=<:)[^>]*")  # bold marks, links, emoji ids
_TIME = re.compile(r"<t:[^>]*>")
_WORD = re.compile(
    r"[\u2e80-\u9fff\uff00-\uff60]| ?[^ \u2e80-\u9fff\uff00-\uff60]+| "
)  # one Chinese character, or a word with the space before the word, or a space
_LESS = 4  # difference in pixels between two line widths that are tried


def width(label: str | None) -> int:
    """Return the approximate button width in CSS pixels; without a label, a button has an emoji."""
    return max(LEAST, MARGINS + (text_width(label) if label else EMOJI))


def text_width(text: str) -> int:
    """Return the approximate width of a text on a button of a phone, in CSS pixels."""
    return sum(map(_character, text))


def text_lines(text: str, narrower: float = 1.0) -> int:
    """Return the approximate number of lines of a message text on a phone.

    Lines break between words. `narrower` is the width of a letter relative to the width of the same
    letter on a button.
    """
    shown = _UNSEEN.sub("", _TIME.sub("in 2 minutes", text)).splitlines()
    return sum(_wrapped(line, narrower) for line in shown)


@lru_cache(maxsize=4096)  # most lines of a message were in its former version too
def _wrapped(line: str, narrower: float) -> int:
    """Return the number of lines after wrapping; only a word wider than a line is broken."""
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
    """Divide buttons of these widths into as few lines as possible, in order.

    Lines get about equal widths, so that full lines are not followed by a last line with a single
    button. Return a range of button indexes for each line.
    """
    best = _filled(widths, WIDTH)
    for room in range(WIDTH - _LESS, max(widths, default=WIDTH) - 1, -_LESS):
        narrower = _filled(widths, room)
        if len(narrower) > len(best):
            break
        best = narrower
    return tuple(best)


def _filled(widths: Sequence[int], room: int) -> list[range]:
    """Fill each line with as many buttons as `room` pixels and Discord's limit allow."""
    lines: list[range] = []
    left = 0
    for place, width in enumerate(widths):
        if not lines or width > left or len(lines[-1]) == limits.ROW:
            lines.append(range(place, place))
            left = room
        lines[-1] = range(lines[-1].start, place + 1)
        left -= width
    return lines


def height(box: Container[Any], cards: int) -> int:
    """Return the approximate height of a hand of so many cards on a phone, in CSS pixels."""
    texts = [text_height(item.content) for item in box.children if isinstance(item, TextDisplay)]
    rows = ROW * sum(isinstance(item, ActionRow | Section) for item in box.children)
    drawn = any(isinstance(item, MediaGallery) for item in box.children)
    picture = int(WIDTH * hand_height(cards)) if drawn else 0
    return sum(texts) + rows + picture + GAP * len(box.children)


def text_height(text: str) -> int:
    """Return the approximate height of a text on a phone, in CSS pixels."""
    return sum(
        SMALL * text_lines(small, SHRUNK)
        if (small := line.removeprefix("-# ")) != line
        else LINE * text_lines(line, LETTERS)
        for line in text.splitlines()
    )
