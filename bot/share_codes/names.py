"""Signs: a few bits made of a name, for what the codebook does not know."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

NAME, VALUE = 15, 9  # bits of an option or a game among all, and of a value among its option's


def sign(name: str, width: int) -> str:
    """So many bits that follow from the name alone, and so never change."""
    return f"{int.from_bytes(sha256(name.encode()).digest()[:4], 'big'):032b}"[:width]


def called(signed: str, names: Iterable[str]) -> str:
    """The name that has this sign. KeyError: none of them."""
    return {sign(name, len(signed)): name for name in names}[signed]
