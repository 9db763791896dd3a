"""Benchmarks of the judging of one play, the memory of a rule set, and silent house rules."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from rules.actions import Play
from rules.cards import Cards, each, joined
from rules.catalogue import build
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import Event, Passed, Played, Turn
from rules.phases.plays import legal_play, plays
from rules.rule import Rule
from rules.ruleset import RuleSet
from rules.shapes.shape import Groups
from tests.bench.families import FAMILIES, Family, listing
from tests.bench.measure import Row, Side, compare, steady
from tests.bench.positions import follows, leads, random_deal

LOOK_UPS = 20  # the bar: judging a play takes no longer than so many look-ups
JUDGED = 40  # hands to lead from, and as many to answer with
MANY = 50_000  # hands, half of them leading and half answering
READ_OF_EACH = 12
CAP = 64e6  # bytes: three caches with limits, of about 30, 15 and 10 MB
DEALS = 20
DOU_DIZHU = Family("Dou Dizhu", "doudizhu_denexa", (20, 17, 17), True, 1)


def rows() -> Iterator[Row]:
    """Yield the rows of all benchmarks of costs."""
    yield from (_judging(family) for family in (*FAMILIES, DOU_DIZHU))
    yield _memory()
    yield _silent_rules()


def _judging(family: Family) -> Row:
    """Compare `legal_play` for every listed lead and answer with look-ups of the play in a dict."""
    rules = build(family.preset)
    asked = leads(rules, family.sizes, JUDGED, Random(1))
    asked += follows(rules, family.sizes, JUDGED, Random(2))
    listed = [(at, play) for at in asked for play in plays(at.deal, at.seat, family.by_rank)]
    judged = [(at.deal, at.seat, Play(play)) for at, play in listed]
    looked_up = [play for _, play in listed] * LOOK_UPS
    plain = dict.fromkeys(looked_up, 1)

    def judge_all() -> None:
        for deal, seat, play in judged:
            legal_play(deal, seat, play)

    def look_up() -> None:
        for play in looked_up:
            plain[play]

    return compare(
        f"{family.name}: judging one play",
        f"{LOOK_UPS} look-ups in a dict",
        steady(Side(judge_all, len(judged)), Side(look_up, len(listed))),
        at_least=1,
    )


def _memory() -> Row:
    """Measure the peak memory of one rule set's caches while it reads many different hands."""
    rules, chance = build(DOU_DIZHU.preset), Random(4)
    reader, pack = rules.reader(), list(each(rules.pack))
    gc.collect()
    tracemalloc.start()
    for _ in range(MANY // 2):
        cards = chance.sample(pack, 20 + 17)
        found = reader.rank_leads(joined(cards[:20]))
        read = [reader.read(play) for play in chance.sample(found, READ_OF_EACH)]
        assert read[0], "what is listed is a play"
        reader.rank_above(joined(cards[20:]), read[0])
    held = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return Row(f"Dou Dizhu: kept over {MANY:,} hands", ours=held, unit="B", at_most=CAP)


def _silent_rules() -> Row:
    """Compare whole deals without house rules with deals under a house rule that never acts."""
    plain = build("daifugo_denexa")
    asked = plain.with_rules(_Silent())
    return compare(
        "Daifugo: a whole deal, no house rules",
        "with a house rule that never speaks",
        steady(_deals(plain), _deals(asked)),
        at_least=1,
        fault="there are house rules" if plain.rules else "",
    )


def _deals(rules: RuleSet) -> Side:
    chance, listed = Random(5), listing(by_rank=True)
    return Side(lambda: [random_deal(rules, 4, chance, listed) for _ in range(DEALS)], DEALS)


@dataclass(frozen=True)
class _Silent(Rule):
    """A house rule without effect that is asked in every turn."""

    hears = (Played, Passed, Turn)

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return ()

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        return None

    def breaks_tie(self, deal: Deal, play: Combination, top: Combination) -> bool:
        return False

    def reacts(self, deal: Deal, event: Played | Passed | Turn) -> Iterable[Event]:
        return ()
