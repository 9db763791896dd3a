"""A host who is silent, and a table at which everybody is: a table's state in, its next state out.

Each change raises Refusal, with the reason, where it may not be made. Times are in seconds since
the epoch.
"""

from __future__ import annotations

from dataclasses import replace

from bot.domain.names import named
from bot.domain.seating import check_member, check_open, seated
from bot.domain.state import Activity, Closing, Stage, TableState
from bot.words import Refusal
from rules.match.match import Player

SILENT_SECONDS = 600.0  # without the host, or without anybody, until others may act in their place
LEFT_DEAL = 4  # times as long as another table a deal of practice is kept, which has no clock


def starting(state: TableState, player: Player, now: float) -> TableState:
    """The table of a player who presses Start or Next deal: the host, where the host is silent.

    Refusal in the lobby before that.
    """
    check_member(state, player)
    if may_take_over(state, player, now):
        return taken_over(state, player, now)
    if state.stage is Stage.LOBBY and player != state.host:
        raise Refusal("only-host-starts", host=named(state.host), at=moment(silent_at(state)))
    return replace(state, host_before="")


def may_take_over(state: TableState, player: Player, now: float) -> bool:
    """Sits this player here, and is another one the host who has been silent for too long?"""
    seat = seated(state, player)
    here = seat is not None and not seat.computer and not seat.gone
    return here and player != state.host and now >= silent_at(state) > 0


def taken_over(state: TableState, player: Player, now: float) -> TableState:
    """A player at the table becomes the host in place of one who is silent."""
    check_open(state)
    check_member(state, player)
    if not may_take_over(state, player, now):
        raise Refusal("host-is-here", host=named(state.host), at=moment(silent_at(state)))
    return replace(state, host=player, host_before=state.host, activity=Activity(now, now))


def may_stop(state: TableState, player: Player, now: float, manager: bool = False) -> bool:
    """May this person close the table?

    The host may, who manages the channel, and anybody once nobody plays and all are silent.
    """
    return manager or player == state.host or now >= forsaken_at(state) > 0


def stopped(state: TableState, player: Player, now: float, manager: bool = False) -> TableState:
    """The table closed by this person."""
    check_open(state)
    if not may_stop(state, player, now, manager):
        if state.stage is Stage.DEAL:
            raise Refusal("only-host-stops-deal", host=named(state.host))
        at = moment(forsaken_at(state))
        raise Refusal("only-host-stops", host=named(state.host), at=at)
    return closed(state, Closing.STOPPED, player)


def closed(state: TableState, why: Closing, by: Player = "") -> TableState:
    """The table closed for this reason."""
    check_open(state)
    return replace(state, stage=Stage.CLOSED, closed_why=why, closed_by=by)


def silent_at(state: TableState) -> float:
    """When the host has been silent for so long that others may act; 0 where that is unknown."""
    at = state.activity.host_at
    return at and at + SILENT_SECONDS


def forsaken_at(state: TableState) -> float:
    """When anybody may close the table; 0 while a deal is played, and where that is unknown."""
    at = 0.0 if state.stage is Stage.DEAL else state.activity.active_at
    return at and max(at, state.activity.host_at) + SILENT_SECONDS


def idle_at(state: TableState, seconds: float) -> float | None:
    """When the table closes by itself, so many seconds after anybody did anything; or None.

    A running deal has its clock, but for one that is practised.
    """
    at = state.activity.active_at
    if not at or state.stage is Stage.CLOSED or (state.stage is Stage.DEAL and not state.private):
        return None
    return max(at, state.activity.host_at) + seconds * (
        LEFT_DEAL if state.stage is Stage.DEAL else 1
    )


def moment(at: float) -> str:
    """A moment as Discord's timestamps want it: whole seconds, not before it."""
    return str(-int(-at // 1))
