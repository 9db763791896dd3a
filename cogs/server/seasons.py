"""Seasons of a server: the post about the end of a season, and the command /season."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from io import BytesIO
from itertools import groupby
from math import inf
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.domain.errors import Refusal
from bot.domain.moderation import Done
from bot.drawing import Badge, PodiumPicture, PodiumSeat, PodiumStep, draw_podium
from bot.standing.leaderboards import Board
from bot.standing.seasons import (
    DAY,
    Season,
    SeasonKind,
    Superlative,
    following,
    summed,
    superlatives,
)
from bot.standing.tallies import Scope
from bot.store.seasons import Summary
from bot.words.people import naming, players_list
from bot.words.rulebook import ladder_title
from bot.words.speech import Speech, marked
from cogs.core.app_cog import RETRY_SECONDS, AppCog, PeriodicCog
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import badges_of, names_of, of_server
from cogs.core.posts import NOBODY
from cogs.core.rights import administered
from cogs.core.server_log import note
from cogs.core.translator import about
from cogs.hand.podium import PODIUM, podium_words
from cogs.server.bars import GOLD
from cogs.server.leaderboard import (
    BoardPage,
    board_lines,
    has_medal,
    ranked,
    span_title,
)
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 100_000  # the highest number of a season
SHOWN = 5  # people in a table at most
CHAMPIONS = 3  # past seasons whose champions are named
LOOK_SECONDS = 600.0  # the longest pause between two looks for seasons that are over
SIGNS = {"deals": "🃏", "firsts": "🥇", "share": "🎯", "reign": "👑", "coups": "🔙"}


# The post about an end


@dataclass(frozen=True)
class SeasonPost:
    """Content of a post about a season: its summary, and its table on the ladder played most."""

    season: Season
    summary: Summary
    page: BoardPage
    board: Board

    def title(self, speech: Speech) -> str:
        """Return the name of the season."""
        return span_title(speech, self.season.number, [self.season])

    @property
    def champions(self) -> list[Player]:
        """People with the first place; nobody who has won nothing."""
        return [
            one.player
            for rank, one in ranked(self.board)
            if rank == 1 and has_medal(rank, one, self.page.by)
        ]


async def told_of(app: App, guild_id: int, season: Season, reader: str = "") -> SeasonPost | None:
    """Return the content of a post about a season; None if no deal counts in the season.

    `reader` is the only reader of the text; "" for a public post. Raises StorageError.
    """
    summary = await app.store.seasons.summary(guild_id, season.number)
    if not summary.ladders:
        return None
    game = summary.ladders[0]
    page = BoardPage(game.preset, game.titled_by, season=season.number)
    board = await app.store.rankings.leaderboard(
        Scope.of(guild_id, page.name, season.number), page.by, SHOWN, reader=reader
    )
    return SeasonPost(season, summary, page, board)


async def over_post(
    speech: Speech,
    app: App,
    guild: discord.Guild,
    told: SeasonPost,
    later: Season | None,
    pictures: bool,
) -> tuple[LayoutView, list[discord.File]]:
    """Build the post about an end: podium, table, superlatives, and the end of the next season.

    `later` is the next season; None if it is over, too. `pictures` is whether the bot may attach
    the picture of the podium.
    """
    best = superlatives(summed(told.summary.tallies))
    players = [one.player for one in told.board.standings]
    people = dict.fromkeys([*players, *(who for one in best for who in one.players)])
    speech = naming(speech, await names_of(app, guild.id, people))
    lines = [f"### 🏆 {speech.say('season-over', season=told.title(speech))}"]
    lines.append(f"-# {ladder_title(speech, told.page.name)} · {_span(told.season, 'D')}")
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=GOLD)
    files = []
    if pictures and told.champions:
        badges = await badges_of(speech, app, guild.id, players)
        picture = _podium(told, badges)
        subject = speech.say("alt-podium-season", season=told.title(speech))
        said = podium_words(speech, picture, subject)
        png = await app.pictures.png(draw_podium, picture)
        files.append(discord.File(BytesIO(png), PODIUM, description=said))
        item = discord.MediaGalleryItem(f"attachment://{PODIUM}", description=said)
        box.add_item(MediaGallery(item))
    table = [board_lines(speech, told.board, told.page)]
    if rest := told.board.people - len(told.board.standings):
        table.append(speech.say("people-more", count=rest))
    box.add_item(TextDisplay("\n".join(table)))
    if best:
        box.add_item(TextDisplay("\n".join(_superlative(speech, one) for one in best)))
    if later is not None:
        box.add_item(TextDisplay(f"-# {_next_line(speech, later)}"))
    return LayoutView(timeout=None).add_item(box), files


def _podium(told: SeasonPost, badges: Sequence[Badge]) -> PodiumPicture:
    """Return the podium of the first three places that have a medal.

    People with the same rank share a step. The number of a person is the position in the table.
    """
    people = zip(ranked(told.board), enumerate(badges, 1), strict=True)
    placed = [(rank, one) for (rank, who), one in people if has_medal(rank, who, told.page.by)]
    steps = []
    for rank, some in groupby(placed, lambda one: one[0] or 0):
        seats = tuple(PodiumSeat(number, badge=badge) for _, (number, badge) in some)
        steps.append(PodiumStep(rank, seats))
    return PodiumPicture(tuple(steps))


def _superlative(speech: Speech, one: Superlative) -> str:
    who = players_list(speech, one.players)
    return f"{SIGNS[one.deed]} {speech.say(f'season-best-{one.deed}', who=who, count=one.number)}"


def _next_line(speech: Speech, season: Season) -> str:
    title = span_title(speech, season.number, [season])
    if season.ends_at is None:
        return speech.say("season-next-open", season=title)
    return speech.say("season-next", season=title, until=_moment(season.ends_at - 1, "D"))


def _moment(at: float, form: str) -> str:
    return f"<t:{int(at)}:{form}>"


def _span(season: Season, form: str) -> str:
    """Return the first and the last day of a season that has an end."""
    return f"{_moment(season.begins_at, form)} – {_moment((season.ends_at or 0) - 1, form)}"


async def tell_over(app: App, guild: discord.Guild, number: int) -> None:
    """Post once that a season is over.

    The post goes to the channel where most of the season was played, else to the next channel where
    the bot may post.
    """
    store, now = app.store.seasons, app.clock.now()
    seasons = await store.of(guild.id)
    season = next((season for season in seasons if season.number == number), None)
    told = await told_of(app, guild.id, season) if season else None
    if season is None or told is None:
        await store.begin_post(guild.id, number, 0, now)
        return
    later = await _next(app, guild.id, seasons, number)
    for place in _places(guild, season, told.summary.channels):
        if not await store.begin_post(guild.id, number, place.id, now):
            return
        allowed = place.permissions_for(guild.me)
        try:
            speech = app.speech.within(await of_server(app, guild.id))
            view, files = await over_post(speech, app, guild, told, later, allowed.attach_files)
            with sending(Purpose(Urgency.REST, guild_id=guild.id)):
                sent = await place.send(
                    view=view,
                    files=files,
                    silent=True,
                    allowed_mentions=NOBODY,
                    nonce=_nonce(guild.id, season),
                )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("season %d of server %s is not told there (%s)", number, guild.id, error)
            await store.end_post(guild.id, number, None)
            continue
        except Exception:  # raised again
            await store.end_post(guild.id, number, None)
            raise
        await store.end_post(guild.id, number, sent.id)
        return
    await store.begin_post(guild.id, number, 0, now)


async def tell_over_again(app: App, guild_id: int, number: int) -> None:
    """Edit the post about the end of a season in which a deal was voided or restored."""
    guild = app.client.get_guild(guild_id)
    seasons = {season.number: season for season in await app.store.seasons.of(guild_id)}
    season = seasons.get(number)
    if guild is None or season is None or season.closed_at is None or not season.post_id:
        return
    speech = app.speech.within(await of_server(app, guild.id))
    told = await told_of(app, guild.id, season)
    if told is None:
        title = speech.say("season-over", season=span_title(speech, number, [season]))
        view = _view([f"### 🏆 {title}", speech.say("leaderboard-nobody")])
        files: list[discord.File] = []
    else:
        later = await _next(app, guild.id, [*seasons.values()], number)
        place = guild.get_channel_or_thread(season.post_channel or 0)
        pictures = place is not None and place.permissions_for(guild.me).attach_files
        view, files = await over_post(speech, app, guild, told, later, pictures)
    await _edit_post(app, guild.id, season, view, files)


def _places(
    guild: discord.Guild, season: Season, channels: Sequence[int]
) -> Iterator[discord.TextChannel]:
    """Yield the channels where the bot may post, the best first.

    The channel of an earlier attempt comes first, then `channels`, then the system channel.
    """
    channels_found: list[Any] = [
        guild.get_channel(channel_id) for channel_id in (season.post_channel or 0, *channels)
    ]
    for place in dict.fromkeys([*channels_found, guild.system_channel]):
        if isinstance(place, discord.abc.Messageable):
            allowed = place.permissions_for(guild.me)  # type: ignore[attr-defined]  # of a server
            if allowed.view_channel and allowed.send_messages:
                yield place  # type: ignore[misc]  # text, news or voice


def _nonce(guild_id: int, season: Season) -> str:
    """Return the nonce of the post about an end; several seasons may close in the same second."""
    text = f"{guild_id}.{season.number}.{season.closed_at}"
    return blake2b(text.encode(), digest_size=12).hexdigest()  # Discord takes 25 characters


async def _next(app: App, guild_id: int, seasons: Sequence[Season], number: int) -> Season | None:
    """Return the season after this number; None if it is over, too."""
    present = await _present(app, guild_id, seasons)
    return present if present.number == number + 1 else None


async def _present(app: App, guild_id: int, seasons: Sequence[Season]) -> Season:
    """Return the present season; if none runs, the season that the next deal begins."""
    settings, now = await app.store.servers.settings(guild_id), app.clock.now()
    last = seasons[0] if seasons else None
    if last is not None and last.has(now):
        return last
    return following(last, SeasonKind(settings.season_kind), settings.zone, now)


class SeasonEnds(PeriodicCog):
    """Closes seasons at their ends, also ends during a downtime, and posts each end once."""

    work = "ends of seasons"

    async def look(self) -> float:
        """Close seasons that are over and post their ends; return the time of the next look.

        The time is in seconds since the epoch. Raises StorageError.
        """
        app, store = self.app, self.app.store.seasons
        ends = await store.ends(app.clock.now())
        for guild_id in ends.due:
            if self._serves(guild_id):
                await store.close_due(guild_id, app.clock.now())
        ends = await store.ends(app.clock.now())
        until = min(ends.next_at or inf, app.clock.now() + LOOK_SECONDS)
        for guild_id, number in ends.untold:
            guild = self._serves(guild_id)
            if guild is not None and not await told_at_once(app, guild, number):
                until = min(until, app.clock.now() + RETRY_SECONDS)
        return until

    def _serves(self, guild_id: int) -> discord.Guild | None:
        guild = self.app.client.get_guild(guild_id)
        return guild if self.app.client.own_shards.holds(guild_id) else None


async def told_at_once(app: App, guild: discord.Guild, number: int) -> bool:
    """Post the end of a season; return False if the post has to be tried again."""
    try:
        await tell_over(app, guild, number)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.info("season %d of server %s is told later (%s)", number, guild.id, in_short(error))
        return False
    return True


# The command


async def season_view(context: Context) -> LayoutView:
    """Build the answer to the command: dates, table, champions; for admins also buttons."""
    guild_id, app = context.server, context.app
    if guild_id is None:
        raise UnknownControl
    settings = await app.store.servers.settings(guild_id)
    if settings.season_kind == SeasonKind.NONE:
        return _view([context.speech.say("season-none")])
    seasons = await app.store.seasons.of(guild_id)
    present = await _present(app, guild_id, seasons)
    begun = bool(seasons) and seasons[0].number == present.number
    lines = _heading(context.speech, present, begun, app.clock.now())
    reader = context.alone
    told = await told_of(app, guild_id, present, reader) if begun else None
    rows: list[ActionRow[Any]] = []
    if told is not None:
        people = [one.player for one in told.board.standings]
        speech = naming(context.speech, await names_of(app, guild_id, people, reader))
        lines += [
            f"**{ladder_title(speech, told.page.name)}**",
            board_lines(speech, told.board, told.page),
        ]
        if rest := told.board.people - len(told.board.standings):
            lines.append(speech.say("people-more", count=rest))
        table = button(
            "board", NOWHERE, ALWAYS, told.page.arg(0), label=context.speech.say("season-table")
        )
        rows.append(ActionRow(table))
    lines += await _champions(context.speech, app, guild_id, seasons, reader)
    if context.interaction.permissions.manage_guild:
        last = seasons[0] if seasons else present
        if buttons := [
            *_admin_buttons(context.speech, seasons, last, app.clock.now(), played=told is not None)
        ]:
            rows.append(ActionRow(*buttons))
    return _view(lines, *rows)


def _view(lines: Sequence[str], *rows: ActionRow[Any]) -> LayoutView:
    text: TextDisplay[Any] = TextDisplay("\n".join(lines))
    box: Container[Any] = Container(text, *rows, accent_colour=GOLD)
    return LayoutView(timeout=None).add_item(box)


def _heading(speech: Speech, season: Season, begun: bool, now: float) -> list[str]:
    """Return the title of the present season with the days that are left, and its dates."""
    title = span_title(speech, season.number, [season])
    if not begun:
        return [f"### {title}", speech.say("season-first")]
    if season.ends_at is None:
        return [f"### {title}", speech.say("season-open", since=_moment(season.begins_at, "D"))]
    days = int(max(0, season.ends_at - now) // DAY)
    return [f"### {speech.say('season-ends', season=title, days=days)}", f"-# {_span(season, 'D')}"]


async def _champions(
    speech: Speech, app: App, guild_id: int, seasons: Sequence[Season], reader: str
) -> list[str]:
    """Return the lines about the winners of the last seasons."""
    over = [each for each in seasons if each.closed_at is not None and each.is_announced]
    lines = []
    for season in over[:CHAMPIONS]:
        told = await told_of(app, guild_id, season, reader)
        if told is None or not told.champions:
            continue
        speech = naming(speech, await names_of(app, guild_id, told.champions, reader))
        who = players_list(speech, told.champions)
        line = f"{told.title(speech)} · {ladder_title(speech, told.page.name)} · {who}"
        lines.append(marked(speech, "🏆", line))
    return [f"**{speech.say('season-champions')}**", *lines] if lines else []


def _admin_buttons(
    speech: Speech, seasons: Sequence[Season], last: Season, now: float, *, played: bool
) -> Iterator[TableButton]:
    if played and last.has(now):
        title = span_title(speech, last.number, [last])
        label = speech.say("button-season-end", season=title)
        yield button("seasonask", NOWHERE, ALWAYS, str(last.number), label=label)
    for season in seasons[:2]:
        if season.closed_at is not None and season.may_reopen(last, now):
            label = speech.say(
                "button-season-undo", season=span_title(speech, season.number, [season])
            )
            yield button("seasonundo", NOWHERE, ALWAYS, str(season.number), label=label)
            return


async def show_season(context: Context) -> None:
    """Show the present season in place of the question whether to end it."""
    await context.edit(await season_view(context))


async def ask_end(context: Context, number: int) -> None:
    """Ask an admin whether the season is to end now."""
    administered(context)
    title = context.speech.say("leaderboard-season", number=str(number))
    sure = button(
        "seasonend",
        NOWHERE,
        ALWAYS,
        str(number),
        label=context.speech.say("button-season-end", season=title),
        style=ButtonStyle.danger,
    )
    back = button("season", NOWHERE, ALWAYS, label=context.speech.say("button-back"))
    await context.edit(
        _view([context.speech.say("season-ask", season=title)], ActionRow(sure, back))
    )


async def end_season(context: Context, number: int) -> None:
    """End the season for an admin, and post its podium.

    Raises Refusal for a season that is not the present one, or has no deals.
    """
    guild_id, app = administered(context), context.app
    if not await app.store.seasons.end_now(guild_id, number, app.clock.now()):
        raise Refusal("season-not-now")
    await note(context, Done.SETTING, about="season_end")
    await context.edit(await season_view(context))
    if (guild := context.interaction.guild) is not None:
        await told_at_once(app, guild, number)


async def undo_end(context: Context, number: int) -> None:
    """Take back the end of a season for an admin, and say so in its post.

    Raises Refusal if the end can no longer be taken back.
    """
    guild_id, app = administered(context), context.app
    before = await app.store.seasons.reopen(guild_id, number, app.clock.now())
    if before is None:
        raise Refusal("season-too-late")
    await note(context, Done.SETTING, about="season_undo")
    await context.edit(await season_view(context))
    await _withdraw(app, guild_id, before)


async def _withdraw(app: App, guild_id: int, season: Season) -> None:
    """Replace the post about an end that was taken back."""
    speech = app.speech.within(await of_server(app, guild_id))
    title = span_title(speech, season.number, [season])
    view = _view([f"### {title}", speech.say("season-undone", season=title)])
    await _edit_post(app, guild_id, season, view, [])


async def _edit_post(
    app: App, guild_id: int, season: Season, view: LayoutView, files: Sequence[discord.File]
) -> None:
    """Edit the post about the end of a season, if there is one; a failure is logged."""
    if not (season.post_channel and season.post_id):
        return
    channel = app.client.get_partial_messageable(season.post_channel, guild_id=guild_id)
    try:
        with sending(Purpose(Urgency.REST, guild_id=guild_id)):
            message = channel.get_partial_message(season.post_id)
            await message.edit(view=view, attachments=[*files], allowed_mentions=NOBODY)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.info("the post about a season of %s stays (%s)", guild_id, in_short(error))


class SeasonCommand(AppCog):
    """The command /season."""

    @app_commands.command(name="season", description=about("season"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def season(self, interaction: discord.Interaction[Any]) -> None:
        async def show(context: Context) -> None:
            await context.reply_view(await season_view(context))

        await Context(self.app, interaction).run(show)
