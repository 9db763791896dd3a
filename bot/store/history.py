"""Store of past deals: pages of a server's finished deals, and deals that people keep."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select

from bot.domain.moderation import Void, Voider
from bot.domain.state import Closing, Result
from bot.standing.tallies import Counted
from bot.store.connections import mentions
from bot.store.errors import Part, reading, writing
from bot.store.result_rows import of_row
from bot.store.schema import FIRST, deal, game_table, kept, result, stopped_deal
from rules.match.match import Player

LETTERS = "BCDFGHJKMNPRSTVWXZ"  # no vowels, and none that looks like another letter or a digit
CODE = 8  # letters of a code
MOST_KEPT = 50  # deals that one person may keep


@dataclass(frozen=True)
class Spot:
    """Place of a finished deal; `mine` is True if the asking person took part."""

    deal_id: int
    channel_id: int
    parent_id: int  # channel of a thread; else 0
    mine: bool


@dataclass(frozen=True)
class Stopped:
    """End of a deal that was not finished: why, by whom, and who played in it."""

    why: Closing
    by: Player  # "" for a technical cause
    players: tuple[Player, ...]  # by seat; empty once the cards are deleted


@dataclass(frozen=True)
class PastDeal:
    """A finished or stopped deal; `whole` while its cards and plays are stored."""

    spot: Spot
    guild_id: int
    number: int
    preset: str
    season: int
    ended_at: float
    counted: int  # a value of `Counted`
    results: tuple[Result, ...]  # by place
    whole: bool
    kept_by: tuple[tuple[Player, str], ...]  # people with their codes, by the time of keeping
    table_id: int
    void: Void | None  # author and reason, if voided and not deleted yet
    stopped: Stopped | None = None  # of a deal without results, which was begun and not finished
    choices: Mapping[str, str] = field(default_factory=dict)  # empty once they are deleted

    @property
    def is_void(self) -> bool:
        """Whether the deal was voided."""
        return self.counted == Counted.VOIDED


def read_spots(
    connection: Connection,
    guild_id: int,
    asking: Player,
    before: int,
    rows: int,
    player: Player = "",
) -> list[Spot]:
    """Return finished deals of a server, newest first, from `rows` result rows at most.

    `before` is the last deal of the previous page, 0 for the first page. With `player`, the deals
    are only those in which this person took part.
    """
    own = result.alias()
    taken_part = select(own.c.deal_id).where(
        own.c.deal_id == result.c.deal_id, own.c.player == asking
    )
    columns = result.c.deal_id, result.c.channel_id, game_table.c.parent_id
    query = (
        select(*columns, taken_part.exists().label("mine"), result.c.ended_at)
        .join(game_table, game_table.c.id == result.c.table_id)
        .where(result.c.guild_id == guild_id, result.c.ended_at.is_not(None))
        .order_by(result.c.ended_at.desc(), result.c.deal_id.desc())
        .limit(rows)
    )
    query = query.where(result.c.player == player if player else FIRST)
    ended_at = _ended_at(connection, before) if before else None
    if ended_at is not None:
        earlier = (result.c.ended_at < ended_at) | (result.c.deal_id < before)
        query = query.where(result.c.ended_at <= ended_at, earlier)
    over = _stopped_spots(connection, guild_id, asking, (ended_at, before), rows, player)
    over |= {row[0]: (row.ended_at, Spot(*row[:4])) for row in connection.execute(query)}
    latest = sorted(over.values(), key=lambda dated: (dated[0], dated[1].deal_id), reverse=True)
    return [spot for _, spot in latest[:rows]]


def _ended_at(connection: Connection, deal_id: int) -> float | None:
    end = select(func.max(result.c.ended_at)).where(result.c.deal_id == deal_id)
    stop = select(stopped_deal.c.at).where(stopped_deal.c.deal_id == deal_id)
    return connection.execute(end).scalar() or connection.execute(stop).scalar()


def _stopped_spots(
    connection: Connection,
    guild_id: int,
    asking: Player,
    last: tuple[float | None, int],
    rows: int,
    player: Player,
) -> dict[int, tuple[float, Spot]]:
    """Return stopped deals as `read_spots` returns finished ones, with their ends, by id."""
    own, (at, before) = stopped_deal.c, last
    query = (
        select(own.deal_id, own.channel_id, game_table.c.parent_id, own.at, deal.c.players)
        .join(deal, deal.c.id == own.deal_id)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .where(own.guild_id == guild_id)
        .order_by(own.at.desc(), own.deal_id.desc())
        .limit(rows)
    )
    if player:
        query = query.where(mentions(deal.c.players, player))
    if at is not None:
        query = query.where(own.at <= at, (own.at < at) | (own.deal_id < before))
    return {
        row.deal_id: (row.at, Spot(*row[:3], mine=asking in row.players))
        for row in connection.execute(query)
    }


def read_past(connection: Connection, ids: Collection[int], asking: Player) -> list[PastDeal]:
    """Return these finished deals in the order of `ids`, without unknown deals."""
    results = defaultdict[int, list[Result]](list)
    of_deal = (deal.c[name] for name in ("number", "seed", "voided", "choices"))
    joined = (
        select(result, game_table.c.parent_id)
        .add_columns(*of_deal)
        .join(deal, deal.c.id == result.c.deal_id)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .where(result.c.deal_id.in_(ids), result.c.ended_at.is_not(None))
        .order_by(result.c.deal_id, result.c.place, result.c.player)
    )
    rows = dict[int, RowMapping]()
    for row in connection.execute(joined).mappings():
        rows[row["deal_id"]] = row
        results[row["deal_id"]].append(of_row(row))
    keepers = select(kept).where(kept.c.deal_id.in_(ids)).order_by(kept.c.at, kept.c.player)
    codes = defaultdict[int, list[tuple[Player, str]]](list)
    for one in connection.execute(keepers):
        codes[one.deal_id].append((one.player, one.code))
    finished = {
        number: PastDeal(
            spot=Spot(
                number,
                row["channel_id"],
                row["parent_id"],
                any(one.player == asking for one in results[number]),
            ),
            guild_id=row["guild_id"],
            number=row["number"],
            preset=row["preset"],
            season=row["season"],
            ended_at=row["ended_at"],
            counted=row["counted"],
            results=tuple(results[number]),
            whole=row["seed"] != "",
            kept_by=tuple(codes[number]),
            table_id=row["table_id"],
            void=void_of(row["voided"]),
            choices=row["choices"],
        )
        for number, row in rows.items()
    }
    every = finished | _read_stopped(connection, [one for one in ids if one not in rows], asking)
    return [every[number] for number in ids if number in every]


def _read_stopped(
    connection: Connection, ids: Collection[int], asking: Player
) -> dict[int, PastDeal]:
    """Return those of these deals that were stopped, by id."""
    joined = (
        select(stopped_deal, deal, game_table.c.parent_id)
        .join(deal, deal.c.id == stopped_deal.c.deal_id)
        .join(game_table, game_table.c.id == deal.c.table_id)
        .where(stopped_deal.c.deal_id.in_(ids))
    )
    return {
        row["deal_id"]: PastDeal(
            spot=Spot(
                row["deal_id"], row["channel_id"], row["parent_id"], asking in row["players"]
            ),
            guild_id=row["guild_id"],
            number=row["number"],
            preset=row["preset"],
            season=0,
            ended_at=row["at"],
            counted=Counted.RATED.value,
            results=(),
            whole=row["seed"] != "",
            kept_by=(),
            table_id=row["table_id"],
            void=None,
            stopped=Stopped(Closing(row["why"]), row["by"], tuple(row["players"])),
        )
        for row in connection.execute(joined).mappings()
    }


def void_of(told: Mapping[str, Any]) -> Void | None:
    """Return the author and reason for voiding a deal, as stored with it; None if not voided."""
    return Void(Voider(told["by"]), told["reason"]) if told else None


def new_code(chance: Random) -> str:
    """Return a code for a kept deal."""
    return "".join(chance.choice(LETTERS) for _ in range(CODE))


def typed_code(typed: str) -> str:
    """Return the code of a kept deal in a typed text; "" if the text is no possible code."""
    letters = re.sub("[^A-Z]", "", typed.upper())
    return letters if re.fullmatch(f"[{LETTERS}]{{{CODE}}}", letters) else ""


def keep(connection: Connection, deal_id: int, player: Player, code: str, now: float) -> str | None:
    """Keep a finished deal for this person; return its code, the old one if it was kept before.

    Return None if the person keeps MOST_KEPT deals. Raises LookupError if the cards are deleted.
    """
    whole = (deal.c.id == deal_id) & (deal.c.seed != "") & deal.c.ended_at.is_not(None)
    if connection.execute(select(deal.c.id).where(whole).with_for_update()).first() is None:
        raise LookupError(f"deal {deal_id} has no cards")
    own = kept.c.player == player
    before = select(kept.c.code).where(own, kept.c.deal_id == deal_id)
    if (code_before := connection.execute(before).scalar()) is not None:
        return str(code_before)
    count = select(func.count()).select_from(kept).where(own)
    if connection.execute(count).scalar_one() >= MOST_KEPT:
        return None
    row = {"code": code, "deal_id": deal_id, "player": player, "at": now}
    connection.execute(insert(kept), row)
    return code


def let_go(connection: Connection, deal_id: int, player: Player = "") -> bool:
    """Stop keeping a deal for this person, or all people by default; return whether it was kept."""
    which = kept.c.deal_id == deal_id
    if player:
        which &= kept.c.player == player
    return connection.execute(delete(kept).where(which)).rowcount > 0


def read_of_code(connection: Connection, code: str) -> int | None:
    """Return the id of the deal that is kept under this code; None for an unknown code."""
    return connection.execute(select(kept.c.deal_id).where(kept.c.code == code)).scalar()


def read_kept_of(connection: Connection, player: Player) -> list[tuple[str, str, float]]:
    """Return a person's codes, each with the preset and end of its deal, the newest first."""
    columns = kept.c.code, deal.c.preset, func.coalesce(deal.c.ended_at, deal.c.started_at)
    joined = select(*columns).join(deal, deal.c.id == kept.c.deal_id)
    rows = connection.execute(joined.where(kept.c.player == player).order_by(kept.c.at.desc()))
    return [(code, preset, ended_at) for code, preset, ended_at in rows]


class History(Part):
    """Finished deals, and deals that people keep. Raises as `Store` does."""

    spots = reading(read_spots)
    past = reading(read_past)
    keep = writing(keep)
    let_go = writing(let_go)
    of_code = reading(read_of_code)
    kept_of = reading(read_kept_of)
