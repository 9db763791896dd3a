"""Exchanges by place (options.json group Q; CG-37, BT-61, PV-19, C-PR-5)."""

from __future__ import annotations

from random import Random

from rules.catalogue import problems
from rules.engine import decide, legal
from rules.match.match import Match, MatchState
from tests.rules.catalogue.examples import example
from tests.rules.notation import after, game, held, why_not
from tests.rules.talk import due, set_up, shuffled, sizes

FIVE = ("3S 4D 5H 8S", "3H 6D 8H", "3D 9C 8D", "4S 7C 9D", "2S AS KD 6S")


@example("exchange_extra", "+", "President gets 2S AS, gives 3D 4C 5H")
@example("exchange_extra", "-", "Vice gets one card and gives one - refused, two are due")
def test_butthead_gives_two_and_gets_three_vice_butthead_one_and_two() -> None:
    rules = game("president_basic", exchange="[2,1]", exchange_extra="1")
    deal = set_up(rules, *FIVE, standing="ABCDE")
    assert held(deal, "A") == "3S 4D 5H 8S AS 2S"
    assert why_not(deal, "B gives 3H") == "Give 2 of your cards, not 1."
    deal = after(deal, "A gives 3S 4D 5H", "B gives 3H 6D")
    assert sizes(deal.hands) == [3, 2, 3, 4, 5]


def test_the_first_deal_has_no_exchange() -> None:
    assert set_up(game("president_basic"), *FIVE).gifts == ()


@example("exchange_return", "+", "lowest: President holding 3D 3C 4S gives 3D 3C")
@example("exchange_return", "-", "lowest: President gives 4S 5H - refused")
def test_the_lowest_cards_go_back_by_themselves() -> None:
    rules = game("president_basic", exchange="[2]", exchange_return="lowest")
    deal = set_up(rules, "3D 3C 4S 5H", "3H 6D", "7D 9C", "2S AS KD", standing="ABCD")
    assert held(deal, "A") == "4S 5H AS 2S"
    assert held(deal, "D") == "3D 3C KD"
    assert why_not(deal, "A gives 4S 5H") == "That cannot be done now."


def test_any_cards_may_go_back_once_the_gift_is_seen() -> None:
    rules = game("president_basic", exchange="[2]", exchange_return="any_after_receiving")
    deal = set_up(rules, "3D 3C 4S 5H", "3H 6D", "7D 9C", "2S AS KD", standing="ABCD")
    assert held(after(deal, "A gives 3D 2S"), "D") == "3D KD 2S"


def test_scores_may_say_how_many_are_exchanged() -> None:
    rules = game("president_basic", players="5..5", place_points="zero_sum", exchange="by_score")
    deal = set_up(rules, *FIVE, standing="ABCDE")
    assert [gift.count for gift in deal.gifts] == [2, 1]


def test_three_pairs_need_six_players() -> None:
    wrong = problems("president_basic", {"exchange": "[3,2,1]"})
    assert wrong == ["An exchange between 3 pairs of places needs at least 6 players."]


THREE = ("3S 9S", "4H 9H", "2H 4D 5D")


@example("three_player_gift", "+", "loser gives 2H, winner returns 4D")
def test_of_three_the_loser_gives_the_highest_card_for_an_unwanted_one() -> None:
    deal = set_up(game("bigtwo_three_gift", cut="off"), *THREE, standing="BAC")
    assert held(deal, "B") == "4H 9H 2H"
    assert held(after(deal, "B gives 4H"), "C") == "4D 4H 5D"


@example("three_player_gift", "-", "four players: option has no effect")
def test_the_gift_has_no_effect_with_four() -> None:
    deal = set_up(game("bigtwo_basic", three_player_gift="on"), *THREE, "6S 7S", standing="BACD")
    assert deal.gifts == ()


def test_where_suits_matter_the_giver_chooses_among_equals() -> None:
    rules = game("president_basic", exchange="[2]", poker_combos="on")
    deal = set_up(rules, "3D 4C", "3H 6D", "7D 9C", "2S KS KD", standing="ABCD")
    assert due(deal) == "D"
    assert why_not(deal, "D gives 3H") == "You can only give cards that you hold."
    deal = after(deal, "D gives KD")
    assert (held(deal, "A"), due(deal)) == ("3D 4C KD 2S", "A")
    assert len(legal(deal, 0)) == 6


def test_random_trades_come_to_an_end() -> None:
    for preset, seats in (("president_merchants", 6), ("president_collusion", 6)):
        chance = Random(4)
        match = Match(game(preset), MatchState(tuple("ABCDEF"[:seats])))
        deal = shuffled(match.rules, "", seats, standing="ABCDEF").deal
        for _ in range(2000):
            if deal.ended:
                break
            seat = chance.choice(sorted(deal.to_act))
            deal = decide(deal, seat, chance.choice(legal(deal, seat))).deal
        assert deal.ended
