"""What is told when a player's time ran out: to the player, and to everybody else."""

from __future__ import annotations

from itertools import pairwise

from bot.domain import seating
from bot.domain.state import Seated, Stage
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import called
from cogs.core.people import named
from rules.actions import Seat
from rules.events import Played
from rules.view import SeatView


def own_time_out(table: Snapshot, view: SeatView) -> list[str]:
    """What was done for the seat of this view, until its player does anything."""
    assert view.seat is not None
    seat = _late(table, view.seat)
    if seat is None:
        return []
    if seat.asleep:
        return [say("hand-asleep")]
    if view.my_turn:
        return []
    done = _done(view, view.seat)
    if isinstance(done, Played):
        return [say("late-played", play=called(done.cards))]
    return [say("late-passed" if done else "late-decided")]


def time_outs(table: Snapshot, view: SeatView) -> list[str]:
    """What was done for others, as long as they are awake and not asked again."""
    seats = [seat for seat in range(len(table.players)) if seat not in (view.seat, *view.to_act)]
    late = [(seat, _late(table, seat)) for seat in seats]
    return [_told(table, view, seat) for seat, sits in late if sits and not sits.asleep]


def _late(table: Snapshot, seat: Seat) -> Seated | None:
    """Who sits there, where a deal goes on and their last turn ran out of time."""
    sits = seating.seated(table.state, table.players[seat])
    if sits is None or sits.gone or table.state.stage is not Stage.DEAL:
        return None
    return sits if sits.missed or sits.asleep else None


def _told(table: Snapshot, view: SeatView, seat: Seat) -> str:
    who, done = named(table.players[seat]), _done(view, seat)
    if isinstance(done, Played):
        return say("late-played-for", who=who, play=called(done.cards))
    return say("late-passed-for" if done else "late-decided-for", who=who)


def _done(view: SeatView, seat: Seat) -> Played | bool:
    """What a seat did on its last turn: its play, True for passing, False for anything else."""
    if view.trick and seat in view.closed:
        return True
    if own := [at for at, play in enumerate(view.trick) if play.seat == seat]:
        return _asked_again(view, own[-1]) or view.trick[own[-1]]
    if view.last_trick:
        won = view.last_trick[-1]
        return won if won.seat == seat else True
    return False


def _asked_again(view: SeatView, at: int) -> bool:
    """Has play gone once round the table since this play of the trick?"""
    seats, count = [play.seat for play in view.trick[at:]], len(view.cards_left)
    steps = pairwise([*seats, *list(view.to_act)[:1]])
    return sum((after - before) * view.direction % count for before, after in steps) > count
