"""The utility of a seat: the result of the deal, or of the match where its end is near."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import ceil, exp, pi, sqrt
from random import Random
from statistics import mean, pstdev
from typing import NamedTuple, TypeAlias

from bot.players.information_state import InformationState
from bot.players.playout import engine_playout
from rules.actions import Seat
from rules.engine import begin
from rules.events import Ended
from rules.house.deal_end import FirstOut
from rules.house.teams import TeamPoint
from rules.match.match import Match, MatchState
from rules.match.settlement import from_stacks
from rules.match.terms import Counted, WonBy
from rules.ruleset import RuleSet

NEAR = 2  # the most deals that may follow the present deal for the match to count
DEALS = 8  # random deals, to learn the spread of points
DEAL_WEIGHT = 0.005  # the weight of the deal's own result beside the match
BY_SPREAD = sqrt(6) / pi  # the scale of a Gumbel distribution with a standard deviation of 1
FIRST = 1.0  # the extra utility of the first place, beside the steps between places
TIED = 0.5  # a tie, as a share of a win
PLACE_WEIGHT = 0.02  # the weight of the place where points are counted


def deal_utility(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int] = ()) -> float:
    """Return the utility of a deal for a seat: its payment, else its points, else its place.

    A void deal has the utility 0. Where only the winning side counts, the utility is the share of a
    win: a tie is half a win. `sides` are the sides of the deal.
    """
    if counts_side_wins(rules, sides):
        return side_utility(rules, ended, seat, sides)
    if ended.void:
        return 0.0
    count, at = len(ended.places), ended.places.index(seat)
    place = (count - 1 - at) / max(1, count - 1) + (FIRST if at == 0 else 0.0)
    won: float = FIRST if at == 0 else 0.0
    if any(ended.paid):
        won = ended.paid[seat]
    elif any(ended.points):
        won = ended.points[seat] if rules.match.won_by is not WonBy.FEWEST else -ended.points[seat]
    elif not _wins_alone(rules):
        return place
    return won + PLACE_WEIGHT * place


def counts_side_wins(rules: RuleSet, sides: Sequence[int]) -> bool:
    """Whether the winning side is the only result of a deal."""
    more = rules.scorers or rules.payers or rules.settlement or not sides
    return not more and (rules.scoring is None or isinstance(rules.scoring, TeamPoint))


def side_utility(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int]) -> float:
    """Return the share of a win of this seat's side: 0, 1, or `TIED`."""
    tied = ended.void or (rules.scoring is not None and not any(ended.points))
    return TIED if tied else float(sides[ended.places[0]] == sides[seat])


def _wins_alone(rules: RuleSet) -> bool:
    return isinstance(rules.ending, FirstOut) and not rules.rankers


Utility: TypeAlias = Callable[[Ended], float]


class Usual(NamedTuple):
    """The mean and the standard deviation of a seat's result in a deal."""

    mean: float
    spread: float


def utility(knowledge: InformationState) -> Utility:
    """Return the utility function of this seat for ends of the deal."""
    if plays_for_match(knowledge):
        return _MatchUtility(knowledge).of
    return partial(_of_deal, knowledge.rules, knowledge.seat, knowledge.view.sides)


def plays_for_match(knowledge: InformationState) -> bool:
    """Whether the match may end with this deal or with one of the next deals."""
    end, scores = knowledge.rules.match, knowledge.scores
    if not scores:
        return False
    left = end.target - knowledge.view.number
    if end.won_by in (WonBy.LAST_DEAL, WonBy.BEST_PAIR):
        return end.counted is Counted.DEALS and left == 0
    match end.counted:
        case Counted.DEALS:
            return 0 <= left <= NEAR
        case Counted.POINTS:
            usual = usual_points(knowledge.rules, knowledge.seats)
            return end.target - max(scores) <= (NEAR + 1) * (usual.mean + usual.spread)
    return False


def _of_deal(rules: RuleSet, seat: Seat, sides: Sequence[int], ended: Ended) -> float:
    return deal_utility(rules, ended, seat, sides)


class _MatchUtility:
    """The probability that one seat wins the match, given the end of the deal.

    The model of future deals gives equal gains to all seats, plus noise of a Gumbel distribution.
    The probabilities of the first place are then a softmax of the scores (Luce, 1959).
    """

    def __init__(self, knowledge: InformationState) -> None:
        self.rules, self.seat = knowledge.rules, knowledge.seat
        self.end, self.scores = self.rules.match, knowledge.scores
        self.sides = knowledge.view.sides
        self.number, self.standing = knowledge.view.number, knowledge.view.standing
        self.usual = usual_points(self.rules, knowledge.seats)

    def of(self, ended: Ended) -> float:
        """Return the probability of winning the match, plus a small part of the deal's result."""
        scale = max(1.0, self.usual.spread)
        return (
            self._chance(ended)
            + DEAL_WEIGHT * _of_deal(self.rules, self.seat, self.sides, ended) / scale
        )

    def _chance(self, ended: Ended) -> float:
        if ended.void:
            return self._later(self.scores, self._left(self.scores, self.number - 1))
        if self.end.won_by is WonBy.LAST_DEAL:
            return float(ended.places.index(self.seat) < self.end.winning_places)
        after = self._after(ended)
        left = self._left(after, self.number)
        if left:
            return self._later(after, left)
        counted = self._counted(after)
        best = max(counted)
        together = 2 if self.end.won_by is WonBy.BEST_PAIR else 1
        return (counted[self.seat] == best) / max(1.0, counted.count(best) / together)

    def _after(self, ended: Ended) -> list[int]:
        """Return the scores after the deal; a loser pays no more chips than its stack has."""
        won = list(ended.points)
        if self.end.starting_chips:
            due = [self.end.stake * number for number in ended.paid or ended.points]
            won = list(from_stacks(due, [self._stack(score) for score in self.scores]))
        return [score + more for score, more in zip(self.scores, won, strict=True)]

    def _stack(self, score: int) -> int:
        return 100 * self.end.starting_chips + score

    def _left(self, scores: Sequence[int], deals: int) -> int:
        """Estimate the number of deals that remain; 0 if the match is over."""
        if self.end.starting_chips and min(map(self._stack, scores)) <= 0:
            return 0
        missing = self.end.target - (deals if self.end.counted is Counted.DEALS else max(scores))
        if self.end.counted is Counted.POINTS and missing > 0:
            return ceil(missing / max(1.0, self.usual.mean + self.usual.spread))
        return max(0, missing)

    def _later(self, scores: Sequence[int], deals: int) -> float:
        """Return the probability of winning the match after this number of further deals."""
        unit = self.end.stake if self.end.starting_chips else 1
        scale = unit * max(0.1, self.usual.spread) * sqrt(max(1, deals)) * BY_SPREAD
        counted = self._counted(scores)
        ahead = [exp((score - max(counted)) / scale) for score in counted]
        return ahead[self.seat] / sum(ahead)

    def _counted(self, scores: Sequence[int]) -> list[int]:
        """Return by seat a number so that the highest wins: the score, or its negative.

        The negative is for matches that the fewest points win. Colluding partners each have the sum
        of their scores.
        """
        if self.end.won_by is WonBy.BEST_PAIR:
            order = self.standing or tuple(range(len(scores)))
            partner = dict(zip(order, reversed(order), strict=True))
            return [sum(scores[s] for s in {seat, partner[seat]}) for seat in range(len(scores))]
        return [-score for score in scores] if self.end.won_by is WonBy.FEWEST else [*scores]


@lru_cache(maxsize=64)
def usual_points(rules: RuleSet, seats: int) -> Usual:
    """Return the mean and spread of a seat's result in random deals.

    The unit is points, or chips before they are multiplied by the stake.
    """
    results = list[float]()
    for number in range(DEALS):
        chance = Random(number)
        _, first = Match(rules, MatchState(tuple("ABCDEFGHIJKLMNOP"[:seats]))).deal(chance)
        ended = engine_playout(begin(rules, first).deal, chance)
        if ended and not ended.void:
            chips = rules.match.starting_chips and ended.paid
            results += ended.paid if chips else ended.points
    return Usual(mean(results), pstdev(results)) if results else Usual(0.0, 1.0)
