"""Markov chain Monte Carlo over determinizations, weighted by the likelihood of the actions.

A step swaps two cards, or changes whether a seat plays without thought. The step is accepted by the
ratio of likelihoods (Metropolis et al., 1953).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.players.card_counts import Layout
from bot.players.likelihood import Witness
from rules.actions import Seat
from rules.cards import Card, Cards, each

FLIPS = 0.15  # the share of steps about how a seat plays


class Chain:
    """A determinization that is changed step by step."""

    def __init__(
        self, begun: Layout, free: Cards, lacks: Sequence[Cards], foes: Sequence[Seat], own: Witness
    ) -> None:
        """Start at `begun`; `free` are cards that may move, `lacks` by seat the impossible ones."""
        self._begun, self._foes, self._witness = begun, foes, own
        self._held = [*begun.hands, begun.aside, begun.widow]
        self._lacks = [*lacks, 0, 0]
        self._eager = begun.eager
        self._cards: list[tuple[int, Card]] = [
            (at, one) for at, held in enumerate(self._held) for one in each(held & free)
        ]
        self._likely = [self._of(seat) for seat in range(len(begun.hands))]

    @property
    def layout(self) -> Layout:
        """The present determinization."""
        *hands, aside, widow = self._held
        return Layout(tuple(hands), widow, aside, self._begun.stock, self._eager)

    def walk(self, steps: int, chance: Random) -> None:
        """Propose so many steps; some are rejected."""
        draw, cards = chance.random, self._cards
        for _ in range(steps):
            if self._foes and draw() < FLIPS:
                self._flip(self._foes[int(draw() * len(self._foes))], draw())
            elif cards:
                self._swap(int(draw() * len(cards)), int(draw() * len(cards)), draw())

    def _of(self, seat: Seat) -> float:
        return self._witness.of_seat(seat, self._held[seat], bool(self._eager >> seat & 1))

    def _flip(self, seat: Seat, lot: float) -> None:
        before = self._likely[seat]
        self._eager ^= 1 << seat
        after = self._of(seat)
        if after >= before * lot:
            self._likely[seat] = after
        else:
            self._eager ^= 1 << seat

    def _swap(self, one: int, two: int, lot: float) -> None:
        """Swap two cards, where they may swap and the result is not too unlikely."""
        cards, held, likely = self._cards, self._held, self._likely
        (here, mine), (there, other) = cards[one], cards[two]
        if here == there or other & self._lacks[here] or mine & self._lacks[there]:
            return
        both = mine ^ other
        held[here] ^= both
        held[there] ^= both
        seats = [at for at in (here, there) if at < len(likely)]
        before, after = 1.0, 1.0
        found = [self._of(seat) for seat in seats]
        for seat, new in zip(seats, found, strict=True):
            before *= likely[seat]
            after *= new
        if after < before * lot:
            held[here] ^= both
            held[there] ^= both
            return
        for seat, new in zip(seats, found, strict=True):
            likely[seat] = new
        cards[one], cards[two] = (here, other), (there, mine)
