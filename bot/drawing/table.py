"""The table as everybody sees it: seats along the rail, the trick's plays in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.face import face
from bot.drawing.felt import bare_table, lay_lead, rail_at
from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.palettes import table_palette
from bot.drawing.seats import SeatMark, lay_seat, tag
from bot.drawing.sprite import Canvas
from bot.drawing.theme import CARD_WIDTH, FOUR_COLOUR, WIDTH, Deck
from rules.cards import Card, index_of

SEAT_RADIUS, _SMALL_RADIUS = 44, 38
_SEATS_ACROSS, _FURTHEST_APART = 950, 240
_LEFT, _TOP, _RIGHT, _BOTTOM = 140, 234, 950, 506  # where plays may lie
_EARLIER = (6, 6, 4, 4, 2)  # earlier plays shown, by cards in the largest: 1, 2, 3, 4, more
_NARROWEST_CELLS, _WIDEST_CELL, _CELL_GAP = (240, 190, 140), 260, 36  # by columns: 1, 2, 3
EARLIER_PERCENT = fit(1, _WIDEST_CELL, (_BOTTOM - _TOP) // 2 - _CELL_GAP).percent  # mostly
_TAG, _SMALL_TAG = 38, 24  # radii


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
    palette = table_palette(table.deck, table.reversed)
    canvas = Canvas(palette, bare_table(palette, table.reversed, table.clockwise).copy())
    leader = _lay_seats(canvas, table.seats)
    if table.plays:
        _Trick(canvas, table).lay()
    else:
        lay_lead(canvas, table.reversed, leader)
    return canvas.png()


def _shown(plays: tuple[PlayMark, ...]) -> tuple[PlayMark, ...]:
    """The earlier plays for which there is room."""
    largest = max(len(play.cards) for play in plays[-1 - max(_EARLIER) :])
    return plays[-1 - _EARLIER[min(largest, len(_EARLIER)) - 1] : -1]


def _lay_seats(canvas: Canvas, seats: tuple[SeatMark, ...]) -> tuple[int, int] | None:
    """Lay all seats; where the first one on turn sits, if any."""
    apart = min(_FURTHEST_APART, _SEATS_ACROSS // max(1, len(seats) - 1))
    radius = SEAT_RADIUS if apart > 2 * SEAT_RADIUS + 8 else _SMALL_RADIUS
    leader = None
    for position, seat in enumerate(seats):
        x = WIDTH // 2 + apart * (2 * position - len(seats) + 1) // 2
        y = rail_at(x)
        lay_seat(canvas, seat, radius, x, y)
        if seat.on_turn and leader is None:
            leader = x, y
    return leader


class _Trick:
    """The plays of a table's trick, laid on its canvas: the last one large, earlier ones faded."""

    def __init__(self, canvas: Canvas, table: TablePicture) -> None:
        self._canvas, self._deck = canvas, table.deck
        self._earlier, self._top = _shown(table.plays), table.plays[-1]
        self._winners = {seat.number for seat in table.seats if seat.place == 1}

    def lay(self) -> None:
        """Lay all plays for which there is room."""
        left = _LEFT
        if self._earlier:
            wished = fit(len(self._top.cards), _RIGHT - _LEFT, _BOTTOM - _TOP).width
            left = self._lay_earlier(_RIGHT - _LEFT - wished)
        grid = fit(len(self._top.cards), _RIGHT - left, _BOTTOM - _TOP)
        x = (left + _RIGHT - grid.width) // 2
        y = (_TOP + _BOTTOM - grid.height) // 2
        self._lay(self._top, grid, x, y, False)

    def _lay_earlier(self, room: int) -> int:
        """Earlier plays, small, two in a column; the x from which the rest is free."""
        plays = self._earlier
        rows, columns = min(2, len(plays)), -(-len(plays) // 2)
        wide = min(_WIDEST_CELL, max(_NARROWEST_CELLS[columns - 1], room // columns))
        high = (_BOTTOM - _TOP) // 2
        for position, play in enumerate(plays):
            column, row = divmod(position, rows)
            grid = fit(len(play.cards), wide - _CELL_GAP, high - _CELL_GAP)
            x = _LEFT + column * wide
            y = (_TOP + _BOTTOM) // 2 - rows * high // 2 + row * high + (high - grid.height) // 2
            self._lay(play, grid, x, y, True)
        return _LEFT + columns * wide

    def _lay(self, play: PlayMark, grid: Grid, x: int, y: int, faded: bool) -> None:
        palette = self._canvas.palette
        for position, card in enumerate(play.cards):
            index = index_of(card)
            other = index_of(play.stands_as[position]) if play.stands_as else index
            stands_as = other if other != index else None
            one = face(index, palette, self._deck, grid.percent, faded, stands_as)
            left, top = grid.place(position)
            self._canvas.lay(one, x + left, y + top)
        self._lay_tag(play, grid, x, y, _SMALL_TAG if faded else _TAG)

    def _lay_tag(self, play: PlayMark, grid: Grid, x: int, y: int, radius: int) -> None:
        """The number of the play's seat, on the free upper right corner of its first row."""
        disc = tag(self._canvas.palette, play.seat, radius, play.seat in self._winners)
        last, _ = grid.place(min(grid.columns, len(play.cards)) - 1)
        right = x + last + scaled(CARD_WIDTH, grid.percent)
        self._canvas.lay(disc, right - 2 * radius, y - 2 * radius + radius // 4)
