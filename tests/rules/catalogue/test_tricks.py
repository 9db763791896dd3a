"""Passing: its effect, its refusals, and a player alone in the trick (catalogue 3.L)."""

from __future__ import annotations

import pytest

from rules.actions import Action, Pass, Play
from rules.cards import cards
from rules.deal import Deal
from rules.engine import legal
from rules.view import view
from tests.rules.notation import after, game, opened, turn, why_not

CLOSED = "You passed, so you're out of this trick."
SPENT = "You've had your turn in this trick."
RULES = ("reenter", "locked", "single_round")

DUE = [  # moves, then the seat due under each pass rule
    ("the turn goes to the next", "A 4S", ("B", "B", "B")),
    ("and on after a pass", "A 4S, B pass", ("C", "C", "C")),
    ("when all others have passed their owner leads", "A 4S, B pass, C pass, D pass",
     ("A leads", "A leads", "A leads")),
    ("a round is over: the leader may go on, but not in a single round",
     "A 4S, B 5H, C 8D, D 10C", ("A", "A", "D leads")),
    ("the last pass of a single round ends it", "A 4S, B 5H, C 8D, D pass",
     ("A", "A", "C leads")),
    ("the leader's pass ends nothing while others may follow", "A 4S, B 5H, C 8D, D pass, A pass",
     ("B", "B", "")),
    ("who passed is asked again only where passes do not bind",
     "A 4S, B pass, C 8D, D 10C, A KS", ("B", "C", "")),
    ("three passes after the last play, not three in all",
     "A 4S, B pass, C 8D, D pass, A pass", ("B", "C leads", "")),
]  # fmt: skip


def four(rule: str, *moves: str, **options: str) -> Deal:
    """A deal after these moves; A holds a four, a six and a king; C has the highest cards."""
    rules = game("president_basic", pass_rule=rule, **options)
    hands = "4S 6S KS", "5H 9H AH", "8D QD 2D", "7C 10C JC"
    return after(opened(rules, *hands), *moves)


@pytest.mark.parametrize(("moves", "due"), [row[1:] for row in DUE], ids=[row[0] for row in DUE])
def test_pass_rule_decides_the_next_turn(moves: str, due: tuple[str, ...]) -> None:
    """CG-31, CG-32, PV-02, PV-04."""
    for rule, expected in zip(RULES, due, strict=True):
        if expected:
            assert turn(four(rule, *moves.split(", "))) == expected, rule


@pytest.mark.parametrize("rule", RULES)
def test_the_leader_plays_something(rule: str) -> None:
    assert why_not(four(rule), "A pass") == "You lead, so you can't pass. Play anything."


@pytest.mark.parametrize("rule", RULES)
def test_a_pass_is_good_although_one_could_beat(rule: str) -> None:
    """CG-36."""
    assert turn(four(rule, "A 4S", "B 5H", "C pass")) == "D"


@pytest.mark.parametrize(
    ("rule", "told"),
    [("locked", CLOSED), ("single_round", SPENT), ("reenter", "It's not your turn yet.")],
)
def test_play_after_a_pass_is_refused_in_a_sentence(rule: str, told: str) -> None:
    assert why_not(four(rule, "A 4S", "B pass", "C 8D"), "B 9H") == told


@pytest.mark.parametrize(
    ("rule", "passed", "played"),
    [("locked", "passed", ""), ("single_round", "turn_spent", "turn_spent"), ("reenter", "", "")],
)
def test_a_view_has_the_reason_why_the_trick_is_closed(rule: str, passed: str, played: str) -> None:
    deal = four(rule, "A 4S", "B pass", "C 8D")
    assert [view(deal, seat).why_closed for seat in range(4)] == [played, passed, played, ""]
    assert view(deal, None).why_closed == ""
    assert view(four(rule), 0).why_closed == ""


def test_trick_is_not_closed_to_a_player_gone_out() -> None:
    rules = game("president_basic", pass_rule="single_round")
    deal = after(opened(rules, "9S", "5H 9H", "8D QD", "7C JC"), "A 9S")
    assert deal.out == (0,)
    assert view(deal, 0).why_closed == ""
    assert why_not(deal, "A 9S") == "You've already gone out this deal."


@pytest.mark.parametrize("rule", ["reenter", "locked"])
def test_in_the_next_trick_everybody_may_play(rule: str) -> None:
    """B has passed on the four, and answers the queen that C leads."""
    passes = {"reenter": ("A pass", "B pass"), "locked": ("A pass",)}[rule]
    deal = four(rule, "A 4S", "B pass", "C 8D", "D pass", *passes)
    assert turn(deal) == "C leads"
    assert after(deal, "C QD", "D pass", "A KS", "B AH").trick[-1].seat == 1


@pytest.mark.parametrize("rule", RULES)
def test_player_gone_out_is_skipped_and_the_next_player_inherits_the_lead(rule: str) -> None:
    """CG-33: after the others have had their chance to beat that play."""
    rules = game("president_basic", pass_rule=rule)
    deal = after(opened(rules, "9S", "5H 9H", "8D QD", "7C JC"), "A 9S", "B pass", "C pass")
    assert turn(deal) == "D"
    assert turn(after(deal, "D pass")) == "B leads"
    assert turn(after(deal, "D JC")) == {"reenter": "B", "locked": "D leads"}.get(rule, "D leads")


# The duty to beat


def may(deal: Deal, seat: int) -> set[Action]:
    return set(legal(deal, seat))


def test_must_beat_forbids_a_pass_only_to_a_seat_that_can_beat() -> None:
    """PV-03."""
    deal = opened(game("president_basic", must_beat="on"), "9H 3S", "KS 4D", "5S 6S", "7S 8S")
    deal = after(deal, "A 9H")
    assert may(deal, 1) == {Play(cards("KS"))}
    assert why_not(deal, "B pass") == "You can beat 9H, so you can't pass."
    deal = after(deal, "B KS")
    assert may(deal, 2) == {Pass()}
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"


def test_where_passing_is_free_both_are_offered() -> None:
    deal = opened(game("president_basic", must_beat="off"), "9H 3S", "KS 4D", "5S 6S", "7S 8S")
    assert may(after(deal, "A 9H"), 1) == {Play(cards("KS")), Pass()}


MUST = [  # A leads; B's hand, the options, and whether B can beat the lead
    ("a pair must not be broken for a single of its rank, but for a higher one it must",
     "9H", "KS KD 4D", {}, True),
    ("an equal card does not beat", "9H", "9S 4D", {}, False),
    ("an equal card does where equal plays may be laid", "9H", "9S 4D",
     {"equal_play": "allowed"}, True),
    ("one higher card does not beat a pair", "9H 9C", "KS 4D", {}, False),
    ("a larger set must be laid where it may", "9H", "4S 4D",
     {"set_size_rule": "larger_any"}, True),
    ("a two with a power can beat anything", "9H 9C", "2S 4D", {"two_power": "wins_trick"}, True),
    ("a joker that stands for a rank can help", "9H 9C", "10S RJ 4D",
     {"jokers": "2", "joker_wild": "rank"}, True),
    ("another suit does not follow", "9H", "KS 4D", {"follow_suit": "singles"}, False),
    ("a banned finish never counts as able", "9H", "2S", {"finish_ban": "single_two"}, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lead", "hand", "options", "able"), [row[1:] for row in MUST], ids=[row[0] for row in MUST]
)
def test_must_beat_counts_legal_plays_only(
    lead: str, hand: str, options: dict[str, str], able: bool
) -> None:
    rules = game("president_basic", must_beat="on", **options)
    deal = after(opened(rules, f"{lead} 3S", hand, "5S 6S", "7S 8S"), f"A {lead}")
    assert (Pass() in may(deal, 1)) is not able
    if not able:
        assert turn(after(deal, "B pass")) == "C"


def test_must_beat_binds_a_seat_again_at_its_next_turn() -> None:
    deal = opened(game("president_basic", must_beat="on"), "9H 10H KD", "JS 4D 2S", "5S", "7S")
    deal = after(deal, "A 9H", "B JS", "C pass", "D pass", "A KD")
    assert why_not(deal, "B pass") == "You can beat KD, so you can't pass."


# Alone in the trick

ALONE = "3S 3H 8S 8H 10S 10H KD", "2S 2H 4D", "5S 5H 6D", "6S 7H 7D"
ROUND = ("A 3S 3H", "B pass", "C pass", "D pass")


def alone(beat_own: str, rule: str) -> Deal:
    rules = game(
        "bigtwo_basic", beat_own=beat_own, pass_rule=rule, direction="cw",
        first_lead="dealer_next", opening_includes_low="free",
    )  # fmt: skip
    return after(opened(rules, *ALONE), *ROUND)


@pytest.mark.parametrize("rule", ["reenter", "locked"])
def test_when_all_have_passed_the_owner_leads_afresh(rule: str) -> None:
    deal = alone("off", rule)
    assert turn(deal) == "A leads"
    assert turn(after(deal, "A 8S 8H", "B 2S 2H")) == "C", "a new trick, which all may follow"


@pytest.mark.parametrize("rule", ["reenter", "locked"])
def test_the_owner_may_beat_the_own_play_first(rule: str) -> None:
    """000:169: 3S 3H, all pass, then a higher pair by the same player, in the same trick."""
    deal = alone("on", rule)
    assert turn(deal) == "A"
    assert len(after(deal, "A 8S 8H").trick) == 2
    assert {Play(cards("8S 8H")), Play(cards("KD")), Pass()} <= may(deal, 0)


def test_another_kind_is_a_lead_that_opens_a_new_trick() -> None:
    deal = after(alone("on", "locked"), "A KD")
    assert len(deal.trick) == 1
    assert turn(after(deal, "B 2S")) == "C"


def test_a_pass_of_the_owner_ends_the_trick() -> None:
    deal = after(alone("on", "locked"), "A pass")
    assert turn(deal) == "A leads"
    assert turn(after(deal, "A 8S 8H", "B 2S 2H")) == "C"


def test_locked_passes_leave_the_play_on_the_own_play_unanswered() -> None:
    deal = after(alone("on", "locked"), "A 8S 8H")
    assert turn(deal) == "A"
    assert why_not(deal, "B 2S 2H") == CLOSED
    assert turn(after(alone("on", "reenter"), "A 8S 8H", "B 2S 2H")) == "C"
