"""The podium shows each seat's gain and the cards that it still held, after any deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.drawing import (
    COLOUR_BLIND,
    Badge,
    Hat,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    draw_podium,
    warm_up,
)
from bot.drawing.face import face, plain
from rules.cards import STANDARD, each
from tests.bot.drawing.pixels import decoded, hand_of

PACK = tuple(each(STANDARD))
LEFT = hand_of("3S 4D 10H")
FOUR = PodiumPicture(
    tuple(
        PodiumStep(place, (PodiumSeat(number, f"+{4 - place}", cards=LEFT if place == 4 else ()),))
        for place, number in enumerate((4, 1, 3, 2), 1)
    )
)
MILLIONS = PodiumPicture(
    tuple(
        PodiumStep(place, (PodiumSeat(place, "−2,345,678 penalty", True, PACK[:28]),))
        for place in range(1, 13)
    )
)
TEAMS = PodiumPicture(
    tuple(
        PodiumStep(place, tuple(PodiumSeat(n, "+5") for n in range(place, 13, 2)))
        for place in (1, 2)
    )
)


def with_seat(place: int, change: Callable[[PodiumSeat], PodiumSeat]) -> PodiumPicture:
    """Return a podium of four seats with the seat in `place` changed."""
    before = FOUR.steps[place - 1]
    after = replace(before, seats=(change(before.seats[0]),))
    return replace(FOUR, steps=(*FOUR.steps[: place - 1], after, *FOUR.steps[place:]))


def test_the_same_podium_gives_the_same_bytes() -> None:
    assert draw_podium(FOUR) == draw_podium(replace(FOUR))


@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "change",
    [
        lambda seat: replace(seat, number=9),
        lambda seat: replace(seat, caption="+8"),
        lambda seat: replace(seat, loss=True),
        lambda seat: replace(seat, cards=hand_of("AS")),
        lambda seat: replace(seat, badge=Badge("Zoe")),
        lambda seat: replace(seat, hat=Hat.LANDLORD),
    ],
    ids=["number", "caption", "loss", "cards", "name", "hat"],
)
def test_each_fact_about_each_seat_shows(
    place: int, change: Callable[[PodiumSeat], PodiumSeat]
) -> None:
    assert draw_podium(with_seat(place, change)) != draw_podium(FOUR)


def test_only_the_one_best_side_wears_a_crown() -> None:
    drawn = replace(TEAMS, steps=tuple(replace(step, place=1) for step in TEAMS.steps))
    assert _gold_above_the_steps(TEAMS) > 500
    assert _gold_above_the_steps(drawn) == 0


def _gold_above_the_steps(podium: PodiumPicture) -> int:
    """Return the number of pixels above the steps that have the color of the crown."""
    above = decoded(draw_podium(podium)).crop((0, 0, 1100, 125))
    colours = above.getcolors(above.width * above.height) or []
    return sum(count for count, colour in colours if colour == (0xF2, 0xC2, 0x30, 255))


@pytest.mark.slow
@pytest.mark.parametrize("podium", [MILLIONS, TEAMS, FOUR], ids=["millions", "teams", "four"])
def test_extremes_fit_the_width_and_lie_on_the_felt(podium: PodiumPicture) -> None:
    picture = decoded(draw_podium(podium))
    assert picture.width == 1100
    felt = picture.getpixel((1100 // 2, picture.height - 24))
    for x in (25, 1074):
        for y in range(80, picture.height - 80):
            assert picture.getpixel((x, y)) == felt, (x, y)


@pytest.mark.parametrize("people", range(1, 13))
@pytest.mark.parametrize("hat", [None, Hat.LANDLORD])
@pytest.mark.parametrize("cards", [(), LEFT])
def test_a_name_with_marks_above_and_below_fits_on_each_step_and_in_each_row(
    people: int, hat: Hat | None, cards: tuple[int, ...]
) -> None:
    seats = (
        PodiumSeat(n, "+1", cards=cards, badge=Badge("Ấgjỹ"), hat=hat) for n in range(1, people + 1)
    )
    steps = tuple(PodiumStep(place, (seat,)) for place, seat in enumerate(seats, 1))
    assert draw_podium(PodiumPicture(steps))


def test_a_deal_without_points_shows_places_alone() -> None:
    plain = replace(
        FOUR,
        steps=tuple(
            replace(step, seats=(PodiumSeat(step.seats[0].number),)) for step in FOUR.steps
        ),
    )
    assert draw_podium(plain) != draw_podium(FOUR)


def test_a_podium_has_the_colours_of_its_deck() -> None:
    assert draw_podium(replace(FOUR, deck=COLOUR_BLIND)) != draw_podium(FOUR)


def test_a_podium_of_four_is_small_and_one_of_twelve_full_hands_is_bounded() -> None:
    assert len(draw_podium(FOUR)) <= 45_000
    assert len(draw_podium(MILLIONS)) <= 200_000


@pytest.mark.slow
def test_cards_in_a_crowd_keep_a_height_that_can_be_read_on_a_phone() -> None:
    """Each further row of cards makes the picture higher and no card smaller."""
    heights = [
        decoded(draw_podium(held_by_twelve(count))).height for count in (1, 8, 12, 16, 20, 24)
    ]
    assert heights == sorted(heights)
    assert heights[-1] - heights[-2] >= 6 * 45


def held_by_twelve(count: int) -> PodiumPicture:
    """Return a podium of twelve seats that hold `count` cards each."""
    cards = tuple(each(STANDARD))[:count]
    return PodiumPicture(
        tuple(PodiumStep(place, (PodiumSeat(place, "+1", cards=cards),)) for place in range(1, 13))
    )


@pytest.mark.slow
def test_after_warming_up_no_card_is_drawn_anew_for_few_or_for_many_that_are_held() -> None:
    warm_up()
    before = face.cache_info().misses, plain.cache_info().misses
    for held in (PACK[-1:], PACK[-4:], PACK[-13:]):
        draw_podium(with_seat(4, partial(replace, cards=held)))
    assert (face.cache_info().misses, plain.cache_info().misses) == before


def test_empty_podium_is_an_error() -> None:
    with pytest.raises(ValueError, match="step"):
        draw_podium(PodiumPicture(()))
