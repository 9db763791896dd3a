"""Deals that ended before standings were stored: ladder, roles and sides as far as kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.domain.boards import AmongPeople
from bot.domain.recount import FinishedDeal, with_sides
from bot.domain.state import Result
from bot.standing.tallies import Finished, Scope, outcomes, why_unrated
from rules.catalogue import full
from rules.catalogue.ladder import ladder, ladder_of
from rules.catalogue.option import Choices
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

SEASON = 1  # of all deals from before seasons


@dataclass(frozen=True)
class OldDeal:
    """Stored data of a deal without a place in a standing."""

    deal: FinishedDeal
    sided: bool  # its results have the places of sides
    guild_id: int
    channel_id: int
    table_id: int
    ended_at: float
    before: Mapping[Player, int]  # places in the deal before of the match


@dataclass(frozen=True)
class CountedDeal:
    """A deal as it counts, with what its rows lacked."""

    deal_id: int
    table_id: int
    deal: Finished

    def rows(self) -> Iterator[dict[str, object]]:
        """Return the columns to fill, by player."""
        for one, people in self.deal.results:
            yield {
                "of_deal": self.deal_id,
                "of_player": one.player,
                **outcome_columns(one, people),
                "ended_at": self.deal.ended_at,
                "table_id": self.table_id,
                "ladder": self.deal.scope.ladder,
                "season": self.deal.scope.season,
                "counted": int(self.deal.counted),
            }


def outcome_columns(one: Result, people: AmongPeople) -> dict[str, int | None]:
    """Return the columns of a result that the oldest versions did not store."""
    return {
        "side": one.side,
        "side_place": one.side_place,
        "sides": one.sides,
        "people_sides": people.sides,
        "people_place": people.place,
        "people_below": people.below,
        "role": one.role,
    }


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
