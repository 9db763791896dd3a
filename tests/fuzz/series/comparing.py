"""Differences between the rows that the bot derived and a plain recomputation of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isclose
from typing import Any

from bot.domain.boards import settles
from rules.catalogue import build
from rules.events import Ended
from tests.fuzz.series import limits, ratings, tallies, thrones
from tests.fuzz.series.achievements import achievements
from tests.fuzz.series.playing import Deleted, Lost, Step
from tests.fuzz.series.rows import FEW_PEOPLE, LOST_TIME, SAME_PEOPLE, UNCONTESTED, Deal, Server
from tests.fuzz.series.streaks import streaks

RATING = ("mu", "sigma", "peak")
FAULT = 60.0  # seconds that the bot may not cost in a turn of a rated deal
KEY = ("ladder", "season", "channel_id", "player")


def differences(server: Server, journal: list[Step]) -> Iterator[str]:
    """Yield each value that differs, with its place."""
    yield from of_standings(server, journal)
    yield from _of_limits(server.deals, journal)
    yield from _of_thrones(server, journal)
    stored = {row["preset"]: row["deals"] for row in server.played}
    yield from _unlike("deals by game", dict(server.begun), stored)
    days = {row["player"]: (row["day"], row["days"], row["best"]) for row in server.streaks}
    yield from _unlike("streaks of the daily deal", streaks(journal), days)


def of_standings(server: Server, journal: list[Step]) -> Iterator[str]:
    """Yield each value of results, ratings, seasons, tallies and achievements that differs."""
    yield from _of_results(server.deals, journal)
    yield from _of_seasons(server)
    yield from _of_tallies(server)
    yield from _of_achievements(server)


def _of_results(deals: list[Deal], journal: list[Step]) -> Iterator[str]:
    before = ratings.Ratings(deals).before
    faults = {one.deal_id for one in journal if isinstance(one, Lost) and one.seconds >= FAULT}
    for earlier, deal in zip(tallies.earlier_of(deals), deals, strict=True):
        yield from _of_plays(deal)
        yield from _of_counting(deal, deal.row["id"] in faults)
        sides = tallies.among_people(deal)
        for one in deal.results:
            at = f"result {deal.row['id']} {one['player']}"
            stored = tuple(one[f"people_{name}"] for name in ("sides", "place", "below"))
            yield from _unlike(at, sides[one["player"]], stored)
            units = tuple(one[name] for name in ("mu", "sigma", "season_mu", "season_sigma"))
            # those of a deleted person stay with a voided deal
            unrated = units if deal.void and tallies.is_deleted(one["player"]) else (None,) * 4
            plain = before.get((deal.row["id"], one["player"]), unrated)
            yield from _unlike(f"{at} units", plain, units, near=1)
            yield from _unlike(f"{at} end", deal.row["ended_at"], one["ended_at"])
            if (role := tallies.role(deal, earlier, one)) is not None:
                yield from _unlike(f"{at} role", role, one["role"])


def _of_plays(deal: Deal) -> Iterator[str]:
    """Yield where the results differ from the end that the plays of the deal lead to."""
    ended = deal.events[-1]
    if not isinstance(ended, Ended):
        yield f"deal {deal.row['id']} has results and no end"
        return
    players = deal.row["players"]
    plain = [(players[seat], ended.points[seat]) for seat in ended.places]
    stored = [(one["player"], one["points"]) for one in deal.results]
    yield from _unlike(f"deal {deal.row['id']} places and points", plain, stored)
    rules = build(deal.row["preset"], deal.row["choices"])
    due = [rules.match.stake * won for won in ended.paid or [0] * len(players)]
    paid = {players[seat]: due[seat] if settles(rules) else None for seat in ended.places}
    stored_paid = {one["player"]: one["paid"] for one in deal.results}
    yield from _unlike(f"deal {deal.row['id']} payments", paid, stored_paid)


def _of_counting(deal: Deal, fault: bool) -> Iterator[str]:
    """Yield where a deal is rated that was not contested, or the other way round."""
    was = limits.counted(deal)
    people = [one for one in deal.results if not tallies.is_computer(one["player"])]
    sides, stayed = {one["side"] for one in people}, sum(one["stayed"] for one in people)
    why = LOST_TIME if fault else None
    why = FEW_PEOPLE if len(sides) < 2 else UNCONTESTED if stayed < 2 else why
    if (was in (FEW_PEOPLE, UNCONTESTED, LOST_TIME) or why is not None) and was != why:
        yield f"deal {deal.row['id']} counted: {was}, recomputed {why}"


def _of_limits(deals: list[Deal], journal: list[Step]) -> Iterator[str]:
    if any(isinstance(step, Deleted) for step in journal):  # deleted people share ids
        return
    beyond = limits.beyond(deals, journal)
    for deal in deals:
        plain, at = beyond.get(deal.row["id"]), f"deal {deal.row['id']} beyond the limit"
        if plain is not None:
            yield from _unlike(at, plain, limits.counted(deal) == SAME_PEOPLE)


def _of_seasons(server: Server) -> Iterator[str]:
    spans = {one["number"]: (one["begins_at"], one["ends_at"]) for one in server.seasons}
    for deal in filter(tallies.counts, server.deals):
        begins, ends = spans.get(deal.first["season"], (float("inf"), None))
        if not (begins <= deal.row["ended_at"] and (ends is None or deal.row["ended_at"] <= ends)):
            yield f"deal {deal.row['id']} is in season {deal.first['season']}, not within its time"


def _of_tallies(server: Server) -> Iterator[str]:
    plain = tallies.tallies(server.deals)
    rated = ratings.Ratings(server.deals).now
    stored = {tuple(row[name] for name in KEY): row for row in server.tallies}
    for key in plain.keys() - stored.keys():
        yield f"tally {key} is missing"
    for key in stored.keys() - plain.keys():
        yield f"tally {key} is of no deal"
    for key in plain.keys() & stored.keys():
        ladder, season, channel, player = key
        rating = rated.get((ladder, season, player)) if channel == 0 else None
        values = dict.fromkeys(RATING) if rating is None else rating._asdict()
        expected = plain[key] | {name: values[name] for name in RATING}
        yield from _unlike_rows(f"tally {key}", expected, stored[key])


def _of_achievements(server: Server) -> Iterator[str]:
    plain = achievements(server.deals)
    stored = {
        (row["player"], row["kind"]): (row["deal_id"], row["at"]) for row in server.achievements
    }
    for key in sorted(plain.keys() | stored.keys()):
        yield from _unlike(f"achievement {key}", plain.get(key), stored.get(key))


def _of_thrones(server: Server, journal: list[Step]) -> Iterator[str]:
    plain = thrones.thrones(server.deals, journal)
    stored = {(row["channel_id"], row["ladder"]): row for row in server.thrones}
    for key in plain.keys() ^ stored.keys():
        yield f"throne {key} is {'missing' if key in plain else 'of no deal'}"
    for key in plain.keys() & stored.keys():
        yield from _unlike_rows(
            f"throne {key}", thrones.as_row(plain[key]), thrones.plain(stored[key])
        )


def _unlike_rows(at: str, plain: Mapping[str, Any], stored: Mapping[str, Any]) -> Iterator[str]:
    for name, value in plain.items():
        yield from _unlike(f"{at} {name}", value, stored[name])


def _unlike(at: str, plain: Any, stored: Any, near: float = 1e-6) -> Iterator[str]:
    if not _alike(plain, stored, near):
        yield f"{at}: {stored!r}, recomputed {plain!r}"


def _alike(plain: Any, stored: Any, near: float) -> bool:
    if isinstance(plain, tuple | list) and isinstance(stored, tuple | list):
        return len(plain) == len(stored) and all(
            _alike(one, other, near) for one, other in zip(plain, stored, strict=True)
        )
    if isinstance(plain, int | float) and isinstance(stored, int | float):
        return isclose(plain, stored, rel_tol=1e-9, abs_tol=near)
    return bool(plain == stored)
