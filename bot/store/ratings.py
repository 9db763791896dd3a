"""Store of ratings: update after a deal, recomputation from results, and data to fit roles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.domain import names
from bot.standing.ratings import (
    ENOUGH_TO_FIT,
    UNITS,
    Held,
    Key,
    Rating,
    Replay,
    Side,
    Units,
    fitted,
    moves_of,
    parts_of,
    ratings_of,
    sides_of,
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
from bot.store import posts
from bot.store.connections import Changes, change_rows
from bot.store.errors import Part, reading
from bot.store.result_rows import BEFORE, NO_RATING, UNRATED, read_finished
from bot.store.schema import deal, fact, result, tally
from bot.store.standing import add_tallies, lock
from rules.match.match import Player

CHUNK = 500  # deals in one transaction, for which other transactions wait
HELD = (
    update(tally)
    .where(
        tally.c.guild_id == bindparam("of_guild"),
        tally.c.ladder == bindparam("of_ladder"),
        tally.c.season == bindparam("of_season"),
        tally.c.channel_id == EVERYWHERE,
        tally.c.player == bindparam("of_player"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "peak")})
)

STORED = Changes(result, BEFORE, ("deal_id", "player"))
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
    """All-time rating of a person on a ladder, with the number of deals there and the peak.

    >>> one = RatingOf("president", Rating(mu=28.0, sigma=2.0), deals=3, peak=None)
    >>> one.rating.shown, one.rating.provisional(one.deals)
    (1529, True)
    """

    ladder: str
    rating: Rating
    deals: int
    peak: float | None


@dataclass(frozen=True)
class Fit:
    """Log-odds of roles that fit the rated deals of a ladder; `logits` is None for too few deals.

    For example, the log-odds that are known, by ladder and seats::

        fits = await store.ratings.fit()
        known = {(one.ladder, one.seats): one.logits for one in fits if one.logits is not None}
    """

    ladder: str
    seats: int
    deals: int
    logits: Mapping[int, float] | None


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
        "players": [one.player for one in parts],
    }
    boards = {number: scope._replace(season=number) for number in (ALL_TIME, scope.season)}
    return {
        (boards[number], player): Held(Rating(mu, sigma), at, peak)
        for number, player, mu, sigma, at, peak in connection.execute(HOLDING, which)
    }


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
    mine = (result.c.guild_id == guild_id) & (result.c.player == player)
    rated = (result.c.ladder == ladder) & result.c.mu.is_not(None)
    newest = result.c.ended_at.desc(), result.c.deal_id.desc()
    before = select(result.c.mu).where(mine, rated).order_by(*newest).limit(limit - 1)
    found = [mu / UNITS for mu in connection.execute(before).scalars()]
    every = read_ratings(connection, guild_id, player)
    now = [one.rating.mu for one in every if one.ladder == ladder]
    return [*reversed(found), *now] if found else []


def read_servers(connection: Connection) -> list[int]:
    """Return the ids of the servers that have tallies."""
    return sorted(connection.execute(select(tally.c.guild_id).distinct()).scalars())


def note_rated(connection: Connection) -> None:
    """Store that the ratings are up to date with all counted deals."""
    connection.execute(delete(fact).where(fact.c.key == UNRATED))


def read_order(connection: Connection, guild_id: int, after: int = 0) -> list[tuple[int, int]]:
    """Return the deals of a server after the place `after` in their order, as (place, deal id).

    Deals before the first rated deal are left out, since they have no rating to change.
    """
    own = (result.c.guild_id == guild_id) & (result.c.ladder != "")
    moved = own & ((result.c.counted == Counted.RATED.value) | result.c.mu.is_not(None))
    places = select(func.min(deal.c.standing_seq)).join(result, result.c.deal_id == deal.c.id)
    counted = deal.c.id.in_(select(result.c.deal_id).where(own))
    later = (deal.c.standing_seq > after) & counted
    later &= deal.c.standing_seq >= places.where(moved).scalar_subquery()
    rows = connection.execute(
        select(deal.c.standing_seq, deal.c.id).where(later).order_by(deal.c.standing_seq)
    )
    return [(place, deal_id) for place, deal_id in rows]


def read_stored(connection: Connection, deals: Collection[int]) -> dict[int, dict[Player, Units]]:
    """Return the ratings before each of these deals, as stored with the results of people."""
    found: dict[int, dict[Player, Units]] = defaultdict(dict)
    columns = result.c.deal_id, result.c.player, *(result.c[name] for name in BEFORE)
    which = result.c.deal_id.in_(deals) & result.c.mu.is_not(None)
    for deal_id, player, *units in connection.execute(select(*columns).where(which)):
        found[deal_id][player] = (units[0], units[1], units[2], units[3])
    return found


def replay(connection: Connection, held: Replay, deals: Sequence[int]) -> Replay:
    """Replay these deals after the ratings `held`; return the ratings after the deals.

    The ratings before each deal, which are stored with its results, are corrected.
    """
    after = Replay(held.held)
    rows: list[tuple[object, ...]] = []
    stored = read_stored(connection, deals)
    for deal_id, one in read_finished(connection, result.c.deal_id.in_(deals)).items():
        old = stored.get(deal_id, {})
        nameless = {player: units for player, units in old.items() if names.is_nameless(player)}
        new = units_of(one, after.play(one, ratings_of(one, nameless)))
        changed = [player for player in old | new if new.get(player) != old.get(player)]
        rows += [(*new.get(player, NO_RATING), deal_id, player) for player in changed]
    change_rows(connection, STORED, rows)
    return after


def swap(connection: Connection, guild_id: int, held: Replay, seq: int) -> int:
    """Replay the deals after `seq`, and store all ratings; return the number of those deals."""
    lock(connection, guild_id)
    ended = [deal_id for _, deal_id in read_order(connection, guild_id, seq)]
    after = replay(connection, held, ended)
    nothing = dict.fromkeys(("mu", "sigma", "peak"))
    connection.execute(update(tally).where(tally.c.guild_id == guild_id).values(nothing))
    rows = [
        {
            "of_guild": guild_id,
            "of_ladder": scope.ladder,
            "of_season": scope.season,
            "of_player": player,
            "new_mu": one.rating.mu,
            "new_sigma": one.rating.sigma,
            "new_peak": one.peak,
        }
        for (scope, player), one in after.held.items()
    ]
    if rows:
        connection.execute(HELD, rows)
    return len(ended)


def read_sides(
    connection: Connection, after: int
) -> tuple[int | None, list[tuple[str, int, list[Side]]]]:
    """Return a batch of rated deals with ids above `after`: the last id, and the deals.

    A deal is its ladder, its number of seats and its sides. The sides have the ratings before the
    deal, without the advantages of roles. The last id is None if no deal is left.
    """
    later = result.c.mu.is_not(None) & (result.c.deal_id > after)
    ids = select(result.c.deal_id).where(later).distinct().order_by(result.c.deal_id)
    deals = connection.execute(ids.limit(CHUNK)).scalars().all()
    stored = read_stored(connection, deals)
    found = []
    for deal_id, one in read_finished(connection, result.c.deal_id.in_(deals)).items():
        ratings = {who: Rating.stored(*units[:2]) for who, units in stored[deal_id].items()}
        ladder, seats = one.scope.ladder, len(one.results)
        found.append((ladder, seats, sides_of(parts_of(one), ratings, ladder, seats, {})))
    return (deals[-1] if deals else None), found


class Ratings(Part):
    """Ratings of people, their recomputation, and advantages of roles fitted to results.

    For example, the ratings of a profile, and a computation that the operator orders::

        ratings = await store.ratings.of(guild_id, player, clock.now())
        deals = await store.ratings.recompute(guild_id)
    """

    of = reading(read_ratings)
    course = reading(read_course)

    async def recompute(self, guild_id: int | None = None) -> int:
        """Compute the ratings of one server, or all, from its results.

        Return the number of deals. The ratings before each deal are stored in small transactions;
        the ratings that people see change in one transaction at the end of each server. Deals may
        end during the computation.
        """
        every = [guild_id] if guild_id is not None else await self._store.read(read_servers)
        return sum([await self._recompute(one) for one in every])

    async def rate_past(self) -> None:
        """Compute all ratings again if that is due.

        Recomputation is due after deals from before standings were counted, and after the end of a
        season was taken back.
        """
        if await self._store.read(posts.recall, UNRATED):
            await self.recompute()
            await self._store.write(note_rated)

    async def _recompute(self, guild_id: int) -> int:
        order = await self._store.read(read_order, guild_id)
        held = Replay()
        for start in range(0, len(order), CHUNK):
            some = [deal_id for _, deal_id in order[start : start + CHUNK]]
            held = await self._store.write(replay, held, some)
        last = order[-1][0] if order else 0
        return len(order) + await self._store.write(swap, guild_id, held, last)

    async def fit(self) -> list[Fit]:
        """Fit the advantages of roles to the results, by ladder and seats."""
        every: dict[tuple[str, int], list[list[Side]]] = defaultdict(list)
        last: int | None = 0
        while last is not None:
            last, some = await self._store.read(read_sides, last)
            for ladder, seats, sides in some:
                every[ladder, seats].append(sides)
        return [
            Fit(*key, len(deals), fitted(deals) if len(deals) >= ENOUGH_TO_FIT else None)
            for key, deals in sorted(every.items())
        ]
