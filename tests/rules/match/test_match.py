"""From deal to deal: seats, dealers, newcomers and leavers, points, and the end of a match."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.catalogue import build
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.match.terms import MatchEnd
from tests.rules.cli.questions import match
from tests.rules.notation import game


def started(players: str = "ABCD", **changed: str) -> Match:
    """Return a match whose first deal is being played."""
    return Match(game("president_basic", **changed), MatchState(tuple(players))).deal(Random(3))[0]


def finished(match: Match, order: str, minutes: float = 0, **points: int) -> Match:
    """Return the match after a deal that the players finished in this order, with these points."""
    places = tuple(match.state.players.index(player) for player in order)
    return match.finished(
        Ended(places, tuple(points.get(p, 0) for p in match.state.players)), minutes
    )


def second(order: str, **changed: str) -> Match:
    """Return a match in its second deal, after a first deal that ended in this order."""
    return finished(started("".join(sorted(order)), **changed), order).deal(Random(4))[0]


@pytest.mark.parametrize(("direction", "seats"), [("cw", "CADB"), ("ccw", "BDAC")])
def test_the_turn_goes_from_the_first_place_down_in_either_direction(
    direction: str, seats: str
) -> None:
    match = second("CADB", direction=direction)
    assert match.state.players == tuple(seats)
    step = 1 if direction == "cw" else -1
    first = match.state.players.index("C")
    assert [match.state.players[(first + step * n) % 4] for n in range(4)] == list("CADB")


def test_the_direction_may_turn_after_every_deal_counter_clockwise_first() -> None:
    match = started(direction="alternate", seating="fixed")
    directions = []
    for _ in range(4):
        directions.append(match.state.direction)
        match = finished(match, "ABCD").deal(Random(1))[0]
    assert directions == [-1, 1, -1, 1]


def test_fixed_seats_keep_the_order_of_joining() -> None:
    assert second("CADB", seating="fixed").state.players == tuple("ABCD")


def test_the_places_of_the_last_deal_are_dealt_as_seats() -> None:
    match = finished(started(seating="fixed"), "CADB")
    _, dealt = match.deal(Random(4))
    assert dealt.standing == (2, 0, 3, 1)
    assert dealt.number == 2


@pytest.mark.parametrize(
    ("next_dealer", "dealer"),
    [
        ("winner", "C"),
        ("top_rank", "C"),
        ("loser", "B"),
        ("bottom_rank", "B"),
        ("unspecified", "B"),
        ("rotate", "B"),
    ],
)
def test_next_dealer_is_chosen_by_the_option(next_dealer: str, dealer: str) -> None:
    assert second("CADB", next_dealer=next_dealer, seating="fixed").state.dealer == dealer


def test_the_deal_goes_on_round_when_the_dealer_leaves() -> None:
    match = finished(started("ABCDE", next_dealer="rotate", seating="fixed"), "CADBE")
    assert match.state.dealer == "A"
    assert match.leave("A").deal(Random(4))[0].state.dealer == "B"
    assert match.leave("D").deal(Random(4))[0].state.dealer == "B"


def test_counter_clockwise_the_deal_goes_round_to_the_right() -> None:
    match = finished(started(next_dealer="rotate", seating="fixed", direction="ccw"), "CADB")
    assert match.deal(Random(4))[0].state.dealer == "D"


def test_the_host_deals_first_wherever_the_lot_has_seated_him() -> None:
    rules = game("president_basic", first_seating="random")
    for seed in range(20):
        match, dealt = Match(rules, MatchState(tuple("ABCD"))).deal(Random(seed))
        assert match.state.players[dealt.dealer] == match.state.dealer == "A"


def test_a_match_deals_the_same_cards_from_the_same_chance() -> None:
    match = Match(game("president_comp303"), MatchState(tuple("ABCDE")))
    assert match.deal(Random(9)) == match.deal(Random(9))
    assert match.deal(Random(9)) != match.deal(Random(8))


def test_newcomers_start_below_everyone_in_the_order_they_came() -> None:
    match = finished(started(), "CADB").join("N").join("M")
    assert match.state.standing == tuple("CADBNM")
    assert match.deal(Random(1))[0].state.players == tuple("CADBNM")
    assert match.deal(Random(1))[1].standing == (0, 1, 2, 3, 4, 5)


def test_match_before_its_first_deal_has_no_places() -> None:
    match = Match(game("president_basic"), MatchState(tuple("ABCD"))).join("E")
    assert match.state.standing == ()
    assert match.state.titles == {}
    assert match.deal(Random(1))[0].state.players == tuple("ABCDE")


def test_five_players_and_the_second_leaves_the_others_move_up_one_place() -> None:
    match = finished(started("ABCDE"), "CADBE").leave("A")
    assert match.state.standing == tuple("CDBE")
    assert match.state.titles == {
        "C": "President",
        "D": "Vice-President",
        "B": "Vice-Scum",
        "E": "Scum",
    }


def test_a_leaver_keeps_the_score_and_finds_it_again() -> None:
    match = finished(started("ABCDE"), "CADBE", C=2, A=1).leave("C")
    assert "C" not in match.state.players
    back = match.join("C")
    assert back.state.scores["C"] == 2
    assert back.state.standing[-1] == "C"


def test_points_add_up_over_the_deals_by_player_not_by_seat() -> None:
    match = finished(started(), "CADB", C=2, A=1).deal(Random(4))[0]
    match = finished(match, "ACDB", A=2, C=1)
    assert match.state.scores == {"C": 3, "A": 3, "D": 0, "B": 0}
    assert match.state.deals == 2


def test_titles_follow_the_places() -> None:
    match = finished(started("ABCDE"), "EDCBA")
    assert list(match.state.titles.values()) == [
        "President",
        "Vice-President",
        "Citizen",
        "Vice-Scum",
        "Scum",
    ]
    assert list(match.state.titles) == list("EDCBA")


def test_an_open_match_is_never_over() -> None:
    assert finished(started(match_end="open"), "ABCD", 9999, A=999).state.winners == ()


def test_points_are_reached_not_passed() -> None:
    match = started(match_end="points", match_target="5")
    assert finished(match, "ABCD", A=4).state.winners == ()
    assert finished(match, "ABCD", A=5).state.winners == ("A",)
    assert finished(match, "ABCD", A=7).state.winners == ("A",)


def test_a_number_of_deals_may_end_it() -> None:
    match = started(match_end="deals", match_target="2")
    match = finished(match, "ABCD", A=2, B=1)
    assert match.state.winners == ()
    assert finished(match, "BACD", B=2, A=1).state.winners == ("A", "B")


def test_a_time_may_end_it_after_the_deal_that_is_running() -> None:
    match = started(match_end="time", match_target="30")
    assert finished(match, "ABCD", 29.9, A=2).state.winners == ()
    assert finished(match, "ABCD", 30, A=2).state.winners == ("A",)


def test_an_empty_stack_of_chips_may_end_it() -> None:
    match = started(match_end="chips_out_or_deals", match_target="5", score_model="single_loser")
    rules = replace(match.rules, match=replace(match.rules.match, starting_chips=3))
    match = replace(match, rules=rules)
    assert finished(match, "ABCD", A=2, D=-2).state.winners == ()
    assert finished(match, "ABCD", A=3, D=-3).state.winners == ("A",)
    fifth = replace(match, state=replace(match.state, deals=4))
    assert finished(fifth, "ABCD", A=2, D=-2).state.winners == ("A",)


def test_without_stacks_only_the_deals_count() -> None:
    match = started(match_end="chips_out_or_deals", match_target="2")
    assert finished(match, "ABCD", A=2, D=-50).state.winners == ()


def test_tie_at_the_end_has_several_winners() -> None:
    match = started(match_target="3")
    assert finished(match, "ABCD", A=3, B=3, C=1).state.winners == ("A", "B")


def test_the_fewest_points_may_win() -> None:
    match = started(match_target="3", match_winner="lowest", score_model="penalty_cards")
    assert finished(match, "ABCD", D=3, B=1, C=1).state.winners == ("A",)


def test_the_first_place_of_the_last_deal_may_win() -> None:
    match = started(match_target="3", match_winner="top_rank_last_deal")
    assert finished(match, "BACD", A=3).state.winners == ("B",)


def test_only_those_at_the_table_can_win() -> None:
    match = finished(started("ABCDE", match_target="3"), "ABCDE", A=2).leave("A").deal(Random(1))[0]
    assert finished(match, "BCDE", B=3).state.winners == ("B",)
    assert finished(match, "CBDE", C=1, B=1).state.winners == ()


def test_a_match_is_a_value() -> None:
    match = started()
    finished(match, "ABCD", A=2)
    assert match.state.scores == {}
    assert (match.state.deals, match.state.standing) == (0, ())


@pytest.mark.parametrize("value", ["between_deals", "closed"])
def test_the_table_can_ask_whether_players_may_join(value: str) -> None:
    society = game("president_basic", join_leave=value).society
    assert society.join_between_deals is (value == "between_deals")


def test_a_match_end_is_points_to_eleven_unless_said_otherwise() -> None:
    assert MatchEnd() == game("president_basic").match


def test_leaders_have_the_fewest_points_where_penalties_are_counted() -> None:
    scores = {"A": 3, "B": 0, "C": 5, "D": 0}
    big_two = Match(build("bigtwo_basic"), MatchState(tuple("ABCD"), scores=scores))
    assert big_two.leaders() == ("B", "D")
    president = Match(build("president_basic"), MatchState(tuple("ABCD"), scores=scores))
    assert president.leaders() == ("C",)


def test_seat_handed_over_keeps_all_facts_of_its_player() -> None:
    match = started("ABCDE", match_end="deals", match_target="1", starting_chips="9")
    state = finished(match, "BACDE", B=5, A=-5).state
    assert "B" in state.winners
    handed = state.handed("B", "X")
    assert repr(handed) == repr(state).replace("'B'", "'X'")
    assert handed.handed("X", "B") == state


@pytest.mark.parametrize("scores", [{"X": 1, "B": 5}, {"B": 5, "X": 1}])
def test_seat_handed_to_an_earlier_player_keeps_the_score_of_the_seat(
    scores: dict[str, int],
) -> None:
    """Whichever of the two was scored first; what is not handed over stays."""
    state = MatchState(("A", "B"), scores=scores | {"A": 2}, paid={"X": 300})
    handed = state.handed("B", "X")
    assert handed.scores == {"X": 5, "A": 2}
    assert handed.paid == {"X": 300}


def test_indonesia_goes_on_to_a_second_round() -> None:
    """000:113: "After each round (10 deals) is completed ... the first deal of the new round"."""
    order = ["A", "B", "C", "D"]
    told = match("bigtwo_indonesia", [order] * 11)
    assert (told["over"], told["winners"]) == (False, [])
    now = Match(game("bigtwo_indonesia"), MatchState(tuple("ABCD"), direction=1))
    leads = []
    for _ in range(11):
        now, first = now.deal(Random(7))
        lead = now.rules.first_lead if first.number % 10 == 1 else now.rules.later_lead
        leads.append(lead)
        places = (1, 0, 2, 3)
        now = now.finished(Ended(places, (0,) * 4))
    assert not now.state.winners


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("bigtwo_teams", {}),
        ("bigtwo_basic", {"teams": "opposite_pairs"}),
        ("bigtwo_basic", {"teams": "opposite_pairs", "score_model": "none"}),
        ("bigtwo_denexa", {"teams": "opposite_pairs", "players": "4..4"}),
    ],
)
def test_a_match_of_teams_is_won_by_both_partners(preset: str, changed: dict[str, str]) -> None:
    """002:135 "The winning team": a point for each of its two players."""
    wins, loses = {"left": [0, 9, 2, 8]}, {"left": [9, 0, 8, 2]}
    five = {"match_end": "deals", "match_target": "5", **changed}
    told = match(preset, [wins, loses, wins, loses, wins], options=five)
    assert told["scores"] == {"A": 3, "B": 2, "C": 3, "D": 2}
    assert (told["over"], told["winners"]) == (True, ["A", "C"])
    three = {"match_end": "points", "match_target": "3", **changed}
    told = match(preset, [loses, loses, wins, loses], options=three)
    assert (told["over"], told["winners"]) == (True, ["B", "D"])
