"""Lines for the judge, drawn by chance: every one must get one line of JSON in plain words."""

from __future__ import annotations

from collections.abc import Iterator


def wrong(seed: str, lines: int) -> Iterator[tuple[str, str]]:
    """Lines that are answered badly, and how."""
    yield from ()
