"""The page with the worker, sentence by sentence (seed 004, catalogue 2.8)."""

from __future__ import annotations

from random import Random

import pytest

from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import after, beats, game, held, letters, opened, sizes, turn, why_not

WORKER = game("president_worker")


def test_4_to_7_players_and_a_52_card_deck() -> None:
    assert range(4, 8) == WORKER.seats
    assert WORKER.pack.bit_count() == 52


def test_the_dealer_for_the_first_round_is_selected_at_random() -> None:
    dealers = {
        Match(WORKER, MatchState(tuple("ABCDE"))).deal(Random(seed))[1].dealer for seed in range(60)
    }
    assert dealers == {0, 1, 2, 3, 4}


def test_those_who_get_an_extra_card_are_the_first_to_play() -> None:
    _, dealt = Match(WORKER, MatchState(tuple("ABCDE"))).deal(Random(1))
    first = (dealt.dealer + 1) % 5
    more = [seat for seat, size in enumerate(sizes(WORKER, dealt)) if size == 11]
    assert sorted(more) == sorted([first, (first + 1) % 5])


def test_the_player_to_the_dealers_left_plays_one_to_four_cards_of_the_same_kind() -> None:
    for lead in ("9S", "9S 9H", "9S 9H 9D", "9S 9H 9D 9C"):
        deal = opened(WORKER, "4S", "5S", "9S 9H 9D 9C 3S", "6S", dealer=1)
        assert turn(after(deal, f"C {lead}")) == "D"


def test_three_cards_are_followed_by_three_cards_and_a_higher_rank() -> None:
    assert beats(WORKER, "5S 5H 5D", "4S 4H 4D")
    assert not beats(WORKER, "5S 5H", "4S 4H 4D")
    assert not beats(WORKER, "4S 4H 4D", "5S 5H 5D")


def test_an_equal_play_is_no_play() -> None:
    """The introduction says "equal or outrank", the rules "must have a higher rank" (C-PR-1)."""
    assert not beats(WORKER, "9S", "9H")


def test_you_can_pass_even_if_you_have_a_legal_move() -> None:
    deal = after(opened(WORKER, "3S 4S", "KS KH 5S", "6S 7S", "6H 7H"), "A 3S", "B pass")
    assert turn(deal) == "C"


def test_whoever_played_last_starts_the_new_round_with_whatever_he_wants() -> None:
    deal = after(opened(WORKER, "3S 4S", "KS KH 5S", "6S 7S", "6H 7H"), "A 3S", "B 5S")
    deal = after(deal, "C pass", "D pass", "A pass")
    assert turn(deal) == "B leads"
    assert turn(after(deal, "B KS KH")) == "C"


def test_if_a_player_goes_out_last_on_a_round_the_player_to_his_left_starts() -> None:
    """P35: C goes out with the winning play, the player at C's left leads."""
    deal = opened(WORKER, "3S 4S", "5S 6S", "KS", "6H 7H")
    deal = after(deal, "A 3S", "B 5S", "C KS", "D pass", "A pass", "B pass")
    assert turn(deal) == "D leads"


def test_you_continue_until_only_one_player_is_left_holding_cards() -> None:
    deal = after(opened(WORKER, "3S", "4S", "5S", "6S 7S"), "A 3S", "B 4S", "C 5S")
    assert deal.ended is not None
    assert letters(deal.ended.places) == "ABCD"


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (4, (2, 1, -1, -2)),  # "all players in between ... are not used in a four-player game"
        (5, (2, 1, 0, -1, -2)),
        (6, (2, 1, 0, 0, -1, -2)),
        (7, (2, 1, 0, 0, 0, -1, -2)),
    ],
)
def test_president_2_vice_president_1_worker_loses_1_scum_loses_2(
    players: int, points: tuple[int, ...]
) -> None:
    hands = ["3S", "4S", "5S", "6S", "7S", "8S"][: players - 1]
    deal = opened(WORKER, *hands, "9S 10S")
    deal = after(deal, *(f"{'ABCDEF'[seat]} {card}" for seat, card in enumerate(hands)))
    assert deal.ended is not None
    assert deal.ended.points == points


def test_the_titles_are_president_vice_president_worker_and_scum() -> None:
    names = WORKER.society.titles.names
    assert names(4) == ("President", "Vice-President", "Worker", "Scum")
    assert names(6) == ("President", "Vice-President", "", "", "Worker", "Scum")


def test_the_finishing_order_determines_who_plays_first_second_third_in_the_next_game() -> None:
    match, _ = Match(WORKER, MatchState(tuple("ABCD"))).deal(Random(1))
    places = tuple(match.state.players.index(player) for player in "CADB")
    match, dealt = match.finished(Ended(places, (0,) * 4)).deal(Random(2))
    assert match.state.players == tuple("CADB")
    assert match.state.players[dealt.dealer] == "B"  # "depends on the results" is read as the scum


SECOND = ("3S 3H 9S", "4S 4H 9H", "5S 6S 7S", "5D AS KS", "6D 2S QS")


def test_the_scum_gives_his_two_highest_cards_and_the_worker_his_highest() -> None:
    deal = opened(WORKER, *SECOND, standing="ABCDE")
    assert held(deal, "A") == "3H 3S 9S QS 2S"
    assert held(deal, "B") == "4H 4S 9H AS"


def test_they_receive_any_two_cards_and_any_one_card_in_return() -> None:
    deal = opened(WORKER, *SECOND, standing="ABCDE")
    assert why_not(deal, "B gives 4S 4H") == "Give 1 card, not 2."
    deal = after(deal, "A gives 3S QS", "B gives 4S")
    assert held(deal, "E") == "3S 6D QS"
    assert held(deal, "D") == "4S 5D KS"


def test_no_one_else_exchanges_cards() -> None:
    deal = after(opened(WORKER, *SECOND, standing="ABCDE"), "A gives 3S QS", "B gives 4S")
    assert held(deal, "C") == "5S 6S 7S"
    assert {gift.giver for gift in deal.gifts} == {0, 1, 3, 4}


def test_whoever_runs_out_first_leads_the_next_game() -> None:
    deal = after(opened(WORKER, *SECOND, standing="ABCDE"), "A gives 3S QS", "B gives 4S")
    assert turn(deal) == "A leads"


def test_the_match_is_open() -> None:
    match, _ = Match(WORKER, MatchState(tuple("ABCD"))).deal(Random(1))
    match = match.finished(Ended((0, 1, 2, 3), (500, 0, 0, 0)), minutes=10_000)
    assert match.state.winners == ()
