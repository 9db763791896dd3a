"""Ratings computed again from the results: all of them, or from a changed deal on, in pieces.

A piece is a transaction of some milliseconds, so that other changes wait for one piece at most. The
ratings that people see change in the last transaction, all at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from sqlalchemy import Connection, or_, select, update

from bot.domain import names
from bot.domain.achievements import AHEAD
from bot.domain.boards import AmongPeople
from bot.domain.computers import is_computer
from bot.standing.ratings import (
    UNITS,
    Held,
    Key,
    Rating,
    Replay,
    Units,
    held_of,
    moves_of,
    shown_points,
    units_of,
)
from bot.standing.tallies import ALL_TIME, EVERYWHERE, Counted, Finished, Scope, is_counted
from bot.store.connections import Changes, change_rows
from bot.store.errors import Transactions
from bot.store.result_rows import BEFORE, NO_RATING, read_rated_deals
from bot.store.schema import FIRST, deal, result, tally
from bot.store.standing import KEY, lock
from rules.match.match import Player

PIECE = 20  # deals replayed in one transaction
STORED = 60  # deals whose changed ratings are stored in one transaction
LISTED = 2_000  # deals whose places are read in one transaction
NEAR = 20  # deals of a person among which the last one is sought
SLACK = 86_400.0  # seconds by which the order of ends may differ from that of counting
BEFORE_DEAL = Changes(result, BEFORE, ("deal_id", "player"))
PRESENT = Changes(tally, ("mu", "sigma", "peak"), KEY)
Row = tuple[object, ...]


class Place(NamedTuple):
    """Place of a deal in the order of its server."""

    seq: int
    deal_id: int
    ended_at: float
    ladder: str
    whole: bool  # whether its plays are stored


@dataclass
class Run:
    """Progress of a recomputation: the ratings held after the deals that are replayed."""

    guild_id: int
    first: Mapping[str, int] | None = None  # first place by ladder; None for all deals
    joined: bool = False  # whether seasons were joined, so that stored ratings are of others
    replay: Replay = field(default_factory=Replay)
    seen: dict[tuple[str, Player], int] = field(default_factory=dict)  # with the newest season
    touched: set[Key] = field(default_factory=set)  # ratings that may have changed
    giants: dict[Player, int] = field(default_factory=dict)  # deals that may earn `GIANT` first

    def has(self, place: Place) -> bool:
        """Whether the deal at this place is replayed."""
        if self.first is None or not place.ladder:
            return bool(place.ladder)
        return place.seq >= self.first.get(place.ladder, place.seq + 1)


async def rerate(
    store: Transactions,
    guild_id: int,
    first: Mapping[str, int] | None = None,
    since: float = -inf,
    joined: bool = False,
) -> tuple[int, Run]:
    """Compute the ratings of a server again; return the number of deals, and the finished run.

    `first` has the place of the first changed deal by ladder, and `since` is the end of the
    earliest of these deals; by default all deals are replayed. `joined` is whether deals have got
    another season. Deals may end during the recomputation.
    """
    run = Run(guild_id, first, joined)
    places = await _places(store, run, since - SLACK)
    rows: list[Row] = []
    for start in range(0, len(places), PIECE):
        rows += await store.read(replay_piece, run, places[start : start + PIECE])
        if (start + PIECE) % STORED == 0:
            await store.write(store_rows, rows)
            rows = []
    await store.write(store_rows, rows)
    last = places[-1] if places else Place(0, 0, since, "", False)
    return len(places) + await store.write(finish, run, last), run


async def _places(store: Transactions, run: Run, since: float) -> list[Place]:
    """Return the places of the deals to replay, in the order of counting."""
    places: list[Place] = []
    last = Place(0, 0, since, "", False)
    while some := await store.read(read_places, run.guild_id, last.ended_at, last.deal_id, LISTED):
        places += filter(run.has, some)
        last = some[-1]
    return sorted({*places})  # by the order of counting


def read_places(
    connection: Connection, guild_id: int, since: float, after: int = 0, limit: int | None = None
) -> list[Place]:
    """Return the places of deals that ended later than the deal `after`, which ended `since`."""
    columns = result.c
    later = or_(columns.ended_at > since, columns.deal_id > after)
    query = (
        select(deal.c.standing_seq, columns.deal_id, columns.ended_at, columns.ladder, deal.c.seed)
        .join(deal, deal.c.id == columns.deal_id)
        .where(columns.guild_id == guild_id, FIRST, columns.ended_at >= since, later)
        .order_by(columns.ended_at, columns.deal_id)
        .limit(limit)
    )
    return [
        Place(seq or 0, deal_id, ended_at, ladder, bool(seed))
        for seq, deal_id, ended_at, ladder, seed in connection.execute(query)
    ]


def replay_piece(connection: Connection, run: Run, places: Sequence[Place]) -> list[Row]:
    """Replay these deals; return the changed ratings before the deals, to be stored."""
    at = {place.deal_id: place for place in places}
    rows: list[Row] = []
    for deal_id, (finished, old) in read_rated_deals(connection, at).items():
        place = at[deal_id]
        _note_people(connection, run, place, finished, old)
        # those of deleted people cannot be computed again: they stay with a voided deal, too
        nameless = {player: units for player, units in old.items() if names.is_nameless(player)}
        new = nameless | units_of(finished, run.replay.play(finished, held_of(finished, nameless)))
        changed = [player for player in {**old, **new} if new.get(player) != old.get(player)]
        rows += [(*new.get(player, NO_RATING), deal_id, player) for player in changed]
        if place.whole and new:
            for player in _giants(finished, new):
                run.giants.setdefault(player, deal_id)
    return rows


def _note_people(
    connection: Connection, run: Run, place: Place, one: Finished, old: Mapping[Player, Units]
) -> None:
    """Note a deal's people; if a person is new, begin with the rating held before the deal."""
    season = one.scope.season
    for who, _ in one.results:
        player, last = who.player, run.seen.get((place.ladder, who.player))
        if last == season or is_computer(player) or names.is_nameless(player):
            continue
        run.seen[place.ladder, player] = season
        ever = Scope(run.guild_id, EVERYWHERE, place.ladder, ALL_TIME)
        run.touched |= {(ever, player), (ever._replace(season=season), player)}
        if run.first is None or last is not None:
            continue
        if player in old and one.counted == Counted.RATED and not run.joined:
            run.replay.held |= held_of(one, {player: old[player]})
        else:  # the deal was voided or restored, or was never rated
            run.replay.held |= _read_before(connection, place, one, player)


def _read_before(
    connection: Connection, place: Place, one: Finished, player: Player
) -> dict[Key, Held]:
    """Return the ratings that a person held before a deal, from the last rated deal before it."""
    columns, guild_id = result.c, one.scope.guild_id
    own = (columns.guild_id == guild_id) & (columns.player == player)
    own &= (columns.ladder == place.ladder) & (columns.ended_at <= place.ended_at + SLACK)
    earlier = (
        select(
            deal.c.standing_seq,
            columns.deal_id,
            columns.ended_at,
            columns.counted,
            columns.people_sides,
            columns.mu,
        )
        .join(deal, deal.c.id == columns.deal_id)
        .where(own, columns.counted != Counted.VOIDED.value, columns.people_sides > 1)
        .where(deal.c.standing_seq < place.seq)
        .order_by(columns.ended_at.desc())
    )
    counted = earlier.limit(NEAR)
    rated = earlier.where(columns.counted == Counted.RATED.value, columns.mu.is_not(None))
    at = next(
        (
            row.ended_at
            for row in sorted(connection.execute(counted), reverse=True)
            if is_counted(guild_id, player, AmongPeople(row.people_sides, None, None), row.counted)
        ),
        None,
    )
    last = max((row[:2] for row in connection.execute(rated.limit(NEAR))), default=(0, None))[1]
    if last is None:
        return {}
    ((played, stored),) = read_rated_deals(connection, [last]).values()
    moved = moves_of(played, held_of(played, stored))
    return {
        (scope, who): held._replace(at=at)
        for (scope, who), (_, held) in moved.items()
        if who == player and scope.season in (ALL_TIME, one.scope.season)
    }


def _giants(one: Finished, ratings: Mapping[Player, Units]) -> Iterator[Player]:
    """Yield the people who may have won against an opponent with a much higher rating."""
    sure = {
        player: shown_points(units[0] / UNITS)
        for player, units in ratings.items()
        if not Rating.stored(*units[:2]).unsure
    }
    best = max(sure.values(), default=0.0)
    for who, people in one.results:
        if people.place == 1 and who.player in sure and best - sure[who.player] >= AHEAD:
            yield who.player


def store_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Store ratings before deals."""
    change_rows(connection, BEFORE_DEAL, rows)


def finish(connection: Connection, run: Run, last: Place) -> int:
    """Replay the deals that ended after the deal `last`, and store the ratings that people see.

    Return the number of these deals.
    """
    lock(connection, run.guild_id)
    later = read_places(connection, run.guild_id, last.ended_at - SLACK)
    places = sorted({place for place in later if place.seq > last.seq and run.has(place)})
    store_rows(connection, replay_piece(connection, run, places))
    if run.first is None:
        nothing = dict.fromkeys(PRESENT.columns)
        rated = (tally.c.guild_id == run.guild_id) & tally.c.mu.is_not(None)
        connection.execute(update(tally).where(rated).values(nothing))
    change_rows(connection, PRESENT, [_present(run, key) for key in sorted(run.touched)])
    return len(places)


def _present(run: Run, key: Key) -> Row:
    scope, player = key
    held = run.replay.held.get(key)
    numbers = (held.rating.mu, held.rating.sigma, held.peak) if held else (None, None, None)
    return (*numbers, scope.guild_id, scope.ladder, scope.season, scope.channel_id, player)
