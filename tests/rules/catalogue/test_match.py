"""Settlement: each choice of payer, payee and unit, with stakes and stacks of chips."""

from __future__ import annotations

from decimal import Decimal

import pytest

from rules.catalogue import problems
from rules.catalogue.match import PAYMENT
from rules.cli import tally
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import game

Points = tuple[int, ...]
LEFT = (0, 4, 11, 13)  # cards left, worth 0, 4, 22 and 39 points by the standard steps
PAID: dict[str, Points] = {
    "none": (),
    "pairwise_difference": (65, 49, -23, -91),  # each player's sum of differences
    "winner_collects": (65, -4, -22, -39),
    "pairwise_gap": (4 + 22 + 39, -4 + 7 + 9, -22 - 7 + 2, -39 - 9 - 2),
    "fixed_from_loser": (1, 0, 0, -1),
}
OTHERS: dict[str, dict[str, Points]] = {  # payments by settlement and score model
    "winner_collects": {"pusoy": (3, -1, -1, -1), "hutabarat": (65, -4, -22, -39)},
    "pairwise_difference": {"pusoy": (3, -1, -1, -1), "single_loser": (4, 0, 0, -4)},
    "fixed_from_loser": {"single_loser": (1, 0, 0, -1), "pusoy": (1, 0, 0, -1)},
    "pairwise_gap": {"none": PAID["pairwise_gap"], "pusoy": PAID["pairwise_gap"]},
}
STAKES = {"1": 1, "0.50": Decimal("0.5"), "0.05": Decimal("0.05"), "20": 20, "0": 0, "2.5": 2.5}
SHOWN = {"settlement": {*PAID, "bid"}, "stake": set[str](), "starting_chips": {"none"}}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in PAYMENT} == SHOWN


def paid(settlement: str, **changed: str) -> Points:
    """Return the payments of a deal that ends with the cards `LEFT`."""
    rules = game("bigtwo_basic", settlement=settlement, match_winner="highest", **changed)
    return tally.with_left(rules, LEFT).paid


@pytest.mark.parametrize("choice", PAID)
def test_settlement_pays_by_the_option(choice: str) -> None:
    assert paid(choice) == PAID[choice]
    assert sum(PAID[choice]) == 0


@pytest.mark.parametrize(
    ("choice", "model", "expected"),
    [(choice, *row) for choice, rows in OTHERS.items() for row in rows.items()],
)
def test_settlement_pays_the_most_points_where_many_are_good(
    choice: str, model: str, expected: Points
) -> None:
    """Where many points are good, the player with the most is paid."""
    assert paid(choice, score_model=model) == expected


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("flat", (28, 12, -16, -24)),
        ("double8", (4 + 22 + 26, -4 + 7 + 18, -22 - 7 + 2, -26 - 18 - 2)),
        ("gamesky", (4 + 22 + 26, -4 + 7 + 9, -22 - 7 + 2, -26 - 9 - 2)),
    ],
)
def test_the_steps_apply_to_the_gap_between_two_players(steps: str, expected: Points) -> None:
    """C-BT-27: gaps of 4, 11 and 13 to the winner, of 7 and 9, and of 2."""
    assert paid("pairwise_gap", penalty_steps=steps) == expected


@pytest.mark.parametrize("amount", ["1", "5", "40"])
def test_the_fixed_sum_is_the_amount_agreed(amount: str) -> None:
    sum_ = int(amount)
    assert paid("fixed_from_loser", single_loser_amount=amount) == (sum_, 0, 0, -sum_)


@pytest.mark.parametrize(
    ("winner_points", "settlement", "expected"),
    [
        ("sum_of_losses", "winner_collects", (65, -4, -22, -39)),
        ("sum_of_losses", "none", ()),
        ("zero", "winner_collects", (65, -4, -22, -39)),
    ],
)
def test_settlement_pays_the_losses_to_the_winner_once(
    winner_points: str, settlement: str, expected: Points
) -> None:
    assert paid(settlement, winner_points=winner_points) == expected


@pytest.mark.parametrize("alone", [0, 1, 2])
@pytest.mark.parametrize("bid", [1, 2, 3])
def test_a_bid_is_paid_to_or_by_each_of_the_others(alone: int, bid: int) -> None:
    rules = game("doudizhu_denexa")
    ended = tally.in_order(rules, (0, 1, 2), tally.Circumstances(alone=alone, bid=bid))
    won = bid if alone == 0 else -bid
    assert ended.paid == tuple(2 * won if seat == alone else -won for seat in range(3))


@pytest.mark.parametrize("preset", ["bigtwo_basic", "president_basic", "thirteen_denexa"])
def test_settlement_by_bid_is_refused_without_bidding(preset: str) -> None:
    assert problems(preset, {"settlement": "bid"}) == [
        "A bid can only be paid if there is bidding."
    ]


@pytest.mark.parametrize("preset", ["president_basic", "daifugo_denexa", "thirteen_denexa"])
@pytest.mark.parametrize("choice", PAID)
def test_other_families_may_pay_too(preset: str, choice: str) -> None:
    changed = {"settlement": choice, "match_end": "open", "deal_end": "one_left"}
    ended = tally.in_order(game(preset, **changed), range(4))
    assert bool(ended.paid) is (choice != "none")
    assert sum(ended.paid) == 0


def settled(points: Points, before: dict[str, int] | None = None, **changed: str) -> Match:
    """Return the match after a deal of four or five players with these payments."""
    players = tuple("ABCDE"[: len(points)])
    rules = game("bigtwo_basic", **changed)
    match = Match(rules, MatchState(players, paid=before or {}))
    return match.finished(Ended(tuple(range(len(points))), (0,) * len(points), paid=points))


@pytest.mark.parametrize("stake", STAKES)
def test_stake_is_the_money_of_a_point(stake: str) -> None:
    money = settled((66, 46, -22, -90), stake=stake).money()
    assert money == {
        who: points * Decimal(str(STAKES[stake]))
        for who, points in (("A", 66), ("B", 46), ("C", -22), ("D", -90))
    }


@pytest.mark.parametrize("wrong", ["-1", "1.234", "0,5", "much", "", "1000000.5x", "1e3"])
def test_malformed_stake_is_refused(wrong: str) -> None:
    (said,) = problems("bigtwo_basic", {"stake": wrong})
    assert said.endswith("Type a number such as 1 or 0.50, not below 0.")


# chips at the start, payments due, payments made, players without chips
CHIPS: list[tuple[str, Points, Points, str]] = [
    ("none", (9, -3, -3, -3), (9, -3, -3, -3), ""),
    ("100", (9, -3, -3, -3), (9, -3, -3, -3), ""),
    ("3", (9, -3, -3, -3), (9, -3, -3, -3), "BCD"),
    ("2", (9, -3, -3, -3), (6, -2, -2, -2), "BCD"),
    ("5", (10, 0, -2, -8), (7, 0, -2, -5), "D"),
    ("5", (6, 4, -2, -8), (6, 1, -2, -5), "D"),
]


@pytest.mark.parametrize(("chips", "due", "moved", "empty"), CHIPS)
def test_payment_is_limited_to_the_chips_left(
    chips: str, due: Points, moved: Points, empty: str
) -> None:
    match = settled(due, starting_chips=chips)
    assert tuple(match.money()[who] for who in "ABCD") == moved
    assert sum(moved) == 0
    if chips != "none":
        stacks = {who: match.stack(who) // 100 for who in "ABCD"}
        assert stacks == {w: int(chips) + m for w, m in zip("ABCD", moved, strict=True)}
        assert "".join(who for who, stack in stacks.items() if not stack) == empty
    assert bool(match.state.winners) is bool(empty)


def test_five_players_of_lectio_start_with_149_chips() -> None:
    """BT-58."""
    rules = game("lectio")
    match = Match(rules, MatchState(tuple("ABCDE")))
    assert [match.stack(who) for who in "ABCDE"] == [14900] * 5
    match = match.finished(Ended((0, 1, 2, 3, 4), (0,) * 5, paid=(400, -50, -50, -150, -150)))
    assert [match.stack(who) // 100 for who in "ABCDE"] == [149 + 398, 99, 99, 0, 0]
    assert match.state.winners == ("A",)


@pytest.mark.parametrize("wrong", ["0", "-5", "1000001", "1.5", "many", ""])
def test_malformed_number_of_chips_is_refused(wrong: str) -> None:
    (said,) = problems("bigtwo_basic", {"starting_chips": wrong})
    assert said.endswith("Type none, or a number from 1 to 1000000.")


@pytest.mark.parametrize("stake", ["0.50", "2"])
def test_a_stack_is_counted_in_chips_and_not_in_points(stake: str) -> None:
    match = settled((8, -8, 0, 0), starting_chips="6", stake=stake)
    lost = min(Decimal(6), 8 * Decimal(stake))
    assert match.money()["B"] == -lost
    assert bool(match.state.winners) is (lost == 6)
