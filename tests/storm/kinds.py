"""Every kind of fault by its name, with the weight by which it is drawn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from tests.storm.faults import answering, gateway, habits, machine, openings, places
from tests.storm.scene import Scene, Struck

Kind = Callable[[Scene, Random], Awaitable[Struck]]

_KILLS: dict[Kind, float] = {
    machine.killed: 3,
    machine.killed_in_mid_step: 6,
    machine.killed_twice: 1,
}
_OTHERS: dict[Kind, float] = {
    gateway.dropped: 2,
    gateway.told_to_reconnect: 1,
    gateway.session_forgotten: 1,
    gateway.refused: 1,
    gateway.cut_off: 1,
    gateway.malformed_frame: 2,
    gateway.malformed_event: 2,
    answering.fails: 10,
    answering.fails_for_good: 3,
    answering.fails_afterwards: 5,
    answering.limited: 4,
    answering.limited_for_hours: 2,
    answering.malformed: 4,
    answering.narrowed: 1,
    answering.unanswered: 4,
    answering.answer_lost: 5,
    answering.blocked: 1,
    answering.callback_refused: 4,
    answering.callbacks_late: 2,
    answering.slow: 3,
    answering.tokens_expire: 1,
    places.message_deleted: 8,
    places.buried: 3,
    places.place_deleted: 1,
    places.thread_put_away: 2,
    places.locked: 2,
    places.permission_taken: 3,
    places.server_lost: 1,
    places.server_dark: 2,
    openings.thread_not_opened: 1,
    openings.news_not_told: 2,
    habits.door_closed: 2,
    habits.door_closed_for_good: 1,
    habits.quarantined: 1,
    habits.used_elsewhere: 2,
    habits.away: 1,
    machine.stopped: 1,
    machine.clock_set: 2,
    machine.disk_full: 2,
    machine.commit_in_doubt: 4,
    machine.database_locked: 2,
}


def _by_name(kinds: dict[Kind, float]) -> dict[str, float]:
    return {kind.__name__: weight for kind, weight in kinds.items()}


KILLS, WEIGHTS = _by_name(_KILLS), _by_name(_OTHERS)
KINDS: dict[str, Kind] = {kind.__name__: kind for kind in (*_KILLS, *_OTHERS)}
