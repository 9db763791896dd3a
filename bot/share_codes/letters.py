"""Encoding of bits as letters: no look-alikes, and a check letter against mistyping."""

from __future__ import annotations

import re
from collections.abc import Iterator

LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
PRIME = len(LETTERS)  # 31
ROOT = 3  # primitive root of the prime, so that a swap or a slip changes the sum
GROUP = 4


class Unreadable(Exception):
    """The letters are not those of any code."""


def letters_of(typed: str) -> str:
    """Return the letters and digits of a typed code."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def misgrouped(typed: str) -> int:
    """Return 1 if one group has a letter too many, -1 for one too few, 0 if undecidable."""
    *groups, last = map(len, re.split(r"[-\s]+", typed.strip()))
    wrong = [group - GROUP for group in groups if group != GROUP] + [1] * (last == GROUP + 1)
    return wrong[0] if groups and wrong in ([1], [-1]) else 0


def one_off(code: str, more: int) -> Iterator[str]:
    """Yield codes with a right check letter that differ by an added, removed or changed letter."""
    places, letters = range(len(code) + (more > 0)), LETTERS if more >= 0 else ("",)
    for place in places:
        for letter in letters:
            tried = code[:place] + letter + code[place + (more <= 0) :]
            if len(tried) >= 3 and _check(tried[:-1]) == tried[-1]:
                yield tried


def spelled(version: int, bits: str) -> str:
    """Encode the bits as letters after the version's, with the check letter, in groups."""
    number, letters = int(f"1{bits}", 2), ""
    while number:
        number, digit = divmod(number, PRIME)
        letters = LETTERS[digit] + letters
    body = LETTERS[version] + letters
    code = body + _check(body)
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def unspelled(typed: str) -> tuple[int, str]:
    """Decode the version and the bits of a typed code. Raises Unreadable."""
    code = letters_of(typed)
    if len(code) < 3 or set(code) - set(LETTERS) or _check(code[:-1]) != code[-1]:
        raise Unreadable
    number = 0
    for letter in code[1:-1]:
        number = number * PRIME + LETTERS.index(letter)
    if number < 1:
        raise Unreadable
    return LETTERS.index(code[0]), f"{number:b}"[1:]


def _check(body: str) -> str:
    weighed = (pow(ROOT, place, PRIME) * LETTERS.index(one) for place, one in enumerate(body))
    return LETTERS[sum(weighed) % PRIME]
