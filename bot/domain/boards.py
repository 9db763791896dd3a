"""What a leaderboard counts: one game of one server, its people ranked by one number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bot.domain.computers import is_computer
from rules.catalogue import build
from rules.catalogue.option import Choices
from rules.catalogue.scoring.counting import few_are_good, no_points
from rules.match.match import Player

ENOUGH = 3  # deals; an average of fewer comes after those of everybody else


class Scored(StrEnum):
    """What the points of a deal are, by its rules."""

    POINTS = "points"  # the more the better, chips as well
    PENALTIES = "penalties"  # the fewer the better
    NOTHING = "nothing"  # no points are kept, only places


class RankedBy(StrEnum):
    """The number that people are ranked by."""

    POINTS = "points"  # all together, the most first
    PENALTIES = "penalties"  # a deal, the fewest first
    WINS = "wins"  # first places, the most first
    PLACE = "place"  # on average, the best first
    DEALS = "deals"  # the most first


OF_POINTS = {RankedBy.POINTS: Scored.POINTS, RankedBy.PENALTIES: Scored.PENALTIES}
AVERAGES = (RankedBy.PENALTIES, RankedBy.PLACE)


@dataclass(frozen=True)
class AmongPeople:
    """How somebody came out of a deal among its people, computers left out.

    Sides are kept together: one counts where it has a person on it, whoever the partners are.
    """

    sides: int = 0  # with people; no board counts a deal of one, who had nobody to beat
    place: int | None = None  # of the person's side among them; None where it is not known
    below: int | None = None  # how many of them came out worse


def among_people(
    played: Sequence[tuple[Player, int | None, int | None]],
) -> list[AmongPeople]:
    """The part of each player of one deal, given by side and the side's place; computers have none.

    Where these are not known, everybody is a side, and nobody has a place.
    """
    people = [one for one in played if not is_computer(one[0])]
    if any(side is None or place is None for _, side, place in people):
        return [AmongPeople(0 if is_computer(who) else len(people)) for who, _, _ in played]
    sides = {side: place or 0 for _, side, place in people}
    return [
        AmongPeople()
        if is_computer(who)
        else AmongPeople(
            sides=len(sides),
            place=1 + sum(other < sides[side] for other in sides.values()),
            below=sum(other > sides[side] for other in sides.values()),
        )
        for who, side, _ in played
    ]


@dataclass(frozen=True)
class GamePlayed:
    """A game that people of a server have finished deals of: how many, by what was scored."""

    preset: str
    deals: Mapping[Scored, int]

    @property
    def ranked_by(self) -> RankedBy:
        """What most of its deals are best ranked by."""
        most = max(self.deals, key=lambda scored: self.deals[scored])
        return {scored: by for by, scored in OF_POINTS.items()}.get(most, RankedBy.WINS)


@dataclass(frozen=True)
class Standing:
    """One person on a leaderboard: deals that no computer had a hand in, and how many it had."""

    player: Player
    deals: int
    points: int
    first: int  # deals won, by the side of this person
    last: int  # deals in the last place
    average_place: float | None  # None where no place is known
    substituted: int  # deals beside those, in which a computer played for this person
    alone: int = 0  # of the deals, those played alone against all others
    alone_first: int = 0
    known: int = 0  # of the deals, those of which it is known who won


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard, and how many people are on all of it."""

    standings: tuple[Standing, ...] = ()
    people: int = 0
    ranks: tuple[int, ...] = ()  # of the standings; equal ones share theirs
    unfinished: bool = False  # deals of before are still being counted


class Decided(StrEnum):
    """What tells how well somebody did in a game."""

    BY_PLACE = "place"
    BY_WINS = "wins"  # deals are won or lost, whatever the losers have left
    AGAINST_ALL = "against_all"  # likewise, and one plays alone against all others


@cache
def decided(preset: str) -> Decided:
    """What tells how well somebody did in the game of this preset."""
    rules = build(preset, {})
    if rules.one_against_all:
        return Decided.AGAINST_ALL
    return Decided.BY_WINS if rules.first_only else Decided.BY_PLACE


def scored(choices: Choices) -> Scored:
    """What the points of a deal by these choices, every option in force, are."""
    if "score_model" not in choices or no_points(choices):
        return Scored.NOTHING
    return Scored.PENALTIES if few_are_good(choices) else Scored.POINTS
