"""Store of voided deals: they count in no standing, and count again if they are restored.

One transaction removes the part of a deal in tallies, thrones and achievements. Ratings, and the
achievements of later deals, are computed again in the background; a restart resumes this work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, or_, select, update

from bot.clock import Clock
from bot.domain.achievements import Feats, feats
from bot.domain.moderation import LogEntry, Void
from bot.domain.seating import rules_of
from bot.domain.state import NO_SERVER
from bot.standing.tallies import Counted, Finished, Scope, is_counted, rated_as, spans
from bot.store import posts, standing, tables, thrones
from bot.store.achievements import grant_again, since
from bot.store.deals import read_deals
from bot.store.errors import Part, Transactions, Unreadable, reading, writing
from bot.store.history import void_of
from bot.store.moderation import add_entry
from bot.store.ratings import Ratings
from bot.store.result_rows import of_row, read_finished
from bot.store.schema import achievement, deal, fact, result, tally
from bot.store.thrones import Crowned, ThroneOf
from rules.engine import replay
from rules.match.match import Player

DUE = "recount."  # prefix of a fact's key for each server; the value has the first moment
REPLAYED = 5  # deals whose plays are replayed in one batch
PAUSE_SECONDS = 0.05  # between two batches


def change(connection: Connection, deal_id: int, void: Void | None, entry: LogEntry) -> bool:
    """Void a finished deal, or restore it if `void` is None, and log the action.

    Return False if the deal is voided, or restored, already. Raises LookupError for a deal that
    counts on no server.
    """
    row = _locked(connection, deal_id)
    if row is None:
        raise LookupError(f"deal {deal_id} counts nowhere")
    if (row["counted"] == Counted.VOIDED) == (void is not None):
        return False
    (one,) = read_finished(connection, result.c.deal_id == deal_id).values()
    key = thrones.read_key(connection, deal_id)
    crowned = thrones.read_crowned_tables(connection, key) if key else {}
    _count_as(connection, deal_id, row, void)
    _tally_again(connection, one)
    if key:
        thrones.fold_again(connection, key)
        _crown_tables(connection, key, crowned)
    connection.execute(delete(achievement).where(achievement.c.deal_id == deal_id))
    _note_due(connection, one)
    add_entry(connection, one.scope.guild_id, entry)
    return True


def _crown_tables(connection: Connection, key: ThroneOf, before: Crowned) -> None:
    """Store the champions of open tables that showed other champions before.

    Points, places and titles of a running match stay: a match ends with its table, and a void
    concerns what outlasts the table.
    """
    after = thrones.read_crowned_tables(connection, key)
    for table_id, (state, champions) in before.items():
        new = after[table_id][1]
        if state.champions == champions != new:
            tables.save(connection, replace(state, champions=new))


def _locked(connection: Connection, deal_id: int) -> RowMapping | None:
    """Lock a deal's server; return `counted` and `voided`; None if the deal is on no board."""
    own = result.c.deal_id == deal_id
    guild_id = connection.execute(select(result.c.guild_id).where(own)).scalar()
    if not guild_id or guild_id == NO_SERVER:
        return None
    standing.lock(connection, guild_id)
    joined = select(result.c.counted, deal.c.voided).join(deal, deal.c.id == result.c.deal_id)
    return connection.execute(joined.where(own, result.c.ladder != "")).mappings().first()


def _count_as(connection: Connection, deal_id: int, row: RowMapping, void: Void | None) -> None:
    told = {"was": row["counted"], "by": void.by.value, "reason": void.reason} if void else {}
    counted = Counted.VOIDED.value if void else row["voided"].get("was", Counted.RATED.value)
    connection.execute(update(deal).where(deal.c.id == deal_id).values(voided=told))
    connection.execute(update(result).where(result.c.deal_id == deal_id).values(counted=counted))


def _tally_again(connection: Connection, one: Finished) -> None:
    """Recompute the tallies of this deal's people, on the boards where the deal counts.

    The people's ratings stay until they are computed again.
    """
    scope, columns = one.scope, tally.c
    people = [
        who.player
        for who, among in one.results
        if is_counted(scope.guild_id, who.player, among, Counted.RATED)
    ]
    boards = scope.boards(one.game)
    of_people = (result.c.guild_id == scope.guild_id) & result.c.player.in_(people)
    there = or_(result.c.ladder == scope.ladder, result.c.preset == one.game)
    counted = spans(read_finished(connection, of_people & there & (result.c.ladder != "")).values())
    own = (columns.guild_id == scope.guild_id) & columns.player.in_(people)
    here = own & or_(*map(_on, boards))
    rated = _read_rated(connection, scope.guild_id, here)
    connection.execute(delete(tally).where(here))
    new = {
        at: rated_as(told, *rated[at]) if at in rated else told
        for at, told in counted.items()
        if at[0] in boards
    }
    standing.add_tallies(connection, new)


def _on(board: Scope) -> ColumnElement[bool]:
    columns = tally.c
    return (
        (columns.ladder == board.ladder)
        & (columns.season == board.season)
        & (columns.channel_id == board.channel_id)
    )


def _read_rated(
    connection: Connection, guild_id: int, which: ColumnElement[bool]
) -> dict[tuple[Scope, Player], tuple[float, float, float | None]]:
    """Return mean, deviation and peak of these tallies, as far as they have a rating."""
    columns = tally.c
    key = columns.channel_id, columns.ladder, columns.season, columns.player
    chosen = select(*key, columns.mu, columns.sigma, columns.peak)
    rows = connection.execute(chosen.where(which, columns.mu.is_not(None)))
    return {(Scope(guild_id, *row[:3]), row[3]): (row[4], row[5], row[6]) for row in rows}


def _note_due(connection: Connection, one: Finished) -> None:
    """Store that ratings and achievements are to be computed again from this deal on."""
    key = f"{DUE}{one.scope.guild_id}"
    moment, _, times = (posts.recall(connection, key) or f"{one.ended_at!r} 0").partition(" ")
    first = min(float(moment), one.ended_at)
    posts.remember(connection, key, f"{first!r} {int(times) + 1}")


def read_due(connection: Connection) -> list[int]:
    """Return the servers whose ratings and achievements are to be computed again."""
    keys = connection.execute(select(fact.c.key).where(fact.c.key.startswith(DUE, autoescape=True)))
    return sorted(int(key.removeprefix(DUE)) for key in keys.scalars())


def read_void(connection: Connection, deal_id: int) -> Void | None:
    """Return the author and reason for voiding a deal; None if not voided, or deleted."""
    told = connection.execute(select(deal.c.voided).where(deal.c.id == deal_id)).scalar()
    return void_of(told or {})


def read_since(connection: Connection, guild_id: int, moment: float) -> list[int]:
    """Return the ids of a server's deals with results that ended at `moment` or later."""
    rows = select(result.c.deal_id).where(since(guild_id, moment)).distinct()
    return [*connection.execute(rows.order_by(result.c.deal_id)).scalars()]


def read_shown(connection: Connection, ids: Collection[int]) -> dict[int, Feats]:
    """Return the winners' feats in these deals, without deals whose plays cannot be read."""
    found: dict[int, Feats] = {}
    for deal_id in ids:
        own = result.c.deal_id == deal_id
        rows = connection.execute(select(result).where(own).order_by(result.c.place)).mappings()
        results = [*map(of_row, rows)]
        try:
            played = read_deals(connection, [deal_id])[deal_id]
            ended = replay(rules_of(played.preset, played.choices), played.events)
            found[deal_id] = feats(ended, played.players, played.events, results)
        except (LookupError, ValueError, Unreadable):
            continue
    return found


def settle(
    connection: Connection, guild_id: int, due: str, moment: float, shown: dict[int, Feats]
) -> bool:
    """Store the achievements from `moment` on; False if another deal was voided since `due`.

    Deals that are not in `shown`, since they ended later, are searched here.
    """
    standing.lock(connection, guild_id)
    if posts.recall(connection, f"{DUE}{guild_id}") != due:
        return False
    ended = [one for one in read_since(connection, guild_id, moment) if one not in shown]
    grant_again(connection, guild_id, moment, shown | read_shown(connection, ended))
    connection.execute(delete(fact).where(fact.c.key == f"{DUE}{guild_id}"))
    return True


class Voids(Part):
    """Voided deals, and the recomputation after them. Raises as `Store` does.

    For example, a deal that its host voids::

        entry = LogEntry(Done.VOIDED, player, at=clock.now())
        await store.voids.change(deal_id, Void(Voider.HOST, reason), entry)
        await store.voids.settle(guild_id)
    """

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock
        self._settling = asyncio.Lock()

    of = reading(read_void)
    due = reading(read_due)
    change = writing(change)

    async def settle(self, guild_id: int) -> None:
        """Compute ratings and achievements of a server again, if a deal was voided or restored."""
        async with self._settling:
            while (due := await self._store.read(posts.recall, f"{DUE}{guild_id}")) is not None:
                await Ratings(self._store).recompute(guild_id)
                moment = float(due.split()[0])
                shown = await self._shown(guild_id, moment)
                await self._store.write(settle, guild_id, due, moment, shown)

    async def settle_all(self) -> None:
        """Settle all servers, after a restart."""
        for guild_id in await self.due():
            await self.settle(guild_id)

    async def _shown(self, guild_id: int, moment: float) -> dict[int, Feats]:
        ids = await self._store.read(read_since, guild_id, moment)
        shown: dict[int, Feats] = {}
        for start in range(0, len(ids), REPLAYED):
            shown |= await self._store.read(read_shown, ids[start : start + REPLAYED])
            await self._clock.sleep(PAUSE_SECONDS)
        return shown
