"""How long people may think, and when a turn ends."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain import seating
from bot.domain.preferences import ServerSettings
from bot.domain.state import Deadlines, TableState
from bot.settings import Settings
from rules.book import Book
from rules.events import Turn
from rules.match.match import Player


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
    due = [seating.seated(state, players[seat]) for seat in book.deal.to_act]
    spare = max((seat.bank for seat in due if seat), default=0.0)
    return Deadlines(turns[-1], now + control.turn + spare, now + control.turn / 2)
