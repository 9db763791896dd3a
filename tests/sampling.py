"""The cases of a random or large test that ``make test`` runs; ``make test-long`` runs the rest."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set

from hypothesis import settings

FULL = 100  # examples of a random property in full, unless its test says otherwise
FEW = 20  # examples of a random property in ``make test``


def sample(cases: Sequence[Set[Hashable]], number: int | None = None) -> set[int]:
    """Return the indexes of so many cases, evenly spread.

    Without a `number`, return the indexes of few cases that together have every value of every
    parameter.

    >>> sorted(sample([set()] * 10, 3))
    [0, 3, 6]
    >>> sorted(sample([{"a1", "b1"}, {"a1", "b2"}, {"a2", "b1"}, {"a2", "b2"}]))
    [0, 3]
    """
    if number is not None:
        return {at * len(cases) // number for at in range(number)}
    kept = set()
    missing = set().union(*cases)
    while missing:
        best = max(range(len(cases)), key=lambda at: (len(cases[at] & missing), -at))
        kept.add(best)
        missing -= cases[best]
    return kept


def examples(number: int) -> settings:
    """Return Hypothesis settings for so many examples in a full run, and fewer in a sample."""
    return settings(max_examples=max(1, number * settings().max_examples // FULL))
