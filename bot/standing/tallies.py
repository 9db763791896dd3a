"""Tally of a person: the sums that every order of a leaderboard needs, deal by deal.

Tallies of two successive spans of time add up to the tally of both (`then`). So a deal that ends
now is added at the end, and old deals are added at the beginning, in any number of steps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from functools import lru_cache, reduce
from itertools import combinations
from operator import add, attrgetter
from typing import Any, NamedTuple, TypeAlias

from bot.domain import computers, names
from bot.domain.boards import AmongPeople, Scored, among_people
from bot.domain.state import NO_SERVER, Result
from rules.catalogue.ladder import is_preset
from rules.catalogue.option import Choices
from rules.events import ALONE
from rules.match.match import Player

Outcome: TypeAlias = "tuple[Result, AmongPeople]"  # of one player, in the deal and among its people
ALL_TIME = 0  # in place of a season
EVERYWHERE = 0  # in place of a channel


class Counted(IntEnum):
    """Reason why a deal does not count for the rating; stored with each result."""

    RATED = 0
    HOUSE_RULES = 1  # rules of no preset, on a server that does not rate such rules
    FEW_PEOPLE = 2  # fewer than two sides with people
    FAULT = 3  # technical fault: the bot cost the players much time, or a turn
    PRACTICE = 4  # on no server
    UNKNOWN_RULES = 5  # the rules were deleted before ladders were stored
    DAILY = 6  # deal of the day
    VOIDED = 7  # voided later: counts on no board at all
    SAME_PEOPLE_BEFORE = 8  # as SAME_PEOPLE, up to version 1.0: counts on plain boards
    UNCONTESTED = 9  # fewer than two people played to the end
    SAME_PEOPLE = 10  # see `is_of_same_people`: counts on no board, but as a further deal


MOST_A_DAY = 30  # rated deals of two people together in a day of the server
UNEARNING = (Counted.VOIDED, Counted.UNCONTESTED, Counted.SAME_PEOPLE)  # no achievements


@dataclass(frozen=True)
class Tally:
    """Sums over a person's deals.

    Only `beside` has the deals in which a computer had a part, and those of `SAME_PEOPLE`.
    """

    deals: int = 0
    known: int = 0  # of the deals, those with a known winner
    firsts: int = 0  # deals won by the side of the person
    lasts: int = 0
    sum_place: int = 0  # sum of places among people, over the known deals
    sum_rank: float = 0.0  # sum of the shares of other sides ahead; an equal side counts half
    sum_points: int = 0  # sum over deals in which more points are better
    pointed: int = 0  # number of these deals
    penalties: int = 0  # sum over deals in which fewer points are better
    penalized: int = 0  # number of these deals
    president: int = 0  # deals that gave the highest title
    coups: int = 0  # deals won that began in the last place
    opening: int = 0  # wins in a row from the first deal on
    reign: int = 0  # wins in a row up to the last deal
    best_reign: int = 0
    beside: int = 0  # further deals, which are not counted
    alone: int = 0  # of the deals, those played alone against all others
    alone_firsts: int = 0
    sum_paid: int = 0  # won and lost, in hundredths of a chip, over the deals with payments
    settled: int = 0  # number of these deals
    last_at: float = 0.0
    mu: float | None = None  # rating; None before the first rated deal
    sigma: float | None = None
    peak: float | None = None


NO_SUMS = ("opening", "reign", "best_reign", "last_at", "mu", "sigma", "peak")
FRACTIONS = ("sum_rank",)
COLUMNS = tuple(field.name for field in fields(Tally))
SUMS = tuple(name for name in COLUMNS if name not in NO_SUMS)


class Scope(NamedTuple):  # a tuple, since keys contain scopes and are hashed often
    """A board: a ladder of a server, in a season and a channel. A game has one board, of all time.

    >>> [(one.ladder, one.season) for one in Scope.of(1, "bigtwo", 3).boards("bigtwo_basic")]
    [('bigtwo', 0), ('bigtwo', 3), ('bigtwo_basic', 0)]
    """

    guild_id: int
    channel_id: int  # the parent channel for a table in a thread
    ladder: str  # or the preset of a game
    season: int

    @classmethod
    def of(cls, guild_id: int, ladder: str, season: int = ALL_TIME) -> Scope:
        return cls(guild_id, EVERYWHERE, ladder, season)

    def boards(self, game: str) -> tuple[Scope, ...]:
        """Return all boards on which a deal of this scope, and of this game, counts."""
        return _boards(self, game)


@lru_cache(maxsize=256)  # each deal of a table needs the same boards
def _boards(scope: Scope, game: str) -> tuple[Scope, ...]:
    channels = dict.fromkeys((EVERYWHERE, scope.channel_id))
    seasons = dict.fromkeys((ALL_TIME, scope.season))
    of_ladder = [
        scope._replace(channel_id=channel_id, season=season)
        for channel_id in channels
        for season in seasons
    ]
    of_game = Scope.of(scope.guild_id, game)
    return (*of_ladder, of_game) if game else (*of_ladder,)


def outcomes(results: Sequence[Result]) -> tuple[Outcome, ...]:
    """Return the results of a deal, each with its outcome among people."""
    among = among_people([(result.player, result.side, result.side_place) for result in results])
    return tuple(zip(results, among, strict=True))


def why_unrated(
    guild_id: int,
    choices: Choices,
    results: Iterable[Outcome],
    rates_custom: bool = False,
    fault: bool = False,
) -> Counted:
    """Return the reason why a deal is not rated, or `Counted.RATED`; unknown choices are empty.

    `fault` is whether a technical fault cost the players time.
    """
    if guild_id == NO_SERVER:
        return Counted.PRACTICE
    outcomes = [*results]
    if max((people.sides for _, people in outcomes), default=0) < 2:
        return Counted.FEW_PEOPLE
    stayed = [result.player for result, _ in outcomes if result.stayed]
    if sum(not computers.is_computer(player) for player in stayed) < 2:
        return Counted.UNCONTESTED
    if fault:
        return Counted.FAULT
    if not choices:
        return Counted.UNKNOWN_RULES
    rated = rates_custom or is_preset(choices)
    return Counted.RATED if rated else Counted.HOUSE_RULES


def people_of(results: Iterable[Outcome]) -> tuple[Player, ...]:
    """Return the people of a deal, sorted."""
    return tuple(
        sorted(result.player for result, _ in results if not computers.is_computer(result.player))
    )


def is_of_same_people(rated: Mapping[Player, Collection[int]]) -> bool:
    """Whether at least half of the pairs of people have played `MOST_A_DAY` rated deals together.

    `rated` are the ids of the rated deals of each person of a deal on its day. The rule keeps a few
    people from raising ratings among themselves, also with a stranger at the table now and then.

    >>> day = range(MOST_A_DAY)
    >>> is_of_same_people({"7": day, "8": day, "9": day, "10": ()})
    True
    >>> is_of_same_people({"7": day, "8": day, "9": (), "10": ()})
    False
    """
    deals = [frozenset(several) for several in rated.values()]
    often = [len(own & other) >= MOST_A_DAY for own, other in combinations(deals, 2)]
    return 0 < len(often) <= 2 * sum(often)


def is_named(player: Player) -> bool:
    """Whether the player is a person whose data was not deleted."""
    return not computers.is_computer(player) and not names.is_nameless(player)


def is_counted(guild_id: int, player: Player, people: AmongPeople, counted: int) -> bool:
    """Whether a result counts on boards: `is_ranked`, and the person has a name."""
    return is_named(player) and is_ranked(guild_id, people, counted)


def is_ranked(guild_id: int, people: AmongPeople, counted: int) -> bool:
    """Whether a deal counts on boards: people had opponents on a server."""
    return guild_id != NO_SERVER and people.sides > 1 and counted != Counted.VOIDED


def of_deal(
    result: Result, people: AmongPeople, ended_at: float, counted: int = Counted.RATED
) -> Tally:
    """Return the tally of a single deal of a person."""
    if result.substituted or counted == Counted.SAME_PEOPLE:
        return Tally(beside=1, last_at=ended_at)
    place, below = people.place, people.below or 0
    placed = place is not None
    won, alone = people.won, result.side == ALONE
    points, penalties = result.scored is Scored.POINTS, result.scored is Scored.PENALTIES
    return Tally(
        deals=1,
        known=int(placed),
        firsts=int(won),
        lasts=int(place is not None and place > 1 and not below),
        sum_place=place or 0,
        sum_rank=_rank(place, below, people.sides) if place is not None else 0.0,
        sum_points=result.points if points else 0,
        pointed=int(points),
        penalties=result.points if penalties else 0,
        penalized=int(penalties),
        president=int(result.place == 1 and bool(result.title)),
        coups=int(won and result.from_last),
        opening=int(won),
        reign=int(won),
        best_reign=int(won),
        alone=int(alone),
        alone_firsts=int(alone and won),
        sum_paid=result.paid or 0,
        settled=int(result.paid is not None),
        last_at=ended_at,
    )


def _rank(place: int, below: int, sides: int) -> float:
    """Return the share of the other sides that were ahead; 0 is best, 1 worst."""
    ahead, equal = place - 1, sides - place - below
    return (ahead + equal / 2) / (sides - 1)


def then(earlier: Tally, later: Tally) -> Tally:
    """Return the tally of the earlier deals followed by the later ones."""
    first, second = vars(earlier), vars(later)
    both = {name: first[name] + second[name] for name in SUMS}
    won_all, wins_on = earlier.opening == earlier.deals, later.reign == later.deals
    rated = first if later.mu is None else second
    return Tally(
        **both,
        opening=earlier.opening + (later.opening if won_all else 0),
        reign=later.reign + (earlier.reign if wins_on else 0),
        best_reign=max(earlier.best_reign, later.best_reign, earlier.reign + later.opening),
        last_at=max(earlier.last_at, later.last_at),
        mu=rated["mu"],
        sigma=rated["sigma"],
        peak=rated["peak"],
    )


def rated_as(tally: Tally, mu: float, sigma: float, peak: float | None) -> Tally:
    return Tally(**vars(tally) | {"mu": mu, "sigma": sigma, "peak": peak})


def total(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of the tallies of successive spans of time, the earliest first."""
    return reduce(then, tallies, Tally())


@dataclass(frozen=True)
class Finished:
    """A finished deal as its tallies need it: results with their outcome among people."""

    scope: Scope
    results: tuple[Outcome, ...]
    counted: int
    ended_at: float
    game: str = ""  # key of the preset; "" leaves out the board of the game


def spans(deals: Iterable[Finished]) -> dict[tuple[Scope, Player], Tally]:
    """Return the tallies of these deals by board and player, for every board they count on."""
    tallies: dict[Scope, dict[Player, list[Tally]]] = defaultdict(lambda: defaultdict(list))
    for deal in deals:
        played = _of_one(deal)
        for scope in deal.scope.boards(deal.game) if played else ():
            on_board = tallies[scope]
            for player, tally in played:
                on_board[player].append(tally)
    return {
        (scope, player): of_deals(several)
        for scope, by_player in tallies.items()
        for player, several in by_player.items()
    }


def _of_one(deal: Finished) -> list[tuple[Player, Tally]]:
    guild_id, counted = deal.scope.guild_id, deal.counted
    return [
        (result.player, of_deal(result, people, deal.ended_at, counted))
        for result, people in deal.results
        if is_counted(guild_id, result.player, people, counted)
    ]


def of_deals(several: Sequence[Tally]) -> Tally:
    """Return the tally of single deals, the earliest first, as `total` does, but by columns."""
    if len(several) == 1:
        return several[0]
    runs = _wins_in_a_row(several)
    return Tally(
        **dict(zip(SUMS, columns_of(several, SUMS), strict=True)),
        opening=runs[0],
        reign=runs[-1],
        best_reign=max(runs),
        last_at=max(tally.last_at for tally in several),
    )


def columns_of(several: Sequence[Tally], names: Sequence[str]) -> list[Any]:
    """Return some of the columns `SUMS` and `best_reign` of the tally of single deals."""
    columns = zip(names, zip(*map(attrgetter(*names), several), strict=True), strict=True)
    return [
        max(_wins_in_a_row(several)) if name == "best_reign" else _sum(name, values)
        for name, values in columns
    ]


def _sum(name: str, values: Iterable[Any]) -> Any:
    # add fractions in order, as `then` does: the built-in `sum` may round differently
    return reduce(add, values) if name in FRACTIONS else sum(values)


def _wins_in_a_row(several: Iterable[Tally]) -> list[int]:
    """Return the numbers of wins before the first deal lost, after each, and after the last."""
    deals = "".join("w" if tally.firsts else "l" for tally in several if tally.deals)
    return [*map(len, deals.split("l"))]
