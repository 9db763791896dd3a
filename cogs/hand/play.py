"""Doing what a player asks for at a table, and showing what has become of the hand."""

from __future__ import annotations

from bot.tables.table import Table
from bot.words import Refusal, say
from bot.words.cards import in_order
from cogs.core.interaction import Press
from cogs.hand.gifts import given_away
from cogs.hand.message import cockpit
from cogs.table.publisher import herald_of
from rules.actions import Action, Give, Pass, Play
from rules.cards import Cards
from rules.combinations import Combination
from rules.view import SeatView


async def do(press: Press, table: Table, action: Action) -> None:
    """Act at the table, then show this person what has become of the hand."""
    before = table.view(press.player)
    await table.act(press.player, action, press.key)
    note = _said(action, before)
    if press.in_cockpit:
        await show(press, table, note)
    else:
        await press.whisper(note)


async def show(
    press: Press,
    table: Table,
    note: str = "",
    picked: Cards = 0,
    meanings: tuple[Combination, ...] = (),
) -> None:
    """The hand of this person, in place of the one clicked on or as a private message."""
    async with herald_of(press.bot).answering(table, press):
        shown = await cockpit(press.bot, table, press.player, note, picked, meanings)
        await (press.replace if press.in_cockpit else press.whisper_view)(*shown)


def seat_view(press: Press, table: Table) -> SeatView:
    """What this person sees from their seat. Refusal for onlookers."""
    view = table.view(press.player)
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
