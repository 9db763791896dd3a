"""Places with ties, against a count of the better results."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.places import shared_places


@given(st.lists(st.integers(-3, 3), max_size=7))
def test_shared_places_count_the_better_results(results: list[int]) -> None:
    better = [sum(other < one for other in results) for one in results]
    assert shared_places(results) == [1 + count for count in better]
