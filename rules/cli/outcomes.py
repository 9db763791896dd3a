"""Scores of a deal from its outcome alone: cards left by seat, or the places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle

from rules.actions import Seat
from rules.cards import TWO, Card, Cards, each, of_rank, rank_of, suit_of
from rules.deal import Deal
from rules.events import Ended, Played, against_the_others
from rules.house.stakes import BombsDouble, SpringDoubles
from rules.phases.auction import HIGHEST
from rules.phases.base import Part
from rules.phases.tricks import result
from rules.ruleset import RuleSet


@dataclass(frozen=True)
class Circumstances:
    """Further facts of a deal, for the rules that need them.

    Where there was an auction and no seat is said to have played alone, the winner did, for one.
    """

    alone: Seat | None = None
    bid: int = 1
    bombs: int = 0  # bombs and rockets together
    spring: bool = False  # the losing side never answered
    starter: Seat = 0  # the seat that made the first play
    last: Cards = 0  # the play with which the first player went out


NOTHING_ELSE = Circumstances()


def with_left(rules: RuleSet, left: Sequence[int], also: Circumstances = NOTHING_ELSE) -> Ended:
    """The result of a deal in which the seats held so many cards when the first went out.

    The cards are taken to be low ones. ValueError: the pack has not so many cards.
    """
    return with_hands(rules, low_cards(rules, left), also)


def with_hands(rules: RuleSet, hands: Sequence[Cards], also: Circumstances = NOTHING_ELSE) -> Ended:
    """Return the end of a deal with these very cards left."""
    out = tuple(seat for seat, hand in enumerate(hands) if not hand)
    if not out:
        raise ValueError("Nobody is out: a deal ends when somebody has no cards left.")
    return _ended(rules, tuple(hands), out, also)


def in_order(
    rules: RuleSet,
    places: Sequence[Seat],
    also: Circumstances = NOTHING_ELSE,
    left: Sequence[Cards] | None = None,
) -> Ended:
    """The result of a deal with these places, best first.

    Where cards left are counted and not told, each place holds a card more than the one above.
    ValueError: the first one out held cards.
    """
    if left is None:
        left = low_cards(rules, [places.index(seat) for seat in range(len(places))])
    if left[places[0]]:
        raise ValueError("Who went out first has no cards left.")
    return _ended(rules, tuple(left), tuple(places[:-1]), also)


def _ended(
    rules: RuleSet, hands: tuple[Cards, ...], out: tuple[Seat, ...], also: Circumstances
) -> Ended:
    full = rules.hand_size(len(hands))
    laid = sum(1 << seat for seat, hand in enumerate(hands) if hand.bit_count() < full)
    deal = Deal(rules, hands=hands, left=hands, out=out, laid=laid, leader=also.starter)
    assert rules.ending is not None, "a rule set of a game has its ending"
    places = rules.ending.places(deal)
    if also.last:
        deal = replace(deal, tops=(Played(places[0], also.last, also.last),))
    return result(_with_bid(deal, places[0], also), places)


def _with_bid(deal: Deal, winner: Seat, also: Circumstances) -> Deal:
    """The deal with who played alone and for how much; ValueError where that cannot be."""
    if all(phase.part is not Part.AUCTION for phase in deal.rules.phases):
        if also.alone is not None:
            raise ValueError("Nobody plays alone in this game.")
        return deal
    if not 1 <= also.bid <= HIGHEST:
        raise ValueError(f"A bid is 1 to {HIGHEST}.")
    alone = winner if also.alone is None else also.alone
    kinds = set(map(type, deal.rules.rules))
    doubled = also.bombs * (BombsDouble in kinds) + also.spring * (SpringDoubles in kinds)
    sides = against_the_others(alone, len(deal.hands))
    return replace(deal, sides=sides, stake=also.bid << doubled)


def low_cards(rules: RuleSet, left: Sequence[int]) -> tuple[Cards, ...]:
    """So many low cards for each seat; a rank is spread over seats and suits, twos come last."""
    if sum(left) > rules.pack.bit_count():
        raise ValueError(f"The pack has no {sum(left)} cards.")
    deck = iter(sorted(each(rules.pack), key=_low_first))
    hands = [0] * len(left)
    for seat in cycle(range(len(left))):
        if all(hand.bit_count() == count for hand, count in zip(hands, left, strict=True)):
            return tuple(hands)
        if hands[seat].bit_count() < left[seat]:
            hands[seat] |= next(deck)
    return ()


def _low_first(one: Card) -> tuple[bool, int, int, int]:
    rank = rank_of(one)
    return bool(one & of_rank(TWO)), rank, (suit_of(one) + rank) % 4, one
