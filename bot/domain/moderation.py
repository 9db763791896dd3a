"""Moderation of a server: bans from its tables, and the log of actions of hosts and admins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.errors import Quoted, Refusal
from bot.domain.state import Stage, TableState
from rules.match.match import Player

LONGEST_REASON = 100  # characters
DAY = 86_400.0  # seconds
VOID_DAYS = 28  # for so long the cards of a deal are stored, which a recount of achievements needs


@dataclass(frozen=True)
class Ban:
    """A person who may not open, join or play at any table of one server, until the ban is lifted.

    A ban on server 0 holds everywhere: the operator has blocked that person.

    `player` is a nameless id if the person's data was deleted at the person's request; the ban
    still holds.

    >>> refusal(Ban("7", by="8", reason="insults")).key
    'banned-because'
    >>> refusal(Ban("7", by="")).key  # by the operator
    'blocked'
    """

    player: Player
    by: Player
    made_at: float = 0.0  # seconds since the epoch
    reason: str = ""


class Done(StrEnum):
    """Action of a host or an admin, as named in the log.

    For example, a change of the host, logged once it is made::

        change = table.arrange(membership.handed_over, context.player, heir)
        await change_and_log(context, change, Done.HANDED_OVER, heir)
    """

    REMOVED = "removed"  # `whom` from a table
    HANDED_OVER = "handed-over"  # a table to `whom`
    TOOK_OVER = "took-over"  # a table, as its host in place of `whom`, who was inactive
    STOPPED = "stopped"  # a table, of `whom` if that is another person
    CHANGED_GAME = "changed-game"  # `about`: a preset
    STARTED_OVER = "started-over"  # a table of `whom`
    SETTING = "setting"  # `about`: the name of the setting
    BANNED = "banned"
    LIFTED = "lifted"
    DELETED_RULES = "deleted-rules"  # `about`: the name of the rules
    DELETED_ALL = "deleted-all"  # all saved rules of `whom`
    VOIDED = "voided"  # a deal, for the reason `about`
    RESTORED = "restored"  # a deal that was voided


@dataclass(frozen=True)
class LogEntry:
    """An action on a server, which may concern another person. No entry names a card.

    For example, a change of the server's language; the store adds the moment::

        entry = LogEntry(Done.SETTING, player, about="language")
        await store.moderation.note(guild_id, entry)
    """

    done: Done
    by: Player
    whom: Player = ""
    about: str = ""
    channel_id: int = 0  # of the table, 0 if none is concerned
    at: float = 0.0  # seconds since the epoch


def refusal(ban: Ban) -> Refusal:
    """Return the refusal for a banned person; a ban without `by` was made by the operator."""
    if ban.reason:
        return Refusal("banned-because" if ban.by else "blocked-because", reason=Quoted(ban.reason))
    return Refusal("banned" if ban.by else "blocked")


class Voider(StrEnum):
    """Role in which a person voids a deal; the history of the deal shows the role.

    >>> table = TableState(1, 10, 20, host="7", preset="bigtwo_basic")
    >>> voider("7", table, manages=False)
    <Voider.HOST: 'host'>
    >>> voider("8", table, manages=True)
    <Voider.ADMIN: 'admin'>
    """

    ADMIN = "admin"
    HOST = "host"  # of the deal's table, while the table is open


@dataclass(frozen=True)
class Void:
    """Voiding of a deal, by a person in this role and for this reason.

    A voided deal counts for nothing that outlasts the table.

    For example, the host of the table voids a deal::

        void = Void(Voider.HOST, "Ben saw the cards")
        await store.voids.change(deal_id, void, entry)
    """

    by: Voider
    reason: str = ""


def voider(player: Player, table: TableState | None, manages: bool) -> Voider | None:
    """Return the role in which this person may void and restore a table's deals; None if none."""
    if manages:
        return Voider.ADMIN
    hosts = table is not None and table.stage is not Stage.CLOSED and table.host == player
    return Voider.HOST if hosts else None


def is_voidable(ended_at: float, now: float) -> bool:
    """Whether a deal that ended at this moment may still be voided or restored."""
    return now - ended_at < VOID_DAYS * DAY
