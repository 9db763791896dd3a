"""Benchmarks of playouts: deals played at random, and by the policy of the strong computer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from bot.players.division import Divisions
from bot.players.playout import playout
from rules.actions import Bid, Play
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.fast import FastDeal, FastRules, fast_rules
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.bench.dou_dizhu import PRESET
from tests.bench.families import FAMILIES, listing
from tests.bench.measure import Row, Side, compare, figure, steady
from tests.bench.positions import Listing, random_turn

DEALS, KNOWN = 40, 10  # deals for the fast rules, and for the engine
WANTED = 1 / 5_000  # seconds for a random deal of Dou Dizhu
GAMES = (
    ("Dou Dizhu", PRESET, 3, True),
    *((one.name, one.preset, len(one.sizes), one.by_rank) for one in FAMILIES),
)


def rows() -> Iterator[Row]:
    """Yield for each game a random deal beside the engine's, and a deal played out by policy."""
    for name, preset, seats, by_rank in GAMES:
        rules = build(preset)
        fast = fast_rules(rules)
        assert fast is not None, "every family has its fast form"
        begun = [opened(rules, seats, Random(seed)) for seed in range(DEALS)]
        yield _random(name, fast, begun, listing(by_rank))
        if preset == PRESET:
            ours = figure("", _by_chance(fast, begun)).ours
            yield Row(
                f"{name}: a random deal", "5,000 a second", ours, WANTED, WANTED / ours, aim=1.0
            )
        yield figure(f"{name}: a deal played out by policy", _by_policy(fast, begun))


def opened(rules: RuleSet, seats: int, chance: Random) -> Deal:
    """Return a deal after its first play.

    Each seat takes the last play or bid of its legal actions, so the first bid is the highest. A
    deal that ends before a play is replaced by a new one.
    """
    _, first = Match(rules, MatchState(tuple("ABCDEFGH"[:seats]))).deal(chance)
    deal = begin(rules, first).deal
    while deal.ended is None and not deal.played:
        seat = min(deal.to_act)
        actions = legal(deal, seat)
        wanted = [action for action in actions if isinstance(action, Play | Bid)]
        deal = decide(deal, seat, (wanted or actions)[-1]).deal
    return deal if deal.ended is None else opened(rules, seats, chance)


def _random(name: str, fast: FastRules, begun: Sequence[Deal], found: Listing) -> Row:
    return compare(
        f"{name}: a random deal",
        "the same through the rules engine",
        steady(_by_chance(fast, begun), Side(partial(_in_engine, begun[:KNOWN], found), KNOWN)),
    )


def _by_chance(fast: FastRules, begun: Sequence[Deal]) -> Side:
    chance = Random(1)

    def work() -> None:
        for deal in begun:
            _random_deal(FastDeal(fast, deal), chance)

    return Side(work, len(begun))


def _random_deal(deal: FastDeal, chance: Random) -> None:
    """Play the deal to its end and count it; each legal play and a pass are equally likely."""
    moves = deal.rules.moves
    while not deal.ended:
        found = deal.legal_plays()
        drawn = int(chance.random() * (len(found) + (deal.top is not None or not found)))
        move = moves.move(found[drawn]) if drawn < len(found) else None
        deal.play(move) if move else deal.pass_turn()
    deal.result()


def _in_engine(begun: Sequence[Deal], found: Listing) -> None:
    chance = Random(1)
    for deal in begun:
        while deal.ended is None:
            (seat,) = deal.to_act
            deal = random_turn(deal, seat, chance, found(deal, seat))


def _by_policy(fast: FastRules, begun: Sequence[Deal]) -> Side:
    divisions = Divisions(fast.moves)

    def work() -> None:
        for deal in begun:
            playout(FastDeal(fast, deal), divisions).result()

    return Side(work, len(begun))
