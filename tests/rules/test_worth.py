"""The worth of a card in a hand, and every duty that names the best card or the lowest."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import bot
import rules as package
from bot.players.heuristics import answered
from bot.players.information_state import InformationState
from bot.players.weakest import weakest
from rules.actions import Give, Play
from rules.cards import cards, each, joined, name, text
from rules.catalogue import build
from rules.catalogue.sheet import sheet
from rules.deal import Deal
from rules.engine import legal
from rules.events import Shuffled
from rules.phases.dealing import best_first
from rules.ruleset import RuleSet
from rules.view import view
from tests.rules.notation import after, dealt_out, game, opened, turn, why_not
from tests.rules.talk import set_up

SUITS = {"suit_order": "SHCD"}
JOKERS = {"jokers": "2", "joker_order": "red_high"}
WILD = {"jokers": "2", "joker_wild": "rank", "wild_ranks": "{3}"}
FREE = {"exchange": "none", "first_lead": "dealer_next", "later_lead": "as_first"}

# from the lowest worth up; cards within a group are equal
SCALES: list[tuple[str, dict[str, str], str]] = [
    ("president_basic", {}, "3D 3S | 4D | KH | AC | 2D 2S"),
    ("president_basic", JOKERS, "3D | AC | 2S | BJ | RJ"),
    ("president_basic", SUITS, "3D | 3C | 3S | 4D | AS | 2D | 2S"),
    ("president_basic", {"rank_order": "ace_high"}, "2D | 3S | KH | AC"),
    ("president_klootzakken", {}, "7S | AC | 2D | 3S 3D"),
    ("president_sofia", {}, "3S | 10D | KH | AC | 2D | JD JS | BJ RJ"),
    ("president_huberes", {}, "4S | KH | AC | 3S 3D 2D 2S BJ RJ"),
    ("president_huberes", {"wild_alone": "own_rank"}, "4S | AC | 3S 3D | 2D 2S | BJ RJ"),
    ("president_huberes", {"wild_alone": "declared"}, "4S | KH | AC | 3S 3D 2D 2S BJ RJ"),
    ("president_basic", WILD, "4S | KH | AC | 2D 2S | 3S 3D | BJ RJ"),
    ("president_basic", WILD | {"wild_alone": "declared"}, "4S | AC | 2D | 3S 3D BJ RJ"),
    ("president_basic", WILD | {"wild_alone": "top_equal"}, "4S | AC | 2D | 3S 3D BJ RJ"),
    ("president_basic", {"wild_ranks": "{3}", "jokers": "2"}, "4S | AC | 2D | 3S | BJ RJ"),
    ("president_wild_jokers", {}, "3S | AC | 2D | BJ RJ"),
    ("president_high_jd", {}, "3S | JS JC | QD | AC | 2D 2S | JD"),
    ("president_high_jd", JOKERS, "3S | JS JC | AC | 2D 2S | JD | BJ | RJ"),
    ("president_high_jd", {"rank_order": "ace_high"}, "2S | 3S | JS | KH | AC | JD"),
    ("president_high_black3", {}, "3D 3H | 4S | AC | 2D 2S | 3S 3C"),
    ("president_high_black3", SUITS, "3D | 3H | 4D | AS | 2D | 2S | 3C | 3S"),
    ("president_high_black3", {"wild_ranks": "{3}"}, "4S | AC | 2D | 3D 3H | 3S 3C"),
    ("president_threes_high", {}, "5S | KH | AC | 4S 4D | 3S 3D | 2D 2S"),
    ("president_threes_high", JOKERS, "5S | AC | 4S | BJ | RJ | 3S 3D | 2D 2S"),
    ("president_transparent", {}, "4S | KH | AC | 3S 3D | 2D 2S"),
    ("president_transparent", {"transparent": "7"}, "3S | 6D | 8D | AC | 7S 7D | 2D 2S"),
    ("president_transparent", SUITS, "4D | AS | 3D | 3S | 2D | 2S"),
    ("president_transparent", {"extra_high": "jack_of_diamonds"}, "4S | AC | 3S | 2D | JD"),
    ("president_basic", {"two_power": "wins_trick"}, "3S | KH | AC | 2D 2S"),
    ("president_basic", JOKERS | {"two_power": "beats_all"}, "3S | AC | BJ | RJ | 2D 2S"),
    ("president_basic", JOKERS | {"two_power": "beats_all", "joker_power": "beats_any_set"},
     "3S | AC | 2D 2S | BJ | RJ"),
    ("president_basic", JOKERS | {"two_power": "high_and_low"}, "3S | AC | 2D 2S | BJ | RJ"),
    ("president_basic", {"revolution": "ranks"}, "3D 3S | 4D | AC | 2D 2S"),
    ("president_transparent", {"two_power": "beats_all"}, "4S | KH | 3S 3D | AC | 2D 2S"),
    ("bigtwo_basic", {}, "3D | 3C | 3H | 3S | 4D | AS | 2D | 2S"),
    ("bigtwo_basic", {"suit_order": "DHSC"}, "3C | 3S | 3H | 3D | 4C | AD | 2C | 2D"),
    ("bigtwo_basic", {"suit_scope": "off"}, "3D | 3C | 3H | 3S | 4D | AS | 2D | 2S"),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "options", "scale"), SCALES)
def test_worth_of_a_card_follows_the_options(
    preset: str, options: dict[str, str], scale: str
) -> None:
    worth = game(preset, **options).worth
    groups = [{worth.height(one) for one in each(cards(group))} for group in scale.split("|")]
    assert all(len(group) == 1 for group in groups)
    assert all(max(low) < min(high) for low, high in pairwise(groups))


SPECIAL = [  # preset, options, a card above its rank, a card that it is above
    ("president_huberes", {}, "3S", "2D"),
    ("president_huberes", {"wild_alone": "own_rank"}, "3S", "AD"),
    ("president_basic", WILD, "3S", "2D"),
    ("president_basic", WILD | {"wild_alone": "declared"}, "3S", "2D"),
    ("president_high_jd", {}, "JD", "2D"),
    ("president_high_black3", {}, "3S", "2D"),
    ("president_high_black3", {}, "3C", "2D"),
    ("president_threes_high", {}, "3S", "AD"),
    ("president_transparent", {}, "3S", "AD"),
    ("president_basic", JOKERS | {"two_power": "wins_trick"}, "2D", "RJ"),
]
each_special = pytest.mark.parametrize(("preset", "options", "high", "low"), SPECIAL)
LOW = ["4S 5S 6S 7S 9H", "4H 5H 6H 7H 9D", "4C 5C 6C 7C 9C", "4D 5D 6D 7D 8D"]
SIX = [*LOW, "8S 8H 8C 10S 10H", "10D 10C JC JH QD"]


def dealt(rules: RuleSet, **more: str) -> Deal:
    """A deal with places in order of seats; each named seat has its cards, all others low ones."""
    hands = (SIX if min(rules.seats) > 4 else LOW).copy()
    for seat, held in more.items():
        hands["ABCDEF".index(seat)] = held
    return opened(rules, *hands, standing="ABCDEF"[: len(hands)])


def given(deal: Deal, letter: str) -> str:
    """Return the cards that the seat has given."""
    return text(joined(g.cards for g in deal.gifts if g.giver == "ABCDEF".index(letter)))


@each_special
@pytest.mark.parametrize(
    "duty", [{"exchange": "[1]"}, {"exchange": "none", "three_player_gift": "on"}]
)
def test_the_last_gives_the_best_card_of_the_hand(
    preset: str, options: dict[str, str], high: str, low: str, duty: dict[str, str]
) -> None:
    rules = build(preset, options | duty | {"players": "3..3", "equal_play": "off"})
    deal = opened(rules, *LOW[:2], f"{high} {low} KS QS 10D", standing="ABC")
    gift = deal.rules.phases[deal.phase].gift(deal, 2)
    best = gift.among if gift else cards(given(deal, "C"))
    assert rules.worth.highest(best) == rules.worth.height(cards(high))
    assert cards(high) & best or rules.worth.height(cards(low)) == rules.worth.height(cards(high))


def test_the_swamp_gives_three_wild_cards() -> None:
    """In Huberes wild cards alone "rank highest and all equal to each other" (000:458)."""
    deal = dealt(game("president_huberes"), F="3S 2D 3D AD KD")
    assert given(deal, "F") == "3D 3S 2D"


def test_the_last_gives_the_card_that_beats_the_twos() -> None:
    """ "Some other specific card(s) as high cards beating the twos" (000:444)."""
    deal = dealt(game("president_high_jd", exchange="[2]"), D="JD 2D AD 9H KS")
    assert given(deal, "D") == "JD 2D"
    deal = dealt(game("president_high_black3", exchange="[2]"), D="3S 2D AD 9H 3H")
    assert given(deal, "D") == "3S 2D"
    deal = dealt(game("president_high_black3", exchange="[1]"), D="3S 3C 2D 9H 3H")
    assert given(deal, "D") == ""  # the last place chooses among equal cards
    assert given(after(deal, "D gives 3C"), "D") == "3C"
    assert why_not(deal, "D gives 2D") == "Give your highest cards."


def test_the_last_gives_twos_and_threes_where_these_are_high() -> None:
    """ "A single three can beat any card or set except a two" (000:470)."""
    deal = dealt(
        game("president_threes_high", exchange="[2,1]"), D="3S 2D AD KD 9H", C="3H AH KH 9S 7C"
    )
    assert (given(deal, "D"), given(deal, "C")) == ("3S 2D", "3H")


@each_special
def test_a_higher_place_gives_back_its_lowest_cards_by_the_same_scale(
    preset: str, options: dict[str, str], high: str, low: str
) -> None:
    chosen = {"exchange": "[1]", "exchange_return": "lowest", "equal_play": "off"}
    rules = build(preset, options | chosen)
    deal = dealt(rules, A=f"{high} {low} KS")
    assert given(deal, "A")
    assert high not in given(deal, "A").split()


@each_special
def test_computers_and_the_clock_give_no_card_that_is_worth_more_than_its_rank(
    preset: str, options: dict[str, str], high: str, low: str
) -> None:
    rules = build(preset, options | {"exchange": "[2]", "exchange_return": "any"})
    deal = dealt(rules, A=f"{high} 6C 9S KS KH", C="4C 5C 7S 7C 9C")
    for action in (
        weakest(view(deal, 0)),
        answered(InformationState(view(deal, 0), (), rules)),
    ):
        assert isinstance(action, Give)
        assert not action.cards & cards(high)


@pytest.mark.parametrize("opening", ["free", "must"])
@pytest.mark.parametrize("wild_alone", ["top_equal", "own_rank", "declared"])
def test_where_threes_are_wild_a_four_leads(opening: str, wild_alone: str) -> None:
    """ "In variations where threes are wild it will be a four" (000:332)."""
    free = {"first_lead": "low_card", "opening_includes_low": opening, "wild_alone": wild_alone}
    rules = game("president_huberes", **free)
    hands = "3S 5S 6S", "3D 6D 7D", "2H 5H 8H", "9C 9S 9H", "4C 7C 8C", "JC QC KC"
    deal = opened(rules, *hands)
    assert (turn(deal), deal.including) == ("E leads", cards("4C"))
    if opening == "must":
        assert "4C" in why_not(deal, "E 7C")


@each_special
def test_a_card_above_its_rank_is_not_the_lowest_of_all(
    preset: str, options: dict[str, str], high: str, low: str
) -> None:
    rules = build(preset, options | {"first_lead": "low_card"})
    lowest = rules.worth.lowest_first(rules.pack)[0]
    hands = [high, "KS KH", name(lowest), "QS QH", "10S 10H", "9S 9H"][: min(rules.seats)]
    assert turn(opened(rules, *hands)) == "C leads"


def test_a_named_card_that_was_not_dealt_leaves_the_lead_to_the_lowest_that_was() -> None:
    rules = game("president_high_black3", first_lead="named_card", first_lead_card="3D")
    assert turn(opened(rules, "3S 9S", "4D 9D", "3C 9C", "5S 9H")) == "B leads"


@each_special
def test_best_faced_card_follows_worth(
    preset: str, options: dict[str, str], high: str, low: str
) -> None:
    worth = build(preset, options).worth
    tops = [cards(one) for one in ("6S", low, high, "KS")]
    equal = worth.height(cards(high)) == worth.height(cards(low))
    assert best_first(tops, worth) == ([1, 2, 3, 0] if equal else [2, 1, 3, 0])


def test_of_faced_cards_that_differ_in_suits_the_first_dealt_goes_to_the_better_place() -> None:
    worth = game("president_high_black3", **SUITS, **JOKERS).worth
    tops = [cards(one) for one in ("2D", "2S", "3C", "3S", "BJ", "RJ")]
    assert best_first(tops, worth) == [5, 4, 2, 3, 0, 1]


LEFT = {"deal": "equal_leftover", "players": "3..3"}


@each_special
def test_the_lowest_cards_are_stripped_by_the_same_scale(
    preset: str, options: dict[str, str], high: str, low: str
) -> None:
    rules = build(preset, options | LEFT | {"leftover": "strip_low", "players": "5..5"} | FREE)
    deck = tuple(each(rules.pack))
    stripped = rules.pack & ~joined(dealt_out(rules, Shuffled(deck, 5, 0, 0, (), 1, 1, ())).hands)
    assert stripped
    assert not stripped & cards(f"{high} {low}")
    assert stripped == joined(rules.worth.lowest_first(rules.pack)[: stripped.bit_count()])


@each_special
@pytest.mark.parametrize("leftover", ["low_card_open", "swap_offer"])
def test_leftover_goes_to_the_lowest_card_by_worth(
    preset: str, options: dict[str, str], high: str, low: str, leftover: str
) -> None:
    rules = build(preset, options | LEFT | {"leftover": leftover} | FREE)
    lowest = rules.worth.lowest_first(rules.pack)[0]
    hands = f"{high} {low} KS", f"{name(lowest)} QS JH", "10S 10H 10C"
    deal = set_up(rules, *hands, widow="9H")
    taker = min(deal.to_act) if leftover == "swap_offer" else deal.taken[0].seat
    assert taker == 1


@pytest.mark.parametrize(
    ("options", "hand", "single", "refused"),
    [
        ({}, "JD 2S 4S", "2S", False),
        ({"extra_high": "jack_of_diamonds"}, "JD 2S 4S", "2S", True),
        ({"extra_high": "jack_of_diamonds"}, "JD 2S 4S", "JD", False),
        ({"extra_high": "black_threes"}, "3C 2S 4S", "2S", True),
        ({"two_power": "beats_all", "jokers": "2"}, "2S RJ 4S", "RJ", True),
        ({"two_power": "beats_all", "jokers": "2"}, "2S RJ 4S", "2S", False),
        ({"transparent": "3"}, "3S 5S 4S", "3S", True),  # a three that is led is a three
        ({"transparent": "3"}, "3S 5S 4S", "5S", False),
    ],
)
def test_before_a_last_card_the_highest_single_is_that_of_the_options(
    options: dict[str, str], hand: str, single: str, refused: bool
) -> None:
    """000:175."""
    guard = {"last_card_guard": "forced"}
    deal = opened(game("president_basic", **options, **guard), hand, "9H", "6S 7S", "8S 8H")
    assert (Play(cards(single)) in legal(deal, 0)) is not refused


def test_guard_takes_a_covering_card_for_as_high_as_the_covered() -> None:
    guard = {"last_card_guard": "forced", "transparent": "3"}
    hands = "KS 4D", "3S 5S 4S", "9H", "8S 8H"
    deal = after(opened(game("president_basic", **guard), *hands), "A KS")
    assert legal(deal, 1) == [Play(cards("3S"))]


def test_the_sheet_names_the_lowest_card_and_the_cards_above_their_rank() -> None:
    ranked = {"first_lead": "low_card", **SUITS}
    assert "the lowest card, the 3D, leads" in sheet("president_basic", ranked)
    assert "the lowest card, the 4D, leads" in sheet("president_huberes", ranked)
    assert "the lowest card, the 3D, leads" in sheet("president_high_black3", ranked)
    for preset, best in (
        ("president_huberes", "2, 3"),
        ("president_high_jd", "JD"),
        ("president_high_black3", "3C, 3S"),
        ("president_threes_high", "3, 4"),
        ("president_transparent", "3"),
    ):
        assert f"these count above their rank: {best}." in sheet(preset)
    for preset in ("president_basic", "president_wild_jokers", "bigtwo_basic"):
        assert "above their rank" not in sheet(preset)


def test_no_other_scale_says_which_card_is_the_best_or_the_lowest() -> None:
    """The order of suits for the lowest card (`opening`) is read by the one scale alone."""
    folders = [Path(str(one.__file__)).parent for one in (package, bot)]
    reads = {
        path.name
        for folder in folders
        for path in folder.rglob("*.py")
        if re.search(r"rules\.opening\b|self\.opening\b", path.read_text())
        and "house.opening" not in path.name
        for line in path.read_text().splitlines()
        if re.search(r"(?<!from )\b(?:rules|self)\.opening\b", line)
    }
    assert reads == {"ruleset.py"}
