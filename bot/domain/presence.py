"""Who is awake, who has gone, whose seat is whose: a table's state in, its next state out."""

from __future__ import annotations

from collections.abc import Iterable
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

SLEEPY = 2  # turns in a row without a sign of life, and a computer plays on


def acted(state: TableState, player: Player, over: float) -> TableState:
    """The player has acted, `over` seconds after the time of a turn: those are spare time gone."""
    seat = seated(state, player)
    if seat is None:
        return state
    if seat.gone:
        raise Refusal("sent-away" if sent_off(state, player) else "you-have-left")
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


def may_wait(state: TableState, player: Player, waited_for: Iterable[Player]) -> None:
    """Refusal unless this player may ask to wait for others."""
    check_member(state, player)
    others = [one for one in waited_for if one != player]
    if not others:
        raise Refusal("nobody-to-wait-for")


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
    new = Seated(player, bank=seat.bank)
    seats = (new if s is seat else s for s in state.seats if s.player != player)
    match = state.match.handed(computer, player)
    return replace(state, seats=tuple(seats), match=match)
