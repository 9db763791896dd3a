"""A planning player: few plays for the hand, and high cards kept for when they win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, inf
from operator import mul
from typing import NamedTuple

from bot.players.control import Outline, higher_singles, of_play, rates, threat
from bot.players.heuristics import answered, called
from bot.players.information_state import InformationState, Position, position_of
from bot.players.partition import BOMB, PLAY, partition
from bot.players.weakest import laying
from rules.actions import Action, Pass, Seat
from rules.cards import Cards
from rules.combinations import Combination


class Weights(NamedTuple):
    """The features of a play, or the weight of each.

    The weights are fitted: positions of many deals were played on after each possible play, and the
    weights say which features of a play went with more points. Some steps by hand followed, kept
    where whole deals went better.

    The gain of a play is the sum of its weighted features:

    >>> features = Weights(always=1.0, cards=2.0)
    >>> sum(map(mul, features, Weights(always=0.5, cards=0.25)))
    1.0
    """

    always: float = 0.0  # a play at all, over a pass
    spared: float = 0.0  # turns that the hand needs less
    cards: float = 0.0  # each card laid
    wins: float = 0.0  # the probability of winning the trick
    wins_near: float = 0.0  # that, when few turns are left
    keeps: float = 0.0  # the probability of winning a later one
    danger: float = 0.0  # the probability that a foe goes out on it, less a partner's
    wins_hurry: float = 0.0  # to win the trick when a foe is nearly out
    keeps_hurry: float = 0.0  # to spend a high card then
    height: float = 0.0  # its rank, 1 for the highest
    bomb: float = 0.0  # it is a bomb
    near: float = 0.0  # the nearness of the hand's end
    hurry: float = 0.0  # a play at all when a foe is nearly out
    plays: float = 0.0  # the decrease of plays in the hand's division
    breaks: float = 0.0  # bombs that it breaks up
    runs_out: float = 0.0  # the probability that all plays but the last win from here on
    partner: float = 0.0  # a partner made the top play
    partner_near: float = 0.0  # and is nearly out
    partner_stands: float = 0.0  # and may well win the trick


LEAD = Weights(
    spared=0.39,
    cards=0.14,
    wins=0.03,
    wins_near=0.89,
    keeps=0.03,
    danger=-0.46,
    wins_hurry=0.05,
    keeps_hurry=0.05,
    height=-0.56,
    bomb=0.3,
    near=0.61,
    plays=-0.11,
    breaks=-0.4,
)
FOLLOW = Weights(
    always=0.08,
    spared=0.46,
    cards=0.18,
    wins=0.39,
    wins_near=0.45,
    keeps=-0.9,
    danger=-0.3,
    wins_hurry=1.4,
    keeps_hurry=-0.84,
    height=-0.09,
    bomb=-0.6,
    near=0.07,
    hurry=0.49,
    plays=-0.22,
    breaks=-0.4,
    runs_out=0.7,
    partner_near=-0.9,
    partner_stands=-0.37,
)


MANY = 24  # leads that are weighed one by one; of more only those that divide the hand well
MOST = 60  # plays that are weighed at most


def normal(knowledge: InformationState) -> Action:
    """Choose the action of a good player that does not look ahead."""
    view = knowledge.view
    if call := called(knowledge):
        return call
    if view.gift is not None or not view.plays:
        return answered(knowledge)
    best = best_play(position_of(knowledge))
    return laying(best) if best else Pass()


def best_play(
    position: Position, lead: Weights = LEAD, follow: Weights = FOLLOW
) -> Combination | None:
    """Return the best of the possible plays; None to pass."""
    if not position.plays:
        return None
    out = next((play for play in position.plays if play.laid == position.hand), None)
    if out:
        if not position.loses_out():
            return out
        others = [play for play in position.plays if play.laid != position.hand]
        if not others:
            return None if position.may_pass else out
        position = position._replace(plays=others)
    weighing = Weighing(position)
    weights = follow if position.top else lead
    best, most = None, 0.0 if position.may_pass else -inf
    for play in weighing.candidates():
        gain = sum(map(mul, weighing.features(play), weights))
        if gain > most + 1e-6:
            best, most = play, gain
    return best


class Cost(NamedTuple):
    """The cost of a play that is to be laid at some time.

    For example, the probability that all plays win, if the weakest is laid last::

        threats = [cost.threat for cost in costs]
        runs = exp(max(threats) - sum(threats))
    """

    turns: float  # of plays that do not win their trick
    threat: float  # the expected number of times it is beaten


class Weighing:
    """The plays of one position, each weighed by its gain.

    For example, the gain of each lead::

        weighing = Weighing(position)
        for play in weighing.candidates():
            gain = sum(map(mul, weighing.features(play), LEAD))
    """

    def __init__(self, position: Position) -> None:
        self.at = position
        self._ranking = position.reader.ranking
        self._divided = partition(position.reader, position.dealt, position.pack)
        self._rates = rates(self._ranking, position.unseen)
        self._out = max(1, position.unseen.bit_count())
        self._foes = [s for s in range(len(position.left)) if self._is_foe(s)]
        self._costs: dict[Cards, Cost] = {}  # by play
        self._now, self._plays, self._bombs, _ = self._turns(position.hand)
        nearest = min((position.left[foe] for foe in self._foes), default=99)
        self._hurry = 1 / max(1, nearest)
        self._partner = self._of_partner()

    def candidates(self) -> Sequence[Combination]:
        """Return one play for all that are alike; of many leads those of the hand's division."""
        key, first = self._divided.key, dict[int, Combination]()
        for play in self.at.plays:
            first.setdefault(key(play.laid), play)
        if self.at.top is None and len(first) > MANY:
            plays = self._divided.plays(self.at.hand)
            good = [first[k] for one in plays if (k := key(one.play.cards)) in first]
            if good:
                return good
        return list(first.values())[:MOST]

    def features(self, play: Combination) -> Weights:
        """Return the features of a play."""
        at, hurry = self.at, self._hurry
        one = of_play(at.reader, play, at.pack)
        rest, plays, bombs, runs = self._turns(at.hand & ~play.laid)
        wins = exp(-self._threat(one, at.after))
        keeps = exp(-self._threat(one, self._foes))
        near = exp(-2 * rest)
        return Weights(
            1.0,
            self._now - rest,
            play.size,
            wins,
            wins * near,
            keeps,
            self._danger(one),
            wins * hurry,
            keeps * hurry,
            one.rank / len(self._ranking.ranks),
            one.bomb,
            near,
            hurry,
            self._plays - plays,
            max(0, self._bombs - bombs - one.four),
            wins * runs,
            *self._partner,
        )

    def _of_partner(self) -> tuple[float, float, float]:
        """Return whether a partner owns the top play, how near out it is, and if it will stand."""
        at = self.at
        if at.top is None or at.owner < 0 or at.owner == at.seat or self._is_foe(at.owner):
            return 0.0, 0.0, 0.0
        stands = exp(-self._threat(of_play(at.reader, at.top, at.pack), at.after))
        return 1.0, 1 / max(1, at.left[at.owner]), stands

    def _turns(self, hand: Cards) -> tuple[float, int, int, float]:
        """Estimate the turns it takes to lay these cards, plays that win their trick not counted.

        Returned with it are the number of plays, the number of bombs among them, and the
        probability that their leader is not beaten before the last.
        """
        plays = self._divided.plays(hand)
        costs = [self._cost(one) for one in plays]
        threats = [cost.threat for cost in costs]
        turns = [cost.turns for cost in costs]
        spared = max(0.0, max(turns, default=0.0) - PLAY)
        runs = exp(max(threats, default=0.0) - sum(threats))
        return sum(turns) - spared, len(plays), sum(one.four for one in plays), runs

    def _cost(self, one: Outline) -> Cost:
        """Return the cost of laying this play at some time, cached."""
        cards = one.play.cards
        known = self._costs.get(cards)
        if known is None:
            threat = self._threat(one, self._foes)
            turns = (1 - exp(-threat)) * (1 - one.fits) + PLAY - BOMB * one.bomb
            known = self._costs[cards] = Cost(turns, threat)
        return known

    def _threat(self, one: Outline, seats: Iterable[Seat]) -> float:
        """Return the number of times these seats are expected to beat the play."""
        size = 1 if one.bomb else one.play.size
        left = self.at.left
        able = sum(left[s] for s in seats if left[s] >= size and self._is_foe(s))
        if not able:
            return 0.0
        single = one.play.size == 1
        higher = higher_singles(self._ranking, one.play.cards, self.at.unseen) if single else 0
        return threat(one, self._rates, higher) * able / self._out

    def _danger(self, one: Outline) -> float:
        """Return the risk that an opponent with as many cards goes out on it, less a partner's."""
        danger, size = 0.0, one.play.size
        for seat in self.at.after:
            if self.at.left[seat] == size:
                beaten = self._share(one) / size
                danger += beaten if self._is_foe(seat) else -beaten
        return danger

    def _share(self, one: Outline) -> float:
        if one.play.size > 1:
            return 0.5
        return higher_singles(self._ranking, one.play.cards, self.at.unseen) / self._out

    def _is_foe(self, seat: Seat) -> bool:
        return seat != self.at.seat and self.at.foe(seat)
