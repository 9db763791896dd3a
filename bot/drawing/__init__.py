"""Pictures of hands and tables: views in, PNG bytes out, the same bytes for the same view."""

from bot.drawing.hand import HandPicture, draw_hand
from bot.drawing.seats import SeatMark
from bot.drawing.table import PlayMark, TablePicture, draw_table
from bot.drawing.theme import COLOUR_BLIND, FOUR_COLOUR, TWO_COLOUR, Deck
from bot.drawing.warming import warm_up, warm_up_aside

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
    "warm_up_aside",
]
