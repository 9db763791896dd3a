"""The palettes of hands, tables and results: the colours that meet in one picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import chain, product

from bot.drawing.palette import CLEAR, Colour, Palette, laid, mixed, ramp, rgba
from bot.drawing.theme import (
    AMBER,
    BACKS,
    BRASS,
    DARK_FELTS,
    EDGE,
    FADED,
    FAINT,
    FELT,
    FELT_LINE,
    FOUR_COLOUR,
    GOLD,
    HAIR,
    HIGH_CONTRAST,
    INK,
    LINES,
    LOSS,
    MEDALS,
    PAPER,
    RAIL,
    REVERSED_FELT,
    REVERSED_LINE,
    SIDES,
    SKIN,
    SLATE,
    STRAW,
    TINT,
    Deck,
)

_FADE = 0.86  # opacity of the previous trick on the felt: fainter ranks are hard to read
_SMOOTH, _PALE = 4, 2  # numbers of steps between two colours
_PHOTO = (0, 85, 170, 255)  # values of red, green and blue in the colours of avatars and emoji


def veiled(deck: Deck, colour: Colour) -> Colour:
    """Return a colour as it looks through the veil on a card that may not be played."""
    ends = zip(colour[:3], *(rgba(end)[:3] for end in deck.veil), strict=True)
    red, green, blue = (round(low + (high - low) * part / 255) for part, low, high in ends)
    return red, green, blue, colour[3]


def tint(deck: Deck, colour: str) -> str:
    """Return the pale form of a suit's colour, for the ground behind a court card."""
    red, green, blue, _ = mixed(rgba(deck.paper), rgba(colour), TINT)
    return f"#{red:02X}{green:02X}{blue:02X}"


@lru_cache(maxsize=16)
def hand_palette(deck: Deck) -> Palette:
    """Return the colours of a hand on a transparent ground: cards, dimmed cards, the frame."""
    edge, amber, frame = rgba(deck.edge), rgba(AMBER), rgba(deck.frame)
    mute = partial(veiled, deck)
    return Palette(
        [
            *_cards(deck),
            *map(mute, _cards(deck, _PALE, 0)),
            *ramp(CLEAR, edge, _SMOOTH),
            *ramp(CLEAR, mute(edge), _PALE),
            *ramp(CLEAR, amber, _SMOOTH),
            *ramp(CLEAR, frame, _SMOOTH),
            *ramp(frame, rgba(deck.paper), _PALE),
            *ramp(frame, mute(rgba(deck.paper)), _PALE),
            *ramp(frame, edge, _PALE),
        ],
        mute,
    )


@lru_cache(maxsize=16)
def table_palette(deck: Deck, ranks_reversed: bool) -> Palette:
    """Return the colours of a table: felt, rail, seats, cards, and faded earlier plays."""
    usual = (REVERSED_FELT, REVERSED_LINE) if ranks_reversed else (FELT, FELT_LINE)
    dark = _dark(deck, *usual)
    looks = [*_of_table(deck, *dark)] if dark else None
    return Palette(_of_table(deck, *usual), partial(_faded, usual[0]), looks, deck.heavy)


def _of_table(deck: Deck, felt: str, line: str) -> Iterator[Colour]:
    yield from _cards(deck, _PALE)
    yield from map(partial(_faded, felt), _cards(deck, 1, 0))
    yield from _ground(rgba(felt), rgba(line))
    yield from _seats()
    yield from _photos()


def _faded(felt: str, colour: Colour) -> Colour:
    """Return the look of a colour in the previous trick."""
    return mixed(rgba(felt), colour, _FADE) if colour[3] == 255 else colour


def _dark(deck: Deck, *names: str) -> tuple[str, ...]:
    """Return how a heavy deck shows the colours of a felt; () for any other deck."""
    return tuple(DARK_FELTS[name] for name in names) if deck.heavy else ()


@lru_cache(maxsize=16)
def results_palette(deck: Deck) -> Palette:
    """Return the colours of results: cards, medals, felt within a rail, the lines of a chart."""
    dark = _dark(deck, FELT, FELT_LINE)
    looks = [*_of_results(deck, *dark)] if dark else None
    return Palette(_of_results(deck, FELT, FELT_LINE), lambda colour: colour, looks, deck.heavy)


def plain_palette(heavy: bool) -> Palette:
    """Return the colours of results without cards."""
    return results_palette(HIGH_CONTRAST if heavy else FOUR_COLOUR)


def _of_results(deck: Deck, felt_name: str, line_name: str) -> Iterator[Colour]:
    felt, rail, brass = rgba(felt_name), rgba(RAIL), rgba(BRASS)
    ink, slate, paper = rgba(INK), rgba(SLATE), rgba(PAPER)
    pairs = [(CLEAR, brass), (brass, rail), (brass, felt), (slate, brass), (slate, paper)]
    pairs += [(felt, rgba(line_name)), (felt, paper), (felt, slate)]
    for medal in map(rgba, MEDALS):
        pairs += [(medal, ink), (medal, slate), (medal, felt), (medal, rgba(LOSS))]
    for line in map(rgba, LINES):
        pairs += [(line, felt), (line, slate)]
    yield from _cards(deck, _PALE)
    yield from chain.from_iterable(ramp(colour, other, _PALE) for colour, other in pairs)
    yield from _photos()


def _photos() -> Iterator[Colour]:
    """Yield the colours that a palette has for avatars and emoji alone."""
    for red, green, blue in product(_PHOTO, repeat=3):
        yield red, green, blue, 255


def _cards(deck: Deck, smooth: int = _SMOOTH, blended: int = 1) -> Iterator[Colour]:
    """Yield the colours of faces and backs; ``blended`` is the number of steps within a figure."""
    paper, ink, white, gold, skin, hair = map(rgba, (deck.paper, INK, PAPER, GOLD, SKIN, HAIR))
    for name in sorted({*deck.suits}):
        suit, pale = rgba(name), rgba(tint(deck, name))
        yield from ramp(paper, suit, smooth)
        for colour, other in (
            (pale, suit),
            (pale, hair),
            (pale, gold),
            (suit, gold),
            (suit, white),
        ):
            yield from ramp(colour, other, blended)
    for colour, other in ((ink, skin), (ink, gold), (ink, white), (skin, hair), (gold, hair)):
        yield from ramp(colour, other, blended)
    yield from ramp(paper, rgba(deck.edge), min(smooth, _PALE))
    yield from ramp(paper, rgba(AMBER), smooth)
    for back in map(rgba, BACKS):
        yield from ramp(white, back, blended)


def _ground(felt: Colour, line: Colour) -> Iterator[Colour]:
    brass, rail, amber = rgba(BRASS), rgba(RAIL), rgba(AMBER)
    faint = rgba(FAINT)
    yield from ramp(CLEAR, brass, _PALE)
    yield from ramp(brass, rail, 1)
    yield from ramp(brass, felt, 1)
    yield from ramp(felt, line, 1)
    yield from ramp(felt, laid(faint, felt, faint[3] / 255), _PALE)
    yield from ramp(felt, amber, _PALE)
    yield from ramp(felt, rgba(EDGE), 1)
    yield from ramp(felt, rgba(SLATE), 1)
    yield from ramp(rail, amber, 1)


def _seats() -> Iterator[Colour]:
    paper, slate, ink, amber = map(rgba, (PAPER, SLATE, INK, AMBER))
    faded, edge, brass = map(rgba, (FADED, EDGE, BRASS))
    for colour, other, steps in (
        (slate, paper, _PALE),
        (slate, faded, _PALE),
        (slate, edge, _PALE),
        (slate, brass, 1),
        (ink, paper, _PALE),
        (ink, amber, _PALE),
        (CLEAR, ink, 1),
        (CLEAR, slate, 1),
        (CLEAR, amber, 1),
        (CLEAR, brass, 1),
        (CLEAR, edge, 1),
        (slate, rgba(STRAW), 1),
        (slate, amber, 1),
        (paper, rgba(BACKS[0]), 1),
        *((slate, rgba(side), 1) for side in SIDES),
    ):
        yield from ramp(colour, other, steps)
    for medal in map(rgba, MEDALS):
        yield from ramp(medal, slate, 1)
        yield from ramp(medal, ink, 1)
