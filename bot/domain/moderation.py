"""What a server keeps for its admins: bans from its tables, and a log of who did what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.words import Refusal
from bot.words.speech import escaped
from rules.match.match import Player

LONGEST_REASON = 100  # characters


@dataclass(frozen=True)
class Ban:
    """A person who may not open, join or play at any table of one server, until it is lifted.

    `player` is nameless where that person had their data deleted: the ban holds all the same.
    """

    player: Player
    by: Player
    made_at: float = 0.0  # seconds since the epoch
    reason: str = ""


class Done(StrEnum):
    """An action of a host or an admin, as the log names it."""

    REMOVED = "removed"  # `whom` from a table
    HANDED_OVER = "handed-over"  # a table to `whom`
    TOOK_OVER = "took-over"  # a table, as its host in place of `whom`, who was silent
    STOPPED = "stopped"  # a table, of `whom` where that is somebody else
    CHANGED_GAME = "changed-game"  # `about`: a preset
    STARTED_OVER = "started-over"  # a table of `whom`
    SETTING = "setting"  # `about`: its name
    BANNED = "banned"
    LIFTED = "lifted"
    DELETED_RULES = "deleted-rules"  # `about`: their name
    DELETED_ALL = "deleted-all"  # saved rules of `whom`


@dataclass(frozen=True)
class LogEntry:
    """An action of somebody on a server, which may concern another person. It names no card."""

    done: Done
    by: Player
    whom: Player = ""
    about: str = ""
    channel_id: int = 0  # of the table, 0 where it was about none
    at: float = 0.0  # seconds since the epoch


def refusal(ban: Ban) -> Refusal:
    """The sentence that a banned person reads."""
    if ban.reason:
        return Refusal("banned-because", reason=escaped(ban.reason, LONGEST_REASON))
    return Refusal("banned")
