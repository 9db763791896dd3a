"""Card faces as sprites. A face is drawn once and cached; callers must not change a face."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.drawing import courts, theme
from bot.drawing.brush import Box, Brush
from bot.drawing.curves import STAR, strip
from bot.drawing.palette import Palette
from bot.drawing.palettes import tint
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.styles import STYLES, draw_rank, draw_sign
from bot.drawing.theme import (
    AMBER,
    CAP_HEIGHT,
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    GOLD,
    INDEX_MIDDLE,
    INDEX_WIDTH,
    LEAST_CAP,
    Deck,
)
from rules.cards import JOKER, RANKS

COLOURS = {
    courts.PAPER: theme.PAPER,
    courts.GOLD: theme.GOLD,
    courts.SKIN: theme.SKIN,
    courts.HAIR: theme.HAIR,
    courts.INK: theme.INK,
}  # the deck has the colour of the suit
_AS_IT_IS: Box = (0, 0, 1, 1)


def draw_court(brush: Brush, field: Box, rank: str, suit: int, deck: theme.Deck) -> None:
    style = STYLES[deck.style]
    _draw(brush, field, (*style.figures[rank], *style.held[rank][suit]), deck.suit(suit))


def draw_joker(brush: Brush, field: Box, colour: str, deck: Deck) -> None:
    _draw(brush, field, STYLES[deck.style].jester, colour)


def _draw(brush: Brush, field: Box, shapes: tuple[courts.Shape, ...], colour: str) -> None:
    left, top, right, bottom = field
    unit = (right - left) / 100
    for x, y, way in ((left, top, 1), (right, bottom, -1)):
        _draw_shapes(brush, shapes, (x, y, x + way * unit, y + way), colour)
    x, y = (left + right) / 2, (top + bottom) / 2
    for width, role in ((17, courts.INK), (13, courts.GOLD)):
        brush.outline(
            strip((left + 2.5, y + 7), (right - 2.5, y - 7), width), _AS_IT_IS, COLOURS[role]
        )
    for at in (-1, 0, 1):
        brush.disc(x + at * 30, y - at * 4, 4, colour)


def _draw_shapes(brush: Brush, shapes: tuple[courts.Shape, ...], box: Box, colour: str) -> None:
    for role, outline in shapes:
        brush.outline(outline, box, COLOURS.get(role, colour))


Place = tuple[float, float]  # across and down the field, each from 0 to 1

_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_TWO: tuple[Place, ...] = ((_MIDDLE, 0), (_MIDDLE, 1))
_FOUR: tuple[Place, ...] = ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1))
_SIX: tuple[Place, ...] = (*_FOUR, (_LEFT, 1 / 2), (_RIGHT, 1 / 2))
_EIGHT: tuple[Place, ...] = (
    *_FOUR,
    *((across, down) for across in (_LEFT, _RIGHT) for down in (1 / 3, 2 / 3)),
)
PLACES: dict[str, tuple[Place, ...]] = {  # by printed rank; signs in the lower half are inverted
    "2": _TWO,
    "3": (*_TWO, (_MIDDLE, 1 / 2)),
    "4": _FOUR,
    "5": (*_FOUR, (_MIDDLE, 1 / 2)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 1 / 4)),
    "8": (*_SIX, (_MIDDLE, 1 / 4), (_MIDDLE, 3 / 4)),
    "9": (*_EIGHT, (_MIDDLE, 1 / 2)),
    "10": (*_EIGHT, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}


INDICES = (*range(JOKER * 4), JOKER * 4, JOKER * 4 + 1)  # every `rules.cards.index_of`
FACES = ("A", *PLACES, *courts.FIGURES)
_INDEX_TOP = 20
_SUIT_TOP, _SUIT_SIZE = 112, 86
_CROWNED_TOP, _CROWNED_SUIT_TOP, _CROWNED_SUIT_SIZE = 48, 129, 70  # below the crown of a court card
_CROWN_MIDDLE, _CROWN_FOOT, _CROWN_UNIT = 50, 42, 0.82  # x, y and unit of `courts`' crowns
_FIELD: Box = (126, 14, 218, 308)  # the part of a card beside the index
_FIELD_MIDDLE = 172
_PIP = 35
_STAND_IN_CAP, _SMALL_STAND_IN_CAP = 44, 70
_PIPS_LEFT, _PIPS_WIDE = 152, 40  # middle of the left signs, and distance to the right ones
_PIPS_TOP, _PIPS_HIGH = 42, 238
NUMBERS = tuple(map(str, (*range(3, 14), 1, 2, 14, 15)))  # of tiles, ordered as `RANKS`


@lru_cache(maxsize=1024)
def face(
    index: int, palette: Palette, deck: Deck, percent: int, muted: bool, stands_as: int | None
) -> Sprite:
    """Return the card with this `rules.cards.index_of`, 230 x 322 px at 100 percent.

    ``stands_as`` is the index of the card that a wild card counts as, which is shown at its foot.
    No parameter has a default, because the cache would treat calls with and without an argument as
    different cards.
    """
    if muted:
        return face(index, palette, deck, percent, False, stands_as).muted(palette)
    return sprite(palette, _drawn(index, deck, percent, stands_as, RANKS, True))


@lru_cache(maxsize=512)
def tile(
    index: int, palette: Palette, deck: Deck, percent: int, muted: bool, stands_as: int | None
) -> Sprite:
    """Return the card as a tile with a number from 1 to 15, of the same size as a card."""
    if muted:
        return tile(index, palette, deck, percent, False, stands_as).muted(palette)
    return sprite(palette, _drawn(index, deck, percent, stands_as, NUMBERS, True))


@lru_cache(maxsize=1024)
def plain(
    index: int,
    palette: Palette,
    deck: Deck,
    percent: int,
    muted: bool,
    tiles: bool,
    stands_as: int | None,
) -> Sprite:
    """Return the card with an index only, for cards that are covered or small.

    The whole card is drawn, not only the visible part: its foot is seen below a lifted neighbor.
    """
    if muted:
        return plain(index, palette, deck, percent, False, tiles, stands_as).muted(palette)
    names = NUMBERS if tiles else RANKS
    return sprite(palette, _drawn(index, deck, percent, stands_as, names, False))


def lying(
    index: int,
    palette: Palette,
    deck: Deck,
    percent: int,
    muted: bool,
    tiles: bool,
    apart: bool,
    stands_as: int | None = None,
) -> Sprite:
    """Return a card among others, which has signs and figures only where all lie ``apart``."""
    if not apart:
        return plain(index, palette, deck, percent, muted, tiles, stands_as)
    return (tile if tiles else face)(index, palette, deck, percent, muted, stands_as)


@lru_cache(maxsize=2)
def _drawn(
    index: int,
    deck: Deck,
    percent: int,
    stands_as: int | None,
    names: tuple[str, ...],
    whole: bool,
) -> Image.Image:
    brush = _paper(deck, percent)
    rank, suit = index >> 2, index & 3
    if rank == JOKER:
        _draw_joker_index(brush, deck, bool(suit), percent)
    else:
        _draw_index(brush, names[rank], suit, deck)
    if whole:
        _draw_field(brush, index, deck, names)
    if stands_as is not None:
        _draw_stand_in(brush, stands_as, deck, names, percent)
    return brush.done()


def _paper(deck: Deck, percent: int) -> Brush:
    brush = Brush(CARD_WIDTH, CARD_HEIGHT, percent, full=True)
    whole = 0, 0, CARD_WIDTH, CARD_HEIGHT
    brush.panel(whole, CARD_RADIUS, deck.paper, deck.edge, 6 if deck.heavy else 2)
    return brush


def _draw_field(brush: Brush, index: int, deck: Deck, names: tuple[str, ...]) -> None:
    """Draw the field beside the index: signs, a figure, or a tile's number once more."""
    suit, rank = index & 3, RANKS[index >> 2]
    if index >= JOKER * 4:
        colour = deck.joker(bool(suit))
        _draw_panel(brush, deck, colour)
        draw_joker(brush, _FIELD, colour, deck)
    elif names is NUMBERS or rank not in FACES:
        _draw_number(brush, names[index >> 2], suit, deck)
    elif rank == "A":
        _draw_ace(brush, suit, deck)
    elif rank in PLACES:
        for across, down in PLACES[rank]:
            x, y = _PIPS_LEFT + _PIPS_WIDE * across, _PIPS_TOP + _PIPS_HIGH * down
            _draw_pip(brush, suit, x, y, _PIP, deck)
    else:
        _draw_panel(brush, deck, deck.suit(suit))
        draw_court(brush, _FIELD, rank, suit, deck)


def _draw_panel(brush: Brush, deck: Deck, colour: str) -> None:
    brush.panel(_FIELD, 12, tint(deck, colour), colour, 2.5)


def _draw_number(brush: Brush, number: str, suit: int, deck: Deck) -> None:
    colour, (_, top, _, bottom) = deck.suit(suit), _FIELD
    brush.panel(_FIELD, 16, colour, colour, 1)
    draw_rank(brush, deck, number, _FIELD_MIDDLE, (top + bottom) / 2 - 29, 58, deck.paper, 80)
    for y in (top + 56, bottom - 56):
        _draw_pip(brush, suit, _FIELD_MIDDLE, y, 58, deck, deck.paper)


def _draw_index(brush: Brush, rank: str, suit: int, deck: Deck) -> None:
    """Draw rank and suit; the letter of a court card wears the headgear of its figure."""
    colour, crown = deck.suit(suit), STYLES[deck.style].crowns.get(rank)
    top = _CROWNED_TOP if crown else _INDEX_TOP
    draw_rank(brush, deck, rank, INDEX_MIDDLE, top, CAP_HEIGHT, colour, INDEX_WIDTH)
    if not crown:
        draw_sign(brush, deck, suit, _square(INDEX_MIDDLE, _SUIT_TOP, _SUIT_SIZE))
        return
    left = INDEX_MIDDLE - _CROWN_MIDDLE * _CROWN_UNIT
    high = _CROWNED_TOP - _CROWN_FOOT * _CROWN_UNIT
    _draw_shapes(brush, crown, (left, high, left + _CROWN_UNIT, high + _CROWN_UNIT), colour)
    draw_sign(brush, deck, suit, _square(INDEX_MIDDLE, _CROWNED_SUIT_TOP, _CROWNED_SUIT_SIZE))


def _draw_pip(
    brush: Brush, suit: int, x: float, y: float, size: float, deck: Deck, colour: str = ""
) -> None:
    """Draw a sign round (x, y), upside down in the lower half of a card."""
    half = size / 2 if y <= CARD_HEIGHT / 2 else -size / 2
    box = x - half, y - half, x + half, y + half
    draw_sign(brush, deck, suit, box, colour)


def _draw_ace(brush: Brush, suit: int, deck: Deck) -> None:
    """Draw one large sign before a golden burst."""
    colour, middle = deck.suit(suit), CARD_HEIGHT / 2
    _draw_panel(brush, deck, colour)
    style = STYLES[deck.style]
    for part in style.burst:
        brush.outline(
            part, (_FIELD_MIDDLE - 44, middle - 75, _FIELD_MIDDLE + 44, middle + 75), GOLD
        )
    for number, size in enumerate(style.ace):
        fill = deck.paper if number % 2 else colour
        draw_sign(brush, deck, suit, _square(_FIELD_MIDDLE, middle - size / 2, size), fill)
    for y in (50, CARD_HEIGHT - 50):
        _draw_pip(brush, suit, _FIELD_MIDDLE, y, 44, deck)


def _draw_joker_index(brush: Brush, deck: Deck, red: bool, percent: int) -> None:
    """Draw a star, full for a red joker and hollow for a black one, and JOKER if legible."""
    colour = deck.joker(red)
    brush.outline(STAR, _square(INDEX_MIDDLE, 18, 92), colour)
    if not red:
        brush.outline(STAR, _square(INDEX_MIDDLE, 44, 46), deck.paper)
    if percent >= 100:  # smaller letters would not be legible; the star tells the card
        brush.text("JOKER", INDEX_MIDDLE - 2, 130, LEAST_CAP, colour, 104)


def _draw_stand_in(
    brush: Brush, index: int, deck: Deck, names: tuple[str, ...], percent: int
) -> None:
    """Draw the card that a wild card counts as; on a small card it takes more of the foot."""
    small = _STAND_IN_CAP * percent < LEAST_CAP * 100
    cap = _SMALL_STAND_IN_CAP if small else _STAND_IN_CAP
    middle = 265
    box = (4, middle - 49, 127, middle + 49) if small else (10, 226, 120, 304)
    brush.panel(box, 16, deck.paper, AMBER, 6)
    if index >= JOKER * 4:
        brush.outline(STAR, _square(INDEX_MIDDLE, 236, 58), deck.joker(red=bool(index & 1)))
        return
    left = 40 if small else 41
    draw_rank(brush, deck, names[index >> 2], left, middle - cap / 2, cap, deck.suit(index & 3), 52)
    draw_sign(brush, deck, index & 3, _square(91, 241, 46))


def _square(middle: float, top: float, size: float) -> Box:
    return middle - size / 2, top, middle + size / 2, top + size
