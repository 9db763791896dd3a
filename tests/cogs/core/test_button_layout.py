"""Buttons stand in as few lines as a phone needs, all about as wide."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.discord import limits
from cogs.core.button_layout import WIDTH, balanced, text_lines, width

WIDTHS = st.lists(st.integers(30, WIDTH), max_size=25).map(tuple)


@given(WIDTHS)
def test_every_button_stands_in_one_line_that_fits_in_its_order(widths: tuple[int, ...]) -> None:
    lines = balanced(widths)
    assert [place for line in lines for place in line] == [*range(len(widths))]
    for line in lines:
        assert 1 <= len(line) <= limits.ROW
        assert sum(widths[place] for place in line) <= WIDTH


@given(WIDTHS)
def test_two_lines_that_follow_each_other_would_not_fit_in_one(widths: tuple[int, ...]) -> None:
    lines = balanced(widths)
    for one, other in pairwise(lines):
        assert sum(widths[p] for p in (*one, *other)) > WIDTH or len(one) + len(other) > limits.ROW


def test_no_button_is_alone_in_the_last_line_because_those_before_are_full() -> None:
    labels = ("Pass", "Why not?", "Watch", "Log", "Settings")
    assert [len(line) for line in balanced((*map(width, labels),))] == [2, 3]
    assert [len(line) for line in balanced((width(None),) * 6)] == [3, 3]


def test_a_label_wider_than_a_line_has_one_of_its_own() -> None:
    lines = balanced((40, 2 * WIDTH, 40))
    assert lines == (range(1), range(1, 2), range(2, 3))


def test_no_buttons_are_no_lines() -> None:
    assert balanced(()) == ()


def test_text_takes_as_many_lines_as_are_seen_of_it() -> None:
    link = "[#room](https://discord.com/channels/1234567890123456789/1234567890123456789)"
    assert text_lines(f"**President** · deal 1 · {link}") == 1
    assert text_lines("one\ntwo\nthree") == 3
    assert text_lines("as long as a line of a phone " * 3) == 3
    assert text_lines("<:ace_of_spades_v1:1234567890123456789> " * 5) == 1
