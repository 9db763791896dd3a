"""Outcome of a deal among its people, what decides a game, and the record of one player."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bot.domain.computers import is_computer
from rules.catalogue import build
from rules.catalogue.ladder import NATURAL, parts
from rules.catalogue.option import Choices
from rules.catalogue.presets import PRESETS
from rules.catalogue.scoring.winner import few_are_good, no_points
from rules.catalogue.sheet.headings import PAID_AS_SCORED
from rules.match.match import Player
from rules.ruleset import MOST_TITLED, RuleSet

LEAST_DEALS = 10  # of a fair share
SHARE_OF_MOST, SHARE_AT_MOST = 5, 2  # a fair share is a fifth of the most deals, at most a half


def fair_share(most: int) -> int:
    """Return the deals without which nobody has a title, or a rank in the order of an average.

    `most` is the number of deals of the person who has played most. A fair share is a fifth of it,
    and at least `LEAST_DEALS`; but never more than half of it, for seasons with few deals.

    >>> [fair_share(most) for most in (1, 3, 12, 20, 60, 400)]
    [1, 2, 6, 10, 12, 80]
    """
    return min(max(LEAST_DEALS, -(-most // SHARE_OF_MOST)), -(-most // SHARE_AT_MOST))


class Scored(StrEnum):
    """Meaning of the points of a deal, by its rules.

    >>> from rules.catalogue import full
    >>> scored(full("bigtwo_basic"))
    <Scored.PENALTIES: 'penalties'>
    """

    POINTS = "points"  # more is better; also chips
    PENALTIES = "penalties"  # fewer is better
    NOTHING = "nothing"  # no points are kept, only places


@dataclass(frozen=True)
class AmongPeople:
    """Outcome of a deal for a person among the people of the deal, without its computers.

    The players of a side are counted as one. A side counts if at least one person is on it,
    regardless of computers among the partners.

    >>> among_people([("7", 1, 1), ("c1", 2, 2), ("8", 3, 3)])[2]
    AmongPeople(sides=2, place=2, below=0)
    """

    sides: int = 0  # number of sides with people; a deal with only one counts on no board
    place: int | None = None  # of the person's side among these sides; None if unknown
    below: int | None = None  # number of these sides that came out worse; None if unknown

    @property
    def won(self) -> bool:
        """Whether the person won: first among people, with another side of people below.

        Leaderboards, profiles and achievements have this one meaning of a win.
        """
        return self.place == 1 and bool(self.below)


def among_people(
    played: Sequence[tuple[Player, int | None, int | None]],
) -> list[AmongPeople]:
    """Return the outcome for each player of a deal, in the given order.

    Each item of `played` is a player, the player's side, and the place of the side. A computer gets
    an empty outcome. If a side or a place is unknown, each person is a side of one, without a
    place.
    """
    people = [row for row in played if not is_computer(row[0])]
    if any(side is None or place is None for _, side, place in people):
        return [AmongPeople(0 if is_computer(player) else len(people)) for player, _, _ in played]
    sides = {side: place or 0 for _, side, place in people}
    places = sorted(sides.values())
    among = {
        side: AmongPeople(
            sides=len(places),
            place=1 + bisect_left(places, place),
            below=len(places) - bisect_right(places, place),
        )
        for side, place in sides.items()
    }
    return [AmongPeople() if is_computer(player) else among[side] for player, side, _ in played]


def first_behind_computers(
    played: Sequence[tuple[Player, int | None, int | None]],
) -> list[Player]:
    """Return the people who won a deal in which a computer came first; none if a person did.

    `played` is as in `among_people`.

    >>> first_behind_computers([("c1", 1, 1), ("7", 2, 2), ("8", 3, 3)])
    ['7']
    """
    best = min((place or 0 for _, _, place in played), default=0)
    outcomes = zip(played, among_people(played), strict=True)
    return [player for (player, _, place), people in outcomes if people.won and (place or 0) > best]


class Decided(StrEnum):
    """Measure of a player's success in a game.

    >>> decided("doudizhu_denexa"), decided("bigtwo")
    (<Decided.AGAINST_ALL: 'against_all'>, <Decided.BY_PLACE: 'place'>)
    """

    BY_PLACE = "place"
    BY_WINS = "wins"  # deals are won or lost, regardless of the cards left
    AGAINST_ALL = "against_all"  # won or lost, and one player is alone against all others


def _of_ladder(name: str) -> Decided:
    """Return the measure of success in most games of a ladder."""
    game, variant = parts(name)
    if "alone" in (variant, NATURAL.get(game)):
        return Decided.AGAINST_ALL
    by_wins = variant == "teams" or game == "thirteen"
    return Decided.BY_WINS if by_wins else Decided.BY_PLACE


@cache
def decided(name: str) -> Decided:
    """Return the measure of success in the game of this preset, or on this ladder."""
    if name not in PRESETS:
        return _of_ladder(name)
    rules = build(name, {})
    if rules.one_against_all:
        return Decided.AGAINST_ALL
    return Decided.BY_WINS if rules.first_only else Decided.BY_PLACE


def scored(choices: Choices) -> Scored:
    """Return the meaning of points in a deal; `choices` has every option in force."""
    if "score_model" not in choices or no_points(choices):
        return Scored.NOTHING
    return Scored.PENALTIES if few_are_good(choices) else Scored.POINTS


def settles(rules: RuleSet) -> bool:
    """Whether players pay each other by the rules, apart from the points.

    In the simplest games of a bid, or of a single loser, the points are all that is paid.

    >>> settles(build("bigtwo_basic", {})), settles(build("doudizhu_denexa", {}))
    (True, False)
    """
    points_alone = rules.match.stake == 100 and PAID_AS_SCORED(rules.choices)
    return rules.settlement is not None and not points_alone


@cache
def gives_titles(name: str) -> bool:
    """Whether places have titles in the game of this preset, or on this ladder."""
    if name in PRESETS:
        return any(build(name, {}).society.titles.names(MOST_TITLED))
    game, variant = parts(name)
    return game in ("president", "daifugo") or variant == "exchange"


@dataclass(frozen=True)
class Meeting:
    """Deals that a person and another one played together on a ladder, counted by outcome.

    In the deals that are neither `better` nor `worse` the two came out equal.

    >>> met = Meeting("8", "bigtwo", deals=6, better=2, worse=3, last_at=0.0)
    >>> met.deals - met.better - met.worse
    1
    """

    player: Player  # the other person
    ladder: str
    deals: int
    better: int  # deals in which the person came out better than the other
    worse: int  # deals in which the other person came out better
    last_at: float  # end of the last of these deals, in seconds since the epoch


@dataclass(frozen=True)
class Foe:
    """An opponent, and the number of deals in which the opponent came out better, or worse.

    >>> met = [Meeting("8", ladder, 6, 2, 3, 0.0) for ladder in ("bigtwo", "thirteen")]
    >>> nemesis(met)
    Foe(player='8', count=6)
    """

    player: Player
    count: int


def nemesis(meetings: Sequence[Meeting]) -> Foe | None:
    """Return the opponent who most often came out better; None if no opponent ever did."""
    return _foe((meeting.player, meeting.worse) for meeting in meetings)


def victim(meetings: Sequence[Meeting]) -> Foe | None:
    """Return the opponent who most often came out worse; None if no opponent ever did."""
    return _foe((meeting.player, meeting.better) for meeting in meetings)


def _foe(counts: Iterable[tuple[Player, int]]) -> Foe | None:
    """Return the person with the highest sum over all ladders; None if every sum is 0.

    Of people with equal sums the one with the lowest id is returned.
    """
    sums: Counter[Player] = Counter()
    for player, count in counts:
        sums[player] += count
    most = min(sums, key=lambda player: (-sums[player], player), default=None)
    return Foe(most, sums[most]) if most is not None and sums[most] else None


@dataclass(frozen=True)
class PlayerRecord:
    """Record of a person: deals by game (most first), deals by place, deals won, and opponents.

    Each of ``places`` has the number of sides with people at the table, the place among them, and
    how often the person had it. Places are counted only in games that give a place to every player.
    ``reign`` is the highest
    number of wins in a row on a ladder. ``better`` and ``worse`` count the deals played with the
    person that the record is compared with. If ``bounded``, then ``better``, ``worse``, ``nemesis``
    and ``victim`` cover the newest deals only. ``latest`` has the places of the newest deals, the
    newest first; 0 is a deal that was only lost. ``row`` is the number of wins in a row up to now.

    >>> games, places = (("bigtwo_basic", 4),), ((4, 1, 2), (4, 3, 1), (5, 2, 1))
    >>> record = PlayerRecord(games, places, first=2, reign=2, better=0, worse=0)
    >>> record.deals, record.average_places
    (4, {4: 1.6666666666666667, 5: 2.0})
    """

    games: tuple[tuple[str, int], ...]
    places: tuple[tuple[int, int, int], ...]
    first: int
    reign: int
    better: int
    worse: int
    nemesis: Foe | None = None
    victim: Foe | None = None
    bounded: bool = False
    latest: tuple[int, ...] = ()
    row: int = 0

    @property
    def deals(self) -> int:
        """Number of all deals."""
        return sum(count for _, count in self.games)

    @property
    def average_places(self) -> dict[int, float]:
        """Average place by size of the table, the smallest first; 1 is the best place."""
        averages: dict[int, float] = {}
        for size in sorted({size for size, _, _ in self.places}):
            own = [(place, count) for of, place, count in self.places if of == size]
            averages[size] = sum(place * count for place, count in own) / sum(n for _, n in own)
        return averages

    @property
    def later_places(self) -> dict[int, int]:
        """Number of deals in each place from the second on, at tables of any size."""
        counts: Counter[int] = Counter()
        for _, place, count in self.places:
            counts[place] += count
        return {place: counts[place] for place in sorted(counts) if place > 1}
