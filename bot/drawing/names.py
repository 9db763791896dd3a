"""Names of people in pictures: in any script that the installed fonts have.

A name is cut into runs of one font and one direction, which are laid in their visual order, from
left to right. A name with letters that no font has is not drawn, rather than drawn with boxes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import ceil

from PIL import Image, ImageDraw, ImageFont

from bot.drawing.fonts import ELLIPSIS, EMOJI_SIZE, Font, font_of
from bot.drawing.palette import Palette, rgba
from bot.drawing.sprite import Canvas, Sprite, photo
from bot.drawing.theme import PAPER
from bot.words.speech import clusters, plain

_CAP = 0.714  # height of Noto Sans capitals, as a part of the letter size
_ABOVE = 0.5  # room for marks above, as a part of a capital's height
_EMOJI = 1.4  # height of an emoji, as a multiple of a capital's height
_SIDE = 2  # pixels at both ends, for ink beyond a letter's own width
_BOLD = 1  # pixels that bold letters are broader on each side
_MOST = 64  # most characters of a name that are drawn
_MARKS = 2  # most marks of no certain script on one letter
_STRONG = {"L": 0, "R": 1, "AL": 1}  # bidirectional classes of letters; 1 runs to the left


@dataclass(frozen=True)
class Run:
    """A part of a name in one font and one direction; an odd level runs to the left."""

    text: str
    font: Font
    level: int

    @property
    def direction(self) -> str:
        return "rtl" if self.level % 2 else "ltr"


def lay_name(
    canvas: Canvas,
    name: str,
    at: tuple[int, int],
    cap: int,
    room: int,
    colour: str = PAPER,
    centred: bool = False,
) -> int:
    """Lay a name from x on, or centered on x; capitals are ``cap`` px high from y down.

    Names wider than ``room`` end with an ellipsis. Return the width in pixels, which is 0 where the
    installed fonts cannot show the name.
    """
    drawn = name_sprite(canvas.palette, name, cap, room, colour)
    if drawn is None:
        return 0
    x, y = at
    width = drawn.picture.width
    canvas.lay(drawn, x - width // 2 if centred else x, y - ceil(cap * _ABOVE))
    return width


def fitting_cap(name: str, room: int, caps: Sequence[int]) -> int:
    """Return the first height of capitals at which the whole name has room, else the last one."""
    return next((cap for cap in caps if has_room(name, cap, room)), caps[-1])


@lru_cache(maxsize=1024)
def has_room(name: str, cap: int, room: int) -> bool:
    """Whether the whole name fits into ``room`` pixels with capitals of this height."""
    return sum(_width(run, cap) for run in runs_of(name)) + 2 * _SIDE <= room


def name_width(name: str, cap: int) -> int:
    """Return the width of the whole name in pixels, with capitals of this height."""
    return ceil(sum(_width(run, cap) for run in runs_of(name))) + 2 * _SIDE


@lru_cache(maxsize=2048)  # some 400 people, each in the colours of a deal
def name_sprite(
    palette: Palette, name: str, cap: int, room: int, colour: str = PAPER
) -> Sprite | None:
    """Return a name, at most ``room`` px wide; None where the installed fonts cannot show it."""
    shown = covered(name)
    if not shown:
        return None
    runs = _fitting(shown, cap, room - 2 * _SIDE)
    wide = 2 * _SIDE + ceil(sum(_width(run, cap) for run in runs))
    below = max(0, *(_depth(run, cap) for run in runs))  # and no more: names lie close together
    size = min(wide, room), ceil(cap * _ABOVE) + cap + below
    sheet = Image.new("RGBA", size, (*rgba(colour)[:3], 0))  # so that soft edges keep the colour
    x = float(_SIDE)
    for run in runs:
        _draw(sheet, run, x, ceil(cap * _ABOVE) + cap, cap, colour, palette.heavy)
        x += _width(run, cap)
    return photo(palette, sheet)


@lru_cache(maxsize=1024)
def covered(name: str) -> tuple[str, ...]:
    """Return the clusters of a name without signs that have no font; () where a letter has none."""
    drawn = [(_drawable(cluster), cluster) for cluster in _clusters(name)]
    if any(not shown and cluster[0].isalnum() for shown, cluster in drawn):
        return ()
    shown = [visible for visible, _ in drawn if visible]
    while shown and shown[-1].isspace():
        shown.pop()
    return tuple(shown)


def _drawable(cluster: str) -> str:
    """Return the cluster, or its plain form if only that has a font; "" where neither has one."""
    simple = unicodedata.normalize("NFKC", cluster)
    ornamental = unicodedata.decomposition(cluster[0]).startswith(("<font>", "<wide>"))
    ways = (simple, cluster) if ornamental else (cluster, simple)
    return next((way for way in ways if way and font_of(way)), "")


def _clusters(name: str) -> Iterator[str]:
    """Yield the clusters of a name: letters with a few marks each, and composed emoji."""
    for cluster in clusters(plain(name)[:_MOST]):
        marks = [sign for sign in cluster if _is_general(sign)]
        yield "".join(sign for sign in cluster if sign not in marks[_MARKS:])


def _is_general(sign: str) -> bool:
    """Whether this is a mark of no certain script, drawn through, above or below a letter."""
    return unicodedata.combining(sign) in (1, *range(200, 255))


def _fitting(parts: Sequence[str], cap: int, room: int) -> list[Run]:
    """Return the runs of as many clusters as fit, with an ellipsis where some are left out."""
    runs = _runs(parts)
    if sum(_width(run, cap) for run in runs) <= room:
        return runs
    ellipsis = [ELLIPSIS] if font_of(ELLIPSIS) else ["."] * 3
    least, most = 1, len(parts) - 1
    while least < most:
        half = (least + most + 1) // 2
        shown = _runs(_stripped(parts[:half]), ellipsis)
        if sum(_width(run, cap) for run in shown) <= room:
            least = half
        else:
            most = half - 1
    return _runs(_stripped(parts[:least]), ellipsis)


def _stripped(parts: Sequence[str]) -> Sequence[str]:
    return parts[:-1] if len(parts) > 1 and parts[-1] == " " else parts


def runs_of(name: str) -> list[Run]:
    """Return all runs of a name in their visual order, from left to right."""
    return _runs(covered(name))


def _runs(shown: Sequence[str], ellipsis: Sequence[str] = ()) -> list[Run]:
    """Return the runs of these clusters in visual order; the ellipsis goes with the last letter."""
    kinds = [unicodedata.bidirectional(cluster[0]) for cluster in shown]
    last = next((kind for kind in reversed(kinds) if kind in _STRONG), "L")
    levels = _levels([*kinds, *[last] * len(ellipsis)])
    shown = [*shown, *ellipsis]
    before: Font | None = None
    fonts: list[Font] = []
    for cluster in shown:
        before = font_of(cluster, before)
        assert before is not None  # `covered` has found a font for each cluster
        fonts.append(before)
    parts = groupby(zip(shown, fonts, levels, strict=True), key=lambda part: part[1:])
    runs = [Run("".join(part[0] for part in group), *key) for key, group in parts]
    return _in_order(runs)


def _levels(kinds: Sequence[str]) -> list[int]:
    """Return the level of each cluster by its class: Unicode's bidirectional rules for one line."""
    base = next((_STRONG[kind] for kind in kinds if kind in _STRONG), 0)
    levels: list[tuple[int, int] | None] = []  # the direction and the level; None for a sign
    last = base
    for kind in kinds:
        last = _STRONG.get(kind, last)
        if kind in _STRONG or (kind == "EN" and not last):
            levels.append((last, _embedded(last, base)))
        else:
            levels.append((1, 2) if kind in ("EN", "AN") else None)
    return [level[1] if level else _between(levels, at, base) for at, level in enumerate(levels)]


def _embedded(direction: int, base: int) -> int:
    """Return the level of a run's direction, 0 or 1, in a line of the direction ``base``."""
    return 1 if direction else 2 * base


def _between(levels: Sequence[tuple[int, int] | None], at: int, base: int) -> int:
    """Return the level of a sign: of both sides' direction if they agree, else of the line."""
    before = next((level[0] for level in reversed(levels[:at]) if level), base)
    after = next((level[0] for level in levels[at:] if level), base)
    return _embedded(before if before == after else base, base)


def _in_order(runs: list[Run]) -> list[Run]:
    """Return the runs in visual order.

    At each level from the highest down to 1, turn every stretch of runs of at least this level.
    """
    for level in range(max((run.level for run in runs), default=0), 0, -1):
        turned: list[Run] = []
        for high, group in groupby(runs, key=lambda run: run.level >= level):
            part = list(group)
            turned += part[::-1] if high else part
        runs = turned
    return runs


def _sized(run: Run, cap: int) -> ImageFont.FreeTypeFont:
    return run.font.sized(cap / _CAP, run.text)


def _width(run: Run, cap: int) -> float:
    font = _sized(run, cap)
    wide = font.getlength(run.text, direction=run.direction)
    return wide * cap * _EMOJI / EMOJI_SIZE if run.font.coloured else wide


def _depth(run: Run, cap: int) -> int:
    """Return the number of pixels of a run that are below its baseline."""
    if run.font.coloured:
        return ceil(cap * (_EMOJI - 1) / 2) + 1
    return ceil(_sized(run, cap).getbbox(run.text, anchor="ls", direction=run.direction)[3])


def _draw(
    sheet: Image.Image, run: Run, x: float, base: int, cap: int, colour: str, heavy: bool
) -> None:
    font = _sized(run, cap)
    if not run.font.coloured:
        ImageDraw.Draw(sheet).text(
            (x, base),
            run.text,
            colour,
            font,
            anchor="ls",
            direction=run.direction,
            stroke_width=_BOLD * heavy,
        )
        return
    wide = ceil(font.getlength(run.text, direction=run.direction))
    emojis = Image.new("RGBA", (max(1, wide), EMOJI_SIZE * 5 // 4))
    ImageDraw.Draw(emojis).text((0, 0), run.text, font=font, anchor="la", embedded_color=True)
    box = emojis.getbbox()
    if box is None:
        return
    scale = cap * _EMOJI / EMOJI_SIZE
    ink = emojis.crop((0, box[1], emojis.width, box[3]))
    small = ink.resize(
        (max(1, round(ink.width * scale)), max(1, round(ink.height * scale))),
        Image.Resampling.LANCZOS,
    )
    left, top = round(x), max(0, round(base - cap / 2 - small.height / 2))
    sheet.paste(small, (left, top))
