"""Nothing in a picture is told by colour alone: what differs in colour differs in shape, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.drawing import (
    DECKS,
    FOUR_COLOUR,
    Badge,
    Bar,
    Course,
    Deck,
    Duel,
    HandPicture,
    Hat,
    PlayMark,
    PodiumStep,
    RivalsPicture,
    SeatMark,
    Side,
    draw_finale,
    draw_rivals,
)
from bot.drawing.chart import Line, lay_chart
from bot.drawing.marks import felt
from bot.drawing.palettes import results_palette
from bot.drawing.samples import ANA, BEN, KINDS, PARTNERS, Kind
from bot.drawing.theme import WIDTH
from rules.cards import card
from tests.bot.drawing.pixels import decoded, on_ground
from tests.bot.drawing.shapes import borders, unlike

GROUND = "#313338"  # behind a message
LEAST = 16  # pixels of a border that only one of two pictures has
SEEN = 24  # the difference of two greys that can be seen
FILES = (
    *("hand.png", "hand-backs.png", "hand-tiles.png", "table.png", "table-lead.png"),
    *(
        "table-12-all.png",
        "table-landlord.png",
        "table-teams.png",
        "podium.png",
        "podium-season.png",
        "podium-lost.png",
    ),
    *("podium-sides.png", "finale.png", "finale-sides.png", "board.png", "card-latest.png"),
    "replay-step.png",
)
CASES = [
    (kind, deck)
    for kind in KINDS
    if kind.file in FILES
    for deck in (("four", "contrast") if kind.decked else ("four",))
]
STATES: dict[tuple[type, str], tuple[Any, ...]] = {  # of parts, beside true and false
    (SeatMark, "side"): tuple(range(7)),
    (SeatMark, "hat"): (None, *Hat),
    (SeatMark, "place"): (None, 1, 2, 3, 4, 5),
    (Bar, "place"): (1, 2, 3, 4),
    (PodiumStep, "place"): (1, 2, 3, 4),
}
MANY = 10  # states of a picture that are tried


def changes(part: Any) -> Iterator[Any]:
    """Yield a part of a picture's content with one state changed, for each state of it."""
    for field in fields(part):
        value = getattr(part, field.name)
        others = STATES.get((type(part), field.name), (not value,) * isinstance(value, bool))
        yield from (replace(part, **{field.name: other}) for other in others)
    if isinstance(part, HandPicture):
        for name, one in product(("dimmed", "lifted", "taken"), part.cards):
            yield replace(part, **{name: getattr(part, name) ^ one})
    if isinstance(part, PlayMark):
        yield replace(part, stands_as=() if part.stands_as else (card("9S"),) * len(part.cards))


def variants(content: Any) -> Iterator[Any]:
    """Yield a picture's content with one state of one part changed, for all parts."""
    if isinstance(content, tuple):
        for at, part in enumerate(content):
            for other in variants(part):
                yield (*content[:at], other, *content[at + 1 :])
        return
    if not is_dataclass(content) or isinstance(content, Badge | Deck | type):
        return
    yield from changes(content)
    for field in fields(content):
        for other in variants(getattr(content, field.name)):
            yield replace(content, **{field.name: other})


def compared(one: Image.Image, other: Image.Image) -> int | None:
    """Return the pixels at which the shapes of two pictures differ; None if they look the same.

    The shades of soft edges may differ.
    """
    if one.size != other.size:
        return one.width * one.height
    apart = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > SEEN))
    box = apart.getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    box = max(0, left - 8), max(0, top - 8), min(one.width, right + 8), min(one.height, bottom + 8)
    return unlike(one.crop(box), other.crop(box))


def shown(png: bytes) -> Image.Image:
    return on_ground(decoded(png), GROUND)


@pytest.mark.sampled(10)
@pytest.mark.parametrize(("kind", "deck"), CASES, ids=lambda one: getattr(one, "file", one))
def test_states_that_differ_in_colour_differ_in_shape(kind: Kind, deck: str) -> None:
    others = [one for one in dict.fromkeys(variants(kind.content)) if one != kind.content]
    others = Random(f"{kind.file}.{deck}").sample(others, min(MANY, len(others)))
    plain = shown(kind.draw(DECKS[deck]))
    drawn = (shown(Kind(kind.file, kind.about, one).draw(DECKS[deck])) for one in others)
    apart = [compared(plain, one) for one in drawn]
    seen = [(pixels, one) for pixels, one in zip(apart, others, strict=True) if pixels is not None]
    assert seen
    assert [one for pixels, one in seen if pixels < LEAST] == []


def test_a_change_of_colour_alone_is_no_difference_of_shape() -> None:
    one, other = (Image.new("RGB", (90, 90), "#1D5C4C") for _ in range(2))
    for picture, colour in ((one, "#F2C230"), (other, "#C4CBD4")):
        ImageDraw.Draw(picture).ellipse((20, 20, 70, 70), colour)
    assert compared(one, other) == 0
    ImageDraw.Draw(other).line((30, 45, 60, 45), "#101418", 5)
    assert (compared(one, other) or 0) >= LEAST


def test_twelve_lines_of_a_chart_differ_in_form_and_neighbors_in_colour() -> None:
    lines = [Line(order) for order in range(12)]
    assert len({(line.dashes, line.widths) for line in lines}) == len(lines)
    assert all(one.colour != other.colour for one, other in pairwise(lines))


def test_the_people_of_a_chart_are_known_by_the_form_of_their_line() -> None:
    """Each line in turn ends at the top; the piece before its person has a form of its own."""
    pieces = []
    for order in range(12):
        canvas = felt(results_palette(FOUR_COLOUR), 700)
        courses = [Course((n,), (Badge(),)) for n in range(12)]
        courses[order] = Course((99,), (Badge(),))
        lay_chart(canvas, (36, 36, 1064, 664), courses)
        pieces.append(shown(canvas.png()).crop((546, 34, 610, 86)))
    for one, other in combinations(pieces, 2):
        assert (compared(one, other) or 0) >= LEAST


def test_both_people_of_a_bar_are_known_without_colour() -> None:
    """The whole bar of one person differs in shape from that of the other, and has a border."""
    bars = []
    for duel in (Duel("President", 8, 0), Duel("President", 0, 8), Duel("President", 4, 4)):
        picture = RivalsPicture(Badge("A"), Badge("B"), (duel, Duel("Big Two", 1, 1)))
        whole = shown(draw_rivals(picture))
        bars.append(whole.crop((160, 36 + 252 + 54, WIDTH - 160, 36 + 252 + 54 + 32)))
    for one, other in combinations(bars, 2):
        assert (compared(one, other) or 0) >= 100
    middle = bars[2].width // 2
    cut = borders(bars[2].crop((middle - 12, 0, middle + 12, 32)))
    assert cut.histogram()[255] >= 32


def test_the_side_that_has_won_is_framed() -> None:
    """The frame is there, too, where the names leave no room for a crown."""
    pictures = []
    for champion in (ANA, BEN):
        sides = tuple(Side((one,) * 6, "11") for one in (ANA, BEN))
        picture = replace(PARTNERS, champions=(champion,), sides=sides, courses=PARTNERS.courses)
        pictures.append(shown(draw_finale(picture)).crop((30, 306, WIDTH - 30, 306 + 146)))
    assert (compared(*pictures) or 0) >= 200
