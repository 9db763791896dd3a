"""The bot with prepared pictures of hands and tables, to measure its cost without drawing."""

from __future__ import annotations

import sys
from typing import Any
from unittest.mock import patch

from bot.cli.command_line import main
from bot.drawing import HandPicture, PlayMark, SeatMark, TablePicture, draw_hand, draw_table
from bot.drawing.cache import PictureCache
from rules.cards import STANDARD, each

if __name__ == "__main__":
    pack = tuple(each(STANDARD))
    seats = tuple(SeatMark(number, cards_left=10, on_turn=number == 1) for number in range(1, 6))
    hand = draw_hand(HandPicture(pack[:13]))
    table = draw_table(TablePicture(seats, (PlayMark(2, pack[:2]), PlayMark(3, pack[20:22]))))
    drawn = {HandPicture: hand, TablePicture: table}
    keep = PictureCache._keep

    def given(cache: PictureCache[Any], picture: Any) -> bytes:
        """Return the prepared picture of a hand or a table; draw any other picture."""
        return drawn.get(type(picture)) or keep(cache, picture)

    with patch.object(PictureCache, "_keep", given):
        sys.exit(main())
