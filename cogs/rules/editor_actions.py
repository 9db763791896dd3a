"""What the controls of the editor do."""

from __future__ import annotations

from bot.domain import drafts
from bot.domain.drafts import Change
from bot.domain.state import Draft
from bot.words import Refusal, say
from bot.words.rulebook import help_of, question
from cogs.core.context import Context
from cogs.core.modals import ask, typed
from cogs.rules.editor import Place, show_editor
from rules.catalogue import full

LONGEST = 100  # characters of a value


async def edit(context: Context, change: Change) -> None:
    """Change the draft, then show the editor where it was."""
    await context.table.edit(context.player, change)
    await show_editor(context, Place.read(context.arg))


async def open_editor(context: Context) -> None:
    """The editor, where it is told to begin."""
    await show_editor(context, Place.read(context.arg))


async def turn(context: Context) -> None:
    """Another page of the topic."""
    await show_editor(context, Place.read(context.arg))


async def topic(context: Context) -> None:
    """Another topic was chosen."""
    (number,) = context.values
    await show_editor(context, Place(int(number)))


async def set_rule(context: Context) -> None:
    """A value was chosen in the select of an option."""
    (value,) = context.values
    await edit(context, drafts.chosen(_option(context), value))


async def type_rule(context: Context) -> None:
    """A form for a value that is not offered."""
    drafts.check_editor(context.table.state, context.player)
    option, rules = _option(context), drafts.draft(context.table.state)
    before = full(rules.preset, rules.changed).get(option, "")
    about = f"**{question(option)}**\n{help_of(option)}"
    await ask(
        context,
        "ruletyped",
        title=say("form-rule"),
        about=about,
        field=say("form-value"),
        before=before,
        most=LONGEST,
    )


async def rule_typed(context: Context) -> None:
    """The form was sent in; a value that cannot be is refused in the editor."""
    try:
        change = drafts.chosen(_option(context), typed(context))
    except Refusal as refused:
        await show_editor(context, Place.read(context.arg), str(refused))
        return
    await edit(context, change)


async def take_back(context: Context) -> None:
    """A changed rule is as in the preset again."""
    (option,) = context.values
    await edit(context, drafts.taken_back(option))


async def reset(context: Context) -> None:
    """Back to the preset as it is."""
    await edit(context, lambda before: Draft(before.preset))


async def undo(context: Context) -> None:
    """The last step is taken back."""
    await context.table.undo_edit(context.player)
    await show_editor(context, Place.read(context.arg))


def _option(context: Context) -> str:
    return context.arg.split(".", 2)[2]
