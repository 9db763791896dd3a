"""Plain recomputation of ratings, one deal after the other; openskill rates the sides of a deal."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import NamedTuple, TypeAlias

from openskill.models import BradleyTerryPart

from bot.standing.ratings import LOGITS
from tests.fuzz.series.rows import RATED, Deal, Row
from tests.fuzz.series.tallies import counts, is_computer, is_person

MU, SIGMA, BETA, DAY = 25.0, 25 / 3, 12.5, 86_400.0
UNITS = 10_000_000
MODEL = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA, tau=25 / 300, window_size=24)
Key: TypeAlias = "tuple[str, int, str]"  # ladder, season, player


class Rating(NamedTuple):
    """Mean, deviation, highest sure mean, and the end of the last deal."""

    mu: float = MU
    sigma: float = SIGMA
    peak: float | None = None
    at: float | None = None


def pause(one: Rating, now: float) -> Rating:
    """Return the rating after a pause: the variance grows by 0.02 a day."""
    if one.at is None:
        return one
    sigma = sqrt(one.sigma**2 + 0.02 * max(0.0, now - one.at) / DAY)
    return one._replace(sigma=max(one.sigma, min(SIGMA, sigma)))


def in_units(one: Rating) -> Rating:
    """Return the rating rounded to the units in which it is stored with a deal."""
    return one._replace(mu=round(one.mu * UNITS) / UNITS, sigma=round(one.sigma * UNITS) / UNITS)


class Ratings:
    """Ratings after all deals, and the ratings before each deal of its people."""

    def __init__(self, deals: list[Deal]) -> None:
        self.now: dict[Key, Rating] = {}
        self.before: dict[tuple[int, str], tuple[int, int, int, int]] = {}
        for deal in deals:
            self._add(deal)

    def _add(self, deal: Deal) -> None:
        ladder, season = deal.first["ladder"], deal.first["season"]
        people = [one for one in deal.results if not is_computer(one["player"])]
        rated = deal.first["counted"] == RATED
        rated = rated and len({one["side"] for one in people}) > 1
        now = deal.row["ended_at"]
        old = {
            (number, one["player"]): self._before(deal, one, number)
            for number in (0, season)
            for one in people
        }
        for number in {0, season}:
            after = self._rated(deal, people, number, old) if rated else {}
            for one in counts(deal):
                key = (ladder, number, one["player"])
                if one["player"] in after:
                    self.now[key] = after[one["player"]]
                elif key in self.now:
                    self.now[key] = self.now[key]._replace(at=now)
        for one in people if rated else ():
            both = [in_units(old[number, one["player"]]) for number in (0, season)]
            units = [round(value * UNITS) for each in both for value in each[:2]]
            self.before[deal.row["id"], one["player"]] = (units[0], units[1], units[2], units[3])

    def _before(self, deal: Deal, one: Row, number: int) -> Rating:
        """Return the rating before a deal; a season begins half way back to the start."""
        if not is_person(one["player"]):  # a deleted person, whose deals cannot be told apart
            prefix = "season_" if number else ""
            mu, sigma = one[f"{prefix}mu"], one[f"{prefix}sigma"]
            return Rating() if mu is None else Rating(mu / UNITS, sigma / UNITS)
        ladder, now = deal.first["ladder"], deal.row["ended_at"]
        found = self.now.get((ladder, number, one["player"]))
        if found is not None:
            return pause(found, now)
        ever = self.now.get((ladder, 0, one["player"]))
        if ever is None:
            return Rating()
        ever = pause(ever, now)
        return Rating(MU + (ever.mu - MU) / 2, min(SIGMA, 1.5 * ever.sigma))

    def _rated(
        self, deal: Deal, people: list[Row], number: int, old: dict[tuple[int, str], Rating]
    ) -> dict[str, Rating]:
        ladder, seats, now = deal.first["ladder"], len(deal.results), deal.row["ended_at"]
        sides: dict[int, list[Row]] = defaultdict(list)
        for one in people:
            sides[one["side"]].append(one)
        in_order = [members for _, members in sorted(sides.items())]
        means, variances, teams = [], [], []
        for members in in_order:
            before = [in_units(old[number, one["player"]]) for one in members]
            gain = sum(_advantage(one, ladder, seats) for one in members)
            means.append((sum(one.mu for one in before) + gain) / len(members))
            variances.append(sum(one.sigma**2 for one in before) / len(members))
            teams.append([MODEL.rating(mu=means[-1], sigma=sqrt(variances[-1]))])
        after = MODEL.rate(teams, ranks=[float(members[0]["side_place"]) for members in in_order])
        found = {}
        for members, mean, variance, (new,) in zip(in_order, means, variances, after, strict=True):
            for one in members:
                was = in_units(old[number, one["player"]])
                mu = was.mu + (new.mu - mean) * was.sigma**2 / (len(members) * variance)
                sigma = was.sigma * (new.sigma / sqrt(variance)) ** (1 / len(members))
                if not _may_move(one, members, mu - was.mu):
                    mu, sigma = was.mu, was.sigma
                sure = 9.83 * sigma <= 75.0
                peak = old[number, one["player"]].peak
                if sure:
                    peak = mu if peak is None else max(peak, mu)
                found[one["player"]] = Rating(mu, sigma, peak, now)
        return found


def _may_move(one: Row, side: list[Row], change: float) -> bool:
    """Whether a deal moves a rating: a leaver only loses, and a leaver's partner only gains."""
    if one["left_deal"]:
        return change < 0
    if one["substituted"]:
        return False
    return change > 0 or not any(other["left_deal"] for other in side)


def _advantage(one: Row, ladder: str, seats: int) -> float:
    """Return the advantage of a player's place before the deal, in units of mu."""
    role = -1 if one["side"] == 0 else one["role"]
    return sqrt(2) * BETA * LOGITS.get((ladder, seats), {}).get(role, 0.0)
