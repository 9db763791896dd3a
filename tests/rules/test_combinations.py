"""The order of plays, and the memory of a reader."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import combinations as plays
from rules.cards import STANDARD, Cards, cards, each, joined, text
from rules.catalogue import build
from rules.combinations import Combination, Ladder, Reader
from rules.ranking import Ranking
from rules.shapes.runs import Run
from rules.shapes.sets import Set
from tests.sampling import examples

SETS = Ladder(tuple(Set(number) for number in (1, 2, 3)))
RUNS = Ladder((Run(1, 3), Run(1, 4)))
BOMBS = Ladder((Set(4), Run(2, 3)), trump=True)

calm = examples(200)


def reader(*ladders: Ladder) -> Reader:
    """Return a reader of a game with these ladders alone."""
    return Reader(ladders or (SETS, RUNS, BOMBS), Ranking())


def read(written: str, of: Reader | None = None) -> Combination:
    """Return the play that these cards are."""
    play = (of or reader()).read(cards(written))
    assert play is not None
    return play


def test_a_play_is_read_as_a_shape_of_a_ladder() -> None:
    play = read("9S 9H")
    assert play == Combination(cards("9S 9H"), 0, 1, 96, 2, False, cards("9S 9H"))
    assert reader().shape(play) == Set(2)
    bomb = read("3D 3C 4D 4H 5S 5C")
    assert (bomb.ladder, bomb.rung, bomb.trump, bomb.size) == (2, 1, True, 6)


@pytest.mark.parametrize("written", ["3S 4S", "3S 3H 4S", "3S 5S 6S", "", "3S 4S 5S 6S 7S"])
def test_cards_that_are_no_shape_of_the_game_are_nothing(written: str) -> None:
    assert reader().read(cards(written)) is None


@pytest.mark.parametrize(
    ("play", "top", "beats"),
    [
        ("10S", "9S", True),
        ("9H", "9S", False),
        ("8S", "9S", False),
        ("4S 5S 6S", "3S 4H 5H", True),
        ("3D 3C 3H 3S", "2S", True),  # a bomb beats any other play
        ("3D 3C 3H 3S", "10S JS QS KS", True),
        ("4D 4C 4H 4S", "3D 3C 3H 3S", True),
        # the higher rung wins with any number of cards
        ("3D 3C 4D 4C 5D 5C", "2D 2C 2H 2S", True),
        ("2D 2C 2H 2S", "3D 3C 4D 4C 5D 5C", False),
        ("2S", "3D 3C 3H 3S", False),
    ],
)
def test_higher_play_beats_a_lower_one_and_a_bomb_beats_other_plays(
    play: str, top: str, beats: bool
) -> None:
    difference = read(play).compare(read(top))
    assert difference is not None
    assert (difference > 0) is beats


@pytest.mark.parametrize(
    ("play", "top"), [("10S 10H", "9S"), ("4S 5S 6S 7S", "3S 4H 5H"), ("9S 9H 9D", "4S 5S 6S")]
)
def test_plays_of_another_number_or_kind_do_not_compare(play: str, top: str) -> None:
    assert read(play).compare(read(top)) is None
    assert read(top).compare(read(play)) is None


hands = st.sets(st.sampled_from(list(each(STANDARD))), min_size=1, max_size=9).map(joined)


@calm
@given(hands)
def test_order_of_plays_is_antisymmetric_and_transitive(hand: Cards) -> None:
    game = reader()
    found = [play for cards in game.leads(hand) if (play := game.read(cards))]
    for one, other in combinations(found, 2):
        there, back = one.compare(other), other.compare(one)
        assert (there is None) == (back is None)
        assert there is None or back is None or (there > 0) == (back < 0)
    for one, two, three in combinations(found[:12], 3):
        if (one.compare(two) or 0) > 0 and (two.compare(three) or 0) > 0:
            assert (one.compare(three) or 0) > 0


def test_the_first_ladder_that_knows_the_cards_has_them() -> None:
    """Three pairs in a row are a run where runs come first, and a bomb where bombs do."""
    both = "3D 3C 4D 4C 5D 5C"
    run, bomb = Ladder((Run(2, 3),)), Ladder((Run(2, 3),), trump=True)
    assert not read(both, reader(run, bomb)).trump
    assert read(both, reader(bomb, run)).trump


def test_of_one_ladder_the_highest_rung_that_fits_is_read() -> None:
    """A straight flush, for example, is a straight as well."""
    twice = reader(Ladder((Set(1), Set(1, without=cards("9S")))))
    assert read("8S", twice).rung == 1
    assert read("9S", twice).rung == 0


def test_leads_are_listed_from_the_weakest_shape_and_above_lists_higher_plays() -> None:
    game = reader()
    hand = cards("3S 3H 4S 5S")
    assert [text(play) for play in game.leads(hand)] == [
        "3H", "3S", "4S", "5S", "3H 3S", "3H 4S 5S", "3S 4S 5S",
    ]  # fmt: skip
    assert [text(play) for play in game.above(hand, read("3D"))] == ["4S", "5S"]
    assert game.above(hand, read("3D 3C")) == []


def test_above_a_bomb_are_only_higher_bombs() -> None:
    game = reader()
    hand = cards("4D 4C 4H 4S 2S")
    assert [text(play) for play in game.above(hand, read("3D 3C 3H 3S"))] == ["4D 4C 4H 4S"]
    assert [text(play) for play in game.above(hand, read("KS"))] == ["2S", "4D 4C 4H 4S"]


def test_a_reader_knows_its_shapes_by_their_number_of_cards() -> None:
    game = reader()
    assert game.shapes == (Set(1), Set(2), Set(3), Run(1, 3), Run(1, 4), Set(4), Run(2, 3))
    assert game.shapes_of(3) == [Set(3), Run(1, 3)]
    assert game.shapes_of(4) == [Run(1, 4), Set(4)]
    assert game.shapes_of(5) == []


def test_strongest_first_sorts_plays_and_leaves_out_other_cards() -> None:
    written = ("3S", "9S 9H", "3S 4S", "3D 3C 3H 3S", "10S", "4S 5S 6S")
    found = reader().strongest_first(map(cards, written))
    assert [text(play) for play in found] == ["3D 3C 3H 3S", "4S 5S 6S", "9H 9S", "10S", "3S"]


def test_plays_that_differ_in_suits_are_merged_and_the_first_is_kept() -> None:
    some = [cards(word) for word in ("9S", "9H", "10D", "9S 9H", "9D 9C")]
    assert [text(play) for play in reader().merged(some)] == ["9S", "10D", "9H 9S"]


def test_jokers_are_merged_only_where_they_are_equal() -> None:
    jokers = [cards("BJ"), cards("RJ")]
    equal = build("president_basic", {"jokers": "2", "joker_order": "equal"}).reader()
    apart = build("president_basic", {"jokers": "2", "joker_order": "red_high"}).reader()
    assert equal.merged(jokers) == [cards("BJ")]
    assert apart.merged(jokers) == jokers


def counted(_: Reader, held: Cards, number: int) -> tuple[Cards, ...]:
    """Return the first cards of `held`, as a result to remember, and note the work in `work`."""
    work.append(number)
    return tuple(each(held))[:number]


work: list[int] = []


def test_recall_caches_by_cards_and_number() -> None:
    work.clear()
    game, hand = reader(), cards("3S 4S 5S")
    assert game.recall(counted, hand, 2) == (cards("3S"), cards("4S"))
    assert game.recall(counted, hand, 2) == (cards("3S"), cards("4S"))
    assert game.recall(counted, hand, 1) == (cards("3S"),)
    assert game.recall(counted, cards("4S"), 2) == (cards("4S"),)
    assert work == [2, 1, 2]


def test_a_reader_forgets_before_it_grows_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "FOUND_LIMIT", 2)
    monkeypatch.setattr(plays, "MEMO_LIMIT", 2)
    game = reader()
    work.clear()
    for number in (1, 2, 3, 1):
        game.recall(counted, cards("3S 4S 5S"), number)
    assert work == [1, 2, 3, 1]
    before = [game.read(one) for one in each(cards("3S 4S 5S 6S"))]
    assert [game.read(one) for one in each(cards("3S 4S 5S 6S"))] == before
    assert len(game._memo) <= 2
