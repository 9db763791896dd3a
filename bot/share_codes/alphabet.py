"""Encoding of bits as letters, without letters that look alike, and with a check letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
PRIME = len(LETTERS)  # 31
ROOT = 3  # primitive root of the prime, so that swapped or wrong letters change the check letter
GROUP = 4  # letters


class Unreadable(Exception):
    """Letters that are not a code."""


def letters_of(typed: str) -> str:
    """Return the letters and digits of a typed code."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def misgrouped(typed: str) -> int:
    """Return 1 if one group has a letter too many, -1 if it has one too few, 0 if undecidable."""
    *groups, last = map(len, re.split(r"[-\s]+", typed.strip()))
    wrong = [group - GROUP for group in groups if group != GROUP] + [1] * (last == GROUP + 1)
    return wrong[0] if groups and wrong in ([1], [-1]) else 0


def one_off(code: str, more: int) -> Iterator[str]:
    """Yield codes with a right check letter that differ from this code by one letter.

    `more` is 1 for an added letter, -1 for a removed letter, and 0 for a changed letter.
    """
    places, letters = range(len(code) + (more > 0)), LETTERS if more >= 0 else ("",)
    for place in places:
        for letter in letters:
            tried = code[:place] + letter + code[place + (more <= 0) :]
            if len(tried) >= 3 and _check(tried[:-1]) == tried[-1]:
                yield tried


def spelled(version: int, bits: str) -> str:
    """Encode bits as a code: letters of the version, the bits and the check, in groups."""
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
    weighed = (pow(ROOT, place, PRIME) * LETTERS.index(letter) for place, letter in enumerate(body))
    return LETTERS[sum(weighed) % PRIME]


SIGNS = "0123456789.,[]{}"  # characters of most typed values
WIDTH = 4  # bits of a sign


def number(value: int, low: int) -> str:
    """Encode by Rice's code: the higher bits in unary, then the last `low` bits (at least 1)."""
    return "1" * (value >> low) + f"0{value & (1 << low) - 1:0{low}b}"


def text(written: str) -> str:
    if set(written) <= set(SIGNS):
        signs = "".join(f"{SIGNS.index(sign):0{WIDTH}b}" for sign in written)
        return "0" + number(len(written), 2) + signs
    octets = written.encode()
    return "1" + number(len(octets), 4) + "".join(f"{octet:08b}" for octet in octets)


class Reader:
    """Decoder of what `number` and `text` encode, from the first bit on. Raises Unreadable.

    >>> code = Reader(number(5, 2) + text("0,50"))
    >>> code.number(2), code.text(), code.at_end
    (5, '0,50', True)
    """

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    @property
    def at_end(self) -> bool:
        return self._at == len(self._bits)

    def number(self, low: int) -> int:
        """Decode a number that was encoded with this number of low bits."""
        rest = 0
        while self.take(1) == "1":
            rest += 1
        return rest << low | int(self.take(low), 2)

    def text(self) -> str:
        if self.take(1) == "0":
            signs = [int(self.take(WIDTH), 2) for _ in range(self.number(2))]
            return "".join(SIGNS[sign] for sign in signs)
        octets = bytes(int(self.take(8), 2) for _ in range(self.number(4)))
        try:
            return octets.decode()
        except UnicodeDecodeError:
            raise Unreadable from None

    def take(self, count: int) -> str:
        taken = self._bits[self._at : self._at + count]
        if len(taken) < count:
            raise Unreadable
        self._at += count
        return taken
