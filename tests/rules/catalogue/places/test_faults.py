"""Faults of a first place that deals by hand, or that changes no rule: each choice."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Call, Cut
from rules.deal import Deal
from rules.engine import begin, calls, decide
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.catalogue.places.standing import places_after
from tests.rules.notation import game, turn
from tests.rules.talk import due, refused, said, shuffled, sizes

ALONE = {"exchange": "none"}
FAULTS = {"off": "B", "on": "C"}  # the player asked first: the scum, who deals, or the landlord
FALLS = {"off": "ABCD", "2": "BCDA"}  # the places after three deals that end A B C D


# Dealing by hand


@pytest.mark.parametrize("choice", FAULTS)
def test_later_deal_begins_with_the_landlord_where_faults_count(choice: str) -> None:
    rules = game("president_basic", procedural_faults=choice, **ALONE)
    assert due(shuffled(rules, standing="CADB").deal) == FAULTS[choice]


Step = str | int
STEPS: list[tuple[tuple[Step, ...], int]] = [  # steps by hand; number of faults
    (("shuffle", "offer cut", 20, "deal"), 0),
    (("shuffle", "offer cut", 1, "deal 13"), 0),
    (("shuffle", "offer cut", 51, "deal 13 from 1"), 0),
    (("shuffle", "offer cut", 20, "deal 12"), 1),
    (("shuffle", "offer cut", 20, "deal 14"), 1),
    (("shuffle", "offer cut", 20, "deal 13 from 2"), 1),
    (("shuffle", "deal"), 1),
    (("deal",), 1),
    (("deal 12 from 3",), 1),
    (("offer cut", 20, "deal"), 1),
    (("offer cut", 20, "shuffle", "deal"), 1),
    (("offer cut", 20, "deal 12"), 2),
]


def by_hand(*steps: Step, before: int = 0, **changed: str) -> Deal:
    """A deal by hand after these steps: A is landlord; D deals, so that A gets the first card."""
    rules = game("president_basic", procedural_faults="on", **{**ALONE, **changed})
    plan = (("faults", before),) if before else ()
    deal = shuffled(rules, dealer=3, standing="ABCD", plan=plan).deal
    for step in steps:
        if deal.ended:
            break
        deal = decide(deal, 3, Cut(step)).deal if isinstance(step, int) else said(deal, f"A {step}")
    return deal


@pytest.mark.parametrize(("steps", "faults"), STEPS, ids=str)
@pytest.mark.parametrize("before", [0, 1])
def test_two_faults_make_the_landlord_the_scum(
    steps: tuple[Step, ...], faults: int, before: int
) -> None:
    """PV-26: a fault is repaired, and the cards are dealt as they should be."""
    deal = by_hand(*steps, before=before)
    if faults + before >= 2:
        assert deal.ended
        assert deal.ended.void
        assert places_after(deal) == "BCDA"
        return
    assert sizes(deal.hands) == [13] * 4
    assert turn(deal) == "A leads"
    assert places_after(deal) == "ABCD"


@pytest.mark.parametrize(("seating", "order"), [("by_rank", "BCDA"), ("fixed", "ABCD")])
def test_the_scum_is_scum_at_once_and_the_new_landlord_deals(seating: str, order: str) -> None:
    """000:537: "after two faults the Landlord becomes the Scum and everyone else moves up"."""
    rules = game("president_landlord", seating=seating)
    match = Match(rules, MatchState(tuple("ABCD"), tuple("ABCD"), deals=1, dealer="A"))
    match, first = match.deal(Random(1))
    deal = begin(rules, first).deal
    seat = min(deal.to_act)
    for word in ("offer cut", "deal 12"):
        deal = decide(deal, seat, Call(word)).deal
        if not deal.ended:
            deal = decide(deal, min(deal.to_act), Cut(9)).deal
    assert deal.ended
    match, again = match.finished(deal.ended).deal(Random(2))
    assert "".join(match.state.standing) == "BCDA"
    assert "".join(match.state.players) == order
    assert match.state.titles["B"] == "Landlord"
    assert (again.number, match.state.deals) == (first.number, 1), "the same deal is dealt again"
    deal = begin(rules, again).deal
    assert [match.state.players[seat] for seat in deal.to_act] == ["B"]
    assert dict(again.plan).get("faults", 0) == 0


@pytest.mark.parametrize(
    ("steps", "letter", "action", "sentence"),
    [
        ((), "D", Cut(20), "It's not your turn yet."),
        ((), "A", Cut(20), "You can't do that right now."),
        (("shuffle",), "A", Call("shuffle"), "You can't do that right now."),
        (("shuffle", "offer cut"), "A", Call("deal"), "It's not your turn yet."),
        (("shuffle", "offer cut"), "D", Call("deal"), "You can't do that right now."),
        (("shuffle", "offer cut"), "D", Cut(0), "Cut between 1 and 51 cards."),
        (("shuffle", "offer cut", 9), "D", Cut(9), "It's not your turn yet."),
        (("shuffle", "offer cut", 9), "A", Call("offer cut"), "You can't do that right now."),
    ],
)
def test_dealing_by_hand_refuses_other_actions_in_a_sentence(
    steps: tuple[Step, ...], letter: str, action: Call | Cut, sentence: str
) -> None:
    assert refused(by_hand(*steps), letter, action) == sentence


@pytest.mark.parametrize(
    ("typed", "faults"), [("deal 11", 0), ("deal 10", 1), ("deal 11 from 5", 1)]
)
def test_with_uneven_hands_the_larger_number_is_right(typed: str, faults: int) -> None:
    rules = game("president_basic", procedural_faults="on", **ALONE)
    deal = shuffled(rules, "", 5, dealer=4, standing="ABCDE", plan=(("faults", 1),)).deal
    deal = decide(said(deal, "A shuffle", "A offer cut"), 4, Cut(9)).deal
    assert places_after(said(deal, f"A {typed}")) == ("BCDEA" if faults else "ABCDE")


def test_first_deal_offers_no_step_that_could_be_a_fault() -> None:
    deal = shuffled(game("president_landlord")).deal
    assert [calls(deal, seat) for seat in range(4)] == [[]] * 4


# Nothing changes


def match_of(*orders: str, **changed: str) -> Match:
    match = Match(game("president_basic", match_end="open", **changed), MatchState(tuple("ABCD")))
    for order in orders:
        places = tuple(map(match.state.players.index, order))
        match = match.finished(Ended(places, (0,) * 4))
    return match


@pytest.mark.parametrize("choice", FALLS)
def test_two_deals_that_change_no_place_bring_the_landlord_down(choice: str) -> None:
    match = match_of("ABCD", "ABCD", "ABCD", stagnation_demotion=choice)
    assert "".join(match.state.standing) == FALLS[choice]


@pytest.mark.parametrize(
    ("orders", "standing"),
    [
        (("ABCD", "ABCD"), "ABCD"),
        (("ABCD", "ABCD", "ABDC", "ABDC"), "ABDC"),
        (("ABCD", "ABCD", "ABDC", "ABDC", "ABDC"), "BDCA"),
        (("ABCD", "ABCD", "ABCD", "BCDA"), "BCDA"),
        (("ABCD", "ABCD", "ABCD", "BCDA", "BCDA"), "CDAB"),
        (("ABCD", "ABCD", "ABCD", "ABCD", "ABCD"), "ABCD"),
    ],
)
def test_after_a_change_or_a_fall_the_count_begins_anew(
    orders: tuple[str, ...], standing: str
) -> None:
    assert "".join(match_of(*orders, stagnation_demotion="2").state.standing) == standing


def test_titles_are_those_after_the_fall() -> None:
    match = match_of("ABCD", "ABCD", "ABCD", stagnation_demotion="2", titles="merchants")
    assert (match.state.titles["B"], match.state.titles["A"]) == ("Landlord", "Scum")
