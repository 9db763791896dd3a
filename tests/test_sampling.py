"""Cases of large tests that `make test` and `make quick` run."""

from __future__ import annotations

from itertools import product

import pytest

from tests.sampling import sample


@pytest.mark.parametrize(
    ("cases", "number", "kept"),
    [(10, 3, {0, 3, 6}), (109, 1, {0}), (3, 5, {0, 1, 2}), (4, 4, {0, 1, 2, 3})],
)
def test_sampled_cases_are_evenly_spread(cases: int, number: int, kept: set[int]) -> None:
    assert sample([frozenset[str]()] * cases, number) == kept


def test_without_a_number_every_value_is_kept_in_as_many_cases_as_the_longest_list_has() -> None:
    cases = [frozenset(case) for case in product("abcdefg", "12", "xyz")]
    kept = sample(cases)
    assert len(kept) == 7
    assert frozenset().union(*(cases[at] for at in kept)) == frozenset("abcdefg12xyz")


def test_a_test_that_is_sampled_has_cases(request: pytest.FixtureRequest) -> None:
    sampled = [item for item in request.session.items if item.get_closest_marker("sampled")]
    for item in sampled:
        assert hasattr(item, "callspec"), f"{item.nodeid} has one case"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", range(6))
def test_two_of_six_are_not_long(request: pytest.FixtureRequest, number: int) -> None:
    alone = len(request.session.items) == 1  # the test was run by its name
    assert alone or bool(request.node.get_closest_marker("long")) == (number not in {0, 3})


def test_quick_test_is_in_a_fast_folder_or_a_night_and_not_long(
    request: pytest.FixtureRequest,
) -> None:
    for item in request.session.items:
        folder = item.path.relative_to(request.config.rootpath).parts[1]
        if item.get_closest_marker("quick"):
            assert folder in {"house", "rules", "bot", "cogs", "night"}
            assert not item.get_closest_marker("long")
