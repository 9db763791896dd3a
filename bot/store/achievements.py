"""Store of people's achievements: each kind is earned once by a person on a server."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    Subquery,
    bindparam,
    case,
    delete,
    literal_column,
    or_,
    select,
    union_all,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.domain.achievements import (
    ROW,
    Achievement,
    Earlier,
    Ended,
    Feats,
    Past,
    ahead,
    earned,
    earned_again,
)
from bot.domain.state import NO_SERVER, Result
from bot.standing.ratings import Rating, shown_points
from bot.standing.tallies import UNEARNING
from bot.store import result_rows
from bot.store.errors import Part, reading
from bot.store.schema import achievement, deal, result
from rules.match.match import Player

NEWEST = ROW - 1  # most earlier deals of a person that are read
KINDS = frozenset(Achievement)
WON, LAST = "won", "last"
EVER = 1e300  # a moment after all others


@dataclass(frozen=True)
class Earned:
    """An achievement of a person, with the moment in seconds since the epoch."""

    player: Player
    kind: Achievement
    at: float


def note_deal(
    connection: Connection,
    guild_id: int,
    deal_id: int,
    results: Sequence[Result],
    feats: Feats,
    now: float,
    until: float = EVER,
) -> None:
    """Store the achievements that the winners of a deal have earned with the deal.

    The results and ratings of the deal must be stored before. `feats` has the feats of each winner.
    Deals and achievements after the moment `until` are ignored: it is the end of an old deal.
    """
    if guild_id == NO_SERVER or not feats:
        return
    pasts, ratings = _read_pasts(connection, guild_id, deal_id, [*feats], until)
    rows = [
        {"guild_id": guild_id, "player": player, "kind": kind, "deal_id": deal_id, "at": now}
        for player, shown in feats.items()
        for kind in earned(shown, pasts[player], ahead(results, player, ratings), now)
    ]
    if rows:
        connection.execute(_adding(connection.dialect.name), rows)


@cache  # SQLAlchemy compiles a statement once, if the statement is built once
def _adding(dialect: str) -> Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(achievement).on_conflict_do_nothing()


def _read_pasts(
    connection: Connection, guild_id: int, deal_id: int, players: Sequence[Player], until: float
) -> tuple[dict[Player, Past], dict[Player, float]]:
    """Return each person's past before the deal, and the rating points before the deal.

    Points are missing for people who have no rating, or an unsure rating.
    """
    which = {f"player_{number}": player for number, player in enumerate(players)}
    facts = {"of_guild": guild_id, "of_deal": deal_id, "until": until}
    some = facts | {"players": players, **which}
    kinds: dict[Player, set[Achievement]] = {player: set() for player in players}
    newest: dict[Player, dict[tuple[float, float], Earlier]] = {player: {} for player in players}
    ratings: dict[Player, float] = {}
    for part, player, word, number, other in connection.execute(_pasts(len(players)), some):
        if part == EARNED and word in KINDS:
            kinds[player].add(Achievement(word))
        elif part == DEAL:
            newest[player][number, other] = _earlier(word, number)
        elif part == RATING and not (before := Rating.stored(number, other)).unsure:
            ratings[player] = shown_points(before.mu)
    pasts = {
        player: Past(
            frozenset(kinds[player]),
            tuple(one for _, one in sorted(newest[player].items(), reverse=True)),
        )
        for player in players
    }
    return pasts, ratings


EARNED, RATING, DEAL = range(3)  # of rows of `_pasts`, before a player, a word and two numbers
NONE: ColumnElement[int] = literal_column("0")


@cache
def _pasts(players: int) -> Any:
    """Return the statement that reads the pasts of a number of people at once."""
    every: Any = bindparam("players", expanding=True)
    kinds = select(
        literal_column(str(EARNED)), achievement.c.player, achievement.c.kind, NONE, NONE
    ).where(
        achievement.c.guild_id == bindparam("of_guild"),
        achievement.c.player.in_(every),
        achievement.c.at <= bindparam("until"),
    )
    own = result.c
    ratings = select(
        literal_column(str(RATING)), own.player, literal_column("''"), own.mu, own.sigma
    ).where(own.deal_id == bindparam("of_deal"), own.mu.is_not(None))
    deals = [select(_newest(number)) for number in range(players)]
    return union_all(kinds, ratings, *deals)


# among people, as on leaderboards
FIRST = (result.c.people_place == 1) & (result.c.people_below > 0)
AT_LAST = (result.c.people_place == result.c.people_sides) & (result.c.sides > 2)
AMONG_PEOPLE = (result.c.people_sides > 1) & result.c.counted.not_in(UNEARNING)
AWAY = result.c.substituted | result.c.left_deal  # a computer played in the person's place
OUTCOME = case((AWAY, ""), (FIRST, WON), (AT_LAST, LAST), else_="").label("outcome")


def _newest(number: int) -> Subquery:
    """Return the query for the newest earlier deals of the person `player_<number>`."""
    own = (
        result.c.guild_id == bindparam("of_guild"),
        result.c.player == bindparam(f"player_{number}"),
    )
    before = result.c.ended_at <= bindparam("until"), result.c.deal_id != bindparam("of_deal")
    return _latest(*own, *before).subquery()


def _latest(*which: ColumnElement[bool]) -> Select[Any]:
    """Return the query for the newest deals among these results that count for achievements."""
    part: ColumnElement[Any] = literal_column(str(DEAL)).label("part")
    columns = result.c.player, OUTCOME, result.c.ended_at, result.c.deal_id
    return (
        select(part, *columns)
        .where(*which, AMONG_PEOPLE)
        .order_by(result.c.ended_at.desc(), result.c.deal_id.desc())
        .limit(NEWEST)
    )


def since(guild_id: int, moment: float) -> ColumnElement[bool]:
    """Return the condition for results of a server's deals that ended at `moment` or later."""
    first = result.alias()
    ended = (first.c.guild_id == guild_id) & (first.c.ended_at >= moment) & (first.c.place == 1)
    return result.c.deal_id.in_(select(first.c.deal_id).where(ended))


def grant_again(
    connection: Connection, guild_id: int, player: Player, moment: float, deals: Sequence[Ended]
) -> None:
    """Replace the achievements that a person earned at `moment` or later.

    The caller must have locked the server's row. `deals` are the person's deals since then.
    Achievements of deals whose feats are not known stay.
    """
    kept = (achievement.c.guild_id == guild_id) & (achievement.c.player == player)
    known = {deal.deal_id for deal in deals if player in deal.shown}
    rows = connection.execute(select(achievement).where(kept)).all()
    again = [one for one in rows if one.at >= moment and one.deal_id in known]
    kinds = {Achievement(one.kind) for one in rows if one.kind in KINDS and one not in again}
    past = Past(frozenset(kinds), _read_newest(connection, guild_id, player, moment))
    new = [
        {"guild_id": guild_id, "player": who, "kind": kind, "deal_id": deal.deal_id, "at": deal.at}
        for deal, who, kind in earned_again(deals, {player: past})
    ]
    for one in again:
        connection.execute(delete(achievement).where(kept, achievement.c.kind == one.kind))
    if new:
        connection.execute(_adding(connection.dialect.name), new)


def read_ended(
    connection: Connection,
    guild_id: int,
    player: Player,
    moment: float,
    after: int,
    feats: Callable[[Collection[int]], Mapping[int, Feats]],
    limit: int | None = None,
) -> list[Ended]:
    """Return a person's deals that ended later than the deal `after`, which ended at `moment`.

    `feats` returns the feats of deals by id, for the deals that the person has won. Only deals that
    count for achievements are returned.
    """
    columns = result.c
    own = (columns.guild_id == guild_id) & (columns.player == player)
    later = or_(columns.ended_at > moment, columns.deal_id > after)
    ids = select(columns.deal_id, columns.ended_at, OUTCOME).where(
        own, AMONG_PEOPLE, columns.ended_at >= moment, later
    )
    rows = connection.execute(ids.order_by(columns.ended_at, columns.deal_id).limit(limit)).all()
    won = feats([row.deal_id for row in rows if row.outcome == WON])
    shown = {number: {player: of[player]} for number, of in won.items() if player in of}
    found = _read_ended(connection, columns.deal_id.in_([row.deal_id for row in rows]), shown)
    return [replace(one, outcomes={player: one.outcomes[player]}) for one in found]


def _read_ended(
    connection: Connection, which: ColumnElement[bool], shown: Mapping[int, Feats]
) -> list[Ended]:
    """Return the deals of these results that count for achievements, in the order of counting."""
    columns = result, OUTCOME
    joined = select(*columns).join(deal, deal.c.id == result.c.deal_id).where(which)
    counted = joined.where(AMONG_PEOPLE, result.c.ended_at.is_not(None))
    rows = connection.execute(
        counted.order_by(deal.c.standing_seq, result.c.deal_id, result.c.place)
    ).mappings()
    found = []
    for deal_id, some in groupby(rows, itemgetter("deal_id")):
        several = [*some]
        at = several[0]["ended_at"]
        ratings = {
            row["player"]: shown_points(before.mu)
            for row in several
            if row["mu"] is not None
            and not (before := Rating.stored(row["mu"], row["sigma"])).unsure
        }
        outcomes = {row["player"]: _earlier(row["outcome"], at) for row in several}
        results = [*map(result_rows.of_row, several)]
        found.append(Ended(deal_id, at, results, ratings, outcomes, shown.get(deal_id, {})))
    return found


def _read_newest(
    connection: Connection, guild_id: int, player: Player, moment: float
) -> tuple[Earlier, ...]:
    own = (result.c.guild_id == guild_id) & (result.c.player == player)
    rows = connection.execute(_latest(own, result.c.ended_at < moment))
    return tuple(_earlier(outcome, at) for _, _, outcome, at, _ in rows)


def read_past(connection: Connection, guild_id: int, player: Player) -> Past:
    """Return a person's past up to now: the kinds earned, and the newest deals that count."""
    own = (achievement.c.guild_id == guild_id) & (achievement.c.player == player)
    kinds = connection.execute(select(achievement.c.kind).where(own)).scalars()
    earned = frozenset(Achievement(kind) for kind in kinds if kind in KINDS)
    return Past(earned, _read_newest(connection, guild_id, player, EVER))


def _earlier(outcome: str, at: float) -> Earlier:
    return Earlier(outcome == WON, outcome == LAST, at)


def read_of_deal(connection: Connection, deal_id: int) -> list[Earned]:
    """Return the achievements that were earned with this deal, in a fixed order."""
    return _read(connection, achievement.c.deal_id == deal_id)


def read_of(connection: Connection, guild_id: int, player: Player) -> list[Earned]:
    """Return all achievements of a person on a server, the newest first."""
    return _read(
        connection, (achievement.c.guild_id == guild_id) & (achievement.c.player == player)
    )


def _read(connection: Connection, which: Any) -> list[Earned]:
    rows = connection.execute(
        select(achievement.c.player, achievement.c.kind, achievement.c.at)
        .where(which)
        .order_by(achievement.c.at.desc(), achievement.c.player)
    )
    order = [*Achievement]
    found = [Earned(row.player, Achievement(row.kind), row.at) for row in rows if row.kind in KINDS]
    return sorted(found, key=lambda one: (-one.at, one.player, order.index(one.kind)))


class Achievements(Part):
    """Stored achievements of people."""

    of = reading(read_of)
    past = reading(read_past)
    of_deal = reading(read_of_deal)
