"""Plain recomputation of achievements, by the feats of each deal and the deals before it."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.domain.achievements import feats
from bot.domain.boards import Scored
from bot.domain.state import Result
from rules.catalogue import rebuild
from rules.engine import replay
from tests.fuzz.series.ratings import UNITS
from tests.fuzz.series.rows import SAME_PEOPLE, UNCONTESTED, VOIDED, Deal, Row
from tests.fuzz.series.tallies import among_people, is_person

Earned: TypeAlias = "dict[tuple[str, str], tuple[int, float]]"  # player and kind: deal and moment
GAMES = ("president", "bigtwo", "daifugo", "thirteen", "doudizhu", "bigthree")


def achievements(deals: list[Deal]) -> Earned:
    """Return the achievements that people earn with these deals, the earliest first."""
    earned: Earned = {}
    past: dict[str, list[tuple[bool, bool, float]]] = {}
    for deal in deals:
        if not earns(deal):
            continue
        now = deal.row["ended_at"]
        for player, kinds in feats_of(deal).items():
            before = {kind for who, kind in earned if who == player}
            found = {*kinds, *_by_past(past.get(player, []), now), *_by_rating(deal, player)}
            found |= {"games"} if {*GAMES} <= found | before else set()
            new = found - before if is_person(player) else set()
            earned |= {(player, kind): (deal.row["id"], now) for kind in new}
        for one in deal.results:
            past.setdefault(one["player"], []).insert(0, (*_outcome(deal, one), now))
    return earned


def earns(deal: Deal) -> bool:
    """Whether a deal counts for achievements: contested by people, and not of the same people."""
    if deal.first["counted"] in (VOIDED, UNCONTESTED, SAME_PEOPLE):
        return False
    return any(sides > 1 for sides, _, _ in among_people(deal).values())


def feats_of(deal: Deal) -> dict[str, set[str]]:
    """Return the feats of the winners of a deal, by a replay of its plays."""
    played = replay(rebuild(deal.row["preset"], dict(deal.row["choices"])), deal.events)
    results = [_result(one) for one in deal.results]
    found = feats(played, tuple(deal.row["players"]), deal.events, results)
    return {player: {str(kind) for kind in kinds} for player, kinds in found.items()}


def _result(one: Row) -> Result:
    columns: dict[str, Any] = {
        "player": one["player"],
        "place": one["place"],
        "of": one["out_of"],
        "points": one["points"],
        "title": one["title"],
        "scored": Scored(one["scored"]),
        "substituted": one["substituted"],
        "left": one["left_deal"],
        "side": one["side"],
        "side_place": one["side_place"],
        "sides": one["sides"],
        "role": one["role"],
    }
    return Result(**columns)


def _by_past(before: list[tuple[bool, bool, float]], now: float) -> set[str]:
    found = set()
    if len(before) > 1 and before[0][0] and before[1][0]:
        found.add("row")
    if len(before) > 1 and before[0][1] and before[1][1]:
        found.add("comeback")
    if before and now - before[0][2] >= 30 * 86_400:
        found.add("return")
    return found


def _outcome(deal: Deal, one: Row) -> tuple[bool, bool]:
    """Return whether a player won this deal, and whether the player was last."""
    if one["substituted"] or one["left_deal"]:
        return False, False
    sides, place, below = among_people(deal)[one["player"]]
    return place == 1 and bool(below), place == sides and one["sides"] > 2


def _by_rating(deal: Deal, winner: str) -> set[str]:
    """Return the achievement of a winner whose best opponent was 100 rating points above."""
    points = {
        one["player"]: 9.83 * one["mu"] / UNITS
        for one in deal.results
        if one["mu"] is not None and 9.83 * one["sigma"] / UNITS <= 75
    }
    mine = next(one for one in deal.results if one["player"] == winner)
    others = [
        points[one["player"]]
        for one in deal.results
        if one["side_place"] != mine["side_place"] and one["player"] in points
    ]
    ahead = max(others) - points[winner] if others and winner in points else 0.0
    return {"giant"} if ahead >= 100 else set()
