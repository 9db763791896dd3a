"""The table: seats round it in the order of play, each seat's last play before it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.drawing.arrangement import (
    CHIP_HEIGHT,
    CHIP_WIDTH,
    SMALL_TAG,
    TAG,
    Arrangement,
    PlacedPlay,
    chip_of,
    laid_out,
)
from bot.drawing.badges import NOBODY
from bot.drawing.brush import Brush
from bot.drawing.face import lying
from bot.drawing.felt import lay_lead, set_table
from bot.drawing.palette import Palette
from bot.drawing.palettes import table_palette
from bot.drawing.png import QUICK, SMALL, TIGHT
from bot.drawing.seats import SeatMark, lay_seat, tag
from bot.drawing.signs import draw_back
from bot.drawing.slips import lay_slips, slip
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    BRASS,
    FOUR_COLOUR,
    INK,
    PAPER,
    RAIL,
    SLATE,
    SLIP_HEIGHT,
    Deck,
)
from rules.cards import Card, index_of

REVERSED = "A < 3"
_ROUND = CHIP_HEIGHT // 2


@lru_cache(maxsize=64)
def sign(palette: Palette, words: str) -> Sprite:
    """Return a chip with a text: the stake, or the sign that low ranks beat high ones."""
    brush = Brush(CHIP_WIDTH, CHIP_HEIGHT)
    brush.panel((0, 0, CHIP_WIDTH, CHIP_HEIGHT), _ROUND, AMBER, RAIL, 4)
    brush.text(words, CHIP_WIDTH / 2, CHIP_HEIGHT / 2 - 17, 34, INK, CHIP_WIDTH - 32)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def pile(palette: Palette, count: int, spread: bool) -> Sprite:
    """Return a chip of face-down cards: the widow ``spread`` out, or the stock as one pile."""
    brush = Brush(CHIP_WIDTH, CHIP_HEIGHT)
    brush.panel((0, 0, CHIP_WIDTH, CHIP_HEIGHT), 14, SLATE, BRASS, 3)
    for position in range(3):
        step = 16 if spread else 4
        draw_back(brush, 15 + position * step, 14)
    left = 15 + 27 + (32 if spread else 8)
    room = CHIP_WIDTH - left - 10
    brush.text(str(count), left + 4 + room / 2, CHIP_HEIGHT / 2 - 17, 34, PAPER, room - 4)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def _tray(palette: Palette, count: int) -> Sprite:
    brush = Brush(chip_of(count), CHIP_HEIGHT)
    brush.panel((0, 0, chip_of(count), CHIP_HEIGHT), 14, SLATE, BRASS, 3)
    return sprite(palette, brush.done())


_MOST_BYTES, _MORE_BYTES = 46_000, 2_000  # most bytes of a table; more bytes for each person
_CROWD = 8  # from this many seats on, the quickest packing rarely takes so few bytes
_PICTURED = 3  # up to this many plays, all show pictures beside their indices


@dataclass(frozen=True)
class PlayMark:
    """A play of the trick. ``stands_as`` has for each card the card it counts as, or is ()."""

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
    """Seats in the order of play (clockwise) and the plays of a trick, the oldest first.

    While a ``lead`` is due, the plays are those of the previous trick. The seat with the number
    ``foot`` sits in the middle of the lower edge.

    >>> from rules.cards import card
    >>> plays = tuple(PlayMark(n, (card(word),)) for n, word in ((1, "3D"), (2, "4D"), (1, "5D")))
    >>> [play.seat for play in TablePicture((SeatMark(1, 8), SeatMark(2, 8)), plays).shown]
    [2, 1]
    """

    seats: tuple[SeatMark, ...]
    plays: tuple[PlayMark, ...]
    reversed: bool = False
    clockwise: bool = True
    deck: Deck = FOUR_COLOUR
    tiles: bool = False  # numbered from 1 to 15: a jack is a tile of 11
    foot: int = 1
    lead: bool = False
    stake: int = 1
    widow: int = 0  # cards that lie face down
    stock: int = 0  # cards left to draw
    shown_to_all: tuple[Card, ...] = ()  # cards in a hand that were turned up for all
    shown_by: int = 0  # number of the seat that holds these cards

    @property
    def shown(self) -> tuple[PlayMark, ...]:
        """Each seat's last play, the oldest first."""
        last = {play.seat: play for play in self.plays}
        return tuple(play for play in self.plays if last[play.seat] is play)

    @property
    def undrawn(self) -> int:
        """The number of the oldest plays that are not drawn for lack of room."""
        return _arrangement(self).undrawn


def draw_table(table: TablePicture) -> bytes:
    """Draw a PNG of 1100 x 830 px on a transparent ground."""
    packings = (QUICK, SMALL, TIGHT) if len(table.seats) < _CROWD else (SMALL, TIGHT)
    people = sum(seat.badge != NOBODY for seat in table.seats)
    return lay_table(table).png_within(_MOST_BYTES + people * _MORE_BYTES, *packings)


def lay_table(table: TablePicture) -> Canvas:
    palette = table_palette(table.deck, table.reversed)
    ground = set_table(palette, table.reversed, len(table.seats), table.clockwise)
    canvas = Canvas(palette, ground.copy())
    arrangement = _arrangement(table)
    for seat, at in zip(table.seats, arrangement.seats, strict=True):
        lay_seat(canvas, seat, at, len(table.seats))
    for chip, at in zip(_chips(canvas, table), arrangement.chips, strict=False):
        canvas.lay(chip, *at)
    if table.lead or not table.plays:
        turn = (at for seat, at in zip(table.seats, arrangement.seats, strict=True) if seat.on_turn)
        lay_lead(canvas, table.reversed, next(turn, None))
    few = len(table.shown) <= _PICTURED
    dark = table.deck.paper != PAPER
    winners = {seat.number for seat in table.seats if seat.place == 1}
    avatars = {seat.number: seat.badge.avatar for seat in table.seats}
    if table.shown_to_all:
        left, top = arrangement.chips[-1]
        box = left + 10, top, left + chip_of(len(table.shown_to_all)) - 7, top + CHIP_HEIGHT
        canvas.lay(_tray(palette, len(table.shown_to_all)), left, top)
        lay_slips(canvas, table.shown_to_all, table.deck, table.tiles, box)
    for play, placed in zip(table.shown, arrangement.plays, strict=True):
        if placed:
            top = not table.lead and play is table.plays[-1]
            _lay_play(canvas, table, play, placed, placed.beside and (top or few))
            radius = TAG if top else SMALL_TAG
            crowned, avatar = play.seat in winners, avatars.get(play.seat)
            disc = tag(canvas.palette, play.seat, radius, crowned, dark, avatar)
            canvas.lay(disc, placed.tag[0] - radius, placed.tag[1] - radius)
    return canvas


def _arrangement(table: TablePicture) -> Arrangement:
    position = {seat.number: at for at, seat in enumerate(table.seats)}
    plays = tuple((position.get(play.seat, 0), len(play.cards)) for play in table.shown)
    lead = table.lead or not plays
    count = sum(map(bool, (table.reversed, table.stake > 1, table.widow, table.stock)))
    shown = position.get(table.shown_by, 0), len(table.shown_to_all)
    bottom = position.get(table.foot, 0)
    return laid_out(len(table.seats), bottom, plays, lead, count, shown)


def _chips(canvas: Canvas, table: TablePicture) -> list[Sprite]:
    palette, chips = canvas.palette, []
    if table.reversed:
        chips.append(sign(palette, REVERSED))
    if table.stake > 1:
        chips.append(sign(palette, f"x {table.stake}"))
    if table.widow:
        chips.append(pile(palette, table.widow, True))
    if table.stock:
        chips.append(pile(palette, table.stock, False))
    return chips


def _lay_play(
    canvas: Canvas, table: TablePicture, play: PlayMark, placed: PlacedPlay, art: bool
) -> None:
    grid = placed.grid
    art = art and grid.apart
    for position, card in enumerate(play.cards):
        index = index_of(card)
        other = index_of(play.stands_as[position]) if play.stands_as else index
        wild = other != index
        if grid.size[1] == SLIP_HEIGHT:
            drawn = _on_slip(canvas.palette, table, other, wild)
        else:
            looks = index, canvas.palette, table.deck, grid.percent, table.lead, table.tiles
            drawn = lying(*looks, art, other if wild else None)
        left, top = grid.place(position)
        canvas.lay(drawn, placed.x + left, placed.y + top)


def _on_slip(palette: Palette, table: TablePicture, index: int, wild: bool) -> Sprite:
    """Return a slip with this index; a ``wild`` card has its stand-in's, and an amber edge."""
    edge = AMBER if wild else table.deck.edge
    drawn = slip(index, palette, table.deck, table.tiles, 100, edge)
    return drawn.muted(palette) if table.lead else drawn
