"""People use commands, buttons, menus and modals of a real discord.py bot, and see its answers."""

from __future__ import annotations

import asyncio
import time

import discord
import pytest

from bot.playground import Playground
from bot.playground.world.wire import MessageFlag
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.try_bot import TryBot
from tests.bot.playground.try_items import NameForm, picture

EPHEMERAL, LOADING = int(MessageFlag.EPHEMERAL), int(MessageFlag.LOADING)


class SilentForm(NameForm, title="Say nothing"):
    """A modal that leaves its submission to the test."""

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Do nothing."""


async def asked(bot: TryBot, guest: Guest, channel_id: str) -> discord.Interaction:
    """Return an interaction that the bot has left unanswered, for the test to answer."""
    await guest.command(channel_id, "silence")
    interaction: discord.Interaction = await bot.hears("interaction")
    return interaction


async def test_an_ephemeral_answer_is_seen_by_one_person_only(
    bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    await ana.done(await ana.command(room, "secret", word="hello"))
    (message,) = await ana.messages(room)
    assert message["content"] == "psst, hello"
    assert message["flags"] & EPHEMERAL
    assert await ben.messages(room) == []
    assert [event for event in ben.events if event["t"] == "message"] == []


async def test_interaction_has_its_person_and_place(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    await ana.call("PATCH", "", {"locale": "de"})
    interaction = await asked(bot, ana, room)
    assert interaction.guild is not None
    assert interaction.guild.name == "Game Night"
    assert isinstance(interaction.user, discord.Member)
    assert interaction.user.display_name == "Ana"
    assert interaction.permissions.administrator
    assert interaction.app_permissions.send_messages
    assert interaction.locale == discord.Locale.german
    assert interaction.guild_locale == discord.Locale.american_english
    assert interaction.context.guild
    assert interaction.is_guild_integration()
    assert interaction.filesize_limit == 10 * 1024 * 1024


async def test_a_dynamic_button_counts_and_its_message_is_edited(
    bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    await ana.done(await ana.command(room, "count"))
    (message,) = await ben.messages(room)
    await ben.done(await ben.press(message, "count:0"))
    edited = (await ana.hears("edit"))["message"]
    assert edited["components"][0]["components"][0]["custom_id"] == "count:1"
    assert edited["content"] == "counted"
    with pytest.raises(Refused, match="no such button"):
        await ben.press(message, "count:0")


async def test_a_menu_gives_its_values_in_the_order_chosen(
    bot: TryBot, ana: Guest, room: str
) -> None:
    await ana.done(await ana.command(room, "fruit"))
    (message,) = await ana.messages(room)
    await ana.done(await ana.press(message, "fruits", ["cherry", "apple"]))
    assert (await ana.messages(room))[-1]["content"] == "cherry apple"


@pytest.mark.parametrize(
    "values", [[], ["apple", "apple"], ["fig"], ["apple", "banana", "cherry", "damson"], "apple"]
)
async def test_menu_refuses_values_that_it_does_not_offer(
    bot: TryBot, ana: Guest, room: str, values: list[str]
) -> None:
    await ana.done(await ana.command(room, "fruit"))
    (message,) = await ana.messages(room)
    with pytest.raises(Refused):
        await ana.press(message, "fruits", values)


async def test_a_modal_is_shown_filled_in_and_answered(bot: TryBot, ana: Guest, room: str) -> None:
    opened = await ana.command(room, "form")
    modal = (await ana.hears("modal", interaction_id=opened))["modal"]
    assert modal["title"] == "Your name"
    with pytest.raises(Refused, match="characters"):
        await ana.submit(opened, {"name": "x" * 21, "fruit": ["apple"]})
    await ana.done(await ana.submit(opened, {"name": "Ana", "fruit": ["apple"]}))
    assert (await ana.messages(room))[-1]["content"] == "Ana likes apple"
    with pytest.raises(Refused, match="no such form"):
        await ana.submit(opened, {"name": "Ana", "fruit": ["apple"]})


async def test_a_deferred_answer_thinks_first_and_then_speaks(
    bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    callback = await interaction.response.defer(ephemeral=True, thinking=True)
    assert callback is not None
    assert callback.is_thinking()
    assert callback.is_ephemeral()
    assert callback.resource is None
    await ana.hears("thinking")
    assert (await ana.hears("message"))["message"]["flags"] == EPHEMERAL | LOADING
    await interaction.edit_original_response(content="thought", attachments=[picture()])
    edited = (await ana.hears("edit"))["message"]
    assert edited["content"] == "thought"
    assert edited["flags"] == EPHEMERAL
    assert edited["edited_timestamp"] is None
    assert edited["attachments"][0]["ephemeral"] is True
    assert await ben.messages(room) == []


async def test_the_first_follow_up_after_a_deferral_fills_the_waiting_message(
    bot: TryBot, ana: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    await interaction.response.defer(ephemeral=True, thinking=True)
    first = await interaction.followup.send("one", wait=True)
    second = await interaction.followup.send("two", ephemeral=True, wait=True)
    assert (await interaction.original_response()).id == first.id != second.id
    seen = await ana.messages(room)
    assert [(one["content"], one["flags"]) for one in seen] == [("one", 64), ("two", 64)]


@pytest.mark.slow
async def test_follow_ups_are_read_edited_and_deleted_by_token(
    bot: TryBot, ana: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    await interaction.response.send_message("first", ephemeral=True)
    second = await interaction.followup.send("second", ephemeral=True, wait=True)
    await interaction.followup.edit_message(second.id, content="second, better")
    assert (await interaction.followup.fetch_message(second.id)).content == "second, better"
    await interaction.delete_original_response()
    with pytest.raises(discord.NotFound) as refused:
        await interaction.edit_original_response(content="gone")
    assert refused.value.code == 10008
    assert [one["content"] for one in await ana.messages(room)] == ["second, better"]


async def test_an_ephemeral_message_is_beyond_the_routes_of_its_channel(
    bot: TryBot, ana: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    callback = await interaction.response.send_message("psst", ephemeral=True)
    channel = bot.get_partial_messageable(int(room))
    message = channel.get_partial_message(callback.message_id or 0)
    for action in (message.fetch(), message.edit(content="x"), message.delete()):
        with pytest.raises(discord.NotFound) as refused:
            await action
        assert refused.value.code == 10008
    assert [one async for one in channel.history()] == []


async def test_an_ephemeral_panel_is_updated_through_its_own_button(
    bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    view = discord.ui.View(timeout=None).add_item(discord.ui.Button(custom_id="go", label="Go"))
    await interaction.response.send_message("panel", view=view, ephemeral=True)
    (panel,) = await ana.messages(room)
    with pytest.raises(Refused, match="no such message"):
        await ben.press(panel, "go")
    await ana.press(panel, "go")
    pressed: discord.Interaction = await bot.hears("interaction")
    assert pressed.message is not None
    assert pressed.message.content == "panel"
    await pressed.response.defer()
    await pressed.edit_original_response(content="gone", view=None)
    (panel,) = await ana.messages(room)
    assert panel["content"] == "gone"
    assert panel["components"] == []


@pytest.mark.slow
async def test_an_unanswered_interaction_fails_and_a_late_answer_gets_10062(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    assert playground.limits.answer_within == 3.0
    playground.limits.answer_within = 0.1
    interaction = await asked(bot, ana, room)
    failed = await ana.hears("failed")
    assert failed["why"] == "This interaction failed"
    with pytest.raises(discord.NotFound) as refused:
        await interaction.response.send_message("late")
    assert refused.value.code == 10062


async def test_without_a_bot_an_interaction_fails_at_once(
    playground: Playground, ana: Guest, room: str
) -> None:
    playground.world.commands[""] = [
        {"id": "1", "type": 1, "name": "hi", "default_member_permissions": None}
    ]
    before = time.monotonic()
    await ana.command(room, "hi")
    await ana.hears("failed")
    assert time.monotonic() - before < 1


async def test_a_second_answer_gets_40060(bot: TryBot, ana: Guest, room: str) -> None:
    interaction = await asked(bot, ana, room)
    await interaction.response.send_message("once")
    again = discord.InteractionResponse(interaction)
    with pytest.raises(discord.HTTPException) as refused:
        await again.send_message("twice")
    assert refused.value.code == 40060
    assert [one["content"] for one in await ana.messages(room)] == ["once"]


async def test_an_old_token_gets_50027(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    assert playground.limits.token_life == 900.0
    interaction = await asked(bot, ana, room)
    await interaction.response.send_message("psst", ephemeral=True)
    playground.limits.token_life = 0.0
    await asyncio.sleep(0.01)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_a_follow_up_before_any_answer_gets_10015(bot: TryBot, ana: Guest, room: str) -> None:
    interaction = await asked(bot, ana, room)
    with pytest.raises(discord.NotFound) as refused:
        await interaction.followup.send("hello")
    assert refused.value.code == 10015
    await interaction.response.send_message("now")


@pytest.mark.parametrize(("kind", "code"), [(6, 50035), (7, 50035), (8, 50035), (1, 50035)])
async def test_a_command_cannot_be_answered_as_a_component(
    playground: Playground, bot: TryBot, ana: Guest, room: str, kind: int, code: int
) -> None:
    interaction = await asked(bot, ana, room)
    request = discord.http.Route(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback"
    )
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(request, json={"type": kind, "data": {}})
    assert refused.value.code == code
    await interaction.response.send_message("still open")


async def test_a_modal_cannot_be_answered_with_a_modal(bot: TryBot, ana: Guest, room: str) -> None:
    interaction = await asked(bot, ana, room)
    await interaction.response.send_modal(SilentForm())
    await ana.submit(str(interaction.id), {"name": "Ana", "fruit": ["apple"]})
    submitted: discord.Interaction = await bot.hears("interaction")
    with pytest.raises(discord.HTTPException) as refused:
        await submitted.response.send_modal(NameForm())
    assert refused.value.code == 50035


async def test_a_defer_keeps_only_the_ephemeral_flag(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    interaction = await asked(bot, ana, room)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    flags = EPHEMERAL | int(MessageFlag.COMPONENTS_V2) | int(MessageFlag.SUPPRESS_NOTIFICATIONS)
    await bot.http.request(
        discord.http.Route("POST", path), json={"type": 5, "data": {"flags": flags}}
    )
    assert (await ana.messages(room))[-1]["flags"] == EPHEMERAL | LOADING


async def test_a_disabled_button_cannot_be_pressed(bot: TryBot, ana: Guest, room: str) -> None:
    interaction = await asked(bot, ana, room)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label="No", custom_id="no", disabled=True
    )
    await interaction.response.send_message(view=discord.ui.View().add_item(button))
    (message,) = await ana.messages(room)
    with pytest.raises(Refused, match="disabled"):
        await ana.press(message, "no")
