"""The leaderboard of a server: people of one game, ranked by a number of the reader's choice."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import Container, LayoutView, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.discord.members import FRESH_SECONDS
from bot.domain.boards import Decided, decided
from bot.domain.errors import Refusal
from bot.domain.preferences import Hidden
from bot.drawing import Bar, BarsPicture
from bot.standing.leaderboards import (
    AWAY_SECONDS,
    ORDERS,
    Below,
    Board,
    GamePlayed,
    Order,
    RankedBy,
    Standing,
    Unit,
)
from bot.standing.ratings import ENOUGH_DEALS, SURE, Rating
from bot.standing.seasons import BEFORE, DAY, Season, SeasonKind
from bot.standing.tallies import ALL_TIME, EVERYWHERE, MOST_A_DAY, Scope, Tally
from bot.words import Number
from bot.words.numbers import money
from bot.words.people import naming
from bot.words.rulebook import ladder_title
from bot.words.speech import Speech, alt_text, in_words
from cogs.core.acts import number, one_of
from cogs.core.app_cog import AppCog
from cogs.core.components import TableButton, button, in_rows, pager
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import MEDALS, badges_of, named, names_of, placed, reader_soon, soon
from cogs.core.translator import about
from cogs.server.bars import GOLD, add_bars
from rules.catalogue.families import LANDLORDS
from rules.catalogue.ladder import FAMILY_OF, LADDERS, OTHER, ladder_of, parts
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

PAGE = 10  # people on a page
MOST = 100_000  # the highest number of a page or a season
AROUND = -1  # instead of a page number: the page with the reader
TONIGHT = -1  # instead of a season number: the deals of the last EVENING seconds
EVENING = 12 * 3_600.0
ALL, PRESENT, EVENINGS = "all", "now", "tonight"  # values of the option for a season
LADDER_NAMES = frozenset((*LADDERS, OTHER))
NAMES = LADDER_NAMES | PRESETS.keys()
WON = (RankedBy.WINS, RankedBy.SHARE)  # numbers that follow from the deals and those won

Choices = list[app_commands.Choice[str]]


@dataclass(frozen=True)
class BoardPage:
    """Requested page of the leaderboard of a ladder or a game, with the number to rank by.

    >>> BoardPage.read("2.wins.bigtwo_basic.0.0").arg(3)
    '3.wins.bigtwo_basic.0.0'
    """

    name: str  # ladder, or preset of a game
    by: Order
    page: int = 0  # from 0; or AROUND
    season: int = ALL_TIME  # or TONIGHT
    channel_id: int = EVERYWHERE

    @classmethod
    def read(cls, arg: str) -> BoardPage:
        """Read the argument of a button, as "0.points.president.4.123"."""
        if arg.count(".") != 4:
            raise UnknownControl
        page, by, name, season, channel_id = arg.split(".")
        return cls(
            one_of(NAMES)(name),
            ORDERS[one_of(ORDERS)(by)],
            number(AROUND, MOST)(page),
            number(TONIGHT, MOST)(season),
            _channel(channel_id),
        )

    def arg(self, page: int) -> str:
        """Return the argument of a button to another page."""
        return f"{page}.{self.by.key}.{self.name}.{self.season}.{self.channel_id}"


def _channel(written: str) -> int:
    if not re.fullmatch("[0-9]{1,20}", written):
        raise UnknownControl
    return int(written)


async def leaderboard(
    context: Context, request: BoardPage, reader: str, fresh: float = 0.0
) -> tuple[LayoutView, list[discord.File]]:
    """Build the requested page in the reader's language; return the view and its picture.

    `reader` is the only reader of the page, who is listed even if hidden from others; "" for a
    public page. Answers of Discord about who is on the server hold for `fresh` seconds.
    """
    guild_id = context.server
    if guild_id is None:
        raise UnknownControl
    rankings, now = context.app.store.rankings, context.app.clock.now()
    seasons = await rankings.seasons(guild_id)
    scope = Scope(guild_id, request.channel_id, request.name, max(request.season, ALL_TIME))
    gone: Collection[Player] = ()
    if request.season == ALL_TIME:
        active = await rankings.active(scope, now - AWAY_SECONDS)
        gone = await context.app.members.gone(guild_id, active, fresh)
    board = await rankings.leaderboard(
        scope,
        request.by,
        PAGE,
        max(request.page, 0) * PAGE,
        since=now - EVENING if request.season == TONIGHT else None,
        around=context.player if request.page == AROUND else "",
        reader=reader,
        at=_moment(request.season, seasons, now),
        gone=gone,
    )
    request = replace(request, page=board.start // PAGE)
    head = _head(context.speech, request, board, seasons)
    box: Container[Any] = Container(TextDisplay(head), accent_colour=GOLD)
    players = [standing.player for standing in board.standings]
    speech = naming(context.speech, await names_of(context.app, guild_id, players, reader))
    box.add_item(TextDisplay(board_lines(speech, board, request)))
    badges = await badges_of(speech, context.app, guild_id, players)
    bars = [
        replace(_bar(context.speech, rank, standing, request.by), badge=badge)
        for (rank, standing), badge in zip(ranked(board), badges, strict=True)
        if rank is not None
    ]
    picture = BarsPicture(tuple(bars))
    alt = alt_text(in_words(speech), board_facts(speech, board, request, picture))
    files = await add_bars(box, context, picture, alt)
    for row in in_rows(_buttons(context.speech, request, ceil(board.people / PAGE), seasons)):
        box.add_item(row)
    return LayoutView(timeout=None).add_item(box), files


def _moment(season: int, seasons: Sequence[Season], now: float) -> float:
    """Return the time for which a board shows ratings: the end of a past season, else now."""
    ends = (each.closed_at or each.ends_at for each in seasons if each.number == season)
    return min(now, next(ends, None) or now)


def _buttons(
    speech: Speech, request: BoardPage, pages: int, seasons: Sequence[Season]
) -> list[TableButton]:
    """Return the buttons to other pages, to the reader's page, and to another span of time."""
    steps = pager(speech, "board", NOWHERE, ALWAYS, request.page, pages, request.arg)
    if pages > 1:
        steps.append(_step(speech, "button-around", request.arg(AROUND)))
    if request.name in PRESETS:
        return steps
    if request.season != ALL_TIME:
        whole = replace(request, season=ALL_TIME)
        steps.append(_step(speech, "leaderboard-all-time", whole.arg(0)))
    elif seasons and seasons[0].closed_at is None and seasons[0].kind != SeasonKind.NONE:
        part = replace(request, season=seasons[0].number)
        steps.append(_step(speech, "leaderboard-this-season", part.arg(0)))
    return steps


def _step(speech: Speech, label: str, arg: str) -> TableButton:
    return button(
        "board", NOWHERE, ALWAYS, arg, label=speech.say(label), style=ButtonStyle.secondary
    )


async def turn_page(context: Context, request: BoardPage) -> None:
    """Show another page in place of the present page, for all its readers.

    If a person who hides asks for the page around their own rank, only that person sees the page.
    """
    hidden = context.reader.preferences.hidden is not Hidden.NO
    own = hidden and request.page == AROUND and not context.in_private
    reader = context.player if own else context.alone
    page = await leaderboard(context, request, reader, FRESH_SECONDS)
    await (context.reply_view if own else context.edit)(*page)


def _head(speech: Speech, request: BoardPage, board: Board, seasons: Sequence[Season] = ()) -> str:
    """Return the title of a board, and the notes on its order below the title."""
    about = [ladder_title(speech, request.name)]
    if request.season != ALL_TIME:
        about.append(span_title(speech, request.season, seasons))
    if request.channel_id != EVERYWHERE:
        about.append(f"<#{request.channel_id}>")
    lines = [speech.say("leaderboard-title", game=" · ".join(about))]
    number = speech.say(f"leaderboard-by-{request.by.key}")
    lines.append(speech.say("leaderboard-ranked", number=number))
    if board.enough > 1:
        lines.append(speech.say("leaderboard-enough", deals=board.enough))
    if request.by is RankedBy.RATING:
        lines.append(speech.say("leaderboard-rated"))
    if _ties_broken(speech, board, request.by):
        lines.append(speech.say("leaderboard-ties"))
    lines.append(speech.say("leaderboard-people"))
    return "\n-# ".join(lines)


def _ties_broken(speech: Speech, board: Board, by: Order) -> bool:
    """Whether people with different ranks have equal numbers as these are written."""
    ranks = [
        (_written(speech, standing.tally, by), rank)
        for rank, standing in ranked(board)
        if rank is not None
    ]
    return len({*ranks}) > len({value for value, _ in ranks})


def span_title(speech: Speech, season: int, seasons: Sequence[Season]) -> str:
    """Return the words for a season, for all time, or for this evening."""
    if season == ALL_TIME:
        return speech.say("leaderboard-all-time")
    if season == TONIGHT:
        return speech.say("leaderboard-tonight")
    stored = next((each for each in seasons if each.number == season), None)
    if stored is not None and stored.kind == BEFORE:
        return speech.say("leaderboard-before")
    name = stored.name if stored else ""
    return name or speech.say("leaderboard-season", number=str(season))


def ranked(board: Board) -> Iterable[tuple[int | None, Standing]]:
    """Return the people on a part of a board, each with the rank; None for no rank."""
    return zip(board.ranks, board.standings, strict=True)


def has_medal(rank: int | None, standing: Standing, by: Order) -> bool:
    """Whether a person has a medal: for one of the first ranks, but not for winning nothing."""
    return rank in MEDALS and (by.fewest or by.number(standing.tally) > 0)


def board_lines(speech: Speech, board: Board, request: BoardPage) -> str:
    """Return the lines of the people on a part of a board; each reason for no rank has a line."""
    lines, above = [], Below.NO
    for rank, standing in ranked(board):
        if standing.below is not above:
            above = standing.below
            lines.append(_below(speech, above, request.by, board.enough))
        lines.append(_line(speech, rank, standing, request))
    if any(standing.tally.beside for _, standing in ranked(board)):
        lines.append(f"-# {speech.say('leaderboard-beside-why', limit=str(MOST_A_DAY))}")
    return "\n".join(lines) or speech.say("leaderboard-empty")


def board_facts(
    speech: Speech, board: Board, request: BoardPage, picture: BarsPicture
) -> list[str]:
    """Return what the bars show, with the numbers of deals; people without a rank have no bar."""
    facts = [speech.say("alt-leaderboard")] if picture.bars else []
    for bar, standing in zip(picture.bars, board.standings, strict=False):
        names = [bar.badge.name] if bar.badge and bar.badge.name else []
        words = [*names, *_numbers(speech, standing.tally, request)]
        seats = speech.say("between-words").join(words)
        facts.append(speech.say("alt-podium-step", place=bar.place, seats=seats))
    return facts


def _below(speech: Speech, why: Below, by: Order, enough: int) -> str:
    """Return the line above the people who have no rank for this reason."""
    if why is Below.AWAY:
        return speech.say("leaderboard-away", days=round(AWAY_SECONDS / DAY))
    if by is RankedBy.RATING:
        return speech.say("leaderboard-below", deals=ENOUGH_DEALS, margin=round(SURE))
    return speech.say("leaderboard-few", deals=enough)


def _rating(tally: Tally) -> Rating:
    return Rating() if tally.mu is None or tally.sigma is None else Rating(tally.mu, tally.sigma)


def _line(speech: Speech, rank: int | None, standing: Standing, request: BoardPage) -> str:
    """Return the line of a person: the number ranked by, and further numbers."""
    tally = standing.tally
    value, *deals = _numbers(speech, tally, request)
    line = " · ".join([named(speech, standing.player), f"**{value}**", *deals])
    if rank and (speech.spelled or has_medal(rank, standing, request.by)):
        line = placed(speech, rank, line)
    else:
        number = speech.written(rank) if rank else "?" if standing.below is Below.FEW else "–"
        line = f"`{number}` {line}"
    if tally.known < tally.deals:
        line += speech.say("leaderboard-unknown", deals=tally.deals - tally.known)
    if tally.beside:
        line += speech.say("leaderboard-beside", deals=tally.beside)
    if standing.below is Below.AWAY:
        line += speech.say("leaderboard-last-deal", at=str(int(tally.last_at)))
    elif standing.lacks:
        line += speech.say("leaderboard-lacks", deals=standing.lacks)
    return line


def _numbers(speech: Speech, tally: Tally, request: BoardPage) -> list[str]:
    """Return the number ranked by, unless the deals won tell it as well, and the deals."""
    deals = _deals(speech, tally, request)
    if request.by in WON and _as_landlord(tally, request):
        return deals
    return [_value(speech, tally, request.by), *deals]


def _deals(speech: Speech, tally: Tally, request: BoardPage) -> list[str]:
    """Return the deals of a person, and the deals won in a game that is only won or lost."""
    if not tally.known or decided(request.name) is Decided.BY_PLACE:
        deals = speech.say("leaderboard-deals", count=tally.deals)
        return [] if request.by is RankedBy.DEALS else [deals]
    facts = {"first": tally.firsts, "deals": tally.known}
    if not _as_landlord(tally, request):
        if request.by in WON:
            return [speech.say("leaderboard-deals", count=tally.deals)]
        return [speech.say("leaderboard-line-won", **facts)]
    landlord = FAMILY_OF.get(parts(_ladder(request.name))[0]) == LANDLORDS
    key = "leaderboard-line-landlord" if landlord else "leaderboard-line-alone"
    return [speech.say(key, **facts, won=tally.alone_firsts, alone=tally.alone)]


def _as_landlord(tally: Tally, request: BoardPage) -> bool:
    """Whether a line tells the deals in which a person played alone against the others."""
    return decided(request.name) is Decided.AGAINST_ALL and tally.alone > 0


def _ladder(name: str) -> str:
    return ladder_of(name) if name in PRESETS else name


def _value(speech: Speech, tally: Tally, by: Order) -> str:
    """Return the words for the number that a person is ranked by."""
    if by is RankedBy.RATING:
        return rating_words(speech, _rating(tally), tally.deals)
    if not by.deals(tally):
        return speech.say("leaderboard-deals", count=tally.deals)
    return speech.say(by.text, **{by.unit: _fact(tally, by)})


def _fact(tally: Tally, by: Order) -> Number:
    """Return the number that a person is ranked by, as texts take it."""
    if by.unit is Unit.CHIPS:
        chips = round(by.number(tally))
        return money(chips, signed=chips != 0)
    return Number(by.number(tally), by.decimals)


def rating_words(speech: Speech, rating: Rating, deals: int) -> str:
    """Return a rating with its uncertainty, and a question mark if it is not ranked."""
    key = "leaderboard-unsure" if rating.provisional(deals) else "leaderboard-rating"
    return speech.say(key, rating=str(rating.shown), margin=str(rating.margin))


def _bar(speech: Speech, rank: int, standing: Standing, by: Order) -> Bar:
    """Return the bar for the number that a person is ranked by."""
    value, written = by.number(standing.tally) - by.lowest, _written(speech, standing.tally, by)
    return Bar(rank, value, written, medal=by is RankedBy.RATING or has_medal(rank, standing, by))


def _written(speech: Speech, tally: Tally, by: Order) -> str:
    """Return the number that a person is ranked by, as it is written in text and picture."""
    if by is RankedBy.RATING:
        return str(round(by.number(tally)))
    return _fact(tally, by).written(speech.language)


async def _requested(context: Context, channel_id: int, options: Options) -> BoardPage | None:
    """Return the requested page; None before any deal was finished on the server.

    The default is the ladder of the channel's open or newest table, if people of the server have
    finished a deal on it, else the ladder most played on the server. People are ranked by the usual
    number of the ladder unless another one is requested. Raises Refusal for unknown options.
    """
    guild_id, rankings = context.server or 0, context.app.store.rankings
    if options.game is not None and options.game not in PRESETS:
        raise Refusal("no-such-game", game=options.game[: limits.OPTION])
    if options.ladder is not None and options.ladder not in LADDER_NAMES:
        raise Refusal("no-such-game", game=options.ladder[: limits.OPTION])
    if options.by is not None and options.by not in ORDERS:
        raise Refusal("leaderboard-by-what", typed=options.by[: limits.OPTION])
    season = _season(options.season, await rankings.seasons(guild_id))
    place = await _place(context, channel_id, options.channel)
    everything = await (rankings.games if options.game else rankings.ladders)(guild_id)
    played = {game.preset: game for game in everything}
    chosen = options.game or options.ladder
    nearby = [] if chosen else map(ladder_of, await rankings.games_in(channel_id))
    name = chosen or next((game for game in (*nearby, *played) if game in played), None)
    if name is None:
        return None
    game = played.get(name, GamePlayed(name, {}))
    by = game.suitable(ORDERS[options.by] if options.by else game.ranked_by)
    if by is RankedBy.RATING:  # ratings exist only for a ladder on the whole server
        return BoardPage(_ladder(name), by, season=max(season, ALL_TIME))
    if name in PRESETS and (season != ALL_TIME or place != EVERYWHERE):
        name = ladder_of(name)  # a single game has only a board of all time and the whole server
    return BoardPage(name, by, season=season, channel_id=place)


def _season(typed: str | None, seasons: Sequence[Season]) -> int:
    """Return the season that was picked or typed. Raises Refusal for an unknown season."""
    if typed is None or typed == ALL:
        return ALL_TIME
    if typed == EVENINGS:
        return TONIGHT
    number = seasons[0].number if typed == PRESENT and seasons else None
    if number is None and typed.isdecimal():
        number = next((season.number for season in seasons if str(season.number) == typed), None)
    if number is None:
        raise Refusal("leaderboard-no-season", typed=typed[: limits.OPTION])
    return number


async def _place(context: Context, here: int, typed: str | None) -> int:
    """Return the id of the channel that was picked or typed; EVERYWHERE without one.

    Raises Refusal for a channel that is not among `_channels`.
    """
    if typed is None:
        return EVERYWHERE
    names = await _channels(context.app, context.interaction, here)
    picked = typed.strip().removeprefix("#")
    for channel_id, name in names.items():
        if picked in (str(channel_id), name):
            return channel_id
    raise Refusal("leaderboard-no-channel", typed=typed[: limits.OPTION])


async def _channels(app: App, interaction: discord.Interaction[Any], here: int) -> dict[int, str]:
    """Return channels that have a board, as names by id.

    The channels are those that all members of the server see, and the present channel.
    """
    guild = interaction.guild
    if guild is None:
        return {}
    names: dict[int, str] = {}
    this = guild.get_channel_or_thread(here)
    around = this.parent_id if isinstance(this, discord.Thread) else here
    for channel_id in await app.store.rankings.channels(guild.id):
        channel = guild.get_channel(channel_id)
        if channel is None:
            continue
        public = channel.permissions_for(guild.default_role).view_channel
        if public or channel_id == around:
            names[channel_id] = channel.name
    return names


@dataclass(frozen=True)
class Options:
    """Options of the command as they were typed or picked."""

    ladder: str | None = None
    game: str | None = None
    season: str | None = None
    by: str | None = None
    channel: str | None = None


class LeaderboardCommand(AppCog):
    """The command /leaderboard.

    For example, ``/leaderboard ladder:bigtwo by:wins season:now`` ranks people by their wins at
    Big Two in the present season.
    """

    @app_commands.command(description=about("leaderboard"))
    @app_commands.describe(
        ladder=about("leaderboard ladder"),
        game=about("leaderboard game"),
        season=about("leaderboard season"),
        by=about("leaderboard by"),
        channel=about("leaderboard channel"),
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        ladder: str | None = None,
        game: str | None = None,
        season: str | None = None,
        by: str | None = None,
        channel: str | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            assert context.server is not None
            options = Options(ladder, game, season, by, channel)
            request = await _requested(context, interaction.channel_id or 0, options)
            if request is None:
                await context.reply(context.speech.say("leaderboard-nobody"))
            else:
                await context.reply_view(*await leaderboard(context, request, context.alone))

        await Context(self.app, interaction, public=True).run(show)

    @leaderboard.autocomplete("ladder")
    async def _ladders(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await self._played(interaction, current, self.app.store.rankings.ladders)

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await self._played(interaction, current, self.app.store.rankings.games)

    async def _played(
        self,
        interaction: discord.Interaction[Any],
        current: str,
        read: Callable[[int], Awaitable[list[GamePlayed]]],
    ) -> Choices:
        speech = (await reader_soon(self.app, interaction)).speech(self.app.speech)
        played = await soon(self.app, read(interaction.guild_id or 0), [])
        return _matching({one.preset: ladder_title(speech, one.preset) for one in played}, current)

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        speech = (await reader_soon(self.app, interaction)).speech(self.app.speech)
        read = self.app.store.rankings.seasons(interaction.guild_id or 0)
        seasons = await soon(self.app, read, [])
        offered = {
            ALL: speech.say("leaderboard-all-time"),
            EVENINGS: speech.say("leaderboard-tonight"),
        }
        if seasons and seasons[0].closed_at is None:
            offered[PRESENT] = speech.say("leaderboard-this-season")
        offered |= {str(one.number): span_title(speech, one.number, seasons) for one in seasons}
        return _matching(offered, current)

    @leaderboard.autocomplete("by")
    async def _numbers(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        speech = (await reader_soon(self.app, interaction)).speech(self.app.speech)
        pays = await soon(self.app, self._pays(interaction), False)
        orders = [by for by in ORDERS.values() if pays or by is not RankedBy.PAID]
        return _matching({by.key: speech.say(f"leaderboard-by-{by.key}") for by in orders}, current)

    async def _pays(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether players have paid each other in the chosen game, or in any without a choice."""
        rankings, chosen = self.app.store.rankings, interaction.namespace
        read = rankings.games if chosen.game else rankings.ladders
        name = chosen.game or chosen.ladder
        played = await read(interaction.guild_id or 0)
        return any(one.settled for one in played if name in (None, "", one.preset))

    @leaderboard.autocomplete("channel")
    async def _places(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        here = interaction.channel_id or 0
        names = await soon(self.app, _channels(self.app, interaction, here), {})
        return _matching(
            {str(channel_id): f"#{name}" for channel_id, name in names.items()}, current
        )


def _matching(named_values: dict[str, str], typed: str) -> Choices:
    """Return choices of the values that contain the typed text, also in their names."""
    return [
        app_commands.Choice(name=name[: limits.OPTION], value=value)
        for value, name in named_values.items()
        if typed.lower() in f"{value} {name}".lower()
    ][: limits.OPTIONS]
