"""McLeod's page of President, the basic game, sentence by sentence (seed 000:274-343)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from rules.cards import ONE_PACK, PACK_BITS, cards
from rules.engine import legal
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import (
    after,
    beats,
    dealt_out,
    diagram,
    game,
    held,
    letters,
    opened,
    sizes,
    turn,
    why_not,
)

PRESIDENT = game("president_basic")
THE_TABLE = """
     A     B     C     D     E
     44   Pass  Pass   66    99
     JJ   Pass  Pass  Pass   KK
    Pass  Pass   AA   Pass  Pass
    Pass  Pass
"""


def test_c_then_starts_again_by_leading_any_card_or_set() -> None:
    assert turn(diagram(PRESIDENT, THE_TABLE)) == "C leads"


def test_if_the_two_aces_were_cs_last_cards_it_would_be_ds_turn_to_play_anything() -> None:
    deal = diagram(PRESIDENT, THE_TABLE, last="C")
    assert turn(deal) == "D leads"
    assert letters(deal.out) == "C"


def test_the_first_three_rows_leave_the_trick_open_to_those_who_passed() -> None:
    """Passing does not prevent you from playing the next time your turn comes round."""
    three_rows = "\n".join(THE_TABLE.strip().splitlines()[:4])
    assert turn(diagram(PRESIDENT, three_rows)) == "A"


def test_about_4_to_7_people() -> None:
    assert range(4, 8) == PRESIDENT.seats


def test_a_standard_52_card_pack() -> None:
    assert PRESIDENT.pack.bit_count() == 52
    assert PRESIDENT.pack & ONE_PACK == PRESIDENT.pack


def test_all_the_cards_are_dealt_out_and_some_players_may_have_one_more() -> None:
    _, dealt = Match(PRESIDENT, MatchState(tuple("ABCDE"))).deal(Random(1))
    assert sorted(sizes(PRESIDENT, dealt)) == [10, 10, 10, 11, 11]
    assert sum(dealt_out(PRESIDENT, dealt).hands) == PRESIDENT.pack


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_the_player_to_dealers_left_starts(seats: int) -> None:
    deal = opened(PRESIDENT, *["3S", "4S", "5S", "6S", "7S", "8S", "9S"][:seats], dealer=1)
    assert turn(deal) == "C leads"


def test_the_first_lead_is_any_single_card_or_any_set_for_example_three_fives() -> None:
    for lead in ("5S", "5S 5H", "5S 5H 5D", "5S 5H 5D 5C", "2S"):
        after(opened(PRESIDENT, "5S 5H 5D 5C 2S", "3S", "3H", "3D"), f"A {lead}")


def test_a_set_is_of_equal_rank() -> None:
    deal = opened(PRESIDENT, "5S 5H 6D 3C", "3S", "3H", "3D")
    assert why_not(deal, "A 5S 6D") == "5S 6D isn't a valid play in this game."


@pytest.mark.parametrize(
    ("attempt", "wins"),
    [("KS KH", True), ("7S 7H", True), ("KS", False), ("7S 7H 7D", False), ("6D 6C", False)],
)
def test_two_sixes_are_beaten_by_two_kings_or_two_sevens(attempt: str, wins: bool) -> None:
    """A single king or three sevens do not beat two sixes."""
    assert beats(PRESIDENT, attempt, "6S 6H") is wins


def test_you_could_play_two_of_the_three_sevens_and_hang_onto_the_third() -> None:
    deal = opened(PRESIDENT, "6S 6H 3S", "7S 7H 7D 3H", "3D", "3C")
    assert held(after(deal, "A 6S 6H", "B 7S 7D"), "B") == "3H 7H"


def test_the_cards_rank_from_high_to_low_2_a_k_q_j_10_9_8_7_6_5_4_3() -> None:
    order = ("2", "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3")
    for high, low in pairwise(order):
        assert beats(PRESIDENT, f"{high}D", f"{low}S")
        assert not beats(PRESIDENT, f"{low}S", f"{high}D")


def test_the_suits_are_irrelevant() -> None:
    assert not beats(PRESIDENT, "9S", "9H")
    assert not beats(PRESIDENT, "9H", "9S")


def test_passing_is_always_allowed() -> None:
    """A player who can beat the previous play need not beat it."""
    deal = after(opened(PRESIDENT, "3S 4S", "5S 6S", "5H 6H", "5D 6D"), "A 3S", "B pass")
    assert turn(deal) == "C"


def test_the_leader_leads_and_may_not_pass() -> None:
    deal = opened(PRESIDENT, "3S 4S", "5S 6S", "5H 6H", "5D 6D")
    assert why_not(deal, "A pass") == "You lead, so you can't pass. Play anything."


def test_play_continues_as_many_times_around_as_necessary() -> None:
    deal = opened(PRESIDENT, "3S 7S JS 4S", "4H 8H QH 5H", "5D 9D KD 6D", "6C 10C AC 3C")
    moves = ["A 3S", "B 4H", "C 5D", "D 6C", "A 7S", "B 8H", "C 9D", "D 10C", "A JS", "B QH"]
    deal = after(deal, *moves, "C KD", "D AC", "A pass", "B pass")
    assert turn(deal) == "C"
    assert turn(after(deal, "C pass")) == "D leads"


def test_when_a_player_whose_turn_it_is_has_no_cards_the_turn_passes_to_the_next() -> None:
    deal = opened(PRESIDENT, "3S 9S", "4H", "5D 9D", "3C 9C")
    deal = after(deal, "A 3S", "B 4H", "C 5D", "D pass", "A 9S")
    assert turn(deal) == "C"


def test_the_deal_goes_on_until_one_player_is_left_with_cards() -> None:
    deal = opened(PRESIDENT, "3S", "4H", "5D", "6C 3C")
    deal = after(deal, "A 3S", "B 4H")
    assert deal.ended is None
    deal = after(deal, "C 5D")
    assert deal.ended == Ended(places=(0, 1, 2, 3), points=(2, 1, 0, 0))
    assert why_not(deal, "D 6C") == "This deal is over."


def test_the_ranks_are_president_vice_president_citizen_and_scum() -> None:
    titles = PRESIDENT.society.titles
    assert titles.names(4) == ("President", "Vice-President", "Vice-Scum", "Scum")
    assert titles.names(6)[2:4] == ("Citizen", "Citizen")


@pytest.mark.parametrize(
    ("titles", "best", "worst"),
    [
        ("european_king", ("King", "Minister"), "Peasant"),
        ("european_boss", ("Boss", "Foreman", "Worker"), "Bum"),
    ],
)
def test_for_europeans_king_minister_peasant_or_boss_foreman_worker_bum(
    titles: str, best: tuple[str, ...], worst: str
) -> None:
    names = game("president_basic", titles=titles).society.titles.names(4)
    assert names[: len(best)] == best
    assert names[-1] == worst


def test_2_for_the_president_1_for_the_vice_president_and_nothing_for_the_others() -> None:
    """PR-09: five players go out in the order C A E B D."""
    deal = opened(PRESIDENT, "6S", "8S", "5S 3S", "9S 3D", "7S", dealer=1)
    deal = after(deal, "C 3S", "D pass", "E pass", "A pass", "B pass", "C 5S")
    deal = after(deal, "D pass", "E pass", "A 6S", "B pass", "D pass", "E 7S", "B 8S")
    assert deal.ended is not None
    assert letters(deal.ended.places) == "CAEBD"
    assert deal.ended.points == (1, 0, 2, 0, 0)


def match_after(order: str, **changed: str) -> Match:
    """Return the match of A, B, C ... after a deal that they finished in this order."""
    match = Match(game("president_basic", **changed), MatchState(tuple(sorted(order))))
    match, _ = match.deal(Random(7))
    places = tuple(match.state.players.index(player) for player in order)
    return match.finished(Ended(places, (0,) * len(order)))


def test_the_vice_president_sits_to_the_presidents_left_and_the_scum_to_his_right() -> None:
    match, _ = match_after("CADB").deal(Random(1))
    assert match.state.players == tuple("CADB")


def test_the_scum_deals_and_the_first_card_goes_to_the_president_then_in_order_of_rank() -> None:
    match, dealt = match_after("CADBE").deal(Random(1))
    assert match.state.players[dealt.dealer] == "E"
    assert sizes(match.rules, dealt) == [11, 11, 10, 10, 10]


def second_deal() -> tuple[str, ...]:
    return ("3S 9S 10S JS", "4H 9H 10H JH", "5D 9D 10D JD", "6C AC 2D 7C")


def test_the_scum_must_give_his_highest_card_to_the_president() -> None:
    deal = opened(PRESIDENT, *second_deal(), standing="ABCD")
    assert held(deal, "A") == "3S 9S 10S JS 2D"
    assert held(deal, "D") == "6C 7C AC"


def test_the_president_gives_back_any_card_that_he_does_not_want() -> None:
    deal = opened(PRESIDENT, *second_deal(), standing="ABCD")
    for unwanted in ("3S", "9S", "2D"):
        assert turn(after(deal, f"A gives {unwanted}")) == "A leads"
    assert held(after(deal, "A gives 3S"), "D") == "3S 6C 7C AC"
    assert len(legal(deal, 0)) == 5


def test_no_card_but_the_presidents_own_and_only_one() -> None:
    deal = opened(PRESIDENT, *second_deal(), standing="ABCD")
    assert why_not(deal, "A gives 6C") == "You can only give cards you have."
    assert why_not(deal, "A gives 3S 9S") == "Give 1 card, not 2."
    assert why_not(deal, "A 3S") == "You can't do that right now."
    assert why_not(deal, "D gives 6C") == "It's not your turn yet."


def test_the_president_then_leads_any_card_or_set() -> None:
    deal = after(opened(PRESIDENT, *second_deal(), standing="ABCD", dealer=1), "A gives 3S")
    assert turn(deal) == "A leads"


def test_the_first_deal_has_no_exchange() -> None:
    assert turn(opened(PRESIDENT, *second_deal())) == "A leads"


def test_the_game_ends_when_someone_reaches_say_11_points() -> None:
    match = match_after("ABCD")
    for points, over in ((2, False), (8, False), (1, True)):
        match, _ = match.deal(Random(1))
        match = match.finished(Ended((0, 1, 2, 3), (points, 0, 0, 0)))
        assert (match.state.winners != ()) is over
    assert match.state.winners == ("A",)


def test_the_holder_of_a_specific_card_of_the_lowest_rank_may_lead() -> None:
    """Some play that on the first deal the player holding the three of clubs leads."""
    rules = game("president_basic", first_lead="named_card")
    assert turn(opened(rules, "3S 4S", "3H 4H", "3C 4C", "3D 4D")) == "C leads"


def test_on_subsequent_deals_some_play_that_the_scum_leads() -> None:
    rules = game("president_basic", later_lead="bottom_rank")
    deal = after(opened(rules, *second_deal(), standing="ABCD"), "A gives 3S")
    assert turn(deal) == "D leads"


def test_single_round_play_gives_each_player_just_one_opportunity() -> None:
    """A does not get a chance to beat E's pair of nines: it is E's turn to lead."""
    rules = game("president_basic", pass_rule="single_round")
    printed = """
         A     B     C     D     E
         44   Pass  Pass   66    99
    """
    assert turn(diagram(rules, printed)) == "E leads"


def test_a_second_pack_has_cards_of_its_own() -> None:
    rules = game("president_basic", decks="2")
    assert rules.pack.bit_count() == 104
    assert rules.pack >> PACK_BITS == rules.pack & ONE_PACK
    assert cards("3D*") == cards("3D") << PACK_BITS
