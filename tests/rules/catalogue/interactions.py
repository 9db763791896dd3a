"""The catalogue's interaction rows (3.0): a test says which of their words it holds to."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.data import table

Test = Callable[..., None]
HELD: list[tuple[str, str]] = []  # a row, and words of it that a test holds to


def interaction(row: str, words: str) -> Callable[[Test], Test]:
    """Mark a test as holding to these words of a row."""

    def mark(test: Test) -> Test:
        assert test.__name__.startswith("test_"), f"{test.__name__} is never run"
        HELD.append((row, words))
        return test

    return mark


def rows() -> dict[str, str]:
    """The rows and what they say."""
    found: dict[str, str] = table("interactions")
    return found


def clauses(text: str) -> list[str]:
    """What a row says, sentence by sentence and half-sentence by half-sentence."""
    return [part.rstrip(".;:") for part in re.split(r"(?<=[.;:]) ", text)]
