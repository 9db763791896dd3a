"""Variable-length encoding of numbers and texts: small numbers are short, and none is too large."""

from __future__ import annotations

from bot.share_codes.letters import Unreadable

SIGNS = "0123456789.,[]{}"  # of most typed values
WIDTH = 4  # bits of a sign


def number(value: int, low: int) -> str:
    """Encode by Rice's code: the last `low` bits, 1 or more, after the rest in unary."""
    return "1" * (value >> low) + f"0{value & (1 << low) - 1:0{low}b}"


def text(written: str) -> str:
    """Encode a typed value."""
    if set(written) <= set(SIGNS):
        signs = "".join(f"{SIGNS.index(sign):0{WIDTH}b}" for sign in written)
        return "0" + number(len(written), 2) + signs
    octets = written.encode()
    return "1" + number(len(octets), 4) + "".join(f"{octet:08b}" for octet in octets)


class Reader:
    """Decodes from the front numbers and texts of `number` and `text`. Raises Unreadable."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    @property
    def at_end(self) -> bool:
        """Whether all bits have been read."""
        return self._at == len(self._bits)

    def number(self, low: int) -> int:
        """Decode a number that was encoded with as many low bits."""
        rest = 0
        while self.take(1) == "1":
            rest += 1
        return rest << low | int(self.take(low), 2)

    def text(self) -> str:
        """Decode a typed value. Unreadable."""
        if self.take(1) == "0":
            signs = [int(self.take(WIDTH), 2) for _ in range(self.number(2))]
            return "".join(SIGNS[sign] for sign in signs)
        octets = bytes(int(self.take(8), 2) for _ in range(self.number(4)))
        try:
            return octets.decode()
        except UnicodeDecodeError:
            raise Unreadable from None

    def take(self, count: int) -> str:
        """Read `count` raw bits. Unreadable if there are fewer."""
        taken = self._bits[self._at : self._at + count]
        if len(taken) < count:
            raise Unreadable
        self._at += count
        return taken
