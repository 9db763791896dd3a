"""Denexa's page of President, sentence by sentence (seed 003:217-249, catalogue 2.7)."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import RANKS
from rules.catalogue import problems
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import after, beats, game, held, letters, opened, sizes, turn, why_not

DENEXA = game("president_denexa")


def test_president_is_best_for_three_to_seven_players() -> None:
    assert [seats for seats in range(2, 9) if not problems("president_denexa", seats=seats)] == [
        3,
        4,
        5,
        6,
        7,
    ]


def test_it_uses_the_standard_52_card_deck() -> None:
    assert DENEXA.pack.bit_count() == 52


def test_one_rank_for_each_player_the_six_player_example() -> None:
    assert DENEXA.society.titles.names(6) == (
        "President",
        "Vice President",
        "Governor",
        "Lt. Governor",
        "Citizen",
        "Scum",
    )


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_every_player_has_a_rank_whatever_their_number(players: int) -> None:
    names = DENEXA.society.titles.names(players)
    assert len(names) == players
    assert all(names)
    assert (names[0], names[-1]) == ("President", "Scum")


def test_three_players_have_the_list_cut_from_the_middle() -> None:
    assert DENEXA.society.titles.names(3) == ("President", "Vice President", "Scum")


def test_you_could_also_use_military_ranks() -> None:
    ranks = game("president_denexa", titles="custom:General/Major/Private").society.titles
    assert ranks.names(3) == ("General", "Major", "Private")


def test_some_players_also_prefer_to_have_silly_hats() -> None:
    assert DENEXA.society.hats
    assert not game("president_denexa", hats="off").society.hats


def test_some_players_may_receive_more_cards_than_others() -> None:
    _, dealt = Match(DENEXA, MatchState(tuple("ABC"))).deal(Random(1))
    assert sorted(sizes(DENEXA, dealt)) == [17, 17, 18]


def test_twos_rank_even_higher_than_the_ace_and_the_lowest_card_is_the_three() -> None:
    assert beats(DENEXA, "2D", "AS")
    assert not any(beats(DENEXA, "3S", f"{rank}D") for rank in RANKS[1:13])


def test_unlike_in_thirteen_suits_do_not_matter() -> None:
    assert not beats(DENEXA, "9S", "9D")


HANDS = ("4S 4H 5D", "3C 6S 7D", "3S 3H KS 8S")


def test_the_player_with_the_three_of_spades_goes_first() -> None:
    assert turn(opened(DENEXA, *HANDS)) == "C leads"


@pytest.mark.parametrize("lead", ["3S", "3S 3H"])
def test_it_is_played_either_singly_or_with_any_number_of_additional_threes(lead: str) -> None:
    assert turn(after(opened(DENEXA, *HANDS), f"C {lead}")) == "A"


@pytest.mark.parametrize("lead", ["3H", "KS"])
def test_no_other_card_may_open(lead: str) -> None:
    refusal = why_not(opened(DENEXA, *HANDS), f"C {lead}")
    assert refusal == "The first play must include 3S."


def test_only_the_opening_is_bound_to_the_three_of_spades() -> None:
    deal = after(opened(DENEXA, *HANDS), "C 3S", "A pass", "B pass", "C 8S")
    assert turn(deal) == "A"


def test_with_two_packs_either_three_of_spades_of_the_holder_opens() -> None:
    rules = game("president_denexa", decks="2")
    deal = opened(rules, "4S 4H", "3C 6S", "3S 3S* KS")
    assert turn(after(deal, "C 3S*")) == "A"


def test_a_pair_of_3s_is_followed_by_a_pair_of_4s_or_higher() -> None:
    assert beats(DENEXA, "4S 4H", "3S 3H")
    assert not beats(DENEXA, "4S 4H 4D", "3S 3H")
    assert not beats(DENEXA, "4S", "3S 3H")


def test_they_can_still_elect_to_play_the_next_time_its_their_turn() -> None:
    deal = after(opened(DENEXA, *HANDS), "C 3S", "A pass", "B 7D", "C 8S")
    assert turn(deal) == "A"
    assert turn(after(deal, "A pass", "B pass")) == "C leads"


def test_the_last_person_to_play_leads_any_number_of_cards_of_the_same_rank() -> None:
    deal = opened(DENEXA, "4S 4H 4D", "5C 6S", "3S 7H 7D 7C 9C")
    deal = after(deal, "C 3S", "A 4S", "B 5C", "C 7H", "A pass", "B pass")
    assert turn(after(deal, "C 7C 7D")) == "A"


def test_the_president_elect_takes_no_further_part_and_play_continues_to_the_left() -> None:
    deal = opened(DENEXA, "4S 5D", "KS 6S", "3S", "7S 8D")
    deal = after(deal, "C 3S", "D pass", "A pass", "B pass")
    assert turn(deal) == "D leads"
    assert why_not(deal, "C 3S") == "You've already gone out this deal."


def test_the_player_stuck_with_cards_comes_last() -> None:
    deal = after(opened(DENEXA, "4S", "KS", "3S", "7S 8D"), "C 3S", "D 7S", "A pass", "B KS")
    deal = after(deal, "D pass", "A pass", "D 8D")
    assert deal.ended is not None
    assert letters(deal.ended.places) == "CBDA"


def test_no_points_are_kept() -> None:
    deal = after(opened(DENEXA, "4S", "KS", "3S 5S"), "C 3S", "A 4S", "B KS")
    assert deal.ended == Ended(places=(0, 1, 2), points=(0, 0, 0))


SECOND = ("5S KS", "6H 7H", "3S AC 2C")


def test_the_last_surrenders_the_highest_ranked_card_for_any_card_of_the_president() -> None:
    deal = opened(DENEXA, *SECOND, standing="ABC")
    assert held(deal, "A") == "5S KS 2C"
    assert held(after(deal, "A gives KS"), "C") == "3S KS AC"


def test_the_next_round_begins_with_the_president_leading_any_card_they_wish() -> None:
    """The holder of the three of spades does not lead, and that card need not be led."""
    deal = after(opened(DENEXA, *SECOND, standing="ABC"), "A gives KS")
    assert turn(deal) == "A leads"
    assert turn(after(deal, "A 5S")) == "B"


def test_players_take_the_seats_of_their_ranks_and_the_last_deals() -> None:
    match, _ = Match(DENEXA, MatchState(tuple("ABC"))).deal(Random(1))
    match, dealt = match.finished(Ended((2, 0, 1), (0, 0, 0))).deal(Random(2))
    assert match.state.players == tuple("CAB")
    assert match.state.players[dealt.dealer] == "B"


def test_the_match_is_open() -> None:
    match, _ = Match(DENEXA, MatchState(tuple("ABC"))).deal(Random(1))
    for _ in range(30):
        match = match.finished(Ended((2, 0, 1), (0, 0, 0)), minutes=10_000)
    assert match.state.winners == ()
