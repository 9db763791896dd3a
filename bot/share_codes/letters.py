"""Bits as letters and back: no look-alikes, and a last letter that catches a mistyped one."""

from __future__ import annotations

LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
PRIME = len(LETTERS)  # 31
ROOT = 3  # its powers are all the numbers below the prime: a swap or a slip changes the sum
GROUP = 4


class Unreadable(Exception):
    """These are not the letters of any code."""


def spelled(version: int, bits: str) -> str:
    """The bits as letters after that of the version, with the check letter, in groups."""
    number, letters = int(f"1{bits}", 2), ""
    while number:
        number, digit = divmod(number, PRIME)
        letters = LETTERS[digit] + letters
    body = LETTERS[version] + letters
    code = body + _check(body)
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def unspelled(typed: str) -> tuple[int, str]:
    """The version and the bits of a code as somebody typed it. Raises Unreadable."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum())
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
