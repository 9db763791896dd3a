"""Readings of cards in a hand, and objections to them, asked in turn and out of turn."""

from __future__ import annotations

import pytest

from rules.cards import Cards, cards, text
from rules.deal import Deal
from rules.view import distinct, meanings, objection, view
from tests.rules.notation import after, game, opened
from tests.rules.talk import said, set_up

JOKER = game("bigtwo_jokers")
RUN = "3D 4C 5H 6S RJ"
REST = ("4H 6D", "4S 9D")


def led(lead: str = "KD") -> Deal:
    """A deal in which A has laid `lead` on D's three; B, who is next, and C hold a joker each."""
    deal = opened(JOKER, f"{lead} 8C", "RJ 2C 2D", "BJ KC", "3D 4S 9D")
    return after(deal, "D 3D", f"A {lead}")


def as_what(deal: Deal, seat: int, laid: str) -> list[str]:
    return [text(play.cards) for play in meanings(deal, seat, cards(laid))]


def test_a_joker_in_a_run_ends_it_and_the_strongest_end_comes_first() -> None:
    """A run from the three to the six goes on to the seven, or begins with the two (BT-70)."""
    deal = opened(JOKER, RUN, "4D 5D", *REST)
    found = as_what(deal, 0, RUN)
    ends = [play.removeprefix("3D 4C 5H 6S ") for play in found]
    assert ends == ["2S", "2H", "2C", "2D", "7S", "7H", "7C", "7D"]


def test_each_meaning_keeps_the_cards_that_are_laid() -> None:
    deal = opened(JOKER, RUN, "4D 5D", *REST)
    assert {text(play.laid) for play in meanings(deal, 0, cards(RUN))} == {RUN}


def test_a_joker_may_be_whatever_beats_the_table_and_nothing_else() -> None:
    found = as_what(after(opened(JOKER, "3D 2C", "RJ 4D", *REST), "A 3D"), 1, "RJ")
    assert {"3C", "KD", "2S"} <= set(found)
    assert "3D" not in found
    high = as_what(led("2H"), 1, "RJ")
    assert high == ["RJ", "2S"]


def test_meanings_are_listed_for_a_seat_out_of_turn() -> None:
    deal = led()
    assert deal.to_act == {1}
    assert as_what(deal, 2, "KC") == ["KC"]
    assert as_what(deal, 2, "BJ")[:2] == ["BJ", "2S"]


def test_cards_that_are_not_held_mean_nothing_here() -> None:
    assert as_what(led(), 1, "2S") == []
    assert as_what(led(), 1, "2C 2S") == []


def test_meanings_of_plain_cards_are_the_cards_or_none() -> None:
    deal = opened(game("president_basic"), "7D 7C 8S", "4D 5D", *REST)
    assert as_what(deal, 0, "7D 7C") == ["7D 7C"]
    assert as_what(deal, 0, "7D 8S") == []


def test_nothing_may_be_laid_before_the_tricks_or_after_the_deal() -> None:
    deal = opened(game("president_basic"), "3S 4S", "5S", "6S", "7S", standing="ABCD")
    assert as_what(deal, 0, "3S") == []
    assert as_what(over(), 3, "9S") == []


def over() -> Deal:
    """A deal that is over: D is left with the nine of spades when all others are out."""
    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S 9S")
    return after(deal, "A 3S", "B 4S", "C 5S")


REFUSALS: list[tuple[Deal, int, str, str]] = [
    (led(), 1, "2C", ""),
    (led(), 1, "RJ", ""),
    (led(), 1, "RJ 2C", "number"),
    (led(), 1, "2S", "held"),
    (led("2S"), 1, "2C", "beat"),
    (over(), 3, "9S", "over"),
    (opened(game("president_basic"), "3S", "4S", "5S", "6S", standing="ABCD"), 1, "4S", "now"),
]
REASONS = {
    "": None,
    "number": "wrong_number",
    "held": "not_held",
    "beat": "does_not_beat",
    "over": "over",
    "now": "not_now",
}


@pytest.mark.parametrize(("deal", "seat", "laid", "why"), REFUSALS)
def test_objection_has_the_reason_of_the_refusal(
    deal: Deal, seat: int, laid: str, why: str
) -> None:
    refusal = objection(deal, seat, cards(laid))
    assert (refusal and refusal.reason) == REASONS[why]


def test_the_reason_is_the_sentence_that_a_player_on_turn_is_given() -> None:
    refusal = objection(led(), 3, cards("9D"))
    assert str(refusal) == "9D doesn't beat KD."


def test_a_bomb_that_may_come_out_of_turn_is_offered_out_of_turn() -> None:
    rules = game("bigtwo_gamesky", direction="cw")
    deal = after(opened(rules, "3D 4D 10S", "9S 5D", "6S 6H 6C 6D 3C", "7S 4C JS"), "A 3D")
    assert plays(deal, 2) == ["3C 6D 6C 6H 6S"]
    assert not view(deal, 2).my_turn
    assert not view(deal, 2).may_pass
    assert plays(deal, 3) == []


def plays(deal: Deal, seat: int) -> list[str]:
    return [text(play.laid) for play in view(deal, seat).plays]


def test_of_equally_strong_plays_the_longer_comes_first_then_the_lower_suits() -> None:
    deal = opened(game("president_basic"), "KS KD 3S", "4S", "5S", "6S")
    assert plays(deal, 0) == ["3S", "KD KS", "KD", "KS"]


def test_bombs_come_after_all_that_they_beat() -> None:
    deal = opened(game("thirteen_twos_chop"), "3S 4S 4C 4D 4H 2S", "6S", "7S", "8S")
    deal = after(deal, "A 3S", "B pass", "C pass", "D pass")
    assert plays(deal, 0)[0] == "4S"
    assert plays(deal, 0)[-2:] == ["2S", "4D 4C 4H 4S"]


def test_view_shows_a_joker_as_the_card_it_counts_as() -> None:
    deal = led("2H")
    assert [(text(play.laid), text(play.cards)) for play in view(deal, 1).plays] == [
        ("RJ", "RJ"),
    ]


def test_view_shows_a_transparent_three_as_the_card_it_covers() -> None:
    deal = after(opened(game("president_transparent"), "9S 4S", "3S 10S", "7S", "8S"), "A 9S")
    plays = [(text(play.laid), text(play.cards)) for play in view(deal, 1).plays]
    assert plays == [("3S", "9S"), ("10S", "10S")]


def test_distinct_keeps_the_first_of_equal_plays() -> None:
    deal = opened(game("president_basic"), "KS KH 3S", "4S", "5S", "6S")
    kept = distinct(view(deal, 0).plays)
    assert [text(play.cards) for play in kept] == ["3S", "KH KS", "KH"]


def test_givable_cards_are_the_equally_high_ones_or_the_whole_hand() -> None:
    """C-PR-5: where suits matter, the giver says which of the equally high cards it gives."""
    rules = game("president_basic", exchange="[2]", poker_combos="on")
    deal = set_up(rules, "3D 4C", "3H 6D", "7D 9C", "2S KS KD 5S", standing="ABCD")
    assert among(view(deal, 3).givable) == "KD KS"
    deal = after(deal, "D gives KD")
    shown = view(deal, 0)
    assert shown.gift is not None
    assert among(shown.givable) == "3D 4C KD 2S"
    assert among(view(deal, 1).givable) == "3H 6D"  # B owes no gift


def among(held: tuple[Cards, ...]) -> str:
    return " ".join(map(text, held))


def test_before_the_tricks_no_cards_are_laid_and_nothing_is_passed() -> None:
    deal = set_up(game("doudizhu_denexa"), "3S 4S", "5S 6S", "7S 8S", widow="9S")
    shown = view(deal, min(deal.to_act))
    assert not shown.opened
    assert shown.plays == ()
    assert [repr(action) for action in shown.asked] == [
        "Bid(amount=1)",
        "Bid(amount=2)",
        "Bid(amount=3)",
    ]
    assert shown.may_pass
    idle = next(seat for seat in range(3) if seat not in deal.to_act)
    assert (view(deal, idle).asked, view(deal, idle).may_pass) == ((), False)


def test_asked_actions_of_the_view_are_the_calls_of_an_offer() -> None:
    rules = game("bigtwo_three", leftover="swap_offer")
    deal = set_up(rules, "3D 9S 2D", "3C 8S", "5S 7S", widow="2S")
    assert [repr(action) for action in view(deal, 0).asked] == [
        "Call(word='trade')",
        "Call(word='keep')",
    ]
    kept = said(deal, "A keep")
    assert (view(kept, 0).asked, view(kept, 0).opened) == ((), True)
    assert plays(kept, 0) == ["3D"]
