"""What the controls of the editor do."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain import drafts
from bot.domain.drafts import Change
from bot.domain.state import Draft
from bot.words import Refusal, say
from bot.words.rulebook import help_of, question
from cogs.core.acts import one_of
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.modals import ask
from cogs.rules.editor import Place, show_editor
from rules.catalogue import OPTIONS, full

LONGEST = 100  # characters of a value


@dataclass(frozen=True)
class Asked:
    """An option, and where in the editor it stands."""

    place: Place
    option: str

    @classmethod
    def read(cls, written: str) -> Asked:
        """From an argument such as "3.0.jokers"."""
        place, _, option = written.rpartition(".")
        return cls(Place.read(place), one_of(OPTIONS)(option))

    def __str__(self) -> str:
        return f"{self.place}.{self.option}"


async def edit(context: Context, place: Place, change: Change) -> None:
    """Change the draft, then show the editor where it was."""
    await context.table.edit(context.player, change)
    await show_editor(context, place)


async def turn(context: Context, place: Place) -> None:
    """The editor, where it is told to begin; another page of the topic."""
    await show_editor(context, place)


async def topic(context: Context, number: int) -> None:
    """Another topic was chosen."""
    await show_editor(context, Place(number))


async def set_rule(context: Context, asked: Asked, value: str) -> None:
    """A value was chosen in the select of an option."""
    _check_asked(context, asked)
    await edit(context, asked.place, drafts.chosen(asked.option, value))


async def type_rule(context: Context, asked: Asked) -> None:
    """A form for a value that is not offered."""
    _check_asked(context, asked)
    option, rules = asked.option, drafts.draft(context.table.state)
    before = full(rules.preset, rules.changed)[option]
    about = f"**{question(option)}**\n{help_of(option)}"
    await ask(
        context,
        "ruletyped",
        str(asked),
        title=say("form-rule"),
        about=about,
        field=say("form-value"),
        before=before,
        most=LONGEST,
    )


async def rule_typed(context: Context, asked: Asked, typed: str) -> None:
    """The form was sent in; a value that cannot be is refused in the editor."""
    _check_asked(context, asked)
    try:
        change = drafts.chosen(asked.option, typed)
    except Refusal as refused:
        await show_editor(context, asked.place, str(refused))
        return
    await edit(context, asked.place, change)


async def take_back(context: Context, place: Place, option: str) -> None:
    """A changed rule is as in the preset again."""
    await edit(context, place, drafts.taken_back(option))


async def reset(context: Context, place: Place) -> None:
    """Back to the preset as it is."""
    await edit(context, place, lambda before: Draft(before.preset))


async def undo(context: Context, place: Place) -> None:
    """The last step is taken back."""
    await context.table.undo_edit(context.player)
    await show_editor(context, place)


def _check_asked(context: Context, asked: Asked) -> None:
    """Refusal for who may not change these rules; UnknownControl for an option of other games."""
    drafts.check_editor(context.table.state, context.player)
    rules = drafts.draft(context.table.state)
    if asked.option not in full(rules.preset, rules.changed):
        raise UnknownControl
