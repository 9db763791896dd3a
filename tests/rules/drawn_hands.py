"""Hands that hypothesis draws, from one pack or from two."""

from __future__ import annotations

from hypothesis import strategies as st

from rules.cards import PACK_BITS, STANDARD, Cards, each, joined, with_jokers

ONE = STANDARD | with_jokers(2, 1)  # with its two jokers
TWO = ONE | ONE << PACK_BITS


def hands(pack: Cards, most: int) -> st.SearchStrategy[Cards]:
    """Any cards of this pack, so many at most."""
    return st.sets(st.sampled_from(list(each(pack))), max_size=most).map(joined)
