"""What a match comes to when only the outcomes of its deals are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.events import Ended
from rules.match import Match
from rules.outcomes import in_order, with_hands, with_left
from rules.ruleset import RuleSet
from rules.script import seat_of, seats_of
from rules.situation import held, in_pack


def match(rules: RuleSet, question: Mapping[str, Any]) -> dict[str, Any]:
    """Count the deals one by one, each a finishing order of seats, or by seat what is left.

    What is left is a number of cards, or the cards themselves where their ranks matter. A match
    that ends by the clock has lasted `minutes`. The answer's seats are in turn order.
    """
    seats = seats_of(question)
    now = Match(rules, tuple(seats), direction=1)
    for number, outcome in enumerate(question["deals"], 1):
        if now.winners:
            raise ValueError(f"The match was over after deal {number - 1}.")
        now = now.finished(ended(rules, outcome, seats), float(question.get("minutes") or 0))
    moved = rules.society.seats_by_rank and bool(now.standing)
    paid = {who: _plain(float(money)) for who, money in now.money().items()}
    return {
        "seats": list(now.standing) if moved else seats,
        "titles": now.titles(),
        "scores": {who: now.scores.get(who, 0) for who in seats},
        "settlement": paid if rules.settlement else None,
        "over": bool(now.winners),
        "winners": list(now.winners),
    }


def ended(rules: RuleSet, outcome: Sequence[Any], seats: Sequence[str]) -> Ended:
    """The result of one deal; ValueError when the outcome does not name every seat once."""
    if len(outcome) != len(seats):
        raise ValueError(f"A deal needs {len(seats)} places or numbers of cards.")
    if all(type(left) is int for left in outcome):
        if min(outcome) < 0:
            raise ValueError("Nobody can hold fewer than no cards.")
        return with_left(rules, outcome)
    if set(outcome) == set(seats):
        return in_order(rules, [seat_of(who, seats) for who in outcome])
    hands = [held(words) for words in outcome]
    for place, hand in enumerate(hands):
        in_pack(rules, hand)
        if any(hand & other for other in hands[:place]):
            raise ValueError("A card cannot be left in two hands.")
    return with_hands(rules, hands)


def _plain(number: float) -> int | float:
    return int(number) if number == int(number) else number
