"""Leaderboards: the orders in which they rank people, and the people of a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from bot.domain.boards import Decided, Scored, decided, gives_titles
from bot.standing.ratings import Rating
from bot.standing.tallies import Tally
from rules.match.match import Player

AWAY_SECONDS = 90 * 86_400.0


class Unit(StrEnum):
    """Unit of an order's number; the value is the name of the number in the order's text."""

    COUNT = "count"
    POINTS = "points"
    CHIPS = "chips"
    AVERAGE = "average"
    SHARE = "share"  # in percent
    RATING = "rating"


@dataclass(frozen=True)
class Order:
    """Order of a leaderboard: the number by which people are ranked.

    The number is the total of a column of `Tally`, or its average over deals. The text
    "leaderboard-by-" with the key names the order.

    >>> RankedBy.SHARE.number(Tally(deals=3, known=2, firsts=1))
    50.0
    """

    key: str  # in ids of buttons, and a value of /leaderboard: it never changes
    column: str
    text: str  # key of the text with the number of a person
    unit: Unit = Unit.COUNT
    over: str = ""  # column with the deals of an average; "" for a total
    decimals: int = 0
    fewest: bool = False  # whether the lowest number is the best
    complement: bool = False  # whether the number is what the average lacks to 1
    listed: str = "deals"  # column with the deals without which a person is not listed
    lowest: int = 0  # number of a bar without length
    needs: Callable[[GamePlayed], bool] | None = None  # whether the number says something in a game
    instead: str = ""  # key of the order for other games; "" for the usual one of the game

    def deals(self, tally: Tally) -> int:
        """Return the number of deals of which the number of a person is a total or an average."""
        return int(getattr(tally, self.over or "deals"))

    def number(self, tally: Tally) -> float:
        """Return the number by which a person is ranked; an average of no deals is 0."""
        if self.unit is Unit.RATING:
            return Rating().shown if tally.mu is None else Rating(tally.mu).shown
        total: float = getattr(tally, self.column)
        if not self.over:
            return total
        deals, factor = self.deals(tally), 100 if self.unit is Unit.SHARE else 1
        if not deals:
            return 0.0
        return factor * (1 - total / deals) if self.complement else factor * total / deals


class RankedBy:
    """The orders of a leaderboard, in the order in which the command offers them."""

    POINTS = Order("points", "sum_points", "leaderboard-points", Unit.POINTS, listed="pointed")
    PAID = Order(
        "paid",
        "sum_paid",
        "leaderboard-paid",
        Unit.CHIPS,
        listed="settled",
        needs=lambda game: game.settled > 0,
    )
    PENALTIES = Order(
        "penalties",
        "penalties",
        "leaderboard-penalties",
        Unit.AVERAGE,
        over="penalized",
        decimals=2,
        fewest=True,
        listed="penalized",
    )
    WINS = Order("wins", "firsts", "leaderboard-wins")
    SHARE = Order("share", "firsts", "leaderboard-share", Unit.SHARE, over="known")
    PLACE = Order(  # share of opponents beaten; the column sums the shares of those ahead
        "place",
        "sum_rank",
        "leaderboard-beaten",
        Unit.SHARE,
        over="known",
        decimals=1,
        complement=True,
        needs=lambda game: decided(game.preset) is Decided.BY_PLACE,
        instead="wins",
    )
    PRESIDENT = Order(
        "president",
        "president",
        "leaderboard-president",
        Unit.SHARE,
        over="deals",
        needs=lambda game: gives_titles(game.preset),
        instead="share",
    )
    LAST = Order("last", "lasts", "leaderboard-last", Unit.SHARE, over="known", fewest=True)
    REIGN = Order("reign", "best_reign", "leaderboard-reign")
    COUPS = Order("coups", "coups", "leaderboard-coups")
    DEALS = Order("deals", "deals", "leaderboard-deals")
    # for a ladder on the whole server; uncertain ratings are last
    RATING = Order("rating", "mu", "leaderboard-rating", Unit.RATING, lowest=1000)


ORDERS = {order.key: order for order in vars(RankedBy).values() if isinstance(order, Order)}


@dataclass(frozen=True)
class GamePlayed:
    """A game or a ladder on which people of a server have finished deals.

    `deals` is the number of deals by kind of points; a deal counts once for each of its people.
    `settled` is the number of those whose points were settled in chips.

    >>> GamePlayed("bigtwo", {Scored.PENALTIES: 9, Scored.POINTS: 2}).ranked_by.key
    'penalties'
    """

    preset: str  # key of a preset, or name of a ladder
    deals: Mapping[Scored, int]
    settled: int = 0

    @property
    def _most(self) -> Scored:
        return max(self.deals, key=lambda scored: self.deals[scored], default=Scored.NOTHING)

    @property
    def ranked_by(self) -> Order:
        """Order that suits most deals of the game, for a board that nobody asks more of."""
        of_points = {Scored.POINTS: RankedBy.POINTS, Scored.PENALTIES: RankedBy.PENALTIES}
        return of_points.get(self._most, RankedBy.WINS)

    @property
    def titled_by(self) -> Order:
        """Finest order of the game, in which its seasons have their titles.

        The order is never a total, with which the person who plays most would win. Penalty points
        tell more than places, since each card left counts. Without them, the share of opponents
        beaten counts every place, and means the same at tables of four and of seven. Where a deal
        is only won or lost, the share of deals won is all there is; points of such a deal depend on
        its bombs, and one deal could outweigh a season.
        """
        if self._most is Scored.PENALTIES:
            return RankedBy.PENALTIES
        return RankedBy.PLACE if decided(self.preset) is Decided.BY_PLACE else RankedBy.SHARE

    def suitable(self, order: Order) -> Order:
        """Return the order, or the one in its place if its number says nothing in this game."""
        if order.needs is None or order.needs(self):
            return order
        return ORDERS[order.instead] if order.instead else self.ranked_by


class Below(IntEnum):
    """Reason why a person stands below the line of a leaderboard, without a rank."""

    NO = 0
    FEW = 1  # too few deals for an average, or too uncertain a rating
    AWAY = 2  # not played for `AWAY_SECONDS`, or no longer on the server


@dataclass(frozen=True)
class Standing:
    """One person on a leaderboard: the tally on it, with the rating as of the board's moment."""

    player: Player
    tally: Tally
    below: Below = Below.NO
    lacks: int = 0  # further deals that the person needs for a rank


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard, and the number of people on all of it."""

    standings: tuple[Standing, ...] = ()
    people: int = 0
    start: int = 0  # people before this part
    ranks: tuple[int | None, ...] = ()  # equal standings share a rank; None below the line
    enough: int = 1  # deals that a rank needs in the order of an average
