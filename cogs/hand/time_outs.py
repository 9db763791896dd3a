"""What is told when a player's time ran out: to the player, and to everybody else."""

from __future__ import annotations

from bot.domain import seating
from bot.domain.state import Seated, Stage
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.labels import laid
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
    done = table.done_out_of_time(view.seat)
    if isinstance(done, Played):
        return [say("late-played", play=laid(done.cards, done.as_cards, table.rules))]
    return [say("late-passed" if done else "late-decided")]


def time_outs(table: Snapshot, view: SeatView) -> list[str]:
    """What was done for others, as long as they are awake and not asked again."""
    seats = [seat for seat in range(len(table.players)) if seat not in (view.seat, *view.to_act)]
    late = [(seat, _late(table, seat)) for seat in seats]
    return [_told(table, seat) for seat, sits in late if sits and not sits.asleep]


def _late(table: Snapshot, seat: Seat) -> Seated | None:
    """Who sits there, where a deal goes on and their last turn ran out of time."""
    sits = seating.seated(table.state, table.players[seat])
    if sits is None or sits.gone or table.state.stage is not Stage.DEAL:
        return None
    return sits if sits.missed or sits.asleep else None


def _told(table: Snapshot, seat: Seat) -> str:
    who, done = named(table.players[seat]), table.done_out_of_time(seat)
    if isinstance(done, Played):
        return say("late-played-for", who=who, play=laid(done.cards, done.as_cards, table.rules))
    return say("late-passed-for" if done else "late-decided-for", who=who)
