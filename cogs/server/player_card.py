"""The public card of a player: their record on a server, over all games."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, LayoutView, MediaGallery, TextDisplay

from bot.discord import limits
from bot.domain.names import naming
from bot.domain.player_record import PlayerRecord, player_record
from bot.drawing import Bar, BarsPicture
from bot.words import Number, Refusal, say, written
from bot.words.rulebook import game_title
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.people import named, names_of
from cogs.hand.pictures import pictures_of
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

BARS = "bars.png"
GAMES = 5  # games named, those played most
GOLD = discord.Colour(0xF5A623)


async def show_card(context: Context, player: Player) -> None:
    """Post the card of this person, compared with the asking one. Raises Refusal without deals."""
    guild_id = context.interaction.guild_id
    if guild_id is None:
        raise UnknownControl
    record = player_record(await context.bot.store.taken(guild_id, player, context.player))
    with naming(await names_of(context.bot, guild_id, [player])):
        if not record.deals:
            raise Refusal("card-nobody", who=named(player))
        box: Container[Any] = Container(
            TextDisplay(card_words(record, player, player != context.player)), accent_colour=GOLD
        )
    bars = [Bar(place, count, written(count)) for place, count in record.places]
    alt = [say("alt-card-place", place=place, count=count) for place, count in record.places]
    said = say("between-sentences").join([say("alt-card"), say("between-words").join(alt)])
    files = await add_bars(box, context, bars, said)
    await context.reply_view(LayoutView(timeout=None).add_item(box), files)


def card_words(record: PlayerRecord, player: Player, compared: bool) -> str:
    """Return the card in words."""
    games = [
        f"{game_title(preset)} **{written(deals)}**"
        for preset, deals in record.games
        if preset in PRESETS
    ]
    about = [
        say("leaderboard-deals", count=record.deals),
        say("leaderboard-wins", count=record.first),
    ]
    if record.average_place is not None:
        about.append(say("leaderboard-place", average=Number(record.average_place, 2)))
    lines = [say("card-title", who=named(player)), " · ".join(about)]
    if record.reign:
        lines.append(say("card-reign", deals=record.reign))
    if games:
        lines.append(say("card-games", games=" · ".join(games[:GAMES])))
    if compared and record.better + record.worse:
        lines.append(say("card-against", better=record.better, worse=record.worse))
    return "\n".join(lines)


async def add_bars(
    box: Container[Any], context: Context, bars: list[Bar], alt: str
) -> list[discord.File]:
    """Add bars to a message, where the channel and its reader permit pictures; return the files."""
    allowed = context.interaction.app_permissions.attach_files
    if not (bars and allowed and context.reader.preferences.pictures):
        return []
    png = await pictures_of(context.bot).bars.png(BarsPicture(tuple(bars)))
    said = alt[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{BARS}", description=said)))
    return [discord.File(BytesIO(png), BARS, description=said)]
