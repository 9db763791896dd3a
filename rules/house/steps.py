"""The multiplier of each card left (option penalty_steps, table U1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache


@dataclass(frozen=True)
class Steps:
    """`above` has (from so many cards, so often), fewest first.

    The full hand counts `top` times where the table has such a step, more cards `more` times.
    `written` is a table whose numbers of cards hold for hands of any size.
    """

    above: tuple[tuple[int, int], ...] = ()
    full: int = 0
    top: int = 0
    more: int = 0
    written: bool = False

    def of_hands(self, dealt: int) -> Steps:
        """Return the table for hands smaller than its full one, as of twelve tiles.

        The top step is for a seat that never played a card (000:84), so it is that of the whole
        hand.
        """
        return self if self.written else _fitting(self, dealt)

    def times(self, left: int, topped: bool = True) -> int:
        """Return the multiplier; without `topped` the full hand costs no more than a card fewer."""
        if topped and self.full and left >= self.full:
            return self.more if left > self.full else self.top
        return next((times for least, times in self.above[::-1] if left >= least), 1)


@cache
def _fitting(steps: Steps, dealt: int) -> Steps:
    return replace(steps, full=min(steps.full, dealt))


STANDARD = Steps(((10, 2),), full=13, top=3, more=3)
