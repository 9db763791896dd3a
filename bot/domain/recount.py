"""Recount of the sides of finished deals whose results lack them, from stored data.

Older versions stored each player's own place alone. After 30 days the plays of a deal and the
choices of its rules are deleted; the preset, the points and the places stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from bot.domain.boards import Scored
from bot.domain.course import side_of, steps
from bot.domain.places import shared_places
from bot.domain.state import Result
from rules.actions import Seat
from rules.catalogue import build, rebuild
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import replay
from rules.events import ALONE, Event
from rules.match.match import Player
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.view import view


@dataclass(frozen=True)
class FinishedDeal:
    """Stored data of a deal; its results in the order of the places.

    >>> results = [Result("7", 1, 2, 0, ""), Result("8", 2, 2, 0, "")]
    >>> old = FinishedDeal("thirteen_denexa", {}, ("7", "8"), (), results)
    >>> [(one.side, one.side_place) for one in with_sides(old)]
    [(1, 1), (2, 2)]
    """

    preset: str
    choices: Mapping[str, str]
    players: tuple[Player, ...]  # by seat
    events: Iterable[Event]
    results: Sequence[Result]


def with_sides(finished: FinishedDeal) -> list[Result]:
    """Return the results with sides and their places; unchanged if the sides cannot be known."""
    try:
        found = _from_events(finished)
    except Exception:  # rules or events of an incompatible version
        found = None
    return found or _from_points(finished) or [*finished.results]


def _from_events(finished: FinishedDeal) -> list[Result] | None:
    """Return the results with sides from a replay of the deal; None if that is impossible."""
    seats = {player: seat for seat, player in enumerate(finished.players)}
    if not finished.events or {one.player for one in finished.results} != seats.keys():
        return None
    rules = rebuild(finished.preset, dict(finished.choices))
    deal = replay(rules, finished.events)
    if deal.ended is None or deal.ended.void:
        return None
    if not deal.ended.left and not deal.sides:
        deal = replace(deal, ended=replace(deal.ended, left=_left(deal)))
    every = steps(view(deal, None), rules)
    came = {seat: step for step in every for seat in step.seats}
    found = []
    for one in finished.results:
        step = came[seats[one.player]]
        side = side_of(deal.sides, step)
        found.append(replace(one, side=side, side_place=step.place, sides=len(every)))
    return found


def _left(deal: Deal) -> tuple[tuple[Seat, int], ...]:
    """Return the seats that were placed last because their players had left.

    These seats come last in the stored places, against the order of the rules. Each comes with 1 in
    place of its number of cards, which only has to be above 0.
    """
    assert deal.ended is not None
    assert deal.rules.ending is not None
    if not deal.out:
        return ()
    places = deal.rules.ending.places(deal)
    for rule in deal.rules.rankers:
        places = rule.ranks(deal, places)
    stored = deal.ended.places
    for stayed in range(len(stored), 0, -1):
        if tuple(seat for seat in places if seat in stored[:stayed]) == stored[:stayed]:
            return tuple((seat, 1) for seat in stored[stayed:])
    return ()


@cache
def _usual(preset: str) -> RuleSet | None:
    return build(preset, {}) if preset in PRESETS else None


def _from_points(finished: FinishedDeal) -> list[Result] | None:
    """Return the results with sides from points and places; None if they do not tell the sides.

    The rules are those of the preset, since the choices of the deal may be deleted.
    """
    rules, results = _usual(finished.preset), finished.results
    if rules is None or any(phase.part is Part.COLLUSION for phase in rules.phases):
        return None
    if rules.sided:
        return _of_two_sides(results, rules.one_against_all)
    keys: list[tuple[int, int]]
    if rules.placed or any(one.title for one in results):
        keys = [(0, one.place) for one in results]
    else:
        keys = [_worth(one) for one in results]
    return [
        replace(
            one,
            side=place,
            side_place=shared,
            sides=len(results),
        )
        for place, (one, shared) in enumerate(zip(results, shared_places(keys), strict=True), 1)
    ]


def _worth(one: Result) -> tuple[int, int]:
    """Return a sorting key of points, lowest best; of equal points the first player out is best."""
    sign = {Scored.PENALTIES: 1, Scored.POINTS: -1, Scored.NOTHING: 0}[one.scored]
    return sign * one.points, int(one.place > 1)


def _of_two_sides(results: Sequence[Result], alone: bool) -> list[Result] | None:
    """Return the results of two sides: players who gained points, and players who did not.

    None if the numbers of these players do not fit two sides; `alone` is for one against all.
    """
    gained = [one for one in results if one.points > 0]
    lost = [one for one in results if one.points <= 0]
    sizes = sorted((len(gained), len(lost)))
    if sizes[0] == 0 or (sizes[0] != 1 if alone else sizes[0] != sizes[1]) or len(results) < 3:
        return None
    first = 1 if not alone else (ALONE if len(gained) == 1 else 1)
    second = 2 if not alone else (1 if first == ALONE else ALONE)
    return [
        replace(
            one,
            side=first if one.points > 0 else second,
            side_place=1 if one.points > 0 else 2,
            sides=2,
        )
        for one in results
    ]
