"""The naive search: it reads every subset of a hand, of each size of a play, as a play.

The search makes a new `Reader` without memory of other hands, unless it is given a reader. With
`by_rank`, plays that differ only in suits are merged at the end.
"""

from __future__ import annotations

from itertools import combinations

from rules.actions import Seat
from rules.cards import Cards, each
from rules.combinations import Reader
from rules.deal import Deal
from rules.phases.plays import beats
from rules.ruleset import RuleSet


def search(deal: Deal, seat: Seat, by_rank: bool, reader: Reader | None = None) -> list[Cards]:
    """Return every set of cards that the seat may lay, as `rules.phases.plays.plays` lists them."""
    rules, top = deal.rules, deal.top
    reader = reader or Reader(rules.ladders, rules.ranking)
    hand = list(each(deal.hands[seat]))
    found = []
    for size in sizes(rules, len(hand)):
        for picked in combinations(hand, size):
            play = reader.read(sum(picked))
            if play and (top is None or beats(deal, play, top)):
                found.append(play.cards)
    return reader.merged(found) if by_rank else found


def sizes(rules: RuleSet, most: int) -> list[int]:
    """Return the numbers of cards that a play of this game can have, up to `most`."""
    known = {getattr(shape, "size", 0) for ladder in rules.ladders for shape in ladder.shapes}
    return sorted(size for size in known if 0 < size <= most)
