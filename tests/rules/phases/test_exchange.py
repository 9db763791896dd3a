"""Exchanges by place, merchants, collusion (options.json group Q; CG-37, BT-61, PV-19..PV-22)."""

from __future__ import annotations

from random import Random

from rules.actions import Call, Give
from rules.cards import cards
from rules.catalogue import problems
from rules.deal import Deal
from rules.engine import decide, legal
from rules.match.match import Match
from rules.view import told, view
from tests.rules.catalogue.examples import example
from tests.rules.notation import after, game, held, why_not
from tests.rules.talk import due, refused, said, set_up, shuffled, sizes

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


MERCHANTS = ("3S 4S", "5S 6S", "7S 8S", "9H 10H", "JH QH", "2S AH KD")


def trading() -> Deal:
    deal = set_up(game("president_merchants"), *MERCHANTS, standing="ABCDEF")
    return after(deal, "A gives 3S 4S", "B gives 5S")


def test_the_two_in_the_middle_trade_when_the_others_have_exchanged() -> None:
    assert due(trading()) == "CD"


@example("merchants", "+", "UM and LM agree 7S for 9H: swapped")
def test_merchants_who_agree_swap_what_they_agreed_on() -> None:
    deal = said(after(trading(), "C gives 7S", "D gives 9H"), "C accept")
    assert (held(deal, "C"), held(deal, "D")) == ("8S 9H", "7S 10H")


@example(
    "merchants",
    "-",
    "LM refuses to give any card - the bot takes his chosen or lowest card at the deadline",
)
def test_merchants_may_haggle_but_not_for_ever() -> None:
    deal = after(trading(), "C gives 7S")
    for _ in range(3):
        deal = after(deal, "D gives 9H", "C gives 7S")
    deal = after(deal, "D gives 10H")
    assert refused(deal, "C", Give(cards("8S"))) == "That cannot be done now."
    assert held(said(deal, "C accept"), "D") == "7S 9H"


def test_an_offer_of_merchants_is_open_to_all_and_moves_nothing_yet() -> None:
    deal = after(trading(), "C gives 7S")
    assert view(deal, 0).pledged[0].cards == cards("7S")
    assert held(deal, "C") == "7S 8S"
    assert due(deal) == "D"
    assert view(deal, 3).asked == ()


def test_what_may_be_accepted_is_among_what_is_asked() -> None:
    deal = after(trading(), "C gives 7S", "D gives 9H")
    assert view(deal, 2).asked == (Call("accept"),)


def test_the_middle_one_of_five_trades_with_nobody() -> None:
    deal = set_up(game("president_merchants"), *FIVE, standing="ABCDE")
    assert due(after(deal, "A gives 3S 4D", "B gives 3H")) == "A"


SIX = ("3S 4S 5S", "3H 4H 5H", "3D 4D 5D", "6S 7S 8S", "6H 7H 8H", "6D 7D 8D")


def colluding() -> Deal:
    return set_up(game("president_collusion"), *SIX, standing="ABCDEF")


@example("collusion", "+", "President and Scum swap 4 for 4")
def test_first_and_last_swap_any_equal_number() -> None:
    deal = after(colluding(), "A gives 3S 4S", "F gives 6D 7D")
    assert (held(deal, "A"), held(deal, "F")) == ("5S 6D 7D", "3S 4S 8D")


@example("collusion", "-", "a swap of 4 for 3 is refused (hand would be 8 and 10)")
def test_a_swap_of_two_for_one_is_refused() -> None:
    deal = after(colluding(), "A gives 3S 4S")
    assert why_not(deal, "F gives 6D") == "A swap is of as many cards on both sides: 2, not 1."


def test_only_the_partner_sees_what_is_offered() -> None:
    book = decide(colluding(), 0, Give(cards("3S 4S")))
    offer = book.events[0]
    assert [told(offer, seat) == offer for seat in range(6)] == [
        True, False, False, False, False, True,
    ]  # fmt: skip
    assert [view(book.deal, seat).pledged[0].cards != 0 for seat in range(6)] == [
        True, False, False, False, False, True,
    ]  # fmt: skip


def test_a_pair_is_done_when_one_of_them_says_so() -> None:
    deal = said(after(colluding(), "A gives 3S 4S"), "F done")
    assert held(deal, "A") == "3S 4S 5S"
    assert due(deal) == "BCDE"
    assert view(said(deal, "B done", "C done"), 5).pledged == ()


def test_collusion_replaces_every_other_exchange() -> None:
    rules = game("president_collusion", exchange="[2,1]", merchants="on")
    assert set_up(rules, *SIX, standing="ABCDEF").gifts == ()


def test_collusion_needs_pairs_and_equal_hands() -> None:
    wrong = {"players": "5..5", "collusion": "on", "jokers": "2"}
    assert problems("president_basic", wrong) == [
        "Collusion in pairs needs an even number of players.",
        "Collusion needs equal hands: deal equal or fixed hands.",
    ]


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
        match = Match(game(preset), tuple("ABCDEF"[:seats]))
        deal = shuffled(match.rules, "", seats, standing="ABCDEF").deal
        for _ in range(2000):
            if deal.ended:
                break
            seat = chance.choice(sorted(deal.to_act))
            deal = decide(deal, seat, chance.choice(legal(deal, seat))).deal
        assert deal.ended
