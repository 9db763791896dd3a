"""Pairs of places swap cards in private (option collusion; PV-22, C-PR-20)."""

from __future__ import annotations

import pytest

from rules.actions import Call, Gift, Give, IllegalAction
from rules.cards import cards
from rules.catalogue import problems
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import CardsPledged, Turn
from rules.phases.collusion import Collusion, partner
from rules.view import redacted, view
from tests.rules.notation import after, game, held, why_not
from tests.rules.talk import due, said, set_up

SIX = ("3S 4S 5S", "3H 4H 5H", "3D 4D 5D", "6S 7S 8S", "6H 7H 8H", "6D 7D 8D")


def colluding() -> Deal:
    return set_up(game("president_collusion"), *SIX, standing="ABCDEF")


def test_first_and_last_swap_any_equal_number() -> None:
    deal = after(colluding(), "A gives 3S 4S", "F gives 6D 7D")
    assert (held(deal, "A"), held(deal, "F")) == ("5S 6D 7D", "3S 4S 8D")


def test_a_swap_of_two_for_one_is_refused() -> None:
    deal = after(colluding(), "A gives 3S 4S")
    assert why_not(deal, "F gives 6D") == "Swap the same number both ways: 2, not 1."


def test_offered_cards_are_seen_by_the_partner_alone() -> None:
    decision = decide(colluding(), 0, Give(cards("3S 4S")))
    offer = decision.events[0]
    assert [redacted(offer, seat) == offer for seat in range(6)] == [
        True, False, False, False, False, True,
    ]  # fmt: skip
    assert [view(decision.deal, seat).pledged[0].cards != 0 for seat in range(6)] == [
        True, False, False, False, False, True,
    ]  # fmt: skip


def test_swapping_of_a_pair_ends_with_the_word_of_one() -> None:
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
        "Swapping in secret needs an even number of players.",
        "Swapping in secret needs equal hands: deal equal or fixed hands.",
    ]


def test_offer_waits_for_the_answer_of_the_partner() -> None:
    deal = after(colluding(), "A gives 3S")
    assert due(deal) == "BCDEF"
    assert view(deal, 5).gift == Gift(to=0, count=1, words=("done",))
    assert view(colluding(), 5).gift == Gift(to=0, count=0, words=("done",), offer=True)
    assert view(deal, 0).gift is None


def test_offer_is_an_event_with_the_turn_of_the_rest() -> None:
    decision = decide(colluding(), 0, Give(cards("3S 4S")))
    assert decision.events == [
        CardsPledged(0, 5, 2, cards("3S 4S"), frozenset({5})),
        Turn(frozenset({1, 2, 3, 4, 5})),
    ]


def test_an_offer_is_of_any_number_that_both_can_give() -> None:
    deal = set_up(game("president_collusion"), "3S 4S", *SIX[1:5], "6D 7D 8D", standing="ABCDEF")
    for seat in (0, 5):
        sizes = {a.cards.bit_count() for a in legal(deal, seat) if isinstance(a, Give)}
        assert sizes == {1, 2}
    assert legal(deal, 5)[0] == Call("done")
    answers = [a for a in legal(after(deal, "A gives 3S 4S"), 5) if isinstance(a, Give)]
    assert len(answers) == 3  # the ways to give two of three cards
    assert legal(after(deal, "A gives 3S 4S"), 0) == []


@pytest.mark.parametrize(
    ("before", "move", "why"),
    [
        ((), "A gives 6D", "You can only give cards you have."),
        ((), "A gives ", "Pick at least one card."),
        ((), "F gives 6D 7D 8D", "Swap the same number both ways: 2, not 3."),
        (("A gives 3S",), "F gives 6D 7D", "Swap the same number both ways: 1, not 2."),
        (("A gives 3S",), "F gives 4S", "You can only give cards you have."),
        (("A gives 3S",), "A gives 4S", "It's not your turn yet."),
        ((), "A 3S", "You can't do that right now."),
    ],
)
def test_impossible_swap_is_refused_in_a_sentence(
    before: tuple[str, ...], move: str, why: str
) -> None:
    deal = set_up(game("president_collusion"), "3S 4S", *SIX[1:5], "6D 7D 8D", standing="ABCDEF")
    assert why_not(after(deal, *before), move) == why


@pytest.mark.parametrize("each_has", [1, 4, 9])
def test_a_pair_swaps_as_often_as_it_has_cards(each_has: int) -> None:
    """000:515: "as many cards as necessary", so that each card may go over; then play begins."""
    mine, yours = (" ".join(f"{rank}{suit}" for rank in "3456789JQ"[:each_has]) for suit in "SD")
    deal = set_up(game("president_collusion"), mine, *SIX[1:5], yours, standing="ABCDEF")
    for one, other in zip(mine.split(), yours.split(), strict=True):
        assert "A" in due(deal)
        deal = after(deal, f"A gives {one}", f"F gives {other}")
    assert due(deal) == "BCDE"
    assert (held(deal, "A"), held(deal, "F")) == (yours, mine)


def test_swaps_of_other_pairs_do_not_count() -> None:
    deal = after(colluding(), "B gives 3H", "E gives 6H")
    for mine, yours in (("3S", "6D"), ("6D", "3S")):
        deal = after(deal, f"A gives {mine}", f"F gives {yours}")
        assert due(deal) == "ABCDEF"
    deal = after(deal, "A gives 3S", "F gives 6D")
    assert due(deal) == "BCDE"
    assert (held(deal, "A"), held(deal, "F")) == ("4S 5S 6D", "3S 7D 8D")


def test_word_that_ends_the_swapping_is_a_call_of_its_seat() -> None:
    deal = said(colluding(), "B done")
    assert [(call.seat, call.word) for call in deal.calls] == [(1, "done")]
    assert due(deal) == "ACDF"


def test_on_a_first_deal_the_seats_stand_for_the_places() -> None:
    deal = set_up(game("president_collusion"), *SIX)
    assert [partner(deal, seat) for seat in range(6)] == [5, 4, 3, 2, 1, 0]
    deal = set_up(game("president_collusion"), *SIX, standing="CAFBED")
    assert [partner(deal, seat) for seat in range(6)] == [4, 5, 3, 2, 0, 1]


def test_gift_that_is_not_due_is_refused() -> None:
    """The phase itself refuses a gift that is not due."""
    deal = said(colluding(), "A done")
    with pytest.raises(IllegalAction) as refusal:
        Collusion().act(Decision(deal), 0, Give(cards("3S")))
    assert refusal.value.reason == "nothing_to_give"
    assert Collusion().legal(deal, 0, by_rank=False) == []
