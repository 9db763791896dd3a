"""Points of winners, places and honours: each choice in full."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.catalogue import problems
from rules.catalogue.scoring import winner
from rules.cli import tally
from rules.cli.tally import Circumstances
from tests.rules.notation import after, game, opened

Points = tuple[int, ...]
FREE = {"first_lead": "dealer_next", "opening_includes_low": "free", "direction": "cw"}
WINNERS: dict[str, list[tuple[Points, Points]]] = {  # cards left by seat, and the points by seat
    "zero": [((0, 3, 11, 8), (0, 3, 22, 8)), ((13, 0, 1, 9), (39, 0, 1, 9))],
    "sum_of_losses": [((0, 3, 11, 8), (33, -3, -22, -8)), ((13, 0, 1, 9), (-39, 49, -1, -9))],
}
# by number of players the points of the places, the best first
PLACES: dict[str, dict[int, Points]] = {
    "[2,1]": {3: (2, 1, 0), 4: (2, 1, 0, 0), 7: (2, 1, 0, 0, 0, 0, 0)},
    "n_minus_rank": {
        3: (2, 1, 0), 4: (3, 2, 1, 0), 5: (4, 3, 2, 1, 0), 7: (6, 5, 4, 3, 2, 1, 0),
        12: (11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0),
    },
    "zero_sum": {5: (2, 1, 0, -1, -2), 7: (3, 2, 1, 0, -1, -2, -3)},
    "worker": {
        4: (2, 1, -1, -2), 5: (2, 1, 0, -1, -2), 6: (2, 1, 0, 0, -1, -2),
        8: (2, 1, 0, 0, 0, 0, -1, -2),
    },
    "pusoy5310": {3: (5, 3, 1), 4: (5, 3, 1, 0), 5: (5, 3, 1, 0, 0)},
    "six_to_one": {4: (6, 5, 4, 3), 6: (6, 5, 4, 3, 2, 1), 7: (6, 5, 4, 3, 2, 1, 0)},
    "[3]": {4: (3, 0, 0, 0)},
    "[5,0,-5]": {3: (5, 0, -5), 5: (5, 0, -5, 0, 0)},
    "[9,8,7,6,5,4,3,2,1]": {4: (9, 8, 7, 6)},
}  # fmt: skip
DOUBLED = {  # winning plays, and the winner's points
    "off": {"4C 4S": 1, "2S": 1, "2S 2H 2D 4C 4S": 1},
    "on": {"4C 4S": 1, "2S": 2, "2D": 2, "2S 2H": 4, "2S 2H 2D": 8, "2S 2H 2D 4C 4S": 8,
           "2S 2H 2C 2D 3S": 16},
}  # fmt: skip
SPECIALS: dict[str, list[tuple[str, str, int]]] = {  # an unbeaten play, the last play, the points
    "off": [
        ("6S 6H 6D 6C 9S", "7D", -5),
        ("8S 9S 10S JS QS", "2S 2D", -20),
        ("", "2S 2H 2C 2D 3S", -40),
    ],
    "on": [
        ("", "7D", -5),
        ("", "2D", -10),
        ("", "2S 2D", -20),
        ("", "2S 2H 2D", -30),
        ("6S 6H 6D 6C 9S", "7D", -25),
        ("8S 9S 10S JS QS", "7D", -45),
        ("2S 2H 2C 2D 3S", "7D", -85),
        ("6S 6H 6D 6C 9S", "2D", -30),
        ("", "6S 6H 6D 6C 9S", -45),
        ("", "8S 9S 10S JS QS", -85),
        ("", "2S 2H 2C 2D 3S", -200),
        ("8S 9S 10S JS QS", "6S 6H 6D 6C 9H", -85),
        ("8S 9D 10S JS QS", "7D", -5),
        ("6S 6H 6D 9H 9C", "7D", -5),
    ],
}
SHOWN = {
    "winner_points": {*WINNERS},
    "place_points": {*PLACES} - {"[3]", "[5,0,-5]", "[9,8,7,6,5,4,3,2,1]"},
    "pusoy_last_twos": {*DOUBLED},
    "hutabarat_specials": {*SPECIALS},
}


def test_every_choice_is_shown() -> None:
    named = {option.id: {*option.meaning} for option in winner.WINNER if option.meaning}
    assert named == SHOWN


@pytest.mark.parametrize(
    ("choice", "left", "points"), [(c, *row) for c, rows in WINNERS.items() for row in rows]
)
def test_winner_points_follow_the_option(choice: str, left: Points, points: Points) -> None:
    rules = game("bigtwo_basic", winner_points=choice)
    assert tally.with_left(rules, left).points == points


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("model", ["penalty_cards", "penalty_values"])
def test_winner_points_are_the_losses_of_the_others(seats: int, model: str) -> None:
    rules = game("bigtwo_deuces", score_model=model)
    points = tally.with_left(rules, (0, 3, 11, 8)[:seats]).points
    assert sum(points) == 0
    assert points[0] > 0 > max(points[1:])


@pytest.mark.parametrize(
    ("choice", "players", "points"),
    [(choice, n, points) for choice, rows in PLACES.items() for n, points in rows.items()],
    ids=[f"{choice} for {n}" for choice, rows in PLACES.items() for n in rows],
)
def test_points_by_place(choice: str, players: int, points: Points) -> None:
    """Points go by place, not by seat: the last seat comes first, the others follow in turn."""
    table = {"players": f"{players}..{players}", "place_points": choice, "decks": "2"}
    order = [players - 1, *range(players - 1)]
    by_seat = tally.in_order(game("president_basic", **table), order).points
    assert tuple(by_seat[seat] for seat in order) == points


@pytest.mark.parametrize("players", [3, 4, 6, 8])
def test_zero_sum_points_are_only_for_five_or_seven(players: int) -> None:
    table = {"players": f"{players}..{players}", "place_points": "zero_sum", "exchange": "none"}
    assert problems("president_basic", table) == [
        "Zero-sum points are for exactly five or seven players."
    ]


@pytest.mark.parametrize("wrong", ["2,1", "[]", "[100,a]", "[1000]", "best", "[-100]"])
def test_malformed_list_of_place_points_is_refused(wrong: str) -> None:
    assert len(problems("president_basic", {"place_points": wrong})) == 1


@pytest.mark.parametrize(
    ("choice", "last"), [(choice, last) for choice, rows in DOUBLED.items() for last in rows]
)
def test_twos_in_the_winning_play_of_pusoy(choice: str, last: str) -> None:
    rules = game("bigtwo_pusoy_dos", pusoy_last_twos=choice)
    ended = tally.with_left(rules, (3, 0, 9, 13), Circumstances(last=cards(last)))
    assert ended.points == (0, DOUBLED[choice][last], 0, 0)


@pytest.mark.parametrize(
    ("choice", "before", "last", "points"),
    [(choice, *row) for choice, rows in SPECIALS.items() for row in rows],
)
def test_honours_of_the_winner(choice: str, before: str, last: str, points: int) -> None:
    """BT-46, C-BT-29: the winner has 5 or 10 for each two off; honours more, twice as last play."""
    rules = game("bigtwo_indonesia", hutabarat_specials=choice, straight_order="low_end", **FREE)
    deal = opened(rules, f"{before} {last}", "KD KC", "3D 4C")
    if before:
        deal = after(deal, f"A {before}", "B pass", "C pass")
        deal = after(deal, "A pass") if deal.trick else deal
    deal = after(deal, f"A {last}")
    assert deal.ended is not None
    assert deal.ended.points == (points, 2, 2)


@pytest.mark.parametrize(
    ("first", "answer", "a", "b"),
    [
        ("6S 6H 6D 6C 9S", "8S 9S 10S JS QS", 2, -40 - 5),
        ("6S 6H 6D 6C 9S", "7S 7H 7D 7C 9H", 2, -20 - 5),
        ("8D 9D 10D JD QD", "8S 9S 10S JS QS", 2, -40 - 5),
    ],
)
def test_honours_are_rewarded_only_unbeaten(first: str, answer: str, a: int, b: int) -> None:
    """Two cards left cost A two points, and his beaten honour earns him nothing."""
    rules = game("bigtwo_indonesia", straight_order="low_end", **FREE)
    deal = opened(rules, f"{first} 3D 4D", f"{answer} KD", "3H 4H")
    deal = after(deal, f"A {first}", f"B {answer}", "C pass", "A pass")
    deal = after(deal, "B pass") if deal.trick else deal
    deal = after(deal, "B KD")
    assert deal.ended is not None
    assert deal.ended.points == (a, b, 2)


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("3D", 1),
        ("2D", 5),
        ("2D 2C 3D", 11),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D", 10),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C", 22),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 2D", 30),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H", 24),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H 7D", 39),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 2D 2C", 63),
    ],
)
def test_hutabarat_counts_cards_and_twos_of_a_loser(left: str, points: int) -> None:
    """1 for a card, 5 for a two; twice for eleven and twelve cards, three times for thirteen."""
    rules = game("bigtwo_indonesia")
    assert tally.with_hands(rules, (0, cards(left))).points[1] == points


CAUGHT: list[tuple[str, tuple[str, str, str], str]] = [  # reason; cards left; the one who pays
    ("four of a kind before more cards", ("5S 5H 5C 5D 9C", "3D 3C 3H 4D 4C 4H 6D", "KS"), "B"),
    ("a straight flush before four of a kind", ("2S 2H 2C 2D 9C", "3C 4C 5C 6C 7C", "KS"), "C"),
    ("the higher four", ("5S 5H 5C 5D 9C", "6S 6H 6C 6D 9D", "KS"), "C"),
    ("the highest two", ("2D KS", "2C", "AS AH AC"), "C"),
    ("a two before an ace", ("AS AH", "2D", "KS KH KD"), "C"),
    ("the highest ace", ("AD", "AC", "KS KH KD"), "C"),
    ("most cards", ("KS", "3D 3C", "QS"), "C"),
    ("of equally many the highest card", ("KS 3D", "KD 4C", "3H 3C"), "B"),
    ("a bare four, which needs a card more, is none", ("5S 5H 5C 5D", "AS", "KS"), "C"),
]


@pytest.mark.parametrize(("why", "hands", "payer"), CAUGHT, ids=[row[0] for row in CAUGHT])
@pytest.mark.parametrize("amount", ["1", "7", "1000"])
def test_single_loser_pays_the_agreed_amount(
    why: str, hands: tuple[str, str, str], payer: str, amount: str
) -> None:
    """BT-50, C-BT-14."""
    rules = game("bigtwo_lukang", single_loser_amount=amount)
    left = (0, *map(cards, hands))
    ended = tally.with_hands(rules, left)
    sum_ = int(amount)
    paid = {"A": sum_, payer: -sum_}
    assert ended.points == tuple(paid.get(letter, 0) for letter in "ABCD"), why
    assert ended.paid == ended.points
