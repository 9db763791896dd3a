"""Components and forms that survive restarts, and the dispatch of their custom ids."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.ui import (
    ActionRow,
    Button,
    ChannelSelect,
    Container,
    DynamicItem,
    Label,
    LayoutView,
    Modal,
    RoleSelect,
    Select,
    TextDisplay,
    TextInput,
    UserSelect,
)

from bot.app import App
from bot.discord import limits
from bot.words.speech import Speech
from cogs.core.acts import FIELD, Act
from cogs.core.button_layout import balanced, width
from cogs.core.context import Context, Refused, failing
from cogs.core.custom_ids import ALWAYS, NOWHERE, CustomId, Kind, UnknownControl, read_custom_id
from cogs.core.permissions import WORKS_ANYWHERE, check_press

FORM_SECONDS = 900.0  # until discord.py forgets a form; `Forms` still handles it afterwards


def add_acts(app: App, acts: Mapping[str, Act], refused: Refused | None = None) -> None:
    """Register acts for the controls with their names.

    `refused` shows a refusal in the message of the control; without it, a refusal is a message of
    its own. Raises ValueError when an act of that name exists.
    """
    for name, act in acts.items():
        if name in app.acts:
            raise ValueError(f"two acts of the name {name}")
        app.acts[name] = (act, refused)


async def use(interaction: discord.Interaction[Any]) -> None:
    """Answer the use of a control or a form, also one with a custom id that the bot never wrote."""
    app: App = interaction.client.app
    try:
        found, act, refused = _known(app, interaction)
    except UnknownControl as unknown:
        await Context(app, interaction).run(failing(unknown))
        return
    context = Context(
        app,
        interaction,
        found.table,
        found.key,
        refused,
        opens_form=act.opens_form,
        anywhere=found.act in WORKS_ANYWHERE,
        in_chats=found.act == "playthis",
    )

    async def answer(here: Context) -> None:
        await check_press(here, found.act)
        if act.server and (guild_id := act.server(found.arg)):
            await here.check_welcome(guild_id)
        await act.answer(here, found.arg)

    await context.run(answer)


def _known(app: App, interaction: discord.Interaction[Any]) -> tuple[CustomId, Act, Refused | None]:
    """Return the parsed custom id, its act, and the function that shows refusals, if any.

    Raises UnknownControl.
    """
    data: Any = interaction.data
    found = read_custom_id(data["custom_id"])
    sent_in = interaction.type is discord.InteractionType.modal_submit
    act, refused = app.acts.get(found.act, (None, None))
    if act is None or act.kind is not found.kind or sent_in is not (found.kind is Kind.FORM):
        raise UnknownControl
    return found, act, refused


class _Control:
    """Base of components on messages, which are found by custom id, also after a restart."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> Any:
        """Return the control for an item of a message; called by discord.py."""
        control: Any = cls
        return control(item)

    callback = staticmethod(use)  # called by discord.py

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not store each sent view for its controls."""
        return False


class TableButton(
    _Control, DynamicItem[Button[Any]], template="(?s:(?!select-|role-|user-|channel-).*)"
):
    """A button.

    >>> button("wait", 12, "34.56", label="Wait").custom_id
    'wait:12:34.56:'
    """


class TableSelect(_Control, DynamicItem[Select[Any]], template="(?s:select-.*)"):
    """A select.

    >>> options = [discord.SelectOption(label="2")]
    >>> select("page", 12, "34.56", "", placeholder="Page", options=options).custom_id
    'select-page:12:34.56:'
    """


class RoleChoice(_Control, DynamicItem[RoleSelect[Any]], template="(?s:role-.*)"):
    """A select of roles."""


class UserChoice(_Control, DynamicItem[UserSelect[Any]], template="(?s:user-.*)"):
    """A select of people."""


class ChannelChoice(_Control, DynamicItem[ChannelSelect[Any]], template="(?s:channel-.*)"):
    """A select of channels."""


class Forms(commands.Cog):
    """Listens for submitted forms."""

    @commands.Cog.listener("on_interaction")
    async def sent_in(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a submitted form; called by discord.py with every interaction."""
        if interaction.type is discord.InteractionType.modal_submit:
            await use(interaction)


async def ask(
    context: Context,
    act: str,
    arg: str,
    *,
    title: str,
    about: str,
    field: str,
    before: str = "",
    most: int,
) -> None:
    """Show a form with one field; the submitted form is handled as a control of this `act`.

    `about` is the text above the field, `field` its label. The field holds the text `before` at
    first, and takes at most `most` characters.
    """
    custom_id = str(CustomId(act, context.table_id, context.key or ALWAYS, arg, Kind.FORM))
    modal = Modal(title=title[: limits.FORM], custom_id=custom_id, timeout=FORM_SECONDS)
    modal.add_item(TextDisplay(about))
    typed: TextInput[Any] = TextInput(custom_id=FIELD, default=before or None, max_length=most)
    modal.add_item(Label(text=field[: limits.FORM], component=typed))
    await context.send_modal(modal)


def button(
    act: str,
    table: int,
    key: str,
    arg: str = "",
    *,
    label: str | None,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> TableButton:
    """Build a button for a message, with a label or an emoji or both."""
    custom_id, short = str(CustomId(act, table, key, arg)), label and label[: limits.LABEL]
    item: Button[Any] = Button(
        label=short, style=style, emoji=emoji, custom_id=custom_id, disabled=disabled
    )
    return TableButton(item)


def daily_button(speech: Speech, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
    """Build the button that deals the cards of today; the button works only on a server."""
    return button("daily", NOWHERE, ALWAYS, label=speech.say("button-daily"), style=style)


def select(
    act: str,
    table: int,
    key: str,
    arg: str,
    *,
    placeholder: str,
    options: list[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> TableSelect:
    """Build a select for a message."""
    item: Select[Any] = Select(
        custom_id=str(CustomId(act, table, key, arg, Kind.SELECT)),
        placeholder=placeholder[: limits.PLACEHOLDER],
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )
    return TableSelect(item)


def role_choice(act: str, arg: str, placeholder: str, chosen: Sequence[int]) -> RoleChoice:
    """Build a select of at most one role; the placeholder tells the meaning of no role."""
    role = discord.SelectDefaultValueType.role
    made: RoleSelect[Any] = RoleSelect(
        custom_id=str(CustomId(act, arg=arg, kind=Kind.ROLES)),
        placeholder=placeholder[: limits.PLACEHOLDER],
        min_values=0,
        default_values=[discord.SelectDefaultValue(id=role_id, type=role) for role_id in chosen],
    )
    return RoleChoice(made)


def user_choice(act: str, placeholder: str) -> UserChoice:
    """Build a select of one person."""
    custom_id = str(CustomId(act, kind=Kind.USERS))
    return UserChoice(
        UserSelect(custom_id=custom_id, placeholder=placeholder[: limits.PLACEHOLDER])
    )


def channel_choice(
    act: str,
    placeholder: str,
    kinds: Sequence[discord.ChannelType],
    chosen: Sequence[int] = (),
    most: int = limits.OPTIONS,
) -> ChannelChoice:
    """Build a select of channels of these kinds; the placeholder tells the meaning of no channel.

    `chosen` are the ids of the channels that are selected at first.
    """
    channel = discord.SelectDefaultValueType.channel
    made: ChannelSelect[Any] = ChannelSelect(
        custom_id=str(CustomId(act, kind=Kind.CHANNELS)),
        placeholder=placeholder[: limits.PLACEHOLDER],
        channel_types=[*kinds],
        min_values=0,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=channel_id, type=channel) for channel_id in chosen
        ],
    )
    return ChannelChoice(made)


def pager(
    speech: Speech,
    act: str,
    table: int,
    key: str,
    page: int,
    pages: int,
    arg: Callable[[int], str] = str,
    *,
    labels: tuple[str, str] = ("button-back", "button-more"),
) -> list[TableButton]:
    """Build the buttons to the previous and the next page, as far as these pages exist.

    Pages count from 0. `arg` makes the argument of the button to a page. `labels` are the text keys
    of the two buttons.
    """
    steps = zip((page - 1, page + 1), labels, strict=True)
    return [
        button(act, table, key, arg(to), label=speech.say(label))
        for to, label in steps
        if 0 <= to < pages
    ]


def in_rows(buttons: Sequence[TableButton]) -> list[ActionRow[Any]]:
    """Arrange buttons in rows that fit into Discord's limit and into one line of a phone."""
    lines = balanced(tuple(width(button.item.label) for button in buttons))
    return [ActionRow(*buttons[line.start : line.stop]) for line in lines]


def cost(parts: Sequence[ActionRow[Any] | TextDisplay[Any]]) -> int:
    """Count the components of these rows and texts."""
    return sum(1 + len(getattr(part, "children", ())) for part in parts)


def without_rows(parent: Container[Any] | LayoutView) -> None:
    """Remove the rows of buttons of a message, or of a box in it."""
    for child in [*parent.children]:
        if isinstance(child, Container):
            without_rows(child)
        elif isinstance(child, ActionRow):
            parent.remove_item(child)
