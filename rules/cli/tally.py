"""Outcomes of deals, and the result of a match from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from rules.actions import Seat
from rules.cards import TWO, Card, Cards, each, of_rank, rank_of, suit_of
from rules.cli import asked
from rules.cli.script import seat_of, seats_of
from rules.cli.situation import held, in_pack
from rules.deal import Deal
from rules.events import Ended, Played, against_the_others
from rules.house.points import BombsDouble, SpringDoubles
from rules.match.match import Match, MatchState
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
    """Return the result of a deal, from the number of cards of each seat when the first went out.

    The cards are taken to be low ones. Raises ValueError if the pack has too few cards.
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
    """Return the result of a deal with these places, best first.

    Where cards left are counted and not told, each place holds a card more than the one above.
    Raises ValueError if the first one out held cards.
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
    """Return this many low cards for each seat, spread over seats and suits; twos come last."""
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


OUTCOME = ("order", "left", "alone", "bid", "bombs", "spring", "starter", "last")
MOST = 30  # bids and bombs of one deal, far more than there can be


def match(rules: RuleSet, question: Mapping[str, Any]) -> dict[str, Any]:
    """Count the deals one by one; a match that ends by the clock has lasted `minutes`.

    A deal is the finishing order of the seats, or by seat the cards left: a number of cards, or the
    cards themselves where their ranks matter. An object says more: its "order" or "left" (or both),
    and with an auction the seat that played "alone" for a "bid", how many "bombs" (and rockets)
    fell, and if it was a "spring"; also the "starter" and the "last" play of the first one out.
    Where an auction is held and no seat is "alone", the winner was, and a bid not named is 1. The
    answer's seats are in turn order.
    """
    seats = seats_of(question)
    now = Match(rules, MatchState(tuple(seats), direction=1))
    deals = asked.listed(asked.needed(question, "deals"), "'deals' is a list of outcomes.")
    lasted = asked.minutes(question)
    for number, outcome in enumerate(deals, 1):
        if now.state.winners:
            raise ValueError(f"The match was over after deal {number - 1}.")
        now = now.finished(ended(rules, outcome, seats), lasted)
    moved = rules.society.seats_by_rank and bool(now.state.standing)
    paid = {who: _plain(float(money)) for who, money in now.money().items()}
    return {
        "seats": list(now.state.standing) if moved else seats,
        "titles": now.state.titles,
        "scores": {who: now.state.scores.get(who, 0) for who in seats},
        "settlement": paid if rules.settlement else None,
        "over": bool(now.state.winners),
        "winners": list(now.state.winners),
    }


def ended(rules: RuleSet, outcome: Any, seats: Sequence[str]) -> Ended:
    """Return the result of one deal. Raises ValueError unless the outcome names each seat once."""
    if isinstance(outcome, list):
        outcome = {"order" if _is_order(outcome, seats) else "left": outcome}
    outcome = asked.part(outcome, "A deal is a list of places or of what is left, or an object.")
    if strange := [str(key) for key in outcome if key not in OUTCOME]:
        raise ValueError(f"A deal has no {', '.join(strange)}: try {', '.join(OUTCOME)}.")
    order, left = outcome.get("order"), outcome.get("left")
    if order is None and left is None:
        raise ValueError("A deal needs its order, or what is left.")
    also = _also(rules, outcome, seats)
    hands = None if left is None else _hands(rules, left, seats)
    if order is None:
        assert hands is not None
        return with_hands(rules, hands, also)
    if not _is_order(order, seats):
        raise ValueError("The order of a deal names every seat once.")
    return in_order(rules, [seat_of(who, seats) for who in order], also, hands)


def _is_order(named: Any, seats: Sequence[str]) -> bool:
    if not isinstance(named, list) or any(isinstance(who, list | dict) for who in named):
        return False
    return sorted(map(str, named)) == sorted(seats)


def _also(rules: RuleSet, outcome: Mapping[str, Any], seats: Sequence[str]) -> Circumstances:
    """Parse the facts of an outcome beside its order and the cards left."""
    alone, last = outcome.get("alone"), held(asked.cards_said(outcome.get("last"), "last"))
    in_pack(rules, last)
    return Circumstances(
        alone=None if alone is None else seat_of(alone, seats),
        bid=_count(outcome, "bid", 1),
        bombs=_count(outcome, "bombs", 0),
        spring=bool(outcome.get("spring")),
        starter=seat_of(outcome.get("starter", seats[0]), seats),
        last=last,
    )


def _hands(rules: RuleSet, left: Any, seats: Sequence[str]) -> Sequence[Cards]:
    """Parse the cards left by seat: numbers of cards, or the cards themselves."""
    if isinstance(left, Mapping):
        left = [left.get(who, 0) for who in seats] if set(left) <= set(seats) else []
    if not isinstance(left, list) or len(left) != len(seats):
        raise ValueError(f"A deal needs {len(seats)} places or numbers of cards.")
    if all(type(number) is int for number in left):
        if min(left) < 0:
            raise ValueError("Nobody can hold fewer than no cards.")
        return low_cards(rules, left)
    hands = [held(asked.cards_said(words or None, "left")) for words in left]
    for place, hand in enumerate(hands):
        in_pack(rules, hand)
        if any(hand & other for other in hands[:place]):
            raise ValueError("A card cannot be left in two hands.")
    return hands


def _count(outcome: Mapping[str, Any], key: str, usual: int) -> int:
    number = outcome.get(key, usual)
    if type(number) is not int or not 0 <= number <= MOST:
        raise ValueError(f"{number!r} is no number of {key}.")
    return number


def _plain(number: float) -> int | float:
    return int(number) if number == int(number) else number
