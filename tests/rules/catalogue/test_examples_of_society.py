"""The examples of options.json: dealing, places, seats, points and the match."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.core.people import hat_of
from rules.catalogue import build, problems
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.phases.dealing import counted_from
from tests.rules.catalogue.examples import example
from tests.rules.notation import after, game, held, opened, sizes, turn, why_not


def finished(order: str, points: dict[str, int] | None = None, **changed: str) -> Match:
    """Return the match of A, B, C ... after a first deal that they finished in this order."""
    match, _ = Match(game("president_basic", **changed), MatchState(tuple(sorted(order)))).deal(
        Random(5)
    )
    return done(match, order, points)


def done(match: Match, order: str, points: dict[str, int] | None = None) -> Match:
    places = tuple(match.state.players.index(player) for player in order)
    return match.finished(
        Ended(places, tuple((points or {}).get(p, 0) for p in match.state.players))
    )


def cut(exposed: int) -> int:
    """Return the seat that gets the first card when seat 0 deals to four counter-clockwise."""
    return counted_from(0, -1, 1 << (exposed - 3) * 4) % 4


@example(
    "first_card", "+", "cut_card_count, ccw, exposed 7: count dealer=1 ... 7 is the player opposite"
)
def test_a_seven_in_the_cut_counts_to_the_player_opposite() -> None:
    assert cut(7) == 2


@example(
    "first_card",
    "-",
    "cut_card_count: exposed 4 does not give the dealer the first card "
    "(it is the player on the left)",
)
def test_a_four_in_the_cut_counts_to_the_player_on_the_left() -> None:
    assert cut(4) == 1


def test_an_ace_counts_one_and_a_two_counts_two() -> None:
    assert cut(3 + 11) == 0
    assert cut(3 + 12) == 3


@pytest.mark.parametrize(("first", "more"), [("dealer", {0, 1}), ("next_to_dealer", {1, 2})])
def test_who_gets_the_first_card_holds_one_more(first: str, more: set[int]) -> None:
    match = Match(game("president_basic", first_card=first), MatchState(tuple("ABCDE")))
    _, dealt = match.deal(Random(1))
    assert dealt.dealer == 0
    assert {seat for seat, size in enumerate(sizes(match.rules, dealt)) if size == 11} == more


@example("first_dealer", "+", "random: seat 3 is drawn and announced with the shuffle seed")
def test_a_dealer_drawn_by_lot_follows_from_the_seed() -> None:
    match = Match(game("president_basic", first_dealer="random"), MatchState(tuple("ABCD")))
    drawn = [match.deal(Random(seed))[1].dealer for seed in range(30)]
    assert 2 in drawn
    assert drawn == [match.deal(Random(seed))[1].dealer for seed in range(30)]


@example("first_dealer", "-", "random: host tries to name himself dealer, refused")
def test_the_host_deals_first_only_where_nothing_is_drawn() -> None:
    for value, dealers in (("anyone", 1), ("random", 4), ("cut", 4)):
        match = Match(game("president_basic", first_dealer=value), MatchState(tuple("ABCD")))
        assert len({match.deal(Random(seed))[0].state.dealer for seed in range(40)}) == dealers


@example("next_dealer", "+", "rotate, clockwise: dealer A, next dealer B")
def test_the_deal_may_go_round() -> None:
    match = finished("CADB", next_dealer="rotate", seating="fixed")
    assert match.state.dealer == "A"
    assert match.deal(Random(1))[0].state.dealer == "B"


@example("next_dealer", "-", "winner: C won, yet A is announced as dealer - wrong")
def test_the_winner_may_deal() -> None:
    for value, dealer in (("winner", "C"), ("top_rank", "C"), ("loser", "B"), ("bottom_rank", "B")):
        assert finished("CADB", next_dealer=value).deal(Random(1))[0].state.dealer == dealer


SECOND = ("3S 9S 10S JS", "4H 9H 10H JH", "5D 9D 10D JD", "3C 2S AH KD")


@example("exchange", "+", "[2,1]: Scum holding 2S AH KD gives 2S AH")
def test_the_scum_gives_the_two_best() -> None:
    deal = opened(game("president_basic", exchange="[2,1]"), *SECOND, standing="ABCD")
    assert held(deal, "A") == "3S 9S 10S JS AH 2S"
    assert held(deal, "D") == "3C KD"


@example("exchange", "-", "[2,1]: Scum offers AH KD keeping 2S - refused")
def test_the_scum_has_no_say() -> None:
    deal = opened(game("president_basic", exchange="[2,1]"), *SECOND, standing="ABCD")
    assert why_not(deal, "D gives 3C KD") == "It's not your turn yet."


@example("seating", "+", "by_rank: finish C A D B gives turn order C A D B")
def test_seats_may_follow_rank() -> None:
    assert finished("CADB").deal(Random(1))[0].state.players == tuple("CADB")


@example("seating", "-", "fixed: finish C A D B, turn order stays A B C D")
def test_seats_may_stay() -> None:
    match, dealt = finished("CADB", seating="fixed").deal(Random(1))
    assert match.state.players == tuple("ABCD")
    assert dealt.standing == (2, 0, 3, 1)


@example("first_seating", "+", "random: seat draw is announced")
def test_first_seats_may_be_drawn() -> None:
    match = Match(game("president_basic", first_seating="random"), MatchState(tuple("ABCD")))
    assert len({match.deal(Random(seed))[0].state.players for seed in range(40)}) > 10


@example("first_seating", "-", "random: host assigns seats - refused")
def test_the_order_of_joining_counts_only_where_seats_are_not_drawn() -> None:
    for value, orders in (("as_joined", {"A"}), ("random", set("ABCD"))):
        match = Match(game("president_basic", first_seating=value), MatchState(tuple("ABCD")))
        assert {match.deal(Random(seed))[0].state.players[0] for seed in range(40)} == orders


@example("titles", "+", "daifugo, 3 players: Daifugo, Commoner, Destitute")
def test_three_players_have_names_of_their_own() -> None:
    titles = game("president_basic", titles="daifugo").society.titles
    assert titles.names(3) == ("Daifugo", "Commoner", "Destitute")


@example("titles", "-", "daifugo, 4 players: Commoner is not used")
def test_four_players_have_no_commoner() -> None:
    titles = game("president_basic", titles="daifugo").society.titles
    assert titles.names(4) == ("Daifugo", "Millionaire", "Poor", "Destitute")
    assert titles.names(5)[2] == "Commoner"


@example("hats", "+", "after a revolution every hat sign is flipped")
def test_all_hats_are_turned_inside_out_in_a_revolution() -> None:
    for players in range(3, 8):
        worn = [
            [hat_of(place, players, turned) for place in range(players)] for turned in (False, True)
        ]
        assert all(plain != flipped for plain, flipped in zip(*worn, strict=True))
        assert not set(worn[0]) & set(worn[1])


@example("hats", "-", "hats never change the order of play")
def test_hats_are_only_a_sign() -> None:
    on, off = game("president_basic", hats="on"), game("president_basic", hats="off")
    assert replace(on, society=off.society) == off


@example("join_leave", "+", "five players, 2nd leaves: 3rd, 4th, 5th become 2nd, 3rd, 4th")
def test_those_below_a_leaver_move_up() -> None:
    assert finished("EDCBA").leave("D").state.standing == tuple("ECBA")


@example("join_leave", "-", "newcomer asks for the Vice seat - refused, starts as Scum")
def test_a_newcomer_starts_in_the_lowest_place() -> None:
    match = finished("CADB").join("N")
    assert match.state.titles["N"] == "Scum"
    assert match.deal(Random(1))[0].state.players == tuple("CADBN")


def penalties(model: str, **changed: str) -> dict[str, str]:
    return {"score_model": model, "match_winner": "lowest"} | changed


@example("score_model", "+", "penalty_cards: 8 cards left, 8 points")
def test_cards_left_may_cost_points() -> None:
    first_out = {"deal_end": "first_out", "exchange": "none", "later_lead": "winner"}
    rules = build("president_basic", penalties("penalty_cards", **first_out))
    deal = after(opened(rules, "3S", "4S 5S", "4H 5H 6H 7H 8H 9H 10H JH", "4D"), "A 3S")
    assert deal.ended is not None
    assert deal.ended.points == (0, 2, 8, 1)


@example("score_model", "-", "none: no points are kept at all")
def test_points_may_not_be_kept() -> None:
    rules = game("president_denexa")
    deal = after(opened(rules, "3S", "4S", "5S 6S"), "A 3S", "B 4S")
    assert deal.ended is not None
    assert deal.ended.points == (0, 0, 0)


@example("place_points", "+", "n_minus_rank, 4 players, Vice (r=1): 4-1-1 = 2")
def test_the_vice_president_of_four_gets_two_points() -> None:
    rules = game("president_basic", place_points="n_minus_rank")
    deal = after(opened(rules, "3S", "4S", "5S", "6S 7S"), "A 3S", "B 4S", "C 5S")
    assert deal.ended is not None
    assert deal.ended.points[1] == 2


@example("place_points", "-", "zero_sum with 6 players is refused")
def test_zero_sum_is_not_for_six() -> None:
    six = {"players": "5..7", "place_points": "zero_sum"}
    refused = ["Zero-sum points are for exactly five or seven players."]
    assert problems("president_basic", six, seats=6) == refused
    assert problems("president_basic", six, seats=5) == []


@example("match_end", "+", "points 11: a player reaches 11 after deal 7, match over")
def test_eleven_points_end_the_match() -> None:
    match = finished("ABCD", {"A": 1})
    for deal in range(2, 8):
        assert not match.state.winners
        match = done(match, "ABCD", {"A": 5 if deal == 7 else 1})
    assert (match.state.deals, match.state.winners) == (7, ("A",))


@example("match_end", "-", "points 11: 11 is reached in mid-deal - the deal is played out first")
def test_points_are_only_counted_when_the_deal_is_played_out() -> None:
    rules = game("president_basic", match_target="2")
    deal = after(opened(rules, "3S", "4S", "5S", "6S 7S"), "A 3S")
    assert deal.ended is None
    assert turn(deal) == "B"


HUNDRED = penalties("penalty_cards", match_target="100")


@example("match_target", "+", "Denexa Big Two: 103 is reached, match over")
def test_a_hundred_penalty_points_end_a_match_that_the_fewest_win() -> None:
    match = finished("ABCD", {"D": 103, "B": 5, "C": 9}, **HUNDRED)
    assert match.state.winners == ("A",)


@example("match_target", "-", "Denexa Big Two: 99 is not the end")
def test_ninety_nine_do_not() -> None:
    assert finished("ABCD", {"D": 99}, **HUNDRED).state.winners == ()


LAST = {"match_end": "deals", "match_target": "10", "match_winner": "top_rank_last_deal"}


@example("match_winner", "+", "daifugo: C is Daifugo of the last deal and wins")
def test_the_first_place_of_the_last_deal_may_win() -> None:
    match = finished("ABCD", None, **LAST)
    for _ in range(8):
        match = done(match, "ABCD", {"A": 2})
    assert done(match, "CABD", {"C": 2}).state.winners == ("C",)


@example("match_winner", "-", "daifugo: A won 7 of 10 deals but not the last - A does not win")
def test_seven_of_ten_deals_do_not_help() -> None:
    match = finished("ABCD", {"A": 2}, **LAST)
    for order in ("ABCD",) * 6 + ("BACD",) * 2:
        match = done(match, order, {order[0]: 2})
    assert not match.state.winners
    assert done(match, "BACD", {"B": 2}).state.winners == ("B",)
