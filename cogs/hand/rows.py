"""Everything that a hand can be played with: rows of buttons and selects, 40 components at most."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.tables.table import Table
from bot.words import say
from bot.words.cards import brief
from cogs.core.components import TableButton, button
from cogs.hand.answers import answer_rows
from cogs.hand.card_select import SELECT, selects
from cogs.hand.gifts import gift_label, most_to_give, pick_gift
from cogs.hand.meanings import meaning_rows
from cogs.hand.suggestion_rows import (
    COMPONENTS,
    Row,
    bomb_rows,
    cost,
    gift_rows,
    in_rows,
    suggestion_rows,
)
from rules.cards import Card, Cards
from rules.combinations import Combination
from rules.view import SeatView

ROW = 5  # buttons


def on_turn(
    table: Table, view: SeatView, hand: tuple[Card, ...], picked: Cards, used: int
) -> list[Row]:
    """For the seat that acts: suggestions as many as fit beside everything else."""
    below = [*_picking(table, view, hand, picked), *_picked(table, view, picked)]
    below += [*answer_rows(table, view), *in_rows(_others(table, view)[:ROW])]
    if view.gift:
        return [*gift_rows(table, view, picked), *below]
    room = COMPONENTS - used - cost(below)
    return [*suggestion_rows(table, view, picked, room), *below]


def waiting(table: Table, view: SeatView) -> list[Row]:
    """For a seat that waits: bombs and calls out of turn."""
    bombs = bomb_rows(table, view) if view.plays else []
    return [*bombs, *answer_rows(table, view), *in_rows(_others(table, view)[:ROW])]


def declaring(table: Table, meanings: tuple[Combination, ...]) -> list[Row]:
    """For cards that may stand for several things: each of them, and the way back."""
    return [*meaning_rows(table, meanings), ActionRow(_put_back(table))]


def _picking(table: Table, view: SeatView, hand: tuple[Card, ...], picked: Cards) -> list[Row]:
    if not (view.plays or view.gift):
        return []
    gift = view.gift
    controls = selects(
        "pick",
        table.state.id,
        table.key,
        tuple(one for one in hand if one in view.givable),
        picked,
        chance=table.chance,
        asked=pick_gift(view) if gift else say("pick-cards"),
        least=(gift.count if gift else 0) or 1,
        most=most_to_give(view) if gift else SELECT,
    )
    return [ActionRow(control) for control in controls]


def _picked(table: Table, view: SeatView, picked: Cards) -> list[Row]:
    if not picked:
        return []
    label = gift_label(view, picked) if view.gift else say("lay-picked", cards=brief(picked))
    act = "give" if view.gift else "play"
    lay = button(
        act, table.state.id, table.key, f"{picked:x}", label=label, style=ButtonStyle.primary
    )
    return [ActionRow(lay, _put_back(table))]


def _put_back(table: Table) -> TableButton:
    return button("unpick", table.state.id, table.key, label=say("button-put-back"))


def _others(table: Table, view: SeatView) -> list[TableButton]:
    """Passing, advice, the log and the settings, the most important first."""
    number, key = table.state.id, table.key
    row = []
    if view.my_turn and view.may_pass:
        only = not view.plays and not view.asked
        style = ButtonStyle.primary if only else ButtonStyle.secondary
        row.append(button("pass", number, key, label=say("button-pass"), style=style))
    if view.my_turn and view.plays:
        row.append(button("hint", number, key, label=say("button-hint")))
        row.append(button("plays", number, key, label=say("button-plays")))
    if view.opened and view.hand and not view.ended:
        row.append(button("why", number, key, label=say("button-why")))
    row.append(button("log", number, key, label=say("button-log")))
    return [*row, button("settings", number, key, label=say("button-settings"))]
