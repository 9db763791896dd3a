"""The number of cards in each hand: each choice with every pack and number of players."""

from __future__ import annotations

import pytest

from rules.catalogue import full, problems
from rules.catalogue.dealing import hands
from rules.match.match import AGAIN
from tests.rules.notation import game
from tests.rules.talk import shuffled, sizes

Changes = dict[str, str]
ALONE = {"cut": "off", "duties": "nobody", "exchange": "none"}
DISCARD = {"leftover": "discard"}
# preset, other choices, number of players, sizes of the hands
UNEVEN: list[tuple[str, Changes, int, str]] = [
    ("president_klootzakken", {}, 4, "10 10 10 10"),
    ("president_klootzakken", {}, 6, "7 7 7 7 6 6"),
    ("president_klootzakken", {}, 7, "6 6 6 6 6 5 5"),
    ("president_denexa", {}, 3, "18 17 17"),
    ("president_basic", {}, 5, "11 11 10 10 10"),
    ("president_basic", {}, 6, "9 9 9 9 8 8"),
    ("president_basic", {}, 7, "8 8 8 7 7 7 7"),
    ("president_basic", {"jokers": "1"}, 7, "8 8 8 8 7 7 7"),
    ("president_comp303", {}, 4, "14 14 13 13"),
    ("president_comp303", {}, 5, "11 11 11 11 10"),
    ("president_comp303_double", {}, 7, "16 16 16 15 15 15 15"),
    ("president_double_deck", {}, 10, "11 11 11 11 10 10 10 10 10 10"),
    ("president_double_deck", {}, 12, "9 9 9 9 9 9 9 9 8 8 8 8"),
    ("president_double_deck", {"jokers": "4"}, 12, "9 9 9 9 9 9 9 9 9 9 9 9"),
    ("daifugo_denexa", {}, 8, "7 7 7 7 6 6 6 6"),
    ("bigtwo_basic", {"players": "3..4", "deal": "all_uneven"}, 3, "18 17 17"),
]
# preset, choices, number of players, cards per hand, cards left over
EVEN: list[tuple[str, Changes, int, int, int]] = [
    ("president_basic", {"deal": "equal_leftover"}, 5, 10, 2),
    ("president_basic", {"deal": "equal_leftover"}, 6, 8, 4),
    ("president_basic", {"deal": "equal_leftover"}, 7, 7, 3),
    ("president_klootzakken", {"deal": "equal_leftover"}, 7, 5, 5),
    ("president_comp303", {"deal": "equal_leftover"}, 4, 13, 2),
    ("president_double_deck", {"deal": "equal_leftover"}, 7, 14, 6),
    ("bigtwo_jokers", DISCARD, 4, 13, 2),
    ("bigtwo_jokers", DISCARD, 3, 18, 0),
    ("bigtwo_jokers", DISCARD, 2, 27, 0),
    ("bigtwo_three", DISCARD, 3, 17, 1),
    ("lectio", {"deal": "equal_leftover"}, 5, 12, 0),
]
# the columns of EVEN, for a fixed size of hands
FIXED: list[tuple[str, Changes, int, int, int]] = [
    ("bigtwo_deuces", {"deal": "fixed", **DISCARD}, 2, 17, 18),
    ("bigtwo_deuces", {"deal": "fixed", **DISCARD}, 3, 17, 1),
    ("bigtwo_deuces", {"deal": "fixed", **DISCARD}, 4, 13, 0),
    ("bigtwo_deuces", {"deal": "fixed", "players": "5..6", **DISCARD}, 6, 8, 4),
    ("thirteen_denexa", {}, 2, 13, 26),
    ("thirteen_denexa", {}, 3, 13, 13),
    ("thirteen_denexa", {}, 4, 13, 0),
    ("thirteen_denexa", {}, 5, 10, 2),
    ("thirteen_double", {}, 7, 14, 6),
    ("thirteen_double", {}, 12, 8, 8),
    ("president_basic", {"deal": "fixed", "hand_size": "auto"}, 6, 8, 4),
    ("president_basic", {"deal": "fixed", "hand_size": "5"}, 7, 5, 17),
    ("bigtwo_denexa", {"hand_size": "13"}, 2, 13, 26),
    ("bigtwo_denexa", {"hand_size": "13"}, 3, 13, 13),
    ("bigtwo_three", {"deal": "fixed", "hand_size": "16", **DISCARD}, 3, 16, 4),
    ("bigtwo_two_17", {"hand_size": "17"}, 2, 17, 18),
    ("bigtwo_two_17", {"hand_size": "21"}, 2, 21, 10),
    ("bigtwo_two_17", {"hand_size": "26"}, 2, 26, 0),
    ("bigtwo_two_17", {"hand_size": "1"}, 2, 1, 50),
    ("lectio", {}, 5, 12, 0),
    ("lectio", {"hand_size": "9"}, 5, 9, 15),
    ("president_collusion", {}, 6, 9, 0),
    ("doudizhu_denexa", {}, 3, 17, 3),
    ("bigthree_denexa", {}, 3, 16, 4),
]
SHOWN = {
    "deal": {"all_uneven", "equal_leftover", "fixed"},  # shown by UNEVEN, EVEN and FIXED
    "hand_size": {row[1].get("hand_size", "auto") for row in FIXED},
}


def row_id(row: tuple[str, Changes, int, object]) -> str:
    """Return a test id: the preset, its changed options, and the number of players."""
    changed = " ".join(f"{key}={value}" for key, value in row[1].items())
    return f"{row[0]} {changed} {row[2]} players"


def test_every_choice_is_shown() -> None:
    for option in hands.OPTIONS:
        assert {*option.meaning} <= SHOWN[option.id]


@pytest.mark.parametrize("row", UNEVEN, ids=row_id)
def test_all_cards_are_dealt_and_the_first_dealt_to_hold_one_more(
    row: tuple[str, Changes, int, str],
) -> None:
    preset, changed, seats, each = row
    rules = game(preset, **{**ALONE, "first_card": "next_to_dealer", **changed})
    deal = shuffled(rules, "", seats, dealer=seats - 1).deal
    assert sizes(deal.hands) == [int(size) for size in each.split()]
    assert (deal.aside, deal.widow, deal.stock) == (0, 0, ())


@pytest.mark.parametrize("row", EVEN + FIXED, ids=row_id)
def test_all_hands_are_alike_and_the_rest_is_left_over(
    row: tuple[str, Changes, int, int, int],
) -> None:
    preset, changed, seats, each, over = row
    alone = {key: value for key, value in ALONE.items() if key in full(preset)}
    deal = shuffled(game(preset, **{**alone, **changed}), "", seats).deal
    assert sizes(deal.hands) == [each] * seats
    assert (deal.aside | deal.widow).bit_count() == over


@pytest.mark.parametrize("seats", [3, 4])
def test_later_deals_are_as_large_as_the_first(seats: int) -> None:
    rules = game("bigtwo_deuces", deal="fixed", leftover="discard", cut="off")
    first, later = (
        shuffled(rules, "", seats, standing=standing).deal for standing in ("", "BACD"[:seats])
    )
    assert sizes(first.hands) == sizes(later.hands)


def test_a_plan_of_the_match_that_is_no_size_changes_nothing() -> None:
    rules = game("bigtwo_teams", cut="off")
    assert sizes(shuffled(rules, plan=((AGAIN, 1),)).deal.hands) == [13] * 4
    assert sizes(shuffled(rules, plan=(("hand_size", 5),)).deal.hands) == [5] * 4


REFUSED: list[tuple[str, Changes, str]] = [
    ("bigtwo_three", {"hand_size": "18", "deal": "fixed"},
     "Not enough cards: 3 × 18 is 54, and the deck has 52."),
    ("bigtwo_two_17", {"hand_size": "27"},
     "Not enough cards: 2 × 27 is 54, and the deck has 52."),
    ("lectio", {"hand_size": "13"}, "Not enough cards: 5 × 13 is 65, and the deck has 60."),
    ("bigtwo_denexa", {"players": "2..5"},
     "Not enough cards: 5 × 13 is 65, and the deck has 52."),
    ("president_klootzakken", {"deal": "fixed", "hand_size": "6"},
     "Not enough cards: 7 × 6 is 42, and the deck has 40."),
    ("doudizhu_denexa", {"hand_size": "19", "leftover": "discard", "widow": "0"},
     "Not enough cards: 3 × 19 is 57, and the deck has 54."),
    ("president_zheng", {"players": "2..2", "decks": "2", "exchange": "none"},
     "52 cards each is too many: 28 at most."),
]  # fmt: skip
FITS: list[tuple[str, Changes]] = [
    ("bigtwo_three", {"hand_size": "17", "deal": "fixed"}),
    ("bigtwo_two_17", {"hand_size": "26"}),
    ("lectio", {"hand_size": "12"}),
    ("president_klootzakken", {"deal": "fixed", "hand_size": "5"}),
    ("doudizhu_denexa", {"hand_size": "18", "leftover": "discard", "widow": "0"}),
]


@pytest.mark.parametrize(("preset", "changed", "sentence"), REFUSED)
def test_more_than_the_pack_has_or_the_game_can_bear_is_refused(
    preset: str, changed: Changes, sentence: str
) -> None:
    assert problems(preset, changed) == [sentence]


@pytest.mark.parametrize(("preset", "changed"), FITS)
def test_the_last_card_of_the_pack_may_be_dealt(preset: str, changed: Changes) -> None:
    assert problems(preset, changed) == []
