"""What is shown when a deal is over, the same at the table and in every hand; and the way on."""

from __future__ import annotations

from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from bot.client import Gamenight
from bot.domain import seating
from bot.domain.state import NewDeal, Stage
from bot.drawing import FOUR_COLOUR, Deck
from bot.tables.history import last_over
from bot.tables.snapshot import Snapshot
from bot.words import Refusal, say
from cogs.core.components import TableButton, button, in_rows
from cogs.core.context import Context
from cogs.core.people import named
from cogs.hand.finales import add_finale, finale_of
from cogs.hand.podiums import podium_file
from cogs.hand.results import results
from cogs.hand.status import newcomers
from rules.view import SeatView


async def add_results(
    box: Container[Any],
    bot: Gamenight,
    table: Snapshot,
    view: SeatView,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
) -> list[discord.File]:
    """Add what came of a deal that is over, and of its match; the files to be attached.

    Cards are drawn of this deck. StorageError.
    """
    box.add_item(TextDisplay(await results(bot.store, table, view, pictures)))
    files = [await podium_file(bot, table, view, deck)] if pictures else []
    for file in files:
        shown = f"attachment://{file.filename}"
        box.add_item(MediaGallery(discord.MediaGalleryItem(shown, description=file.description)))
    if told := await finale_of(bot, table):
        files += await add_finale(box, bot, table, told, pictures, deck)
    return files


async def last_deal(context: Context) -> tuple[int, NewDeal]:
    """The newest deal of a table that was played to its end, with its id. Refusal: there is none.

    Also where it cannot be read. StorageError.
    """
    context.table.stored.check_readable()
    found = await last_over(context.bot.store, context.table.state.deal_id)
    if found is None:
        raise Refusal("no-replay")
    return found


def going_on(table: Snapshot) -> str:
    """Who is at the table for the next deal, as a hand says it; the table has its list."""
    if table.state.private:
        return say("practice-going-on")
    host = say("host-now", host=named(table.state.host))
    return "\n".join([*newcomers(table), host])


def rows_after(table: Snapshot, player: str) -> list[ActionRow[Any]]:
    """The next deal for whoever sits here, the table, the log and the settings."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=say(label), style=style)

    buttons = [make("replay", "button-replay"), make("settings", "button-settings")]
    buttons += [make("review", "button-review"), make("company", "button-table")]
    buttons.append(make("log", "button-log"))
    if seating.seated(table.state, player):
        again = "button-again" if table.state.stage is Stage.OVER else "button-next"
        buttons.insert(0, make("start", again, ButtonStyle.primary))
    if table.state.private:  # elsewhere the table's own message has it
        buttons.append(make("rules", "button-rules"))
    return in_rows(buttons)
