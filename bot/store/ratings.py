"""Store of ratings: the steps of a deal that ends, recomputation from results, and data to fit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update

from bot.domain import names
from bot.standing.ratings import (
    ENOUGH_TO_FIT,
    METHOD,
    Held,
    Key,
    Rating,
    Replay,
    Side,
    Step,
    fitted,
    moves_of,
    parts_of,
    sides_of,
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
from bot.store.connections import Rows, write_rows
from bot.store.errors import Part, reading
from bot.store.result_rows import UNRATED, read_finished
from bot.store.schema import deal, fact, rating_step, result, tally
from bot.store.standing import add_tallies, lock
from rules.match.match import Player

CHUNK = 500  # deals of one transaction, which others wait for
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

STEPS = Rows(insert(rating_step), tuple(rating_step.c.keys()))
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
    """Rating of all time of a person at a ladder, with the deals counted there and the peak."""

    ladder: str
    rating: Rating
    deals: int
    peak: float | None


@dataclass(frozen=True)
class Fit:
    """Log-odds of roles that fit the rated deals of a ladder; None of too few deals."""

    ladder: str
    seats: int
    deals: int
    logits: Mapping[int, float] | None


def add_rated(connection: Connection, deal_id: int, finished: Finished) -> None:
    """Add a deal that ends to the tallies and ratings of its people. The server's row is locked."""
    new = spans([finished])
    moved = moves_of(finished, read_held(connection, finished))
    for key, (_, held) in moved.items():
        if key in new:
            new[key] = rated_as(new[key], *held.rating, held.peak)
    add_tallies(connection, new)
    steps = {key: step for key, (step, _) in moved.items()}
    write_rows(connection, STEPS, _rows(deal_id, steps))


def read_held(connection: Connection, finished: Finished) -> dict[Key, Held]:
    """Return what the people of a deal that ends hold at its ladder, if the deal is rated."""
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


def _rows(deal_id: int, steps: Mapping[Key, Step]) -> list[tuple[object, ...]]:
    return [
        (
            deal_id,
            scope.ladder,
            scope.season,
            player,
            step.before.mu,
            step.before.sigma,
            step.after.mu,
            step.after.sigma,
            step.expected,
            step.advantage,
            METHOD,
        )
        for (scope, player), step in steps.items()
    ]


def read_ratings(
    connection: Connection, guild_id: int, player: Player, at: float = 0.0
) -> list[RatingOf]:
    """Return a person's ratings of all time on a server, those with most deals first.

    They are those with which a deal would begin at that moment: less certain after a pause.
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
    """Return a person's rating of all time before some newest deals of a ladder, and after each.

    These are means, `limit` at most, the earliest first; none without a rated deal.
    """
    which = (
        (result.c.guild_id == guild_id)
        & (result.c.player == player)
        & (result.c.ladder == ladder)
        & (result.c.counted == Counted.RATED.value)
        & result.c.ended_at.is_not(None)
    )
    newest = result.c.ended_at.desc(), result.c.deal_id.desc()
    deals = select(result.c.deal_id, result.c.ended_at).where(which)
    some = deals.order_by(*newest).limit(limit - 1).cte("some")
    steps = (
        select(rating_step.c.mu0, rating_step.c.mu1)
        .join(some, some.c.deal_id == rating_step.c.deal_id)
        .where(
            rating_step.c.ladder == ladder,
            rating_step.c.season == ALL_TIME,
            rating_step.c.player == player,
        )
        .order_by(some.c.ended_at, some.c.deal_id)
    )
    rows = connection.execute(steps).all()
    return [rows[0].mu0, *(row.mu1 for row in rows)] if rows else []


def read_servers(connection: Connection) -> list[int]:
    """Return the servers with tallies."""
    return sorted(connection.execute(select(tally.c.guild_id).distinct()).scalars())


def note_rated(connection: Connection) -> None:
    """Note that the ratings have the deals of before."""
    connection.execute(delete(fact).where(fact.c.key == UNRATED))


def read_order(connection: Connection, guild_id: int, after: int = 0) -> list[tuple[int, int]]:
    """Return the deals of a server after a place in their order, with their places."""
    own = select(result.c.deal_id).where(result.c.guild_id == guild_id, result.c.ladder != "")
    later = (deal.c.standing_seq > after) & deal.c.id.in_(own)
    rows = connection.execute(
        select(deal.c.standing_seq, deal.c.id).where(later).order_by(deal.c.standing_seq)
    )
    return [(place, deal_id) for place, deal_id in rows]


def read_before(
    connection: Connection, finished: Mapping[int, Finished], which: ColumnElement[bool]
) -> dict[int, dict[Key, Rating]]:
    """Return the ratings before each deal that its steps say, of some steps."""
    found: dict[int, dict[Key, Rating]] = defaultdict(dict)
    steps = select(rating_step).where(rating_step.c.deal_id.in_([*finished]), which)
    for row in connection.execute(steps).mappings():
        deal_of = finished[row["deal_id"]].scope
        scope = deal_of._replace(channel_id=EVERYWHERE, season=row["season"])
        found[row["deal_id"]][scope, row["player"]] = Rating(row["mu0"], row["sigma0"])
    return found


def replay(connection: Connection, held: Replay, deals: Sequence[int]) -> Replay:
    """Return the ratings after some more deals, whose steps are stored anew."""
    after = Replay(held.held)
    rows: list[tuple[object, ...]] = []
    finished = read_finished(connection, result.c.deal_id.in_(deals))
    nameless = read_before(connection, finished, rating_step.c.player.like(names.PATTERN))
    for deal_id, one in finished.items():
        rows += _rows(deal_id, after.play(one, nameless.get(deal_id, {})))
    connection.execute(delete(rating_step).where(rating_step.c.deal_id.in_(deals)))
    write_rows(connection, STEPS, rows)
    return after


def swap(connection: Connection, guild_id: int, held: Replay, seq: int) -> int:
    """Replay the deals that have ended meanwhile, and store all ratings; return their number."""
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
    """Return sides of some rated deals with their ladder and seats, and the last of the deals.

    Their ratings are those before the deal, without advantages. The deal is None at the end.
    """
    later = (rating_step.c.season == ALL_TIME) & (rating_step.c.deal_id > after)
    ids = select(rating_step.c.deal_id).where(later).distinct().order_by(rating_step.c.deal_id)
    deals = connection.execute(ids.limit(CHUNK)).scalars().all()
    finished = read_finished(connection, result.c.deal_id.in_(deals))
    before = read_before(connection, finished, rating_step.c.season == ALL_TIME)
    found = []
    for deal_id, one in finished.items():
        ratings = {player: rating for (_, player), rating in before[deal_id].items()}
        ladder, seats = one.scope.ladder, len(one.results)
        found.append((ladder, seats, sides_of(parts_of(one), ratings, ladder, seats, {})))
    return (deals[-1] if deals else None), found


class Ratings(Part):
    """Ratings of people, computed again if need be, and advantages of roles fitted to results."""

    of = reading(read_ratings)
    course = reading(read_course)

    async def recompute(self, guild_id: int | None = None) -> int:
        """Compute the ratings of one server, or all, from its results; return the deals.

        Steps are stored in small transactions; the ratings that people see change at the end of
        each server, in one. Deals may end meanwhile.
        """
        every = [guild_id] if guild_id is not None else await self._store.read(read_servers)
        return sum([await self._recompute(one) for one in every])

    async def rate_past(self) -> None:
        """Compute all ratings again once the deals of before standings are counted."""
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
