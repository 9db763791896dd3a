"""Doing what a player asks for at a table, and showing what has become of the hand.

Where cards may stand for several things, what is meant is asked before they are laid.
"""

from __future__ import annotations

from bot.discord import limits
from bot.domain import seating
from bot.domain.state import Stage
from bot.tables.table import MovedOn, Table
from bot.tables.takeback import take_back
from bot.words import Refusal, say, why
from bot.words.cards import in_order
from bot.words.typed import as_said
from cogs.core.acts import hex_cards, number
from cogs.core.context import Context
from cogs.hand.bids_and_calls import label_of
from cogs.hand.gifts import given_away
from cogs.hand.message import hand_message
from cogs.hand.pictures import draw_ahead
from cogs.hand.posts import answering, met
from rules.actions import Action, Give, IllegalAction, Pass, Play
from rules.cards import Card, Cards, joined
from rules.combinations import Combination
from rules.view import SeatView, distinct


async def act(context: Context, table: Table, action: Action) -> None:
    """Act at the table, then show this person what has become of the hand."""
    before = table.view(context.player)
    if context.in_place and before:
        left, preferences = _left(action, before), context.reader.preferences
        looks = before.tiles, bool(before.backs)
        draw_ahead(context.bot, left, preferences, *looks)  # while it is stored
    try:
        await table.act(context.player, action, context.key)
    except IllegalAction as refused:
        picked = _still_picked(action, before) if context.in_place else 0
        if not picked:
            raise
        await show(context, table, picked=picked, reason=why(refused))
        return
    note = _said(action, before)
    if context.in_place:
        await show(context, table, note)
    else:
        await context.reply(note)


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


async def show(
    context: Context,
    table: Table,
    note: str = "",
    picked: Cards = 0,
    meanings: tuple[Combination, ...] = (),
    reason: str = "",
    page: int | None = None,
    advice: str = "",
) -> None:
    """The hand of this person, in place of the one clicked on or as a private message.

    What is said of it is about the deal of now: where the next one begins before the answer's turn
    has come, its hand is shown alone.
    """
    deal = table.state.deal_id
    if table.seat_of(context.player) is not None:
        context.reader = await met(context.bot, context.reader, table.now)
    player, preferences = context.player, context.reader.preferences
    async with answering(context, table) as now:
        here = context.interaction.guild_id is not None
        if now.state.deal_id != deal:
            note, picked, meanings, reason, page, advice = "", 0, (), "", None, ""
        shown = await hand_message(
            context.bot,
            now,
            player,
            preferences,
            note,
            picked,
            meanings,
            reason,
            page,
            here,
            advice,
        )
        await (context.edit if context.in_place else context.reply_view)(*shown)


async def show_hand(context: Context, table: Table) -> None:
    """The hand as a message that only this person sees, refreshed while its token lives."""
    seat = seating.seated(table.state, context.player)
    if seat and not seat.sitting_out and table.view(None) and table.seat_of(context.player) is None:
        raise Refusal("joined-later")
    await show(context, table)


async def show_refusal(context: Context, reason: str) -> bool:
    """Show the hand with the reason above it; False where this person has no hand."""
    try:
        table = context.table
    except Refusal:
        return False
    if table.view(context.player) is None:
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


# What the controls of a hand do


async def my_hand(context: Context) -> None:
    """The button "My hand" under the table and its pings."""
    await show_hand(context, context.table)


def play_of(written: str) -> Play:
    """Cards to lay, as "f00"; with what they stand for, where it is settled, as "f00.d00"."""
    laid, dot, stands = written.partition(".")
    return Play(hex_cards(laid), hex_cards(stands) if dot else 0)


async def play(context: Context, asked: Play) -> None:
    """Lay cards, also out of turn."""
    if asked.stands_as:
        await act(context, context.table, asked)
    else:
        await lay(context, context.table, asked.cards)


def question_of(written: str) -> Cards:
    """The cards of which is asked what they stand for; beside them stands which select it is."""
    laid, _, part = written.partition(".")
    number(1, limits.COMPONENTS)(part)
    return hex_cards(laid)


async def stand(context: Context, laid: Cards, stands: Cards) -> None:
    """What the cards stand for, where there are too many answers for buttons."""
    await act(context, context.table, Play(laid, stands))


async def give(context: Context, given: Cards) -> None:
    """Give or offer the cards of the button."""
    await act(context, context.table, Give(given))


async def call(context: Context, action: Action) -> None:
    """Said out of turn, it means the same in every state of its deal."""
    if context.key != context.table.stage_key:
        raise MovedOn
    context.key = None
    await act(context, context.table, action)


async def answer(context: Context, action: Action) -> None:
    """A bid, a cut or a call on one's turn."""
    await act(context, context.table, action)


async def pass_turn(context: Context) -> None:
    """Pass."""
    await act(context, context.table, Pass())


async def take_back_last(context: Context) -> None:
    """Take back what one did last, while nobody has acted since."""
    await take_back(context.table, context.player, context.key)
    await show(context, context.table, say("took-back"))


async def pick(context: Context, part: tuple[Cards, int], values: list[Cards]) -> None:
    """Cards picked in a select: laid at once, or shown raised while the hand has several."""
    elsewhere, parts = part
    table, picked = context.table, elsewhere | joined(values)
    gift = seat_view(context, table).gift
    if parts > 1 and not (gift and picked.bit_count() == gift.count):
        await show(context, table, picked=picked)
    elif gift:
        await act(context, table, Give(picked))
    else:
        await lay(context, table, picked)


async def refresh(context: Context) -> None:
    """The hand as it is, in place of an earlier state."""
    await show(context, context.table)


async def unpick(context: Context) -> None:
    """The cards picked so far go back into the hand."""
    await show(context, context.table)


async def more(context: Context, page: int) -> None:
    """All that may be laid, in place of the suggestions."""
    await show(context, context.table, page=page)


async def choose(context: Context, _: int, asked: Play) -> None:
    """A play out of all that there are."""
    await play(context, asked)


def _may_play(context: Context, table: Table) -> bool:
    """Is it this person's turn, or may they act out of it?"""
    return bool(context.player in table.due() or seat_view(context, table).plays)


def _still_picked(action: Action, view: SeatView | None) -> Cards:
    """The cards that were refused, to be picked again, where these are cards to pick from."""
    match action:
        case Play(cards) | Give(cards) if view and view.my_turn:
            return 0 if cards & ~joined(view.givable) else cards
    return 0


def _left(action: Action, before: SeatView) -> tuple[Card, ...]:
    """The hand as the action leaves it, where nothing else changes it."""
    match action:
        case Play(cards) | Give(cards):
            return tuple(one for one in before.hand if not one & cards)
    return before.hand


def _said(action: Action, before: SeatView | None) -> str:
    match action:
        case Play(cards):
            return say("you-played", cards=in_order(cards))
        case Give(cards):
            return given_away(before, cards) if before else _answered(in_order(cards))
        case Pass():
            return say("you-passed")
    return _answered(label_of(action))


def _answered(answer: str) -> str:
    return say("you-answered", answer=answer)
