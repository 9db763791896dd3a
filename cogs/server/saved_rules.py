"""The list of rules saved by a server, with their authors, for its admins."""

from __future__ import annotations

from math import ceil
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.discord import limits
from bot.domain.moderation import Done
from bot.domain.preferences import HousePreset
from bot.words.people import naming
from bot.words.rulebook import game_title
from bot.words.speech import Speech, clipped, escaped
from cogs.core.components import button, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import known_names, named
from cogs.core.rights import administered
from cogs.core.server_log import note
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

PAGE = 20  # sets of rules, so few that their authors fit one select
MOST = 1000  # pages


async def show_saved(context: Context, page: int = 0, notice: str = "") -> None:
    """Show the saved rules with their authors, and a select of the authors."""
    guild_id = administered(context)
    presets = await context.app.store.servers.house_presets(guild_id)
    page = min(page, max(0, ceil(len(presets) / PAGE) - 1))
    shown = presets[page * PAGE : (page + 1) * PAGE]
    authors = dict.fromkeys(preset.author for preset in shown)
    lines = [
        context.speech.say("saved-rules-title", count=len(presets)),
        *([f"> {notice}"] if notice else []),
    ]
    speech = naming(context.speech, await known_names(context.app, guild_id, authors))
    lines += (_line(speech, preset) for preset in shown)
    options = [_option(speech, author, presets) for author in authors]
    box: Container[Any] = Container(TextDisplay("\n".join(lines)))
    if options:
        placeholder = context.speech.say("saved-rules-choose")
        chosen = select("rulesof", NOWHERE, ALWAYS, "", placeholder=placeholder, options=options)
        box.add_item(ActionRow(chosen))
    back = button(
        "server", NOWHERE, ALWAYS, "rules", label=context.speech.say("button-to-settings")
    )
    steps = pager(context.speech, "savedrules", NOWHERE, ALWAYS, page, ceil(len(presets) / PAGE))
    box.add_item(ActionRow(back, *steps))
    await context.edit(LayoutView(timeout=None).add_item(box))


def _line(speech: Speech, kept: HousePreset) -> str:
    game = game_title(speech, kept.preset) if kept.preset in PRESETS else kept.preset
    return speech.say(
        "saved-rules-line", name=escaped(kept.name), game=game, author=named(speech, kept.author)
    )


def _option(speech: Speech, author: Player, presets: tuple[HousePreset, ...]) -> SelectOption:
    count = sum(preset.author == author for preset in presets)
    label = clipped(named(speech, author), limits.OPTION)
    return SelectOption(
        label=label, value=author, description=speech.say("saved-rules-by", count=count)
    )


async def show_rules_of(context: Context, author: Player) -> None:
    """Show all rules saved by the chosen author, with a button to delete them."""
    guild_id = administered(context)
    presets = await context.app.store.servers.house_presets(guild_id)
    names = [escaped(preset.name) for preset in presets if preset.author == author]
    if not names:
        await show_saved(context)
        return
    speech = naming(context.speech, await known_names(context.app, guild_id, [author]))
    title = speech.say("saved-rules-of", author=named(speech, author), count=len(names))
    text: TextDisplay[Any] = TextDisplay(
        f"{title}\n{context.speech.say('between-words').join(names)}"
    )
    label, style = context.speech.say("button-delete-all-of", count=len(names)), ButtonStyle.danger
    row: ActionRow[Any] = ActionRow(
        button("droprules", NOWHERE, ALWAYS, author, label=label, style=style),
        button("savedrules", NOWHERE, ALWAYS, label=context.speech.say("button-back")),
    )
    await context.edit(LayoutView(timeout=None).add_item(Container(text, row)))


async def drop_rules_of(context: Context, author: Player) -> None:
    """Delete all rules that this person has saved here."""
    guild_id = administered(context)
    before = await context.app.store.servers.house_presets(guild_id)
    await context.app.store.servers.drop_house_presets_of(guild_id, author)
    if count := sum(preset.author == author for preset in before):
        await note(context, Done.DELETED_ALL, author, str(count))
    speech = naming(context.speech, await known_names(context.app, guild_id, [author]))
    notice = speech.say("saved-rules-dropped", author=named(speech, author), count=count)
    await show_saved(context, notice=notice)
