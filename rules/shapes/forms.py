"""Forms of plays by rank, and ways to complete a form with missing cards.

Wild cards need this: the possible plays of some cards with so many more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import TypeAlias

from rules.cards import JOKER, ONE_PACK, PACK_BITS, Cards
from rules.shapes.search.hand import BY_RANK, picks

Form: TypeAlias = tuple[tuple[int, int], ...]  # printed ranks, and how many cards of each


@cache
def of_any_ranks(order: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[Form, ...]:
    """The forms with so many cards of each rank, whichever of these the ranks are; jokers never."""
    ways = permutations(sorted(set(order) - {JOKER}), len(numbers))
    return tuple(dict.fromkeys(tuple(sorted(zip(w, numbers, strict=True))) for w in ways))


def wanting(form: Form, held: Cards) -> tuple[tuple[int, int], ...]:
    """Return how many cards of each rank of the form are missing; negative for too many."""
    return tuple((rank, count - (held & BY_RANK[rank]).bit_count()) for rank, count in form)


def free(rank: int, held: Cards) -> Cards:
    """Return the cards of this rank, of one pack, that are not among these; copies count alike."""
    return BY_RANK[rank] & ONE_PACK & ~(held | held >> PACK_BITS)


def parts(forms: Iterable[Form], hand: Cards, lacking: int) -> Iterator[Cards]:
    """Yield the parts in the hand of these forms, with so many cards of each missing."""
    for form in forms:
        held = [min(count, (hand & BY_RANK[rank]).bit_count()) for rank, count in form]
        if sum(count for _, count in form) - sum(held) <= lacking:
            yield from _part(form, hand, lacking)


def _part(form: Form, hand: Cards, lacking: int) -> Iterator[Cards]:
    """Yield the form with so many cards less, in every way that the hand allows."""
    if not form:
        if not lacking:
            yield 0
        return
    (rank, count), *others = form
    here = hand & BY_RANK[rank]
    for less in range(max(0, count - here.bit_count()), min(count, lacking) + 1):
        some = picks(here, count - less)
        for rest in _part(tuple(others), hand, lacking - less):
            yield from (part | rest for part in some)
