"""Hands that hypothesis draws, from one pack or from two."""

from __future__ import annotations

from hypothesis import strategies as st

from rules.cards import PACK_BITS, STANDARD, Cards, each, joined, with_jokers

ONE = STANDARD | with_jokers(2, 1)  # one pack with two jokers
TWO = ONE | ONE << PACK_BITS


def hands(pack: Cards, most: int) -> st.SearchStrategy[Cards]:
    """A strategy for hands of at most `most` cards of this pack."""
    return st.sets(st.sampled_from(list(each(pack))), max_size=most).map(joined)
