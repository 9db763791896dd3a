"""The table's picture: every fact about a seat or a play can be seen, whatever is on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.drawing import (
    TWO_COLOUR,
    PlayMark,
    SeatMark,
    TablePicture,
    draw_hand,
    draw_table,
)
from bot.drawing import (
    __main__ as examples,
)
from bot.drawing.felt import rail_at
from rules.cards import STANDARD, cards, each
from tests.bot.drawing.pixels import decoded, difference, hand_of, inside

FOUR = tuple(SeatMark(number, 5) for number in range(1, 5))
PAIR = PlayMark(2, hand_of("9D 9S"))
MIDDLE_SEAT = 670  # x of the third of four seats


def changed(seat: SeatMark) -> TablePicture:
    """Four seats with another third one, and a pair on the table."""
    return TablePicture((*FOUR[:2], seat, FOUR[3]), (PAIR,))


@pytest.mark.parametrize(
    "seat",
    [
        SeatMark(3, 4),
        SeatMark(3, 5, on_turn=True),
        SeatMark(3, 5, passed=True),
        SeatMark(3, 0, place=1),
        SeatMark(3, 0, place=2),
        SeatMark(9, 5),
    ],
)
def test_each_fact_about_a_seat_shows_at_that_seat_alone(seat: SeatMark) -> None:
    box = difference(draw_table(changed(FOUR[2])), draw_table(changed(seat)))
    assert box is not None
    assert inside(box, (MIDDLE_SEAT - 62, 0, MIDDLE_SEAT + 62, 230))


@pytest.mark.parametrize(
    "seat",
    [SeatMark(3, 5, on_turn=True), SeatMark(3, 5, passed=True), SeatMark(3, 0, place=1)],
)
def test_turn_pass_and_crown_are_shapes_above_the_seat_and_not_only_colours(
    seat: SeatMark,
) -> None:
    above = (MIDDLE_SEAT - 62, 0, MIDDLE_SEAT + 62, rail_at(MIDDLE_SEAT) - 54)
    plain, marked = (
        decoded(draw_table(changed(one))).getchannel("A").crop(above).getbbox()
        for one in (FOUR[2], seat)
    )
    assert plain is None
    assert marked is not None


def test_places_below_the_first_have_no_crown() -> None:
    crowned, plain = (
        decoded(draw_table(changed(SeatMark(3, 0, place=place)))).getchannel("A").getbbox()
        for place in (1, 2)
    )
    assert crowned is not None
    assert plain is not None
    assert crowned[1] < plain[1]


@pytest.mark.parametrize(
    "other",
    [
        replace(PAIR, seat=3),
        replace(PAIR, cards=hand_of("9S 9D")),
        replace(PAIR, cards=hand_of("9D RJ")),
        replace(PAIR, stands_as=hand_of("9D 9H")),
    ],
)
def test_each_fact_about_the_top_play_can_be_seen(other: PlayMark) -> None:
    one, two = (draw_table(TablePicture(FOUR, (play,))) for play in (PAIR, other))
    assert difference(one, two) is not None


def test_a_card_that_stands_as_itself_needs_no_sign() -> None:
    plain, said = (
        draw_table(TablePicture(FOUR, (play,)))
        for play in (PAIR, replace(PAIR, stands_as=PAIR.cards))
    )
    assert plain == said


def test_reversed_ranks_the_direction_and_the_deck_change_the_picture() -> None:
    table = TablePicture(FOUR, (PAIR,))
    pictures = {
        draw_table(table),
        draw_table(replace(table, reversed=True)),
        draw_table(replace(table, clockwise=False)),
        draw_table(replace(table, deck=TWO_COLOUR)),
    }
    assert len(pictures) == 4


def test_six_earlier_plays_are_shown_and_a_seventh_is_not() -> None:
    plays = tuple(PlayMark(1, (one,)) for one in each(cards("3D 4D 5D 6D 7D 8D 9D 10D")))
    seen = [draw_table(TablePicture(FOUR, plays[-n:])) for n in range(1, 9)]
    assert len(set(seen)) == 7
    assert seen[6] == seen[7]


def test_an_empty_trick_points_to_the_leader() -> None:
    leads = [
        TablePicture(tuple(replace(seat, on_turn=seat.number == n) for seat in FOUR), ())
        for n in range(5)
    ]
    middle = (400, 250, 700, 500)
    arrows = {decoded(draw_table(lead)).crop(middle).tobytes() for lead in leads}
    assert len(arrows) == 5


@given(
    seats=st.integers(0, 12),
    turn=st.integers(1, 12),
    lengths=st.lists(st.sampled_from((1, 2, 3, 4, 5, 8, 12, 20)), max_size=8),
    turned=st.booleans(),
)
@settings(max_examples=25, deadline=None)
def test_any_table_fits_its_picture(
    seats: int, turn: int, lengths: list[int], turned: bool
) -> None:
    pack = tuple(each(STANDARD))
    table = TablePicture(
        tuple(
            SeatMark(n, 26, n == turn, n - 3 if n > 3 else None, n == 2) for n in range(1, seats)
        ),
        tuple(PlayMark(n % 12 + 1, pack[n : n + length]) for n, length in enumerate(lengths)),
        reversed=turned,
    )
    png = draw_table(table)
    picture = decoded(png)
    assert picture.size == (1100, 578)
    assert len(png) < 60_000
    alpha = picture.getchannel("A")
    assert [alpha.getpixel((x, y)) for x in (0, 1099) for y in (0, 577)] == [0, 0, 0, 0]
    assert inside(alpha.getbbox() or (0, 0, 0, 0), (1, 1, 1099, 577))
    assert draw_table(table) == png


def test_a_play_without_cards_or_with_half_a_reading_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        PlayMark(1, ())
    with pytest.raises(ValueError, match="one card for each card"):
        PlayMark(1, hand_of("9D RJ"), stands_as=hand_of("9S"))


def test_the_readmes_pictures_are_what_the_code_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = examples.EXAMPLES
    monkeypatch.setattr(examples, "EXAMPLES", tmp_path / "examples")
    examples.main()
    for name in ("hand.png", "table.png"):
        drawn = (tmp_path / "examples" / name).read_bytes()
        assert difference(drawn, (kept / name).read_bytes()) is None
    assert (tmp_path / "examples" / "hand.png").read_bytes() == draw_hand(examples.HAND)
