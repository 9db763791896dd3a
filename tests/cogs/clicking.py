"""Clicking on a control and typing into a form without Discord: what the person is answered."""

from __future__ import annotations

import asyncio
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
    """Nobody's patience ends, however slow the machine."""

    async def sleep(self, seconds: float) -> None:
        """Until the test is over; for no time others get a turn, as ever."""
        if seconds > 0:
            await asyncio.Event().wait()
        await super().sleep(seconds)


class Answers:
    """Whatever is sent or changed in answer, by whichever of Discord's methods."""

    def __init__(self) -> None:
        self.given: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    async def __call__(self, *args: Any, **kwargs: Any) -> None:
        """One of the methods."""
        self.given.append((args, kwargs))

    async def first(self, *args: Any, **kwargs: Any) -> Any:
        """The first message in answer, of no known id."""
        await self(*args, **kwargs)
        return SimpleNamespace(message_id=0)

    @property
    def called(self) -> bool:
        """Was anything answered?"""
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
    """One of this person's, on a private message that was sent long ago, where these roles are."""
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
        app_permissions=NOTHING,  # so that nothing is opened
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
    """A server of which these roles are known, and no channel."""
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
    """In place of `seen_by`: what an administrator sees."""
    return tables


async def use(app: App, asked: Any) -> Answers:
    """Let the control of this interaction be found as discord.py finds it; all answers."""
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
    """What was answered to this control."""
    return await use(app, interaction(app, player, custom_id, values, **surroundings))


async def click(app: App, player: str, custom_id: str, *values: str, **surroundings: Any) -> str:
    """Use a control; all that the person reads in answer, labels as well."""
    return said(await used(app, player, custom_id, [*values], **surroundings))


def said(answered: Answers) -> str:
    """The words of these answers."""
    return "\n".join(
        line
        for args, kwargs in answered.given
        for part in (*args, *kwargs.values())
        for line in _words(part)
    )


def said_in(message: discord.ui.LayoutView) -> str:
    """The words of a message, labels as well."""
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
