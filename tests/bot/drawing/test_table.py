"""The picture of a table shows every fact about a seat or a play, for any number of plays."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.drawing import (
    DECKS,
    TWO_COLOUR,
    Deck,
    Hat,
    PlayMark,
    SeatMark,
    TablePicture,
    draw_table,
)
from bot.drawing.arrangement import laid_out
from bot.drawing.layout import scaled
from bot.drawing.oval import HEAD, HEIGHT, around, plate
from bot.drawing.theme import CARD_HEIGHT, CARD_WIDTH, WIDTH
from rules.cards import STANDARD, each
from tests.bot.drawing.pixels import decoded, difference, hand_of, inside
from tests.sampling import examples

FOUR = tuple(SeatMark(number, 5) for number in range(1, 5))
PAIR = PlayMark(2, hand_of("9D 9S"))
LARGEST = 47_000  # bytes of a picture
LEFT, TOP, RIGHT, BOTTOM = plate(around(2 / 4))  # the third of four seats
PLATE = LEFT, TOP - HEAD, RIGHT, BOTTOM
PLAIN = SeatMark(3, 5)


def changed(seat: SeatMark) -> TablePicture:
    """Return a table of four seats with `seat` as the third, and a pair on the table."""
    return TablePicture((*FOUR[:2], seat, FOUR[3]), (PAIR,))


@pytest.mark.parametrize(
    "seat",
    [
        SeatMark(3, 4),
        SeatMark(3, 1),
        SeatMark(3, -1),
        SeatMark(3, 5, on_turn=True),
        SeatMark(3, 5, passed=True),
        SeatMark(3, 5, asleep=True),
        SeatMark(3, 0, place=1),
        SeatMark(3, 0, place=2),
        SeatMark(9, 5),
        *(SeatMark(3, 5, hat=hat) for hat in Hat),
        *(SeatMark(3, 5, side=side) for side in range(1, 7)),
    ],
)
def test_each_fact_about_a_seat_shows_at_that_seat_alone(seat: SeatMark) -> None:
    box = difference(draw_table(changed(PLAIN)), draw_table(changed(seat)))
    assert box is not None
    assert inside(box, PLATE)


def test_before_cards_are_dealt_no_seat_shows_a_number_of_them() -> None:
    def right_half(left: int) -> bytes:
        picture = decoded(draw_table(changed(SeatMark(3, left)))).convert("L")
        inner = picture.crop(((LEFT + RIGHT) // 2 + 12, TOP + 12, RIGHT - 12, BOTTOM - 12))
        return inner.tobytes()

    assert len(set(right_half(0))) == 1
    assert len(set(right_half(1))) > 1


def test_marks_differ_by_more_than_their_colours() -> None:
    """In black and white, all marks still differ."""
    marked = [
        PLAIN,
        replace(PLAIN, on_turn=True),
        replace(PLAIN, passed=True),
        *(replace(PLAIN, hat=hat) for hat in Hat),
        *(replace(PLAIN, side=side) for side in range(1, 7)),
    ]
    shapes = set()
    for seat in marked:
        grey = decoded(draw_table(changed(seat))).convert("L").crop(PLATE)
        shapes.add(grey.point(lambda value: 255 * (value > 90)).tobytes())
    assert len(shapes) == len(marked)


@pytest.mark.parametrize("hat", list(Hat))
def test_a_hat_stands_above_its_plate(hat: Hat) -> None:
    above = LEFT, 0, RIGHT, TOP
    bare, worn = (
        decoded(draw_table(changed(one))).getchannel("A").crop(above).getbbox()
        for one in (PLAIN, replace(PLAIN, hat=hat))
    )
    assert bare is None
    assert worn is not None


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


@pytest.mark.slow
def test_reversed_ranks_the_direction_and_the_deck_change_the_picture() -> None:
    table = TablePicture(FOUR, (PAIR,))
    pictures = {
        draw_table(table),
        draw_table(replace(table, reversed=True)),
        draw_table(replace(table, clockwise=False)),
        draw_table(replace(table, deck=TWO_COLOUR)),
    }
    assert len(pictures) == 4


def test_stake_widow_and_stock_can_be_seen() -> None:
    table = TablePicture(FOUR, (PAIR,))
    pictures = {
        draw_table(one)
        for one in (
            table,
            replace(table, stake=2),
            replace(table, stake=4_194_304),
            replace(table, widow=3),
            replace(table, stock=3),
        )
    }
    assert len(pictures) == 5


def test_of_each_seat_the_last_play_is_shown() -> None:
    first, second, third = PlayMark(1, hand_of("3D")), PAIR, PlayMark(1, hand_of("10D 10S"))
    assert TablePicture(FOUR, (first, second, third)).shown == (second, third)
    once = replace(first, seat=3)
    assert draw_table(TablePicture(FOUR, (first, second, third))) == draw_table(
        TablePicture(FOUR, (second, third))
    )
    assert draw_table(TablePicture(FOUR, (once, second, third))) != draw_table(
        TablePicture(FOUR, (second, third))
    )


def test_the_trick_before_lies_muted_while_a_lead_is_due() -> None:
    table = TablePicture((replace(FOUR[0], on_turn=True), *FOUR[1:]), (PAIR,))
    lead = decoded(draw_table(replace(table, lead=True))).convert("RGB")
    playing = decoded(draw_table(table)).convert("RGB")
    white = 255, 255, 255
    shown, muted = (
        sum(count for count, colour in one.getcolors(1 << 20) or [] if colour == white)
        for one in (playing, lead)
    )
    assert muted < shown / 4


def test_picture_turns_with_its_viewer() -> None:
    table = TablePicture((replace(FOUR[0], on_turn=True), *FOUR[1:]), ())
    assert len({draw_table(replace(table, foot=seat)) for seat in range(1, 5)}) == 4


def test_an_empty_trick_points_to_the_leader() -> None:
    leads = [
        TablePicture(tuple(replace(seat, on_turn=seat.number == n) for seat in FOUR), ())
        for n in range(5)
    ]
    middle = (400, 250, 700, 500)
    arrows = {decoded(draw_table(lead)).crop(middle).tobytes() for lead in leads}
    assert len(arrows) == 5


@given(
    seats=st.integers(1, 12),
    turn=st.integers(1, 12),
    lengths=st.lists(st.sampled_from((1, 2, 3, 4, 5, 8, 12, 20)), max_size=8),
    turned=st.booleans(),
)
@examples(25)
def test_any_table_fits_its_picture(
    seats: int, turn: int, lengths: list[int], turned: bool
) -> None:
    pack = tuple(each(STANDARD))
    table = TablePicture(
        tuple(
            SeatMark(n, 26, n == turn, n - 3 if n > 6 else None, n == 2, side=n % 3, asleep=n == 4)
            for n in range(1, seats + 1)
        ),
        tuple(PlayMark(n % seats + 1, pack[n : n + length]) for n, length in enumerate(lengths)),
        reversed=turned,
        stake=1 + turn,
    )
    png = draw_table(table)
    picture = decoded(png)
    assert picture.size == (WIDTH, HEIGHT)
    assert len(png) < 60_000
    alpha = picture.getchannel("A")
    assert [alpha.getpixel((x, y)) for x in (0, 1099) for y in (0, HEIGHT - 1)] == [0, 0, 0, 0]
    assert inside(alpha.getbbox() or (0, 0, 0, 0), (1, 1, WIDTH - 1, HEIGHT - 1))
    assert draw_table(table) == png


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_a_table_is_small_enough_to_send_with_every_play(seats: int, deck: Deck) -> None:
    """All seats have played and have marks such as hats, sides and sleep."""
    chance, pack = Random(seats), tuple(each(STANDARD))
    hats = {1: Hat.CROWN, 2: Hat.TOP_HAT}
    marks = tuple(
        SeatMark(n, 13 - n, n == 3, 1 if n == 1 else None, n in (4, 5), hats.get(n), asleep=n == 6)
        for n in range(1, seats + 1)
    )
    for cards in (1, 2, 5, 12):
        plays = tuple(PlayMark(n, tuple(chance.sample(pack, cards))) for n in range(1, seats + 1))
        table = TablePicture(marks, plays, deck=deck, reversed=cards == 2, stock=9)
        assert len(draw_table(table)) <= LARGEST


def test_a_play_without_cards_or_with_half_a_reading_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        PlayMark(1, ())
    with pytest.raises(ValueError, match="one card for each card"):
        PlayMark(1, hand_of("9D RJ"), stands_as=hand_of("9S"))


def test_overlapped_cards_of_a_play_show_no_signs_but_the_card_that_a_joker_stands_for() -> None:
    """The jester beside the index of the last card would be the only figure of the play."""

    def last(words: str, stands_as: str = "") -> Image.Image:
        play = PlayMark(1, hand_of(words), hand_of(stands_as) if stands_as else ())
        picture = decoded(draw_table(TablePicture(FOUR, (play,)))).convert("RGB")
        (placed,) = laid_out(4, 0, ((0, 5),), False, 0).plays
        assert placed is not None
        assert not placed.grid.apart
        left, top = placed.grid.place(4)
        x, y = placed.x + left, placed.y + top
        wide, high = (scaled(length, placed.grid.percent) for length in (CARD_WIDTH, CARD_HEIGHT))
        return picture.crop((x + wide * 3 // 5, y + 20, x + wide - 24, y + high * 2 // 3))

    for words in ("3D 4D 5D 6D 7D", "10S 10D 10H 10C KS"):
        assert len(last(words).getcolors() or []) == 1
    assert len(last("3D 4D 5D 6D RJ", "3D 4D 5D 6D 7D").getcolors() or []) == 1
    one, other = (
        draw_table(TablePicture(FOUR, (PlayMark(1, hand_of("3D RJ BJ"), hand_of(f"3D {meant}")),)))
        for meant in ("3H 3S", "3H 3C")
    )
    assert difference(one, other) is not None
