"""Text in pictures of results has enough contrast, and badges do not overlap."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist
from types import ModuleType
from typing import Any

import pytest

from bot import drawing
from bot.drawing import FOUR_COLOUR, HIGH_CONTRAST, Deck, marks
from bot.drawing.names import lay_name
from bot.drawing.palette import rgba
from bot.drawing.palettes import plain_palette
from bot.drawing.samples import KINDS, Kind
from bot.drawing.sprite import Canvas, Pixels
from bot.drawing.theme import INK, LEAST_CAP, LOSS, PAPER
from tests.bot.drawing.pixels import decoded

LEAST, MORE = 4.5, 7  # the contrast ratios that levels AA and AAA of WCAG 2 ask for text
OTHERS = ("hand", "table", "replay", "names", "emojis")
OF_RESULTS = [kind for kind in KINDS if not kind.file.startswith(OTHERS)]
OF_TEXT = {
    "lay_name": lambda at, cap, room, colour=PAPER, centred=False: (*at, colour),
    "lay_words": lambda middle, top, cap, colour, widest: (middle, top, colour),
}


def users_of(name: str) -> list[ModuleType]:
    """Return the modules that import a function of `bot.drawing` by its name."""
    modules = [one for one in vars(drawing).values() if isinstance(one, ModuleType)]
    having = [one for one in modules if name in vars(one)]
    return [one for one in having if getattr(one, name).__module__ != one.__name__]


def luminance(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def texts(kind: Kind, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, float]]:
    """Draw a picture; return its texts with their colours, and the contrast with their ground."""
    seen: list[tuple[str, str, float]] = []
    for name, where in OF_TEXT.items():
        for module in users_of(name):
            lay = getattr(module, name)

            def laid(
                canvas: Canvas,
                said: str,
                *rest: Any,
                lay: Any = lay,
                where: Any = where,
                **more: Any,
            ) -> Any:
                x, y, colour = where(*rest, **more)
                pixels: Pixels = canvas._picture.load()  # type: ignore[assignment]  # an "L" picture
                at = 3 * pixels[x, y]
                ground = tuple(canvas.palette.seen[at : at + 3])
                seen.append((said, colour, contrast(rgba(colour), ground)))
                return lay(canvas, said, *rest, **more)

            monkeypatch.setattr(module, name, laid)
    kind.draw(deck)
    return seen


@pytest.mark.parametrize("kind", OF_RESULTS, ids=lambda kind: kind.file)
def test_every_text_has_contrast_with_the_ground_below_it(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = texts(kind, FOUR_COLOUR, monkeypatch)
    assert seen
    assert [one for one in seen if one[2] < LEAST] == []


@pytest.mark.sampled(12)
@pytest.mark.parametrize("kind", OF_RESULTS, ids=lambda kind: kind.file)
def test_a_deck_of_high_contrast_holds_in_results_too(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Text on the felt has the ratio that level AAA asks for."""
    content = kind.content
    if not kind.decked:
        kind = replace(kind, content=replace(content, heavy=True))
    seen = texts(kind, HIGH_CONTRAST, monkeypatch)
    assert seen
    on_medals = (INK, LOSS)
    assert [one for one in seen if one[1] not in on_medals and one[2] < MORE] == []
    assert [one for one in seen if one[2] < LEAST] == []


@pytest.mark.parametrize("kind", OF_RESULTS, ids=lambda kind: kind.file)
def test_no_badge_of_a_finale_or_board_lies_on_another(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    discs: list[tuple[int, int, int]] = []
    for module in users_of("lay_badge"):
        lay = module.lay_badge

        def laid(
            canvas: Canvas,
            badge: Any,
            number: int | None,
            x: int,
            y: int,
            radius: int,
            *rest: str,
            lay: Any = lay,
        ) -> None:
            discs.append((x, y, radius))
            lay(canvas, badge, number, x, y, radius, *rest)

        monkeypatch.setattr(module, "lay_badge", laid)
    kind.draw(FOUR_COLOUR)
    for one, other in combinations(discs, 2):
        assert dist(one[:2], other[:2]) >= one[2] + other[2], (one, other)


def test_names_are_broader_in_a_deck_of_high_contrast() -> None:
    inked = []
    for heavy in (False, True):
        canvas = marks.felt(plain_palette(heavy), 200)
        lay_name(canvas, "Ana", (100, 100), LEAST_CAP, 300)
        light = decoded(canvas.png()).convert("L").crop((90, 60, 400, 160)).histogram()[200:]
        inked.append(sum(light))
    assert inked[1] > 1.3 * inked[0] > 0
