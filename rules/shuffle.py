"""Verifiable shuffle: every draw of a deal from its secret and the players' words.

Described byte by byte in docs/games.md, "The shuffle", which needs no line of this code.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

METHOD = 2
WORD_GONE = 0  # in place of a method: a word was deleted, so that nothing can be checked
NAME = "gamenight-2"
WORD = 32  # most letters of a player's word
LOT_BITS = 52  # and a leading 1; JavaScript reads such a number exactly
SIMULATED_BITS = 30  # of a lot in simulations, whose draws are its remainders


class Chance(Protocol):
    """Source of chance for a match, such as a `random.Random` or a `Shuffle`."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Bring a list into random order."""

    def randrange(self, start: int, /) -> int:
        """Return a number from 0 on, below this one."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of so many bits."""


@dataclass
class Draws:
    """Draws of one label: 4 bytes each, of the blocks HMAC-SHA256(secret, label|key|words|0, …)."""

    secret: str
    label: str
    key: str
    words: Sequence[str] = ()
    _numbers: Iterator[int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._numbers = self._drawn()

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Swap each item, the last one first, with one drawn among it and those before."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]

    def randrange(self, start: int, /) -> int:
        """Return a draw modulo this number; draws that would favour low numbers are left out."""
        fair = (1 << 32) // start * start
        return next(one for one in self._numbers if one < fair) % start

    def getrandbits(self, k: int, /) -> int:
        """Return the low bits of two draws, for at most 64 of them."""
        high, low = next(self._numbers), next(self._numbers)
        return (high << 32 | low) & (1 << k) - 1

    def _drawn(self) -> Iterator[int]:
        secret = self.secret.encode()
        text = "|".join((self.label, self.key, ",".join(self.words), "")).encode()
        counter = 0
        while True:
            block = hmac.digest(secret, text + str(counter).encode(), "sha256")
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
            counter += 1


@dataclass(frozen=True)
class Shuffle:
    """The chance of one deal, with separate draws for each purpose.

    `words` are those of the players in the order in which they sat before the seats were drawn, ""
    for a player without one.
    """

    secret: str = field(repr=False)  # 64 hexadecimal digits
    key: str
    words: tuple[str, ...]

    def of(self, label: str) -> Draws:
        """Return the draws of this purpose."""
        return Draws(self.secret, label, self.key, self.words)


def commitment(secret: str, key: str) -> str:
    """Return what is shown before a deal, and fixes its secret: a SHA-256 in hexadecimal digits."""
    return hashlib.sha256(f"{NAME}|{key}|{secret}".encode()).hexdigest()


def of(chance: Chance | Shuffle, label: str) -> Chance:
    """Return the draws of this purpose; a simulation draws for all purposes from one sequence."""
    return chance.of(label) if isinstance(chance, Shuffle) else chance


def lot(chance: Chance | Shuffle) -> int:
    """Return the lot of a deal, a large number from which its later draws come."""
    if isinstance(chance, Shuffle):
        return 1 << LOT_BITS | chance.of("lot").getrandbits(LOT_BITS)
    return chance.getrandbits(SIMULATED_BITS)


def later(lot: int, label: str, key: str = "") -> Draws:
    """Return the later draws of a deal for this purpose."""
    return Draws(str(lot), label, key)


def index(lot: int, label: str, count: int) -> int:
    """Return a number below `count`, drawn for this purpose by the lot of a deal."""
    simulated = lot < 1 << SIMULATED_BITS
    return lot % count if simulated else later(lot, label).randrange(count)
