"""Big Two's combinations and their order: ladders, ties, rulings, presets."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.cards import cards
from rules.catalogue import build, contradictions, full, problems
from rules.catalogue.presets import PRESETS
from rules.phases.plays import plays
from tests.data import presets
from tests.rules.notation import beats, game, opened

DRAGON = "3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H"
RULINGS = """
CG-07: a straight flush, no flush
    - | 5S 6S 7S 8S 9S | 3H 5H 8H JH KH | yes
no straight under low_end, so a flush
    - | JS QS KS AS 2S | 3H 5H 8H JH KH | yes
I-11: honour hands that reach everything
    five_card_cross=same_type bomb_reach=everything | 4S 4H 4C 4D 9C | 9S 10D JS QS KS | yes
BT-53: answered only by the same type
    five_card_cross=same_type | 4S 4H 4C 4D 9C | 9S 10D JS QS KS | no
C-BT-28: equal keys fall back to the stronger type
    five_card_cross=card_value | 9S 9H 9C 6D 6H | 5S 6H 7C 8D 9D | yes
C-BT-28: equal keys fall back to the stronger type
    five_card_cross=card_value | 5S 6H 7C 8D 9D | 9S 9H 9C 6D 6H | no
GameSky: the rest as higher type
    five_card_cross=no_full_house_on_straight | 9S 9H 9C 9D 6H | 8S 8H 8C 6D 6S | yes
002 var 23: higher fours beat fours
    quads_beat_nonquads=on quads_form=both | 5S 5H 5C 5D | 4S 4H 4C 4D 9C | yes
002 var 23: any play
    quads_beat_nonquads=on | 4S 4H 4C 4D 9C | 2S | yes
a straight flush stays higher than quads
    bomb_reach=everything bomb_hands=quads | 5S 6S 7S 8S 9S | 4S 4H 4C 4D 9C | yes
a higher honour hand
    bomb_reach=everything | 5H 5D 5S 5C 3H | 4S 4H 4C 4D 9C | yes
bombs on any five
    bomb_reach=everything | 4S 4H 4C 4D 9C | 3S 4S 5H 6S 7S | yes
suits off
    suit_scope=singles_and_pairs | QC JS 10S 9S 8S | QD JH 10D 9D 8D | no
suits in pairs
    suit_scope=singles_and_pairs | 9S 9D | 9H 9C | yes
no suit breaks the tie
    suit_scope=off | 4S 6S 8S 9S JS | 3H 6H 8H 9H JH | no
all kickers count
    poker_ranks=on | 6S 6H 6C 6D 9C | 6S 6H 6C 6D 8C | yes
I-10: A2345 the lowest
    poker_ranks=on | 3S 4H 5C 6D 7S | AS 2H 3C 4D 5S | yes
I-10: two is low
    poker_ranks=on | 10S JS KS AS 8S | 2H JH QH KH 9H | yes
suits still count in pairs
    poker_ranks=on | 9S 9D | 9H 9C | yes
""".strip().splitlines()


@pytest.mark.parametrize(
    ("why", "asked"), list(zip(RULINGS[::2], RULINGS[1::2], strict=True)), ids=RULINGS[::2]
)
def test_rulings(why: str, asked: str) -> None:
    changed, attempt, standing, expected = asked.strip().split(" | ")
    rules = game("bigtwo_basic", **dict(one.split("=") for one in changed.split() if one != "-"))
    if not cards(attempt) & cards(standing):
        assert beats(rules, attempt, standing) is (expected == "yes"), why
        return
    play, top = rules.reader().read(cards(attempt)), rules.reader().read(cards(standing))
    assert play is not None
    assert top is not None
    assert ((play.compare(top) or 0) > 0) is (expected == "yes"), why


LADDERS = {  # table H1, from low to high; "=" joins two straights of one step
    "low_end": "A2345 23456 34567 TJQKA",
    "a2345_top": "23456 34567 TJQKA A2345",
    "23456_top_a2345_2nd": "34567 TJQKA A2345 23456",
    "23456_top_a2345_bottom": "A2345 34567 TJQKA 23456",
    "no_a2345": "23456 34567 TJQKA",
    "jqka2_top_23456_bottom": "23456 34567 TJQKA JQKA2",
    "jqka2_top_23456_2nd": "34567 TJQKA 23456 JQKA2",
    "jqka2_strict": "34567 TJQKA JQKA2",
    "twos_by_suit": "34567 TJQKA A2345",
    "a2345_top_23456_2nd": "34567 TJQKA 23456 A2345",
    "a2345_under_royal": "23456 34567 9TJQK A2345 TJQKA",
    "no_twos": "34567 9TJQK TJQKA",
}


def straight(ranks: str, suits: str = "SHCDS") -> str:
    return " ".join(f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True))


@pytest.mark.parametrize("order", LADDERS)
@pytest.mark.parametrize("suits", ["SHCDS", "HHHHH"])
def test_the_ladders_of_straights_and_straight_flushes(order: str, suits: str) -> None:
    reader = game("bigtwo_basic", straight_order=order).reader()
    steps = LADDERS[order].split()
    kind = reader.read(cards(straight("34567", suits)))
    read = [reader.read(cards(straight(step, suits))) for step in steps]
    assert kind is not None
    assert all(play and play.rung == kind.rung for play in read)
    strengths = [play.strength for play in read if play]
    assert strengths == sorted(set(strengths))
    known = {frozenset(step) for step in steps} | {frozenset("34567")}
    for other in ("A2345", "23456", "JQKA2", "QKA23", "KA234"):
        play = reader.read(cards(straight(other, suits)))
        is_straight = play is not None and play.rung == kind.rung
        assert is_straight is (frozenset(other) in known or (order, other) == TWICE)


TWICE = ("twos_by_suit", "23456")  # two straights on the step of A2345


@pytest.mark.parametrize(
    ("order", "attempt", "standing"),
    [
        ("low_end", "2D 3D 4C 5D 6S", "2S 3S 4S 5S 6H"),
        ("a2345_top", "AS 2D 3D 4D 5D", "AH 2S 3S 4S 5S"),
        ("23456_top_a2345_2nd", "2S 3D 4D 5D 6D", "2H 3S 4S 5S 6S"),
        ("23456_top_a2345_bottom", "AD 2S 3D 4D 5D", "AS 2H 3S 4S 5S"),
        ("jqka2_top_23456_bottom", "2D 3D 4C 5D 6S", "2S 3S 4S 5S 6H"),
        ("jqka2_top_23456_2nd", "2S 3D 4D 5D 6D", "2H 3S 4S 5S 6S"),
        ("twos_by_suit", "AD 2S 3D 4D 5D", "2H 3S 4S 5S 6S"),
        ("a2345_under_royal", "AS 2D 3D 4D 5D", "AH 2S 3S 4S 5S"),
    ],
)
def test_the_tie_card_decides_between_equal_straights(
    order: str, attempt: str, standing: str
) -> None:
    rules = game("bigtwo_basic", straight_order=order)
    assert beats(rules, attempt, standing)
    assert not beats(rules, standing, attempt)


def test_hands_of_five_from_weak_to_strong() -> None:
    climbing = [
        "3D 4S 5H 6C 7D",
        "3D 5D 6D 8D 9D",
        "4S 4H 4C 5S 5H",
        "6S 6H 6D 6C 3S",
        "AC 2C 3C 4C 5C",
    ]
    for low, high in pairwise(climbing):
        assert beats(game("bigtwo_basic"), high, low)
        assert not beats(game("bigtwo_basic"), low, high)


@pytest.mark.parametrize("play", ["8S 8H 8D 5C", "9S 9H", "RJ", "3D 4D", "9S 9H 9D 9C"])
def test_jokerless_big_two_has_no_other_plays(play: str) -> None:
    found = game("bigtwo_basic").reader().read(cards(play))
    assert (found is not None) is (play in ("9S 9H", "RJ"))


def test_five_in_a_row_is_a_straight_where_president_has_both() -> None:
    reader = game("president_basic", poker_combos="on", sequences="single").reader()
    leads = reader.leads(cards("3S 4S 5S 6S 7S 8D"))
    assert len(leads) == len(set(leads))
    assert cards("3S 4S 5S 6S 7S") in leads


# the options of tables that began in older versions
TILES = {"rank_order": "tiles", "straight_order": "low_end"}


def test_tiles_climb_to_fifteen() -> None:
    deal = opened(
        build("lectio", TILES), cards("3S") | 1 << 13 * 4 | 1 << 14 * 4, *["4S", "5S", "6S", "7S"]
    )
    assert plays(deal, 0)
    high = 1 << 9 * 4 | 1 << 10 * 4 + 1 | 1 << 13 * 4 | 1 << 14 * 4 | 1 << 8 * 4
    top = build("lectio", TILES).reader().read(high)
    low = build("lectio", TILES).reader().read(cards("AS 2H 3S 4S 5S"))
    assert top is not None
    assert low is not None
    assert (top.compare(low) or 0) > 0


def test_every_preset_is_as_the_catalogue_has_it() -> None:
    for row in presets().values():
        if row["family"] == "bt":
            page = PRESETS[row["id"]]
            assert (page.base, dict(page.choices)) == (row["base"], row["overrides"])
            used = {key: value for key, value in full(row["id"]).items() if key in row["resolved"]}
            assert used == row["resolved"]
            assert not problems(row["id"])


REFUSED: list[tuple[str, dict[str, str], str]] = [
    (
        "bigtwo_basic",
        {"bomb_out_of_turn": "on"},
        "Bombs out of turn need bombs that beat more than five-card hands.",
    ),
    (
        "bigtwo_basic",
        {"suit_order": "none"},
        "To break ties, suits need an order: choose one, or let suits break no tie.",
    ),
    (
        "president_basic",
        {"suit_scope": "all"},
        "To break ties, suits need an order: choose one, or let suits break no tie.",
    ),
    (
        "bigtwo_jokers",
        {"jokers": "4", "decks": "2"},
        "Jokers that stand for any card of any suit are two at most.",
    ),
]


@pytest.mark.parametrize(("preset", "changes", "sentence"), REFUSED)
def test_contradictions(preset: str, changes: dict[str, str], sentence: str) -> None:
    assert sentence in problems(preset, changes)


def test_suits_without_order_are_fine_where_they_break_no_tie() -> None:
    assert contradictions("bigtwo_basic", {"suit_order": "none", "suit_scope": "off"}) == []


def test_the_suit_of_the_two_decides_between_dragons() -> None:
    low, high = (f"3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2{suit}" for suit in "CH")
    reader = game("bigtwo_three_dragon").reader()
    one, other = reader.read(cards(low)), reader.read(cards(high))
    assert one is not None
    assert other is not None
    assert (other.compare(one) or 0) > 0
    assert reader.above(cards(high) | cards("3S"), one) == [
        other.cards,
        other.cards ^ cards("3D 3S"),
    ]
