"""Time control: the thinking time of people, and the handling of timeouts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from bot.domain.errors import Refusal
from bot.domain.preferences import ServerSettings
from bot.domain.seating import check_host, check_member, check_not_sent_off, seated, with_seat
from bot.domain.state import Deadlines, TableState
from bot.settings import Settings
from rules.actions import Action, Cut, Seat
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import legal
from rules.events import Turn
from rules.match.match import Player
from rules.phases.base import Part

GIFTS = 2  # most times that one player may give a turn more time
CUT_SECONDS = 10.0  # until the pack is cut by itself, at a random place
SLEEPY = 2  # turns in a row without activity until a computer plays on


@dataclass(frozen=True)
class TimeControl:
    """Thinking time of people, in seconds: for each turn, and the time bank of a deal."""

    turn: float
    bank: float


def time_control(settings: Settings, server: ServerSettings) -> TimeControl:
    """Return the time control from a server's settings, or from the bot's where none is set."""
    return TimeControl(
        turn=server.turn_seconds or settings.turn_seconds,
        bank=server.bank_seconds if server.bank_seconds >= 0 else settings.bank_seconds,
    )


def deadlines(
    control: TimeControl,
    state: TableState,
    players: tuple[Player, ...],
    decision: Decision,
    seq: int,
    now: float,
) -> Deadlines | None:
    """Return the deadlines of a turn that begins with `decision`; None if no turn begins.

    `players` are in the order of the seats. `seq` is the number of the decision's first event in
    the deal. `now` is in seconds since the epoch.
    """
    turns = [seq + i for i, event in enumerate(decision.events) if isinstance(event, Turn)]
    if not turns:
        return None
    deal = decision.deal
    cuts = bool(deal.deck) and any(cuts_of(deal, seat) for seat in deal.to_act)
    seconds = turn_length(control, state, [players[seat] for seat in deal.to_act], cuts)
    if cuts:
        return Deadlines(turns[-1], now + seconds)
    if state.serverless:  # without a clock: no other person waits
        return Deadlines(turns[-1])
    return Deadlines(turns[-1], now + seconds, now + seconds / 2)


def factor(state: TableState, player: Player) -> int:
    """Return how many times the table's time the turns of this player last.

    The host may limit the wish of a person. A computer that plays needs no longer turns.
    """
    seat = seated(state, player)
    if seat is None or seat.turn_factor == 1 or seat.asleep or seat.gone:
        return 1
    return min(seat.turn_factor, state.most_factor)


def turn_length(
    control: TimeControl, state: TableState, due: Collection[Player], cuts: bool
) -> float:
    """Return the seconds of a turn of the `due` players, who all have as long as the slowest.

    The time bank is kept in the table's time; a longer turn lengthens it, too. `cuts` is whether
    the players are to cut the pack, which takes no time of the bank.
    """
    longest = 0.0
    for player in due:
        seat = seated(state, player)
        seconds = CUT_SECONDS if cuts else control.turn + (seat.bank if seat else 0.0)
        longest = max(longest, seconds * factor(state, player))
    return longest


def lengthened(ends: Deadlines, seconds: float) -> Deadlines:
    """Return the deadlines of a turn that lasts `seconds` longer from its beginning on.

    A turn that has become shorter keeps its deadlines: nobody loses time that was shown.
    """
    if not ends.due_at or seconds <= 0:
        return ends
    remind_at = ends.remind_at and ends.remind_at + seconds / 2
    return replace(ends, due_at=ends.due_at + seconds, remind_at=remind_at)


def with_factors(state: TableState, factors: Mapping[Player, int]) -> TableState:
    """Return the table with the factors that people wish for their turns, by player."""
    seats = tuple(
        replace(seat, turn_factor=factors.get(seat.player, 1))
        if factors.get(seat.player, 1) != seat.turn_factor
        else seat
        for seat in state.seats
    )
    return state if seats == state.seats else replace(state, seats=seats)


def with_most_factor(state: TableState, player: Player, most: int) -> TableState:
    """Limit how many times the table's time the turns of one seat may last, as the host."""
    check_host(state, player)
    return replace(state, most_factor=most)


def has_longer_turns(state: TableState) -> bool:
    """Whether the turns of a seat last longer than those of the others."""
    return not state.serverless and any(factor(state, seat.player) > 1 for seat in state.seats)


def cuts_of(deal: Deal, seat: Seat) -> list[Action]:
    """Return the places where this seat is asked to cut the pack; [] if it is asked no such thing.

    Any cut is as good as another, so the table does not wait for it as for a play.
    """
    if deal.ended is not None or deal.rules.phases[deal.phase].part is not Part.CUTTING:
        return []
    return [action for action in legal(deal, seat) if isinstance(action, Cut)]


FAULT_SECONDS = 60.0  # lost by the bot in one turn of a person: the deal is not rated


def acted(state: TableState, player: Player, over: float) -> TableState:
    """Record an action; the time bank loses the `over` seconds beyond the time of the turn.

    Raises Refusal for a player who has left.
    """
    seat = seated(state, player)
    if seat is None:
        return state
    if seat.gone:
        check_not_sent_off(state, player)
        raise Refusal("you-have-left")
    bank = max(0.0, seat.bank - max(0.0, over))
    return with_seat(state, replace(seat, bank=bank, missed=0, asleep=False))


def timed_out(state: TableState, player: Player) -> TableState:
    """Record a player's timeout; after the second one in a row a computer takes over."""
    seat = seated(state, player)
    if seat is None:
        return state
    missed = seat.missed + 1
    return with_seat(state, replace(seat, bank=0.0, missed=missed, asleep=missed >= SLEEPY))


def awake(state: TableState, player: Player) -> TableState:
    """Record a player's activity, which ends the play by a computer."""
    seat = seated(state, player)
    return with_seat(state, replace(seat, missed=0, asleep=False)) if seat else state


def with_gift(ends: Deadlines, player: Player) -> tuple[Player, ...]:
    """Return the players who gave this turn more time, with this player added.

    Raises Refusal if this player has done so `GIFTS` times. The limit prevents one player from
    postponing the turn of another without end.
    """
    if ends.given_by.count(player) >= GIFTS:
        raise Refusal("gave-enough", count=GIFTS)
    return (*ends.given_by, player)


def may_wait(state: TableState, player: Player, waited_for: Collection[Player]) -> None:
    """Raise Refusal unless this player may give the players on turn more time.

    `waited_for` are the players on turn.
    """
    check_member(state, player)
    others = [other for other in waited_for if other != player]
    if not others:
        raise Refusal("you-are-waited-for" if player in waited_for else "nobody-to-wait-for")
