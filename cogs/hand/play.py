"""Doing what a player asks for at a table, and showing what has become of the hand."""

from __future__ import annotations

from bot.domain import seating
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import Refusal, say
from bot.words.cards import in_order
from cogs.core.context import Context
from cogs.hand.gifts import given_away
from cogs.hand.message import hand_message
from cogs.hand.posts import hand_posts
from rules.actions import Action, Give, Pass, Play
from rules.cards import Cards
from rules.combinations import Combination
from rules.view import SeatView


async def act(context: Context, table: Table, action: Action) -> None:
    """Act at the table, then show this person what has become of the hand."""
    before = table.view(context.player)
    await table.act(context.player, action, context.key)
    note = _said(action, before)
    if context.in_place:
        await show(context, table, note)
    else:
        await context.reply(note)


async def show(
    context: Context,
    table: Table,
    note: str = "",
    picked: Cards = 0,
    meanings: tuple[Combination, ...] = (),
) -> None:
    """The hand of this person, in place of the one clicked on or as a private message."""
    async with hand_posts(context.bot).answering(table, context):
        shown = await hand_message(context.bot, table, context.player, note, picked, meanings)
        await (context.edit if context.in_place else context.reply_view)(*shown)


async def show_hand(context: Context, table: Table) -> None:
    """The hand as a message that only this person sees, refreshed while its token lives."""
    seat = seating.seated(table.state, context.player)
    if seat and not seat.sitting_out and table.view(None) and table.seat_of(context.player) is None:
        raise Refusal("joined-later")
    async with hand_posts(context.bot).answering(table, context):
        await context.reply_view(*await hand_message(context.bot, table, context.player))


async def my_hand(context: Context) -> None:
    """The button "My hand" under the table and its pings."""
    await show_hand(context, context.table)


async def show_refusal(context: Context, reason: str) -> bool:
    """Show the hand with the reason above it; False where this person has no hand."""
    table = context.bot.tables.get(context.table_id)
    if table is None or table.view(context.player) is None:
        return False
    if table.seat_of(context.player) is None and table.state.stage is not Stage.DEAL:
        return False
    await show(context, table, reason)
    return True


def seat_view(context: Context, table: Table) -> SeatView:
    """What this person sees from their seat. Refusal for onlookers."""
    view = table.view(context.player)
    if view is None or view.seat is None:
        raise Refusal("not-at-this-table")
    return view


def _said(action: Action, before: SeatView | None) -> str:
    match action:
        case Play(cards):
            return say("you-played", cards=in_order(cards))
        case Give(cards) if before:
            return given_away(before, cards)
        case Pass():
            return say("you-passed")
    return say("you-decided")
