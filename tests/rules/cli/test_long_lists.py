"""Very long lists of plays: the answer has a part that stands for all, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.cards import JOKERS, Cards, cards, each, joined, rank_of, suit_of, text
from rules.catalogue import build
from rules.cli.judge import TIMES
from rules.combinations import Reader
from rules.phases.legal_plays import MOST
from tests.rules.cli.questions import ask, beats, plays

MOST_READ = 40_000  # the most calls of `Reader.read` for one list
DRAGONS, SEVEN = {"dragon_combo": "on"}, {"straight_flush_extra": "2"}
PACKS = {"decks": "2", "jokers": "4", "joker_wild": "rank", "players": "4..7"}
OPEN = {"decks": "2", "jokers": "2", "joker_wild": "card"}
PAIRS = {"four_card_two_pairs": "on"}
CARRIED = {"kickers": "dou_dizhu", "sequences": "single_and_multiple"}
COLOURS = {"equal_play": "reverse_colour", "jokers": "2", "joker_wild": "card"}
DRAGON = "3S 4C 5H 6D 7D 8S 9C 10D JD QC KH AC 2H"
CROWDED: list[tuple[str, dict[str, str], str]] = [
    ("bigtwo_jokers", DRAGONS, ""),
    ("bigtwo_jokers", SEVEN, ""),
    ("bigtwo_jokers", DRAGONS | SEVEN, ""),
    ("bigtwo_jokers", DRAGONS | SEVEN | PAIRS, ""),
    ("bigtwo_basic", DRAGONS | SEVEN | PAIRS | OPEN, ""),
    ("bigtwo_basic", OPEN | {"poker_ranks": "on"}, "3H AC AC* AH AS"),
    ("bigtwo_jokers", SEVEN, "3D 4D 5D 6D 7D 9C JC"),
    ("bigtwo_jokers", DRAGONS, "3C 4D 5S 6H 7D 8C 9C 10S JH QD KD AC 2D"),
    ("bigtwo_no_suits", DRAGONS | COLOURS, DRAGON),
    ("thirteen_double", PACKS | PAIRS | DRAGONS | {"pair_run_twos": "on"},
     "4H 4S 5H 5H* 6C 6S 7D 7H 8D 8C 9D 9H 10C 10C* JD* JC"),
    ("president_huberes", PACKS | CARRIED | {"players": "6..7"}, "5D 6D 7D 8D 9D 10D JH"),
    ("president_basic", PACKS | {"wild_ranks": "{2,3}"}, ""),
    ("president_basic", PACKS | CARRIED | {"wild_ranks": "{2,3}"}, ""),
    ("doudizhu_denexa", {"joker_wild": "rank", "quad_kicker_pair": "allowed"}, ""),
    ("bigtwo_no_suits", OPEN | SEVEN | {"equal_play": "allowed", "players": "4..4"},
     "9D 10D JD QD KD AC 3C"),
    ("bigtwo_basic", PACKS | SEVEN | {"wild_ranks": "{2,3}", "players": "4..4"},
     "4D 5D 6D 7D 8D QH KH"),
    ("bigtwo_indonesia", DRAGONS | SEVEN | PAIRS, ""),
]  # fmt: skip
each_crowded = pytest.mark.parametrize(("preset", "options", "on"), CROWDED)


def hands(pack: Cards, seed: str) -> Iterator[Cards]:
    """Yield hands with very many plays: 27 cards or the whole pack, random, low, of long suits."""
    jokers, lots = [*each(pack & JOKERS)], Random(seed)
    others = [*each(pack & ~JOKERS)]
    for size in (27, len(others)):
        lots.shuffle(others)
        yield joined((jokers + others)[:size])
        yield joined((jokers + sorted(others, key=rank_of))[:size])
        yield joined((jokers + sorted(others, key=suit_of))[:size])


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of calls of `Reader.read` so far, in a list of one element."""
    counted, plain = [0], Reader.read

    def reading(self: Reader, held: Cards) -> Any:
        counted[0] += 1
        return plain(self, held)

    monkeypatch.setattr(Reader, "read", reading)
    return counted


@pytest.mark.sampled(5)
@pytest.mark.slow
@each_crowded
@pytest.mark.parametrize("by_rank", [False, True])
def test_long_list_is_found_in_few_steps_and_named_whole_or_not(
    preset: str, options: dict[str, str], on: str, by_rank: bool, read: list[int]
) -> None:
    rules = build(preset, options)
    for hand in hands(rules.pack & ~cards(on), preset):
        read[0] = 0
        told = ask(
            ask="plays", preset=preset, options=options, hand=text(hand), on=on, by_rank=by_rank
        )
        assert read[0] < MOST_READ
        assert set(told) <= {"answer", "truncated"}
        assert len(told["answer"]) <= 5 * MOST
        for play in Random(1).sample(told["answer"], min(5, len(told["answer"]))):
            assert beats(preset, play, on or None, options=options)


@pytest.mark.parametrize("by_rank", [False, True])
@pytest.mark.parametrize("preset", ["bigtwo_jokers", "president_huberes", "doudizhu_denexa"])
def test_a_list_that_is_not_truncated_has_every_play(preset: str, by_rank: bool) -> None:
    """Of a usual hand all plays are told; of one that is too large fewer than there are."""
    rules, lots = build(preset), Random(preset)
    hand = text(joined(lots.sample([*each(rules.pack)], 13)))
    told = ask(ask="plays", preset=preset, hand=hand, by_rank=by_rank)
    assert "truncated" not in told
    assert {one for one in hand.split()} >= {one for one in told["answer"] if " " not in one}


def test_of_a_truncated_list_every_kind_of_play_is_told() -> None:
    every = ask(ask="plays", preset="bigtwo_basic", hand=text(build("bigtwo_basic").pack))
    assert every["truncated"] is True
    assert len(every["answer"]) <= TIMES * MOST
    sizes = {len(play.split()) for play in every["answer"]}
    assert sizes == {1, 2, 3, 5}


def test_a_joker_that_goes_along_with_seven_cards_may_be_said_to_be_any_card() -> None:
    more = {"options": {"straight_flush_extra": "2"}}
    on = "3S 4S 5S 6S 7S 9D JD"
    for said in ("RJ=KH BJ=2C", "RJ=3D BJ=3C", "RJ=2S BJ=QC"):
        assert beats("bigtwo_jokers", f"4H 5H 6H 7H 8H {said}", on, **more)
    assert not beats("bigtwo_jokers", "4H 5H 6H 7H 8C RJ=KH BJ=2C", on, **more)
    assert not beats("bigtwo_jokers", "4H 5H 6H 7H 8H RJ=4H BJ=2C", on, **more)
    assert "4H 5H 6H 7H 8H BJ RJ" in plays("bigtwo_jokers", "4H 5H 6H 7H 8H BJ RJ", on, **more)
