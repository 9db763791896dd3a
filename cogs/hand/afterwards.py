"""What a hand becomes when its deal is over: the results, and the way on."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.client import Gamenight
from bot.domain import seating
from bot.domain.state import Stage
from bot.tables.snapshot import Snapshot
from bot.words import say
from cogs.core.components import TableButton, button
from cogs.core.people import named
from cogs.hand.results import results
from cogs.hand.status import newcomers
from rules.view import SeatView


async def result_lines(bot: Gamenight, table: Snapshot, view: SeatView, pictures: bool) -> str:
    """The results as the channel has them, and who is at the table for the next deal.

    StorageError.
    """
    lines = [await results(bot.store, table, view, pictures)]
    if table.state.stage is not Stage.CLOSED:
        lines += [*newcomers(table), say("host-now", host=named(table.state.host))]
    return "\n".join(lines)


def rows_after(table: Snapshot, player: str) -> list[ActionRow[Any]]:
    """The next deal for whoever sits here, the table, the log and the settings."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=say(label), style=style)

    buttons = [make("company", "button-table"), make("log", "button-log")]
    buttons.append(make("settings", "button-settings"))
    if seating.seated(table.state, player):
        again = "button-again" if table.state.stage is Stage.OVER else "button-next"
        buttons.insert(0, make("start", again, ButtonStyle.primary))
    return [ActionRow(*buttons)]
