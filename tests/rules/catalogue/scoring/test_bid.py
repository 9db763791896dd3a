"""The doubling of a bid: each choice, with bombs, rockets and springs."""

from __future__ import annotations

import pytest

from rules.catalogue.scoring import winner
from rules.deal import Deal
from tests.rules.notation import after, game, opened

Points = tuple[int, ...]
DOUBLES = {"off": 1, "per_bomb": 2}  # factor of the bid after one bomb
SPRINGS = {"off": 1, "double": 2}  # factor of the bid when the losers never answered


def test_every_choice_is_shown() -> None:
    shown = {"bid_doubling": {*DOUBLES}, "spring": {*SPRINGS}}
    assert {option.id: {*option.meaning} for option in winner.BID} == shown


def landlord(amount: int, *hands: str, **changed: str) -> Deal:
    """A deal in which A bid `amount` and plays alone, without a widow."""
    rules = game("doudizhu_denexa", auction_first="lowest_heart", **changed)
    deal = after(opened(rules, *hands), f"A bids {amount}")
    return deal if amount == 3 else after(deal, "B pass", "C pass")


def points(deal: Deal) -> Points:
    assert deal.ended is not None
    return deal.ended.points


PLAYS: list[tuple[str, tuple[str, ...], tuple[str, ...], int, int]] = [
    # name, hands of A, B, C, plays; factor of the bid with per_bomb; sign of A's points
    ("nothing", ("3H 5S", "4S 6S", "7S 8S"), ("A 3H", "B 4S", "C pass", "A 5S"), 1, 1),
    ("a bomb of the landlord", ("3H 5S 5H 5C 5D", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 5S 5H 5C 5D"), 2, 1),
    ("a bomb of the others", ("3H 10S", "4S 4H 4C 4D 9S", "7S 8S"),
     ("A 3H", "B 4S 4H 4C 4D", "C pass", "A pass", "B 9S"), 2, -1),
    ("the rocket", ("3H RJ BJ", "4S 6S", "7S 8S"), ("A 3H", "B 4S", "C pass", "A RJ BJ"), 2, 1),
    ("a bomb on a bomb", ("3H 5S 5H 5C 5D RJ BJ", "4S 6S 6H 6C 6D", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 5S 5H 5C 5D", "B 6S 6H 6C 6D"), 4, -1),
    ("a bomb, a higher one, the rocket", ("3H 5S 5H 5C 5D RJ BJ", "4S 6S 6H 6C 6D 9S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 5S 5H 5C 5D", "B 6S 6H 6C 6D", "C pass", "A RJ BJ"), 8, 1),
    ("four twos", ("3H 2S 2H 2C 2D", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 2S 2H 2C 2D"), 2, 1),
    ("quads with kickers are no bomb", ("3H 5S 5H 5C 5D 9S 10S", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C 7S", "A pass", "B pass", "C 8S"), 1, -1),
    ("quads with two singles", ("3H 5S 5H 5C 5D 9S 10S", "4S 4D", "7S 7D"),
     ("A 5S 5H 5C 5D 9S 10S", "B pass", "C pass", "A 3H"), 1, 1),
    ("one joker", ("3H RJ", "4S 6S", "7S 8S"), ("A 3H", "B 4S", "C pass", "A RJ"), 1, 1),
]  # fmt: skip


@pytest.mark.parametrize("row", PLAYS, ids=[row[0] for row in PLAYS])
@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize("choice", DOUBLES)
def test_bomb_or_rocket_of_any_player_doubles_the_bid(
    row: tuple[str, tuple[str, ...], tuple[str, ...], int, int], amount: int, choice: str
) -> None:
    """DD-11: bid x 2^b from or to each of the others."""
    _, hands, plays, times, won = row
    paid = won * amount * (times if choice == "per_bomb" else 1)
    deal = after(landlord(amount, *hands, bid_doubling=choice), *plays)
    assert points(deal) == (2 * paid, -paid, -paid)


SPRUNG: list[tuple[str, tuple[str, ...], tuple[str, ...], int]] = [
    ("the others never played", ("3H 5S", "4S 6S", "7S 8S"),
     ("A 3H", "B pass", "C pass", "A 5S"), 1),
    ("one of the others played once", ("3H 5S", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 5S"), 0),
    ("all in one play", ("3H", "4S 6S", "7S 8S"), ("A 3H",), 1),
    ("the landlord played only once", ("3H 5S", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A pass", "B 6S"), 1),
    ("the landlord played twice", ("3H 5S 9S", "4S 6S", "7S 8S"),
     ("A 3H", "B 4S", "C pass", "A 5S", "B 6S"), 0),
]  # fmt: skip


@pytest.mark.parametrize("choice", SPRINGS)
@pytest.mark.parametrize("row", SPRUNG, ids=[row[0] for row in SPRUNG])
def test_a_side_that_never_answers_pays_double(
    row: tuple[str, tuple[str, ...], tuple[str, ...], int], choice: str
) -> None:
    _, hands, plays, sprung = row
    times = SPRINGS[choice] if sprung else 1
    deal = after(landlord(2, *hands, spring=choice), *plays)
    assert abs(points(deal)[1]) == 2 * times


def test_a_spring_and_a_bomb_multiply() -> None:
    hands = ("5H 5S 5C 5D", "4S 6S", "7S 8S")
    deal = after(landlord(3, *hands, spring="double"), "A 5H 5S 5C 5D")
    assert points(deal) == (24, -12, -12)


@pytest.mark.parametrize(("stake", "hundredths"), [("1", 100), ("0.50", 50), ("3", 300)])
def test_the_stake_is_paid_for_every_unit_of_the_bid(stake: str, hundredths: int) -> None:
    rules = game("doudizhu_denexa", stake=stake)
    assert rules.match.stake == hundredths
    deal = after(landlord(2, "3H", "4S", "5S", stake=stake), "A 3H")
    assert deal.ended is not None
    assert deal.ended.paid == (4, -2, -2)
