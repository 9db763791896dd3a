"""Suggested plays as rows of buttons: a row for each kind where there is room, the best first."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.domain.suggestions import Groups, every, grouped, suggested
from bot.tables.table import Table
from bot.words import say
from bot.words.plays import named_play
from cogs.core.components import TableButton, button
from cogs.hand.gifts import gifts_offered
from rules.cards import Cards
from rules.combinations import Combination
from rules.view import SeatView

MOST = 20  # suggestions
BOMBS = 5  # suggestions out of turn
ROW = 5  # buttons
COMPONENTS = 40  # that Discord allows in a message

Row = ActionRow[Any]


def suggestion_rows(table: Table, view: SeatView, picked: Cards, room: int) -> list[Row]:
    """What may be laid now, in so many components; what is picked has a button of its own."""
    groups = {
        kind: [play for play in plays if play.laid != picked]
        for kind, plays in grouped(view, table.rules).items()
    }
    for most in range(MOST, 0, -1):
        chosen = suggested(groups, most)
        for rows in (_by_kind(table, chosen, not picked), _dense(table, chosen, not picked)):
            if cost(rows) <= room:
                return rows
    return []


def gift_rows(table: Table, view: SeatView, picked: Cards) -> list[Row]:
    """What may be given with one tap."""
    offered = {cards: label for cards, label in gifts_offered(view).items() if cards != picked}
    return in_rows(
        [
            button("give", table.state.id, table.key, f"{cards:x}", label=label, style=_style(main))
            for place, (cards, label) in enumerate(offered.items())
            for main in [not picked and not place]
        ]
    )


def bomb_rows(table: Table, view: SeatView) -> list[Row]:
    """What may be thrown in out of turn."""
    plays = every(suggested(grouped(view, table.rules), BOMBS))
    return in_rows([_button("bomb", table, play, False) for play in plays])


def in_rows(buttons: list[TableButton]) -> list[Row]:
    """Buttons side by side, as many as fit."""
    return [ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def cost(rows: list[Row]) -> int:
    """How many components these rows are."""
    return sum(1 + len(row.children) for row in rows)


def play_arg(play: Combination) -> str:
    """The argument of a button that lays this, with what it stands for where that is said."""
    return f"{play.laid:x}" if play.cards == play.laid else f"{play.laid:x}.{play.cards:x}"


def _by_kind(table: Table, groups: Groups, primary: bool) -> list[Row]:
    best = next(iter(every(groups)), None) if primary else None
    return [
        row
        for plays in groups.values()
        for row in in_rows([_button("play", table, play, play is best) for play in plays])
    ]


def _dense(table: Table, groups: Groups, primary: bool) -> list[Row]:
    plays = enumerate(every(groups))
    return in_rows([_button("play", table, play, primary and not place) for place, play in plays])


def _button(act: str, table: Table, play: Combination, primary: bool) -> TableButton:
    name = named_play(play)
    label = say("throw-bomb", play=name) if act == "bomb" else name
    return button(
        act, table.state.id, table.key, play_arg(play), label=label, style=_style(primary)
    )


def _style(primary: bool) -> ButtonStyle:
    return ButtonStyle.primary if primary else ButtonStyle.secondary
