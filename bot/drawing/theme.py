"""Colours and sizes of the pictures. Lengths are pixels of a picture `WIDTH` wide."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH = 1100
CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 230, 322, 22
CAP_HEIGHT = 72  # height of a rank on a card: 20 px where the picture is shown 300 px wide
LEAST_CAP = 33  # the least height of capitals: 9 px where the picture is shown 300 px wide
INDEX_WIDTH = 106  # width of the widest rank, "10"
INDEX_MIDDLE = 70  # from a card's left edge to the middle of its index
INDEX_STEP = 140  # the least part of a card that shows its whole index
ROW_GAP = 12
BAND_TOP = 203  # top of the strip that marks cards of the second pack, where packs matter
ROW_SEEN = 226  # visible height of a card in a hand, where the next row covers its foot
LIFT = 18
SLIP_WIDTH, SLIP_HEIGHT = 66, 45  # a card's index alone, for many cards in little room

PAPER = "#FFFFFF"
EDGE = "#7A828E"
INK = "#101418"
AMBER = "#F5A300"
TINT = 0.16  # share of a suit's colour in the ground behind its court cards
SLATE = "#262B33"
FADED = "#C0C7D0"
RAIL, BRASS = "#2A211B", "#C9A45C"
FELT, FELT_LINE = "#1D5C4C", "#2F7A67"
STRAW = "#E6CB86"
SIDES = ("#669BC1", "#F05A4D", "#4CD07D", "#C79BFF", "#FF943F", "#FFFFFF")  # teams, on slate
FAINT = "#FFFFFF30"  # a line on felt of any colour
REVERSED_FELT, REVERSED_LINE = "#6B2140", "#91375C"
DARK_FELTS = {  # how a deck of high contrast shows felts and their lines
    FELT: "#0A2A22",
    FELT_LINE: "#256353",
    REVERSED_FELT: "#3A0F21",
    REVERSED_LINE: "#7C2C4C",
}
LINES = ("#FFD90B", "#FFFFFF", "#C2D6E4", "#FFB3BA", "#DFFF91", "#D7BCFF")  # chart lines, on felt
GOLD, SKIN, HAIR = "#E9B93A", "#F3CBA3", "#7B4A22"  # colours of court cards
BACKS = ("#1F4E8C", "#9C1C2E")  # backs of the first and the second pack
LOSS = "#5C0A16"  # lost points and penalties, on a medal's colour
MEDALS = ("#F2C230", "#C4CBD4", "#D08A4E", "#8FA3B5")  # first, second, third, any later place


@dataclass(frozen=True)
class Deck:
    """The colours of the four suits, in the order of `rules.cards.SUITS`, and of the jokers.

    >>> DECKS["two"].suits
    ('#C8102E', '#101418', '#C8102E', '#101418')
    >>> DECKS["two"].joker(red=False)
    '#101418'
    """

    name: str  # as stored in players' preferences
    diamonds: str
    clubs: str
    hearts: str
    spades: str
    paper: str = PAPER
    edge: str = EDGE
    veil: tuple[str, str] = ("#000000", "#C6CAD0")  # in place of black and white on a muted card
    frame: str = "#B06A00"  # round picked cards, on the paper and on any ground
    heavy: bool = False  # whether letters and edges are thick, and felts dark
    style: str = "usual"  # the style of letters, signs and figures: a key of `styles.STYLES`

    def suit(self, suit: int) -> str:
        """Return the colour of a suit, which is given as an index into `rules.cards.SUITS`."""
        return self.suits[suit]

    @property
    def suits(self) -> tuple[str, str, str, str]:
        return self.diamonds, self.clubs, self.hearts, self.spades

    def joker(self, red: bool) -> str:
        """Return the colour of a joker: the colour of hearts if red, or of spades if black."""
        return self.hearts if red else self.spades


FOUR_COLOUR = Deck("four", "#0B5FC4", "#0A7A3B", "#D00B2B", INK)
TWO_COLOUR = Deck("two", "#C8102E", INK, "#C8102E", INK)
COLOUR_BLIND = Deck("safe", "#2050FF", "#004A0D", "#B54060", INK)
DARK = Deck(
    "dark",
    *("#7FA8F5", "#5AE722", "#FF8470", "#F2F4F7"),
    paper="#14171C",
    edge="#667080",
    veil=("#23282F", "#F2F4F7"),
    frame=AMBER,
)
HIGH_CONTRAST = Deck("contrast", "#A00016", INK, "#A00016", INK, edge=INK, heavy=True)
ANIMALS = Deck(
    "animals",
    *("#00637A", "#305706", "#BC073C", "#33241A"),
    paper="#FFF6E3",
    edge="#8A7658",
    style="animals",
)
PIXEL = Deck(
    "pixel",
    *("#45CDFF", "#3CFB3C", "#FF7FA6", "#FFF0A8"),
    paper="#17162A",
    edge="#6A63B5",
    veil=("#26262A", "#F2F4F7"),
    frame=AMBER,
    style="pixel",
)
DECKS = {
    deck.name: deck
    for deck in (
        *(FOUR_COLOUR, TWO_COLOUR, COLOUR_BLIND, DARK, HIGH_CONTRAST),
        *(ANIMALS, PIXEL),
    )
}
