"""Which colours meet in which picture: the palettes of hands and of tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.drawing.palette import CLEAR, Colour, Palette, laid, mixed, ramp, rgba
from bot.drawing.theme import (
    AMBER,
    BRASS,
    DIM,
    EDGE,
    FADED,
    FAINT,
    FELT,
    FELT_LINE,
    INK,
    MEDALS,
    PAPER,
    RAIL,
    REVERSED_FELT,
    REVERSED_LINE,
    SLATE,
    TINT,
    Deck,
)

_FADE = 0.7  # how opaque an earlier play lies on the felt
_SMOOTH, _PALE, _GREYS = 4, 2, 10  # steps between two colours


def greyed(colour: Colour) -> Colour:
    """How a colour looks on a dimmed card."""
    red, green, blue, opacity = colour
    light = (299 * red + 587 * green + 114 * blue) // 1000
    return mixed((light, light, light, opacity), (*rgba(DIM)[:3], opacity), 0.5)


def tint(colour: Colour) -> Colour:
    """The pale kind of a suit's colour, for the sign that fills a card."""
    return mixed(rgba(PAPER), colour, TINT)


@lru_cache(maxsize=16)
def hand_palette(deck: Deck) -> Palette:
    """The colours of a hand on a transparent ground: cards, dimmed cards, the amber frame."""
    paper, edge, amber = rgba(PAPER), rgba(EDGE), rgba(AMBER)
    grey = greyed(paper)
    return Palette(
        [
            *_cards(deck),
            *ramp(CLEAR, edge, _SMOOTH),
            *ramp(CLEAR, amber, _SMOOTH),
            *ramp(grey, greyed(rgba(INK)), _GREYS),
            *ramp(CLEAR, greyed(edge), _PALE),
            *ramp(amber, grey, _PALE),
            *ramp(amber, edge, _PALE),
        ],
        greyed,
    )


@lru_cache(maxsize=16)
def table_palette(deck: Deck, ranks_reversed: bool) -> Palette:
    """The colours of a table: felt, rail and seats, cards, and earlier plays faded on the felt."""
    felt = rgba(REVERSED_FELT if ranks_reversed else FELT)
    line = rgba(REVERSED_LINE if ranks_reversed else FELT_LINE)

    def faded(colour: Colour) -> Colour:
        return mixed(felt, colour, _FADE) if colour[3] == 255 else colour

    return Palette(
        [
            *_cards(deck),
            *map(faded, _cards(deck, _PALE)),
            *_ground(felt, line),
            *_seats(),
        ],
        faded,
    )


def _cards(deck: Deck, smooth: int = _SMOOTH) -> Iterator[Colour]:
    paper = rgba(PAPER)
    for suit in map(rgba, deck.suits):
        yield from ramp(paper, suit, smooth)
        yield from ramp(paper, tint(suit), _PALE)
    yield from ramp(paper, rgba(EDGE), _SMOOTH)
    yield from ramp(paper, rgba(AMBER), _SMOOTH)


def _ground(felt: Colour, line: Colour) -> Iterator[Colour]:
    brass, rail, amber = rgba(BRASS), rgba(RAIL), rgba(AMBER)
    faint = rgba(FAINT)
    yield from ramp(CLEAR, brass, _SMOOTH)
    yield from ramp(brass, rail, _SMOOTH)
    yield from ramp(brass, felt, _PALE)
    yield from ramp(felt, line, _PALE)
    yield from ramp(felt, laid(faint, felt, faint[3] / 255), _PALE)
    yield from ramp(felt, amber, _SMOOTH)
    yield from ramp(felt, rgba(EDGE), _PALE)
    yield from ramp(rail, amber, _PALE)


def _seats() -> Iterator[Colour]:
    paper, slate, ink, amber = map(rgba, (PAPER, SLATE, INK, AMBER))
    faded, edge, brass = map(rgba, (FADED, EDGE, BRASS))
    for one, other, steps in (
        (slate, paper, _SMOOTH),
        (slate, faded, _SMOOTH),
        (slate, edge, _PALE),
        (slate, brass, _PALE),
        (ink, paper, _SMOOTH),
        (ink, amber, _SMOOTH),
        (CLEAR, ink, _PALE),
        (CLEAR, slate, _PALE),
        (CLEAR, amber, _SMOOTH),
        (CLEAR, rgba(MEDALS[0]), _SMOOTH),
    ):
        yield from ramp(one, other, steps)
    for medal in map(rgba, MEDALS):
        yield from ramp(medal, slate, _PALE)
        yield from ramp(medal, ink, _PALE)
