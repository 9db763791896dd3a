"""Texts that are longer than one message."""

from __future__ import annotations

from collections.abc import Iterable


def paged(lines: Iterable[str], most: int) -> list[str]:
    """Lines on pages of at most so many characters; a longer line is cut. One page at least."""
    pages = [""]
    for line in lines:
        kept = line[:most]
        longer = f"{pages[-1]}\n{kept}" if pages[-1] else kept
        if len(longer) > most:
            pages.append(kept)
        else:
            pages[-1] = longer
    return pages


def fitted(lines: Iterable[str], most: int) -> str:
    """The lines that fit into one message of so many characters."""
    return paged(lines, most)[0]
