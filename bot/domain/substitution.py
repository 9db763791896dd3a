"""Seats that computers take from leavers, and people from computers: a state in, the next out.

Each raises Refusal, with the reason, where it may not be done.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.domain.computers import is_computer
from bot.domain.seating import (
    check_member,
    check_not_sent_off,
    check_open,
    check_room,
    seated,
    seats_stay,
    with_host,
    with_seat,
    without_votes,
)
from bot.domain.state import Seated, Stage, TableState
from bot.words import Refusal
from rules.match.match import MatchState, Player


def gone(state: TableState, player: Player) -> TableState:
    """Leave for good; a deal that runs is played to its end by a computer, for the last place."""
    check_open(state)
    check_member(state, player)
    seat = seated(state, player)
    if seat and seat.gone:
        raise Refusal("you-have-left")
    return unseated(without_votes(state, player), player)


def unseated(state: TableState, player: Player) -> TableState:
    """Without this player; in a deal that runs a computer takes the seat."""
    seat = seated(state, player)
    if seat and state.stage is Stage.DEAL and player in state.match.players:
        order = 1 + max(one.left_order for one in state.seats)
        gone = replace(seat, sitting_out=True, gone=True, left_order=order)
        return with_host(with_seat(state, gone))
    return with_host(replace(state, seats=tuple(s for s in state.seats if s.player != player)))


def substituted(state: TableState, player: Player) -> TableState:
    """A computer makes a move for this player; for its own seat there is nothing to note."""
    seat = seated(state, player)
    if seat is None or seat.computer or seat.substituted:
        return state
    return with_seat(state, replace(seat, substituted=True))


def dated(state: TableState, events: int) -> TableState:
    """The table with so many events noted for those who have just left its deal."""
    if state.stage is not Stage.DEAL:
        return state
    seats = (
        replace(seat, left_at=events) if seat.gone and not seat.left_at else seat
        for seat in state.seats
    )
    return replace(state, seats=tuple(seats))


def without_gone(state: TableState) -> TableState:
    """The table after a deal: the seats of those who have left are free."""
    return replace(state, seats=tuple(seat for seat in state.seats if not seat.gone))


def taken_over(
    state: TableState, player: Player, before: Player, holding: Collection[Player] = ()
) -> TableState:
    """A person in the seat of a computer, or of somebody who has left the deal that runs.

    `holding` are the players who hold cards in that deal: only their seats may be taken in it, and
    by newcomers only, also those who wait for the next deal. The points of a seat stay with it
    where the rules let nobody join.
    """
    check_open(state)
    check_not_sent_off(state, player)
    mine, seat = seated(state, player), seated(state, before)
    begun = state.stage is Stage.DEAL and before in state.match.players
    waits = mine is not None and not mine.sitting_out
    if (waits and not begun) or player in state.match.players:
        raise Refusal("already-seated")
    if seat is None or not (seat.computer or seat.gone):
        raise Refusal("no-computer-there")
    if begun and player in state.match.scores:
        raise Refusal("back-with-next-deal")
    if begun and before not in holding:
        raise Refusal("seat-is-out")
    check_room(state, player)
    new = Seated(player, bank=seat.bank, substituted=begun)
    seats = tuple(new if s is seat else s for s in state.seats if s.player != player)
    return replace(state, seats=seats, match=_match_taken_over(state, before, player, begun))


def _match_taken_over(state: TableState, before: Player, player: Player, begun: bool) -> MatchState:
    """The match with this player in the seat, as far as that is not settled by the next deal."""
    match, stays = state.match, seats_stay(state)
    if not (begun or (stays and state.stage is Stage.BETWEEN and before in match.players)):
        return match
    if begun and not is_computer(before):  # whose points are no seat's to begin with
        match = replace(match, scores={before: 0, **match.scores})
    return match.with_seat_taken(before, player, with_score=stays)
