"""``python -m bot.drawing`` draws the README's two pictures anew, into `examples`."""

from __future__ import annotations

from pathlib import Path

from bot.drawing import HandPicture, PlayMark, SeatMark, TablePicture, draw_hand, draw_table
from rules.cards import card, cards

EXAMPLES = Path(__file__).with_name("examples")


def _cards(words: str) -> tuple[int, ...]:
    return tuple(card(word) for word in words.split())


HAND = HandPicture(
    _cards("4S 6D 7C 9H 10D 10S JH QC QD KS KH 2C RJ"),
    dimmed=cards("4S 6D 7C 9H JH"),
    lifted=cards("QC QD"),
)
TABLE = TablePicture(
    seats=(
        SeatMark(1, 8),
        SeatMark(2, 6, passed=True),
        SeatMark(3, 0, place=1),
        SeatMark(4, 5, on_turn=True),
        SeatMark(5, 9),
    ),
    plays=(
        PlayMark(4, _cards("5D 5S")),
        PlayMark(5, _cards("7C 7H")),
        PlayMark(1, _cards("9D BJ"), stands_as=_cards("9D 9S")),
        PlayMark(3, _cards("JC JS")),
    ),
)


def main() -> None:
    """Write hand.png and table.png."""
    EXAMPLES.mkdir(exist_ok=True)
    for name, picture in (("hand.png", draw_hand(HAND)), ("table.png", draw_table(TABLE))):
        (EXAMPLES / name).write_bytes(picture)
        print(EXAMPLES / name, len(picture), "bytes")


if __name__ == "__main__":
    main()
