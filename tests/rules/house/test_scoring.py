"""Scoring as Big Two's pages count it (catalogue 3.U): every example and given figure."""

from __future__ import annotations

import pytest

from rules.cards import cards, joined, text
from rules.catalogue import problems
from rules.cli import tally
from rules.deal import Deal
from rules.ruleset import RuleSet
from tests.rules.notation import LETTERS, after, game, opened, spare

PLAIN = {"first_lead": "dealer_next", "opening_includes_low": "free", "leftover": "discard"}
Points = tuple[int, ...]


def left(preset: str, *counts: int, **changed: str) -> Points:
    """Return the points when the first player is out and the seats hold so many low cards."""
    return tally.with_left(game(preset, **changed), counts).points


def out(rules: RuleSet, last: str, *hands: str) -> Deal:
    """A deal in which A leads `last` and goes out with it, while the others hold `hands`."""
    return after(opened(rules, last, *hands), f"A {last}")


def points(deal: Deal) -> Points:
    assert deal.ended is not None
    return deal.ended.points


def basic(**changed: str) -> RuleSet:
    return game("bigtwo_basic", **{k: v for k, v in PLAIN.items() if k != "leftover"}, **changed)


def few(count: int, without: str) -> str:
    """Return `count` cards without a two and without the cards of `without`."""
    rules = game("president_basic")
    free = [one for one in spare(rules, cards(without), 48) if not one & cards("2D 2C 2H 2S")]
    return text(joined(free[-count:]))


def test_a_point_for_each_card_left_two_from_ten_three_for_thirteen() -> None:
    """BT-24, $1: 0, 4, 11 and 13 cards left are 0, 4, 22 and 39 points."""
    assert left("bigtwo_basic", 0, 4, 11, 13) == (0, 4, 22, 39)
    assert left("bigtwo_basic", 8, 0, 9, 10) == (8, 0, 9, 20)


def test_without_a_score_no_points_are_kept() -> None:
    assert left("bigtwo_basic", 0, 4, 11, 13, score_model="none", settlement="none") == (0,) * 4


@pytest.mark.parametrize(
    ("steps", "counts", "cost"),
    [
        ("gamesky", (0, 9, 10, 11), (0, 9, 10, 22)),
        ("harsh", (0, 7, 8, 10), (0, 7, 16, 30)),
        ("harsh", (0, 7, 12, 13), (0, 7, 36, 52)),
        ("double8", (0, 7, 8, 13), (0, 7, 16, 26)),
        ("double8_10", (0, 7, 9, 11), (0, 7, 18, 44)),
        ("double8_10", (0, 8, 10, 13), (0, 16, 40, 52)),
        ("flat", (0, 1, 10, 13), (0, 1, 10, 13)),
        ("deuces3p", (0, 11, 12), (0, 11, 24)),
        ("deuces3p", (0, 16, 17), (0, 32, 51)),
    ],
)
def test_the_table_of_steps(steps: str, counts: Points, cost: Points) -> None:
    """Table U1; $9, $11."""
    assert left("bigtwo_basic", *counts, penalty_steps=steps) == cost


def test_from_ten_cards_four_times() -> None:
    assert left("bigtwo_basic", 0, 11, penalty_steps="double8_10") == (0, 44)


def test_gamesky_doubles_from_eleven() -> None:
    assert left("bigtwo_gamesky", 0, 10, 11, 1) == (0, 10, 22, 1)


def test_more_than_thirteen_cards_cost_three_each() -> None:
    """$7."""
    assert left("bigtwo_basic", 0, 15, 1) == (0, 45, 1)


def test_the_rate_beyond_thirteen_may_be_agreed() -> None:
    assert left("bigtwo_basic", 0, 15, 13, over13_rate="2") == (0, 30, 39)
    assert left("bigtwo_basic", 0, 15, 1, penalty_steps="deuces3p") == (0, 30, 1)


def test_unplayed_hand_pays_the_top_rate() -> None:
    rules = basic(triple_condition="never_played", deal_end="first_out")
    deal = out(rules, "3S", few(15, "3S"), few(1, "3S " + few(15, "3S")))
    assert points(deal) == (0, 45, 1)


def test_hand_of_thirteen_after_a_play_pays_double() -> None:
    rules = basic(triple_condition="never_played")
    hand = few(13, "3S 4S 5S")
    deal = opened(rules, "3S 5S", f"4S {hand}", few(2, f"3S 4S 5S {hand}"))
    deal = after(deal, "A 3S", "B 4S", "C pass", "A 5S")
    assert points(deal) == (0, 26, 2)


def test_each_two_left_doubles_once_more() -> None:
    rules = basic(penalty_steps="double8", twos_left_double="on")
    assert points(out(rules, "3S", f"2S 2H {few(7, '3S')}", "KD")) == (0, 72, 1)
    flat = basic(penalty_steps="flat", twos_left_double="on")
    assert points(out(flat, "3S", f"2D {few(5, '3S')}", "KD")) == (0, 12, 1)  # $13


def test_twos_left_need_not_count() -> None:
    assert points(out(basic(penalty_steps="double8"), "3S", f"2S 2H {few(7, '3S')}", "KD"))[1] == 18


def test_the_starter_alone_pays_double() -> None:
    rules = basic(double_scope="starter_only")
    deal = opened(rules, f"3S {few(11, '3S 4S')}", "4S", "KD")
    assert points(after(deal, "A 3S", "B 4S")) == (22, 0, 1)


def test_the_others_pay_single() -> None:
    rules = basic(double_scope="starter_only")
    assert points(out(rules, "3S", few(11, "3S"), "KD")) == (0, 11, 1)
    assert points(out(rules, "3S", few(13, "3S"), "4D")) == (0, 13, 1)


def test_a_last_play_of_twos_doubles_all_penalties() -> None:
    """$15; C-BT-30: with ten cards four times."""
    rules = basic(finish_twos_double="on")
    assert points(out(rules, "2S 2D", few(8, "2S"), few(1, f"2S {few(8, '2S')}"))) == (0, 16, 2)
    assert points(out(rules, "2S", few(10, "2S"), "3D")) == (0, 40, 2)


def test_twos_with_other_cards_double_nothing() -> None:
    rules = basic(finish_twos_double="on")
    assert points(out(rules, "2S 2D 2C 5H 5D", few(8, "5H 5D"), "3D")) == (0, 8, 1)


def test_the_values_of_the_cards_left() -> None:
    """$17; the second scale runs from 1 for a three to 13 for a two."""
    rules = basic(score_model="penalty_values")
    assert points(out(rules, "3S", "5D 9C JS AH 2D", "KD")) == (0, 11, 2)
    rules = basic(score_model="penalty_values", card_values="b")
    assert points(out(rules, "3S", "3D 4D KD AD 2D", "10D")) == (0, 1 + 2 + 11 + 12 + 13, 8)


def test_a_two_is_worth_four() -> None:
    assert points(out(basic(score_model="penalty_values"), "3S", "2D", "10D")) == (0, 4, 1)


def test_values_double_with_ten_cards() -> None:
    """$19."""
    rules = basic(score_model="penalty_values", card_values="b")
    ten = "3D 3C 4D 4C 5D 5C 6D 6C KD 9C"
    assert points(out(rules, "3S", ten, "3H")) == (0, 2 * (2 + 4 + 6 + 8 + 11 + 7), 1)


def test_winner_may_score_the_losses_of_the_others() -> None:
    """BT-41."""
    assert left("bigtwo_deuces", 0, 3, 11, 8) == (33, -3, -22, -8)


def test_the_winner_scores_nothing_in_the_basic_game() -> None:
    assert left("bigtwo_basic", 0, 3, 11, 8)[0] == 0


def test_penalties_are_counted_when_the_first_goes_out() -> None:
    """C-BT-21: with one_left the places come at the end, the penalties before."""
    rules = basic(deal_end="one_left")
    deal = opened(rules, "3S", "4S 5S 6S", "7S 8S", "9S")
    deal = after(deal, "A 3S", "B 4S", "C 7S", "D 9S", "B pass", "C pass", "B 5S", "C 8S")
    assert points(deal) == (0, 3, 2, 1)
    assert deal.ended is not None
    assert deal.ended.places == (0, 3, 2, 1)


def test_points_by_place() -> None:
    """$21, $33, $35, $37."""
    deal = tally.in_order(game("bigtwo_pusoy_places"), [LETTERS.index(x) for x in "CADB"])
    assert dict(zip("ABCD", deal.points, strict=True)) == {"C": 5, "A": 3, "D": 1, "B": 0}
    assert tally.in_order(game("president_comp303"), range(4)).points == (3, 2, 1, 0)
    assert tally.in_order(game("president_worker"), range(6)).points == (2, 1, 0, 0, -1, -2)
    assert tally.in_order(game("president_worker"), range(4)).points == (2, 1, -1, -2)


def test_zero_sum_points_are_for_five_or_seven() -> None:
    said = problems("president_basic", {"place_points": "zero_sum", "players": "6..6"})
    assert said == ["Zero-sum points are for exactly five or seven players."]
    five = game("president_basic", place_points="zero_sum", players="5..5")
    assert tally.in_order(five, range(5)).points == (2, 1, 0, -1, -2)


def test_pusoy_doubles_for_each_two_in_the_winning_play() -> None:
    rules = game("bigtwo_pusoy_dos", first_lead="dealer_next")
    assert points(out(rules, "2S 2H 2D 4C 4S", "KD", "KC")) == (8, 0, 0)
    assert points(out(rules, "2S", "KD", "KC")) == (2, 0, 0)


def test_pusoy_is_one_point_without_twos() -> None:
    assert (
        points(out(game("bigtwo_pusoy_dos", first_lead="dealer_next"), "4C 4S", "KD", "KC"))[0] == 1
    )
    plain = basic(score_model="pusoy", match_winner="highest")
    assert points(out(plain, "2S", "KD", "KC")) == (1, 0, 0)


def indonesia(**changed: str) -> RuleSet:
    return basic(score_model="hutabarat", hutabarat_specials="on", **changed)


def test_the_indonesian_score() -> None:
    """BT-46: a loser with 11 cards, one of them a two, has 30; with 13 and two twos 63 ($23)."""
    eleven, thirteen = f"2C {few(10, '')}", "2S 2H 3S 3H 3C 3D 4S 4H 4C 4D 5S 5H 5C"
    assert points(out(indonesia(), "2S 2D", eleven, "3D")) == (-20, 30, 1)
    assert points(out(indonesia(), "6D", thirteen, "7D")) == (-5, 63, 1)


def test_unbeaten_honours_count() -> None:
    quads, flush = "6S 6H 6C 6D 9C", "7H 8H 9H 10H JH"
    deal = opened(indonesia(), f"{quads} 3S", f"{flush} KD", "4S")
    beaten = after(deal, f"A {quads}", f"B {flush}", "C pass", "A pass", "B KD")
    assert points(beaten) == (1, -40 - 5, 1)
    unbeaten = after(deal, f"A {quads}", "B pass", "C pass", "A 3S")
    assert points(unbeaten) == (-20 - 5, 6, 1)


def test_honours_count_double_as_the_winning_play() -> None:
    """C-BT-29: -5 and -40; four twos and a card -160 and -40; $25."""
    assert points(out(indonesia(), "6S 6H 6C 6D 9C", "KD", "3D"))[0] == -45
    assert points(out(indonesia(), "2S 2H 2C 2D 9C", "KD", "3D"))[0] == -200
    deal = opened(indonesia(), "7S 8S 9S 10S JS 7D", "KD KC", "3D")
    deal = after(deal, "A 7S 8S 9S 10S JS", "B pass", "C pass", "A 7D")
    assert points(deal)[0] == -45
    plain = basic(score_model="hutabarat")
    assert points(out(plain, "6S 6H 6C 6D 9C", "KD", "3D"))[0] == -5


def test_the_best_honour_hand_left_pays() -> None:
    rules = basic(score_model="single_loser", single_loser_amount="3")
    more = "6D 7H 8C 10S JH KC"
    assert points(out(rules, "3S", "5S 5H 5C 5D 9C", more)) == (3, -3, 0)
    higher = "6H 7H 8H 9H 10H"
    assert points(out(rules, "3S", "5S 5H 5C 5D 9C", higher)) == (3, 0, -3)


def test_else_the_highest_two_or_ace_then_the_most_cards_then_the_highest_card_pays() -> None:
    """$27: B KS 4D, C AD 3S, D eight cards: C pays."""
    rules = basic(score_model="single_loser")
    eight = "4S 6D 7H 8C 10S JH QC 9D"
    assert points(out(rules, "3D", "KS 4D", "AD 3S", eight)) == (1, 0, -1, 0)
    assert points(out(rules, "3D", "KS 4D", "9S 3S 5D", "10H")) == (1, 0, -1, 0)
    assert points(out(rules, "3D", "KS 4D", "9S 3S", "10H")) == (1, -1, 0, 0)


def test_places_need_a_deal_that_is_played_out() -> None:
    """I-13."""
    said = problems("bigtwo_basic", {"score_model": "places"})
    assert said == ["Points by place only work if a deal goes on until one player is left."]
    assert not problems("bigtwo_basic", {"score_model": "places", "deal_end": "one_left"})


def test_a_banned_finish_never_doubles() -> None:
    """I-19: the ban keeps the play away, and so the doubling."""
    rules = basic(finish_ban="single_or_pair_twos", finish_twos_double="on")
    assert points(out(rules, "2S 2D 2C", few(8, ""), "3D"))[1] == 16
