"""The bot greets a new server once, where the bot may write; its buttons lead to cards."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import App
from bot.domain.drafts import FIRST
from bot.domain.preferences import Sent
from bot.domain.state import Draft, Stage
from bot.drawing import cache
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.rules.references import usual_rules
from cogs.table.server_events import NEW_SECONDS, Greeting, hello
from rules.catalogue.presets import PRESETS, resolved
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import CHANNEL, GUILD, Answers, interaction, said, said_in, use

NEW = GUILD + 7
GALLERY = "media_gallery"


def cog(app: App) -> Greeting:
    found = app.client.get_cog(Greeting.__name__)
    assert isinstance(found, Greeting)
    return found


def server(**may: bool) -> tuple[Any, Answers]:
    """Return a server that has just added the bot, and the messages to its system channel."""
    sent = Answers()
    allowed = discord.Permissions(**{"view_channel": True, "send_messages": True, **may})
    channel = discord.Object(NEW + 1)
    place = SimpleNamespace(id=channel.id, send=sent, permissions_for=lambda who: allowed)
    me = SimpleNamespace(joined_at=None)
    return SimpleNamespace(id=NEW, system_channel=place, me=me), sent


async def test_hello_is_said_once_and_never_again(app: App) -> None:
    guild, sent = server()
    await cog(app).taken_in(guild)
    ((_, message),) = sent.given
    assert "Practice alone" in said_in(message["view"])
    await cog(app).taken_in(guild)
    await cog(app).taken_in_meanwhile(guild)
    assert len(sent.given) == 1
    assert (await app.store.servers.settings(NEW)).greeted


@pytest.mark.parametrize("lacking", ["view_channel", "send_messages"])
async def test_welcome_waits_for_the_permission_to_write(app: App, lacking: str) -> None:
    guild, sent = server(**{lacking: False})
    await cog(app).taken_in(guild)
    assert not sent.called
    assert not (await app.store.servers.settings(NEW)).greeted
    guild.system_channel = None
    await cog(app).taken_in(guild)
    assert not sent.called


async def test_a_server_that_came_while_the_bot_connected_is_greeted_another_is_not(
    app: App,
) -> None:
    guild, sent = server()
    app.client.named_at_ready.add(NEW)
    await cog(app).taken_in_meanwhile(guild)
    assert not sent.called
    app.client.named_at_ready.clear()
    await cog(app).taken_in_meanwhile(guild)
    assert sent.called


@pytest.mark.parametrize(("ago", "greeted"), [(NEW_SECONDS - 60, True), (NEW_SECONDS + 60, False)])
async def test_a_server_that_came_shortly_before_the_start_is_greeted(
    app: App, ago: float, greeted: bool
) -> None:
    guild, sent = server()
    guild.me.joined_at = datetime.fromtimestamp(app.clock.now() - ago, UTC)
    app.client.named_at_ready.add(NEW)
    await cog(app).taken_in_meanwhile(guild)
    assert sent.called == greeted


async def test_a_hello_that_discord_refuses_is_not_tried_again(app: App) -> None:
    guild, _ = server()
    tried = []

    async def refuse(**message: object) -> None:
        tried.append(message)
        answer: Any = SimpleNamespace(status=403, reason="no")
        raise discord.Forbidden(answer, "no")

    guild.system_channel.send = refuse
    await cog(app).taken_in(guild)
    await cog(app).taken_in(guild)
    assert len(tried) == 1


async def test_a_hello_shows_a_hand_with_its_cards_in_words_drawn_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, draw = [], cache.DRAWING.submit

    def submit(work: Any, *given: Any) -> Any:
        drawn.append(given)
        return draw(work, *given)

    monkeypatch.setattr(cache.DRAWING, "submit", submit)
    for _ in range(2):
        guild, sent = server(attach_files=True)
        await cog(app).taken_in(guild)
        ((_, message),) = sent.given
        await app.store.servers.change_settings(NEW, greeted=False)
        (file,) = message["files"]
        (gallery,) = [one for one in message["view"].walk_children() if one.type.name == GALLERY]
        (item,) = gallery.items
        assert item.media.url == f"attachment://{file.filename}"
        assert file.description == item.description
        assert "4 cards" in item.description
        assert "king of spades" in item.description
        assert file.fp.read(8) == b"\x89PNG\r\n\x1a\n"
    assert len(drawn) == 1


async def test_a_hello_has_no_picture_where_the_bot_may_attach_none(app: App) -> None:
    guild, sent = server(attach_files=False)
    await cog(app).taken_in(guild)
    ((_, message),) = sent.given
    assert message["files"] == []
    assert GALLERY not in [one.type.name for one in message["view"].walk_children()]
    assert "Practice alone" in said_in(message["view"])


def test_hello_has_three_lines_and_tells_admins_where_to_set_up() -> None:
    text, *_ = said_in(hello(Speech())).split("\nOpen a table\n")
    assert len(text.splitlines()) == 5
    assert "/server" in text.splitlines()[-2]
    assert text.splitlines()[-1] == "-# `/privacy` shows what I store about you."
    text, *_ = said_in(hello(Speech(), public=True)).split("\nOpen a table\n")
    assert "/server" not in text, "players cannot use it"
    text, *_ = said_in(hello(Speech(), "games@example.org")).split("\nOpen a table\n")
    assert text.splitlines()[5:] == ["-# Questions? games@example.org"]


async def usual(app: App, **where: Any) -> Draft:
    return await usual_rules(app, interaction(app, PEOPLE[0], **where))


async def test_usual_game_is_the_channels_then_the_most_played_then_president(
    app: App, table: Table
) -> None:
    elsewhere = {"channel_id": CHANNEL + 1}
    assert await usual(app, guild_id=NEW, **elsewhere) == Draft(FIRST)
    await table.deal(PEOPLE[0])
    assert await usual(app, **elsewhere) == Draft(table.state.preset)
    await app.store.servers.put_channel_default(CHANNEL + 1, Draft("bigtwo_basic", {}), GUILD)
    assert await usual(app, **elsewhere) == Draft("bigtwo_basic", {})


async def test_usual_game_is_one_that_the_server_allows(app: App, table: Table) -> None:
    await table.deal(PEOPLE[0])
    for family in ("df", "dd"):
        await app.store.servers.change_settings(GUILD, families=(family,))
        chosen = await usual(app, channel_id=CHANNEL + 1)
        assert resolved(chosen.preset)[0] == family
        assert PRESETS[chosen.preset].base not in PRESETS


async def pressed(app: App, act: str) -> tuple[Table, str]:
    """Let a newcomer press this button, with all permissions for the bot.

    Return the table that the press opens, and the answer.
    """
    await app.store.preferences.change("99", sent=Sent.CHANNEL)
    before = {*app.tables.all()}
    asked = interaction(app, "99", act, channel_id=CHANNEL + 1)
    asked.app_permissions = discord.Permissions.all()
    answered = await use(app, asked)
    (opened,) = {*app.tables.all()} - before
    return opened, said(answered)


async def test_where_one_game_is_allowed_a_table_is_opened_without_a_question(app: App) -> None:
    await app.store.servers.change_settings(GUILD, families=("dd",))
    opened, told = await pressed(app, "opentable:0:v.0:")
    assert opened.state.preset == "doudizhu_open"
    assert opened.state.stage is Stage.LOBBY
    assert opened.state.host == "99"
    assert "Your table is open." in told
