"""The COMP 303 page, version 1.1, sentence by sentence (seed 001, catalogue 2.6)."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import RANKS
from rules.catalogue import build, problems
from rules.engine import legal
from rules.events import Ended, LeaderFound, PhaseBegan, TrickWon, Turn
from rules.match.match import Match, MatchState
from tests.rules.notation import (
    after,
    beats,
    diagram,
    events,
    game,
    held,
    letters,
    opened,
    sizes,
    turn,
    why_not,
)

COMP303 = game("president_comp303")
TWO_PACKS = game("president_comp303", decks="2", jokers="4")
PLAYERS = tuple("ABCD")


def test_the_game_is_played_by_4_to_7_players() -> None:
    assert range(4, 8) == COMP303.seats
    for seats in (3, 8):
        refusal = f"You need 4 to 7 players and have {seats}."
        assert refusal in problems("president_comp303", seats=seats)


@pytest.mark.parametrize(("decks", "most"), [(1, 2), (2, 4)])
def test_zero_to_number_of_decks_used_times_2_jokers(decks: int, most: int) -> None:
    for jokers in range(5):
        power = {"joker_power": "none"} if jokers == 0 else {}
        chosen = {"decks": str(decks), "jokers": str(jokers)} | power
        if jokers > most:
            assert "at most two in each deck" in problems("president_comp303", chosen)[0]
        else:
            assert build("president_comp303", chosen).pack.bit_count() == 52 * decks + jokers


def test_the_suits_are_irrelevant() -> None:
    assert not beats(COMP303, "9S", "9D")


def test_identical_cards_of_two_packs_tie() -> None:
    assert not beats(TWO_PACKS, "9S*", "9S")
    assert beats(TWO_PACKS, "10S 10S*", "9S 9S*")


def test_two_sixes_are_beaten_by_two_kings_or_two_sevens_only() -> None:
    assert beats(COMP303, "KS KH", "6S 6H")
    assert beats(COMP303, "7S 7H", "6S 6H")
    assert not beats(COMP303, "KS", "6S 6H")
    assert not beats(COMP303, "7S 7H 7D", "6S 6H")


@pytest.mark.parametrize("standing", ["3D", "2S", "AS AH", "2S 2H", "KS KH KD KC", "2S 2H 2D 2C"])
def test_a_single_joker_beats_anything(standing: str) -> None:
    assert beats(COMP303, "RJ", standing)
    assert beats(COMP303, "BJ", standing)


def test_a_single_joker_wins_the_hand_and_nobody_answers() -> None:
    """A joker wins the trick, not the deal (C-PR-7): its owner leads."""
    deal = after(opened(COMP303, "KS KH 3S", "BJ 4S", "RJ 5S", "2S 2H"), "A KS KH")
    assert TrickWon(1) in events(deal, "B BJ")
    deal = after(deal, "B BJ")
    assert turn(deal) == "B leads"
    assert why_not(deal, "C RJ") == "It's not your turn yet."


def test_a_joker_led_wins_at_once() -> None:
    deal = after(opened(COMP303, "BJ 3S", "RJ 4S", "5S 6S", "7S 8S"), "A BJ")
    assert turn(deal) == "A leads"


def test_after_a_joker_that_was_the_last_card_the_next_player_leads() -> None:
    deal = after(opened(COMP303, "3S 4S", "BJ", "5S 6S", "7S 8S"), "A 3S", "B BJ")
    assert turn(deal) == "C leads"
    assert letters(deal.out) == "B"


def test_a_joker_as_the_last_card_but_one_ends_the_deal() -> None:
    deal = opened(COMP303, "3S", "BJ", "4S 5S", "RJ", dealer=3)
    deal = after(deal, "A 3S", "B BJ", "C 4S", "D RJ")
    assert deal.ended == Ended(places=(0, 1, 3, 2), points=(3, 2, 0, 1))


def test_a_joker_wins_the_trick_at_once_also_where_everyone_has_one_turn() -> None:
    rules = game("president_comp303", pass_rule="single_round")
    deal = after(opened(rules, "3S 4S", "BJ 5S", "6S 7S", "8S 9S"), "A 3S", "B BJ")
    assert turn(deal) == "B leads"
    assert turn(after(deal, "B 5S")) == "C"


def test_jokers_are_played_singly_only() -> None:
    """The page knows only "a single Joker" (C-PR-8)."""
    deal = opened(COMP303, "BJ RJ 3S", "4S", "5S", "6S")
    assert why_not(deal, "A BJ RJ") == "BJ RJ isn't a valid play in this game."


@pytest.mark.parametrize(
    ("twos", "standing", "wins"),
    [
        ("2S 2H", "KS KH KD", True),  # "a pair of 2s beats a triple of kings"
        ("2S 2H 2D", "4S 4H 4D 4C", True),
        ("2D 2C 2H 2S 2D* 2C* 2H*", "3D 3C 3H 3S 3D* 3C* 3H* 3S*", True),
        ("2D 2C 2H 2S 2D* 2C*", "3D 3C 3H 3S 3D* 3C* 3H* 3S*", False),
        ("2S 2H", "AS AH", True),  # as many cards as by the general rule
        ("2S 2H 2D", "AS AH AD", True),
        ("2S", "KS KH KD", False),  # two fewer are too few
        ("2S 2H", "KS KH KD KC", False),
        ("2S 2H 2D", "KS KH", False),  # one more is too many
        ("2S", "2H 2D", False),  # against twos the number stays
        ("2S 2H", "3S", False),
    ],
)
def test_you_need_one_less_card_in_a_set_of_2s(twos: str, standing: str, wins: bool) -> None:
    assert beats(TWO_PACKS if "*" in standing else COMP303, twos, standing) is wins


def test_a_single_two_beats_any_single_card_besides_a_joker_or_another_two() -> None:
    assert all(beats(COMP303, "2S", f"{rank}D") for rank in RANKS[:12])
    assert not beats(COMP303, "2S", "2D")
    assert not beats(COMP303, "2S", "BJ")


def test_what_then_answers_is_measured_by_the_twos() -> None:
    """After two twos on three kings: nothing but a joker, not three aces."""
    deal = opened(COMP303, "KS KH KD 3S", "2S 2H 3H", "AS AH AD", "BJ 3D")
    deal = after(deal, "A KS KH KD", "B 2S 2H")
    assert why_not(deal, "C AS AH AD") == "You need 2 cards to beat 2H 2S, not 3."
    assert turn(after(deal, "C pass", "D BJ")) == "D leads"


def test_without_the_options_twos_and_jokers_are_just_high() -> None:
    rules = game("president_comp303", joker_power="none", twos_discount="0")
    assert not beats(rules, "2S 2H", "KS KH KD")
    assert not beats(rules, "RJ", "3S 3H")
    assert beats(rules, "RJ", "2S")


def test_the_printed_example() -> None:
    printed = """
         A     B     C     D     E
         44   Pass  Pass   66    99
         JJ   Pass  Pass  Pass   KK
        Pass  Pass   AA   Pass  Pass
        Pass  Pass
    """
    assert turn(diagram(COMP303, printed)) == "C leads"
    assert turn(diagram(COMP303, printed, last="C")) == "D leads"


def test_the_first_is_president_the_last_is_beggar() -> None:
    titles = COMP303.society.titles
    assert titles.names(4) == ("President", "Vice-President", "Vice-Beggar", "Beggar")
    assert titles.names(5)[2] == "Citizen"


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_points_are_players_minus_rank_away_from_president_minus_one(players: int) -> None:
    hands = ["3S", "4S", "5S", "6S", "7S", "8S"][: players - 1]
    deal = opened(COMP303, *hands, "9S 10S")
    deal = after(deal, *(f"{'ABCDEF'[seat]} {card}" for seat, card in enumerate(hands)))
    assert deal.ended is not None
    assert deal.ended.points == tuple(players - rank - 1 for rank in range(players))


def test_in_a_4_player_game_the_vice_president_would_earn_2_points() -> None:
    deal = after(opened(COMP303, "3S", "4S", "5S", "6S 7S"), "A 3S", "B 4S", "C 5S")
    assert deal.ended == Ended(places=(0, 1, 2, 3), points=(3, 2, 1, 0))


def test_in_the_first_round_all_are_seated_randomly_and_the_first_player_is_random() -> None:
    seen, led = set(), set()
    for seed in range(60):
        match, dealt = Match(COMP303, MatchState(PLAYERS)).deal(Random(seed))
        seen.add(match.state.players)
        led.add(dealt.lot % 4)
        assert dealt.standing == ()
    assert len(seen) > 15
    assert led == {0, 1, 2, 3}


def test_in_the_first_round_there_is_no_advantage_and_the_lot_leads() -> None:
    deal = opened(COMP303, "3S 2S", "4S AS", "5S BJ", "6S RJ", lot=2)
    assert turn(deal) == "C leads"
    assert deal.gifts == ()


def test_for_the_following_hand_the_players_move_position() -> None:
    match, _ = Match(COMP303, MatchState(PLAYERS)).deal(Random(3))
    order = match.state.players
    finished = match.finished(Ended((2, 0, 3, 1), (2, 0, 3, 1)))
    assert finished.deal(Random(4))[0].state.players == (order[2], order[0], order[3], order[1])


def test_the_first_card_is_dealt_to_the_president_the_second_to_the_vice_president() -> None:
    rules = game("president_comp303", jokers="0", joker_power="none", seating="fixed")
    match, _ = Match(rules, MatchState(tuple("ABCDE"))).deal(Random(3))
    match = match.finished(Ended((3, 1, 0, 4, 2), (0,) * 5))
    assert sizes(rules, match.deal(Random(1))[1]) == [
        10,
        11,
        10,
        11,
        10,
    ]  # the two cards left over go to the two best places


HANDS = ("3S 3H 3D 9S", "4S 4H 4D 9H", "5S 5H 9D JS", "KD AS 2D BJ")


def test_the_beggar_gives_two_of_his_highest_cards_and_the_vice_beggar_one() -> None:
    deal = opened(COMP303, *HANDS, standing="ABCD")
    assert held(deal, "A") == "3D 3H 3S 9S 2D BJ"
    assert held(deal, "B") == "4D 4H 4S 9H JS"
    assert turn(deal) == "AB leads"  # both players may choose at the same time


def test_the_president_gives_back_the_same_number_of_cards_which_he_does_not_want() -> None:
    deal = opened(COMP303, *HANDS, standing="ABCD")
    assert why_not(deal, "A gives 3S") == "Give 2 cards, not 1."
    assert len(legal(deal, 0)) == 15
    assert len(legal(deal, 1)) == 5
    deal = after(deal, "B gives 9H", "A gives 3S 3H")
    assert held(deal, "D") == "3H 3S KD AS"
    assert held(deal, "C") == "5H 5S 9D 9H"
    assert turn(deal) == "A leads"


def test_if_the_advantage_is_one_there_is_none_for_the_vice_president() -> None:
    deal = opened(game("president_comp303", exchange="[1]"), *HANDS, standing="ABCD")
    assert turn(deal) == "A leads"
    assert held(deal, "A") == "3D 3H 3S 9S BJ"
    assert held(deal, "B") == "4D 4H 4S 9H"


def test_the_president_then_leads_any_card_or_set() -> None:
    deal = opened(COMP303, *HANDS, standing="ABCD", lot=3, dealer=0)
    made = events(after(deal, "B gives 9H"), "A gives 3S 3H")
    assert made[-3:] == [
        PhaseBegan(len(COMP303.phases) - 1),
        LeaderFound(0, 0),
        Turn(frozenset({0})),
    ]


def test_the_game_ends_at_the_end_of_a_turn_when_a_player_reaches_11() -> None:
    match, _ = Match(COMP303, MatchState(PLAYERS)).deal(Random(1))
    for deals, points in enumerate((3, 3, 3, 2), 1):
        assert not match.state.winners
        match = match.finished(Ended((0, 1, 2, 3), (points, 0, 1, 0)))
        assert match.state.deals == deals
    assert match.state.winners == (match.state.players[0],)
