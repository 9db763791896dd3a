"""What time does in a deal: computers move, people are reminded, and turns run out."""

from __future__ import annotations

from dataclasses import replace

from bot.domain import presence, seating
from bot.domain.state import Stage
from bot.players import weakest
from bot.players.weakest import out_of_time
from bot.tables.table import Table
from rules.actions import Pass
from rules.engine import decide
from rules.match.match import Player
from rules.view import view


async def play_computers(table: Table) -> None:
    """Let the first seat that is due and plays by itself make its move."""
    stored = table.stored
    async with stored.changing():
        due = [p for p in stored.due() if seating.plays_itself(stored.state, p)]
        if not due:
            return
        deal, seat = stored.running(), stored.log.players.index(due[0])
        await stored.append(decide(deal, seat, weakest(view(deal, seat))))
    table.audience.changed(table)


async def pass_for(table: Table, player: Player, seq: int) -> None:
    """Pass for a player who wishes it so when nothing can be played, unless all has changed."""
    stored = table.stored
    async with stored.changing():
        if seq != stored.log.seq or player not in stored.waited_for():
            return
        await stored.append(decide(stored.running(), stored.log.players.index(player), Pass()))
    table.audience.changed(table)


async def time_is_up(table: Table, turn_seq: int) -> None:
    """Act for the people whose clock has run out, unless they have acted meanwhile."""
    stored = table.stored
    async with stored.changing():
        of_deal = stored.state.deal_id
        for player in stored.waited_for():
            if (stored.state.deal_id, stored.state.deadlines.turn_seq) != (of_deal, turn_seq):
                break
            if stored.state.stage is not Stage.DEAL:
                break
            deal, seat = stored.running(), stored.log.players.index(player)
            late = presence.timed_out(stored.state, player)
            await stored.append(decide(deal, seat, out_of_time(view(deal, seat))), late.seats)
    table.audience.changed(table)


async def remind(table: Table) -> None:
    """Tell those on turn that half of their time is over, once."""
    stored = table.stored
    async with stored.changing():
        await stored.put_off(replace(stored.state.deadlines, remind_at=0))
    table.audience.remind(table)
