"""Moderation of a server: bans from its tables, and the log of actions of hosts and admins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.errors import Quoted, Refusal
from rules.match.match import Player

LONGEST_REASON = 100  # characters


@dataclass(frozen=True)
class Ban:
    """A person who may not open, join or play at any table of one server, until the ban is lifted.

    A ban on server 0 holds everywhere: the operator has blocked that person.

    `player` is nameless if that person had their data deleted: the ban holds all the same.
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
    CHANGED_GAME = "changed-game"  # `about`: a preset
    STARTED_OVER = "started-over"  # a table of `whom`
    SETTING = "setting"  # `about`: its name
    BANNED = "banned"
    LIFTED = "lifted"
    DELETED_RULES = "deleted-rules"  # `about`: their name
    DELETED_ALL = "deleted-all"  # saved rules of `whom`


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
    """Return the refusal of a banned person; bans of the operator are by nobody."""
    if ban.reason:
        return Refusal("banned-because" if ban.by else "blocked-because", reason=Quoted(ban.reason))
    return Refusal("banned" if ban.by else "blocked")
