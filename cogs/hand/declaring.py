"""Laying cards, with the question what they stand for where they may stand for several things."""

from __future__ import annotations

from bot.tables.table import Table
from bot.words import say
from bot.words.cards import in_order
from bot.words.typed import as_said
from cogs.core.components import on
from cogs.core.interaction import Press
from cogs.hand.play import do, seat_view, show
from rules.actions import Play
from rules.cards import Cards
from rules.view import distinct


async def lay(press: Press, table: Table, cards: Cards, typed: str = "") -> None:
    """Lay these cards; which reading of them is meant is asked unless it was typed."""
    readings = table.readings(press.player, cards, press.key)
    if typed:
        readings = tuple(as_said(typed, readings))
    different = distinct(readings)
    if len(different) > 1 and _may_play(press, table):
        question = say("stands-for-what", cards=in_order(cards))
        await show(press, table, question, cards, different)
        return
    first = different[0].cards if different else 0
    await do(press, table, Play(cards, 0 if first == cards else first))


def _may_play(press: Press, table: Table) -> bool:
    """Is it this person's turn, or may they act out of it?"""
    return bool(press.player in table.due() or seat_view(press, table).plays)


@on("play")
async def play(press: Press) -> None:
    """A button: what the cards stand for is part of it where it is settled."""
    laid, _, stands = press.arg.partition(".")
    if stands:
        await do(press, press.table, Play(int(laid, 16), int(stands, 16)))
    else:
        await lay(press, press.table, int(laid, 16))


@on("bomb")
async def bomb(press: Press) -> None:
    """The same out of turn."""
    await play(press)


@on("stand")
async def stand(press: Press) -> None:
    """What the cards stand for, where there are too many answers for buttons."""
    (value,) = press.values
    laid = press.arg.partition(".")[0]
    await do(press, press.table, Play(int(laid, 16), int(value, 16)))
