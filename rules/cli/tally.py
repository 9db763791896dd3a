"""Results of a match from the outcomes of its deals alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.cards import Cards
from rules.cli import asked
from rules.cli.outcomes import Circumstances, in_order, low_cards, with_hands
from rules.cli.script import seat_of, seats_of
from rules.cli.situation import held, in_pack
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet

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
    """The result of one deal; ValueError when the outcome does not name every seat once."""
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
    """Whether these are all seats, each once."""
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
