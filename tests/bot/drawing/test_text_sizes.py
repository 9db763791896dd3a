"""Text in pictures is legible on a phone: capitals are 9 px high where a picture is 300 px wide."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from bot.drawing import DECKS, names
from bot.drawing.brush import FINE, Brush
from bot.drawing.samples import KINDS, Kind
from bot.drawing.theme import LEAST_CAP, WIDTH

PHONE = 300  # pixels: the width of a picture there
PICTURES = [kind for kind in KINDS if kind.file not in ("names.png", "emojis.png")]


def forget_pictures() -> None:
    """Empty the caches of all parts of pictures, so that all text is drawn again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.drawing"):
            for part in vars(module).values():
                if hasattr(part, "cache_clear"):
                    part.cache_clear()


def test_the_least_height_is_9_px_on_a_phone() -> None:
    assert LEAST_CAP * PHONE / WIDTH >= 9


@pytest.mark.sampled(20)
@pytest.mark.parametrize("kind", PICTURES, ids=lambda kind: kind.file)
def test_no_text_of_a_picture_is_lower(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[tuple[str, float]] = []
    of_brush, of_name = Brush.text, names._draw

    def text(self: Brush, words: str, x: float, top: float, cap: float, *rest: Any) -> None:
        if words:
            sizes.append((words, cap * self._size / FINE))
        of_brush(self, words, x, top, cap, *rest)

    def name(sheet: Any, run: names.Run, x: float, base: int, cap: int, *rest: Any) -> None:
        sizes.append((run.text, cap))
        of_name(sheet, run, x, base, cap, *rest)

    monkeypatch.setattr(Brush, "text", text)
    monkeypatch.setattr(names, "_draw", name)
    forget_pictures()
    for deck in (DECKS["four"], DECKS["contrast"]):
        kind.draw(deck)
    assert sizes
    assert [one for one in sizes if one[1] * PHONE / WIDTH < 8.99] == []
