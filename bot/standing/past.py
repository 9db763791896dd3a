"""Deals that ended before standings were stored: ladder, roles and sides as far as kept."""

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

SEASON = 1  # of all deals from before seasons
SIDES = ("side", "side_place", "sides", "people_sides", "people_place", "people_below")
OUTCOME = (*SIDES, "role")
FILLED = (*OUTCOME, "ended_at", "table_id", "ladder", "season", "counted")


@dataclass(frozen=True)
class OldDeal:
    """Stored data of a deal without a place in a standing.

    For example, a batch of old deals from the store, counted::

        found = [count(number, old) for number, old in batch.deals.items()]
    """

    deal: FinishedDeal
    sided: bool  # its results have the places of sides
    guild_id: int
    channel_id: int
    table_id: int
    ended_at: float
    before: Mapping[Player, int]  # places in the deal before of the match


@dataclass(frozen=True)
class CountedDeal:
    """A deal as it counts, with what its rows lacked.

    For example, the rows of all deals of a batch::

        rows = [row for one in found for row in one.rows()]
    """

    deal_id: int
    table_id: int
    deal: Finished

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Return the values of `FILLED` to store, by player, and last the deal and the player."""
        scope, deal = self.deal.scope, self.deal
        same = (deal.ended_at, self.table_id, scope.ladder, scope.season, int(deal.counted))
        for one, people in deal.results:
            yield (*of_outcome(one, people), *same, self.deal_id, one.player)


def of_outcome(one: Result, people: AmongPeople) -> tuple[int | None, ...]:
    """Return the values of a result that the oldest versions did not store."""
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
    """Return what the winners of a stored deal showed, as far as plays or results prove it."""
    try:
        found = _from_plays(deal)
    except Exception:  # rules or events of an incompatible version
        found = None
    return achievements.feats_of_results(ladder, deal.results) if found is None else found


def _from_plays(deal: FinishedDeal) -> achievements.Feats | None:
    """Return what a deal shows as it was played; None if its plays are deleted."""
    events = tuple(deal.events)
    if not events:
        return None
    played = replay(rebuild(deal.preset, dict(deal.choices)), events)
    if played.ended is None:
        return None
    return achievements.feats(played, deal.players, events, deal.results)


def count(deal_id: int, old: OldDeal) -> CountedDeal:
    """Return an old deal as it counts."""
    found = old.deal.results if old.sided else with_sides(old.deal)
    results = outcomes(_with_roles(found, old.before))
    choices = _today(old.deal.preset, old.deal.choices)
    name = ladder(choices) if choices else ladder_of(old.deal.preset)
    scope = Scope(old.guild_id, old.channel_id, name, SEASON)
    counted = why_unrated(old.guild_id, choices, results)
    finished = Finished(scope, results, counted, old.ended_at, old.deal.preset)
    return CountedDeal(deal_id, old.table_id, finished)


def _today(preset: str, choices: Choices) -> Choices:
    """Return stored choices with the options that came later; empty if they are unknown."""
    return full(preset, choices) if choices and preset in PRESETS else {}


def _with_roles(results: Sequence[Result], before: Mapping[Player, int]) -> list[Result]:
    """Return results with the places before the deal, among those who played it."""
    there = sorted(before[one.player] for one in results if one.player in before)
    return [
        replace(one, role=there.index(before[one.player]) + 1) if one.player in before else one
        for one in results
    ]
