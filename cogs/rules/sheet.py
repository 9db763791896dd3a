"""A rule sheet with what may be done with it: play it, take it for a table, share it.

Controls name the rules by a reference: ``p.president_basic`` a preset, ``o.Friday`` rules the
server has saved, ``c.3K7M...`` those of a code, ``t`` those of the control's table.
"""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay
from discord.utils import escape_markdown

from bot.domain import drafts
from bot.domain.permissions import check_game
from bot.domain.state import Draft, Stage
from bot.words import say
from cogs.core.components import ALWAYS, NOWHERE, TableButton, button, on
from cogs.core.interaction import Press
from cogs.rules.browser import OURS, show
from cogs.rules.editor import show_editor
from cogs.rules.saved import may_drop
from cogs.rules.selection import meant
from cogs.rules.sheet_text import sheet
from cogs.table.lobby import open_table
from rules.catalogue.presets import resolved

LONGEST = 70  # characters of a reference that fit into the id of a control


async def show_sheet(press: Press, reference: str, page: int = 0) -> None:
    """The sheet of these rules to this person alone."""
    rules = await meant(press, reference)
    pages = sheet(rules.preset, rules.changed)
    page = min(page, len(pages) - 1)
    box: Container[Any] = Container()
    if reference.startswith("o."):
        box.add_item(TextDisplay(say("ours-named", name=escape_markdown(reference[2:]))))
    box.add_item(TextDisplay(pages[page]))
    if len(reference) > LONGEST:
        box.add_item(TextDisplay(say("sheet-by-code")))
        await show(press, LayoutView(timeout=None).add_item(box))
        return
    if deeds := await _deeds(press, reference):
        box.add_item(ActionRow(*deeds))
    box.add_item(ActionRow(*_steps(press, reference, rules, page, len(pages))))
    await show(press, LayoutView(timeout=None).add_item(box))


async def _deeds(press: Press, reference: str) -> list[TableButton]:
    """What this person may do with these rules here."""
    here, number = press.interaction, press.table_id
    share = button("share", number, ALWAYS, reference, label=say("button-share"))
    if here.guild_id is None:
        return [share]
    found = [*_play(press, reference), share]
    if here.permissions.manage_channels:
        found.append(button("usual", number, ALWAYS, reference, label=say("button-usual")))
    if reference.startswith("o.") and await may_drop(press, reference[2:]):
        label, style = say("button-delete"), ButtonStyle.danger
        found.append(button("dropours", NOWHERE, ALWAYS, reference, label=label, style=style))
    return found


def _play(press: Press, reference: str) -> list[TableButton]:
    table = press.bot.tables.in_channel(press.interaction.channel_id)
    style = ButtonStyle.primary
    if table is None:
        label = say("button-play-this")
        return [button("playthis", NOWHERE, ALWAYS, reference, label=label, style=style)]
    number = table.state.id
    if table.state.stage is Stage.BETWEEN and press.player == table.state.host:
        label = say("button-swap-to")
        return [button("swap", number, ALWAYS, reference, label=label, style=style)]
    if not drafts.may_edit(table.state, press.player):
        return []
    if reference == "t":
        return [button("edit", number, ALWAYS, label=say("button-edit"), style=style)]
    label = say("button-use-rules")
    return [button("userules", number, ALWAYS, reference, label=label, style=style)]


def _steps(press: Press, reference: str, rules: Draft, page: int, pages: int) -> list[TableButton]:
    kind = OURS if reference.startswith("o.") else resolved(rules.preset)[0]
    steps = [button("browse", NOWHERE, ALWAYS, f"{kind}.0", label=say("button-games"))]
    for number, label in ((page - 1, say("button-back")), (page + 1, say("button-more"))):
        if 0 <= number < pages:
            arg = f"{number}.{reference}"
            steps.append(button("sheet", press.table_id, ALWAYS, arg, label=label))
    return steps


@on("showrules")
async def show_rules(press: Press) -> None:
    """A game was chosen from a list."""
    (reference,) = press.values
    await show_sheet(press, reference)


@on("sheet")
async def turn_sheet(press: Press) -> None:
    """Another page, as "1.p.president_basic"."""
    page, _, reference = press.arg.partition(".")
    await show_sheet(press, reference, int(page))


@on("playthis")
async def play_this(press: Press) -> None:
    """Open a table in this channel."""
    rules = await meant(press, press.arg)
    await open_table(press, rules.preset, dict(rules.changed))


@on("userules")
async def use_rules(press: Press) -> None:
    """The host takes these rules for the table."""
    rules = await meant(press, press.arg)
    server = await press.bot.store.wishes.server(press.table.state.guild_id)
    check_game(server, resolved(rules.preset)[0])
    await press.table.edit(press.player, drafts.instead(rules))
    await show_editor(press)
