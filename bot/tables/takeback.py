"""Takeback of the last action after a misclick, stored as one more event."""

from __future__ import annotations

from dataclasses import replace

from bot import metrics
from bot.domain import seating, time_control
from bot.domain.errors import PlayerName, Refusal
from bot.domain.state import Deadlines
from bot.tables.stored_table import StoredTable
from bot.tables.table import Table
from rules.events import TakenBack
from rules.match.match import Player
from rules.takeback import LastAct

SECOND_TAP = 1.5  # seconds after an action; a press within them is a second tap, not a wish


async def take_back(table: Table, player: Player, key: str | None = None) -> bool:
    """Take back the player's last action; return False if the press is ignored as a second tap.

    `key` names the state after the action; None stands for the present state. Raises Refusal if a
    player has acted since, if the action revealed something, or if the host forbids takebacks.
    Raises MovedOn if another change was first. In each case nothing has changed.
    """
    stored, seat = table.stored, table.now.seat_of(player)
    if stored.clock.now() < table.now.acted_at(seat) + SECOND_TAP:
        return False
    if key is not None and key != table.now.key:  # another process may have stored that state
        await stored.refresh()
    async with stored.changing():
        stored.running()
        if not stored.state.takes_back:
            raise Refusal("take-back-forbidden", host=PlayerName(stored.state.host))
        act = stored.now.last_act(table.now.seat_of(player))
        if act is None or key not in (None, table.now.key):
            raise Refusal("take-back-late")
        await _store(stored, player, act)
    metrics.ACTIONS.labels("person").inc()
    table.audience.changed(table)
    return True


async def _store(stored: StoredTable, player: Player, act: LastAct) -> None:
    deal_id, seq = stored.state.deal_id, stored.log.seq
    assert deal_id is not None
    awake = time_control.acted(stored.state, player, over=0)
    after = replace(awake, deadlines=_deadlines(stored, player, act))
    await stored.store.deals.append_with(after, deal_id, seq, [TakenBack(act.seat, act.events)])
    await stored.reload()  # rebuilt from the events, as after a start
    stored.date_turn()


def _deadlines(stored: StoredTable, player: Player, act: LastAct) -> Deadlines:
    """Return the deadlines after the takeback of `act`. Raises Refusal if the time of the turn is
    over.

    A turn that the action ended goes on: its time has run on since its start; the time bank holds
    the seconds that were left at the action.
    """
    log, ends, now = stored.log, stored.state.deadlines, stored.clock.now()
    if ends.turn_seq < log.seq - act.events:
        return ends
    seat = seating.seated(stored.state, player)
    times = time_control.factor(stored.state, player)
    turn, bank = stored.time_control.turn * times, seat.bank * times if seat else 0.0
    began = min(log.last_turn_began, log.turn_began)
    due_at = max(began + turn, log.turn_began) + bank
    if due_at <= now:
        raise Refusal("take-back-late")
    remind_at = due_at - (turn + bank) / 2
    return Deadlines(log.seq, due_at, remind_at if remind_at > now else 0.0)
