"""Fast playouts of approximate rules, for rule sets that only the engine plays exactly.

Rules without a fast form are left out: the deal goes on from the engine's state. A wild card is
taken to be the card that serves its hand best, until it is laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from bot.players.division import Divisions, cost
from bot.players.playout import engine_playout, playout
from rules.actions import Play
from rules.cards import PACK_BITS, Card, Cards, each, joined
from rules.deal import Deal
from rules.events import Ended
from rules.fast import FastDeal, FastRules, approximate_rules
from rules.phases.plays import readings
from rules.ruleset import RuleSet

SERVES = 0.3  # turns that a wild card must spare as another before it is taken for that
MANY = 20_000  # hands that are cached at most


class Approximation:
    """The fast approximation of a rule set in one order of ranks."""

    def __init__(self, fast: FastRules, deal: Deal) -> None:
        """Use any `deal` by these rules in this order of ranks."""
        self._rules, self._divisions = fast, Divisions(fast.moves)
        pack = fast.ruleset.pack
        self._ranks = [held & pack for held, _, _ in fast.moves.reader.ranking.ranks if held & pack]
        self._alone = _wild(deal, self._ranks) if fast.ruleset.interpreters else {}
        self._memo: dict[Cards, Cards] = {}

    def ended(self, deal: Deal, eager: int) -> Ended:
        """Play out the deal, which is in its tricks; `eager` as in `Determinization`."""
        hands = [*map(self.settled, deal.hands)] if self._alone else None
        return playout(FastDeal(self._rules, deal, hands), self._divisions, eager).result()

    def settled(self, hand: Cards) -> Cards:
        """Return the hand in the fast form, each wild card as the card that serves best, cached."""
        found = self._memo.get(hand)
        if found is None:
            if len(self._memo) >= MANY:
                self._memo.clear()
            found = self._memo[hand] = self._settled(hand)
        return found

    def _settled(self, hand: Cards) -> Cards:
        wild = [one for one in each(hand) if one in self._alone]
        rest = hand & ~joined(wild)
        for one in wild:
            alone = _free(rest, self._alone[one])
            ways = [alone, *(_free(rest, rank) for rank in self._ranks)]
            needs = [self._needs(rest | way) for way in ways]
            least = min(needs)
            rest |= ways[0 if needs[0] <= least + SERVES else needs.index(least)]
        return self._rules.moves.canonical(rest)

    def _needs(self, hand: Cards) -> float:
        return cost(self._divisions.divide(self._rules.moves.canonical(hand)))


def approximate_playout(deal: Deal, eager: int, chance: Random) -> Ended | None:
    """Play out a deal in its tricks; by the rules themselves where these have no approximation.

    None where the deal does not end in reasonable time.
    """
    nearest = None if deal.ended else approximation(deal.rules, deal.upside_down)
    return nearest.ended(deal, eager) if nearest else engine_playout(deal, chance)


@lru_cache(maxsize=16)
def approximation(rules: RuleSet, upside_down: bool) -> Approximation | None:
    """Return the approximation for these rules, cached; None where they never end."""
    fast = approximate_rules(rules, upside_down)
    return Approximation(fast, Deal(rules, hands=(0,), upside_down=upside_down)) if fast else None


def _wild(deal: Deal, ranks: Sequence[Cards]) -> dict[Card, Cards]:
    """Return the wild cards, which make a play with most other ranks; by each its rank alone."""
    found = dict[Card, Cards]()
    for rank in ranks:
        for one in each(rank):
            beside = [one | other & -other for other in ranks if other != rank]
            if 2 * sum(bool(readings(deal, 0, Play(two))) for two in beside) <= len(beside):
                continue
            alone = readings(deal, 0, Play(one))
            found[one] = alone[0].cards if alone else ranks[0]
    return found


def _free(hand: Cards, wanted: Cards) -> Card:
    """Return the lowest of these cards that the hand does not hold, of any pack."""
    while not wanted & ~hand:
        wanted <<= PACK_BITS
    free = wanted & ~hand
    return free & -free
