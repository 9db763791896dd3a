"""The last card: warnings, calls, bans, duties and payments (catalogue 3.O, place_lead)."""

from __future__ import annotations

import pytest

from rules.actions import Call, IllegalAction, Pass, Play
from rules.cards import cards
from rules.catalogue import problems
from rules.deal import Deal
from rules.engine import calls, decide, legal
from rules.events import Announced
from rules.house.last_card import LAST_CARD
from rules.ruleset import RuleSet
from tests.rules.notation import after, events, game, opened, turn, why_not

A, B, C, D = range(4)


def basic(**changed: str) -> RuleSet:
    return game("bigtwo_basic", first_lead="dealer_next", opening_includes_low="free", **changed)


def points(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    return deal.ended.points


def warnings(deal: Deal, move: str) -> list[Announced]:
    return [event for event in events(deal, move) if isinstance(event, Announced)]


def test_the_last_card_is_announced() -> None:
    deal = opened(basic(announce="one"), "3S 4S 9S", "5S 6S", "7S 8S")
    assert warnings(deal, "A 3S") == []
    assert warnings(after(deal, "A 3S"), "B 5S") == [Announced(B, 1)]


def test_two_cards_and_one_are_announced() -> None:
    """BT-45, P11: the next player remains free to choose."""
    deal = opened(basic(announce="two_or_one"), "3S 4S 9S 2S", "5S 6S 2D", "7S 8S KS")
    assert warnings(deal, "A 3S") == []
    deal = after(deal, "A 3S")
    assert warnings(deal, "B 5S") == [Announced(B, 2)]
    assert turn(after(deal, "B 5S", "C 7S")) == "A"


def test_a_hand_that_could_go_out_with_one_play_is_announced() -> None:
    """BT-38."""
    deal = opened(basic(announce="one_play_left"), "3S 4S 4D", "5S 6S 7D", "7S 8S KS")
    assert warnings(deal, "A 3S") == [Announced(A, 2)]
    assert warnings(after(deal, "A 3S"), "B 5S") == []


PENALTY = {"announce": "one", "announce_penalty": "take_all", "winner_points": "sum_of_losses"}
LOSERS = "3D 3C 3H", "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C", "8D 8C 8H 9D 9C 9H 10D 10C"


def test_forgotten_call_costs_the_penalties_of_all() -> None:
    deal = opened(basic(**PENALTY), "KS", *LOSERS)
    assert points(after(deal, "A KS")) == (-33, 0, 0, 0)


def test_winner_after_a_call_scores_as_usual() -> None:
    deal = opened(basic(**PENALTY), "JS KS", *LOSERS)
    assert calls(deal, A) == []
    deal = after(deal, "A JS")
    assert Call(LAST_CARD) in legal(deal, A)
    deal = decide(deal, A, Call(LAST_CARD)).deal
    assert calls(deal, A) == []
    deal = after(deal, "B pass", "C pass", "D pass", "A KS")
    assert points(deal) == (33, -3, -22, -8)


def test_a_call_is_late_when_the_next_player_has_acted() -> None:
    deal = after(opened(basic(**PENALTY), "JS KS", *LOSERS), "A JS", "B pass")
    assert calls(deal, A) == []
    with pytest.raises(IllegalAction):
        decide(deal, A, Call(LAST_CARD))


def test_call_is_not_due_before_a_last_play_of_several_cards() -> None:
    deal = opened(basic(**PENALTY), "JS KS KD", *LOSERS)
    deal = after(deal, "A JS", "B pass", "C pass", "D pass", "A KS KD")
    assert points(deal) == (33, -3, -22, -8)


def test_the_penalty_needs_the_announcement_and_a_single_winner() -> None:
    """I-14."""
    assert problems("bigtwo_basic", {"announce_penalty": "take_all", "deal_end": "one_left"}) == [
        "A penalty for not calling needs a warning on the last card.",
        "A penalty for not calling needs a deal that ends when someone goes out.",
    ]


def guarded(*hands: str) -> Deal:
    return opened(basic(last_card_guard="forced"), *hands)


def test_several_cards_may_be_led_before_a_last_card() -> None:
    deal = guarded("5S 5H KS 3D", "9D", "7S 8S")
    assert set(legal(deal, A)) == {Play(cards("5S 5H")), Play(cards("KS"))}


def test_a_low_single_may_not_be_led_before_a_last_card() -> None:
    said = "The next player has one card left: play your highest, or more than one card."
    assert why_not(guarded("5S KS 3D", "9D", "7S 8S"), "A 5S") == said
    assert why_not(guarded("5S 9S 9H", "JD", "7S 8S"), "A 5S") == said


def test_a_single_must_be_beaten_with_the_highest_card() -> None:
    """I-24: and a player who can beat the single may not pass."""
    deal = after(guarded("4S 10S", "5S KS 3D", "9D"), "A 4S")
    assert set(legal(deal, B)) == {Play(cards("KS"))}
    assert why_not(deal, "B pass").startswith("The next player has one card left and you can beat")
    deal = after(guarded("AS 10S", "5S KS 3D", "9D"), "A AS")
    assert legal(deal, B) == [Pass()]


def test_no_duty_on_several_cards_or_when_the_next_player_holds_more() -> None:
    deal = after(guarded("4S 4D 10S", "5S 5D KS", "9D"), "A 4S 4D")
    assert set(legal(deal, B)) == {Play(cards("5S 5D")), Pass()}
    assert Play(cards("5S")) in legal(guarded("5S KS", "9D 10D", "3D"), A)


def test_without_a_guard_any_single_may_be_led() -> None:
    assert not why(opened(basic(), "5S KS 3D", "9D", "7S 8S"), "A 5S")


def why(deal: Deal, move: str) -> str:
    try:
        after(deal, move)
    except IllegalAction as refusal:
        return str(refusal)
    return ""


ELEVEN = "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C"
PLUS = {"winner_points": "sum_of_losses"}


def test_the_assistant_bears_all_the_losses() -> None:
    """$29: A led a single 4 holding KS, B won with 9D; losses 5, 22 and 3."""
    deal = opened(
        basic(last_card_guard="assistant", **PLUS), "4S KS 8D 10H JC QC", "9D", ELEVEN, "3D 3C 3H"
    )
    assert points(after(deal, "A 4S", "B 9D")) == (-30, 30, 0, 0)


def test_assistant_with_no_higher_card_does_not_pay() -> None:
    deal = opened(basic(last_card_guard="assistant", **PLUS), "4S 8D 7H", "9D", ELEVEN, "3D")
    assert points(after(deal, "A 4S", "B 9D")) == (-2, 25, -22, -1)


def test_a_win_with_several_cards_has_no_assistant() -> None:
    deal = opened(basic(last_card_guard="assistant", **PLUS), "4S 4H KS KD", "9D 9C", "3D")
    assert points(after(deal, "A 4S 4H", "B 9D 9C")) == (-2, 3, -1)


def test_passing_with_a_higher_card_assists() -> None:
    deal = opened(basic(last_card_guard="assistant"), "3S 8D", "KS 10H", "9D")
    assert points(after(deal, "A 3S", "B pass", "C 9D")) == (0, 3, 0)


def test_liability_holds_for_a_player_against_the_precautions() -> None:
    """BT-26, C-BT-20: a low lead, a lead that could have been a pair, a pass while able."""
    rules = basic(last_card_guard="liability")
    assert points(after(opened(rules, "4S KS", "9D", "3D 3C"), "A 4S", "B 9D")) == (3, 0, 0)
    assert points(after(opened(rules, "8S 4S 4D", "9D", "3D 3C"), "A 8S", "B 9D")) == (4, 0, 0)
    deal = opened(rules, "4S 4D", "KS 10H", "9D")
    assert points(after(deal, "A 4S", "B pass", "C 9D")) == (0, 3, 0)
    deal = opened(rules, "4S 4D", "10H KS", "JD")
    assert points(after(deal, "A 4S", "B 10H", "C JD")) == (0, 2, 0)


def test_liability_spares_a_player_with_the_precautions() -> None:
    rules = basic(last_card_guard="liability")
    deal = opened(rules, "8S 4S", "9D", "3D 3C")
    assert points(after(deal, "A 8S", "B 9D")) == (1, 0, 2)
    deal = opened(rules, "4S 4D 8S KS", "9D 9C", "3D 3C")
    assert points(after(deal, "A 4S 4D", "B 9D 9C")) == (2, 0, 2)


def test_guards_for_money_do_not_touch_places() -> None:
    rules = basic(
        last_card_guard="assistant", score_model="places", deal_end="one_left", settlement="none"
    )
    deal = after(opened(rules, "4S KS", "9D", "3D 10C"), "A 4S", "B 9D", "C 10C", "A KS")
    assert points(deal) == (3, 5, 1)


def test_the_lowest_card_leads_for_the_next_places() -> None:
    """BT-52, C-BT-24."""
    rules = basic(
        place_lead="low_card_holder",
        deal_end="one_left",
        suit_order="DHSC",
        score_model="none",
        settlement="none",
    )
    hands = "KD QD", "4C 9C", "2D", "5C 10C"
    assert turn(after(opened(rules, *hands), "A KD", "B pass", "C 2D")) == "B leads"
    deal = opened(rules, "4C 9C", "KD QD", "2D", "5C 10C", dealer=D)
    assert turn(after(deal, "A 9C", "B QD", "C 2D")) == "A leads"


def test_the_next_player_leads_for_the_next_places() -> None:
    rules = basic(deal_end="one_left", score_model="none", settlement="none")
    deal = opened(rules, "4C 9C", "KD QD", "2S", "10C JC", direction=-1)
    assert turn(deal) == "A leads"
    deal = after(deal, "A 9C", "D 10C", "C 2S", "B pass", "A pass", "D pass")
    assert turn(deal) == "B leads"
