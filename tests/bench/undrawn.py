"""The bot with pictures that are drawn already, to measure what all the rest of it costs."""

from __future__ import annotations

import sys

from bot.cli.command_line import main
from bot.drawing import HandPicture, PlayMark, SeatMark, TablePicture, draw_hand, draw_table
from cogs.hand import pictures
from rules.cards import STANDARD, each

if __name__ == "__main__":
    pack = tuple(each(STANDARD))
    seats = tuple(SeatMark(number, cards_left=10, on_turn=number == 1) for number in range(1, 6))
    hand = draw_hand(HandPicture(pack[:13]))
    table = draw_table(TablePicture(seats, (PlayMark(2, pack[:2]), PlayMark(3, pack[20:22]))))
    setattr(pictures, "draw_hand", lambda _: hand)  # noqa: B010  mypy would not have it
    setattr(pictures, "draw_table", lambda _: table)  # noqa: B010  mypy would not have it
    sys.exit(main())
