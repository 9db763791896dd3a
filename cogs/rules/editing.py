"""What the controls of the editor do."""

from __future__ import annotations

from bot.domain import drafts
from bot.domain.drafts import Change
from bot.domain.state import Draft
from bot.words import Refusal, say
from bot.words.rulebook import help_of, question
from cogs.core.components import on
from cogs.core.forms import ask, typed
from cogs.core.interaction import Press
from cogs.rules.editor import Place, show_editor
from rules.catalogue import full

LONGEST = 100  # characters of a value


async def edit(press: Press, change: Change) -> None:
    """Change the draft, then show the editor where it was."""
    await press.table.edit(press.player, change)
    await show_editor(press, Place.read(press.arg))


@on("edit")
async def open_editor(press: Press) -> None:
    """The editor, where it is told to begin."""
    await show_editor(press, Place.read(press.arg))


@on("turnrules")
async def turn(press: Press) -> None:
    """Another page of the topic."""
    await show_editor(press, Place.read(press.arg))


@on("topic")
async def topic(press: Press) -> None:
    (number,) = press.values
    await show_editor(press, Place(int(number)))


@on("setrule")
async def set_rule(press: Press) -> None:
    """A value was chosen in the select of an option."""
    (value,) = press.values
    await edit(press, drafts.chosen(_option(press), value))


@on("typerule")
async def type_rule(press: Press) -> None:
    """A form for a value that is not offered."""
    drafts.check_editor(press.table.state, press.player)
    option, rules = _option(press), drafts.draft(press.table.state)
    before = full(rules.preset, rules.changed).get(option, "")
    about = f"**{question(option)}**\n{help_of(option)}"
    await ask(
        press,
        "ruletyped",
        title=say("form-rule"),
        about=about,
        field=say("form-value"),
        before=before,
        most=LONGEST,
    )


@on("ruletyped")
async def rule_typed(press: Press) -> None:
    """The form was sent in; a value that cannot be is refused in the editor."""
    try:
        change = drafts.chosen(_option(press), typed(press))
    except Refusal as refused:
        await show_editor(press, Place.read(press.arg), str(refused))
        return
    await edit(press, change)


@on("takeback")
async def take_back(press: Press) -> None:
    (option,) = press.values
    await edit(press, drafts.taken_back(option))


@on("resetrules")
async def reset(press: Press) -> None:
    """Back to the preset as it is."""
    await edit(press, lambda before: Draft(before.preset))


@on("undo")
async def undo(press: Press) -> None:
    await press.table.undo_edit(press.player)
    await show_editor(press, Place.read(press.arg))


def _option(press: Press) -> str:
    return press.arg.split(".", 2)[2]
