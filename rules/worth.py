"""The worth of each card in a hand, for the duties that name the best card or the lowest.

The cards to exchange, the lowest card that leads or takes what is left over, the card that says
whose hand it is: all are found by one scale. It starts from what a card is as a single play in the
usual order of ranks (I-20), with the order of suits even where suits break no tie (I-21): so a jack
of diamonds or a black three that beats the twos lies above them, and wild cards that are all
highest are equal (000:444, 000:458). Some rules of the house lift cards above their rank (`Tier`).
A transparent card, which beats any single it covers (000:466), lies just below the highest
rank that it may cover: led, it has only its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.cards import JOKERS, Card, Cards, each, index_of
from rules.combinations import Reader
from rules.ranking import HALF_STEP, Ranking
from rules.rule import Rule, Tier

STEP = 1 << 12  # between tiers; the strengths of single plays lie within


@dataclass(frozen=True)
class Worth:
    """The cards of a pack from low to high; cards that are equally good are equal.

    `held` has the worth of each card in a hand; `laid` its worth as a single play that stands for
    nothing else. `lifted` are the cards that are worth as much as some of a higher rank, or more.
    """

    held: Mapping[Card, int]
    laid: Mapping[Card, int]
    lifted: Cards

    def height(self, one: Card) -> int:
        """Return the worth of a card in a hand, below all others for a card of another game."""
        return self.held.get(one, -1)

    def highest(self, some: Cards) -> int:
        return max(map(self.height, each(some)))

    def without_suit(self, one: Card) -> int:
        """Return the worth without suits; one joker may still be above the other."""
        height = self.height(one)
        return height if one & JOKERS else height // HALF_STEP * HALF_STEP

    def lowest_first(self, some: Cards) -> list[Card]:
        """Return the cards by worth; equal ones by printed rank and suit, then by pack."""
        return sorted(each(some), key=lambda one: (self.height(one), index_of(one), one))


def worth(reader: Reader, pack: Cards, rules: Iterable[Rule]) -> Worth:
    """Return the worth of this pack's cards by these rules; `reader` has the opening order."""
    rules, ranking = tuple(rules), reader.ranking
    lifted = {one: {tier for rule in rules if (tier := rule.lifts(one))} for one in each(pack)}
    single = {one: _single(reader, one) for one in each(pack)}
    plain = sum(one for one in each(pack & ~JOKERS) if not lifted[one])
    high = max((low for cards, low, _ in ranking.ranks if cards & plain), default=0)
    covered = high + (HALF_STEP if Tier.THREE in set().union(*lifted.values()) else -HALF_STEP)
    jokers = next(low for cards, low, _ in ranking.ranks if cards & JOKERS)
    laid = {one: _laid(lifted[one], single[one], jokers) for one in each(pack)}
    held = {one: _held(lifted[one], at, covered) for one, at in laid.items()}
    return Worth(held, laid, _lifted(ranking, held))


def _lifted(ranking: Ranking, held: Mapping[Card, int]) -> Cards:
    """Return the cards that are not worth less than all cards of higher ranks."""
    least: dict[int, int] = {}  # the least worth of the cards of a rank
    for one, height in held.items():
        rank = ranking.rank_height(one)
        least[rank] = min(height, least.get(rank, height))
    return sum(
        one
        for one, height in held.items()
        if any(low <= height for rank, low in least.items() if rank > ranking.rank_height(one))
    )


def _laid(lifted: set[Tier], single: int, jokers: int) -> int:
    as_high = Tier.JOKER if single >= jokers else Tier.RANK
    return max([as_high, *(tier for tier in lifted if tier > Tier.JOKER)]) * STEP + single


def _held(lifted: set[Tier], laid: int, covered: int) -> int:
    single = laid % STEP
    if laid // STEP > Tier.JOKER or not lifted:
        return laid
    if Tier.ANY_RANK in lifted:
        return Tier.ANY_RANK * STEP
    if Tier.WILD in lifted:
        return max(laid, Tier.WILD * STEP + single)
    return max(laid, covered + single % HALF_STEP)


def _single(reader: Reader, one: Card) -> int:
    play = reader.read(one)
    return play.strength if play else reader.ranking.height(one)
