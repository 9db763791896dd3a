"""Duties, faults and manners by place (options.json group R; PR-12, PV-24..PV-26)."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Call, Cut
from rules.deal import Deal
from rules.engine import begin, calls, decide, legal
from rules.events import Ended
from rules.match.match import Match, MatchState, succession
from tests.rules.notation import after, game
from tests.rules.talk import due, refused, said, set_up, shuffled

HANDS = ("3S 7S 9S", "4S 8S 10S", "5S 8H 10H", "6S 9H JH")


@pytest.mark.parametrize(("value", "who"), [("bottom_rank", "D"), ("top_rank", "A")])
def test_only_one_place_may_deal(value: str, who: str) -> None:
    deal = shuffled(game("president_basic", duties=value), standing="ABCD").deal
    assert due(deal) == who
    assert refused(deal, "B", Call("deal")) == "It's not your turn yet."
    assert all(said(deal, f"{who} deal").hands)


def test_cards_are_dealt_at_once_without_a_duty_and_in_the_first_deal() -> None:
    assert all(shuffled(game("president_basic", duties="nobody"), standing="ABCD").deal.hands)
    assert all(shuffled(game("president_basic")).deal.hands)


def touching() -> Deal:
    deal = set_up(game("president_scum_touch", exchange="none"), *HANDS, standing="ABCD")
    assert calls(deal, 1) == []
    return after(deal, "A 3S")


def test_confirmed_touch_makes_the_vice_scum_of_the_next_deal() -> None:
    deal = said(touching(), "B clear table", "B yes")
    [demoted] = [plan for rule in deal.rules.planners for plan in rule.plans(deal)]
    assert demoted == ("demote", 1)
    match = Match(deal.rules, MatchState(tuple("ABCD"), tuple("ABCD"), deals=1))
    match = match.finished(Ended((0, 1, 2, 3), (2, 1, 0, 0), plan=(demoted,)))
    assert match.state.standing == tuple("ACDB")


def test_a_touch_that_is_taken_back_or_left_open_does_not_count() -> None:
    for deal in (said(touching(), "B clear table"), said(touching(), "B clear table", "B no")):
        assert [plan for rule in deal.rules.planners for plan in rule.plans(deal)] == []
    assert calls(said(touching(), "B clear table", "B no"), 1) == []


def test_the_scum_may_clear_the_table() -> None:
    deal = said(touching(), "D clear table")
    assert calls(deal, 3) == []


def faulty(*words: str, plan: tuple[tuple[str, int], ...] = ()) -> Deal:
    rules = game("president_basic", procedural_faults="on", exchange="none")
    return said(shuffled(rules, standing="ABCD", plan=plan).deal, *(f"A {w}" for w in words))


def plans(deal: Deal) -> list[tuple[str, int]]:
    return [plan for rule in deal.rules.planners for plan in rule.plans(deal)]


def test_shuffle_offer_cut_cut_and_deal_is_no_fault() -> None:
    deal = faulty("shuffle", "offer cut")
    assert due(deal) == "D"
    assert refused(deal, "D", Cut(52)) == "Cut between 1 and 51 cards."
    deal = decide(deal, 3, Cut(20)).deal
    assert due(deal) == "A"
    deal = said(deal, "A deal")
    assert all(deal.hands)
    assert plans(deal) == []


def test_a_deal_without_offering_the_cut_is_a_fault_and_is_repaired() -> None:
    deal = faulty("shuffle", "deal")
    assert [hand.bit_count() for hand in deal.hands] == [13, 13, 13, 13]
    assert plans(deal) == [("faults", 1)]


def test_step_of_dealing_is_offered_until_done_and_the_deal_always() -> None:
    assert legal(faulty(), 0) == [Call("shuffle"), Call("offer cut"), Call("deal")]
    assert legal(faulty("shuffle"), 0) == [Call("offer cut"), Call("deal")]
    asked = faulty("shuffle", "offer cut")
    assert len(legal(asked, 3)) == 51
    cutting = asked.rules.phases[asked.phase]
    assert cutting.legal(asked, 0, by_rank=False) == []  # the last place is due to cut
    deal = decide(asked, 3, Cut(20)).deal
    assert legal(deal, 0) == [Call("deal")]


def test_steps_of_dealing_are_calls_for_all_to_hear() -> None:
    deal = faulty("shuffle", "deal")
    assert [call.word for call in deal.calls] == ["shuffle", "fault", "deal"]


def test_a_first_deal_has_no_landlord_whose_faults_could_count() -> None:
    deal = shuffled(game("president_basic", procedural_faults="on"), plan=(("faults", 1),)).deal
    assert deal.standing == ()
    assert plans(deal) == []


def test_offering_the_cut_of_a_pack_that_was_not_shuffled_is_a_fault() -> None:
    assert plans(faulty("offer cut")) == [("faults", 1)]


@pytest.mark.parametrize(
    ("typed", "faults"),
    [("deal 13", 0), ("deal 12", 1), ("deal 13 from 2", 0), ("deal 13 from 4", 1)],
)
def test_a_wrong_count_is_a_fault(typed: str, faults: int) -> None:
    deal = said(decide(faulty("shuffle", "offer cut"), 3, Cut(7)).deal, f"A {typed}")
    assert plans(deal) == [("faults", 1)] * faults


def test_the_second_fault_makes_the_landlord_scum() -> None:
    assert plans(faulty("shuffle", "deal", plan=(("faults", 1),))) == [("demote", 0)]


def finished(match: Match, order: str, *plan: tuple[str, int]) -> Match:
    places = tuple(map(match.state.players.index, order))
    return match.finished(Ended(places, (0,) * len(order), plan=plan))


def test_faults_are_remembered_while_the_same_player_is_landlord() -> None:
    match = Match(game("president_landlord"), MatchState(tuple("ABCD"), tuple("ABCD"), deals=1))
    assert finished(match, "ACBD", ("faults", 1)).state.plan == {"faults": 1}
    assert finished(match, "CABD", ("faults", 1)).state.plan == {}


def test_two_deals_without_change_make_the_landlord_scum() -> None:
    match = Match(game("president_basic", stagnation_demotion="2"), MatchState(tuple("ABCD")))
    match = finished(finished(match, "ABCD"), "ABCD")
    assert match.state.standing == tuple("ABCD")
    assert finished(match, "ABDC").state.standing == tuple("ABDC")
    assert finished(match, "ABCD").state.standing == tuple("BCDA")


def test_without_the_rule_nothing_changes() -> None:
    assert succession("AB", "AB", "AB", (), 0, {"unchanged": 5}) == (("A", "B"), {})


def test_a_forfeit_is_for_the_willing_and_once_a_deal() -> None:
    deal = set_up(game("president_basic", forfeits="on", exchange="none"), *HANDS, standing="ABCD")
    assert calls(deal, 0) == []
    deal = said(deal, "D forfeits welcome")
    assert "forfeit: serve tea" in calls(deal, 0)
    assert calls(said(deal, "A forfeit: serve tea"), 0) == []
    assert due(deal) == "A"


@pytest.mark.parametrize("preset", ["president_scum_touch", "president_landlord"])
def test_random_manners_come_to_an_end(preset: str) -> None:
    chance = Random(2)
    match = Match(game(preset, forfeits="on"), MatchState(tuple("ABCDE")))
    for _ in range(4):
        match, first = match.deal(chance)
        deal = begin(match.rules, first).deal
        while not deal.ended:
            seat = chance.randrange(5)
            choices = legal(deal, seat)
            deal = decide(deal, seat, chance.choice(choices)).deal if choices else deal
        match = match.finished(deal.ended)
    assert match.state.deals == 4
