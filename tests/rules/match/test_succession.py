"""Dealers, rounds and leads from deal to deal (options.json group E; 000:107..113, C-BT-1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.cards import card
from rules.catalogue import problems
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import BidMade, Ended
from rules.house.first_lead import FirstBidder, Landlord
from rules.match.match import AGAIN, Match, MatchState, succession
from tests.rules.notation import after, game, letters, turn, why_not
from tests.rules.talk import set_up

HANDS = ("4S 9S", "3D 8S", "5S 7S", "3C 6S")


def finished(match: Match, order: str, void: bool = False) -> Match:
    places = tuple(map(match.state.players.index, order))
    return match.finished(Ended(places, (0,) * len(order), void))


@pytest.mark.parametrize(("value", "leader"), [("as_first", "B"), ("winner", "C"), ("loser", "D")])
def test_second_deal_is_led_by_the_agreed_place(value: str, leader: str) -> None:
    deal = set_up(game("bigtwo_basic", later_lead=value), *HANDS, standing="CABD")
    assert turn(deal) == f"{leader} leads"


def test_the_card_that_opens_binds_only_a_lead_that_it_gave() -> None:
    opened = set_up(game("bigtwo_basic"), "4S 9S", "3D 3S 8S", "5S 7S", "3C 6S")
    assert why_not(opened, "B 8S") == "The first play must include 3D."
    assert turn(after(opened, "B 3D 3S")) == "C"
    won = set_up(game("bigtwo_basic", later_lead="winner"), *HANDS, standing="CABD")
    assert turn(after(won, "C 5S")) == "D"
    free = set_up(game("bigtwo_basic", opening_includes_low="free"), *HANDS)
    assert turn(after(free, "B 8S")) == "C"


def test_first_deal_is_led_by_the_lowest_card_or_next_to_the_dealer() -> None:
    assert turn(set_up(game("bigtwo_basic"), *HANDS)) == "B leads"
    assert turn(set_up(game("bigtwo_basic"), "4S 9S", "5D 8S", "5S 7S", "3C 6S")) == "D leads"
    assert turn(set_up(game("president_basic"), *HANDS)) == "A leads"


def test_the_holder_of_a_named_card_leads() -> None:
    assert turn(set_up(game("president_denexa"), "4S", "3D", "3S 4D", "5S")) == "C leads"


def test_which_way_round_they_play() -> None:
    for preset, follower in (("bigtwo_basic", 3), ("president_basic", 1)):
        match, first = Match(game(preset, cut="off"), MatchState(tuple("SWNE"))).deal(Random(1))
        deal = begin(match.rules, first).deal
        leader = min(deal.to_act)
        deal = decide(deal, leader, legal(deal, leader)[0]).deal
        assert deal.to_act == {(leader + follower) % 4}


def test_each_round_is_opened_by_the_lowest_card() -> None:
    rules = game("bigtwo_indonesia")
    fourth = set_up(rules, *HANDS, standing="CABD", number=4)
    eleventh = set_up(rules, *HANDS, standing="CABD", number=11)
    assert (turn(fourth), turn(eleventh)) == ("C leads", "B leads")
    assert eleventh.including == card("3D")


def test_the_dealer_of_a_round_is_drawn() -> None:
    state = MatchState(tuple("ABCD"), tuple("CABD"), deals=10, dealer="A")
    match = Match(game("bigtwo_indonesia"), state)
    assert len({match.deal(Random(seed))[0].state.dealer for seed in range(40)}) == 4
    match = replace(match, state=replace(state, deals=11))
    assert {match.deal(Random(seed))[0].state.dealer for seed in range(9)} == {"C"}


def test_rounds_need_the_winner_to_lead() -> None:
    assert problems("bigtwo_basic", {"deals_per_round": "10"}) == [
        "Sets of deals need the winner to lead the later deals."
    ]


def tied(b: str, c: str, value: str = "exposed_combination") -> str:
    """Return the places after D goes out; B and C hold as many cards, A fewer."""
    rules = game("bigtwo_loser_leads", loser_tie=value)
    deal = after(set_up(rules, "5S", b, c, "3D"), "D 3D")
    assert deal.ended is not None
    return letters(deal.ended.places)


def test_loser_tie_goes_to_the_smaller_play() -> None:
    assert tied("4S 4H 7C 8D QC", "5H 6H 7D 8S 9S")[-1] == "B"
    assert tied("5H 6H 7D 8S 9S", "4S 4H 7C 8D QC")[-1] == "C"


def test_of_equal_pairs_the_weaker_starts() -> None:
    assert tied("9S 9C 4D", "9H 9D 4C")[-1] == "C"
    assert tied("9H 9D 4D", "9S 9C 4C")[-1] == "B"


def test_the_next_seat_may_be_the_loser() -> None:
    assert tied("5H 6H 7D 8S 9S", "4S 4H 7C 8D QC", "next_seat")[-1] == "B"


def test_the_loser_deals_and_leads_where_losers_do() -> None:
    match, _ = Match(game("bigtwo_loser_leads"), MatchState(tuple("ABCD"))).deal(Random(1))
    assert finished(match, "DACB").deal(Random(2))[0].state.dealer == "B"


def test_a_void_deal_is_dealt_again_by_the_same_dealer_in_the_same_direction() -> None:
    rules = game("president_basic", next_dealer="rotate", direction="alternate", seating="fixed")
    match, first = Match(rules, MatchState(tuple("ABCD"))).deal(Random(1))
    void = finished(match, "ABCD", void=True)
    again, second = void.deal(Random(2))
    now = match.state
    assert (again.state.dealer, again.state.direction) == (now.dealer, now.direction)
    assert (second.number, dict(second.plan)) == (first.number, {})
    assert AGAIN not in finished(again, "ABCD").state.plan


def test_a_named_card_must_not_be_wild() -> None:
    wild = {"wild_ranks": "{3}", "first_lead": "named_card"}
    said = problems("president_basic", wild)
    assert any("4C" in sentence for sentence in said)
    assert not problems("president_basic", wild | {"first_lead_card": "4C"})


def test_the_landlord_or_the_first_bidder_leads() -> None:
    bids = (BidMade(2, 1), BidMade(1, 2))
    deal = Deal(game("president_basic"), hands=(1, 2, 4), sides=(1, 0, 1), bids=bids, dealer=1)
    assert Landlord().leader(deal) == (1, 0)
    assert FirstBidder().leader(deal) == (2, 0)


# The places of the next deal


def next_places(
    before: str, places: str, *asked: tuple[str, int], stagnation: int = 0, **plan: int
) -> tuple[str, dict[str, int]]:
    """Return the standing for the next deal, and the plan; the players sit in order of letters."""
    standing, kept = succession(before, places, sorted(places), asked, stagnation, plan)
    return "".join(standing), kept


def test_the_places_of_a_deal_are_those_of_the_next() -> None:
    assert next_places("ABCD", "CADB") == ("CADB", {})
    assert next_places("", "CADB") == ("CADB", {})


def test_demoted_player_comes_last_and_the_others_move_up() -> None:
    """PV-26."""
    assert next_places("ABCD", "CADB", ("demote", 0)) == ("CDBA", {})
    assert next_places("ABCD", "CADB", ("demote", 2)) == ("ADBC", {})
    assert next_places("ABCD", "CADB", ("demote", 1)) == ("CADB", {})


def test_plan_of_a_deal_keeps_other_entries() -> None:
    assert next_places("ABCD", "ACDB", ("hand_size", 5)) == ("ACDB", {"hand_size": 5})


def test_faults_are_kept_only_while_the_same_player_is_first() -> None:
    assert next_places("ABCD", "ACDB", ("faults", 1)) == ("ACDB", {"faults": 1})
    assert next_places("ABCD", "CABD", ("faults", 1)) == ("CABD", {})
    assert next_places("", "CABD", ("faults", 1)) == ("CABD", {"faults": 1})


def test_stagnation_makes_the_first_place_the_last() -> None:
    """PV-25."""
    assert next_places("ABCD", "ABCD", stagnation=3) == ("ABCD", {"unchanged": 1})
    assert next_places("ABCD", "ABCD", stagnation=3, unchanged=1) == ("ABCD", {"unchanged": 2})
    assert next_places("ABCD", "ABCD", stagnation=3, unchanged=2) == ("BCDA", {})


def test_one_change_begins_the_count_anew() -> None:
    assert next_places("ABCD", "ABDC", stagnation=3, unchanged=2) == ("ABDC", {})


def test_without_that_rule_nothing_is_counted() -> None:
    assert next_places("ABCD", "ABCD", unchanged=7) == ("ABCD", {})


def test_player_demoted_twice_comes_last_once() -> None:
    both = next_places("ABCD", "ABCD", ("demote", 0), stagnation=1)
    assert both == ("BCDA", {})
