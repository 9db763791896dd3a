"""Colours and sizes of the pictures. Lengths are pixels of a picture `WIDTH` wide."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH = 1100
CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 230, 226, 22
CAP_HEIGHT = 71  # of a rank on a card: 19 px where the picture is shown 300 px wide
INDEX_WIDTH = 112  # the widest rank, "10"
INDEX_MIDDLE = 71  # from a card's left edge to the middle of its index
INDEX_STEP = 140  # the least part of a card that shows its whole index
ROW_GAP = 12
LIFT = 18

PAPER = "#FFFFFF"
EDGE = "#7A828E"
INK = "#101418"
AMBER = "#F5A300"
DIM = "#8B9099"
TINT = 0.22  # of a suit's colour in the pale sign that fills its card
SLATE = "#262B33"
FADED = "#A9B0BA"
RAIL, BRASS = "#2A211B", "#C9A45C"
FELT, FELT_LINE = "#1D5C4C", "#2F7A67"
FAINT = "#FFFFFF30"  # a line on felt of any colour
REVERSED_FELT, REVERSED_LINE = "#6B2140", "#91375C"
MEDALS = ("#F2C230", "#C4CBD4", "#D08A4E", "#8FA3B5")  # first, second, third, any later place


@dataclass(frozen=True)
class Deck:
    """The colours of the four suits, in the order of `rules.cards.SUITS`, and of the jokers."""

    diamonds: str
    clubs: str
    hearts: str
    spades: str

    def suit(self, suit: int) -> str:
        """The colour of a suit, an index into `rules.cards.SUITS`."""
        return self.suits[suit]

    @property
    def suits(self) -> tuple[str, str, str, str]:
        """The colours of all four."""
        return self.diamonds, self.clubs, self.hearts, self.spades

    def joker(self, red: bool) -> str:
        """A red joker has the colour of hearts, a black one that of spades."""
        return self.hearts if red else self.spades


FOUR_COLOUR = Deck(diamonds="#0B5FC4", clubs="#0A7A3B", hearts="#C8102E", spades=INK)
TWO_COLOUR = Deck(diamonds="#C8102E", clubs=INK, hearts="#C8102E", spades=INK)
COLOUR_BLIND = Deck(diamonds="#0072B2", clubs="#009E73", hearts="#D55E00", spades=INK)
