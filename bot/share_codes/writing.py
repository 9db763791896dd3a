"""Rules to code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.share_codes import bits
from bot.share_codes.codebook import NEWEST, codebook
from bot.share_codes.letters import spelled

PRESET, COUNT, GAP, VALUE = 6, 2, 3, 1  # how many low bits suit these numbers


def write_code(preset: str, changed: Mapping[str, str]) -> str:
    """The code of these rules, such as "3K7M-...". KeyError: no such preset."""
    book = codebook()
    own = book.full(preset)
    wanted = {key: value.strip() for key, value in changed.items()}
    order = [key for key in book.order(preset) if wanted.get(key, own.get(key)) != own.get(key)]
    parts = [bits.number(list(book.presets).index(preset), PRESET), bits.number(len(order), COUNT)]
    parts += [bits.number(gap, GAP) for gap in _gaps(book.order(preset), order)]
    for option in order:
        others = book.others(preset, option)
        value = wanted[option]
        if others:
            number = others.index(value) + 1 if value in others else 0
            parts.append(bits.number(number, VALUE))
        if value not in others:
            parts.append(bits.text(value))
    return spelled(NEWEST, "".join(parts))


def _gaps(every: list[str], chosen: list[str]) -> Iterator[int]:
    """How many options lie between each that is chosen and the one before."""
    last = -1
    for option in chosen:
        place = every.index(option)
        yield place - last - 1
        last = place
