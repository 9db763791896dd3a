"""Taking back the last act of a deal: which one may be, and which events then still count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rules import events as e
from rules.actions import Seat

Act: TypeAlias = e.Played | e.Passed | e.BidMade | e.CardsPledged
ACTS = (e.Played, e.Passed, e.BidMade, e.CardsPledged)
# Events after an act that tell its seat nothing new. Cards that have moved, a hand that has gone
# out and a part of the deal that is over stay as they are.
HARMLESS = (
    e.Turn,
    e.TrickWon,
    e.Skipped,
    e.TurnSpent,
    e.PassesLifted,
    e.StakeDoubled,
    e.Announced,
    e.RanksReversed,
    e.DirectionReversed,
)
BEFORE_LEAD = (e.TrickWon, e.PassesLifted)  # by a seat that may go on in the same turn


class LastAct(NamedTuple):
    """The last act of a seat: so many of the newest events of a deal."""

    seat: Seat
    events: int


def last_act(events: Sequence[e.Event]) -> LastAct | None:
    """Return the act that these events end with, where it may be taken back; None elsewhere.

    It has to follow a `Turn`: not the clock, nor another act that was taken back in the same turn.
    """
    at = len(events) - 1
    while at > 0 and isinstance(events[at], HARMLESS):
        at -= 1
    act, start = events[at] if events else None, at
    while start > 0 and isinstance(events[start - 1], BEFORE_LEAD):
        start -= 1
    if isinstance(act, ACTS) and start > 0 and isinstance(events[start - 1], e.Turn):
        return LastAct(act.seat, len(events) - start)
    return None


def in_force(events: Iterable[e.Event]) -> list[e.Event]:
    """Return the events of a deal, from its first one on, without those taken back.

    Raises ValueError if more are taken back than there are.
    """
    kept: list[e.Event] = []
    lengths: list[int] = []  # of what was in force before each event
    for event in events:
        if isinstance(event, e.TakenBack):
            if not 0 < event.events <= len(lengths):
                raise ValueError("more is taken back than has happened")
            del kept[lengths[-event.events] :]
            lengths.append(len(kept))
        else:
            lengths.append(len(kept))
            kept.append(event)
    return kept
