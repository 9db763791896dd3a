"""Interactions from places without the bot: a server with its commands alone, or a chat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import App
from bot.discord.installs import ANYWHERE
from bot.domain.errors import Refusal
from bot.store.display_names import EVERYWHERE
from bot.tables.table import Table
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, CustomId, UnknownControl
from cogs.core.lookup import find_table
from cogs.core.posts import Reply
from cogs.core.rights import administered
from tests.cogs.clicking import GUILD, Answers, interaction, said, use
from tests.english import english

AWAY = 77  # a server that the bot is no member of
WHO = "11"
NOT_HERE = "I'm not on this server. Someone who manages it can add me."
NO_CHAT = "I can't join this chat. Add me to a server for that."
TO_SERVER = (
    "https://discord.com/oauth2/authorize?client_id=5&scope=bot+applications.commands"
    "&permissions=309237763072"
)
TO_THIS = f"{TO_SERVER}&guild_id={AWAY}&disable_guild_select=true"
PLACES: dict[str, dict[str, Any]] = {
    "server": {"guild_id": AWAY, "channel_id": 900},
    "chat": {"guild_id": None, "private_channel": True, "channel_id": 900},
}
IN_CHATS = {"game start", "game stop", "hand"}  # commands that work in a chat without the bot
BO = SimpleNamespace(id=9, name="bo", display_name="Bo", bot=False)
FILLED = {"cards": "7 7", "reason": "x", "code": "BCDFGHJK", "player": BO}  # required options


@pytest.fixture
def app(app: App) -> App:
    """The bot after the gateway has named all its servers."""
    app.client._connection.application_id = 5
    app.client._connection.shard_count = 1
    app.client._named.add(0)
    return app


def somebody(app: App, place: str, custom_id: str = "", **surroundings: Any) -> Any:
    """Return an interaction from a place without the bot."""
    return interaction(app, WHO, custom_id, **{**PLACES[place], **surroundings})


def links(answered: Answers) -> list[str]:
    """Return the addresses of the link buttons in the answers."""
    views = [kwargs["view"] for _, kwargs in answered.given if "view" in kwargs]
    return [one.url for view in views for one in view.walk_children() if getattr(one, "url", "")]


async def typed(app: App, name: str, asked: Any) -> Answers:
    """Return the answers to a command that has its required options alone."""
    found = [one for one in app.client.tree.walk_commands() if one.qualified_name == name]
    (command,) = [one for one in found if isinstance(one, app_commands.Command)]
    asked.message = None
    needed = {one.name: FILLED[one.name] for one in command.parameters if one.required}
    run: Any = command.callback
    await run(command.binding, asked, **needed)
    answered: Answers = asked.answered
    return answered


def names(app: App) -> list[str]:
    return [
        one.qualified_name
        for one in app.client.tree.walk_commands()
        if isinstance(one, app_commands.Command)
    ]


def is_invited(answered: Answers, place: str) -> bool:
    """Whether the whole answer is the invitation, shown to this person alone."""
    told, link = (NOT_HERE, TO_THIS) if place == "server" else (NO_CHAT, TO_SERVER)
    privately = all(kwargs.get("ephemeral") for _, kwargs in answered.given)
    return said(answered).splitlines() == [told, "Add me to a server"] and (
        links(answered) == [link] and privately
    )


@pytest.mark.parametrize("place", PLACES)
async def test_each_command_is_answered_or_invites_the_bot(app: App, place: str) -> None:
    for name in names(app):
        answered = await typed(app, name, somebody(app, place))
        assert answered.called, name
        known = ANYWHERE | (IN_CHATS if place == "chat" else set())
        assert is_invited(answered, place) is (name not in known), name


@pytest.mark.slow
async def test_commands_are_answered_as_ever_where_the_bot_is(app: App) -> None:
    guild: Any = SimpleNamespace(id=GUILD, preferred_locale="en-US", get_member=lambda _: None)
    app.client._connection._guilds[GUILD] = guild
    for name in names(app):
        answered = await typed(app, name, interaction(app, WHO))
        assert TO_THIS not in links(answered), name
        assert NOT_HERE not in said(answered), name


@pytest.mark.parametrize("act", ["opentable", "playthis", "join", "board", "server", "usual"])
@pytest.mark.parametrize("place", PLACES)
async def test_controls_of_a_server_invite_the_bot(app: App, place: str, act: str) -> None:
    custom_id = str(CustomId(act, 0, ALWAYS, "p.president_basic"))
    if (place, act) == ("chat", "playthis"):
        return  # this button opens a table in the chat
    assert is_invited(await use(app, somebody(app, place, custom_id)), place)


@pytest.mark.parametrize("place", PLACES)
async def test_rules_are_read_and_changed_and_nothing_of_the_server_is_offered(
    app: App, place: str
) -> None:
    sheet = await use(
        app, somebody(app, place, str(CustomId("sheet", 0, ALWAYS, "0.p.president_basic")))
    )
    assert "Change rules" in said(sheet)
    assert "Practice alone" in said(sheet)
    assert english("button-play-this") not in said(sheet)
    assert english("button-channel-default") not in said(sheet)
    first = said(await use(app, somebody(app, place, str(CustomId("browse", 0, ALWAYS)))))
    assert "Our own" not in first
    assert not links(await use(app, somebody(app, place, str(CustomId("privacy", 0, ALWAYS)))))


async def test_a_user_install_is_known_without_the_list_of_servers(app: App) -> None:
    app.client._named.clear()
    asked = somebody(app, "server")
    asked.is_guild_integration = lambda: False
    assert is_invited(await typed(app, "seats", asked), "server")


async def test_the_public_answer_of_a_command_is_private_there(app: App) -> None:
    for place in PLACES:
        assert not Context(app, somebody(app, place), public=True).public


async def test_a_chat_of_friends_is_not_the_direct_messages_of_the_bot(
    app: App, table: Table
) -> None:
    asked = somebody(app, "chat")
    with pytest.raises(Refusal, match="no-table-here"):
        find_table(app, asked)
    with pytest.raises(UnknownControl):
        _ = Context(app, asked, table.state.id).table
    assert Reply(asked, 0).in_channel
    direct = interaction(app, WHO, guild_id=None)
    assert find_table(app, direct) is table
    assert Context(app, direct, table.state.id).table is table
    assert not Reply(direct, 0).in_channel


async def test_server_without_the_bot_has_no_admins(app: App) -> None:
    everything = discord.Permissions.all()
    with pytest.raises(Refusal):
        administered(Context(app, somebody(app, "server", permissions=everything)))


async def test_a_name_is_not_kept_for_a_server_without_the_bot(app: App) -> None:
    await typed(app, "privacy", somebody(app, "server", name="Elsewhere"))
    for guild_id in (EVERYWHERE, AWAY + 1):
        assert (await app.store.display_names.of(guild_id, [WHO]))[WHO] == "Elsewhere"
