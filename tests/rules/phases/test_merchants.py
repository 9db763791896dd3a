"""The middle players trade one card (option merchants; PV-21)."""

from __future__ import annotations

from rules.actions import Call, Give
from rules.cards import cards
from rules.deal import Deal
from rules.view import view
from tests.rules.catalogue.examples import example
from tests.rules.notation import after, game, held
from tests.rules.talk import due, refused, said, set_up

FIVE = ("3S 4D 5H 8S", "3H 6D 8H", "3D 9C 8D", "4S 7C 9D", "2S AS KD 6S")
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
