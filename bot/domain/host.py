"""Absence of the host, and idle tables: pure functions from state to state.

Each change raises Refusal, with the reason, if it is not allowed. Times are in seconds since the
epoch.
"""

from __future__ import annotations

from dataclasses import replace

from bot.domain.errors import PlayerName, Refusal
from bot.domain.seating import check_member, check_open, seated
from bot.domain.state import Activity, Closing, Stage, StopRequest, TableState
from rules.match.match import Player

SILENT_SECONDS = 600.0  # inactivity of the host, or of all people, after which others may act
LEFT_DEAL = 4  # factor of the idle time during a practice deal, which has no clock


def starting(state: TableState, player: Player, now: float) -> TableState:
    """Return the table after a player has pressed Start or Next deal.

    The player replaces an inactive host. While the host is active, raises Refusal in the lobby for
    any other player.
    """
    check_member(state, player)
    if may_take_over(state, player, now):
        return taken_over(state, player, now)
    if state.stage is Stage.LOBBY and player != state.host:
        raise Refusal("only-host-starts", host=PlayerName(state.host), at=moment(silent_at(state)))
    return replace(state, host_before="")


def may_take_over(state: TableState, player: Player, now: float) -> bool:
    """Whether this player sits here and may replace a host who has been inactive too long."""
    seat = seated(state, player)
    seated_here = seat is not None and not seat.computer and not seat.gone
    return seated_here and player != state.host and now >= silent_at(state) > 0


def taken_over(state: TableState, player: Player, now: float) -> TableState:
    """Return the table with this player as host in place of an inactive one."""
    check_open(state)
    check_member(state, player)
    if not may_take_over(state, player, now):
        raise Refusal("host-is-here", host=PlayerName(state.host), at=moment(silent_at(state)))
    return replace(state, host=player, host_before=state.host, activity=Activity(now, now))


def may_stop(state: TableState, player: Player, now: float, manager: bool = False) -> bool:
    """Whether this person may close the table.

    The host and managers of the channel may. After a long inactivity of all people every person
    may, except during a deal.
    """
    return manager or player == state.host or now >= forsaken_at(state) > 0


def check_stops(state: TableState, player: Player, now: float, manager: bool = False) -> None:
    """Raise Refusal with the reason if this person may not close the table, or ask for it."""
    check_open(state)
    if not may_stop(state, player, now, manager):
        if state.stage is Stage.DEAL:
            raise Refusal("only-host-stops-deal", host=PlayerName(state.host))
        at = moment(forsaken_at(state))
        raise Refusal("only-host-stops", host=PlayerName(state.host), at=at)


def closed(state: TableState, why: Closing, by: Player = "") -> TableState:
    check_open(state)
    return replace(state, stage=Stage.CLOSED, closed_why=why, closed_by=by, stop=StopRequest())


def silent_at(state: TableState) -> float:
    """Return the moment from which others may act for an inactive host; 0 if unknown."""
    at = state.activity.host_at
    return at and at + SILENT_SECONDS


def forsaken_at(state: TableState) -> float:
    """Return the moment from which everyone may close the table; 0 if unknown or during a deal."""
    at = 0.0 if state.stage is Stage.DEAL else state.activity.active_at
    return at and max(at, state.activity.host_at) + SILENT_SECONDS


def idle_at(state: TableState, seconds: float) -> float | None:
    """Return the moment at which the table closes, `seconds` after the last activity.

    None if the table does not close by itself: it is closed already, its last activity is unknown,
    or a deal is running. A deal on a server has its own clock. A deal without a server has none,
    and its table closes later.
    """
    at = state.activity.active_at
    has_clock = state.stage is Stage.DEAL and not state.serverless
    if not at or state.stage is Stage.CLOSED or has_clock:
        return None
    return max(at, state.activity.host_at) + seconds * (
        LEFT_DEAL if state.stage is Stage.DEAL else 1
    )


def moment(at: float) -> str:
    """Return a moment as Discord's timestamps need it: whole seconds, rounded up."""
    return str(-int(-at // 1))
