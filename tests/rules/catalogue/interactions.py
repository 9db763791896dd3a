"""The catalogue's interaction rows (3.0), and a decorator for the tests that check their words."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.data import table

Test = Callable[..., None]
HELD: list[tuple[str, str]] = []  # (row, words of the row that a test checks)


def interaction(row: str, words: str) -> Callable[[Test], Test]:
    """Mark a test as the check of these words of a row."""

    def mark(test: Test) -> Test:
        assert test.__name__.startswith("test_"), f"{test.__name__} is never run"
        HELD.append((row, words))
        return test

    return mark


def rows() -> dict[str, str]:
    """The text of each row by its id, such as I-06."""
    found: dict[str, str] = table("interactions")
    return found


def clauses(text: str) -> list[str]:
    """Split the text of a row after each ".", ";" or ":", and drop these marks."""
    return [part.rstrip(".;:") for part in re.split(r"(?<=[.;:]) ", text)]
