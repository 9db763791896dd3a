"""The stored data of a person, for that person alone: to see, to export, and to delete."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain.errors import Refusal
from bot.tables import daily
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import link_to_channel
from cogs.core.translator import about

KINDS = {  # tables of the database counted in each sentence
    "privacy-settings": ("preference",),
    "privacy-names": ("display_name",),
    "privacy-deals": ("deal",),
    "privacy-kept": ("kept",),
    "privacy-tables": (
        *("seat", "match_player", "game_table", "votes", "words"),
        *("proposal", "proposal_vote"),
    ),
    "privacy-thrones": ("throne",),
    "privacy-crowns": ("crown",),
    "privacy-messages": ("post",),
    "privacy-direct": ("dm_channel",),
    "privacy-rules": ("house_preset",),
    "privacy-drafts": ("rule_draft",),
    "privacy-notifications": ("waiting",),
    "privacy-bans": ("ban",),
    "privacy-log": ("server_log",),
}
FILE = "gamenight.json"


async def privacy(context: Context) -> None:
    """Show this person alone how much of their data is stored."""
    counts = await context.app.store.persons.counts(context.player)
    delete = _button(context.speech, "privacyask", "button-privacy-delete", ButtonStyle.danger)
    support = context.app.settings.support
    hidden = context.speech.say("privacy-hidden", how=context.reader.preferences.hidden)
    kept = [
        _kept(context.speech, counts),
        hidden,
        *([context.speech.say("support", where=support)] if support else []),
    ]
    view = _panel(
        "\n".join(kept), _button(context.speech, "privacyexport", "button-privacy-export"), delete
    )
    await context.show(view)


async def export(context: Context) -> None:
    """Send this person alone all their stored data, as a file."""
    await context.defer()
    data = await context.app.store.persons.export(context.player)
    text = json.dumps(data, ensure_ascii=False)
    file = discord.File(io.BytesIO(text.encode()), FILE)
    await context.reply(context.speech.say("privacy-file"), [file])


async def ask(context: Context) -> None:
    """Explain the effect of the deletion of all data, and ask whether to delete."""
    _check_left(context)
    delete = _button(
        context.speech, "privacydelete", "button-privacy-delete-all", ButtonStyle.danger
    )
    view = _panel(
        context.speech.say("privacy-ask"),
        delete,
        _button(context.speech, "privacy", "button-privacy-keep"),
    )
    await context.show(view)


async def delete(context: Context) -> None:
    """Delete the data of this person. Raises Refusal while they sit at a table."""
    _check_left(context)
    await daily.forget(context.app.tables, context.player)
    await context.app.crowns.take_from(context.player)
    await context.app.store.persons.forget(context.player)
    await context.app.direct_messages.forget(context.player)
    await context.show(_panel(context.speech.say("privacy-deleted")))


def _check_left(context: Context) -> None:
    if tables := daily.sits_at(context.app.tables, context.player):
        where = context.speech.say("between-words").join(
            link_to_channel(table.now) for table in tables
        )
        practice = all(table.state.private for table in tables)
        raise Refusal("privacy-stop-first" if practice else "privacy-leave-first", where=where)


def _kept(speech: Speech, counts: Mapping[str, int]) -> str:
    numbers = {key: sum(counts.get(name, 0) for name in names) for key, names in KINDS.items()}
    lines = [speech.say(key, count=number) for key, number in numbers.items() if number]
    return "\n".join([speech.say("privacy-title"), *(lines or [speech.say("privacy-nothing")])])


def _panel(text: str, *buttons: TableButton) -> LayoutView:
    box: Container[Any] = Container(TextDisplay(text))
    if buttons:
        box.add_item(ActionRow(*buttons))
    return LayoutView(timeout=None).add_item(box)


def _button(
    speech: Speech, act: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> TableButton:
    return button(act, NOWHERE, ALWAYS, label=speech.say(label), style=style)


class PrivacyCommand(AppCog):
    """The command /privacy."""

    @app_commands.command(name="privacy", description=about("privacy"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        await Context(self.app, interaction, anywhere=True).run(privacy)
