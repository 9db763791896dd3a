"""The likelihood of hands, given the plays, passes and bids of their holders.

An eager seat always lays its lowest sufficient cards; a thoughtful seat may keep them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from math import exp, prod
from typing import NamedTuple

from bot.players.information_state import InformationState
from rules import events as e
from rules.actions import Seat
from rules.cards import ONE_PACK, Cards, joined
from rules.fast import first_suits
from rules.ranking import Ranking, same_rank

CONTROLS = 3  # the number of highest ranks, whose cards players keep
MEAN_STRENGTH, BY_STRENGTH = 2.2, 0.45
RANK_ROW = 0x1111111111111111


class ActionKind(Enum):
    """The action of a seat on the play to beat, or on the lead.

    A pass with a card to spare is rarer than a lead above the lowest card:
    """

    PASSED = auto()
    BEAT = auto()
    LED = auto()


# the probability of an action by a thoughtful seat that has cheaper cards to spare: the seat
# passes, beats the top with higher cards, or leads higher cards
THOUGHTFUL = {ActionKind.PASSED: 0.3, ActionKind.BEAT: 0.6, ActionKind.LED: 0.85}
FREELY = 0.6  # the rate at which a thoughtful seat makes the lowest play; 1 for an eager seat
# passes: with a part of a larger set only, with a high card only, on the play of a partner
TORN, DEAR, PARTNER = 0.6, 0.8, 0.9
# the probability of the actions in `THOUGHTFUL` by an eager seat, which always lays its lowest card
EAGER = {ActionKind.PASSED: 0.04, ActionKind.BEAT: 0.08, ActionKind.LED: 0.3}
EACH_MORE = 0.8  # the factor for each further rank with cards to spare


class ObservedAction(NamedTuple):
    """An action with cards of one rank, and the cheaper cards that may have been possible.

    After a pass, a hand with a sufficient card is less likely:
    """

    seat: Seat
    kind: ActionKind
    size: int
    cheap: Cards
    dear: Cards  # cards of the highest ranks
    later: Cards  # the cards that the seat has laid since
    partner: bool


class ObservedBid(NamedTuple):
    """A bid, 0 for a pass, and the cards that the seat has laid since.

    After a high bid, a hand with high cards is more likely:
    """

    seat: Seat
    amount: int
    later: Cards


@dataclass(frozen=True)
class ActionModel:
    """The evidence in the plays, passes and bids of the others; falsy without any."""

    actions: tuple[ObservedAction, ...]
    bids: tuple[ObservedBid, ...]
    plays: tuple[int, ...]  # by seat the number of its plays
    high: Cards  # the cards of the highest ranks

    def __bool__(self) -> bool:
        return bool(self.actions or self.bids)

    def likelihood(self, hands: Sequence[Cards], eager: int) -> float:
        """Return the likelihood of the observed actions and bids, given these hands.

        The likelihood is relative to other hands. `eager` is the bit set of the eager seats.
        """
        of_seat = (self.of_seat(s, held, bool(eager >> s & 1)) for s, held in enumerate(hands))
        return prod(of_seat)

    def of_seat(self, seat: Seat, hand: Cards, eager: bool) -> float:
        """Return the likelihood of one seat's actions and bids, given its hand."""
        likelihood = 1.0 if eager else FREELY ** self.plays[seat]
        for seen in self._of_seat.get(seat, ()):
            held = hand | seen.later
            if held & (seen.cheap | seen.dear):
                likelihood *= _eagerly(seen, held) if eager else _odds(seen, held)
        for bidder, amount, later in self.bids:
            if bidder == seat:
                over = strength(hand | later, self.high) - MEAN_STRENGTH
                sign = amount - 1 if amount else -1.0
                likelihood *= 1 / (1 + exp(-BY_STRENGTH * sign * over))
        return likelihood

    @cached_property
    def _of_seat(self) -> dict[Seat, list[ObservedAction]]:
        actions = dict[Seat, list[ObservedAction]]()
        for seen in self.actions:
            actions.setdefault(seen.seat, []).append(seen)
        return actions


def action_model(knowledge: InformationState) -> ActionModel:
    """Return the evidence from all events of the deal so far."""
    me, view = knowledge.seat, knowledge.view
    ranking = knowledge.rules.ranking
    ranks = [held for held, _, _ in ranking.ranks if held & knowledge.rules.pack]
    high = joined(ranks[-CONTROLS:])
    later = [0] * knowledge.seats
    actions: list[ObservedAction | None] = []
    plays = [0] * knowledge.seats
    bids: list[ObservedBid] = []
    if not knowledge.rules.interpreters and not view.upside_down:
        tops = _tops(knowledge)
        for event, top in zip(reversed(knowledge.log), reversed(tops), strict=True):
            match event:
                case e.Played(seat, cards, _):
                    plays[seat] += seat != me
                    if seat != me:
                        actions.append(_laid(event, top, later[seat], ranking, high))
                    later[seat] |= cards
                case e.Passed(seat) if seat != me and top:
                    actions.append(_passed(seat, top, later[seat], ranking, high, view.sides))
                case e.BidMade(seat, amount) if seat != me:
                    bids.append(ObservedBid(seat, amount, later[seat]))
    return ActionModel(
        tuple(action for action in actions if action), tuple(bids), tuple(plays), high
    )


def strength(hand: Cards, high: Cards) -> float:
    """Return the strength of a hand: 0.8 for each card in `high`, and 1 for each four of a kind."""
    fours = first_suits(hand & ONE_PACK) >> 3 & RANK_ROW
    return (hand & high).bit_count() * 0.8 + fours.bit_count()


def _tops(knowledge: InformationState) -> list[e.Played | None]:
    """Return for each event the play to beat before the event; None if a lead was due."""
    tops, top = list[e.Played | None](), None
    for event in knowledge.log:
        tops.append(top)
        if isinstance(event, e.Played):
            top = event
        elif isinstance(event, e.TrickWon):
            top = None
    return tops


def _passed(
    seat: Seat,
    top: e.Played,
    later: Cards,
    ranking: Ranking,
    high: Cards,
    sides: tuple[int, ...],
) -> ObservedAction | None:
    """Return a pass on one to three cards of one rank; None for other passes, which tell little."""
    if not _of_one(top.as_cards):
        return None
    above = ranking.over[_rung(ranking, top.as_cards)]
    partner = bool(sides) and sides[top.seat] == sides[seat]
    size = top.cards.bit_count()
    return ObservedAction(
        seat, ActionKind.PASSED, size, above & ~high, above & high, later, partner
    )


def _laid(
    play: e.Played, top: e.Played | None, later: Cards, ranking: Ranking, high: Cards
) -> ObservedAction | None:
    """Return a play of one to three cards of a rank where lower ranks were sufficient, or None."""
    if not _of_one(play.as_cards) or (top and not _of_one(top.as_cards)):
        return None
    least = ranking.over[_rung(ranking, top.as_cards)] if top else joined(_all(ranking))
    at = _rung(ranking, play.as_cards)
    lower = least & ~ranking.over[at] & ~ranking.ranks[at][0] & ~high
    kind, size = (ActionKind.BEAT, play.cards.bit_count()) if top else (ActionKind.LED, 1)
    return ObservedAction(play.seat, kind, size, lower, 0, later, False) if lower else None


def _of_one(cards: Cards) -> bool:
    return cards.bit_count() <= 3 and same_rank(cards) is not None


def _all(ranking: Ranking) -> list[Cards]:
    return [held for held, _, _ in ranking.ranks]


def _rung(ranking: Ranking, cards: Cards) -> int:
    return next(at for at, (held, _, _) in enumerate(ranking.ranks) if held & cards)


def _eagerly(seen: ObservedAction, held: Cards) -> float:
    """Return the probability of the action by an eager seat; 1 if it holds no sufficient set."""
    if not _sets(held & (seen.cheap | seen.dear), seen.size):
        return 1.0
    return PARTNER if seen.partner else EAGER[seen.kind]


def _odds(seen: ObservedAction, held: Cards) -> float:
    """Return the probability of the action by a thoughtful seat; 1 without an alternative."""
    firsts = first_suits(held & seen.cheap & ONE_PACK)
    at_least = firsts >> seen.size - 1 & RANK_ROW
    if not at_least:
        dear = seen.kind is ActionKind.PASSED and _sets(held & seen.dear, seen.size)
        return DEAR if dear else 1.0
    if seen.partner:
        return PARTNER
    more = firsts >> seen.size & RANK_ROW if seen.size < 4 else 0
    plain = at_least & ~more
    if not plain:
        return TORN if seen.kind is ActionKind.PASSED else 1.0
    return THOUGHTFUL[seen.kind] * (EACH_MORE ** (plain.bit_count() - 1))


def _sets(held: Cards, size: int) -> int:
    """Return the ranks with at least `size` of these cards, one bit for each rank."""
    return first_suits(held & ONE_PACK) >> size - 1 & RANK_ROW
