"""Letters, signs and court cards of the pixel deck, as small bitmaps."""

from __future__ import annotations

from itertools import groupby

from bot.drawing.courts import GOLD, HAIR, HALF, INK, PAPER, SKIN, SUIT, Shape
from bot.drawing.curves import Outline

_ROLES = {"S": SUIT, "P": PAPER, "G": GOLD, "F": SKIN, "H": HAIR, "I": INK}
_ACROSS = 11  # width of a sign in pixels
_BOLD = 0.6  # part of a pixel by which the bars of a letter are longer


def _figure(rows: str) -> tuple[Shape, ...]:
    """Return a bitmap as bars in a field 100 wide; each pixel is a letter of `_ROLES`."""
    bitmap = rows.split()
    wide, high = 100 / len(bitmap[0]), HALF / len(bitmap)
    return tuple(
        (_ROLES[role], _bar(first * wide, row * high, last * wide, (row + 1) * high))
        for row, line in enumerate(bitmap)
        for role, first, last in _bars(line)
    )


def _bars(line: str) -> list[tuple[str, int, int]]:
    """Return the runs of equal letters: the letter, the first column, the column after the last."""
    bars, at = list[tuple[str, int, int]](), 0
    for letter, run in groupby(line):
        end = at + len(list(run))
        if letter != ".":
            bars.append((letter, at, end))
        at = end
    return bars


def _bar(left: float, top: float, right: float, bottom: float) -> Outline:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _letter(rows: str) -> tuple[Outline, ...]:
    return _pixels(rows, _BOLD)


def _pixels(rows: str, more: float = 0.0) -> tuple[Outline, ...]:
    bitmap = rows.split()
    wide, high = 1 / (len(bitmap[0]) + more), 1 / len(bitmap)
    return tuple(
        _bar(first * wide, row * high, (last + more) * wide, (row + 1) * high)
        for row, line in enumerate(bitmap)
        for _, first, last in _bars(line)
    )


def _stairs(start: float, *steps: tuple[float, float]) -> Outline:
    """Return the outline of a sign from the steps of its right half, which is then mirrored.

    The outline begins in the middle at the height ``start``. Each step goes across to an x, counted
    from the middle, and then down to a y; both are in pixels.
    """
    right, y = list[tuple[float, float]](), start
    for x, low in steps:
        right += [(x, y), (x, low)]
        y = low
    whole = [*right, *((-x, y) for x, y in reversed(right))]
    return tuple((0.5 + x / _ACROSS, y / _ACROSS) for x, y in whole)


_STEM = ((4.5, 8), (1.5, 7), (0.5, 9), (1.5, 10), (2.5, 11))
SIGNS: tuple[Outline, ...] = (  # in the order of `rules.cards.SUITS`
    _stairs(
        0,
        *((0.5, 1), (1.5, 2), (2.5, 3), (3.5, 4), (4.5, 7)),
        *((3.5, 8), (2.5, 9), (1.5, 10), (0.5, 11)),
    ),
    _stairs(0, (1.5, 1), (2.5, 3), (1.5, 4), (4.5, 5), (5.5, 7), *_STEM),
    _stairs(
        2.5,
        *((0.5, 1.5), (1.5, 0.5), (4.5, 1.5), (5.5, 5.5), (4.5, 6.5)),
        *((3.5, 7.5), (2.5, 8.5), (1.5, 9.5), (0.5, 10.5)),
    ),
    _stairs(0, (0.5, 1), (1.5, 2), (2.5, 3), (3.5, 4), (4.5, 5), (5.5, 7), *_STEM),
)
BURST: tuple[Outline, ...] = _pixels(
    "..#...#...#.. ...#..#..#... #...#####...# .#.#######.#. ..#########.. ..#########.. "
    "#############"
    " ..#########.. ..#########.. .#.#######.#. #...#####...# ...#..#..#... ..#...#...#.."
)
LETTERS = {
    "0": _letter(".###. #...# #...# #...# #...# #...# .###."),
    "1": _letter("..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###."),
    "2": _letter(".###. #...# ....# ..##. .#... #.... #####"),
    "3": _letter(".###. #...# ....# ..##. ....# #...# .###."),
    "4": _letter("...#. ..##. .#.#. #..#. ##### ...#. ...#."),
    "5": _letter("##### #.... ####. ....# ....# #...# .###."),
    "6": _letter("..##. .#... #.... ####. #...# #...# .###."),
    "7": _letter("##### ....# ...#. ..#.. ..#.. .#... .#..."),
    "8": _letter(".###. #...# #...# .###. #...# #...# .###."),
    "9": _letter(".###. #...# #...# .#### ....# ...#. .##.."),
    "A": _letter("..#.. .#.#. #...# #...# ##### #...# #...#"),
    "J": _letter("..### ...#. ...#. ...#. ...#. #..#. .##.."),
    "Q": _letter(".###. #...# #...# #...# #.#.# #..#. .##.#"),
    "K": _letter("#...# #..#. #.#.. ##... #.#.. #..#. #...#"),
}
_CROWNS = {
    "K": "......G...... ..G..GGG..G.. ..GG.GGG.GG.. ..GGGGGGGGG.. ..GSGGSGGSG..",
    "Q": "............. ......G...... ...G.GGG.G... ...GGGSGGG... ...HHHHHHH...",
    "J": "..........P.. ....SSSSSPP.. ..SSSSSSSPS.. ..SSSSSSSSS.. ..GGGGGGGGG..",
}
_BODIES = {
    "K": """
        ..HFFFFFFFH..
        ..HFFFFFFFH..
        ..HFIFFFIFH..
        ..HFFFFFFFH..
        ..HHFHHHFHH..
        ..HHHHFHHHH..
        ...HHHHHHH...
        ..PPHHHHHPP..
        .SSPPHHHPPSS.
        SSSSPPPPPSSSS
        SSGSSPPPSSGSS
        SSGSSSGSSSGSS
        SSGSSSSSSSGSS
        SSGSSSGSSSGSS
        SSGSSSSSSSGSS
    """,
    "Q": """
        ..HHFFFFFHH..
        ..HFFFFFFFH..
        ..HFIFFFIFH..
        ..HFFFFFFFH..
        ..HFFFFFFFH..
        ..HHFFSFFHH..
        ..HHHFFFHHH..
        ..HH.FFF.HH..
        ..HSPFFFPSH..
        .SSSPPFPPSSS.
        SSSSSPGPSSSSS
        SSSSSSSSSSSSS
        SSPSSSGSSSPSS
        SSSSSSSSSSSSS
        SSPSSSGSSSPSS
    """,
    "J": """
        ..HHHHHHHHH..
        ..HFFFFFFFH..
        ..HFIFFFIFH..
        ..HFFFFFFFH..
        ..HFFFFFFFH..
        ..HFFIIFFFH..
        ..H.FFFFF.H..
        .....FFF.....
        ...GGFFFGG...
        .SSSGGPGGSSS.
        SSSSSGGGSSSSS
        SSSSSSGSSSSSS
        SSPSSSGSSSPSS
        SSPSSSGSSSPSS
        SSPSSSGSSSPSS
    """,
}
_JESTER = """
    ......P......
    ......I......
    .SSS.III.GGG.
    SSSSSIIIGGGGG
    SSSSSIIIGGGGG
    SS.SIIIIIG.GG
    P.PPPPPPPPP.P
    ..FFFFFFFFF..
    ..FFIFFFIFF..
    ..FFFFFFFFF..
    ..FIFFFFFIF..
    ..FFIIIIIFF..
    ...FFFFFFF...
    .P.PPPPPPP.P.
    PPPPPPPPPPPPP
    SPPPSSPGGPPPG
    SSPSSSSGGGPGG
    SSSSSSSGGGGGG
    SSGSSSSGGGSGG
    SSSSSSSGGGGGG
"""
_BARE_TOP = " ............." * 15
CROWNS = {rank: _figure(crown + _BARE_TOP) for rank, crown in _CROWNS.items()}
FIGURES = {rank: _figure(f"{_CROWNS[rank]} {body}") for rank, body in _BODIES.items()}
JESTER = _figure(_JESTER)
