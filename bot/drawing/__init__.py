"""Pictures of hands and tables: views in, PNG bytes out, the same bytes for the same view."""

from bot.drawing.face import INDICES, face
from bot.drawing.felt import bare_table
from bot.drawing.hand import HandPicture, draw_hand
from bot.drawing.seats import SeatMark
from bot.drawing.table import PlayMark, TablePicture, draw_table
from bot.drawing.theme import COLOUR_BLIND, FOUR_COLOUR, TWO_COLOUR, Deck

__all__ = [
    "COLOUR_BLIND",
    "FOUR_COLOUR",
    "TWO_COLOUR",
    "Deck",
    "HandPicture",
    "PlayMark",
    "SeatMark",
    "TablePicture",
    "draw_hand",
    "draw_table",
    "warm_up",
]


def warm_up(deck: Deck = FOUR_COLOUR) -> None:
    """Draw every full-size face of a deck and the bare tables, so that no player waits for them.

    Takes about a second; meant for a thread at start.
    """
    for index in INDICES:
        for dimmed in (False, True):
            face(index, deck, 100, dimmed, None)
    for ranks_reversed in (False, True):
        for clockwise in (True, False):
            bare_table(ranks_reversed, clockwise)
