"""The table as everybody sees it: seats along the rail, the trick's plays in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.drawing.brush import png
from bot.drawing.face import face
from bot.drawing.felt import bare_table, lead, rail_at
from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.seats import SEAT_MIDDLE, SEAT_WIDTH, SeatMark, seat_picture, tag
from bot.drawing.theme import CARD_WIDTH, FOUR_COLOUR, WIDTH, Deck
from rules.cards import Card, index_of

_SEAT_RADIUS, _SMALL_RADIUS = 44, 38
_SEATS_ACROSS, _FURTHEST_APART = 950, 240
_LEFT, _TOP, _RIGHT, _BOTTOM = 140, 234, 950, 506  # where plays may lie
_EARLIER = (6, 6, 4, 4, 2)  # earlier plays shown, by cards in the largest: 1, 2, 3, 4, more
_NARROWEST_CELLS, _WIDEST_CELL, _CELL_GAP = (240, 190, 140), 260, 36  # by columns: 1, 2, 3
_FADE = 0.7


@dataclass(frozen=True)
class PlayMark:
    """One play of the trick. ``stands_as``, if any, says card for card what wild cards count as."""

    seat: int
    cards: tuple[Card, ...]
    stands_as: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if not self.cards:
            raise ValueError("A play needs at least one card.")
        if self.stands_as and len(self.stands_as) != len(self.cards):
            raise ValueError("stands_as must name one card for each card of the play.")


@dataclass(frozen=True)
class TablePicture:
    """Seats in the order of play (clockwise) and the plays of this trick, the oldest first."""

    seats: tuple[SeatMark, ...]
    plays: tuple[PlayMark, ...]
    reversed: bool = False
    clockwise: bool = True
    deck: Deck = FOUR_COLOUR


def draw_table(table: TablePicture) -> bytes:
    """A PNG of 1100 x 578 px on a transparent ground, with the last seven plays at most."""
    canvas = bare_table(table.reversed, table.clockwise).copy()
    leader = _draw_seats(canvas, table.seats)
    if not table.plays:
        canvas.alpha_composite(*lead(leader))
        return png(canvas)
    winners = {seat.number for seat in table.seats if seat.place == 1}
    earlier, top = _shown(table.plays), table.plays[-1]
    left = _LEFT
    if earlier:
        wished = fit(len(top.cards), _RIGHT - _LEFT, _BOTTOM - _TOP).width
        left = _draw_earlier(canvas, earlier, table.deck, winners, _RIGHT - _LEFT - wished)
    grid = fit(len(top.cards), _RIGHT - left, _BOTTOM - _TOP)
    x = (left + _RIGHT - grid.width) // 2
    y = (_TOP + _BOTTOM - grid.height) // 2
    canvas.alpha_composite(_cards(top, grid, table.deck), (x, y))
    _draw_tag(canvas, top, grid, (x, y), 38, winners)
    return png(canvas)


def _shown(plays: tuple[PlayMark, ...]) -> tuple[PlayMark, ...]:
    """The earlier plays for which there is room."""
    largest = max(len(play.cards) for play in plays[-1 - max(_EARLIER) :])
    return plays[-1 - _EARLIER[min(largest, len(_EARLIER)) - 1] : -1]


def _draw_seats(canvas: Image.Image, seats: tuple[SeatMark, ...]) -> tuple[int, int] | None:
    """Draw all seats; where the first one on turn sits, if any."""
    apart = min(_FURTHEST_APART, _SEATS_ACROSS // max(1, len(seats) - 1))
    radius = _SEAT_RADIUS if apart > 2 * _SEAT_RADIUS + 8 else _SMALL_RADIUS
    leader = None
    for position, seat in enumerate(seats):
        x = WIDTH // 2 + apart * (2 * position - len(seats) + 1) // 2
        y = rail_at(x)
        canvas.alpha_composite(seat_picture(seat, radius), (x - SEAT_WIDTH // 2, y - SEAT_MIDDLE))
        if seat.on_turn and leader is None:
            leader = x, y
    return leader


def _draw_earlier(
    canvas: Image.Image, plays: tuple[PlayMark, ...], deck: Deck, winners: set[int], room: int
) -> int:
    """Earlier plays, small and faded, two in a column; the x from which the rest is free."""
    rows, columns = min(2, len(plays)), -(-len(plays) // 2)
    wide = min(_WIDEST_CELL, max(_NARROWEST_CELLS[columns - 1], room // columns))
    high = (_BOTTOM - _TOP) // 2
    for position, play in enumerate(plays):
        column, row = divmod(position, rows)
        grid = fit(len(play.cards), wide - _CELL_GAP, high - _CELL_GAP)
        x = _LEFT + column * wide
        y = (_TOP + _BOTTOM) // 2 - rows * high // 2 + row * high + (high - grid.height) // 2
        cards = _cards(play, grid, deck)
        cards.putalpha(cards.getchannel("A").point(lambda alpha: int(alpha * _FADE)))
        canvas.alpha_composite(cards, (x, y))
        _draw_tag(canvas, play, grid, (x, y), 24, winners)
    return _LEFT + columns * wide


def _cards(play: PlayMark, grid: Grid, deck: Deck) -> Image.Image:
    picture = Image.new("RGBA", (grid.width, grid.height))
    for position, card in enumerate(play.cards):
        stands_as = play.stands_as[position] if play.stands_as else card
        other = index_of(stands_as) if index_of(stands_as) != index_of(card) else None
        picture.alpha_composite(
            face(index_of(card), deck, grid.percent, False, other), grid.place(position)
        )
    return picture


def _draw_tag(
    canvas: Image.Image,
    play: PlayMark,
    grid: Grid,
    corner: tuple[int, int],
    radius: int,
    winners: set[int],
) -> None:
    """The number of the play's seat, on the free upper right corner of its first row."""
    picture = tag(play.seat, radius, play.seat in winners)
    last, _ = grid.place(min(grid.columns, len(play.cards)) - 1)
    right = corner[0] + last + scaled(CARD_WIDTH, grid.percent)
    canvas.alpha_composite(picture, (right - 2 * radius, corner[1] - 2 * radius + radius // 4))
