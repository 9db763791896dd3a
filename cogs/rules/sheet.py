"""Rule sheets with their controls: play the rules, take them for a table, share them.

Controls name the rules by a reference; see `cogs.rules.references`.
"""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain import drafts, membership, seating
from bot.domain.drafts import saved_name
from bot.domain.permissions import check_game
from bot.domain.state import Draft
from bot.words.sheet import sheet
from bot.words.speech import escaped
from cogs.core.acts import number
from cogs.core.components import TableButton, button, in_rows, pager
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.rights import opens_here, saves
from cogs.rules.browser import dropped
from cogs.rules.editor import Place, act_to_play, show_editor
from cogs.rules.references import (
    LONGEST,
    OF_TABLE,
    OWN,
    draft_of,
    may_drop,
    practice_button,
    reference,
    reference_to,
)
from rules.catalogue import contradictions
from rules.catalogue.presets import resolved

MOST = 1000  # pages
MENDING = ("edit", "userules", "dropours")  # the only acts for rules that contradict themselves


async def show_sheet(context: Context, reference: str, page: int = 0, note: str = "") -> None:
    """Show the sheet of these rules to this person alone."""
    rules = await draft_of(context, reference)
    if len(reference) > LONGEST:
        reference = await reference_to(context, rules)
    clashes = bool(contradictions(rules.preset, rules.changed))
    pages = sheet(context.speech, rules.preset, rules.changed)
    page = min(page, len(pages) - 1)
    box: Container[Any] = Container()
    name = saved_name(context.table.state) if reference == OF_TABLE else rules.name
    if name:
        box.add_item(TextDisplay(context.speech.say("saved-named", name=escaped(name))))
    box.add_item(TextDisplay(pages[page]))
    if clashes:
        note = context.speech.say("editor-clashes-own")
    if note:
        box.add_item(TextDisplay(note))
    buttons = await _buttons(context, reference, rules)
    for row in in_rows([control for control in buttons if not clashes or _does(control, *MENDING)]):
        box.add_item(row)
    box.add_item(ActionRow(*_steps(context, reference, page, len(pages))))
    await context.show(LayoutView(timeout=None).add_item(box))


async def _buttons(context: Context, reference: str, rules: Draft) -> list[TableButton]:
    """Build the buttons for the acts that this person may take with these rules here."""
    interaction, number = context.interaction, context.table_id
    buttons, place = _play(context, reference, rules), str(Place(rules=(reference,)))
    if reference != OF_TABLE and not any(_does(control, "edit") for control in buttons):
        buttons.append(
            button("edit", NOWHERE, ALWAYS, place, label=context.speech.say("button-edit"))
        )
    buttons.append(
        button("share", number, ALWAYS, reference, label=context.speech.say("button-share"))
    )
    if context.server is None:
        return buttons
    settings = await context.app.store.servers.settings(context.server)
    if not opens_here(settings, interaction):
        buttons = [control for control in buttons if not _does(control, "playthis")]
    if reference[:2] in OWN and await saves(context):
        buttons.append(
            button("save", NOWHERE, ALWAYS, place, label=context.speech.say("button-save"))
        )
    if interaction.permissions.manage_channels:
        label = context.speech.say("button-channel-default")
        buttons.append(button("usual", number, ALWAYS, reference, label=label))
    if reference.startswith("o.") and await may_drop(context, reference[2:]):
        label, style = context.speech.say("button-delete"), ButtonStyle.danger
        buttons.append(button("dropours", NOWHERE, ALWAYS, reference, label=label, style=style))
    return buttons


def _does(control: TableButton, *acts: str) -> bool:
    return (control.item.custom_id or "").partition(":")[0] in acts


def _play(context: Context, reference: str, rules: Draft) -> list[TableButton]:
    table = context.app.tables.in_channel(context.interaction.channel_id)
    style = ButtonStyle.primary
    if table is None:
        alone = [practice_button(context.speech, reference)] if reference != OF_TABLE else []
        if context.server is None:
            return alone
        label = context.speech.say("button-play-this")
        play = button("playthis", NOWHERE, ALWAYS, reference, label=label, style=style)
        return [play, *alone]
    number, state = table.state.id, table.state
    act, editing = act_to_play(state, context.player), drafts.may_edit(state, context.player)
    if rules in (drafts.draft(state), Draft(state.preset, state.changed)):
        edit = button("edit", number, ALWAYS, label=context.speech.say("button-edit"), style=style)
        return [edit] if editing else []
    label = context.speech.say("button-use-rules" if editing else "button-swap-to")
    return [button(act, number, ALWAYS, reference, label=label, style=style)] if act else []


def _steps(context: Context, reference: str, page: int, pages: int) -> list[TableButton]:
    games = button("browse", NOWHERE, ALWAYS, label=context.speech.say("button-games"))

    def arg(to: int) -> str:
        return f"{to}.{reference}"

    return [games, *pager(context.speech, "sheet", context.table_id, ALWAYS, page, pages, arg)]


async def show_rules(context: Context, chosen: str) -> None:
    """Show the game chosen from a list."""
    await show_sheet(context, chosen)


def page_of(written: str) -> tuple[int, str]:
    """Read the page number and the reference of a sheet, as "1.p.president_basic"."""
    page, _, rules = written.partition(".")
    return number(0, MOST)(page), reference(rules)


async def turn_sheet(context: Context, page: tuple[int, str]) -> None:
    """Show another page of a sheet."""
    at, rules = page
    await show_sheet(context, rules, at)


async def use_rules(context: Context, chosen: str) -> None:
    """Let the host of the table take these rules for the table."""
    rules = await draft_of(context, chosen)
    server = await context.app.store.servers.settings(context.table.state.guild_id)
    check_game(server, resolved(rules.preset)[0])
    before = seating.playing(context.table.state)
    await context.table.arrange(membership.played_instead, context.player, rules)
    await show_editor(context, note=" ".join(dropped(context.speech, context.table, before)))
