"""Deals that ended before standings were stored: their ladders, roles and sides, if known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.domain import achievements
from bot.domain.boards import AmongPeople
from bot.domain.recount import FinishedDeal, with_sides
from bot.domain.state import Result
from bot.standing.tallies import Finished, Scope, outcomes, why_unrated
from rules.catalogue import full, rebuild
from rules.catalogue.ladder import ladder, ladder_of
from rules.catalogue.option import Choices
from rules.catalogue.presets import PRESETS
from rules.engine import replay
from rules.match.match import Player

SEASON = 1  # number of the season of all deals that are older than seasons
SIDES = ("side", "side_place", "sides", "people_sides", "people_place", "people_below")
OUTCOME = (*SIDES, "role")
FILLED = (*OUTCOME, "ended_at", "table_id", "ladder", "season", "counted")


@dataclass(frozen=True)
class OldDeal:
    """Stored data of an old deal that no standing counts yet.

    For example, a batch of old deals from the store, counted::

        found = [count(number, old) for number, old in batch.deals.items()]
    """

    deal: FinishedDeal
    sided: bool  # whether the results have the places of sides
    guild_id: int
    channel_id: int
    table_id: int
    ended_at: float
    before: Mapping[Player, int]  # places in the previous deal of the match


@dataclass(frozen=True)
class CountedDeal:
    """An old deal in the form that standings count, with the values that its rows lacked.

    For example, the rows of all deals of a batch::

        rows = [row for one in found for row in one.rows()]
    """

    deal_id: int
    table_id: int
    deal: Finished

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield for each player the values of `FILLED` to store, and the ids of deal and player."""
        scope, deal = self.deal.scope, self.deal
        same = (deal.ended_at, self.table_id, scope.ladder, scope.season, int(deal.counted))
        for one, people in deal.results:
            yield (*of_outcome(one, people), *same, self.deal_id, one.player)


def of_outcome(one: Result, people: AmongPeople) -> tuple[int | None, ...]:
    """Return the values of `OUTCOME`, which the oldest versions did not store with a result."""
    return (
        one.side,
        one.side_place,
        one.sides,
        people.sides,
        people.place,
        people.below,
        one.role,
    )


def feats_of(deal: FinishedDeal, ladder: str) -> achievements.Feats:
    """Return the feats of a stored deal's winners, from the plays if possible, else from results.

    `ladder` is the name of the deal's ladder.
    """
    try:
        found = _from_plays(deal)
    except Exception:  # rules or events of an incompatible version
        found = None
    return achievements.feats_of_results(ladder, deal.results) if found is None else found


def _from_plays(deal: FinishedDeal) -> achievements.Feats | None:
    """Return the feats of a deal from its plays; None if the plays are deleted."""
    events = tuple(deal.events)
    if not events:
        return None
    played = replay(rebuild(deal.preset, dict(deal.choices)), events)
    if played.ended is None:
        return None
    return achievements.feats(played, deal.players, events, deal.results)


def count(deal_id: int, old: OldDeal) -> CountedDeal:
    """Return an old deal in the form that standings count."""
    found = old.deal.results if old.sided else with_sides(old.deal)
    results = outcomes(_with_roles(found, old.before))
    choices = _today(old.deal.preset, old.deal.choices)
    name = ladder(choices) if choices else ladder_of(old.deal.preset)
    scope = Scope(old.guild_id, old.channel_id, name, SEASON)
    counted = why_unrated(old.guild_id, choices, results)
    finished = Finished(scope, results, counted, old.ended_at, old.deal.preset)
    return CountedDeal(deal_id, old.table_id, finished)


def _today(preset: str, choices: Choices) -> Choices:
    """Return stored choices with the options that were added later; empty if they are unknown."""
    return full(preset, choices) if choices and preset in PRESETS else {}


def _with_roles(results: Sequence[Result], before: Mapping[Player, int]) -> list[Result]:
    """Return the results with roles: places in the previous deal, among the players of this one."""
    there = sorted(before[one.player] for one in results if one.player in before)
    return [
        replace(one, role=there.index(before[one.player]) + 1) if one.player in before else one
        for one in results
    ]
