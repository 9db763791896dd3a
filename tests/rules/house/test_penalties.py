"""Points for what is left in the hands: the figures of Big Two's pages, with President's shapes."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from rules.cards import cards, joined, text
from rules.catalogue import build, problems
from rules.deal import Deal
from tests.rules.cli.questions import beats, played
from tests.rules.notation import after, game, opened, spare

FIRST_OUT = {"deal_end": "first_out", "exchange": "none", "later_lead": "winner"}


def scored(model: str, *hands: str, last: str = "3S", **changed: str) -> tuple[int, ...]:
    """Return the points when A goes out with `last` while the others hold these hands."""
    winner = {"match_winner": "highest" if model in ("pusoy", "single_loser") else "lowest"}
    rules = build("president_basic", FIRST_OUT | winner | {"score_model": model} | changed)
    return ended(after(opened(rules, last, *hands), f"A {last}"))


def ended(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    return deal.ended.points


def many(count: int, *, without: str = "3S") -> str:
    """Return `count` cards of the pack but those of `without`, the lowest ones first."""
    return text(joined(spare(game("president_basic"), cards(without), count)))


@pytest.mark.parametrize(
    ("left", "points"),
    [(4, 4), (8, 8), (9, 9), (10, 20), (11, 22), (12, 24), (13, 39), (15, 45)],
)
def test_a_card_left_costs_1_from_10_cards_2_from_13_cards_3(left: int, points: int) -> None:
    """BT-24: 4, 11 and 13 cards cost 4, 22 and 39; more than 13 cost 3 each."""
    assert scored("penalty_cards", many(left), "KS", "KH") == (0, points, 1, 1)


def test_the_values_of_the_cards_left_may_count() -> None:
    """Left 5D 9C JS AH 2D: 1 + 1 + 2 + 3 + 4 = 11."""
    assert scored("penalty_values", "5D 9C JS AH 2D", "QD KD", "10D") == (0, 11, 4, 1)


def test_two_left_costs_four_points() -> None:
    assert scored("penalty_values", "2D", "2C 4C", "4D") == (0, 4, 5, 1)


def test_the_values_are_doubled_with_ten_or_more_cards() -> None:
    ten = "JS JH JD JC QS QH QD QC KS KH"
    assert scored("penalty_values", ten, "3D", "3C") == (0, 40, 1, 1)


def test_penalties_are_counted_when_the_first_goes_out_although_the_others_play_on() -> None:
    """C-BT-21."""
    rules = game("president_basic", score_model="penalty_cards", match_winner="lowest")
    deal = opened(rules, "3S", "4S 5S 6S", "7S 8S", "9S")
    deal = after(deal, "A 3S", "B 4S", "C 7S", "D 9S", "B pass", "C pass", "B 5S", "C 8S")
    assert ended(deal) == (0, 3, 2, 1)


def test_pusoy_gives_the_winner_one_point_and_the_others_none() -> None:
    assert scored("pusoy", "4S 2S", "4H", "4D") == (1, 0, 0, 0)


def test_hutabarat_counts_cards_left_one_and_twos_left_five() -> None:
    """BT-46: 11 cards, one of them a two: (10 + 5) x 2 = 30; 13 cards, two twos: 63."""
    eleven = many(10) + " 2D"
    thirteen = many(11, without="3S " + eleven) + " 2H 2C"
    assert scored("hutabarat", eleven, thirteen, "KS") == (-5, 30, 63, 1)


def test_the_winner_earns_5_or_10_for_each_two_of_the_last_play() -> None:
    assert scored("hutabarat", "4S", "4H", "4D", last="KS KH")[0] == -5
    assert scored("hutabarat", "4S", "4H", "4D", last="2S 2D")[0] == -20


def test_four_of_a_kind_as_the_last_play_counts_double() -> None:
    """Ends with 6666 unbeaten: -5 - 2 x 20 = -45; with four twos: -40 - 2 x 80 (C-BT-29)."""
    assert scored("hutabarat", "4S", "4H", "4D", last="6S 6H 6D 6C")[0] == -45
    assert scored("hutabarat", "4S", "4H", "4D", last="2S 2H 2D 2C")[0] == -200


def test_four_of_a_kind_earns_20_only_unbeaten() -> None:
    rules = build(
        "president_basic", FIRST_OUT | {"score_model": "hutabarat", "match_winner": "lowest"}
    )
    hands = ("6S 6H 6D 6C 3S", "7S 7H 7D 7C 3H", "3D", "3C")
    deal = after(opened(rules, *hands), "A 6S 6H 6D 6C", "B 7S 7H 7D 7C")
    deal = after(deal, "C pass", "D pass", "A pass", "B 3H")
    assert ended(deal) == (1, -25, 1, 1)


def test_honours_after_the_first_out_count_no_more() -> None:
    """With the others playing on, all is counted when the first goes out (C-BT-21)."""
    rules = game("president_basic", score_model="hutabarat", match_winner="lowest")
    deal = opened(rules, "3S", "6S 6H 6D 6C 4S", "3D 9S", "3C 10S")
    deal = after(deal, "A 3S", "B 4S", "C pass", "D pass", "B 6S 6H 6D 6C", "C pass", "D pass")
    assert ended(after(deal, "C 3D", "D 10S", "C pass", "D 3C")) == (-5, 5, 2, 2)


def test_single_loser_is_the_holder_of_the_highest_two_or_ace() -> None:
    """BT-50. Left: B KS 4D, C AD 3C, D eight cards, none of them a two or an ace: C pays."""
    assert scored("single_loser", "KS 4D", "AD 3C", many(8, without="3S 4D 3C")) == (1, 0, -1, 0)
    assert scored("single_loser", "2D", "AD AH 3C", "AS") == (1, -1, 0, 0)


def test_single_loser_is_before_that_the_holder_of_the_highest_four_of_a_kind() -> None:
    fours = ("5S 5H 5C 5D 9C", "2S 4H 4D 4S 6H 6D")
    assert scored("single_loser", *fours, "3H") == (1, -1, 0, 0)


def test_single_loser_has_the_most_cards_rather_than_a_king() -> None:
    assert scored("single_loser", "KS", "4H 4D", "5H 6H 7H") == (1, 0, 0, -1)


def test_single_loser_is_on_a_tie_the_holder_of_the_highest_card() -> None:
    assert scored("single_loser", "4D 9S", "4H QS", "5H 7H") == (1, 0, -1, 0)
    assert scored("single_loser", "4D 9S", "4H 9H", "3H") == (1, 0, -1, 0)  # the lower place pays


@pytest.mark.parametrize("model", ["penalty_cards", "penalty_values", "hutabarat"])
def test_the_most_penalty_points_cannot_win(model: str) -> None:
    refused = ["Penalty points are bad: the fewest must win the match, not the most."]
    assert problems("president_basic", {"score_model": model}) == refused
    assert not problems("president_basic", {"score_model": model, "match_winner": "lowest"})


@pytest.mark.parametrize(("left", "points"), [(8, 8), (9, 18), (11, 22), (12, 36), (13, 39)])
def test_steps_may_be_written_as_a_list(left: int, points: int) -> None:
    """000:191 "Some play with greater penalties"; here from 9 cards twice, from 12 three times."""
    steps = "[[9,2], [12,3]]"
    assert scored("penalty_cards", many(left), "KS", "KH", penalty_steps=steps) == (0, points, 1, 1)


def test_steps_of_a_list_may_fall_again() -> None:
    steps = "[[9,2],[12,1]]"  # 000:195 "double payments for 9-11 cards"
    told = [
        scored("penalty_cards", many(left), "KS", "KH", penalty_steps=steps)[1]
        for left in (8, 9, 11, 12)
    ]
    assert told == [8, 18, 22, 12]


@pytest.mark.parametrize(
    "values", ["{J:2,Q:2,K:2,A:3,2:4}", "[1,1,1,1,1,1,1,1,2,2,2,3,4]", "{j:2, q:2, k:2, a:3, 2:4}"]
)
def test_card_values_may_be_written_by_rank(values: str) -> None:
    """000:201 "There are various scales of values": the first of them, in three spellings."""
    hands = ("5S 9S JD AD 2D", "KS", "2H")
    assert scored("penalty_values", *hands, card_values=values) == (0, 11, 2, 4)


def test_card_values_may_be_nothing_and_jokers_count_as_twos() -> None:
    values = "{3:0,10:5,2:9}"
    hands = ("3D 10S RJ", "4S", "2H")
    assert scored("penalty_values", *hands, card_values=values, jokers="2") == (0, 14, 1, 9)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("penalty_steps", value)
        for value in ("[]", "[[9,2],[9,3]]", "[[12,3],[9,2]]", "[[9,0]]", "[[1,2]]", "[9,2]", "9:2")
    ]
    + [
        ("card_values", value)
        for value in ("{}", "{J:2,J:3}", "{X:2}", "[1,2,3]", "{J:-1}", "c", "[1,1,1,1,1,1,1,1,2]")
    ]
    + [("suit_order", value) for value in ("CDH", "CDHSS", "CCDH", "CDHX", "", "nobody")],
)
def test_malformed_penalty_option_is_refused_in_a_sentence(option: str, value: str) -> None:
    (refused,) = problems("bigtwo_values_a", {option: value})
    assert f"“{value}” doesn't work. " in refused
    assert re.search("Type |Pick ", refused)


@pytest.mark.parametrize("order", ["".join(order) for order in permutations("SHCD")])
def test_suits_may_rank_in_any_order(order: str) -> None:
    """002:100 names re-orderings whose signs are lost: any may be written."""
    better, worse = (f"7{suit}" for suit in (order[0], order[3]))
    options = {"suit_order": order}
    assert beats("bigtwo_basic", better, worse, options=options)
    assert not beats("bigtwo_basic", worse, better, options=options)
    small = {"suit_order": order.lower()}
    hands = {seat: f"4{suit} 3{suit}" for seat, suit in zip("ABCD", order, strict=True)}
    assert played("bigtwo_basic", hands, options=small)["to_act"] == ["D"], "the lowest three leads"
