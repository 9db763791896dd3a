"""What a deal is worth when only its outcome is known: cards left by seat, or who came where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from rules.actions import Seat
from rules.cards import TWO, Card, Cards, each, of_rank, rank_of, suit_of
from rules.deal import Deal
from rules.events import Ended
from rules.ruleset import RuleSet
from rules.tricks import result


def with_left(rules: RuleSet, left: Sequence[int]) -> Ended:
    """The result of a deal in which the seats held so many cards when the first went out.

    The cards are taken to be low ones. ValueError: the pack has not so many cards.
    """
    return with_hands(rules, _hands(rules, left))


def with_hands(rules: RuleSet, hands: Sequence[Cards]) -> Ended:
    """The same where these very cards were left."""
    out = tuple(seat for seat, hand in enumerate(hands) if not hand)
    return _ended(rules, tuple(hands), out)


def in_order(rules: RuleSet, places: Sequence[Seat]) -> Ended:
    """The result of a deal with these places, best first.

    Where cards left are counted, each place is taken to hold a card more than the one above.
    """
    left = [places.index(seat) for seat in range(len(places))]
    return _ended(rules, _hands(rules, left), tuple(places[:-1]))


def _ended(rules: RuleSet, hands: tuple[Cards, ...], out: tuple[Seat, ...]) -> Ended:
    full = rules.pack.bit_count() // len(hands)
    laid = sum(1 << seat for seat, hand in enumerate(hands) if hand.bit_count() < full)
    deal = Deal(rules, hands=hands, left=hands, out=out, laid=laid)
    assert rules.ending is not None, "a rule set of a game has its ending"
    return result(deal, rules.ending.places(deal))


def _hands(rules: RuleSet, left: Sequence[int]) -> tuple[Cards, ...]:
    """So many cards for each seat; a rank is spread over seats and suits, twos come last."""
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
