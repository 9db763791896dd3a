"""The pack: players, cards, packs, backs, jokers, the order of ranks (catalogue 3.A)."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import cards, joined, text
from rules.catalogue import build, problems
from rules.match.match import Match, MatchState
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import LETTERS, dealt_out, game, opened, why_not

BACKS = """
Identical cards tie where backs are ignored | deck_backs=ignored
    6S ~ 6S/red
    6C > 6S/red
    6S 6S/red ~ 6S 6S/red
    6H/red ~ 6H
Rank comes first, then suit, then the back: red is higher | deck_backs=ranked
    7S > 6H/red
    6C > 6S/red > 6S
    2H/red > 2H > 2D/red
    6C/red 6S/red > 6C 6S
"""

ORDERS = """
Two high: 2 A K Q J 10 9 8 7 6 5 4 3 | rank_order=two_high
    2C > AS > KC > QS > JC > 10S > 9C > 8S > 7C > 6S > 5C > 4S > 3C
    2C 2S > AC AS > 3C 3S
Ace high: A K Q J 10 9 8 7 6 5 4 3 2 | rank_order=ace_high
    AC > KS > QC > JS > 10C > 9S > 8C > 7S > 6C > 5S > 4C > 3S > 2C
    3C 3S > 2C 2S
Three high: 3 2 A K Q J 10 9 8 7 6 5 4 | rank_order=three_high
    3C > 2S > AC > KS > QC > JS > 10C > 9S > 8C > 7S > 6C > 5S > 4C
    3C 3S 3D > 2C 2S 2D
Klootzakken, without 4, 5 and 6: 3 2 A K Q J 10 9 8 7 | rank_order=klootzakken pack=strip40
    3C > 2S > AC > KS > QC > JS > 10C > 9S > 8C > 7S
Sofia: joker J 2 A K Q 10 9 8 7 6 5 4 3 | rank_order=sofia jokers=1
    BJ > JC > 2S > AC > KS > QC > 10C > 9S > 8C > 7S > 6C > 5S > 4C > 3S
    JC JS > 2C 2S
Tiles: 15 down to 1 | rank_order=tiles pack=tiles60
    15C > 14S > KC > QS > JC > 10S > 9C > 8S > 7C > 6S > 5C > 4S > 3C > 2S > 1C
    15C 15S > 14C 14S
Jokers are above every order | rank_order=three_high jokers=2
    RJ > 3S > 2S
A revolution turns any order round | rank_order=three_high revolution=ranks reversed
    4C > 5S > KC > AS > 2C > 3S
"""

SEQUENCES = """
Twos follow aces in a run where no rank is kept out | sequences=single run_excluded={}
    leads KS AD 2C
    no play AS 2D 3C
    KS AD 2C > QS KD AC > 3S 4D 5C
With aces high a run goes up to the ace, and starts with a two
    | rank_order=ace_high sequences=single run_excluded={}
    leads QS KD AC
    leads 2S 3D 4C
    no play KS AD 2C
    3S 4D 5C > 2S 3D 4C
With threes high a run goes up to the three | rank_order=three_high sequences=single run_excluded={}
    leads AS 2D 3C
    no play 3S 4D 5C
    AS 2D 3C > KS AD 2C
In the pack of 40 no run goes from the three to the seven
    | pack=strip40 sequences=single run_excluded={}
    no play 3S 7D 8C
    leads 7S 8D 9C
With the order of Klootzakken it does not either, for threes are on top
    | rank_order=klootzakken pack=strip40 sequences=single run_excluded={}
    leads AS 2D 3C
    no play 3S 7D 8C
Tiles run from 1 to 15 | pack=tiles60 rank_order=tiles sequences=single run_excluded={}
    leads 1S 2D 3C
    leads KS 14D 15C
    no play 14S 15D 1C
    KS 14D 15C > QS KD 14C > 1S 2D 3C
"""


def sizes(preset: str, seats: int, **changed: str) -> list[int]:
    """Return the sizes of the hands of a first deal, the largest first."""
    rules = game(preset, **changed)
    _, first = Match(rules, MatchState(tuple(LETTERS[:seats]))).deal(Random(3))
    return sorted((hand.bit_count() for hand in dealt_out(rules, first).hands), reverse=True)


@pytest.mark.parametrize(
    ("preset", "fewest", "most"),
    [
        ("bigtwo_denexa", 2, 4),
        ("president_basic", 4, 7),
        ("daifugo_denexa", 3, 8),
        ("thirteen_denexa", 2, 6),
    ],
)
def test_table_starts_with_the_numbers_of_players_of_its_span(
    preset: str, fewest: int, most: int
) -> None:
    assert problems(preset, seats=fewest) == problems(preset, seats=most) == []
    for seats in (fewest - 1, most + 1):
        refused = f"You need {fewest} to {most} players and have {seats}."
        assert refused in problems(preset, seats=seats)


@pytest.mark.parametrize("preset", ["doudizhu_denexa", "bigthree_denexa"])
def test_games_with_an_auction_are_for_three(preset: str) -> None:
    assert problems(preset, seats=3) == []
    for seats in (2, 4):
        assert f"You need 3 players and have {seats}." in problems(preset, seats=seats)


@pytest.mark.parametrize("span", ["1..4", "4..13", "6..4", "4", "four", ""])
def test_no_span_of_players_is_below_two_above_twelve_or_the_wrong_way_round(span: str) -> None:
    assert problems("president_basic", {"players": span}) == [
        f"How many players? “{span}” doesn't work. Type a range such as 2..12."
    ]


def test_two_to_twelve_may_be_allowed() -> None:
    assert build("president_basic", {"players": "2..12"}).seats == range(2, 13)


PACKS = [
    ("all 52 cards of one pack", {}, 52),
    ("without 4, 5 and 6 there are 40", {"pack": "strip40"}, 40),
    ("60 tiles, 1 to 15 in four colors", {"pack": "tiles60", "rank_order": "tiles"}, 60),
    ("two packs are 104", {"decks": "2"}, 104),
    ("two packs of 40 are 80", {"decks": "2", "pack": "strip40"}, 80),
    ("one joker makes 53", {"jokers": "1"}, 53),
    ("two make 54", {"jokers": "2"}, 54),
    ("with two packs and four jokers they are 108", {"decks": "2", "jokers": "4"}, 108),
    ("forty and two jokers are 42", {"pack": "strip40", "jokers": "2"}, 42),
]


@pytest.mark.parametrize(
    ("changed", "size"), [row[1:] for row in PACKS], ids=[row[0] for row in PACKS]
)
def test_pack_is_dealt_out_evenly(changed: dict[str, str], size: int) -> None:
    for seats in (4, 7):
        hands = sizes("president_basic", seats, **changed)
        assert sum(hands) == size
        assert hands[0] - hands[-1] <= 1


def test_the_ranks_of_each_pack() -> None:
    strip = game("president_basic", pack="strip40")
    assert strip.pack == game("president_basic").pack & ~joined(
        cards(f"{rank}S {rank}H {rank}D {rank}C") for rank in "456"
    )
    tiles = game("president_basic", pack="tiles60", rank_order="tiles")
    shown = text(tiles.pack).split()
    assert len(shown) == 60
    assert {"AS", "15C", "14H", "KD"} <= set(shown)
    assert not tiles.pack & cards("BJ RJ")


@pytest.mark.parametrize(
    ("rank_order", "ranks"),
    [("three_high", None), ("two_high", "14, 15"), ("ace_high", "14, 15"), ("tiles", None)],
)
def test_tiles_need_an_order_with_a_place_for_all_of_them(
    rank_order: str, ranks: str | None
) -> None:
    ranks = "14, 15" if rank_order == "three_high" else ranks
    told = problems("president_basic", {"pack": "tiles60", "rank_order": rank_order})
    said = [f"This order of ranks has no place for {ranks}, which are in the deck."]
    assert told == (said if ranks else [])


def test_the_order_of_klootzakken_has_no_place_for_4_5_and_6() -> None:
    assert problems("president_basic", {"rank_order": "klootzakken"}) == [
        "This order of ranks has no place for 4, 5, 6, which are in the deck."
    ]
    assert problems("president_basic", {"rank_order": "klootzakken", "pack": "strip40"}) == []


@pytest.mark.parametrize("order", ["two_high", "ace_high", "three_high", "sofia", "tiles"])
def test_other_orders_have_a_place_for_the_cards_of_either_pack(order: str) -> None:
    for pack in ("standard52", "strip40"):
        assert problems("president_basic", {"rank_order": order, "pack": pack}) == []


@pytest.mark.parametrize(
    ("decks", "jokers", "fine"),
    [("1", "0", True), ("1", "2", True), ("1", "3", False), ("1", "4", False), ("2", "3", True)],
)
def test_at_most_two_jokers_in_each_pack(decks: str, jokers: str, fine: bool) -> None:
    refused = [f"{jokers} jokers need two decks: there are at most two in each deck."]
    told = problems("president_basic", {"decks": decks, "jokers": jokers})
    assert told == ([] if fine else refused)


@pytest.mark.parametrize("jokers", ["5", "-1", "two", ""])
def test_jokers_are_none_to_four(jokers: str) -> None:
    told = problems("president_basic", {"decks": "2", "jokers": jokers})
    assert told == [f"How many jokers? “{jokers}” doesn't work. Type a number from 0 to 4."]


@pytest.mark.parametrize(
    ("changed", "most", "pack"),
    [
        ({"pack": "strip40", "deal": "fixed", "hand_size": "11"}, 4, 40),
        ({"deal": "fixed", "hand_size": "14"}, 4, 52),
        ({"deal": "fixed", "hand_size": "21", "players": "3..3"}, 3, 52),
    ],
)
def test_hands_are_never_more_than_the_pack(changed: dict[str, str], most: int, pack: int) -> None:
    (told,) = problems("bigtwo_basic", changed)
    assert str(most) in told
    assert str(pack) in told


SETS = """
Two packs: sets of up to eight cards, identical cards tie | decks=2
    leads KS KS*
    leads KS KS* KH KH* KD KD* KC KC*
    KS KS* KH KH* KD KD* KC KC* > QS QS* QH QH* QD QD* QC QC*
    KS KS* ~ KH KH*
    KS ~ KS*
    2S 2S* 2H 2H* 2D > AS AS* AH AH* AD
    no play KS KS* QH
One pack: four cards are the largest set | decks=1
    leads KS KH KD KC
    KS KH KD KC > QS QH QD QC
Two packs double the jokers, too | decks=2 jokers=4
    leads RJ RJ* BJ BJ*
    RJ RJ* BJ ~ RJ BJ BJ*
    RJ RJ* BJ BJ* > 2S 2S* 2H 2H*
"""


@pytest.mark.parametrize("row", rows("president_basic", SETS))
def test_sets_of_one_pack_and_of_two(row: Row) -> None:
    row.holds()


def test_card_missing_from_the_pack_cannot_be_held() -> None:
    deal = opened(game("president_basic", pack="strip40"), "7S 8S", "9S", "10S", "JS")
    assert why_not(deal, "A 7S*") == "You don't have 7S*."
    assert why_not(deal, "A 5S") == "You don't have 5S."


@pytest.mark.parametrize("row", rows("thirteen_double", BACKS))
def test_backs(row: Row) -> None:
    """TH-13."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", ORDERS))
def test_the_order_of_ranks(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", SEQUENCES))
def test_runs_follow_the_order_of_ranks(row: Row) -> None:
    row.holds()
