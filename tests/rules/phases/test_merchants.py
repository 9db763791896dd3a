"""The middle players trade one card (option merchants; PV-21)."""

from __future__ import annotations

import pytest

from rules.actions import Call, Gift, Give
from rules.cards import cards
from rules.deal import Deal
from rules.engine import decide
from rules.events import Called, CardsGiven, CardsPledged, Turn
from rules.phases.merchants import Merchants
from rules.view import view
from tests.rules.notation import LETTERS, after, game, held, turn, why_not
from tests.rules.talk import due, refused, said, set_up

FIVE = ("3S 4D 5H 8S", "3H 6D 8H", "3D 9C 8D", "4S 7C 9D", "2S AS KD 6S")
MERCHANTS = ("3S 4S", "5S 6S", "7S 8S", "9H 10H", "JH QH", "2S AH KD")


def trading() -> Deal:
    deal = set_up(game("president_merchants"), *MERCHANTS, standing="ABCDEF")
    return after(deal, "A gives 3S 4S", "B gives 5S")


def test_the_two_in_the_middle_trade_when_the_others_have_exchanged() -> None:
    assert due(trading()) == "CD"


def test_accepted_offers_of_merchants_are_swapped() -> None:
    deal = said(after(trading(), "C gives 7S", "D gives 9H"), "C accept")
    assert (held(deal, "C"), held(deal, "D")) == ("8S 9H", "7S 10H")


def test_merchants_may_haggle_but_not_for_ever() -> None:
    deal = after(trading(), "C gives 7S")
    for _ in range(3):
        deal = after(deal, "D gives 9H", "C gives 7S")
    deal = after(deal, "D gives 10H")
    assert refused(deal, "C", Give(cards("8S"))) == "You can't do that right now."
    assert held(said(deal, "C accept"), "D") == "7S 9H"


def test_an_offer_of_merchants_is_open_to_all_and_moves_nothing_yet() -> None:
    deal = after(trading(), "C gives 7S")
    assert view(deal, 0).pledged[0].cards == cards("7S")
    assert held(deal, "C") == "7S 8S"
    assert due(deal) == "D"
    assert view(deal, 3).asked == ()


def test_accept_is_among_the_asked_actions_of_the_view() -> None:
    deal = after(trading(), "C gives 7S", "D gives 9H")
    assert view(deal, 2).asked == (Call("accept"),)


def test_accepted_offer_moves_both_cards_in_public_events() -> None:
    """Each step is public: the offer, the word of acceptance, and the cards that move."""
    deal = after(trading(), "C gives 7S")
    everybody = frozenset(range(6))
    assert deal.pledges == (CardsPledged(2, 3, 1, cards("7S"), everybody),)
    decision = decide(after(deal, "D gives 9H"), 2, Call("accept"))
    assert decision.events[:4] == [
        Called(2, "accept"),
        CardsGiven(2, 3, 1, cards("7S")),
        CardsGiven(3, 2, 1, cards("9H")),
        Turn(frozenset()),
    ]


def test_accept_needs_an_offer_and_offers_need_none() -> None:
    deal = trading()
    assert view(deal, 2).gift == Gift(to=3, count=1, offer=True)
    assert view(deal, 3).gift == Gift(to=2, count=1, offer=True)
    assert refused(deal, "C", Call("accept")) == "You can't do that right now."
    both = after(deal, "C gives 7S", "D gives 9H")
    assert view(both, 2).gift == Gift(to=3, count=1, words=("accept",), offer=True)
    assert view(both, 3).gift is None


def test_each_offer_is_counted() -> None:
    deal = after(trading(), "C gives 7S", "D gives 9H", "C gives 8S")
    assert [(call.seat, call.word) for call in deal.calls] == [
        (2, "offer"), (3, "offer"), (2, "offer"),
    ]  # fmt: skip


def test_of_two_offers_of_a_seat_the_later_one_counts() -> None:
    deal = after(trading(), "C gives 7S", "D gives 9H", "C gives 8S")
    assert held(said(deal, "D accept"), "D") == "8S 10H"


def test_offer_of_a_merchant_is_one_held_card() -> None:
    assert why_not(trading(), "C gives 9H") == "You can only give cards you have."
    assert why_not(trading(), "C gives 7S 8S") == "Give 1 card, not 2."
    assert why_not(trading(), "C 7S") == "You can't do that right now."


@pytest.mark.parametrize(
    ("exchange", "standing", "traders"),
    [
        ("none", "ABCDEF", "CD"),
        ("none", "ABCDE", "BD"),
        ("none", "BADC", "AD"),
        ("none", "CAB", "CB"),
        ("[1]", "ABCD", "BC"),
        ("[2,1]", "ABCD", ""),
        ("[2,1]", "ABCDEF", "CD"),
        ("[1]", "ABC", ""),
    ],
)
def test_the_innermost_pair_trades_unless_it_exchanges_by_rank(
    exchange: str, standing: str, traders: str
) -> None:
    rules = game("president_basic", exchange=exchange, merchants="on", players="3..6")
    merchants = next(phase for phase in rules.phases if isinstance(phase, Merchants))
    deal = set_up(rules, *MERCHANTS[: len(standing)], standing=standing)
    assert "".join(LETTERS[seat] for seat in merchants.traders(deal)) == traders


def test_first_deal_has_no_merchants() -> None:
    rules = game("president_basic", exchange="none", merchants="on")
    assert turn(set_up(rules, *MERCHANTS[:4])) == "A leads"


def test_merchant_without_cards_does_not_trade() -> None:
    rules = game("president_basic", exchange="none", merchants="on")
    assert turn(set_up(rules, "3S 4S", "", "7S", "9H", standing="ABCD")) == "A leads"


def test_middle_place_of_five_does_not_trade() -> None:
    deal = set_up(game("president_merchants"), *FIVE, standing="ABCDE")
    assert due(after(deal, "A gives 3S 4D", "B gives 3H")) == "A"
