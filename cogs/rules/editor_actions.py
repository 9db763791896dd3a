"""Acts of the editor's controls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain import drafts
from bot.domain.drafts import Change
from bot.domain.errors import Refusal
from bot.domain.state import Draft
from bot.words import of_rules, why
from bot.words.house_rules import value_of
from bot.words.rulebook import help_of, question
from bot.words.sheet import fitting
from bot.words.values import offered, shown
from cogs.core.acts import one_of
from cogs.core.components import ask
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.rules.browser import steps_back
from cogs.rules.editor import Place, edited_at, place_of, show_editor
from cogs.rules.references import reference_to
from rules.catalogue import OPTIONS, full

LONGEST = 100  # characters of a value
ANSWERS = 3000  # characters of the values of a rule


@dataclass(frozen=True)
class EditedRule:
    """An option and its place in the editor.

    >>> EditedRule.read("c.3K7M,c.25Q/3.0.jokers").place.undone().rules
    ('c.25Q',)
    >>> str(EditedRule(Place(3, 0), "jokers"))
    '3.0.jokers'
    """

    place: Place
    option: str

    @classmethod
    def read(cls, written: str) -> EditedRule:
        """Read an argument such as "3.0.jokers"."""
        place, _, option = written.rpartition(".")
        return cls(Place.read(place), one_of(OPTIONS)(option))

    def __str__(self) -> str:
        return f"{self.place}.{self.option}"


async def edit(context: Context, place: Place, change: Change) -> None:
    """Change the rules, then show the editor at the same place."""
    if place.rules:
        before = (await edited_at(context, place)).rules
        if (after := change(before)) != before:
            place = place.after(await reference_to(context, after, kept=True))
    else:
        await context.table.edit(context.player, change)
    await show_editor(context, place)


async def turn(context: Context, place: Place) -> None:
    """Show the editor at a place, for instance on another page of the topic."""
    await show_editor(context, place)


async def topic(context: Context, place: Place, number: int) -> None:
    """Show another topic."""
    await show_editor(context, replace(place, topic=number, page=0))


async def show_rule(context: Context, place: Place, option: str) -> None:
    """Show an option in the editor if this person can change it there, else its text and answers.

    The editor is that of own rules, or of the table in this channel.
    """
    table = context.app.tables.in_channel(context.interaction.channel_id)
    if table and not place.rules and drafts.may_edit(table.state, context.player):
        context.table_id = table.state.id
    if place.rules or context.table_id:
        rules = (await edited_at(context, place)).rules
        if rule_place := place_of(rules, option):
            await show_editor(context, replace(rule_place, rules=place.rules))
            return
    topic = of_rules(context.speech, "topic", OPTIONS[option].topic)
    lines = [
        f"### {topic}",
        f"**{question(context.speech, option)}**",
        f"-# {help_of(context.speech, option)}",
    ]
    answers = [f"- {shown(context.speech, option, value)} · `{value}`" for value in offered(option)]
    lines += [
        *fitting(context.speech, answers, ANSWERS),
        context.speech.say("rule-typed", option=option),
    ]
    box: Container[Any] = Container(TextDisplay("\n".join(lines)))
    box.add_item(ActionRow(*steps_back(context.speech, place, context.table_id)))
    await context.show(LayoutView(timeout=None).add_item(box))


async def set_rule(context: Context, asked: EditedRule, value: str) -> None:
    """Set the value chosen in the select of an option."""
    await _asked(context, asked)
    await edit(
        context,
        asked.place,
        drafts.chosen(asked.option, value_of(context.speech, asked.option, value)),
    )


async def type_rule(context: Context, asked: EditedRule) -> None:
    """Ask in a form for a value that is not offered."""
    option, choices = asked.option, await _asked(context, asked)
    text = question(context.speech, option, choices)
    about = f"**{text}**\n{help_of(context.speech, option)}"
    await ask(
        context,
        "ruletyped",
        str(asked),
        title=context.speech.say("form-rule"),
        about=about,
        field=context.speech.say("form-value"),
        before=choices[option],
        most=LONGEST,
    )


async def rule_typed(context: Context, asked: EditedRule, typed: str) -> None:
    """Set the typed value; for an invalid value, show the refusal in the editor."""
    await _asked(context, asked)
    try:
        change = drafts.chosen(asked.option, value_of(context.speech, asked.option, typed))
    except Refusal as refused:
        await show_editor(context, asked.place, why(context.speech, refused))
        return
    await edit(context, asked.place, change)


async def take_back(context: Context, place: Place, option: str) -> None:
    """Reset a changed rule to the value of the preset."""
    await edit(context, place, drafts.reset_option(option))


async def reset(context: Context, place: Place) -> None:
    """Reset all rules to those of the preset."""
    await edit(context, place, lambda before: Draft(before.preset))


async def undo(context: Context, place: Place) -> None:
    """Undo the last change of the rules."""
    if place.rules:
        place = place.undone()
    else:
        await context.table.undo_edit(context.player)
    await show_editor(context, place)


async def _asked(context: Context, asked: EditedRule) -> Mapping[str, str]:
    """Return the current values of all options, among them the one that is asked.

    Raises UnknownControl for an option of other games, and Refusal as `edited_at` does.
    """
    rules = (await edited_at(context, asked.place)).rules
    choices = full(rules.preset, rules.changed)
    if asked.option not in choices:
        raise UnknownControl
    return choices
