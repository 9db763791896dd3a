"""A heuristic player: it divides its hand into few plays and keeps high cards to win tricks."""

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
    """The features of a play, or the weight of each; the gain is the sum of the weighted features.

    The weights are fitted: positions of many deals were played on after each possible play, and the
    weights show which features of a play went with more points. Later changes by hand were kept if
    whole deals had better results.
    """

    always: float = 0.0  # 1 for every play: the gain over a pass
    spared: float = 0.0  # the decrease of the turns that the hand needs
    cards: float = 0.0  # the number of cards laid
    wins: float = 0.0  # the probability of winning the trick
    wins_near: float = 0.0  # `wins` times `near`, for few turns left
    keeps: float = 0.0  # the probability that the play would win a later trick
    danger: float = 0.0  # the probability that an opponent goes out on the play, less a partner's
    wins_hurry: float = 0.0  # `wins` times `hurry`, when an opponent is nearly out
    keeps_hurry: float = 0.0  # `keeps` times `hurry`: a high card is spent then
    height: float = 0.0  # the rank of the play, near 1 for the highest
    bomb: float = 0.0  # 1 if the play is a bomb
    near: float = 0.0  # the nearness of the end of the hand
    hurry: float = 0.0  # 1 over the fewest cards of an opponent, for every play
    plays: float = 0.0  # the decrease of the number of plays in the hand's division
    breaks: float = 0.0  # the number of bombs that the play breaks up
    runs_out: float = 0.0  # the probability that all plays but the last win from here on
    partner: float = 0.0  # 1 if a partner made the play to beat
    partner_near: float = 0.0  # 1 over the number of that partner's cards
    partner_stands: float = 0.0  # the probability that the partner's play wins the trick


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


MANY = 24  # the most leads that are all weighed; of more, only those of the hand's division
MOST = 60  # the most plays that are weighed


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
    """The cost of a play that the hand has yet to lay."""

    turns: float  # the expected turns lost, as the play does not win its trick
    threat: float  # the expected number of times that the play is beaten


class Weighing:
    """The plays of one position, each weighed by its gain."""

    def __init__(self, position: Position) -> None:
        self.at = position
        self._ranking = position.reader.ranking
        self._divided = partition(position.reader, position.dealt, position.pack)
        self._rates = rates(self._ranking, position.unseen)
        self._out = max(1, position.unseen.bit_count())
        self._foes = [s for s in range(len(position.left)) if self._is_foe(s)]
        self._costs: dict[Cards, Cost] = {}  # by the cards of a play
        self._now, self._plays, self._bombs, _ = self._turns(position.hand)
        nearest = min((position.left[foe] for foe in self._foes), default=99)
        self._hurry = 1 / max(1, nearest)
        self._partner = self._of_partner()

    def candidates(self) -> Sequence[Combination]:
        """Return one play of each group of similar plays; of many leads, those of the division."""
        key, first = self._divided.key, dict[int, Combination]()
        for play in self.at.plays:
            first.setdefault(key(play.laid), play)
        if self.at.top is None and len(first) > MANY:
            plays = self._divided.plays(self.at.hand)
            good = [first[k] for part in plays if (k := key(part.play.cards)) in first]
            if good:
                return good
        return list(first.values())[:MOST]

    def features(self, play: Combination) -> Weights:
        at, hurry = self.at, self._hurry
        outline = of_play(at.reader, play, at.pack)
        rest, plays, bombs, runs = self._turns(at.hand & ~play.laid)
        wins = exp(-self._threat(outline, at.after))
        keeps = exp(-self._threat(outline, self._foes))
        near = exp(-2 * rest)
        return Weights(
            1.0,
            self._now - rest,
            play.size,
            wins,
            wins * near,
            keeps,
            self._danger(outline),
            wins * hurry,
            keeps * hurry,
            outline.rank / len(self._ranking.ranks),
            outline.bomb,
            near,
            hurry,
            self._plays - plays,
            max(0, self._bombs - bombs - outline.four),
            wins * runs,
            *self._partner,
        )

    def _of_partner(self) -> tuple[float, float, float]:
        """Return `partner`, `partner_near` and `partner_stands`; 0 if no partner owns the top."""
        at = self.at
        if at.top is None or at.owner < 0 or at.owner == at.seat or self._is_foe(at.owner):
            return 0.0, 0.0, 0.0
        stands = exp(-self._threat(of_play(at.reader, at.top, at.pack), at.after))
        return 1.0, 1 / max(1, at.left[at.owner]), stands

    def _turns(self, hand: Cards) -> tuple[float, int, int, float]:
        """Estimate the turns to lay these cards, not counting plays that win their trick.

        Return also the number of plays, the number of bombs among them, and the probability that no
        play before the last is beaten.
        """
        plays = self._divided.plays(hand)
        costs = [self._cost(part) for part in plays]
        threats = [cost.threat for cost in costs]
        turns = [cost.turns for cost in costs]
        spared = max(0.0, max(turns, default=0.0) - PLAY)
        runs = exp(max(threats, default=0.0) - sum(threats))
        return sum(turns) - spared, len(plays), sum(part.four for part in plays), runs

    def _cost(self, outline: Outline) -> Cost:
        cards = outline.play.cards
        cost = self._costs.get(cards)
        if cost is None:
            threat = self._threat(outline, self._foes)
            turns = (1 - exp(-threat)) * (1 - outline.fits) + PLAY - BOMB * outline.bomb
            cost = self._costs[cards] = Cost(turns, threat)
        return cost

    def _threat(self, outline: Outline, seats: Iterable[Seat]) -> float:
        """Return the expected number of times that these seats beat the play."""
        size = 1 if outline.bomb else outline.play.size
        left = self.at.left
        able = sum(left[s] for s in seats if left[s] >= size and self._is_foe(s))
        if not able:
            return 0.0
        single = outline.play.size == 1
        higher = higher_singles(self._ranking, outline.play.cards, self.at.unseen) if single else 0
        return threat(outline, self._rates, higher) * able / self._out

    def _danger(self, outline: Outline) -> float:
        """Return the risk that the play lets an opponent go out, less the chance for a partner.

        Only seats with as many cards as the play count.
        """
        danger, size = 0.0, outline.play.size
        for seat in self.at.after:
            if self.at.left[seat] == size:
                beaten = self._share(outline) / size
                danger += beaten if self._is_foe(seat) else -beaten
        return danger

    def _share(self, outline: Outline) -> float:
        if outline.play.size > 1:
            return 0.5
        return higher_singles(self._ranking, outline.play.cards, self.at.unseen) / self._out

    def _is_foe(self, seat: Seat) -> bool:
        return seat != self.at.seat and self.at.foe(seat)
