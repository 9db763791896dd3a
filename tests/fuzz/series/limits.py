"""Plain recomputation of the deals beyond the limit of a day, for the same people."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from itertools import combinations
from zoneinfo import ZoneInfo

from tests.fuzz.series.playing import Ended, Step, Voided
from tests.fuzz.series.rows import RATED, SAME_PEOPLE, Deal
from tests.fuzz.series.tallies import is_computer

LIMIT = 3  # rated deals of two people together in a day, in place of 30


def counted(deal: Deal) -> int:
    """Return how a deal counts, or how it would count if it were not voided."""
    return int(deal.row["voided"]["was"] if deal.void else deal.first["counted"])


def beyond(deals: list[Deal], journal: list[Step]) -> dict[int, bool]:
    """Return for each deal whether it is beyond the limit; only deals that are rated but for that.

    A deal is beyond the limit if at least half of its pairs of people had played `LIMIT` rated
    deals together on its day. Deals that were voided by then do not count.
    """
    by_id = {deal.row["id"]: deal for deal in deals}
    before: dict[int, set[frozenset[str]]] = {}  # pairs of rated deals so far
    days: dict[int, object] = {}
    voided: set[int] = set()
    found = {}
    for step in journal:
        if isinstance(step, Voided):
            (voided.add if step.voided else voided.discard)(step.deal_id)
        if not isinstance(step, Ended) or counted(by_id[step.deal_id]) not in (RATED, SAME_PEOPLE):
            continue
        deal = by_id[step.deal_id]
        days[step.deal_id] = _day(deal, step.zone)
        people = sorted(row["player"] for row in deal.results if not is_computer(row["player"]))
        pairs = {frozenset(pair) for pair in combinations(people, 2)}
        times = Counter(
            pair
            for other, played in before.items()
            if other not in voided and _day(by_id[other], step.zone) == days[step.deal_id]
            for pair in played
        )
        often = sum(times[pair] >= LIMIT for pair in pairs)
        found[step.deal_id] = 2 * often >= len(pairs)
        if counted(deal) == RATED:
            before[step.deal_id] = pairs
    return found


def _day(deal: Deal, zone: str) -> object:
    return datetime.fromtimestamp(deal.row["ended_at"], ZoneInfo(zone)).date()
