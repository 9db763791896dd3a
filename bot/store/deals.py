"""Store of deals, their events and their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    RowMapping,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.clock import Clock
from bot.domain.achievements import Feats
from bot.domain.course import DealOfMatch
from bot.domain.state import Deadlines, NewDeal, Result, TableState
from bot.standing.tallies import (
    MOST_A_DAY,
    UNEARNING,
    Counted,
    Finished,
    Outcome,
    Scope,
    is_of_same_people,
    outcomes,
    people_of,
    why_unrated,
)
from bot.store import achievements, daily, ratings, standing, tables, thrones
from bot.store.errors import Part, Stale, Transactions, Unreadable, reading, writing
from bot.store.result_rows import insert_results, of_row, read_rated
from bot.store.schema import OPEN, deal, event, game_table, result
from rules.catalogue.ladder import ladder, ladder_of
from rules.codec import decode, encode
from rules.events import Event, Passed, Played, RanksReversed, TakenBack, WentOut
from rules.match.match import Player
from rules.verification import Terms

# Built once, since they run at every turn.
TABLE_OF_DEAL = select(deal.c.table_id).where(deal.c.id == bindparam("of_deal")).scalar_subquery()
DEADLINES_OF_DEAL = update(game_table).where(game_table.c.id == TABLE_OF_DEAL)
LAST_EVENT = select(func.max(event.c.seq)).where(event.c.deal_id == bindparam("of_deal"))
NEW_EVENTS = insert(event)
NO_FEATS: Feats = MappingProxyType({})
FINISHED = deal.c.ended_at.is_not(None)
DROPPED = ~FINISHED & (~OPEN | game_table.c.deal_id.is_(None) | (game_table.c.deal_id != deal.c.id))
ENDED = (
    update(deal)
    .where(deal.c.id == bindparam("of_deal"), deal.c.ended_at.is_(None))
    .values(ended_at=bindparam("now"), standing_seq=bindparam("turn"))
    .returning(deal.c.preset, deal.c.choices, deal.c.fault)
)


class Course(NamedTuple):
    """Start and end of a deal, which is being played if it is neither finished nor dropped."""

    began_at: float  # in seconds since the epoch
    finished: bool
    dropped: bool  # its table was closed, or began anew, before the deal was finished

    @property
    def is_over(self) -> bool:
        """Whether the deal is not played any more."""
        return self.finished or self.dropped


class Former(NamedTuple):
    """Shuffle of an earlier deal of a table."""

    key: str
    seed: str
    finished: bool


def begin_deal(connection: Connection, state: TableState, new: NewDeal, now: float) -> TableState:
    """Store a deal with its first events, and the table with the deal's id. Raises Stale."""
    deal_id = insert_deal(connection, state, new, now)
    daily.note_begun(connection, state, deal_id)
    return tables.save(connection, replace(state, deal_id=deal_id))


def append(
    connection: Connection,
    deal_id: int,
    seq: int,
    events: Sequence[Event],
    deadlines: Deadlines | None = None,
) -> None:
    """Store events of the running deal, numbered from `seq` on, and the deadlines if given.

    Raises Stale unless `seq` is the number of events stored so far.
    """
    # locks the table before the events, as `end_deal` does, against deadlocks
    if deadlines:
        connection.execute(DEADLINES_OF_DEAL, {**asdict(deadlines), "of_deal": deal_id})
    insert_events(connection, deal_id, seq, events)


def append_with(
    connection: Connection, state: TableState, deal_id: int, seq: int, events: Sequence[Event]
) -> TableState:
    """Store events of a deal and the whole table; return the stored table. Raises Stale."""
    after = tables.save(connection, state)
    insert_events(connection, deal_id, seq, events)
    return after


def reseat(
    connection: Connection, state: TableState, deal_id: int | None, players: Sequence[Player]
) -> TableState:
    """Store the table, and the players in the seats of this deal if given. Raises Stale."""
    after = tables.save(connection, state)
    if deal_id is not None:
        which = deal.c.id == deal_id
        connection.execute(update(deal).where(which).values(players=list(players)))
    return after


def end_deal(
    connection: Connection,
    state: TableState,
    deal_id: int,
    seq: int,
    events: Sequence[Event],
    results: Sequence[Result],
    now: float,
    feats: Feats,
) -> TableState:
    """Store the last events, the end of the deal, its results and the table. Raises Stale."""
    after = tables.save(connection, state)
    insert_events(connection, deal_id, seq, events)
    place, counted = finish_deal(connection, state, deal_id, results, now)
    if counted not in UNEARNING:
        achievements.note_deal(connection, state.guild_id, deal_id, results, feats, now)
    thrones.note_deal(connection, state, deal_id, place, results, now)
    return after


def redeal(
    connection: Connection,
    state: TableState,
    seq: int,
    events: Sequence[Event],
    again: TableState,
    new: NewDeal,
    now: float,
) -> TableState:
    """Store the end of a void deal, and the deal dealt in its place. Raises Stale."""
    assert state.deal_id is not None
    after = end_deal(connection, state, state.deal_id, seq, events, (), now, {})
    return begin_deal(connection, replace(again, version=after.version), new, now)


def insert_deal(connection: Connection, state: TableState, new: NewDeal, now: float) -> int:
    """Store a deal of the table's match with its first events; return the deal's id."""
    row = {
        "table_id": state.id,
        "match_number": state.match.number,
        "number": new.number,
        "preset": new.preset,
        "choices": dict(new.choices),
        "players": list(new.players),
        "seed": new.seed or SEALED,
        "started_at": now,
        "host": state.host,
        **_drawn_from(new),
    }
    deal_id: int = connection.execute(insert(deal).returning(deal.c.id), row).scalar_one()
    insert_events(connection, deal_id, 0, new.events)
    standing.count_played(connection, state.guild_id, new.preset)
    return deal_id


def _drawn_from(new: NewDeal) -> dict[str, object]:
    terms = new.terms
    given = enumerate(zip(new.cut_by, terms.words, strict=False))
    words = [[place, who, word] for place, (who, word) in given if word]
    checked = {"key": terms.key, "before": dict(terms.before), "seats": list(terms.seats)}
    return {"method": terms.method, "words": words, "terms": checked if terms.before else {}}


def _terms(row: RowMapping) -> tuple[Terms, tuple[Player, ...]]:
    """Return the terms of a deal's shuffle, and by place the players who gave words for it.

    A player is "" if none gave a word at this place. There are no players if the terms are not
    stored.
    """
    stored, words = row["terms"], {place: (who, word) for place, who, word in row["words"]}
    if not stored:
        return Terms(row["method"]), ()
    given = [words.get(place, ("", "")) for place in range(len(stored["seats"]))]
    by_place = tuple(word for _, word in given)
    terms = Terms(row["method"], stored["key"], by_place, stored["before"], tuple(stored["seats"]))
    return terms, tuple(who for who, _ in given)


def insert_events(connection: Connection, deal_id: int, seq: int, events: Sequence[Event]) -> None:
    """Store events from `seq` on. Raises Stale unless `seq` follows the last one stored."""
    if seq != read_length(connection, deal_id):
        raise Stale
    rows = [
        {"deal_id": deal_id, "seq": number, "body": encode(fact)}
        for number, fact in enumerate(events, seq)
    ]
    if rows:
        connection.execute(NEW_EVENTS, rows)


def finish_deal(
    connection: Connection, state: TableState, deal_id: int, results: Sequence[Result], now: float
) -> tuple[int | None, Counted]:
    """Store the end of a deal and each player's result, and add the deal to the standings.

    Return the place of the deal in the order of its server, None if it has none, and how the deal
    counts. Raises Stale if the deal has ended before.
    """
    turn = standing.take_turn(connection, state.guild_id, now) if results else standing.Turn(None)
    ending = {"of_deal": deal_id, "now": now, "turn": turn.seq}
    row = connection.execute(ENDED, ending).first()
    if row is None:
        raise Stale
    if not results:
        return None, Counted.VOIDED
    if state.private:
        daily.note_done(connection, deal_id, results, now)
    counted_results = outcomes(results)
    counted = _counted(connection, state.guild_id, row, counted_results, turn)
    name = ladder(row.choices) if row.choices else ladder_of(row.preset)
    scope = Scope(state.guild_id, state.parent_id or state.channel_id, name, turn.season)
    where = {
        "deal_id": deal_id,
        "guild_id": state.guild_id,
        "channel_id": state.channel_id,
        "preset": row.preset,
        "ended_at": now,
        "table_id": state.id,
        "ladder": scope.ladder,
        "season": scope.season,
        "counted": int(counted),
    }
    finished = Finished(scope, counted_results, counted, now, row.preset)
    insert_results(connection, counted_results, where, ratings.add_rated(connection, finished))
    return turn.seq, counted


def _counted(
    connection: Connection,
    guild_id: int,
    row: Any,
    results: Sequence[Outcome],
    turn: standing.Turn,
) -> Counted:
    """Return whether a deal that ends now is rated, or the reason why it is not.

    `row` has the choices of the deal, and whether a technical fault cost time in it.
    A later change of other deals of the day, such as a void, does not change it.
    """
    counted = why_unrated(guild_id, row.choices, results, turn.rates_custom, fault=row.fault)
    if counted is not Counted.RATED:
        return counted
    rated = read_rated(connection, guild_id, people_of(results), turn.day, MOST_A_DAY)
    return Counted.SAME_PEOPLE if is_of_same_people(rated) else counted


def note_fault(connection: Connection, deal_id: int) -> None:
    """Store that a technical fault cost time in this running deal, which is then not rated."""
    running = (deal.c.id == deal_id) & deal.c.ended_at.is_(None)
    connection.execute(update(deal).where(running).values(fault=True))


def read_length(connection: Connection, deal_id: int) -> int:
    """Return the number of stored events of a deal."""
    stored = connection.execute(LAST_EVENT, {"of_deal": deal_id}).scalar()
    return 0 if stored is None else int(stored) + 1


def read_events(connection: Connection, deal_id: int) -> list[Event]:
    """Return the events of a deal in order; none for a deal that is not stored."""
    in_order = select(event.c.body).where(event.c.deal_id == deal_id).order_by(event.c.seq)
    return [decode(body) for body in connection.execute(in_order).scalars()]


def read_substituted(connection: Connection, deal_id: int) -> frozenset[Player]:
    """Return the players for whom a computer played part of this finished deal."""
    which = (result.c.deal_id == deal_id) & (result.c.substituted | result.c.left_deal)
    return frozenset(connection.execute(select(result.c.player).where(which)).scalars())


def read_earlier(connection: Connection, deal_id: int) -> int | None:
    """Return the id of the deal before this one at its table; None if it is the first."""
    table = select(deal.c.table_id).where(deal.c.id == deal_id).scalar_subquery()
    before = (deal.c.table_id == table) & (deal.c.id < deal_id)
    return connection.execute(select(func.max(deal.c.id)).where(before)).scalar()


def read_deal(connection: Connection, deal_id: int) -> NewDeal:
    """Return the deal with all its events.

    Raises LookupError if the deal is not stored, and Unreadable.
    """
    try:
        row = connection.execute(select(deal).where(deal.c.id == deal_id)).mappings().first()
        if row is None:
            raise LookupError(f"deal {deal_id} is not stored")
        return _new_deal(row, read_events(connection, deal_id))
    except ValueError:  # not chained, since its message quotes stored values
        raise Unreadable from None


def read_place(connection: Connection, deal_id: int) -> tuple[int, int, int] | None:
    """Return the ids of a deal's table, server and channel; None for an unknown deal."""
    columns = game_table.c.id, game_table.c.guild_id, game_table.c.channel_id
    joined = select(*columns).join(deal, deal.c.table_id == game_table.c.id)
    row = connection.execute(joined.where(deal.c.id == deal_id)).first()
    return (row[0], row[1], row[2]) if row else None


def read_last_in(connection: Connection, channel_id: int) -> int | None:
    """Return the id of this channel's newest deal with its cards still stored, or None.

    The deal is finished or dropped.
    """
    there = (game_table.c.channel_id == channel_id) & (FINISHED | DROPPED)
    joined = select(func.max(deal.c.id)).join(game_table, deal.c.table_id == game_table.c.id)
    return connection.execute(joined.where(there, deal.c.seed != "")).scalar()


def read_of_key(connection: Connection, key: str) -> int | None:
    """Return the id of the deal with this shuffle key, as "table.number", or None.

    The deal is finished or dropped.
    """
    table, _, number = key.partition(".")
    if not (table.isdecimal() and number.isdecimal() and len(key) <= MOST_KEY):
        return None
    joined = select(deal.c.id, deal.c.terms).join(game_table, deal.c.table_id == game_table.c.id)
    rows = connection.execute(joined.where(deal.c.table_id == int(table), FINISHED | DROPPED))
    return next((row.id for row in rows if row.terms.get("key") == key), None)


def read_course(connection: Connection, deal_id: int) -> Course | None:
    """Return when a deal began, and how far it came; None for an unknown deal."""
    joined = select(deal.c.started_at, FINISHED.label("finished"), DROPPED.label("dropped"))
    joined = joined.join(game_table, deal.c.table_id == game_table.c.id)
    row = connection.execute(joined.where(deal.c.id == deal_id)).first()
    return Course(row.started_at, bool(row.finished), bool(row.dropped)) if row else None


def read_former(connection: Connection, table_id: int, before: int | None) -> Former | None:
    """Return the shuffle of a table's newest deal, of those before the deal `before` if given.

    A deal in play is left out: its table may have been read before the deal began, and the seed
    gives all cards. None without such a deal, for a deal of the day, and if the name of the shuffle
    is not stored.
    """
    own = select(deal.c.terms, deal.c.seed, deal.c.ended_at)
    own = own.join(game_table, deal.c.table_id == game_table.c.id)
    own = own.where(deal.c.table_id == table_id, FINISHED | DROPPED)
    if before is not None:
        own = own.where(deal.c.id < before)
    row = connection.execute(own.order_by(deal.c.id.desc()).limit(1)).first()
    key = row.terms.get("key", "") if row else ""
    if row is None or not key or row.seed in ("", SEALED):
        return None
    return Former(key, row.seed, row.ended_at is not None)


def read_deals(connection: Connection, ids: Collection[int]) -> dict[int, NewDeal]:
    """Return the stored ones of these deals by id, with all events. Raises Unreadable."""
    bodies: dict[int, list[str]] = defaultdict(list)
    in_order = select(event.c.deal_id, event.c.body).where(event.c.deal_id.in_(ids))
    for deal_id, body in connection.execute(in_order.order_by(event.c.deal_id, event.c.seq)):
        bodies[deal_id].append(body)
    try:
        rows = connection.execute(select(deal).where(deal.c.id.in_(ids))).mappings().all()
        return {row["id"]: _new_deal(row, map(decode, bodies[row["id"]])) for row in rows}
    except tables.UNREADABLE:  # not chained, since its message quotes stored values
        raise Unreadable from None


def _new_deal(row: RowMapping, events: Iterable[Event]) -> NewDeal:
    terms, cut_by = _terms(row)
    return NewDeal(
        players=tuple(row["players"]),
        choices=row["choices"],
        preset=row["preset"],
        number=row["number"],
        seed="" if row["seed"] == SEALED else row["seed"],
        events=tuple(events),
        terms=terms,
        cut_by=cut_by,
    )


SEALED = "sealed"  # in place of the seed of a deal of the day, which is in `daily_deal`
MOST_KEY = 18  # characters: the number in a longer key would not fit into a column
TOLD = 100  # deals; the events of a match with more deals are not read
KINDS = (Played, Passed, WentOut, RanksReversed, TakenBack)
OF_PLAY = or_(*(event.c.body.like(f'{{"k":"{kind.__name__}"%') for kind in KINDS))


def read_match(
    connection: Connection, table_id: int, number: int, with_events: bool = True
) -> list[DealOfMatch]:
    """Return the finished deals with results of this match of a table, in order.

    Events are left out unless `with_events`, and for a match of more than `TOLD` deals. Raises
    Unreadable.
    """
    own = (deal.c.table_id == table_id) & (deal.c.match_number == number)
    over = select(deal.c.id, deal.c.players).where(own, deal.c.ended_at.is_not(None))
    players = {row.id: tuple(row.players) for row in connection.execute(over)}
    results = _results(connection, players)
    events = _events(connection, players) if with_events and len(results) <= TOLD else {}
    return [
        DealOfMatch(players[deal_id], tuple(results[deal_id]), tuple(events.get(deal_id, ())))
        for deal_id in sorted(results)
    ]


def _results(connection: Connection, deals: Collection[int]) -> dict[int, list[Result]]:
    results: dict[int, list[Result]] = defaultdict(list)
    which = select(result).where(result.c.deal_id.in_([*deals]))
    for row in connection.execute(which.order_by(result.c.deal_id, result.c.place)).mappings():
        results[row["deal_id"]].append(of_row(row))
    return results


def _events(connection: Connection, deals: Collection[int]) -> dict[int, list[Event]]:
    events_of: dict[int, dict[int, Event]] = defaultdict(dict)
    columns = select(event.c.deal_id, event.c.seq, event.c.body)
    which = columns.where(event.c.deal_id.in_([*deals]), OF_PLAY)
    try:
        for deal_id, seq, body in connection.execute(which.order_by(event.c.deal_id, event.c.seq)):
            fact = decode(body)
            if isinstance(fact, TakenBack):
                for number in range(seq - fact.events, seq):
                    events_of[deal_id].pop(number, None)
            else:
                events_of[deal_id][seq] = fact
    except ValueError:  # not chained, since its message quotes stored values
        raise Unreadable from None
    return {deal_id: [*events.values()] for deal_id, events in events_of.items()}


class Deals(Part):
    """Deals, their events and results; `events` of a deal are numbered from 0."""

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock

    append = writing(append)
    append_with = writing(append_with)
    reseat = writing(reseat)
    note_fault = writing(note_fault)
    events = reading(read_events)
    get = reading(read_deal)
    get_all = reading(read_deals)
    length = reading(read_length)
    substituted = reading(read_substituted)
    of_match = reading(read_match)
    before = reading(read_earlier)
    place = reading(read_place)
    last_in = reading(read_last_in)
    of_key = reading(read_of_key)
    course = reading(read_course)
    former = reading(read_former)

    async def begin(self, state: TableState, new: NewDeal) -> TableState:
        """Store a new deal, and the table with the deal's id; return the table. Raises Stale."""
        return await self._store.write(begin_deal, state, new, self._clock.now())

    async def end(
        self,
        state: TableState,
        deal_id: int,
        seq: int,
        events: Sequence[Event],
        results: Sequence[Result],
        feats: Feats = NO_FEATS,
    ) -> TableState:
        """Store the last events, the end of a deal, its results and the table after the deal.

        `feats` are the feats of the winners, which may earn achievements. Raises Stale.
        """
        now = self._clock.now()
        return await self._store.write(end_deal, state, deal_id, seq, events, results, now, feats)

    async def redeal(
        self, state: TableState, seq: int, events: Sequence[Event], again: TableState, new: NewDeal
    ) -> TableState:
        """Store the end of a void deal, the table after it (`state`), and the next deal.

        `again` is the table during the next deal; return it as stored. Raises Stale.
        """
        return await self._store.write(redeal, state, seq, events, again, new, self._clock.now())
