"""Every subset of small hands, read as the pages of Thirteen, Dou Dizhu and Big Three read it.

The reading here uses no code of the rules: cards are words, and a play is read by its ranks.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from tests.rules.cli.questions import plays

PLAIN = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
TWO_HIGH = ["3", *PLAIN, "BJ", "RJ"]
THREE_HIGH = [*PLAIN, "3"]


class Page(NamedTuple):
    """A game: its ranks, the number of ranks that runs may have, the shortest run of each width."""

    preset: str
    ranks: list[str]
    in_runs: int
    runs: dict[int, int]
    suits: str = ""  # from low to high, empty where suits do not count
    packs: int = 1
    kickers: bool = False
    chops: str = ""

    def pack(self) -> list[str]:
        suited = [rank + suit for rank in self.ranks[:13] for suit in "SCDH"]
        cards = [*suited, "BJ", "RJ"] if self.kickers else suited
        return [card + back for back in ("", "*")[: self.packs] for card in cards]

    def rank(self, card: str) -> int:
        plain = card.rstrip("*")
        return self.ranks.index(plain if plain in self.ranks else plain[:-1])

    def height(self, card: str) -> tuple[int, int, bool]:
        suit = self.suits.index(card.rstrip("*")[-1]) if self.suits else 0
        return self.rank(card), suit, bool(self.suits) and card.endswith("*")

    def kind(self, cards: tuple[str, ...]) -> tuple[object, ...] | None:
        """Return the kind of play with its highest card last, None where the cards are no play."""
        count = Counter(map(self.rank, cards))
        top = max(map(self.height, cards))
        if self.kickers and set(count) == {13, 14}:
            return ("rocket", top)
        if len(count) == 1:
            return ("four" if len(cards) == 4 else f"set of {len(cards)}", top)
        [*widths] = set(count.values())
        if len(widths) == 1 and self.is_run(list(count), widths[0]):
            return (f"run by {widths[0]}", len(count), top)
        return self.with_kickers(count) if self.kickers else None

    def is_run(self, ranks: list[int], width: int) -> bool:
        enough = len(ranks) >= self.runs.get(width, 99) and max(ranks) < self.in_runs
        return enough and max(ranks) - min(ranks) == len(ranks) - 1

    def with_kickers(self, count: Counter[int]) -> tuple[object, ...] | None:
        if count[13] and count[14]:
            return None
        for width, each in ((4, 2), (3, 1)):
            body = [rank for rank in count if count[rank] == width]
            others = [count[rank] for rank in count if rank not in body]
            whole = len(body) == 1 or (width == 3 and self.is_run(body, 3))
            if whole and len(others) == each * len(body) and set(others) in ({1}, {2}):
                return (f"{width} with", len(body), others[0], max(body))
        return None

    def beats(self, play: tuple[str, ...], top: tuple[str, ...]) -> bool:
        one, other = self.kind(play), self.kind(top)
        assert one
        assert other
        trumps = ("four", "rocket") if self.kickers else ("four", "run by 2") if self.chops else ()
        if one[:-1] == other[:-1]:
            return bool(one[-1] > other[-1])  # type: ignore[operator]  # of one kind, of one type
        if one[0] not in trumps or (other[0] in trumps and one[0] != "rocket"):
            return False
        return self.chops != "twos" or all(self.ranks[self.rank(card)] == "2" for card in top)


PAGES = (
    Page("thirteen_denexa", TWO_HIGH, 12, {1: 3, 2: 3}, "SCDH", chops="all"),
    Page("thirteen_twos_chop", TWO_HIGH, 12, {1: 3, 2: 3}, "SCDH", chops="twos"),
    Page("thirteen_double", TWO_HIGH, 12, {1: 3, 2: 3}, "SCDH", packs=2, chops="all"),
    Page("doudizhu_denexa", TWO_HIGH, 12, {1: 5, 2: 3, 3: 2}, kickers=True),
    Page("bigthree_denexa", THREE_HIGH, 10, {1: 3, 2: 3, 3: 3, 4: 3}),
)


def some(page: Page, chance: Random, size: int) -> list[str]:
    """Return a random hand with many plays: cards of a few neighboring ranks and two high ones."""
    low = chance.randrange(10)
    near = [card for card in page.pack() if low <= page.rank(card) < low + chance.choice((3, 5))]
    high = [card for card in page.pack() if card not in near and page.rank(card) > 11]
    few = near + chance.sample(high, min(2, len(high)))
    return chance.sample(few, min(size, len(few)))


def subsets(page: Page, hand: list[str]) -> list[tuple[str, ...]]:
    found = [c for size in range(1, len(hand) + 1) for c in combinations(hand, size)]
    return [cards for cards in found if page.kind(cards)]


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.preset)
def test_the_plays_of_a_hand_are_the_subsets_that_the_page_allows(page: Page) -> None:
    for seed in range(16):
        cards = some(page, Random(seed), 16)
        hand, others = cards[::2], cards[1::2]
        tops = [None, *Random(seed).sample(subsets(page, others), 3)]
        for top in tops:
            told = plays(page.preset, " ".join(hand), " ".join(top) if top else None)
            legal = [p for p in subsets(page, hand) if not top or page.beats(p, top)]
            assert set(map(frozenset, map(str.split, told))) == set(map(frozenset, legal))
            assert len(told) == len(legal)
