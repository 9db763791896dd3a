"""Seats that computers take from leavers, and people from computers: a state in, the next out.

Each raises Refusal, with the reason, where it may not be done.
"""

from __future__ import annotations

from dataclasses import replace

from bot.domain.seating import (
    check_member,
    check_open,
    seated,
    sent_off,
    with_host,
    with_seat,
    without_votes,
)
from bot.domain.state import Seated, Stage, TableState
from bot.words import Refusal
from rules.match.match import Player


def gone(state: TableState, player: Player) -> TableState:
    """Leave for good; a deal that runs is played to its end by a computer, for the last place."""
    check_open(state)
    check_member(state, player)
    return unseated(without_votes(state, player), player)


def unseated(state: TableState, player: Player) -> TableState:
    """Without this player; in a deal that runs a computer takes the seat."""
    seat = seated(state, player)
    if seat and state.stage is Stage.DEAL and player in state.match.players and not seat.gone:
        return with_host(with_seat(state, replace(seat, sitting_out=True, gone=True)))
    return with_host(replace(state, seats=tuple(s for s in state.seats if s.player != player)))


def substituted(state: TableState, player: Player) -> TableState:
    """A computer makes a move for this player; for its own seat there is nothing to note."""
    seat = seated(state, player)
    if seat is None or seat.computer or seat.substituted:
        return state
    return with_seat(state, replace(seat, substituted=True))


def without_gone(state: TableState) -> TableState:
    """The table after a deal: the seats of those who have left are free."""
    return replace(state, seats=tuple(seat for seat in state.seats if not seat.gone))


def taken_over(state: TableState, player: Player, computer: Player) -> TableState:
    """A person in place of a computer, with its seat, place and score."""
    check_open(state)
    if sent_off(state, player):
        raise Refusal("sent-away")
    mine, seat = seated(state, player), seated(state, computer)
    if mine is not None and not mine.sitting_out:
        raise Refusal("already-seated")
    if seat is None or not seat.computer:
        raise Refusal("no-computer-there")
    if mine is not None and player in state.match.players:
        raise Refusal("already-seated")
    begun = state.stage is Stage.DEAL and computer in state.match.players
    new = Seated(player, bank=seat.bank, substituted=begun)
    seats = (new if s is seat else s for s in state.seats if s.player != player)
    match = state.match.handed(computer, player)
    return replace(state, seats=tuple(seats), match=match)
