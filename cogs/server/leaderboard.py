"""The leaderboard of a server: people of one game, ranked by a number of the reader's choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from io import BytesIO
from math import ceil
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.discord import limits
from bot.domain.boards import (
    AVERAGES,
    ENOUGH,
    Board,
    Decided,
    PlayerRecord,
    RankedBy,
    Standing,
    decided,
    player_record,
)
from bot.domain.errors import Refusal
from bot.domain.names import Name
from bot.drawing import Badge, Bar, BarsPicture, draw_bars
from bot.store import Store
from bot.words import Number, say, written
from bot.words.people import naming
from bot.words.rulebook import game_title
from cogs.core.acts import number, one_of
from cogs.core.app_cog import AppCog
from cogs.core.components import pager
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import MEDALS, badges_of, called, named, names_of, reader_soon, soon
from cogs.core.permissions import check_command
from cogs.core.translator import about
from cogs.hand.results import LANDLORDS
from rules.catalogue.presets import PRESETS, resolved
from rules.match.match import Player

PAGE = 10  # people
MOST = 100_000  # pages
DECIMALS = 2  # of an average

Choices = list[app_commands.Choice[str]]


@dataclass(frozen=True)
class BoardPage:
    """A requested page, counted from 0, of a game's people and their ranking."""

    preset: str
    by: RankedBy
    page: int = 0

    @classmethod
    def read(cls, arg: str) -> BoardPage:
        """Read the argument of a button, as "0.points.president_basic"."""
        page, _, rest = arg.partition(".")
        by, _, preset = rest.partition(".")
        ranked_by = RankedBy(one_of(RankedBy)(by))
        return cls(one_of(PRESETS)(preset), ranked_by, number(0, MOST)(page))

    def arg(self, page: int) -> str:
        """Return the argument of the button to another page."""
        return f"{page}.{self.by}.{self.preset}"


async def leaderboard(context: Context, asked: BoardPage) -> tuple[LayoutView, list[discord.File]]:
    """Build the requested page in the reader's language; return the picture to attach."""
    guild_id = context.server
    if guild_id is None:
        raise UnknownControl
    store, start = context.app.store, asked.page * PAGE
    board = await store.rankings.leaderboard(guild_id, asked.preset, asked.by, PAGE, start)
    head = _head(asked, board.unfinished)
    box: Container[Any] = Container(TextDisplay(head), accent_colour=GOLD)
    players = [one.player for one in board.standings]
    with naming(await names_of(context.app, guild_id, players)):
        box.add_item(TextDisplay(_people(board, asked)))
        badges = await badges_of(context.app, guild_id, players)
    bars = [
        replace(_bar(rank, one, asked.by), badge=badge)
        for (rank, one), badge in zip(_ranked(board), badges, strict=True)
    ]
    values = say("between-plays").join(
        say("alt-table-seat", who=f"{bar.place} {badge.name}".strip(), count=bar.written)
        for bar, badge in zip(bars, badges, strict=True)
    )
    files = await add_bars(box, context, bars, say("alt-leaderboard", values=values))
    pages = ceil(board.people / PAGE)
    if steps := pager("board", NOWHERE, ALWAYS, asked.page, pages, asked.arg):
        box.add_item(ActionRow(*steps))
    return LayoutView(timeout=None).add_item(box), files


async def turn_page(context: Context, asked: BoardPage) -> None:
    """Show another page in place of this one, for all readers."""
    await context.edit(*await leaderboard(context, asked))


def _head(asked: BoardPage, unfinished: bool) -> str:
    lines = [say("leaderboard-title", game=game_title(asked.preset))]
    lines.append(say("leaderboard-ranked", number=say(f"leaderboard-by-{asked.by}")))
    if asked.by in AVERAGES:
        lines.append(say("leaderboard-enough", deals=ENOUGH))
    lines.append(say("leaderboard-people"))
    if unfinished:
        lines.append(say("leaderboard-unfinished"))
    return "\n-# ".join(lines)


def _ranked(board: Board) -> Iterable[tuple[int, Standing]]:
    return zip(board.ranks, board.standings, strict=True)


def _people(board: Board, asked: BoardPage) -> str:
    lines = (_line(rank, one, asked) for rank, one in _ranked(board))
    return "\n".join(lines) or say("leaderboard-empty")


def _line(rank: int, one: Standing, asked: BoardPage) -> str:
    """Return the line of a person: the ranking number, and further numbers."""
    medal = MEDALS.get(rank, f"`{written(rank)}`")
    head = {"medal": medal, "who": named(one.player), "value": _value(one, asked.by)}
    by = decided(asked.preset)
    if one.average_place is None:
        said = say("leaderboard-line-unknown", **head, deals=one.deals)
    elif by is Decided.BY_PLACE:
        average = Number(one.average_place, DECIMALS)
        counts = {"deals": one.deals, "first": one.first, "last": one.last}
        said = say("leaderboard-line", **head, **counts, average=average)
    elif by is Decided.BY_WINS:
        said = say("leaderboard-line-won", **head, first=one.first, deals=one.known)
    else:
        landlord = resolved(asked.preset)[0] == LANDLORDS
        key = "leaderboard-line-landlord" if landlord else "leaderboard-line-alone"
        alone = {"won": one.alone_first, "alone": one.alone}
        said = say(key, **head, first=one.first, deals=one.known, **alone)
    if one.known < one.deals:
        said += say("leaderboard-unknown", deals=one.deals - one.known)
    return said + (say("leaderboard-beside", deals=one.substituted) if one.substituted else "")


def _value(one: Standing, by: RankedBy) -> str:
    """Return the words for the number that a person is ranked by."""
    match by:
        case RankedBy.POINTS:
            return say("leaderboard-points", points=one.points)
        case RankedBy.PENALTIES:
            return say("leaderboard-penalties", average=Number(one.points / one.deals, DECIMALS))
        case RankedBy.WINS:
            return say("leaderboard-wins", count=one.first)
        case RankedBy.PLACE:
            if one.average_place is None:
                return say("leaderboard-deals", count=one.deals)
            return say("leaderboard-place", average=Number(one.average_place, DECIMALS))
    return say("leaderboard-deals", count=one.deals)


def _bar(rank: int, one: Standing, by: RankedBy) -> Bar:
    """Return the bar for the number that a person is ranked by."""
    match by:
        case RankedBy.POINTS:
            return Bar(rank, one.points, written(one.points))
        case RankedBy.PENALTIES:
            average = one.points / one.deals
            return Bar(rank, average, written(average, DECIMALS))
        case RankedBy.WINS:
            return Bar(rank, one.first, written(one.first))
        case RankedBy.PLACE:
            average = one.average_place or 0.0
            return Bar(rank, average, written(average, DECIMALS) if average else "")
    return Bar(rank, one.deals, written(one.deals))


async def _asked(
    store: Store, guild_id: int, channel_id: int, game: str | None, by: str | None
) -> BoardPage | None:
    """Return the requested page, by default the game of the channel, ranked by its scores.

    The default is the game of the channel's open or newest table, if people of the server have
    finished a deal of it, else the game most played on the server. Return None before any deal was
    finished.
    """
    if game is not None and game not in PRESETS:
        raise Refusal("no-such-game", game=game[: limits.OPTION])
    if by is not None and by not in {*RankedBy}:
        raise Refusal("leaderboard-by-what", typed=by[: limits.OPTION])
    most = [one for one in await store.rankings.games(guild_id) if one.preset in PRESETS]
    played = {one.preset: one for one in most}
    here = [] if game else await store.rankings.games_in(channel_id)
    preset = game or next((one for one in (*here, *played) if one in played), None)
    if preset is None:
        return None
    usual = played[preset].ranked_by if preset in played else RankedBy.WINS
    ranked_by = RankedBy(by) if by else usual
    if ranked_by is RankedBy.PLACE and decided(preset) is not Decided.BY_PLACE:
        ranked_by = RankedBy.WINS  # places of this game say only who has won
    return BoardPage(preset, ranked_by)


class LeaderboardCommand(AppCog):
    @app_commands.command(description=about("leaderboard"))
    @app_commands.describe(
        game=about("leaderboard game"),
        by=about("leaderboard by"),
        player=about("leaderboard player"),
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        by: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            assert context.server is not None
            if player is not None:
                await show_card(context, str(player.id))
                return
            channel_id = interaction.channel_id or 0
            asked = await _asked(self.app.store, context.server, channel_id, game, by)
            if asked is None:
                await context.reply(say("leaderboard-nobody"))
            else:
                await context.reply_view(*await leaderboard(context, asked))

        await Context(self.app, interaction, public=True).run(show)

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        with (await reader_soon(self.app, interaction)).spoken_to():
            played = await soon(
                self.app, self.app.store.rankings.games(interaction.guild_id or 0), []
            )
            named_games = {
                one.preset: game_title(one.preset) for one in played if one.preset in PRESETS
            }
        return _matching(named_games, current)

    @leaderboard.autocomplete("by")
    async def _numbers(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        with (await reader_soon(self.app, interaction)).spoken_to():
            numbers = {str(by): say(f"leaderboard-by-{by}") for by in RankedBy}
        return _matching(numbers, current)


def _matching(named_values: dict[str, str], typed: str) -> Choices:
    """Return the values that contain the typed text."""
    return [
        app_commands.Choice(name=name[: limits.OPTION], value=value)
        for value, name in named_values.items()
        if typed.lower() in f"{value} {name}".lower()
    ][: limits.OPTIONS]


BARS = "bars.png"
GAMES = 5  # games named, those played most
GOLD = discord.Colour(0xF5A623)


async def card_of(context: Context, person: discord.Member) -> None:
    """Show the card of this person to the asking one alone."""
    await check_command(context.app, context.interaction, "leaderboard")
    await show_card(context, str(person.id), called(person))


async def show_card(context: Context, player: Player, name: Name | None = None) -> None:
    """Post the card of this person, compared with the asking one. Raises Refusal without deals.

    The stored name is used unless the present `name` is known.
    """
    guild_id = context.server
    if guild_id is None:
        raise UnknownControl
    record = player_record(await context.app.store.rankings.taken(guild_id, player, context.player))
    names = {player: name} if name else await names_of(context.app, guild_id, [player])
    with naming(names):
        if not record.deals:
            raise Refusal("card-nobody", who=named(player))
        box: Container[Any] = Container(
            TextDisplay(card_words(record, player, player != context.player)), accent_colour=GOLD
        )
        (badge,) = await badges_of(context.app, guild_id, [player])
    bars = [Bar(place, count, written(count)) for place, count in record.places]
    alt = [say("alt-card-place", place=place, count=count) for place, count in record.places]
    title = say("alt-card", who=badge.name or named(player))
    said = say("between-sentences").join([title, say("between-words").join(alt)])
    files = await add_bars(box, context, bars, said, badge)
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
    box: Container[Any], context: Context, bars: list[Bar], alt: str, badge: Badge | None = None
) -> list[discord.File]:
    """Add bars to a message, where the channel and its reader permit pictures; return the files.

    The bars are below the person whose numbers they all are, if one is given.
    """
    allowed = context.interaction.app_permissions.attach_files
    if not (bars and allowed and context.reader.preferences.pictures):
        return []
    png = await context.app.pictures.png(draw_bars, BarsPicture(tuple(bars), badge))
    said = alt[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{BARS}", description=said)))
    return [discord.File(BytesIO(png), BARS, description=said)]
