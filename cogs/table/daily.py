"""Deal of the day: the command, the score and its post, and the next day's post."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.permissions import lacks_to_post
from bot.discord.sharding import cancelled
from bot.domain import seating
from bot.domain.daily_deal import LEVEL, DailyDeal, Day, Try, ranks, try_of
from bot.domain.errors import Refusal
from bot.domain.state import Commitment, Draft, Stage
from bot.store import StorageError
from bot.tables.table import Table
from bot.words.people import naming
from bot.words.rulebook import game_title, rules_title
from bot.words.speech import Speech, marked
from cogs.core.app_cog import RETRY_SECONDS, AppCog, PeriodicCog
from cogs.core.components import TableButton, button, daily_button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import called, listed, named, names_of, of_server, placed
from cogs.core.permissions import check_speaking_at, lacking, missing_of, permission_names
from cogs.core.posts import NOBODY
from cogs.core.translator import about
from cogs.hand.daily_score import (
    Score,
    average_words,
    copy_button,
    day_words,
    present,
    result_words,
    score_of,
    score_words,
    share_button,
    share_text,
    square_rows,
)
from cogs.rules.references import GO_ON
from cogs.server import settings
from cogs.server.bars import GOLD
from cogs.table import practice
from cogs.table.message import ACCENT
from rules.match.match import Player

log = logging.getLogger(__name__)

ANEW = "anew"  # to deal in place of another table, or again, although a second try does not count
SHOWN = 5  # most people on a board
LOOK_SECONDS = 600.0  # longest time between two checks for due posts
TRIES, BUSY_SECONDS = 10, 5.0  # attempts to compute par while workers are busy, and the pause


def read_request(written: str) -> str:
    """Read a button's argument: "", `ANEW`, or the key of a day.

    Raises UnknownControl for any other text.
    """
    day = Day.read(written)
    if written not in ("", ANEW) and (day is None or day.key != written):
        raise UnknownControl
    return written


def server_of_day(written: str) -> int:
    """Return the server of the day that a button's argument names; 0 if it names none."""
    day = Day.read(written)
    return day.guild_id if day else 0


def read_day(written: str) -> Day:
    """Read the key of a day. Raises UnknownControl for any other text."""
    day = Day.read(written)
    if day is None or day.key != written:
        raise UnknownControl
    return day


async def with_par(app: App, deal: DailyDeal) -> DailyDeal:
    """Return the deal with its par, which is computed and stored if it is not known.

    Par stays unknown while the workers have too much other work. Raises StorageError.
    """
    if deal.par:
        return deal
    found = await app.tables.workers.par(deal.preset, deal.secret, deal.day.key)
    if found is None:
        return deal
    await app.store.daily.keep_par(deal.day, found)
    return replace(deal, par=found)


# Playing


class DailyCommand(AppCog):
    """The command /daily and its buttons; par is computed in the background."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._pars: dict[Day, asyncio.Task[None]] = {}

    @app_commands.command(description=about("daily"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        await Context(self.app, interaction).run(partial(self.open, asked=""))

    async def open(self, context: Context, asked: str) -> None:
        """Deal today's cards, go on with a deal under way, or show the score.

        `asked` is the argument of the button: see `read_request`.
        """
        if day := Day.read(asked):
            await self._show(context, day)
            return
        guild_id, app, player = context.server, self.app, context.player
        if guild_id is None:
            raise Refusal("daily-server")
        deal, _ = await present(app, guild_id)
        self.reckon(deal)
        mine = try_of(await app.store.daily.tries(deal.day), player)
        tried = mine is not None or await app.store.daily.is_marked(deal.day, player)
        there = practice.own_table(context)
        if there is not None and there.state.daily == deal.day.key:
            await practice.go_on(context, there)
        elif mine is not None and asked != ANEW:
            await self._show(context, deal.day)
        elif there is not None and asked != ANEW and not _is_over(there):
            await _ask(context, there)
        else:
            await self._begin(context, deal, there, again=tried)

    async def _begin(
        self, context: Context, deal: DailyDeal, before: Table | None, *, again: bool
    ) -> None:
        app, player = self.app, context.player
        told = [
            context.speech.say("daily-again")
            if again
            else context.speech.say("daily-once", until=until(deal))
        ]
        told += await yesterday_lines(context.speech, app, deal.day, player)
        against = partial(
            seating.against_computers,
            player=player,
            level=LEVEL,
            computers=seating.PRACTICE,
            names=frozenset({called(context.interaction.user)}),
        )
        rules, more = Draft(deal.preset), "\n".join(told)
        await practice.deal_there(context, rules, against, before, deal, more)
        here = context.interaction.channel_id or 0
        await app.store.daily.note_place(deal.day, player, here)

    async def _show(self, context: Context, day: Day) -> None:
        """Show this person's score of a day.

        The board of the day is added for a person who has finished, and when the day is over.
        """
        app, player = self.app, context.player
        deal, tries = await app.store.daily.deal(day), await app.store.daily.tries(day)
        mine = try_of(tries, player)
        if deal is None or mine is None:
            raise Refusal("daily-not-done")
        self.reckon(deal)
        over, rows = deal.is_over(app.clock.now()), list[Any]()
        lines = [title(context.speech, deal)]
        score = await score_of(app.store, day, player)
        if score is None:
            lines.append(context.speech.say("daily-unfinished"))
        else:
            lines += [score_words(context.speech, score), *_squares(context.speech, score)]
            rows += [share_button(context.speech, day), copy_button(context.speech, day)]
        if score is not None or over:
            told = player if score else ""
            lines += await board_lines(context.speech, app, deal, tries, player, told=told)
        if over:
            lines.append(secret_line(context.speech, deal))
        elif context.server == day.guild_id:
            lines += await yesterday_lines(context.speech, app, day, player)
        rows += self._again(context, deal)
        await context.reply_view(_view(lines, rows))

    async def share(self, context: Context, day: Day) -> None:
        """Post a person's score once, with the board: in this channel, or where it was begun.

        This channel is used on the server of the deal, the other one elsewhere. Raises Refusal if
        the score cannot be posted, or was posted before, and StorageError.
        """
        player, store = context.player, self.app.store.daily
        score = await score_of(self.app.store, day, player)
        if score is None:
            raise Refusal("daily-not-done")
        here = await self._place_to_share(context, score)
        if not await store.begin_share(day, player, self.app.clock.now()):
            raise Refusal("post-already")
        if not context.in_private:  # else the pressed message shows the answer
            await context.defer()
        try:
            sent = await self._shared(context, score, here)
        except BaseException:  # also a cancellation: nothing was posted
            await store.end_share(day, player)
            raise
        done = context.speech.say("post-done", link=sent.jump_url)
        buttons = [copy_button(context.speech, day), *self._again(context, score.deal)]
        await context.show(_view([done], buttons))

    async def _place_to_share(self, context: Context, score: Score) -> int:
        """Return the channel for a score. Raises Refusal if it cannot be posted there."""
        day = score.deal.day
        on_server = context.server == day.guild_id
        here = context.interaction.channel_id if on_server else score.mine.channel_id
        if not here:
            raise Refusal("post-nowhere")
        if on_server and (missing := missing_of(context.interaction, thread=False)):
            raise lacking(context.speech, missing)
        if not on_server:
            await check_speaking_at(context, day.guild_id, here)
        if missing := lacks_to_post(self.app.client, here):
            raise lacking(context.speech, missing, "permissions-missing")
        return here

    def _again(self, context: Context, deal: DailyDeal) -> list[TableButton]:
        """Return the button to play the deal again, on its server until the day is over."""
        if deal.is_over(self.app.clock.now()) or context.server != deal.day.guild_id:
            return []
        label = context.speech.say("button-daily-again")
        return [button("daily", NOWHERE, ALWAYS, ANEW, label=label)]

    async def copy(self, context: Context, day: Day) -> None:
        """Show a person's score as a text in a code block, which Discord copies with one tap."""
        score = await score_of(self.app.store, day, context.player)
        if score is None:
            raise Refusal("daily-not-done")
        text = f"{context.speech.say('daily-copy')}\n```\n{share_text(context.speech, score)}\n```"
        await context.show(_view([text], []))

    async def _shared(self, context: Context, score: Score, here: int) -> discord.Message:
        app, guild_id = self.app, score.deal.day.guild_id
        names = await names_of(app, guild_id, [context.player])
        speech = naming(app.speech.within(await of_server(app, guild_id)), names)
        tries = await app.store.daily.tries(score.deal.day)
        lines = [
            speech.say("post-by", who=named(speech, context.player)),
            share_text(speech, score),
            *_legend(speech, score),
            *await board_lines(speech, app, score.deal, tries, told=context.player),
        ]
        view = _view(lines, [daily_button(speech)])
        place = app.client.get_partial_messageable(here, guild_id=guild_id)
        return await place.send(view=view, silent=True, allowed_mentions=NOBODY)

    def reckon(self, deal: DailyDeal) -> None:
        """Compute the par of a deal in the background, unless it is known or being computed."""
        under_way = self._pars.get(deal.day)
        if not deal.par and (under_way is None or under_way.done()):
            task = asyncio.create_task(self._reckon(deal), name=f"par of {deal.day.key}")
            self._pars = {deal.day: task, **{d: t for d, t in self._pars.items() if not t.done()}}

    async def _reckon(self, deal: DailyDeal) -> None:
        try:
            for _ in range(TRIES):
                if (await with_par(self.app, deal)).par:
                    return
                await self.app.clock.sleep(BUSY_SECONDS)
        except StorageError as error:
            log.warning("par of a day is not stored (%s)", in_short(error))

    async def cog_unload(self) -> None:
        """Cancel the computations of par; called by discord.py."""
        for task in self._pars.values():
            await cancelled(task)


def _is_over(table: Table) -> bool:
    """Whether the table's last deal was a deal of the day, and is over."""
    return table.state.stage is not Stage.DEAL and Day.read(table.now.terms.key) is not None


async def _ask(context: Context, there: Table) -> None:
    """Ask whether the deal of the day may take the place of a table."""
    game = rules_title(context.speech, there.state)
    text = (
        f"{context.speech.say('practice-there', game=game)} {context.speech.say('daily-instead')}"
    )
    first, other = context.speech.say("button-daily"), context.speech.say("button-go-on")
    row: ActionRow[Any] = ActionRow(
        button("daily", NOWHERE, ALWAYS, ANEW, label=first, style=ButtonStyle.danger),
        button("practise", there.state.id, ALWAYS, GO_ON, label=other),
    )
    await context.show(LayoutView(timeout=None).add_item(Container(TextDisplay(text), row)))


# Words


def title(speech: Speech, deal: DailyDeal) -> str:
    """Return the heading of a day's deal."""
    date, game = day_words(speech, deal.day), game_title(speech, deal.preset)
    return f"### {marked(speech, '🗓️', speech.say('daily-title', date=date, game=game))}"


def until(deal: DailyDeal) -> str:
    """Return the end of the day as a timestamp that Discord shows as the time left."""
    return f"<t:{int(deal.ends_at)}:R>"


def _squares(speech: Speech, score: Score) -> list[str]:
    return [*square_rows(score), *_legend(speech, score)]


def _legend(speech: Speech, score: Score) -> list[str]:
    return [f"-# {speech.say('daily-legend')}"] if score.tricks else []


async def board_lines(
    speech: Speech,
    app: App,
    deal: DailyDeal,
    tries: Sequence[Try],
    reader: Player = "",
    *,
    told: Player | None = None,
) -> list[str]:
    """Return the lines of the board of a day, with at most SHOWN people.

    [] while no listed person has finished. `reader` is the only person who reads the lines; "" for
    a public message. The order is that of the results, whenever and by whom it is read. Above the
    lines of a message with the day in its title stands the result of the person `told`, or of
    nobody if it is ""; a board alone has its own day in its title.
    """
    done = ranks(tries)
    shown = await listed(app, [one.player for _, one in done], reader)
    every = [(rank, one) for rank, one in done if one.player in shown]
    best = every[:SHOWN]
    if not best:
        return []
    people = [one.player for _, one in best]
    speech = naming(speech, await names_of(app, deal.day.guild_id, people, reader))
    lines = []
    for rank, one in best:
        result = "" if one.player == told else f" · **{result_words(speech, deal, one)}**"
        lines.append(placed(speech, rank, f"{named(speech, one.player)}{result}"))
    if rest := len(every) - len(best):
        lines.append(speech.say("people-more", count=rest))
    if told is None:
        title = speech.say("daily-board", date=day_words(speech, deal.day))
    else:
        title = speech.say("daily-board-here")
    return [f"**{title}**", *lines]


async def yesterday_lines(speech: Speech, app: App, day: Day, reader: Player = "") -> list[str]:
    """Return the lines of the board of the day before `day`; [] if that deal was not played.

    Raises StorageError.
    """
    deal = await app.store.daily.deal(day.before)
    if deal is None or not deal.preset or not deal.is_over(app.clock.now()):
        return []
    tries = await app.store.daily.tries(day.before)
    lines = await board_lines(speech, app, deal, tries, reader)
    if lines and (average := average_words(speech, deal, ranks(tries)[0][1].out_of)):
        lines.append(f"-# {average}")
    return lines


def secret_line(speech: Speech, deal: DailyDeal) -> str:
    """Return the line with the secret of a day that is over, and the way to check the shuffle."""
    facts = {
        "date": day_words(speech, deal.day),
        "seed": deal.secret,
        "proof": deal.commitment,
    }
    return f"-# {speech.say('daily-secret', code=deal.day.key, **facts)}"


def _view(lines: Sequence[str], buttons: Sequence[Any], accent: Any = ACCENT) -> LayoutView:
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=accent)
    if buttons:
        box.add_item(ActionRow(*buttons))
    return LayoutView(timeout=None).add_item(box)


# The post of a day


async def post_view(speech: Speech, app: App, deal: DailyDeal, following: DailyDeal) -> LayoutView:
    """Build the post of a day: its game, and the board and the secret of the day before."""
    lines = [title(speech, deal), speech.say("daily-rules", until=until(deal))]
    before = await app.store.daily.deal(deal.day.before)
    if before is not None and before.preset:
        if await app.store.daily.tries(before.day):
            await with_par(app, before)
        lines += await yesterday_lines(speech, app, deal.day)
        lines.append(secret_line(speech, before))
    lines.append(
        f"-# {speech.say('daily-fixed', proof=deal.commitment, next=following.commitment)}"
    )
    return _view(lines, [daily_button(speech, ButtonStyle.primary)], GOLD)


class DailyPosts(PeriodicCog):
    """Posts each day's deal once, in the channel that a server has chosen for it."""

    work = "deals of the day"

    async def look(self) -> float:
        """Post all due deals; return the time of the next check, in seconds since the epoch.

        Raises StorageError.
        """
        app, until = self.app, self.app.clock.now() + LOOK_SECONDS
        for guild_id, channel_id in (await app.store.daily.places()).items():
            guild = app.client.get_guild(guild_id)
            if guild is None or not app.client.own_shards.holds(guild_id):
                continue
            deal, _ = await present(app, guild_id)
            until = min(until, deal.ends_at)
            try:
                await post_today(app, guild, channel_id)
            except Exception as error:  # errors of the bot's own are raised again
                if not is_outside(error):
                    raise
                log.info("a deal of the day is told later (%s)", in_short(error))
                until = min(until, app.clock.now() + RETRY_SECONDS)
        return until


async def post_today(app: App, guild: discord.Guild, channel_id: int) -> discord.Message | None:
    """Post today's deal and return the message; None if the post is not due or not permitted.

    Raises StorageError, and the passing errors of Discord, after which the post is still due.
    """
    deal, following = await present(app, guild.id)
    store, place = app.store.daily, guild.get_channel(channel_id)
    post = await store.post(deal.day)
    if post is None or not post.is_due(app.clock.now()) or lacks_there(guild, channel_id):
        return None
    if not await store.begin_post(deal.day, channel_id, app.clock.now()):
        return None
    try:
        sent = await _send(app, place, deal, following)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("a deal of the day is not told there (%s)", error)
        await store.give_up_post(deal.day)
        return None
    except Exception:  # raised again
        await store.end_post(deal.day, None)
        raise
    shown = [_shown(one, sent, app.clock.now()) for one in (deal, following)]
    await app.store.commitments.publish(shown)
    await store.end_post(deal.day, sent.id)
    return sent


def _shown(deal: DailyDeal, post: discord.Message, at: float) -> Commitment:
    """Return the fingerprint of a day's seed as this post shows it."""
    place = (post.channel.id, post.id, deal.day.guild_id)
    return Commitment(deal.day.key, deal.commitment, at, *place)


def lacks_there(guild: discord.Guild, channel_id: int) -> list[str]:
    """Return the permissions that the bot lacks to write in a channel; all if it is deleted."""
    place, needed = guild.get_channel(channel_id), ("view_channel", "send_messages")
    if not isinstance(place, discord.abc.Messageable):
        return [*needed]
    allowed = place.permissions_for(guild.me)
    return [name for name in needed if not getattr(allowed, name)]


async def _send(app: App, place: Any, deal: DailyDeal, following: DailyDeal) -> discord.Message:
    guild_id = deal.day.guild_id
    speech = app.speech.within(await of_server(app, guild_id))
    view = await post_view(speech, app, deal, following)
    with sending(Purpose(Urgency.REST, guild_id=guild_id)):
        sent: discord.Message = await place.send(
            view=view,
            silent=True,
            allowed_mentions=NOBODY,
            nonce=f"{guild_id:x}.{deal.day.date.toordinal():x}",
        )
    return sent


async def choose_place(context: Context, channels: list[int]) -> None:
    """Set or remove the channel for the post of each day's deal; post today's deal at once."""
    place = await settings.choose_daily(context, channels)
    if place is not None:
        await context.reply(await _first_post(context.speech, context.app, place))


async def _first_post(speech: Speech, app: App, place: discord.abc.GuildChannel) -> str:
    """Post today's deal in the channel just chosen; return the sentence about the result."""
    if missing := lacks_there(place.guild, place.id):
        return speech.say(
            "daily-post-waits", where=place.mention, named=permission_names(speech, missing)
        )
    try:
        sent = await post_today(app, place.guild, place.id)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.info("a first deal of the day is told later (%s)", in_short(error))
        return speech.say("daily-post-later")
    if sent is not None:
        return speech.say("post-done", link=sent.jump_url)
    deal, _ = await present(app, place.guild.id)
    return speech.say("daily-post-next", until=until(deal))
