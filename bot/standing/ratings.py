"""Ratings of people from the places in which the sides of deals came out.

A side plays as one player of mean strength, with an advantage by role. openskill's own teams add
up the strengths of partners, so that a lone player would count as far weaker than two others.
"""

from __future__ import annotations

from collections import ChainMap, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import product
from math import exp, fsum, sqrt
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.domain.computers import is_computer
from bot.domain.state import Result
from bot.standing.tallies import ALL_TIME, EVERYWHERE, Counted, Finished, Scope, is_counted
from rules.events import ALONE
from rules.match.match import Player

METHOD = 2  # to be increased with every change of a rating: the bot then computes all anew
MU, SIGMA, BETA, TAU = 25.0, 25 / 3, 12.5, 25 / 300
UNITS = 10_000_000  # stored units for 1 of mu, in the ratings that are stored with a deal
NO_PEAK = -1_000.0  # stored for a season without a peak, of a person who has one of all time
MIDDLE, POINTS = 1500, 9.83  # shown rating for MU, and shown points for 1 of mu
ENOUGH_DEALS, SURE = 10, 75.0  # a ranked rating has so many deals, and at most so many points of ±
DAY, GROWTH = 86_400.0, 0.02  # seconds, and growth of sigma² in a day without deals
NOISE = 2 * BETA**2  # variance of the difference of two performances
UNIT = sqrt(2) * BETA  # difference of mu for one logit, between players of certain strengths
LONE = -1  # role of a player alone against all others, regardless of the place before

Logits: TypeAlias = Mapping[tuple[str, int], Mapping[int, float]]  # by ladder and seats, by role


def _by_place(*logits: float) -> dict[int, float]:
    return dict(enumerate(logits, 1))


# Log-odds of each role against the average role. Each row comes from 500 deals of equal computers,
# with a standard error of 0.1: the row is the maximum of the likelihood of all comparisons of two
# sides, with a normal prior of variance 1/4 (`fitted` of version 1.0.0). Big Two, its teams and
# Thirteen showed no advantage.
LOGITS: Logits = MappingProxyType(
    {
        ("president", 3): _by_place(0.80, -0.27, -0.53),
        ("president", 4): _by_place(0.87, -0.31, -0.18, -0.38),
        ("president", 5): _by_place(1.00, -0.12, -0.21, -0.22, -0.45),
        ("president", 6): _by_place(1.08, -0.23, -0.16, -0.02, -0.14, -0.53),
        ("president", 7): _by_place(1.14, -0.12, -0.03, -0.08, -0.13, -0.14, -0.65),
        ("president", 8): _by_place(0.90, -0.13, -0.19, -0.17, -0.09, -0.02, 0.01, -0.31),
        ("president", 9): _by_place(1.00, -0.16, 0.03, 0.02, -0.09, -0.19, -0.09, -0.10, -0.42),
        ("president", 10): _by_place(
            0.93, -0.08, -0.08, -0.04, -0.13, -0.03, -0.06, -0.12, -0.02, -0.37
        ),
        ("president", 11): _by_place(
            1.15, -0.23, -0.16, -0.02, -0.04, -0.04, -0.09, 0.00, -0.06, 0.02, -0.52
        ),
        ("president", 12): _by_place(
            1.08, -0.03, -0.10, -0.08, -0.05, -0.02, -0.03, -0.08, 0.01, -0.15, -0.11, -0.45
        ),
        ("daifugo", 3): _by_place(1.37, -0.45, -0.92),
        ("daifugo", 4): _by_place(1.72, -0.43, -0.42, -0.87),
        ("daifugo", 5): _by_place(1.69, -0.22, -0.33, -0.25, -0.88),
        ("daifugo", 6): _by_place(1.80, -0.29, -0.13, -0.29, -0.16, -0.92),
        ("daifugo", 7): _by_place(1.74, -0.21, -0.15, -0.14, -0.15, -0.18, -0.90),
        ("daifugo", 8): _by_place(1.75, -0.11, -0.12, -0.12, -0.19, -0.17, -0.17, -0.87),
        ("doudizhu", 3): {LONE: 0.34},
        ("bigthree", 3): {LONE: 0.21},
    }
)
MODEL = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, window_size=24)


class Rating(NamedTuple):
    """Belief about a person's strength at a ladder: its mean and standard deviation.

    >>> Rating().shown, Rating().margin
    (1500, 82)
    >>> Rating(30.0, 4.0).provisional(deals=9), Rating(30.0, 4.0).provisional(deals=10)
    (True, False)
    """

    mu: float = MU
    sigma: float = SIGMA

    @classmethod
    def stored(cls, mu: int, sigma: int) -> Rating:
        """Return the rating from its stored units."""
        return cls(mu / UNITS, sigma / UNITS)

    @property
    def units(self) -> tuple[int, int]:
        return round(self.mu * UNITS), round(self.sigma * UNITS)

    @property
    def shown(self) -> int:
        return round(shown_points(self.mu))

    @property
    def margin(self) -> int:
        return round(POINTS * self.sigma)

    @property
    def unsure(self) -> bool:
        """Whether the rating is too uncertain to be ranked."""
        return POINTS * self.sigma > SURE

    def provisional(self, deals: int) -> bool:
        """Whether the rating of a person with this number of deals is not ranked yet."""
        return deals < ENOUGH_DEALS or self.unsure

    def after_pause(self, seconds: float) -> Rating:
        """Return the rating after `seconds` without a deal: less certain, up to the first sigma."""
        grown = self.sigma**2 + GROWTH * max(seconds, 0.0) / DAY
        return Rating(self.mu, max(self.sigma, min(SIGMA, sqrt(grown))))

    def ahead_of(self, other: Rating) -> float:
        """Return the probability of coming out before another person, in equal roles."""
        variance = self.sigma**2 + other.sigma**2 + NOISE
        return 1 / (1 + exp((other.mu - self.mu) / sqrt(variance)))

    def softened(self) -> Rating:
        """Return the rating with which a season begins: half way back to the start."""
        return Rating(MU + (self.mu - MU) / 2, min(SIGMA, 1.5 * self.sigma))


FIRST = Rating()  # rating of a person without a deal


def shown_points(mu: float) -> float:
    """Return the points that people see for this mean."""
    return MIDDLE + POINTS * (mu - MU)


class Moves(Enum):
    """Ways in which a deal may move a player's rating."""

    FREELY = "freely"
    NOT = "not"  # a computer played a part of the deal in the person's place
    DOWN = "down"  # a computer did so because the person had left by choice
    UP = "up"  # a partner had left by choice, for whom the person does not pay
    NO_PART = "no part"  # the player is a computer


@dataclass(frozen=True)
class Part:
    """A player's part in a deal: the side, its place, and the role."""

    player: Player
    side: int
    side_place: int
    role: int = 0  # place before the deal, as in `Result`; 0 for none
    moves: Moves = Moves.FREELY


class Step(NamedTuple):
    """A rating before and after a deal."""

    before: Rating
    after: Rating
    peak: float | None = None  # before the deal


class Side(NamedTuple):
    """Rated members of a side as one player, whose strength includes the advantage of the roles.

    >>> partners = [Part("7", 1, 1), Part("8", 1, 1)]
    >>> [one.mu for one in sides_of(partners, {"7": Rating(30.0), "8": Rating(24.0)}, "bigtwo", 4)]
    [27.0]
    """

    members: tuple[Part, ...]
    place: int
    mu: float
    variance: float


class Fresh(list[list[BradleyTerryPartRating]]):
    """Teams made for one deal, which the library changes without the copy that it usually makes."""

    def __deepcopy__(self, _: object) -> list[list[BradleyTerryPartRating]]:
        return [*self]


@cache  # the library makes an unused id for each new object, which is slower than rating a deal
def _rating(number: int) -> BradleyTerryPartRating:
    """Return the library's rating object for the side of this number; each deal sets its values."""
    return MODEL.rating()


def role_of(part: Part) -> int:
    """Return the role that counts: `LONE` for a player alone against all, else the part's role."""
    return LONE if part.side == ALONE else part.role


def advantage_of(part: Part, ladder: str, seats: int, logits: Logits = LOGITS) -> float:
    """Return the advantage of a player's role, in units of mu; 0 for an unknown role."""
    by_role = logits.get((ladder, seats))
    return UNIT * by_role.get(role_of(part), 0.0) if by_role else 0.0


def sides_of(
    parts: Sequence[Part],
    ratings: Mapping[Player, Rating],
    ladder: str,
    seats: int,
    logits: Logits = LOGITS,
) -> list[Side]:
    """Return the sides that people played on, in the order of their numbers.

    The sums do not depend on the order of the players, which can change when a deleted person gets
    a nameless id.
    """
    by_side: defaultdict[int, list[Part]] = defaultdict(list)
    for part in parts:
        if part.moves is not Moves.NO_PART:
            by_side[part.side].append(part)
    sides = []
    for _, members in sorted(by_side.items()):
        if len(members) == 1:  # as below, but in a third of the time
            (member,) = members
            mu, sigma = ratings.get(member.player, FIRST)
            mu += advantage_of(member, ladder, seats, logits)
            sides.append(Side((member,), member.side_place, mu, sigma**2))
            continue
        beliefs = [ratings.get(part.player, FIRST) for part in members]
        share = 1 / len(members)
        more = share * fsum(advantage_of(part, ladder, seats, logits) for part in members)
        mu = share * fsum(belief.mu for belief in beliefs)
        variance = share * fsum(belief.sigma**2 for belief in beliefs)
        sides.append(Side(tuple(members), members[0].side_place, mu + more, variance))
    return sides


def rated(
    parts: Sequence[Part],
    ratings: Mapping[Player, Rating],
    ladder: str,
    seats: int,
    logits: Logits = LOGITS,
) -> dict[Player, Step]:
    """Return the steps of the people of a deal; none if fewer than two sides had people on them.

    `ratings` are the ratings before the deal, with the effect of pauses. A person without a rating
    has the rating `FIRST`.
    """
    sides = sides_of(parts, ratings, ladder, seats, logits)
    if len(sides) < 2:
        return {}
    teams = Fresh([_rating(number)] for number in range(len(sides)))
    for side, (new,) in zip(sides, teams, strict=True):
        new.mu, new.sigma = side.mu, sqrt(side.variance)
    after = MODEL.rate(teams, ranks=[float(side.place) for side in sides])
    steps = {}
    for side, (new,) in zip(sides, after, strict=True):
        for part in side.members:
            before = ratings.get(part.player, FIRST)
            moved = _split(before, side, new.mu - side.mu, new.sigma)
            end = moved if _allowed(part.moves, moved.mu - before.mu) else before
            steps[part.player] = Step(before, end)
    return steps


def _allowed(moves: Moves, change: float) -> bool:
    if moves is Moves.DOWN:
        return change < 0
    return moves is Moves.FREELY or (moves is Moves.UP and change > 0)


class Held(NamedTuple):
    """Rating of a person at a ladder in a season, after the deal that ended `at`.

    >>> held = Held(Rating(25.0, 4.0), at=0.0)
    >>> held.rating.margin, held.now(100 * DAY).margin
    (39, 42)
    """

    rating: Rating = FIRST
    at: float | None = None
    peak: float | None = None  # highest mean while certain enough to be ranked

    def now(self, at: float) -> Rating:
        """Return the rating at a later moment: a pause makes the rating less certain."""
        return self.rating if self.at is None else self.rating.after_pause(at - self.at)

    def before(self, at: float) -> Rating:
        """Return the rating before a deal that ends `at`, exactly as it is stored with the deal."""
        return Rating.stored(*self.now(at).units)

    def moved(self, after: Rating, at: float) -> Held:
        """Return the held rating after a deal that ended `at`, with its peak."""
        if after.unsure:
            return Held(after, at, self.peak)
        return Held(after, at, after.mu if self.peak is None else max(self.peak, after.mu))


Key: TypeAlias = tuple[Scope, Player]
# mu and sigma of all time, then of the season, in whole units; both peaks
Units: TypeAlias = tuple[int, int, int, int, float | None, float | None]


def units_of(deal: Finished, steps: Mapping[Key, Step]) -> dict[Player, Units]:
    """Return the ratings before a deal, as they are stored with its results, from its steps."""
    ever, season = _scopes(deal)[0], _scopes(deal)[-1]
    return {
        player: (
            *step.before.units,
            *(other := steps[season, player]).before.units,
            step.peak,
            _stored_peak(other.peak, step.peak),
        )
        for (scope, player), step in steps.items()
        if scope == ever
    }


def _stored_peak(of_season: float | None, ever: float | None) -> float | None:
    """Return the peak of a season as stored: None if it is that of all time, to save space."""
    if of_season == ever:
        return None
    return NO_PEAK if of_season is None else of_season


def _season_peak(stored: float | None, ever: float | None) -> float | None:
    if stored is None:
        return ever
    return None if stored == NO_PEAK else stored


def held_of(deal: Finished, stored: Mapping[Player, Units]) -> dict[Key, Held]:
    """Return the ratings held before a deal, from the units that are stored with its results."""
    ever, season = _scopes(deal)[0], _scopes(deal)[-1]
    held = {}
    for player, (mu, sigma, season_mu, season_sigma, peak, season_peak) in stored.items():
        highest = _season_peak(season_peak, peak)
        held[season, player] = Held(Rating.stored(season_mu, season_sigma), None, highest)
        held[ever, player] = Held(Rating.stored(mu, sigma), None, peak)
    return held


def parts_of(deal: Finished) -> list[Part]:
    """Return the parts of a deal's players; none if the deal is not rated."""
    if deal.counted != Counted.RATED:
        return []
    deserted = {result.side for result, _ in deal.results if result.left}
    return [
        Part(
            result.player,
            result.side,
            result.side_place,
            result.role,
            _moves(result, result.side in deserted),
        )
        for result, _ in deal.results
        if result.side is not None and result.side_place is not None
    ]


def _moves(result: Result, deserted: bool) -> Moves:
    """Return how a result moves the rating; `deserted` if someone of the side left by choice."""
    if is_computer(result.player):
        return Moves.NO_PART
    if result.left:
        return Moves.DOWN
    if result.substituted:
        return Moves.NOT
    return Moves.UP if deserted else Moves.FREELY


def moves_of(deal: Finished, held: Mapping[Key, Held]) -> dict[Key, tuple[Step, Held]]:
    """Return the steps of a deal, for all time and for its season, each with the rating held then.

    `held` are the ratings held before the deal. A person begins a season with the rating of all
    time, softened.
    """
    parts, steps_of = parts_of(deal), {}
    ratings: dict[Player, Rating] | None = None
    steps: dict[Player, Step] = {}
    for scope in _scopes(deal):
        before = {part.player: _before(deal, held, scope, part.player) for part in parts}
        now = {player: held_rating.before(deal.ended_at) for player, held_rating in before.items()}
        if now != ratings:  # in a server's first season, both ratings are the same
            ratings, steps = now, rated(parts, now, scope.ladder, len(deal.results))
        for player, step in steps.items():
            held_before = before[player]
            after = held_before.moved(step.after, deal.ended_at)
            steps_of[scope, player] = Step(step.before, step.after, held_before.peak), after
    return steps_of


def _scopes(deal: Finished) -> tuple[Scope, ...]:
    """Return the boards on which a deal may move ratings: that of all time, then of its season."""
    return _boards(deal.scope)


@lru_cache(maxsize=256)  # successive deals have the same boards
def _boards(scope: Scope) -> tuple[Scope, ...]:
    numbers = dict.fromkeys((ALL_TIME, scope.season))
    return tuple(scope._replace(channel_id=EVERYWHERE, season=number) for number in numbers)


def _before(deal: Finished, held: Mapping[Key, Held], scope: Scope, player: Player) -> Held:
    if (own := held.get((scope, player))) is not None:
        return own
    ever = held.get((scope._replace(season=ALL_TIME), player))
    return Held(ever.now(deal.ended_at).softened()) if ever else Held()


class Replay:
    """Ratings computed deal by deal from the first deal on, equal to the ratings in the tallies."""

    def __init__(self, held: Mapping[Key, Held] | None = None) -> None:
        self.held = dict(held or {})

    def play(self, deal: Finished, nameless: Mapping[Key, Held]) -> dict[Key, Step]:
        """Apply the next deal to the ratings; return the steps of the deal.

        `nameless` are the ratings before the deal of people whose data was deleted later. These are
        given, since deleted people share ids and their other deals cannot be told apart.
        """
        before: Mapping[Key, Held] = self.held
        if nameless:
            before = ChainMap(dict(nameless), self.held)
        moved = moves_of(deal, before)
        counted = [
            result.player
            for result, people in deal.results
            if is_counted(deal.scope.guild_id, result.player, people, deal.counted)
        ]
        for key in product(_scopes(deal), counted):
            if key in moved:
                self.held[key] = moved[key][1]
            elif key in self.held:
                self.held[key] = self.held[key]._replace(at=deal.ended_at)
        return {key: step for key, (step, _) in moved.items()}


def _split(before: Rating, side: Side, change: float, sigma: float) -> Rating:
    """Return a member's rating after a side's change: less certain members move more.

    `change` is the change of the side's mean, and `sigma` the side's new standard deviation.
    """
    share = before.sigma**2 / (len(side.members) * side.variance)
    narrower = (sigma / sqrt(side.variance)) ** (1 / len(side.members))
    return Rating(before.mu + change * share, before.sigma * narrower)
