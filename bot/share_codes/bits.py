"""Numbers and texts as bits: small numbers take few, and none is too large."""

from __future__ import annotations

from bot.share_codes.letters import Unreadable

SIGNS = "0123456789.,[]{}"  # of most values that are typed
WIDTH = 4  # bits of a sign


def number(value: int, low: int) -> str:
    """Rice's code: the last `low` bits, 1 or more, after so many ones as the rest says."""
    return "1" * (value >> low) + f"0{value & (1 << low) - 1:0{low}b}"


def text(written: str) -> str:
    """A value as somebody wrote it."""
    if set(written) <= set(SIGNS):
        signs = "".join(f"{SIGNS.index(sign):0{WIDTH}b}" for sign in written)
        return "0" + number(len(written), 2) + signs
    octets = written.encode()
    return "1" + number(len(octets), 4) + "".join(f"{octet:08b}" for octet in octets)


class Reader:
    """Takes from the front what `number` and `text` have written. Raises Unreadable."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    @property
    def at_end(self) -> bool:
        """Has everything been taken?"""
        return self._at == len(self._bits)

    def number(self, low: int) -> int:
        """A number that was written with as many low bits."""
        rest = 0
        while self.take(1) == "1":
            rest += 1
        return rest << low | int(self.take(low), 2)

    def text(self) -> str:
        """A value as somebody wrote it. Unreadable."""
        if self.take(1) == "0":
            signs = [int(self.take(WIDTH), 2) for _ in range(self.number(2))]
            return "".join(SIGNS[sign] for sign in signs)
        octets = bytes(int(self.take(8), 2) for _ in range(self.number(4)))
        try:
            return octets.decode()
        except UnicodeDecodeError:
            raise Unreadable from None

    def take(self, count: int) -> str:
        """So many bits as they are. Unreadable where there are fewer."""
        taken = self._bits[self._at : self._at + count]
        if len(taken) < count:
            raise Unreadable
        self._at += count
        return taken
