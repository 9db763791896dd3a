"""What the buttons and selects of a hand do.

Where cards may stand for several things, what is meant is asked before they are laid.
"""

from __future__ import annotations

from bot.tables.table import MovedOn, Table
from bot.words import say
from bot.words.cards import in_order
from bot.words.typed import as_said
from cogs.core.context import Context
from cogs.hand.answers import action_of
from cogs.hand.card_select import in_one, picked_in
from cogs.hand.play import act, seat_view, show
from rules.actions import Give, Pass, Play
from rules.cards import Cards
from rules.view import distinct


async def lay(context: Context, table: Table, cards: Cards, typed: str = "") -> None:
    """Lay these cards; which reading of them is meant is asked unless it was typed."""
    readings = table.readings(context.player, cards, context.key)
    if typed:
        readings = tuple(as_said(typed, readings))
    different = distinct(readings)
    if len(different) > 1 and _may_play(context, table):
        question = say("stands-for-what", cards=in_order(cards))
        await show(context, table, question, cards, different)
        return
    first = different[0].cards if different else 0
    await act(context, table, Play(cards, 0 if first == cards else first))


def _may_play(context: Context, table: Table) -> bool:
    """Is it this person's turn, or may they act out of it?"""
    return bool(context.player in table.due() or seat_view(context, table).plays)


async def play(context: Context) -> None:
    """Lay cards, also out of turn; what they stand for is part of it where it is settled."""
    laid, _, stands = context.arg.partition(".")
    if stands:
        await act(context, context.table, Play(int(laid, 16), int(stands, 16)))
    else:
        await lay(context, context.table, int(laid, 16))


async def stand(context: Context) -> None:
    """What the cards stand for, where there are too many answers for buttons."""
    (value,) = context.values
    laid = context.arg.partition(".")[0]
    await act(context, context.table, Play(int(laid, 16), int(value, 16)))


async def give(context: Context) -> None:
    """Give or offer the cards of the button."""
    await act(context, context.table, Give(int(context.arg, 16)))


async def call(context: Context) -> None:
    """Said out of turn, it means the same in every state of its deal."""
    if context.key != context.table.stage_key:
        raise MovedOn
    context.key = None
    await act(context, context.table, action_of(context.arg))


async def answer(context: Context) -> None:
    """A bid, a cut or a call on one's turn."""
    await act(context, context.table, action_of(context.arg))


async def pass_turn(context: Context) -> None:
    """Pass."""
    await act(context, context.table, Pass())


async def pick(context: Context) -> None:
    """Cards picked in a select: laid at once, or shown raised while the hand has several."""
    table, picked = context.table, picked_in(context.arg, context.values)
    gift = seat_view(context, table).gift
    if not in_one(context.arg) and not (gift and picked.bit_count() == gift.count):
        await show(context, table, picked=picked)
    elif gift:
        await act(context, table, Give(picked))
    else:
        await lay(context, table, picked)


async def unpick(context: Context) -> None:
    """The cards picked so far go back into the hand."""
    await show(context, context.table)
