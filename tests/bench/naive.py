"""The naive way: every subset of the hand, of each size that the game knows, is read as a play.

It reads with a `Reader` of its own that remembers nothing from other hands, unless it is given
one that does. Where suits do not matter, what differs only in suits is merged at the end.
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
    """Every set of cards that may be laid, as `rules.tricks.plays` lists them."""
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
    """The numbers of cards that a play of this game can have, up to `most`."""
    known = {getattr(shape, "size", 0) for ladder in rules.ladders for shape in ladder.shapes}
    return sorted(size for size in known if 0 < size <= most)
