"""How long people may think, and what becomes of those who think for longer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.domain.preferences import ServerSettings
from bot.domain.seating import check_member, check_not_sent_off, seated, with_seat
from bot.domain.state import Deadlines, TableState
from bot.settings import Settings
from bot.words import Refusal
from rules.changes import Book
from rules.events import Turn
from rules.match.match import Player

GIFTS = 2  # times that one player may give the same turn more time
SLEEPY = 2  # turns in a row without a sign of life, and a computer plays on


@dataclass(frozen=True)
class TimeControl:
    """How long people may think, in seconds: for each turn, and to spare in a deal."""

    turn: float
    bank: float


def time_control(settings: Settings, server: ServerSettings) -> TimeControl:
    """What a server has chosen, else how the bot is set up."""
    return TimeControl(
        turn=server.turn_seconds or settings.turn_seconds,
        bank=server.bank_seconds if server.bank_seconds >= 0 else settings.bank_seconds,
    )


def deadlines(
    control: TimeControl,
    state: TableState,
    players: tuple[Player, ...],
    book: Book,
    seq: int,
    now: float,
) -> Deadlines | None:
    """The deadlines of a turn that begins with the events of `book`; None if none begins.

    `players` by seat, `seq` the number of the first event, `now` in seconds since the epoch.
    """
    turns = [seq + i for i, event in enumerate(book.events) if isinstance(event, Turn)]
    if not turns:
        return None
    if state.private:  # nobody waits
        return Deadlines(turns[-1])
    due = [seated(state, players[seat]) for seat in book.deal.to_act]
    spare = max((seat.bank for seat in due if seat), default=0.0)
    seconds = control.turn + spare
    return Deadlines(turns[-1], now + seconds, now + seconds / 2)


def acted(state: TableState, player: Player, over: float) -> TableState:
    """The player has acted, `over` seconds after the time of a turn: those are spare time gone.

    Refusal for one who has left.
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
    """The player's time has run out; the second time in a row a computer takes over."""
    seat = seated(state, player)
    if seat is None:
        return state
    missed = seat.missed + 1
    return with_seat(state, replace(seat, bank=0.0, missed=missed, asleep=missed >= SLEEPY))


def awake(state: TableState, player: Player) -> TableState:
    """The player has done something: their cards are their own again."""
    seat = seated(state, player)
    return with_seat(state, replace(seat, missed=0, asleep=False)) if seat else state


def giving(ends: Deadlines, player: Player) -> tuple[Player, ...]:
    """Those who gave this turn more time, with this player; Refusal for who has given enough.

    So nobody alone puts off the turn of another without end.
    """
    if ends.given_by.count(player) >= GIFTS:
        raise Refusal("gave-enough", count=GIFTS)
    return (*ends.given_by, player)


def may_wait(state: TableState, player: Player, waited_for: Collection[Player]) -> None:
    """Refusal unless this player may ask to wait for others."""
    check_member(state, player)
    others = [one for one in waited_for if one != player]
    if not others:
        raise Refusal("you-are-waited-for" if player in waited_for else "nobody-to-wait-for")
