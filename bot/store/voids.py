"""Store of voided deals: they count in no standing, and count again if they are restored.

One transaction removes the part of a deal in tallies, thrones and achievements. Ratings, and the
achievements of later deals, are computed again in the background; a restart resumes this work.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from math import inf

from sqlalchemy import Connection, RowMapping, delete, select, update

from bot.domain import computers
from bot.domain.achievements import Achievement, Ended, Feats, feats
from bot.domain.moderation import LogEntry, Void
from bot.domain.names import is_nameless
from bot.domain.seating import rules_of
from bot.domain.state import NO_SERVER
from bot.standing.tallies import Counted
from bot.store import posts, standing, tables, thrones
from bot.store.achievements import grant_again, read_ended, since
from bot.store.deals import read_deals
from bot.store.errors import Part, Transactions, Unreadable, reading, writing
from bot.store.history import void_of
from bot.store.moderation import add_entry
from bot.store.ratings import read_outdated
from bot.store.rerating import rerate
from bot.store.result_rows import of_row, read_finished
from bot.store.retally import change_tallies
from bot.store.schema import achievement, deal, fact, result
from bot.store.thrones import Crowned, ThroneOf
from rules.engine import replay
from rules.match.match import Player

DUE = "recount."  # prefix of a fact's key for each server; the value has the first moment
REPLAYED = 10  # deals of a person that are read in one transaction, with the plays of those won


@dataclass(frozen=True)
class Due:
    """Recomputation of a server that is due: from which deals on, and for whom."""

    times: int = 0  # so that another void during the recomputation is noticed
    first: Mapping[str, int] | None = field(default_factory=dict)  # by ladder; None: all deals
    since: float = inf  # end of the earliest changed deal
    deals: tuple[int, ...] = ()  # voided or restored deals
    joined: bool = False  # whether deals have got another season


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
    (before,) = read_finished(connection, result.c.deal_id == deal_id).values()
    key = thrones.read_key(connection, deal_id)
    crowned = thrones.read_crowned_tables(connection, key) if key else {}
    counted = _count_as(connection, deal_id, row, void)
    change_tallies(connection, before, replace(before, counted=counted))
    if key:
        thrones.fold_again(connection, key)
        _crown_tables(connection, key, crowned)
    connection.execute(delete(achievement).where(achievement.c.deal_id == deal_id))
    places = select(deal.c.standing_seq).where(deal.c.id == deal_id)
    first = {before.scope.ladder: connection.execute(places).scalar_one()}
    note_due(connection, before.scope.guild_id, first, before.ended_at, deal_id)
    add_entry(connection, before.scope.guild_id, entry)
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


def _count_as(connection: Connection, deal_id: int, row: RowMapping, void: Void | None) -> int:
    """Store whether a deal is voided; return its new value of `Counted`."""
    voided = {"was": row["counted"], "by": void.by.value, "reason": void.reason} if void else {}
    counted = Counted.VOIDED.value if void else row["voided"].get("was", Counted.RATED.value)
    connection.execute(update(deal).where(deal.c.id == deal_id).values(voided=voided))
    connection.execute(update(result).where(result.c.deal_id == deal_id).values(counted=counted))
    return int(counted)


def note_due(
    connection: Connection, guild_id: int, first: Mapping[str, int], since: float, deal_id: int = 0
) -> None:
    """Store that ratings are to be computed again from these places on, by ladder.

    `since` is the end of the earliest of these deals. The people of the deal `deal_id`, which was
    voided or restored, may earn other achievements from then on; 0 if the deals have got another
    season.
    """
    stored = posts.recall(connection, f"{DUE}{guild_id}")
    due = _due(stored) if stored else Due()
    places = None
    if due.first is not None:
        names = {*due.first, *first}
        places = {
            name: min(seq for seq in (due.first.get(name), first.get(name)) if seq is not None)
            for name in sorted(names)
        }
    deals = dict.fromkeys((*due.deals, deal_id) if deal_id else due.deals)
    joined = due.joined or not deal_id
    new = Due(due.times + 1, places, min(due.since, since), tuple(deals), joined)
    posts.remember(connection, f"{DUE}{guild_id}", json.dumps(asdict(new)))


def _due(stored: str) -> Due:
    """Return what is due, as stored; version 1.0.0 stored a moment and the number of times."""
    try:
        fields_stored = json.loads(stored)
        return Due(**fields_stored | {"deals": tuple(fields_stored["deals"])})
    except ValueError:
        moment, _, times = stored.partition(" ")
        return Due(int(times or 1), None, float(moment))


def read_due(connection: Connection) -> list[int]:
    """Return the servers whose ratings and achievements are to be computed again."""
    keys = connection.execute(select(fact.c.key).where(fact.c.key.startswith(DUE, autoescape=True)))
    return sorted(int(key.removeprefix(DUE)) for key in keys.scalars())


def read_void(connection: Connection, deal_id: int) -> Void | None:
    """Return the author and reason for voiding a deal; None if not voided, or deleted."""
    voided = connection.execute(select(deal.c.voided).where(deal.c.id == deal_id)).scalar()
    return void_of(voided or {})


def read_shown(connection: Connection, ids: Collection[int]) -> dict[int, Feats]:
    """Return the winners' feats in these deals, without deals whose plays cannot be read."""
    shown: dict[int, Feats] = {}
    for deal_id in ids:
        own = result.c.deal_id == deal_id
        rows = connection.execute(select(result).where(own).order_by(result.c.place)).mappings()
        results = [*map(of_row, rows)]
        try:
            played = read_deals(connection, [deal_id])[deal_id]
            ended = replay(rules_of(played.preset, played.choices), played.events)
            shown[deal_id] = feats(ended, played.players, played.events, results)
        except (LookupError, ValueError, Unreadable):
            continue
    return shown


def read_concerned(
    connection: Connection, guild_id: int, due: Due, giants: Mapping[Player, int]
) -> list[Player]:
    """Return the people who may have earned other achievements, since deals were changed.

    These are the people of the changed deals, and people for whom another deal is the first win
    against a much stronger opponent, as `giants` has it.
    """
    if due.first is not None and not due.deals:  # only seasons changed
        return []
    own = (result.c.guild_id == guild_id) & result.c.player.not_like(computers.PATTERN)
    all_since = since(guild_id, due.since)
    changed = all_since if due.first is None else result.c.deal_id.in_(due.deals)
    people = {*connection.execute(select(result.c.player).where(own, changed)).scalars()}
    columns = achievement.c.player, achievement.c.deal_id, achievement.c.at
    kind = achievement.c.kind == Achievement.GIANT.value
    stored = connection.execute(select(*columns).where(achievement.c.guild_id == guild_id, kind))
    earlier = set()
    for player, deal_id, at in stored:
        if at < due.since:
            earlier.add(player)
        elif giants.get(player) != deal_id:
            people.add(player)
        else:
            earlier.add(player)
    people |= giants.keys() - earlier
    return sorted(player for player in people if not is_nameless(player))


def settle(
    connection: Connection,
    guild_id: int,
    due: str,
    deals: Mapping[Player, Sequence[Ended]],
    since: float,
) -> bool:
    """Store the achievements of these people from `since` on; False after another void.

    `deals` are the deals of each person since then; deals that ended later are read here.
    """
    standing.lock(connection, guild_id)
    if posts.recall(connection, f"{DUE}{guild_id}") != due:
        return False
    for player, known in deals.items():
        later = read_played(connection, guild_id, player, since, known, None)
        grant_again(connection, guild_id, player, since, [*known, *later])
    connection.execute(delete(fact).where(fact.c.key == f"{DUE}{guild_id}"))
    return True


def read_played(
    connection: Connection,
    guild_id: int,
    player: Player,
    since: float,
    known: Sequence[Ended],
    limit: int | None,
) -> list[Ended]:
    """Return the deals of a person since a moment that follow the `known` ones."""
    moment, after = (known[-1].at, known[-1].deal_id) if known else (since, 0)
    shown = partial(read_shown, connection)
    return read_ended(connection, guild_id, player, moment, after, shown, limit)


class Voids(Part):
    """Voided deals, and the recomputation after them. Raises as `Store` does."""

    def __init__(self, store: Transactions, lock: asyncio.Lock) -> None:
        super().__init__(store)
        self._lock = lock

    of = reading(read_void)
    due = reading(read_due)
    change = writing(change)

    async def settle(self, guild_id: int) -> None:
        """Compute ratings and achievements of a server again, if deals or seasons were changed."""
        async with self._lock:
            while (due := await self._store.read(posts.recall, f"{DUE}{guild_id}")) is not None:
                await self._settle(guild_id, due)

    async def _settle(self, guild_id: int, stored: str) -> None:
        due = _due(stored)
        outdated = guild_id in await self._store.read(read_outdated)
        first = None if outdated else due.first  # peaks before each deal may be missing
        since = -inf if first is None else due.since
        _, run = await rerate(self._store, guild_id, first, since, due.joined)
        people = await self._store.read(read_concerned, guild_id, due, run.giants)
        deals: dict[Player, list[Ended]] = {}
        for player in people:
            deals[player] = []
            while more := await self._played(guild_id, player, due.since, deals[player]):
                deals[player] += more
        await self._store.write(settle, guild_id, stored, deals, due.since)

    async def _played(
        self, guild_id: int, player: Player, since: float, known: Sequence[Ended]
    ) -> list[Ended]:
        return await self._store.read(read_played, guild_id, player, since, known, REPLAYED)

    async def settle_all(self) -> None:
        """Settle all servers, after a restart."""
        for guild_id in await self.due():
            await self.settle(guild_id)
