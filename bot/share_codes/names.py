"""Signs: a few bits of the hash of a name, for names that the codebook lacks."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

NAME, VALUE = 15, 9  # bits of an option or a game among all, and of a value among its option's


def sign(name: str, width: int) -> str:
    """Return `width` bits of the name's hash, which never change."""
    return f"{int.from_bytes(sha256(name.encode()).digest()[:4], 'big'):032b}"[:width]


def called(signed: str, names: Iterable[str]) -> str:
    """Return the name that has this sign. KeyError if there is none."""
    return {sign(name, len(signed)): name for name in names}[signed]
