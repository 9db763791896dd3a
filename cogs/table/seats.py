"""The buttons under a table that everybody uses: sit down, start, wait, look at one's hand."""

from __future__ import annotations

from bot.domain import membership, seating
from bot.domain.state import Stage
from bot.tables.table import MovedOn, Table
from bot.words import Refusal, say
from cogs.core.components import on
from cogs.core.interaction import Press
from cogs.core.names import named, until
from cogs.hand.delivery import greet
from cogs.hand.message import cockpit
from cogs.table.message import board
from cogs.table.publisher import herald_of


@on("join")
async def join(press: Press) -> None:
    """A seat at once where there is one; in mid-deal else one from the next deal on."""
    table = press.table
    await press.think()
    free = membership.seats_for_newcomer(table.state, press.player)
    await table.join(press.player)
    await welcome(press, free)


async def welcome(press: Press, free: tuple[str, ...]) -> None:
    """Tell a newcomer since when and in whose place they play; `free` were seats of computers."""
    table = press.table
    playing = table.state.stage is Stage.DEAL and table.seat_of(press.player) is not None
    gone = [c for c in free if seating.seated(table.state, c) is None]
    if gone:
        said = say("joined-instead", who=named(gone[0]))
    elif table.state.stage is Stage.DEAL and not playing:
        said = say("joined-later")
    else:
        said = say("joined")
    await greet(press, table, said)
    if playing:
        herald_of(press.bot).show_now(table, press.player)


@on("leave")
async def leave(press: Press) -> None:
    table = press.table
    await table.leave(press.player)
    stays = seating.seated(table.state, press.player) is not None
    await press.whisper(say("sitting-out" if stays else "left"))


@on("computer")
async def computer(press: Press) -> None:
    await press.table.add_computer(press.player)
    await press.done()


@on("start")
async def start(press: Press) -> None:
    """Start the match, or deal again: the results then stay in the channel without buttons."""
    table = press.table
    if press.key != table.stage_key:
        raise MovedOn
    results = None if table.state.stage is Stage.LOBBY else await board(press.bot, table, True)
    await table.deal(press.player)
    if results:
        async with herald_of(press.bot).desk(table).table_lock:
            await press.replace(*results)
    else:
        await press.done()


@on("stop")
async def stop(press: Press) -> None:
    await press.table.stop(press.player, press.interaction.permissions.manage_channels)
    await press.done()


@on("wait")
async def wait(press: Press) -> None:
    """Give those on turn another minute."""
    table = press.table
    await table.wait(press.player)
    await press.whisper(say("waiting-longer", due=until(table)))


@on("hand")
async def hand(press: Press) -> None:
    """Show the hand to this person alone, with everything to play from."""
    await show_hand(press, press.table)


async def show_hand(press: Press, table: Table) -> None:
    """The cockpit as a message that only this person sees, refreshed while its token lives."""
    seat = seating.seated(table.state, press.player)
    if seat and not seat.sitting_out and table.view(None) and table.seat_of(press.player) is None:
        raise Refusal("joined-later")
    async with herald_of(press.bot).answering(table, press):
        await press.whisper_view(*await cockpit(press.bot, table, press.player))
