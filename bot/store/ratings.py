"""Store of ratings: update after a deal, and recomputation from results."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, bindparam, select, update

from bot.standing.ratings import (
    METHOD,
    UNITS,
    Held,
    Key,
    Rating,
    Step,
    Units,
    held_of,
    moves_of,
    parts_of,
    units_of,
)
from bot.standing.tallies import (
    ALL_TIME,
    EVERYWHERE,
    Counted,
    Finished,
    rated_as,
    spans,
)
from bot.store.errors import Part, Transactions, reading
from bot.store.rerating import rerate
from bot.store.result_rows import read_rated_deals
from bot.store.schema import result, server, tally
from bot.store.standing import add_tallies
from rules.match.match import Player

HOLDING = select(
    *(tally.c[name] for name in ("season", "player", "mu", "sigma", "last_at", "peak"))
).where(
    tally.c.guild_id == bindparam("of_guild"),
    tally.c.ladder == bindparam("of_ladder"),
    tally.c.season.in_((ALL_TIME, bindparam("of_season"))),
    tally.c.channel_id == EVERYWHERE,
    tally.c.player.in_(bindparam("players", expanding=True)),
    tally.c.mu.is_not(None),
)


@dataclass(frozen=True)
class RatingOf:
    """All-time rating of a person on a ladder, with the number of deals there and the peak."""

    ladder: str
    rating: Rating
    deals: int
    peak: float | None


def add_rated(connection: Connection, finished: Finished) -> dict[Player, Units]:
    """Add a deal that ends to the tallies and ratings of its people.

    The caller must have locked the server's row. Return the ratings before the deal, for the caller
    to store with the results.
    """
    new = spans([finished])
    moved = moves_of(finished, read_held(connection, finished))
    for key, (_, held) in moved.items():
        if key in new:
            new[key] = rated_as(new[key], *held.rating, held.peak)
    add_tallies(connection, new)
    return units_of(finished, {key: step for key, (step, _) in moved.items()})


def read_held(connection: Connection, finished: Finished) -> dict[Key, Held]:
    """Return the present ratings of a deal's people on its ladder; {} for an unrated deal."""
    parts, scope = parts_of(finished), finished.scope._replace(channel_id=EVERYWHERE)
    if not parts:
        return {}
    which = {
        "of_guild": scope.guild_id,
        "of_ladder": scope.ladder,
        "of_season": scope.season,
        "players": [part.player for part in parts],
    }
    boards = {number: scope._replace(season=number) for number in (ALL_TIME, scope.season)}
    return {
        (boards[number], player): Held(Rating(mu, sigma), at, peak)
        for number, player, mu, sigma, at, peak in connection.execute(HOLDING, which)
    }


@dataclass(frozen=True)
class RatedDeal:
    """Rating of a finished deal: the reason if it is not rated, and its change of each rating."""

    counted: Counted = Counted.RATED
    steps: Mapping[Player, Step] = field(default_factory=dict)  # of the ratings of all time
    substituted: frozenset[Player] = frozenset()  # players whom a computer replaced for a part


def read_of_deal(connection: Connection, deal_id: int) -> RatedDeal:
    """Return the rating of a finished deal.

    The changes are computed from the ratings before the deal, which are stored with its results.
    """
    rated = read_rated_deals(connection, [deal_id]).get(deal_id)
    if rated is None:
        return RatedDeal()
    finished, before = rated
    moved = moves_of(finished, held_of(finished, before))
    ever = {who: step for (scope, who), (step, _) in moved.items() if scope.season == ALL_TIME}
    results = [outcome for outcome, _ in finished.results]
    substituted = frozenset(
        outcome.player for outcome in results if outcome.substituted or outcome.left
    )
    return RatedDeal(Counted(finished.counted), ever, substituted)


def read_ratings(
    connection: Connection, guild_id: int, player: Player, at: float = 0.0
) -> list[RatingOf]:
    """Return a person's all-time ratings on a server, ladders with most deals first.

    The ratings are those with which a deal would begin at the moment `at`: less certain after a
    pause.
    """
    shown = ("ladder", "mu", "sigma", "last_at", "deals", "peak")
    columns = (tally.c[name] for name in shown)
    which = (
        (tally.c.guild_id == guild_id)
        & (tally.c.player == player)
        & (tally.c.season == ALL_TIME)
        & (tally.c.channel_id == EVERYWHERE)
        & tally.c.mu.is_not(None)
    )
    rows = connection.execute(
        select(*columns).where(which).order_by(tally.c.deals.desc(), tally.c.ladder)
    )
    return [
        RatingOf(ladder, Rating(mu, sigma).after_pause(at - last_at), deals, peak)
        for ladder, mu, sigma, last_at, deals, peak in rows
    ]


def read_course(
    connection: Connection, guild_id: int, player: Player, ladder: str, limit: int
) -> list[float]:
    """Return the course of a person's all-time rating on a ladder: at most `limit` means.

    The means are those before each of the newest rated deals, the earliest first, and then the
    present one. The list is empty without a rated deal.
    """
    own = (result.c.guild_id == guild_id) & (result.c.player == player)
    rated = (result.c.ladder == ladder) & result.c.mu.is_not(None)
    newest = result.c.ended_at.desc(), result.c.deal_id.desc()
    before = select(result.c.mu).where(own, rated).order_by(*newest).limit(limit - 1)
    means = [mu / UNITS for mu in connection.execute(before).scalars()]
    ratings = read_ratings(connection, guild_id, player)
    now = [rating.rating.mu for rating in ratings if rating.ladder == ladder]
    return [*reversed(means), *now] if means else []


def read_servers(connection: Connection) -> list[int]:
    """Return the ids of the servers that have tallies."""
    return sorted(connection.execute(select(tally.c.guild_id).distinct()).scalars())


def read_outdated(connection: Connection) -> list[int]:
    """Return the ids of the servers whose ratings were computed by another method."""
    other = select(server.c.guild_id).where(server.c.rating_method != METHOD)
    return sorted(connection.execute(other).scalars())


def note_method(connection: Connection, guild_id: int) -> None:
    """Store that the ratings of a server are of the present method."""
    own = server.c.guild_id == guild_id
    connection.execute(update(server).where(own).values(rating_method=METHOD))


class Ratings(Part):
    """Ratings of people and their recomputation."""

    def __init__(self, store: Transactions) -> None:
        super().__init__(store)
        self.lock = asyncio.Lock()  # of a recomputation: another may have read other deals

    of = reading(read_ratings)
    of_deal = reading(read_of_deal)
    course = reading(read_course)

    async def recompute(self, guild_id: int | None = None) -> int:
        """Compute the ratings of one server, or all, from its results.

        Return the number of deals.
        """
        every = [guild_id] if guild_id is not None else await self._store.read(read_servers)
        deals = 0
        for one in every:
            async with self.lock:
                deals += (await rerate(self._store, one))[0]
            await self._store.write(note_method, one)
        return deals

    outdated = reading(read_outdated)

    async def recompute_outdated(self) -> None:
        """Compute the ratings again of the servers whose ratings are of another method."""
        for guild_id in await self.outdated():
            await self.recompute(guild_id)
