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


def clipped(text: str, most: int) -> str:
    """A line of at most so many characters: where it is cut, between two words, it ends in "…".

    A script without blanks between its words is cut anywhere.
    """
    if len(text) <= most:
        return text
    kept = text[:most].rpartition(" ")[0]
    if len(kept) < most // 2:
        kept = text[: most - 1]
    return kept.rstrip(" ,;:、，") + "…"


def fitted(lines: Iterable[str], most: int) -> str:
    """The lines that fit into one message of so many characters."""
    return paged(lines, most)[0]
