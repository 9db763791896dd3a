"""Presses of controls and submissions of forms without Discord, and the bot's responses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord

from bot.app import App
from bot.clock import Clock
from bot.tables.table import Table
from cogs.core.components import Forms

GUILD, CHANNEL = 1, 100
NOTHING, EVERYTHING = discord.Permissions.none(), discord.Permissions.all()
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


class Patient(Clock):
    """A clock that stands still, so that no time limit is reached on a slow machine."""

    def __init__(self) -> None:
        started = time.time()
        super().__init__(lambda: started)

    async def sleep(self, seconds: float) -> None:
        """Wait forever if `seconds` is positive; else give other tasks a turn."""
        if seconds > 0:
            await asyncio.Event().wait()
        await super().sleep(seconds)


class Answers:
    """The responses to an interaction, in place of discord.py's methods for them."""

    def __init__(self) -> None:
        self.given: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    async def __call__(self, *args: Any, **kwargs: Any) -> None:
        """Note a call of one of the methods."""
        self.given.append((args, kwargs))

    async def first(self, *args: Any, **kwargs: Any) -> Any:
        """Note the first message in response, whose id is 0."""
        await self(*args, **kwargs)
        return SimpleNamespace(message_id=0)

    @property
    def called(self) -> bool:
        """Whether there was a response."""
        return bool(self.given)


def interaction(
    app: App,
    player: str,
    custom_id: str = "",
    values: list[str] | None = None,
    *,
    typed: str = "",
    name: str = "",
    permissions: discord.Permissions = EVERYTHING,
    locale: discord.Locale = discord.Locale.american_english,
    guild_id: int | None = GUILD,
    private_channel: bool = False,
    channel_id: int = CHANNEL,
    roles: Collection[int] = (),
) -> Any:
    """Return an interaction of this person with a private message that was sent long ago.

    A `custom_id` that begins with "form-" makes a form that is sent in, with `typed` in its field.
    The server knows the `roles`.
    """
    answered = Answers()
    field = {"custom_id": "typed", "value": typed}
    kind = discord.InteractionType
    return SimpleNamespace(
        client=app.client,
        type=kind.modal_submit if custom_id.startswith("form-") else kind.component,
        created_at=datetime.fromtimestamp(app.clock.now(), UTC),
        user=SimpleNamespace(id=int(player), display_name=name or f"Player {player}", name="user"),
        data={"custom_id": custom_id, "values": values or [], "components": [{"component": field}]},
        message=SimpleNamespace(
            id=1,
            flags=SimpleNamespace(ephemeral=True),
            created_at=LONG_AGO,
            interaction_metadata=SimpleNamespace(id=1),
        ),
        guild=_guild(guild_id, roles) if roles else None,
        guild_id=guild_id,
        context=SimpleNamespace(private_channel=private_channel),
        is_guild_integration=lambda: guild_id is not None,
        channel_id=channel_id,
        channel=None,
        locale=locale,
        guild_locale=discord.Locale.american_english,
        permissions=permissions,
        app_permissions=NOTHING,  # so that the bot opens no table
        response=SimpleNamespace(
            is_done=lambda: answered.called,
            type=discord.InteractionResponseType.message_update,
            send_message=answered.first,
            edit_message=answered,
            send_modal=answered,
            defer=answered,
        ),
        edit_original_response=answered,
        delete_original_response=answered,
        followup=SimpleNamespace(send=answered),
        answered=answered,
    )


def _guild(guild_id: int | None, roles: Collection[int]) -> Any:
    """Return a server with these roles and without channels."""
    nowhere = dict[int, Any]().get
    guild = SimpleNamespace(id=guild_id, channels=(), get_channel=nowhere, get_thread=nowhere)
    own = SimpleNamespace(guild_permissions=NOTHING, top_role=SimpleNamespace(name="the top"))
    guild.me, guild.default_role = own, SimpleNamespace(permissions=NOTHING)
    known = {
        role: SimpleNamespace(
            id=role,
            name=f"role {role}",
            guild=guild,
            mentionable=True,
            managed=False,
            permissions=NOTHING,
            is_default=lambda: False,
        )
        for role in roles
    }
    guild.get_role = known.get
    return guild


async def every_table(_members: object, _player: str, tables: list[Table]) -> list[Table]:
    """Return all tables, as `Members.seen_by` does for an administrator."""
    return tables


async def use(app: App, asked: Any) -> Answers:
    """Pass an interaction to its control or form as discord.py does; return all responses."""
    custom_id = asked.data["custom_id"]
    if custom_id.startswith("form-"):
        await Forms.sent_in(
            next(c for c in app.client.cogs.values() if isinstance(c, Forms)), asked
        )
    else:
        known = app.client._connection._view_store._dynamic_items.items()
        ((kind, match),) = [(k, m) for p, k in known if (m := p.fullmatch(custom_id))]
        item = await kind.from_custom_id(asked, discord.ui.Button(custom_id=custom_id), match)
        await item.callback(asked)
    answered: Answers = asked.answered
    return answered


async def used(
    app: App, player: str, custom_id: str, values: list[str], **surroundings: Any
) -> Answers:
    """Press a control with these values, and return the responses."""
    return await use(app, interaction(app, player, custom_id, values, **surroundings))


async def click(app: App, player: str, custom_id: str, *values: str, **surroundings: Any) -> str:
    """Press a control, and return the words of the responses, with labels."""
    return said(await used(app, player, custom_id, [*values], **surroundings))


def said(answered: Answers) -> str:
    """Return the words of these responses, with labels."""
    return "\n".join(
        line
        for args, kwargs in answered.given
        for part in (*args, *kwargs.values())
        for line in _words(part)
    )


def said_in(message: discord.ui.LayoutView) -> str:
    """Return the words of a message, with labels."""
    return "\n".join(_words(message))


def _words(part: object) -> list[str]:
    match part:
        case str():
            return [part]
        case discord.ui.LayoutView() | discord.ui.View():
            return _words(part.to_components())
        case discord.ui.Modal():
            return [part.title, *_words(part.to_components())]
        case list():
            return [line for one in part for line in _words(one)]
        case dict():
            shown = ("content", "label", "placeholder", "components", "options", "accessory")
            return [line for key in shown if key in part for line in _words(part[key])]
    return []
