"""What a leaderboard counts: one game of one server, its people ranked by one number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.catalogue.option import Choices
from rules.catalogue.scoring.counting import few_are_good
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
    first: int  # times in the first place
    last: int
    average_place: float
    substituted: int  # deals beside those, in which a computer played for this person


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard, and how many people are on all of it."""

    standings: tuple[Standing, ...] = ()
    people: int = 0


def scored(choices: Choices) -> Scored:
    """What the points of a deal by these choices, every option in force, are."""
    if choices.get("score_model", "none") == "none":
        return Scored.NOTHING
    return Scored.PENALTIES if few_are_good(choices) else Scored.POINTS
