"""Substitution: computers play for people who leave, and people take computers' seats.

Pure functions from state to state. Each raises Refusal, with the reason, if it is not allowed.
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
    """Leave for good; a computer plays a running deal to its end, for the last place."""
    check_open(state)
    check_member(state, player)
    seat = seated(state, player)
    if seat and seat.gone:
        raise Refusal("you-have-left")
    return unseated(without_votes(state, player), player)


def unseated(state: TableState, player: Player) -> TableState:
    """Return the table without this player; in a running deal a computer takes the seat."""
    seat = seated(state, player)
    if seat and state.stage is Stage.DEAL and player in state.match.players:
        order = 1 + max(one.left_order for one in state.seats)
        gone = replace(seat, sitting_out=True, gone=True, left_order=order)
        return with_host(with_seat(state, gone))
    return with_host(replace(state, seats=tuple(s for s in state.seats if s.player != player)))


def substituted(state: TableState, player: Player) -> TableState:
    """Note that a computer makes a move for this player; its own seat needs no note."""
    seat = seated(state, player)
    if seat is None or seat.computer or seat.substituted:
        return state
    return with_seat(state, replace(seat, substituted=True))


def dated(state: TableState, events: int) -> TableState:
    """Return the table with the number of events noted for people who have just left its deal."""
    if state.stage is not Stage.DEAL:
        return state
    seats = (
        replace(seat, left_at=events) if seat.gone and not seat.left_at else seat
        for seat in state.seats
    )
    return replace(state, seats=tuple(seats))


def without_gone(state: TableState) -> TableState:
    """Return the table after a deal: the seats of people who have left are free."""
    return replace(state, seats=tuple(seat for seat in state.seats if not seat.gone))


def taken_over(
    state: TableState, player: Player, before: Player, holding: Collection[Player] = ()
) -> TableState:
    """Give the seat of a computer, or of a person who has left the running deal, to a person.

    `holding` are the players who hold cards in that deal: only their seats may be taken in it, and
    by newcomers only, also those who wait for the next deal. The points of a seat stay with it if
    the rules allow no joining.
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
    """Return the match with this player in the seat, unless the next deal decides that."""
    match, stays = state.match, seats_stay(state)
    if not (begun or (stays and state.stage is Stage.BETWEEN and before in match.players)):
        return match
    if begun and not is_computer(before):  # a leaver's points do not belong to the seat
        match = replace(match, scores={before: 0, **match.scores})
    return match.with_seat_taken(before, player, with_score=stays)
