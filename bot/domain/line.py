"""The line of a table: people who wait for a seat, in the order of their coming.

A person leaves the line by taking a seat, or on request; no change of the table drops anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.domain.errors import Refusal
from bot.domain.seating import (
    NoRoom,
    check_open,
    joined,
    out_of_line,
    playing,
    seated,
    sent_off,
    with_seat,
)
from bot.domain.state import Stage, TableState
from rules.match.match import Player


def came(state: TableState, player: Player) -> TableState:
    """Take a seat, or a place in the line where no seat is free.

    A person who is in the line keeps the place. Raises Refusal as `seating.joined` does, except
    for a full table.
    """
    try:
        return joined(state, player)
    except NoRoom:
        if state.private:
            raise
        if player in state.line:
            return state
        return replace(state, line=(*state.line, player))


def place(state: TableState, player: Player) -> int:
    """Return the place in the line, 1 for the first person; 0 for a person who is not in it."""
    return state.line.index(player) + 1 if player in state.line else 0


def went(state: TableState, player: Player) -> TableState:
    """Leave the line. Raises Refusal for a person who is not in it."""
    check_open(state)
    if player not in state.line:
        raise Refusal("not-in-line")
    return out_of_line(state, player)


def moved_up(state: TableState) -> TableState:
    """Return the table with the first people of the line in its free seats.

    In a deal nobody moves up: the seat of a computer with its cards is taken by `Table.join`, and
    other seats are free from the next deal on.
    """
    if not state.line or state.stage in (Stage.DEAL, Stage.CLOSED):
        return state
    return called(state, state.line)


def called(state: TableState, people: Iterable[Player]) -> TableState:
    """Return the table with the first of these people in its free seats; they are told so."""
    for player in people:
        if sent_off(state, player) or player in playing(state):
            continue
        try:
            state = joined(state, player)
        except NoRoom:
            break
        if seat := seated(state, player):
            state = with_seat(state, replace(seat, called_up=True))
    return state


def moved_away(state: TableState, people: Iterable[Player]) -> TableState:
    """Return the table without these people in its line, as they have a seat at another table."""
    for player in people:
        state = out_of_line(state, player)
    return state
