"""Revolutions: fours that turn the ranks, and perhaps the direction, round (catalogue 3.N)."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from rules.catalogue.sheet import sheet
from rules.deal import Deal
from rules.events import DirectionReversed, RanksReversed
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.cli.questions import plays
from tests.rules.notation import after, events, game, opened, turn, why_not

EIGHTS, FIVES = "8S 8H 8D 8C", "5S 5H 5D 5C"
SINGLES = {
    "revolution": "ranks", "revolution_trigger": "set_or_four_singles", "equal_play": "allowed",
}  # fmt: skip

TURNED = """
Before one the usual order holds | revolution=ranks
    2S > AS > KS > 4S > 3S
    2S 2H > 3S 3H
After one lower beats higher, in sets of any size | revolution=ranks reversed
    3S > 4S > KS > AS > 2S
    3S 3H > 4S 4H > 2S 2H
    3S 3H 3D > 2S 2H 2D
    3S 3H 3D 3C > 4S 4H 4D 4C
    5S on 9H: yes
    KS on 9H: no
    5S 5H on 9H: no
With aces high the twos are the best then | revolution=ranks rank_order=ace_high reversed
    2S > 3S > KS > AS
In runs the lowest is the best | revolution=ranks sequences=single reversed
    3S 4D 5C > 4H 5H 6C > QS KS AD
A larger set must be lower | revolution=ranks set_size_rule=larger_if_higher reversed
    5S 5H on 8D: yes
    10S 10H on 8D: no
Or it may be any | revolution=ranks set_size_rule=larger_any reversed
    5S 5H on 8D: yes
    10S 10H on 8D: yes
The lower card of the suit follows | revolution=ranks follow_suit=singles reversed
    6H > 9H
    6S on 9H: no
    9H on 6H: no
"""

LOW_HIGH = """
In the usual order a two beats anything and anything beats a two
    | revolution=ranks two_power=high_and_low revolution_low_high=on
    2S on AS AH: yes
    3S on 2S: yes
    AS > KS
    4S on AS: no
    AS AH on 2S 2H: no
In a revolution it is an ace: A 2 4 5 ... Q K A
    | revolution=ranks two_power=high_and_low revolution_low_high=on transparent=3 reversed
    AS on 2S 2H 2D: yes
    AS on KS: yes
    AH on AS: yes
    KS on AS: yes
    4S 4H on AS: yes
    2S > 4S > 5S > QS > KS
    2S on KS KH: no
    4S on 2S: no
    AS AH > 2S 2H > 4S 4H > KS KH
    3S on 4S: yes
Without it the two keeps its role, and the ace its rank
    | revolution=ranks two_power=high_and_low revolution_low_high=off reversed
    2S on KS KH: yes
    3S on 2S: yes
    KS on AS: yes
    AS on KS: no
"""


@pytest.mark.parametrize("row", rows("president_basic", TURNED))
def test_ranks_before_and_after_a_revolution(row: Row) -> None:
    """000:389."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", LOW_HIGH))
def test_the_card_that_is_highest_and_lowest(row: Row) -> None:
    """000:397, C-PR-10."""
    row.holds()


JOKERS_TURN = """
Jokers turn with the ranks | revolution=ranks jokers=2 reversed
    3S > 4S > 2S > RJ
    3S 3H > 2S 2H > RJ BJ
    BJ on RJ: no
With a higher joker the order of the jokers turns too
    | revolution=ranks jokers=2 joker_order=red_high reversed
    3S > 2S > BJ > RJ
They stay on top | revolution=ranks jokers=2 joker_turns=off reversed
    RJ > 3S > 4S > KS > AS > 2S
    RJ BJ > 3S 3H > 2S 2H
    BJ on RJ: no
    RJ on BJ: no
The higher joker is the higher still
    | revolution=ranks jokers=2 joker_turns=off joker_order=red_high reversed
    RJ > BJ > 3S > 2S
    RJ BJ > 3S 3H
Before a revolution nothing changes | revolution=ranks jokers=2 joker_turns=off
    RJ > 2S > AS > 3S
    RJ BJ > 2S 2H
One joker keeps its power where jokers turn
    | revolution=ranks jokers=2 joker_power=beats_any_set reversed
    RJ on 3S: yes
    RJ on 3S 3H: yes
    4S on RJ: no
    3S 3H > RJ BJ
And where they stay | revolution=ranks jokers=2 joker_power=beats_any_set joker_turns=off reversed
    RJ on 3S: yes
    RJ on 3S 3H: yes
    4S on RJ: no
    RJ BJ > 3S 3H
A card above the twos is the lowest then
    | revolution=ranks jokers=2 joker_turns=off extra_high=jack_of_diamonds reversed
    RJ > 3S > JS > 2S > JD
    JD on 2S: no
So are the black threes, but jokers stay
    | revolution=ranks jokers=2 joker_turns=off extra_high=black_threes suit_order=SHCD reversed
    RJ > 3D > 3H > 4S > 2S > 3C > 3S
Wild cards that are all equal stay with the jokers
    | revolution=ranks jokers=2 joker_wild=rank wild_ranks={3} wild_alone=top_equal \
joker_turns=off reversed
    3S > 4S > 2S
    RJ > 4S
    RJ on 3S: no
    3S on RJ: no
    3S 3H > 4S 4H
Or turn with them
    | revolution=ranks jokers=2 joker_wild=rank wild_ranks={3} wild_alone=top_equal reversed
    4S > 2S > 3S
    4S > RJ
The order of the ace and the two is kept beside them
    | revolution=ranks jokers=2 joker_turns=off two_power=high_and_low revolution_low_high=on \
reversed
    RJ > 2S > 4S > KS
"""


@pytest.mark.parametrize("row", rows("president_basic", JOKERS_TURN))
def test_jokers_turn_with_the_ranks_or_stay_on_top(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize(
    ("joker_turns", "on", "expected"),
    [("on", "BJ", ["2H", "3S", "4S"]), ("off", "BJ", []), ("on", "3D", []), ("off", "3D", ["RJ"])],
)
def test_the_plays_that_are_listed_beat_a_joker_or_fall_to_it(
    joker_turns: str, on: str, expected: list[str]
) -> None:
    options = {"revolution": "ranks", "jokers": "2", "joker_turns": joker_turns}
    found = plays("president_basic", "3S 4S 2H RJ", on, options=options, reversed=True)
    assert sorted(found) == expected


def test_sheet_says_the_effect_of_more_than_four_cards_and_of_jokers() -> None:
    ranks = {"revolution": "ranks"}
    assert "Four cards of a rank in one play are a revolution." in sheet("president_basic", ranks)
    for more in ({"decks": "2"}, {"wild_ranks": "{3}"}, JOKERS | {"joker_wild": "rank"}):
        said = sheet("president_basic", ranks | more)
        assert "Exactly four cards of a rank in one play are a revolution; more aren't." in said
    assert "Four or more cards of a rank" in sheet("president_basic", ranks | MORE)
    assert "jokers are the lowest cards" in sheet("president_basic", ranks | JOKERS)
    assert "jokers are the lowest" not in sheet("president_basic", ranks)
    power = sheet("president_basic", ranks | JOKERS | {"joker_power": "beats_any_set"})
    assert "In a revolution one joker keeps its power" in power
    stay = sheet("president_basic", ranks | JOKERS | {"joker_turns": "off"})
    assert "Jokers stay on top in a revolution." in stay
    assert problems("president_basic", ranks | {"joker_turns": "off"}) == [
        "Jokers can only stay on top in a revolution if the deck has jokers."
    ]


def led(lead: str, *, rest: str = "10S JS", **options: str) -> Deal:
    """A deal in which A has led `lead` and holds the `rest`."""
    rules = game("president_basic", **({"revolution": "ranks"} | options))
    deal = opened(rules, f"{lead} {rest}", f"{FIVES} 9H", "KS KH QS", "6S 7S 9D")
    return after(deal, f"A {lead}")


def turned(deal: Deal, written: str) -> list[type]:
    """Return the classes of the reversals that a move brings: of ranks, of the direction."""
    kinds = (RanksReversed, DirectionReversed)
    return [type(event) for event in events(deal, written) if isinstance(event, kinds)]


MORE, JOKERS = {"revolution_trigger": "four_or_more"}, {"jokers": "2"}
TRIGGERS = [
    ("four of a kind", "8S 8H 8D 8C", {}, True),
    ("three", "8S 8H 8D", {}, False),
    ("a pair", "8S 8H", {}, False),
    ("five of a kind", "8S 8S* 8H 8D 8C", {"decks": "2"}, False),
    ("eight of a kind", "8S 8S* 8H 8H* 8D 8D* 8C 8C*", {"decks": "2"}, False),
    ("four of two packs", "8S 8S* 8H 8H*", {"decks": "2"}, True),
    ("three and a wild joker", "8S 8H 8D RJ", {"jokers": "2", "joker_wild": "rank"}, True),
    ("three and a wild three", "8S 8H 8D 3S", {"wild_ranks": "{3}"}, True),
    ("four and a wild joker", "8S 8H 8D 8C RJ", {"jokers": "2", "joker_wild": "rank"}, False),
    ("four and one", "8S 8H 8D 8C 3S", {"poker_combos": "on"}, False),
    ("five, where more than four are one too", "8S 8S* 8H 8D 8C", {"decks": "2"} | MORE, True),
    ("eight then", "8S 8S* 8H 8H* 8D 8D* 8C 8C*", {"decks": "2"} | MORE, True),
    ("four then", "8S 8S* 8H 8H*", {"decks": "2"} | MORE, True),
    ("three then", "8S 8S* 8H", {"decks": "2"} | MORE, False),
    ("four and a wild joker then", "8S 8H 8D 8C RJ", JOKERS | {"joker_wild": "rank"} | MORE, True),
    ("four and one then", "8S 8H 8D 8C 3S", {"poker_combos": "on"} | MORE, False),
    ("two pairs in a run", "7H 7D 8S 8H", {"sequences": "single_and_multiple",
                                           "set_run_min": "{2:2}"}, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lead", "options", "turns"), [row[1:] for row in TRIGGERS], ids=[row[0] for row in TRIGGERS]
)
def test_revolution_begins_with_the_agreed_plays(
    lead: str, options: dict[str, str], turns: bool
) -> None:
    assert led(lead, **options).upside_down is turns


@pytest.mark.parametrize("form", ["off", "ranks", "ranks_and_direction"])
def test_revolution_turns_the_ranks_or_also_the_direction(form: str) -> None:
    rules = game("president_basic", revolution=form)
    deal = opened(rules, f"{EIGHTS} 10S", f"{FIVES} 9H", "KS KH QS", "6S 7S 9D")
    both = {
        "off": [], "ranks": [RanksReversed],
        "ranks_and_direction": [RanksReversed, DirectionReversed],
    }  # fmt: skip
    assert turned(deal, f"A {EIGHTS}") == both[form]
    deal = after(deal, f"A {EIGHTS}")
    assert turn(deal) == ("D" if form == "ranks_and_direction" else "B")
    assert deal.upside_down is (form != "off")


def test_the_next_four_restores_the_order() -> None:
    """The second four must be lower, and then higher beats again."""
    deal = after(led(EIGHTS), f"B {FIVES}")
    assert not deal.upside_down
    deal = after(deal, "C pass", "D pass", "A pass", "B 9H")
    assert turn(after(deal, "C QS")) == "D"


def test_a_higher_four_does_not_answer_the_four_that_turned_the_ranks() -> None:
    rules = game("president_basic", revolution="ranks")
    deal = opened(rules, f"{FIVES} 10S", f"{EIGHTS} 9H", "KS KH QS", "6S 7S 9D")
    assert why_not(after(deal, f"A {FIVES}"), f"B {EIGHTS}").endswith("doesn't beat 5D 5C 5H 5S.")


def test_two_turns_of_the_direction_are_none() -> None:
    rules = game("president_basic", revolution="ranks_and_direction")
    deal = opened(rules, f"{EIGHTS} 10S", f"{FIVES} 9H", "KS KH QS", "6S 7S 9D")
    deal = after(deal, f"A {EIGHTS}", "D pass", "C pass", f"B {FIVES}")
    assert turn(deal) == "C"
    assert deal.direction == 1


def test_against_the_clock_a_revolution_turns_the_direction_clockwise() -> None:
    rules = game("president_basic", revolution="ranks_and_direction", direction="ccw")
    deal = opened(rules, f"{EIGHTS} 10S", f"{FIVES} 9H", "KS KH QS", "6S 7S 9D", direction=-1)
    assert turn(after(deal, f"A {EIGHTS}")) == "B"


def nines(*moves: str, **options: str) -> Deal:
    rules = game("president_basic", **(SINGLES | options))
    return after(opened(rules, "9S 4S 4H", "9H 4D 5S", "9D 4C 5H", "9C 5D 6S"), *moves)


def test_four_equal_singles_in_succession_are_one() -> None:
    deal = nines("A 9S", "B 9H", "C 9D")
    assert not deal.upside_down
    assert after(deal, "D 9C").upside_down


def test_passes_between_them_do_not_matter() -> None:
    rules = game("president_basic", **SINGLES)
    deal = opened(rules, "9S 9D 4S 4H", "4D 5S", "9H 9C 5H", "5D 6S")
    deal = after(deal, "A 9S", "B pass", "C 9H", "D pass", "A 9D", "B pass", "C 9C")
    assert deal.upside_down


def test_another_card_between_them_does() -> None:
    rules = game("president_basic", **SINGLES, decks="2")
    deal = opened(rules, "9S 10D 4S 4H", "9H 10S 5S", "9D 5H 6H", "9C 5D 6S")
    deal = after(deal, "A 9S", "B 9H", "C 9D", "D pass", "A 10D", "B 10S")
    assert not deal.upside_down


def test_of_three_and_a_later_trick_nothing_comes() -> None:
    deal = nines("A 9S", "B 9H", "C 9D", "D pass", "A pass", "B pass", "C 5H", "D 9C")
    assert not deal.upside_down


def test_four_singles_are_none_where_only_sets_are() -> None:
    deal = nines("A 9S", "B 9H", "C 9D", "D 9C", revolution_trigger="set_of_four")
    assert not deal.upside_down


def test_a_pair_on_an_equal_pair_is_none_but_four_are() -> None:
    rules = game("president_basic", **SINGLES)
    deal = opened(rules, "9S 9H 4S", "9D 9C 4H", f"{EIGHTS} 4D", "6S 4C")
    deal = after(deal, "A 9S 9H", "B 9D 9C")
    assert not deal.upside_down
    deal = after(deal, "C pass", "D pass", "A pass", "B 4H", "C pass", "D pass", "A pass")
    assert turn(deal) == "C leads"
    assert after(deal, f"C {EIGHTS}").upside_down


def test_with_two_packs_eight_equal_singles_are_two_revolutions() -> None:
    rules = game("president_basic", **SINGLES, decks="2")
    hands = "9S 9S* 4S", "9H 9H* 4D", "9D 9D* 4C", "9C 9C* 5D"
    deal = after(opened(rules, *hands), "A 9S", "B 9H", "C 9D", "D 9C")
    assert deal.upside_down
    assert not after(deal, "A 9S*", "B 9H*", "C 9D*", "D 9C*").upside_down


def test_transparent_cards_are_of_the_rank_that_they_cover() -> None:
    rules = game("president_basic", **SINGLES, transparent="3")
    deal = opened(rules, "9S 4S 4H", "9H 4D 5S", "3D 4C 5H", "9C 5D 6S")
    assert after(deal, "A 9S", "B 9H", "C 3D", "D 9C").upside_down
