"""Stopping a table in the middle of a deal: pure functions from state to state.

After the first play of a deal, the other people of the deal decide: its results are theirs too. Who
wants to stop without them leaves for good, and is placed last like any leaver. Each change raises
Refusal, with the reason, if it is not allowed. Times are in seconds since the epoch.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.domain import host
from bot.domain.computers import is_computer
from bot.domain.errors import Refusal
from bot.domain.seating import check_open, seated
from bot.domain.state import Closing, Stage, StopRequest, TableState
from bot.domain.time_control import factor
from rules.match.match import Player

VOTE_SECONDS = 300.0  # within which the others answer, if none of them has longer turns
AGAIN_SECONDS = 300.0  # after a refusal, until the others may be asked again


@dataclass(frozen=True)
class RunningDeal:
    """The running deal as far as a stop depends on it."""

    players: tuple[Player, ...] = ()  # by seat
    played: bool = False  # whether anything was played

    def others(self, state: TableState, player: Player) -> tuple[Player, ...]:
        """Return the people of the deal, without this one, who have a say in its end.

        A person who has left the deal by choice, or was removed by a vote, has none. A person whom
        the host alone has removed has one.
        """
        people = (person for person in self.players if person != player and not is_computer(person))
        return tuple(person for person in people if not _has_left(state, person))


def _has_left(state: TableState, player: Player) -> bool:
    seat = seated(state, player)
    return seat is not None and seat.gone and len(state.votes.get(player, ())) != 1


def needs_consent(state: TableState, deal: RunningDeal, player: Player, manager: bool) -> bool:
    """Whether this person can stop the running deal only if the other people agree."""
    begun = state.stage is Stage.DEAL and deal.played
    judge = manager and player not in deal.players
    return begun and not judge and bool(deal.others(state, player))


def needed(state: TableState, deal: RunningDeal) -> int:
    """Return how many people must agree to the present request: most of those who are awake.

    A person who is asleep may agree but does not count; if all are asleep, one must agree.
    """
    awake = [person for person in deal.others(state, state.stop.by) if not _asleep(state, person)]
    return len(awake) // 2 + 1


def _asleep(state: TableState, player: Player) -> bool:
    seat = seated(state, player)
    return seat is not None and seat.asleep


def stopped(
    state: TableState, player: Player, now: float, manager: bool, deal: RunningDeal
) -> TableState:
    """Return the table closed by this person, or with the request to the other people.

    An admin who does not play in the deal closes it at once; the deal is then void.
    """
    host.check_stops(state, player, now, manager)
    if needs_consent(state, deal, player, manager):
        return _requested(state, player, now, deal)
    judged = state.stage is Stage.DEAL and deal.played and player not in deal.players
    why = Closing.ADMIN if judged and manager else Closing.STOPPED
    return host.closed(state, why, player)


def _requested(state: TableState, player: Player, now: float, deal: RunningDeal) -> TableState:
    before = state.stop
    if before.by == player:
        return state
    if before.by:
        raise Refusal("stop-asked-before")
    if before.until > now:
        raise Refusal("stop-too-soon", at=host.moment(before.until))
    slowest = max(factor(state, person) for person in deal.others(state, player))
    return replace(state, stop=StopRequest(player, now + VOTE_SECONDS * slowest))


def agreed(state: TableState, player: Player, deal: RunningDeal) -> TableState:
    """Agree to the present request; with a majority the table is closed."""
    _check_voter(state, player, deal)
    by = tuple(sorted({*state.stop.agreed, player}))
    declined = tuple(person for person in state.stop.declined if person != player)
    after = replace(state, stop=replace(state.stop, agreed=by, declined=declined))
    if len(by) >= needed(after, deal):
        return host.closed(after, Closing.AGREED, state.stop.by)
    return after


def declined(state: TableState, player: Player, deal: RunningDeal, now: float) -> TableState:
    """Decline the present request, or take it back; without a possible majority it is over."""
    if player == state.stop.by:
        return without_stop(state, now)
    _check_voter(state, player, deal)
    no = tuple(sorted({*state.stop.declined, player}))
    yes = tuple(person for person in state.stop.agreed if person != player)
    after = replace(state, stop=replace(state.stop, agreed=yes, declined=no))
    possible = len(deal.others(state, state.stop.by)) - len(no)
    return without_stop(after, now) if possible < needed(after, deal) else after


def without_stop(state: TableState, now: float) -> TableState:
    """Return the table after a request that was declined, or that nobody answered in time."""
    return replace(state, stop=StopRequest(until=now + AGAIN_SECONDS))


def lapsed(state: TableState, now: float) -> TableState:
    """Return the table without a request whose time is over; else unchanged."""
    return without_stop(state, now) if state.stop.by and state.stop.until <= now else state


def may_answer(state: TableState, player: Player, deal: RunningDeal) -> bool:
    """Whether this person is asked by the present request."""
    return bool(state.stop.by) and player in deal.others(state, state.stop.by)


def _check_voter(state: TableState, player: Player, deal: RunningDeal) -> None:
    check_open(state)
    if not state.stop.by or state.stage is not Stage.DEAL:
        raise Refusal("stop-over")
    if player not in deal.others(state, state.stop.by):
        raise Refusal("stop-others")


def asks(state: TableState) -> Collection[Player]:
    """Return the people named by the present request."""
    return {state.stop.by, *state.stop.agreed, *state.stop.declined} - {""}
