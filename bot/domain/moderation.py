"""Moderation of a server: bans from its tables, and the log of actions of hosts and admins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.computers import is_computer
from bot.domain.errors import Quote, Refusal
from rules.match.match import Player

LONGEST_REASON = 100  # characters
DAY = 86_400.0  # seconds
VOID_DAYS = 28  # for so long the cards of a deal are stored, which a recount of achievements needs


@dataclass(frozen=True)
class Ban:
    """A person who may not open, join or play at any table of one server, until the ban is lifted.

    A ban on server 0 holds everywhere: the operator has blocked that person. `player` is a nameless
    id if the person's data was deleted; the ban still holds.
    """

    player: Player
    by: Player
    made_at: float = 0.0  # seconds since the epoch
    reason: str = ""


class Done(StrEnum):
    """Action of a host or an admin, as named in the log."""

    REMOVED = "removed"  # `whom` from a table
    HANDED_OVER = "handed-over"  # a table to `whom`
    TOOK_OVER = "took-over"  # a table, as its host in place of `whom`, who was inactive
    STOPPED = "stopped"  # a table, of `whom` if that is another person
    ASKED_STOP = "asked-stop"  # in the middle of a deal
    AGREED_STOP = "agreed-stop"  # the last vote for the request of `whom`: the table is stopped
    CHANGED_GAME = "changed-game"  # `about`: a preset
    STARTED_OVER = "started-over"  # a table of `whom`
    SETTING = "setting"  # `about`: the name of the setting
    BANNED = "banned"
    LIFTED = "lifted"
    DELETED_RULES = "deleted-rules"  # `about`: the name of the rules
    DELETED_ALL = "deleted-all"  # all saved rules of `whom`
    VOIDED = "voided"  # a deal, named `about`
    RESTORED = "restored"  # a deal that was voided
    PROPOSED_VOID = "proposed-void"  # of a deal, named `about`
    PROPOSED_RESTORE = "proposed-restore"
    AGREED = "agreed"  # to a proposal by `whom`
    PASSED_VOID = "passed-void"  # a proposal by `whom`: the deal is void
    PASSED_RESTORE = "passed-restore"


@dataclass(frozen=True)
class LogEntry:
    """An action on a server, which may concern another person. No entry names a card."""

    done: Done
    by: Player
    whom: Player = ""
    about: str = ""
    channel_id: int = 0  # of the table, 0 if none is concerned
    at: float = 0.0  # seconds since the epoch


def refusal(ban: Ban) -> Refusal:
    """Return the refusal for a banned person; a ban without `by` was made by the operator."""
    if ban.reason:
        return Refusal("banned-because" if ban.by else "blocked-because", reason=Quote(ban.reason))
    return Refusal("banned" if ban.by else "blocked")


class Voider(StrEnum):
    """Role in which a deal was voided; the history of the deal shows the role."""

    ADMIN = "admin"  # who did not play in the deal
    PLAYERS = "players"  # a majority of the people of the deal
    HOST = "host"  # alone, as in versions up to 1.0


@dataclass(frozen=True)
class Void:
    """Voiding of a deal, which then counts for nothing that outlasts the table."""

    by: Voider
    reason: str = ""


class Role(StrEnum):
    """Role of a person in the question whether a deal counts."""

    ADMIN = "admin"  # manages the server and did not play in the deal: decides alone
    PLAYER = "player"  # manages the server and played in the deal: proposes, as a host does
    HOST = "host"  # was the host of the table at the deal: proposes


class Outcome(StrEnum):
    """Outcome of a proposal to void or to restore a deal."""

    OPEN = "open"
    DONE = "done"
    OVERTAKEN = (
        "overtaken"  # by a decision of an admin or others, or the end of the proposer's data
    )


@dataclass(frozen=True)
class JudgedDeal:
    """Facts of a finished deal that decide on who may change whether the deal counts."""

    host: Player  # of the table at the deal; "" if unknown or deleted
    players: tuple[Player, ...]  # of the deal
    by_admin: bool = False  # an admin has made the last decision alone

    def others(self, player: Player) -> tuple[Player, ...]:
        """Return the people of the deal without this person; computers do not count.

        People without a name, whose data was deleted, count as people who do not agree.
        """
        return tuple(
            person for person in self.players if person != player and not is_computer(person)
        )

    def votes_needed(self, player: Player) -> int:
        """Return how many of the other people are a majority for a proposal by this person."""
        return len(self.others(player)) // 2 + 1


@dataclass(frozen=True)
class Proposal:
    """A proposal that a deal be void, or count again, with the people who agree so far.

    An admin's own decision is a proposal that is done at once.
    """

    id: int
    deal_id: int
    by: Player
    role: Role
    restores: bool  # the deal counts again
    reason: str = ""
    at: float = 0.0  # seconds since the epoch
    outcome: Outcome = Outcome.OPEN
    agreed: tuple[Player, ...] = ()


def role_of(player: Player, deal: JudgedDeal, manages: bool) -> Role | None:
    """Return the role in which this person may void or restore a deal, or propose so; else None.

    `manages` is whether the person manages the server. What an admin has decided only an admin
    decides again.
    """
    played = player in deal.players
    if manages and not played:
        return Role.ADMIN
    if deal.by_admin or not deal.others(player):
        return None
    if player == deal.host:
        return Role.HOST
    return Role.PLAYER if manages else None


def check_role(player: Player, deal: JudgedDeal, manages: bool) -> Role:
    """Return the role as `role_of` does. Raises Refusal with the reason where there is none."""
    role = role_of(player, deal, manages)
    if role is not None:
        return role
    if not manages and player != deal.host:
        raise Refusal("void-only-host")
    raise Refusal("void-by-admin" if deal.by_admin else "void-alone")


def check_vote(
    player: Player, deal: JudgedDeal, proposal: Proposal | None, number: int, is_void: bool
) -> Proposal:
    """Return the open proposal of a deal for a person who votes for the proposal `number`.

    `is_void` is whether the deal is void now. Raises Refusal for a proposal that is decided, and
    for a person who may not vote.
    """
    stale = proposal is None or proposal.id != number or proposal.restores is not is_void
    if proposal is None or stale or deal.by_admin:
        raise over()
    if player == proposal.by:
        raise Refusal("proposal-own")
    if player not in deal.others(proposal.by):
        raise Refusal("proposal-others")
    return proposal


def over() -> Refusal:
    """Return the refusal of a vote for a proposal that is decided."""
    return Refusal("proposal-over")


def is_voidable(ended_at: float, now: float) -> bool:
    """Whether a deal that ended at this moment may still be voided or restored."""
    return now - ended_at < VOID_DAYS * DAY
