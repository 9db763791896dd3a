"""Pictures of hands, tables and results as PNG bytes; equal input gives equal bytes."""

from bot.drawing.badges import NOBODY, ROBOT, Avatar, Badge
from bot.drawing.bars import Bar, BarsPicture, Emblem, draw_bars
from bot.drawing.chart import Course
from bot.drawing.finale import AwardLine, FinalePicture, Side, Wordings, draw_finale
from bot.drawing.hand import HandPicture, draw_hand, hand_height
from bot.drawing.hats import Hat
from bot.drawing.podium import PodiumPicture, PodiumSeat, PodiumStep, draw_podium
from bot.drawing.replay import OpenHand, Replay, StepPicture, draw_step
from bot.drawing.rivals import Duel, RivalsPicture, draw_rivals
from bot.drawing.seats import SeatMark
from bot.drawing.table import PlayMark, TablePicture, draw_table
from bot.drawing.theme import (
    COLOUR_BLIND,
    DARK,
    DECKS,
    FOUR_COLOUR,
    HIGH_CONTRAST,
    TWO_COLOUR,
    Deck,
)
from bot.drawing.warmup import warm_up, warm_up_aside

__all__ = [
    "COLOUR_BLIND",
    "DARK",
    "DECKS",
    "FOUR_COLOUR",
    "HIGH_CONTRAST",
    "NOBODY",
    "ROBOT",
    "TWO_COLOUR",
    "Avatar",
    "AwardLine",
    "Badge",
    "Bar",
    "BarsPicture",
    "Course",
    "Deck",
    "Duel",
    "Emblem",
    "FinalePicture",
    "HandPicture",
    "Hat",
    "OpenHand",
    "PlayMark",
    "PodiumPicture",
    "PodiumSeat",
    "PodiumStep",
    "Replay",
    "RivalsPicture",
    "SeatMark",
    "Side",
    "StepPicture",
    "TablePicture",
    "Wordings",
    "draw_bars",
    "draw_finale",
    "draw_hand",
    "draw_podium",
    "draw_rivals",
    "draw_step",
    "draw_table",
    "hand_height",
    "warm_up",
    "warm_up_aside",
]
