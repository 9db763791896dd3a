"""Sets and runs with every choice of kickers, found by tables."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.cards import Cards, cards, text
from rules.shapes.search import every_play
from rules.shapes.search.every_play import Body, bodies_of, carried
from rules.shapes.search.hand import BYTES
from rules.shapes.shape import Kickers

NINES = cards("9D 9C 9H")  # nines in the lowest suits
FOURS = cards("9D 9C 9H 9S")


def plays(hand: str, body: Cards, kickers: Kickers) -> set[str]:
    """Return the kickers that the hand has for the body, by rank, written in the lowest suits."""
    in_bytes = cards(hand).to_bytes(BYTES, "little")
    found = carried(in_bytes, bodies_of(body, kickers))
    assert len(found) == len(set(found))
    return {text(play & ~body) for play in found}


SINGLE, PAIR = Kickers(1, 1, False, False), Kickers(2, 1, False, False)
TWO_SINGLES = Kickers(1, 2, False, False)


def test_one_kicker_is_any_card_of_another_rank_each_rank_once() -> None:
    assert plays("9S 9H 9D 3S 3H 4S RJ", NINES, SINGLE) == {"3D", "4D", "RJ"}


def test_a_pair_is_of_another_rank_and_never_of_jokers() -> None:
    assert plays("9S 9H 9D 9C 3S 3H 4S BJ RJ", NINES, PAIR) == {"3D 3C"}


def test_two_kickers_are_of_different_ranks() -> None:
    found = plays("9S 9H 9D 9C 3S 3H 4S 5S", FOURS, TWO_SINGLES)
    assert found == {" ".join(two) for two in combinations(("3D", "4D", "5D"), 2)}


def test_both_jokers_are_carried_only_where_that_is_agreed() -> None:
    hand = "9S 9H 9D 9C 3S BJ RJ"
    assert plays(hand, FOURS, TWO_SINGLES) == {"3D BJ", "3D RJ"}
    assert plays(hand, FOURS, Kickers(1, 2, False, True)) == {"3D BJ", "3D RJ", "BJ RJ"}


def test_a_pair_is_two_single_kickers_only_where_that_is_agreed() -> None:
    hand = "9S 9H 9D 9C 3S 3H 4S"
    assert plays(hand, FOURS, TWO_SINGLES) == {"3D 4D"}
    assert plays(hand, FOURS, Kickers(1, 2, True, False)) == {"3D 4D", "3D 3C"}


def test_three_kickers_are_carried_by_a_run_of_three() -> None:
    body = cards("3D 3C 3H 4D 4C 4H 5D 5C 5H")
    hand = "3D 3C 3H 4D 4C 4H 5D 5C 5H 7S 8S 9S JS"
    found = plays(hand, body, Kickers(1, 3, False, False))
    assert found == {" ".join(three) for three in combinations(("7D", "8D", "9D", "JD"), 3)}


def test_a_hand_without_kickers_has_none_of_these_plays() -> None:
    assert plays("9S 9H 9D", NINES, SINGLE) == set()
    assert plays("9S 9H 9D 9C 3S", FOURS, TWO_SINGLES) == set()


def test_a_body_forgets_before_it_keeps_too_many_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every_play, "LIMIT", 3)
    body = Body(NINES, 1, 1, False)
    first = body[0b011]
    assert body[0b011] is first
    assert len(body[0b110]) == 2
    assert list(body) == [0b110]
    assert body[0b011] == first
