"""Hands that win before play (options.json group D; BT-39, TH-04, C-BT-22, C-TH-1)."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import cards, each, joined, of_rank, text
from rules.deal import Deal
from rules.events import Called
from rules.phases.instant import is_dragon
from rules.ruleset import RuleSet
from tests.rules.notation import game
from tests.rules.talk import set_up, sizes

DRAGON = "3D 4C 5S 6H 7D 8C 9C 10S JH QD KD AC 2H"
TWO_FIVES = "3D 5C 5S 6H 7D 8C 9C 10S JH QD KD AC 2H"
TWOS = "2S 2H 2C 2D 3S 4S 6S 7S 8S 9S JS QS KS"
THREES = "3S 3H 3C 3D 4S 5D 6S 7S 8S 9S JS QS KS"


def with_others(rules: RuleSet, hand: str, seats: int = 4) -> Deal:
    """A deal in which the last seat holds `hand`, each other seat thirteen of the other cards."""
    rest = list(each(rules.pack & ~cards(hand)))
    Random(8).shuffle(rest)
    others = [text(joined(rest[seat * 13 : seat * 13 + 13])) for seat in range(seats - 1)]
    return set_up(rules, *others, hand)


def test_a_dragon_wins_at_once_and_the_others_pay_for_thirteen_cards() -> None:
    deal = with_others(game("bigtwo_basic", dragon_win="on"), DRAGON)
    assert deal.ended is not None
    assert deal.ended.places[0] == 3
    assert deal.ended.points == (39, 39, 39, 0)
    assert not deal.ended.void


def test_instant_winner_is_first_although_holding_all_cards() -> None:
    rules = game("bigtwo_loser_leads", dragon_win="on", loser_tie="exposed_combination")
    deal = with_others(rules, DRAGON)
    assert deal.ended is not None
    assert deal.ended.places[0] == 3
    assert deal.ended.points[3] == 0


def test_a_hand_without_a_four_is_no_dragon() -> None:
    assert not with_others(game("bigtwo_basic", dragon_win="on"), TWO_FIVES).ended


def test_a_dragon_is_played_where_it_does_not_win() -> None:
    assert not with_others(game("bigtwo_basic"), DRAGON).ended


def test_four_twos_may_win_or_void_the_deal() -> None:
    won = with_others(game("bigtwo_basic", four_twos="win"), TWOS).ended
    drawn = with_others(game("bigtwo_basic", four_twos="draw"), TWOS).ended
    assert won is not None
    assert drawn is not None
    assert (won.places[0], won.points, won.void) == (3, (39, 39, 39, 0), False)
    assert (drawn.void, drawn.points) == (True, (0, 0, 0, 0))


def test_three_players_win_at_once_only_where_any_number_may() -> None:
    for value, over in (("any", True), ("four_only", False)):
        rules = game("bigtwo_three", dragon_win="on", instant_win_seats=value)
        hand = DRAGON + " 3S 4S 5D 6S"
        rest = list(each(rules.pack & ~cards(hand)))
        Random(8).shuffle(rest)
        deal = set_up(rules, text(joined(rest[:17])), text(joined(rest[17:34])), hand)
        assert bool(deal.ended) is over
        if deal.ended:
            assert deal.ended.points == (51, 51, 0), "000:165: as if nobody had played a card"


def test_four_threes_win_in_thirteen_and_nothing_is_scored() -> None:
    ended = with_others(game("thirteen_denexa", four_threes="win"), THREES).ended
    assert ended is not None
    assert (ended.places[0], ended.points, ended.void) == (3, (0, 0, 0, 0), False)
    deal = with_others(game("thirteen_denexa"), THREES)
    assert not deal.ended
    assert sizes(deal.hands) == [13, 13, 13, 13]


@pytest.mark.parametrize(
    ("rules", "hand", "word"),
    [
        (game("bigtwo_basic", dragon_win="on"), DRAGON, "dragon"),
        (game("bigtwo_basic", four_twos="win"), TWOS, "four twos"),
        (game("bigtwo_basic", four_twos="draw"), TWOS, "four twos"),
        (game("thirteen_denexa", four_threes="win"), THREES, "four threes"),
    ],
)
def test_the_hand_that_decides_is_called_out(rules: RuleSet, hand: str, word: str) -> None:
    assert with_others(rules, hand).calls == (Called(3, word),)


@pytest.mark.parametrize("rank", range(13))
def test_a_dragon_lacks_no_rank(rank: int) -> None:
    assert is_dragon(cards(DRAGON))
    assert is_dragon(cards(DRAGON + " 3S 4S"))
    assert not is_dragon(cards(DRAGON + " 3S 4S") & ~of_rank(rank))


def test_instant_win_of_thirteen_costs_no_points() -> None:
    """C-TH-1: the winner only has won, however the house scores its deals."""
    rules = game(
        "thirteen_denexa",
        four_threes="win",
        score_model="penalty_cards",
        settlement="winner_collects",
    )
    ended = with_others(rules, THREES).ended
    assert ended is not None
    assert (ended.places[0], ended.points, ended.paid) == (3, (0, 0, 0, 0), ())


def test_four_twos_win_in_thirteen() -> None:
    ended = with_others(game("thirteen_auto_win"), TWOS).ended
    assert ended is not None
    assert ended.places[0] == 3
