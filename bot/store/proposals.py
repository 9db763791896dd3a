"""Store of proposals to void or to restore a deal, of the votes for them, and of their outcome.

Each change asks for the right again in its own transaction, in which the deal's server is locked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from bot.clock import Clock
from bot.domain.errors import Refusal
from bot.domain.moderation import (
    VOID_DAYS,
    Done,
    JudgedDeal,
    LogEntry,
    Outcome,
    Proposal,
    Role,
    Void,
    Voider,
    check_role,
    check_vote,
    is_voidable,
    over,
)
from bot.domain.names import first_nameless
from bot.standing.tallies import Counted
from bot.store import standing, voids
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.moderation import add_entry
from bot.store.schema import deal, proposal, proposal_vote, result
from rules.match.match import Player

Row = dict[str, Any]
PROPOSED = {False: Done.PROPOSED_VOID, True: Done.PROPOSED_RESTORE}
DECIDED = {False: Done.VOIDED, True: Done.RESTORED}
PASSED = {False: Done.PASSED_VOID, True: Done.PASSED_RESTORE}
OF_DEAL = (
    *(result.c[name] for name in ("guild_id", "channel_id", "preset", "season", "counted")),
    *(deal.c.host, deal.c.number, deal.c.voided, result.c.ended_at),
)


@dataclass(frozen=True)
class Case:
    """A finished deal whose counting is in question, and the newest proposal about it.

    `proposal` is None without one. `is_void` is whether the deal is voided at present.
    """

    deal_id: int
    guild_id: int
    channel_id: int
    preset: str
    number: int
    season: int
    ended_at: float
    is_void: bool
    judged: JudgedDeal
    proposal: Proposal | None = None
    shown: str = ""  # the outcome that the channel's messages show; "" for none
    post_id: int | None = None  # of the message with the button

    @property
    def votes_needed(self) -> int:
        """The number of people who must agree to the proposal."""
        return self.judged.votes_needed(self.proposal.by if self.proposal else "")

    @property
    def open(self) -> Proposal | None:
        """The proposal if people may still agree to it."""
        newest = self.proposal
        return newest if newest and newest.outcome is Outcome.OPEN else None


def propose(
    connection: Connection,
    deal_id: int,
    player: Player,
    manages: bool,
    reason: str | None,
    about: str,
    now: float,
) -> Case:
    """Void a deal for a reason, or restore it if `reason` is None, or propose so.

    An admin who did not play in the deal decides. Another person with a right proposes; a second
    proposal is a vote for the first one. Repetition changes nothing. `manages` is whether the
    person manages the server, `about` the name of the deal in the log. Raises Refusal, and
    LookupError for a deal that counts nowhere.
    """
    case, restores = _locked(connection, deal_id), reason is None
    role = check_role(player, case.judged, manages)
    if not is_voidable(case.ended_at, now):
        raise Refusal("void-too-late", days=VOID_DAYS)
    if case.is_void is not restores:  # a double click
        return case
    if role is not Role.ADMIN and (found := case.open):
        votes = player in case.judged.others(found.by)
        return agree(connection, found.id, player, about, now) if votes else case
    new = Proposal(0, deal_id, player, role, restores, reason or "", now)
    if role is Role.ADMIN:
        new = replace(new, outcome=Outcome.DONE)
        _change(connection, case, new, DECIDED[restores], about, now)
    else:
        _log(connection, case, PROPOSED[restores], player, "", about, now)
    _insert(connection, case.guild_id, new)
    return _read_case(connection, deal_id)


def agree(connection: Connection, proposal_id: int, player: Player, about: str, now: float) -> Case:
    """Add a person's vote for a proposal, which takes effect with a majority.

    A second vote changes nothing. Raises Refusal for a proposal that is decided, and for a person
    who may not vote.
    """
    deal_id = connection.execute(
        select(proposal.c.deal_id).where(proposal.c.id == proposal_id)
    ).scalar()
    if deal_id is None:
        raise over()
    case = _locked(connection, deal_id)
    found = check_vote(player, case.judged, case.open, proposal_id, case.is_void)
    if not is_voidable(case.ended_at, now):
        raise Refusal("void-too-late", days=VOID_DAYS)
    if player in found.agreed:
        return case
    row = {"proposal_id": proposal_id, "player": player, "guild_id": case.guild_id}
    connection.execute(insert(proposal_vote), row)
    _log(connection, case, Done.AGREED, player, found.by, about, now)
    if len(found.agreed) + 1 >= case.votes_needed:
        _change(connection, case, found, PASSED[found.restores], about, now, by=player)
        done = update(proposal).where(proposal.c.id == proposal_id)
        connection.execute(done.values(outcome=Outcome.DONE.value))
    return _read_case(connection, deal_id)


def _change(
    connection: Connection,
    case: Case,
    made: Proposal,
    done: Done,
    about: str,
    now: float,
    by: Player = "",
) -> None:
    """Void or restore the deal as proposed; all open proposals about it are overtaken."""
    voider = Voider.ADMIN if made.role is Role.ADMIN else Voider.PLAYERS
    void = None if made.restores else Void(voider, made.reason)
    whom = made.by if by else ""
    entry = LogEntry(done, by or made.by, whom, about, case.channel_id, now)
    voids.change(connection, case.deal_id, void, entry)
    still = (proposal.c.deal_id == case.deal_id) & (proposal.c.outcome == Outcome.OPEN.value)
    connection.execute(update(proposal).where(still).values(outcome=Outcome.OVERTAKEN.value))


def _log(
    connection: Connection,
    case: Case,
    done: Done,
    by: Player,
    whom: Player,
    about: str,
    now: float,
) -> None:
    add_entry(connection, case.guild_id, LogEntry(done, by, whom, about, case.channel_id, now))


def _insert(connection: Connection, guild_id: int, new: Proposal) -> None:
    row = {
        "guild_id": guild_id,
        "deal_id": new.deal_id,
        "by": new.by,
        "role": new.role.value,
        "restores": new.restores,
        "reason": new.reason,
        "at": new.at,
        "outcome": new.outcome.value,
    }
    connection.execute(insert(proposal), row)


def _locked(connection: Connection, deal_id: int) -> Case:
    """Lock the server of a deal and return the case. Raises LookupError as `read_case` does."""
    guild_id = connection.execute(
        select(result.c.guild_id).where(result.c.deal_id == deal_id)
    ).scalar()
    if guild_id:
        standing.lock(connection, guild_id)
    return _read_case(connection, deal_id)


def _read_case(connection: Connection, deal_id: int, proposal_id: int = 0) -> Case:
    """Return the case of a deal, with its newest proposal or the given one.

    Raises LookupError for a deal that counts on no server.
    """
    own = (result.c.deal_id == deal_id) & (result.c.ladder != "") & (result.c.guild_id != 0)
    joined = select(*OF_DEAL, result.c.player).join(deal, deal.c.id == result.c.deal_id)
    rows = connection.execute(joined.where(own).order_by(result.c.place)).mappings().all()
    if not rows or rows[0]["ended_at"] is None:
        raise LookupError(f"deal {deal_id} counts nowhere")
    first, made = rows[0], _proposals(connection, deal_id)
    decided = [row for row in made if row["outcome"] == Outcome.DONE.value]
    is_void = first["counted"] == Counted.VOIDED
    last = decided[0]["role"] if decided else ""
    by_admin = last == Role.ADMIN or (is_void and first["voided"].get("by") == Voider.ADMIN)
    players = tuple(row["player"] for row in rows)
    shown = next((row for row in made if row["id"] == proposal_id), None)
    shown = shown or next(iter(made), None)
    return Case(
        deal_id=deal_id,
        guild_id=first["guild_id"],
        channel_id=first["channel_id"],
        preset=first["preset"],
        number=first["number"],
        season=first["season"],
        ended_at=first["ended_at"],
        is_void=is_void,
        judged=JudgedDeal(first["host"], players, by_admin),
        proposal=_proposal(connection, shown) if shown else None,
        shown=shown["shown"] if shown else "",
        post_id=shown["post_id"] if shown else None,
    )


def _proposals(connection: Connection, deal_id: int) -> Sequence[RowMapping]:
    own = select(proposal).where(proposal.c.deal_id == deal_id)
    return connection.execute(own.order_by(proposal.c.id.desc())).mappings().all()


def _proposal(connection: Connection, row: RowMapping) -> Proposal:
    votes = select(proposal_vote.c.player).where(proposal_vote.c.proposal_id == row["id"])
    return Proposal(
        row["id"],
        row["deal_id"],
        row["by"],
        Role(row["role"]),
        row["restores"],
        row["reason"],
        row["at"],
        Outcome(row["outcome"]),
        tuple(connection.execute(votes.order_by(proposal_vote.c.player)).scalars()),
    )


def read_case(connection: Connection, deal_id: int) -> Case | None:
    """Return the case of a finished deal; None for a deal that counts on no server."""
    try:
        return _read_case(connection, deal_id)
    except LookupError:
        return None


def read_of(connection: Connection, proposal_id: int) -> Case | None:
    """Return the case with this proposal; None if the proposal or its deal is deleted."""
    own = select(proposal.c.deal_id).where(proposal.c.id == proposal_id)
    deal_id = connection.execute(own).scalar()
    try:
        return None if deal_id is None else _read_case(connection, deal_id, proposal_id)
    except LookupError:
        return None


def read_unshown(connection: Connection, guild_id: int = 0) -> list[tuple[int, int]]:
    """Return proposals whose outcome the channel does not show, as (server, proposal)."""
    columns = select(proposal.c.guild_id, proposal.c.id)
    which = columns.where(proposal.c.shown != proposal.c.outcome)
    if guild_id:
        which = which.where(proposal.c.guild_id == guild_id)
    return [(row[0], row[1]) for row in connection.execute(which.order_by(proposal.c.id))]


def note_shown(
    connection: Connection, proposal_id: int, outcome: Outcome, post_id: int | None
) -> None:
    """Store that the channel shows this outcome, and the id of the message with the button."""
    which = update(proposal).where(proposal.c.id == proposal_id)
    connection.execute(which.values(shown=outcome.value, post_id=post_id))


def forget_old(connection: Connection, before: float) -> bool:
    """Delete the proposals made up to `before`; return whether there were any."""
    old = connection.execute(select(proposal.c.id).where(proposal.c.at <= before)).scalars().all()
    _delete(connection, old)
    return bool(old)


def forget_person(connection: Connection, player: Player) -> None:
    """Delete this person's votes; the proposals stay without the name, and open ones are over.

    They stay so that the messages about them are changed, too.
    """
    connection.execute(delete(proposal_vote).where(proposal_vote.c.player == player))
    own, by = proposal.c.by == player, {"by": first_nameless(())}
    still = own & (proposal.c.outcome == Outcome.OPEN.value)
    over = {**by, "outcome": Outcome.OVERTAKEN.value, "reason": ""}
    connection.execute(update(proposal).where(still).values(**over))
    connection.execute(update(proposal).where(own).values(**by))


def _delete(connection: Connection, ids: Sequence[int]) -> None:
    connection.execute(delete(proposal_vote).where(proposal_vote.c.proposal_id.in_(ids)))
    connection.execute(delete(proposal).where(proposal.c.id.in_(ids)))


def read_kept(connection: Connection, player: Player) -> list[Row]:
    """Return the rows of this person's proposals."""
    own = select(proposal).where(proposal.c.by == player).order_by(proposal.c.id)
    return [dict(row) for row in connection.execute(own).mappings()]


class Proposals(Part):
    """Proposals to void or to restore deals, and decisions of admins. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock

    case = reading(read_case)
    of = reading(read_of)
    unshown = reading(read_unshown)
    note_shown = writing(note_shown)

    async def propose(
        self, deal_id: int, player: Player, manages: bool, reason: str | None, about: str
    ) -> Case:
        """Void or restore a deal, or propose so: see the function `propose`."""
        now = self._clock.now()
        return await self._store.write(propose, deal_id, player, manages, reason, about, now)

    async def agree(self, proposal_id: int, player: Player, about: str) -> Case:
        """Vote for a proposal: see the function `agree`."""
        return await self._store.write(agree, proposal_id, player, about, self._clock.now())
