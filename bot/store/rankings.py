"""Leaderboards and records of people, from the tallies that each deal adds to.

Places count among the people of a deal: a person behind computers only has the first place. A deal
in which a person had only computers as opponents does not count. The members of a side share its
place. `boards.among_people` computes these places, which are stored with each result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Select,
    Subquery,
    case,
    cast,
    false,
    func,
    literal,
    or_,
    select,
)

from bot.domain.boards import (
    Decided,
    Meeting,
    PlayerRecord,
    Scored,
    decided,
    fair_share,
    nemesis,
    victim,
)
from bot.domain.computers import people
from bot.standing.leaderboards import (
    AWAY_SECONDS,
    Below,
    Board,
    GamePlayed,
    Order,
    RankedBy,
    Standing,
)
from bot.standing.ratings import DAY, ENOUGH_DEALS, GROWTH, POINTS, SURE, Rating
from bot.standing.tallies import (
    ALL_TIME,
    COLUMNS,
    EVERYWHERE,
    FRACTIONS,
    Counted,
    Scope,
    Tally,
)
from bot.store import standing
from bot.store.errors import Part, reading
from bot.store.evenings import given, read_evenings, whole
from bot.store.schema import (
    OPEN,
    UNLISTED,
    game_table,
    played,
    preference,
    result,
    tally,
)
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

RECENT = 25  # newest tables of a channel whose games are listed
NEWEST = 500  # newest deals of a person in which a record looks for other people
LATEST, ROW = 10, 50  # newest deals whose places a record has, and in which a row is counted
UNPLACED = 1000  # sorts people without an average last
PRECISION = 1e9  # digits of a sum of fractions that count
ASKED = 500  # most people of a board of whom it is asked whether they are still on the server
Columns = Mapping[str, ColumnElement[Any]]


def most_played(connection: Connection, guild_id: int, limit: int = 25) -> list[tuple[str, int]]:
    """Return the presets played on a server with their numbers of deals, most deals first."""
    rows = (
        select(played.c.preset, played.c.deals)
        .where(played.c.guild_id == guild_id)
        .order_by(played.c.deals.desc(), played.c.preset)
        .limit(limit)
    )
    return [(preset, count) for preset, count in connection.execute(rows)]


def games(connection: Connection, guild_id: int) -> list[GamePlayed]:
    """Return the games of a server in which people are ranked, those with most deals first."""
    return [game for game in _played(connection, guild_id) if game.preset in PRESETS]


def ladders(connection: Connection, guild_id: int, season: int = ALL_TIME) -> list[GamePlayed]:
    """Return the ladders of a server on which people are ranked, those with most deals first."""
    return [game for game in _played(connection, guild_id, season) if game.preset not in PRESETS]


def _played(connection: Connection, guild_id: int, season: int = ALL_TIME) -> list[GamePlayed]:
    sums = [func.sum(tally.c[name]) for name in ("deals", "pointed", "penalized", "settled")]
    rows = connection.execute(
        select(tally.c.ladder, *sums)
        .where(
            tally.c.guild_id == guild_id,
            tally.c.season == season,
            tally.c.channel_id == EVERYWHERE,
        )
        .group_by(tally.c.ladder)
        .having(sums[0] > 0)
    )
    games = []
    for name, deals, pointed, penalized, settled in rows:
        kinds = {
            Scored.POINTS: pointed,
            Scored.PENALTIES: penalized,
            Scored.NOTHING: deals - pointed - penalized,
        }
        some = {kind: count for kind, count in kinds.items() if count}
        games.append(GamePlayed(name, some, int(settled)))
    return sorted(games, key=lambda game: (-sum(game.deals.values()), game.preset))


def games_in(connection: Connection, channel_id: int) -> list[str]:
    """Return the games of the newest tables in a channel and its threads, open tables first."""
    here = or_(game_table.c.channel_id == channel_id, game_table.c.parent_id == channel_id)
    newest = select(game_table.c.preset).where(here)
    rows = connection.execute(newest.order_by(OPEN.desc(), game_table.c.id.desc()).limit(RECENT))
    return [*dict.fromkeys(rows.scalars())]


def channels(connection: Connection, guild_id: int) -> list[int]:
    """Return the channels of a server that have a board, those with most deals first."""
    deals = func.sum(tally.c.deals)
    which = (tally.c.guild_id == guild_id) & (tally.c.season == ALL_TIME)
    rows = select(tally.c.channel_id).where(which, tally.c.channel_id != EVERYWHERE)
    grouped = rows.group_by(tally.c.channel_id).order_by(deals.desc(), tally.c.channel_id)
    return [*connection.execute(grouped).scalars()]


def leaderboard(
    connection: Connection,
    scope: Scope,
    by: Order,
    limit: int = 20,
    start: int = 0,
    *,
    since: float | None = None,
    around: Player = "",
    reader: Player = "",
    at: float = 0.0,
    gone: Collection[Player] = (),
) -> Board:
    """Return a page of a board: at most `limit` people, after the first `start` people.

    With `since`, only deals that ended at that moment or later count, of any season. With `around`,
    the page is the one that lists this person, if the board does. People who hide from boards are
    left out, except for `reader`, who alone reads the answer. Ratings are those with which a deal
    would begin at the moment `at`: less certain after a pause. A board by points, penalties or
    payments lists only people with deals of that kind. Of people with equal numbers, those who have
    beaten more opponents come first; people who are equal in that, too, share a rank. `Below` has
    the reasons to be listed without a rank, at the end. On a board of all time they include `gone`,
    people who have left the server.
    """
    evenings = {} if since is None else read_evenings(connection, scope, since)
    if since is None:
        rows = _stored(scope).subquery()
    elif evenings and by is not RankedBy.RATING:  # ratings are not of an evening
        rows = given(connection.dialect.name, evenings, _ranking(by)).subquery()
    else:
        return Board()
    absent: ColumnElement[bool] = false()
    if scope.season == ALL_TIME and since is None:
        absent = (rows.c.last_at < at - AWAY_SECONDS) | rows.c.player.in_(gone)
    enough = _enough(connection, rows, by, absent)
    below = case((absent, Below.AWAY.value), else_=_few(rows.c, by, at, enough))
    ranked = _ranked(rows, by, reader, below).cte("ranked")
    first: ColumnElement[Any] = literal(start)
    if around:
        place = select((ranked.c.number - 1) // limit * limit).where(ranked.c.player == around)
        first = func.coalesce(place.scalar_subquery(), start)
    page = select(ranked, first.label("start"))
    page = page.where(ranked.c.number > first, ranked.c.number <= first + limit)
    lines = connection.execute(page.order_by(ranked.c.number)).mappings().all()
    tallies = [whole(evenings[row["player"]]) if evenings else _tally(row) for row in lines]
    return Board(
        tuple(_standing(*pair, by, at, enough) for pair in zip(lines, tallies, strict=True)),
        people=lines[0]["people"] if lines else _people(connection, ranked),
        start=lines[0]["start"] if lines else start,
        ranks=tuple(None if row["below"] else row["rank"] for row in lines),
        enough=enough,
    )


def read_active(connection: Connection, scope: Scope, since: float) -> list[Player]:
    """Return the people with a deal on a board at `since` or later, the latest first."""
    latest = _stored(scope).with_only_columns(tally.c.player).where(tally.c.last_at >= since)
    rows = connection.execute(latest.order_by(tally.c.last_at.desc(), tally.c.player).limit(ASKED))
    return [*rows.scalars()]


def _people(connection: Connection, ranked: Any) -> int:
    return connection.execute(select(func.count()).select_from(ranked)).scalar_one()


def _stored(scope: Scope) -> Select[Any]:
    return select(tally).where(
        tally.c.guild_id == scope.guild_id,
        tally.c.ladder == scope.ladder,
        tally.c.season == scope.season,
        tally.c.channel_id == scope.channel_id,
    )


def _ranking(by: Order) -> tuple[str, ...]:
    """Return the columns that rank people, or decide whether they are listed."""
    places = RankedBy.PLACE
    columns = ("deals", places.over, places.column, by.column, by.listed, by.over or "deals")
    return tuple(dict.fromkeys(columns))


def listed_for(player: ColumnElement[Any], reader: Player = "") -> ColumnElement[bool]:
    """Return the condition that a person is on boards: not hidden, or the reader."""
    return (player == reader) | player.not_in(select(preference.c.player).where(UNLISTED))


def _enough(connection: Connection, rows: Subquery, by: Order, absent: ColumnElement[bool]) -> int:
    """Return the deals that a rank needs on a board, by the person with most who is not `absent`.

    Without an order of an average, one deal is enough.
    """
    if not by.over:
        return 1
    most = select(func.max(rows.c[by.over])).where(~absent)
    return max(fair_share(connection.execute(most).scalar() or 0), 1)


def _ranked(rows: Subquery, by: Order, reader: Player, below: ColumnElement[Any]) -> Select[Any]:
    """Return the rows of a board with their numbers and ranks, and the number of people.

    `below` is the reason of each row to stand below the line.
    """
    of: Columns = {name: rows.c[name] for name in COLUMNS if name in rows.c}
    rank = below, _order(of, by)
    order = *rank, _order(of, RankedBy.PLACE), rows.c.player  # of people who share a rank
    listed = (of[by.listed] > 0) & listed_for(rows.c.player, reader)
    if by is RankedBy.RATING:
        listed &= of["mu"].is_not(None)
    return select(
        rows.c.player,
        *of.values(),
        below.label("below"),
        func.rank().over(order_by=rank).label("rank"),
        func.row_number().over(order_by=order).label("number"),
        func.count().over().label("people"),
    ).where(listed)


def _few(of: Any, by: Order, at: float, enough: int) -> ColumnElement[Any]:
    """Return `Below.FEW` for too few deals, or a rating that is uncertain at the moment `at`."""
    if by is RankedBy.RATING:
        pause = case((of["last_at"] < at, at - of["last_at"]), else_=0.0)
        grown = of["sigma"] * of["sigma"] + GROWTH / DAY * pause  # like `Rating.after_pause`
        sure = (of["deals"] >= ENOUGH_DEALS) & (grown <= (SURE / POINTS) ** 2)
        return case((sure, Below.NO.value), else_=Below.FEW.value)
    if not by.over:
        return literal(Below.NO.value)
    return case((of[by.over] < enough, Below.FEW.value), else_=Below.NO.value)


def _order(of: Columns, by: Order) -> ColumnElement[Any]:
    """Return the sort key for the order of a board, which puts the best number first."""
    total = of[by.column]
    if not by.over:
        return -total
    average = cast(total, Double) / func.nullif(of[by.over], 0)
    value = average if by.fewest or by.complement else -average
    if by.column in FRACTIONS:  # their sums may differ in their last digits
        value = func.round(value * PRECISION)
    return func.coalesce(value, UNPLACED * PRECISION)


def _tally(row: Mapping[Any, Any]) -> Tally:
    return Tally(**{name: row[name] for name in COLUMNS})


def _standing(row: Mapping[Any, Any], tally: Tally, by: Order, at: float, enough: int) -> Standing:
    counted = getattr(tally, by.over) if by.over else enough
    return Standing(
        player=row["player"],
        tally=replace(tally, sigma=_sigma(tally, at)),
        below=Below(row["below"]),
        lacks=max(enough - counted, 0),
    )


def _sigma(tally: Tally, at: float) -> float | None:
    if tally.mu is None or tally.sigma is None:
        return None
    return Rating(tally.mu, tally.sigma).after_pause(at - tally.last_at).sigma


def record(connection: Connection, guild_id: int, player: Player, other: Player) -> PlayerRecord:
    """Return the record of a person on a server, also against another person.

    Deals in which a computer played for the person are left out, as on the leaderboard. Meetings
    with other people are counted in the person's `NEWEST` newest deals only.
    """
    own = standing.read_tallies_of(connection, guild_id, player)
    overall = {
        scope.ladder: tally
        for scope, tally in own.items()
        if scope.season == ALL_TIME and scope.channel_id == EVERYWHERE and tally.deals
    }
    games = {name: tally.deals for name, tally in overall.items() if name in PRESETS}
    by_ladder = [tally for name, tally in overall.items() if name not in PRESETS]
    newest = meetings(connection, guild_id, player, limit=NEWEST)
    against = [meeting for meeting in newest if meeting.player == other]
    latest, row = _latest(connection, guild_id, player)
    return PlayerRecord(
        games=tuple(sorted(games.items(), key=lambda game: (-game[1], game[0]))),
        places=_places(connection, guild_id, player),
        first=sum(tally.firsts for tally in by_ladder),
        reign=max((tally.best_reign for tally in by_ladder), default=0),
        better=sum(meeting.better for meeting in against),
        worse=sum(meeting.worse for meeting in against),
        nemesis=nemesis(newest),
        victim=victim(newest),
        bounded=sum(tally.known for tally in by_ladder) > NEWEST,
        latest=latest,
        row=row,
    )


def _latest(connection: Connection, guild_id: int, player: Player) -> tuple[tuple[int, ...], int]:
    """Return the places in a person's `LATEST` newest deals, and the number of wins in a row.

    Wins are counted in the `ROW` newest deals. A deal that was only lost has the place 0.
    """
    columns = result.c.preset, result.c.people_place, result.c.people_below
    newest = result.c.ended_at.desc(), result.c.deal_id.desc()
    rows = connection.execute(
        select(*columns).where(_mine(guild_id, player)).order_by(*newest).limit(ROW)
    ).all()
    won = [place == 1 and bool(below) for _, place, below in rows]
    latest = tuple(
        0 if place > 1 and preset in PRESETS and decided(preset) is not Decided.BY_PLACE else place
        for preset, place, _ in rows[:LATEST]
    )
    return latest, (*won, False).index(False)


def _mine(guild_id: int, player: Player) -> ColumnElement[bool]:
    return (
        (result.c.guild_id == guild_id)
        & (result.c.player == player)
        & (result.c.people_sides > 1)
        & result.c.substituted.is_(False)
        & result.c.people_place.is_not(None)
        & result.c.counted.not_in((Counted.VOIDED.value, Counted.SAME_PEOPLE.value))
    )


def _places(
    connection: Connection, guild_id: int, player: Player
) -> tuple[tuple[int, int, int], ...]:
    """Return sizes of tables, places and their numbers, in games that decide all places.

    The index `result_by_place` has all columns of the query.
    """
    columns = result.c.preset, result.c.people_sides, result.c.people_place
    grouped = select(*columns, func.count()).where(_mine(guild_id, player)).group_by(*columns)
    counts: defaultdict[tuple[int, int], int] = defaultdict(int)
    for preset, sides, place, count in connection.execute(grouped):
        if preset not in PRESETS or decided(preset) is Decided.BY_PLACE:
            counts[sides, place] += count
    return tuple((*which, count) for which, count in sorted(counts.items()))


def meetings(
    connection: Connection,
    guild_id: int,
    player: Player,
    other: Player = "",
    limit: int | None = None,
) -> list[Meeting]:
    """Return a person's meetings by other person and ladder, those with most deals first.

    With `other`, only the meetings with this person are returned. With `limit`, only so many of the
    first person's newest deals count.
    """
    columns = (result.c[name] for name in ("deal_id", "ladder", "ended_at", "people_place"))
    newest = result.c.ended_at.desc(), result.c.deal_id.desc()
    own = select(*columns).where(_mine(guild_id, player), result.c.ladder != "")
    own_results = (own.order_by(*newest).limit(limit) if limit else own).cte("mine")
    place, their_place = own_results.c.people_place, result.c.people_place
    deals = func.count()
    them = [result.c.player == other] if other else []
    grouped = (
        select(
            result.c.player,
            own_results.c.ladder,
            deals,
            func.sum(case((place < their_place, 1), else_=0)),
            func.sum(case((place > their_place, 1), else_=0)),
            func.max(own_results.c.ended_at),
        )
        .join(own_results, own_results.c.deal_id == result.c.deal_id)
        .where(*them, result.c.player != player)
        .where(result.c.substituted.is_(False), their_place.is_not(None))
        .group_by(result.c.player, own_results.c.ladder)
        .order_by(deals.desc(), own_results.c.ladder, result.c.player)
    )
    met = [Meeting(*row) for row in connection.execute(grouped)]
    persons = {*people(meeting.player for meeting in met)}
    return [meeting for meeting in met if meeting.player in persons]


class Rankings(Part):
    """Leaderboards of servers, the games played there, and the record of one player."""

    leaderboard = reading(leaderboard)
    active = reading(read_active)
    record = reading(record)
    meetings = reading(meetings)
    games = reading(games)
    ladders = reading(ladders)
    games_in = reading(games_in)
    channels = reading(channels)
    most_played = reading(most_played)
    seasons = reading(standing.read_seasons)
