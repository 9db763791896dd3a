"""Leading, following and passing where the pages are silent, and every sentence of refusal."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from rules.actions import IllegalAction, Pass, Play
from rules.cards import Cards, cards
from rules.deal import Deal
from rules.engine import decide, legal
from rules.house.first_lead import NextToDealer
from rules.rule import Rule
from rules.ruleset import RuleSet
from rules.sentences import WHY, filled
from tests.rules.notation import after, game, letters, move, opened, turn, why_not

BASIC = game("president_basic")
LOCKED = game("president_basic", pass_rule="locked")


@dataclass(frozen=True)
class NeverPlays(Rule):
    """A rule for tests that forbids to play the `barred` cards."""

    barred: Cards

    def forbids(self, deal: Deal, seat: int, action: object) -> IllegalAction | None:
        barred = isinstance(action, Play) and action.cards & self.barred
        return IllegalAction("not_now") if barred else None


@dataclass(frozen=True)
class MustPlay(Rule):
    """A rule for tests that forbids to pass."""

    def forbids(self, deal: Deal, seat: int, action: object) -> IllegalAction | None:
        return IllegalAction("must_lead") if isinstance(action, Pass) else None


def barring(rules: RuleSet, written: str) -> Deal:
    """A deal in which A leads, and a rule forbids to play the `written` cards."""
    return opened(rules.with_rules(NeverPlays(cards(written))), "3S 3H", "KS KH 9S", "10S JS", "4S")


def test_a_leader_with_no_legal_play_passes_the_lead_on() -> None:
    deal = barring(BASIC, "3S 3H")
    assert legal(deal, 0) == [Pass()]
    assert turn(after(deal, "A pass")) == "B leads"


def test_leader_with_a_legal_play_may_not_pass() -> None:
    deal = barring(BASIC, "3S")
    assert legal(deal, 0) == [Play(cards("3H"))]
    assert why_not(deal, "A pass") == "You lead, so you can't pass. Play anything."


@pytest.mark.parametrize("passing", ["reenter", "locked", "single_round"])
def test_passing_the_lead_on_does_not_close_the_trick(passing: str) -> None:
    deal = barring(game("president_basic", pass_rule=passing), "3S 3H")
    assert turn(after(deal, "A pass", "B 9S", "C pass", "D pass")) == "A"


def test_deal_without_a_possible_lead_is_void() -> None:
    deal = after(barring(BASIC, "3S 3H KS KH 9S 10S JS 4S"), "A pass", "B pass", "C pass", "D pass")
    assert deal.ended is not None
    assert deal.ended.void
    assert deal.ended.points == (0, 0, 0, 0)


def test_deal_without_a_possible_lead_keeps_the_places_of_players_gone_out() -> None:
    deal = opened(
        BASIC.with_rules(NeverPlays(cards("KS KH 9S 10S JS"))), "3S", "KS KH", "9S", "10S JS"
    )
    deal = after(deal, "A 3S", "B pass", "C pass", "D pass", "B pass", "C pass", "D pass")
    assert deal.ended is not None
    assert not deal.ended.void
    # the winner, then by cards left, ties in turn order
    assert letters(deal.ended.places) == "ACBD"


def test_pass_is_legal_for_a_seat_without_a_play() -> None:
    deal = opened(BASIC.with_rules(MustPlay()), "9S 10S", "3S 4S", "JS QS", "5S")
    deal = after(deal, "A 9S")
    assert legal(deal, 1) == [Pass()]
    deal = after(deal, "B pass")
    assert legal(deal, 2) == [Play(cards("JS")), Play(cards("QS"))]
    assert why_not(deal, "C pass") == "You lead, so you can't pass. Play anything."


def test_named_card_that_the_leader_lacks_does_not_bind() -> None:
    rules = game("president_denexa").with_rules(NeverPlays(cards("3S")))
    deal = after(opened(rules, "3S", "KS KH", "4S 5S"), "A pass")
    assert turn(after(deal, "B KS")) == "C"


def test_locked_trick_goes_on_among_seats_without_a_pass() -> None:
    deal = opened(LOCKED, "3S 6S 7S", "4S 8S", "5S 9S", "QS KS")
    deal = after(deal, "A 3S", "B 4S", "C pass", "D QS", "A pass", "B pass")
    assert turn(deal) == "D leads"
    assert why_not(after(deal, "D KS"), "D KS") == "You've already gone out this deal."


def test_a_new_trick_is_open_to_all() -> None:
    deal = opened(LOCKED, "3S 6S", "4S 8S", "5S 9S", "QS 3H")
    deal = after(deal, "A 3S", "B pass", "C pass", "D QS", "A pass")
    assert turn(after(deal, "D 3H", "A pass")) == "B"


def test_counter_clockwise_the_lead_of_a_leaver_goes_to_the_right() -> None:
    deal = opened(BASIC, "3S", "4S 5S", "6S 7S", "8S 9S", direction=-1)
    assert turn(after(deal, "A 3S", "D pass", "C pass", "B pass")) == "D leads"


REFUSALS = {
    "over": (BASIC, ("3S", "4S", "5S", "6S"), ("A 3S", "B 4S", "C 5S"), "D 6S"),
    "not_your_turn": (BASIC, ("3S", "4S", "5S", "6S"), (), "B 4S"),
    "out": (BASIC, ("3S", "4S", "5S", "6S"), ("A 3S",), "A 3S"),
    "passed": (LOCKED, ("3S", "4S", "5S 9S", "6S 8S"), ("A 3S", "B pass"), "B 4S"),
    "not_now": (BASIC, ("3S", "4S", "5S", "6S"), (), "A gives 3S"),
    "no_cards": (BASIC, ("3S", "4S", "5S", "6S"), (), "A "),
    "not_held": (BASIC, ("3S", "4S", "5S", "6S"), (), "A 4S"),
    "no_combination": (BASIC, ("3S 4H", "4S", "5S", "6S"), (), "A 3S 4H"),
    "does_not_beat": (BASIC, ("9S 9H", "8S 8H", "5S", "6S"), ("A 9S 9H",), "B 8S 8H"),
    "wrong_number": (BASIC, ("9S", "KS KH", "5S", "6S"), ("A 9S",), "B KS KH"),
    "must_lead": (BASIC, ("3S", "4S", "5S", "6S"), (), "A pass"),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_an_illegal_action_says_why_in_the_words_of_the_game(reason: str) -> None:
    rules, hands, moves, refused = REFUSALS[reason]
    deal = after(opened(rules, *hands), *moves)
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, *move(refused))
    assert refusal.value.reason == reason
    assert str(refusal.value) == filled(WHY[reason], refusal.value.facts)
    assert str(refusal.value).endswith(".")


def test_refusal_of_kings_on_aces_names_both() -> None:
    deal = after(opened(BASIC, "AS AH 3S", "KS KH", "5S", "6S"), "A AS AH")
    assert why_not(deal, "B KS KH") == "KH KS doesn't beat AH AS."


@pytest.mark.parametrize("nonsense", [-1, 1 << 200])
def test_numbers_that_are_no_cards_are_refused(nonsense: int) -> None:
    deal = opened(BASIC, "3S", "4S", "5S", "6S")
    with pytest.raises(IllegalAction):
        decide(deal, 0, Play(nonsense))


def test_next_to_dealer_is_the_seat_after_each_dealer() -> None:
    rules = replace(BASIC, first_lead=NextToDealer())
    for dealer in range(4):
        deal = opened(rules, "3S", "4S", "5S", "6S", dealer=dealer)
        assert deal.to_act == {(dealer + 1) % 4}
