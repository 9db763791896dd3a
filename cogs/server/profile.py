"""Profiles: the results of one person on a server, and the achievements of this person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot import drawing
from bot.domain.achievements import GAMES as GAMES_WON
from bot.domain.achievements import SHOWN, Achievement, Near, near, on_picture
from bot.domain.boards import PlayerRecord
from bot.domain.course import STREAK
from bot.domain.errors import Refusal
from bot.drawing import Badge, Bar, BarsPicture, Course
from bot.standing.ratings import shown_points
from bot.store.achievements import Earned
from bot.store.rankings import NEWEST
from bot.store.ratings import RatingOf
from bot.words import Number
from bot.words.people import naming
from bot.words.rulebook import game_title, ladder_title
from bot.words.speech import Speech, alt_text, in_words, marked
from cogs.core.acts import number
from cogs.core.acts import player as read_player
from cogs.core.app_cog import AppCog
from cogs.core.components import TableButton, TableSelect, button, in_rows, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import badges_of, draws_names, named, names_of
from cogs.core.permissions import check_command
from cogs.core.translator import about
from cogs.hand.achievements import SIGNS, signed, why_earned
from cogs.hand.daily_score import present
from cogs.server.bars import GOLD, add_bars, draws
from cogs.server.leaderboard import rating_words
from cogs.server.rivals import GAMES, check_member, name_of, show_own_rivals, show_rivals
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

LATEST = 3  # achievements named at most
COURSE = 200  # ratings in a course at most
LEAST_COURSE = 3
PAGE = 8  # achievements on a page of their list, for a phone
PAGES = -(-len(Achievement) // PAGE)


async def profile_of(context: Context, person: discord.Member) -> None:
    """Show the profile of this person only to the person who asks."""
    await check_command(context.app, context.interaction, "profile")
    await show_profile(context, person)


async def show_profile(context: Context, person: discord.Member | discord.User) -> None:
    """Post the profile of this person, compared with the person who asks.

    Raises Refusal for a person without deals, also of the day, for a person who is not on this
    server, and for a person who hides.
    """
    guild_id, player, app = context.server, str(person.id), context.app
    if guild_id is None:
        raise UnknownControl
    check_member(context.speech, person)
    await context.check_shown(player)
    record = await app.store.rankings.record(guild_id, player, context.player)
    ratings = await app.store.ratings.of(guild_id, player, app.clock.now())
    earned = await app.store.achievements.of(guild_id, player)
    foes = [one.player for one in (record.nemesis, record.victim) if one]
    speech = naming(
        context.speech, await names_of(app, guild_id, foes, context.alone) | name_of(person)
    )
    streak = await _daily(context, guild_id, player)
    if not record.deals:
        await _show_streak(context, named(speech, player), streak)
        return
    past = await app.store.achievements.past(guild_id, player)
    (badge,) = await badges_of(speech, app, guild_id, [player])
    course = await _course(context, guild_id, player, ratings)
    signs = await _signs(context, player, earned)
    latest = record.latest[::-1]
    label = speech.say("profile-bar-latest", deals=len(latest))
    bars = tuple(_bars(speech, record))
    picture = BarsPicture(bars, badge, course, tuple(signs), tuple(latest), label)
    facts, title = profile_facts(speech, picture), []
    if not (drawn := draws(context)) or not draws_names(speech, [player]):
        title = [speech.say("profile-title", who=named(speech, player))]
    lines = [
        *title,
        speech.say("leaderboard-deals", count=record.deals),
        *([] if drawn else facts),
        *profile_lines(speech, record, player != context.player),
        *rating_lines(speech, ratings, drawn=ratings[0].ladder if drawn and course else ""),
        *streak,
        achievements_line(speech, earned, signs),
        *near_words(speech, near(past)),
    ]
    box: Container[Any] = Container(accent_colour=GOLD)
    whose = speech.say("alt-profile", who=badge.name or named(speech, player))
    files = await add_bars(box, context, picture, alt_text(in_words(speech), [whose, *facts]))
    box.add_item(TextDisplay("\n".join(lines)))
    box.add_item(ActionRow(_achievements_button(context.speech, player)))
    await context.reply_view(LayoutView(timeout=None).add_item(box), files)


def _achievements_button(speech: Speech, player: Player) -> TableButton:
    label = speech.say("button-achievements")
    return button("achievements", NOWHERE, ALWAYS, player, label=label, emoji="🏅")


async def _show_streak(context: Context, who: str, streak: list[str]) -> None:
    """Post the profile of a person who played no deal but those of the day."""
    if not streak:
        raise Refusal("profile-nobody", who=who)
    lines = "\n".join([context.speech.say("profile-nobody", who=who), *streak])
    text: TextDisplay[Any] = TextDisplay(lines)
    view = LayoutView(timeout=None).add_item(Container(text, accent_colour=GOLD))
    await context.reply_view(view)


async def _daily(context: Context, guild_id: int, player: Player) -> list[str]:
    """Return the line about the days in a row of the deal of the day; [] if none was finished."""
    streak = await context.app.store.daily.streak(guild_id, player)
    if streak is None:
        return []
    deal, _ = await present(context.app, guild_id)
    days = streak.at(deal.day.date)
    return [context.speech.say("profile-daily", days=days, best=streak.best)]


@dataclass(frozen=True)
class AchievementsPage:
    """Requested page of the achievements of a person, counted from 0; None for a new list.

    >>> AchievementsPage.read("7"), AchievementsPage.read("7.2").arg(1)
    (AchievementsPage(player='7', page=None), '7.1')
    """

    player: Player
    page: int | None = None

    @classmethod
    def read(cls, arg: str) -> AchievementsPage:
        """Read the argument of a button. Raises UnknownControl for any other text."""
        who, dot, page = arg.partition(".")
        if bool(dot) is not bool(page):
            raise UnknownControl
        return cls(read_player(who), number(0, PAGES - 1)(page) if page else None)

    def arg(self, page: int) -> str:
        """Return the argument of a button to another page."""
        return f"{self.player}.{page}"


async def show_achievements(context: Context, asked: AchievementsPage) -> None:
    """Show a page of a person's achievements only to the person who asks.

    Raises Refusal if the achievements are those of another person, who hides.
    """
    if asked.player != context.player:
        await context.check_shown(asked.player)
    if asked.page is None:
        await context.reply_view(await _achievements(context, asked.player))
    else:
        await context.edit(await _achievements(context, asked.player, asked.page))


async def choose_signs(context: Context, page: int, chosen: list[str]) -> None:
    """Set the achievements in the profile of the person who asks; the newest if none is chosen."""
    if context.server is None or len(chosen) > SHOWN:
        raise UnknownControl
    await context.app.store.preferences.change(context.player, signs=tuple(chosen))
    await context.edit(await _achievements(context, context.player, page))


async def _achievements(context: Context, player: Player, page: int = 0) -> LayoutView:
    """Build a page of the list of all achievements.

    In their own list, people choose the achievements that their profile shows.
    """
    app, reader, guild_id = context.app, context.player, context.server
    if guild_id is None:
        raise UnknownControl
    earned = await app.store.achievements.of(guild_id, player)
    speech = naming(context.speech, await names_of(app, guild_id, [player], reader))
    lines = achievements_page(speech, player, earned, page)
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=GOLD)
    if earned and player == reader:
        chosen = (await app.store.preferences.of(player)).signs
        kinds = [achievement.kind for achievement in earned]
        box.add_item(ActionRow(_choosing(context.speech, kinds, chosen, page)))
    to = AchievementsPage(player).arg
    for row in in_rows(pager(context.speech, "achievements", NOWHERE, ALWAYS, page, PAGES, to)):
        box.add_item(row)
    return LayoutView(timeout=None).add_item(box)


def _choosing(
    speech: Speech, earned: Sequence[Achievement], chosen: Sequence[str], page: int
) -> TableSelect:
    """Build the select of the achievements that a profile shows."""
    options = [
        discord.SelectOption(
            label=speech.say(f"achievement-{achievement}"),
            value=achievement,
            emoji=SIGNS[achievement],
            default=achievement in chosen,
        )
        for achievement in earned
    ]
    placeholder = speech.say("achievements-choose")
    return select(
        *("signs", NOWHERE, ALWAYS, str(page)),
        placeholder=placeholder,
        options=options,
        least=0,
        most=SHOWN,
    )


async def _signs(
    context: Context, player: Player, earned: Sequence[Earned]
) -> list[drawing.Emblem]:
    """Return the achievements on the picture of a person's profile."""
    chosen = (await context.app.store.preferences.of(player)).signs
    shown = on_picture(chosen, [achievement.kind for achievement in earned])
    return [drawing.Emblem(kind, context.speech.say(f"achievement-{kind}")) for kind in shown]


def achievements_line(
    speech: Speech, earned: Sequence[Earned], shown: Sequence[drawing.Emblem] = ()
) -> str:
    """Return the line with the number of a person's achievements, and the newest of them.

    The profile names those that are `shown` elsewhere.
    """
    about = {"have": speech.written(len(earned)), "all": speech.written(len(Achievement))}
    there = {achievement.kind for achievement in shown}
    newest = [
        signed(speech, achievement.kind)
        for achievement in earned[:LATEST]
        if achievement.kind not in there
    ]
    if not newest:
        return speech.say("profile-achievements", **about)
    names = speech.say("between-words").join(newest)
    return speech.say("profile-achievements-newest", **about, names=names)


def achievements_page(
    speech: Speech, player: Player, earned: Sequence[Earned], page: int = 0
) -> list[str]:
    """Return the lines of a page of all achievements, those of the person first, newest on top."""
    about = {"have": speech.written(len(earned)), "all": speech.written(len(Achievement))}
    lines = [
        speech.say("achievements-title", who=named(speech, player), **about),
        speech.say("achievements-about"),
    ]
    have = {achievement.kind for achievement in earned}
    entries = [_earned_entry(speech, achievement) for achievement in earned]
    entries += [
        marked(speech, "▫️", speech.say(f"achievement-{kind}")) + f"\n-# {_asked(speech, kind)}"
        for kind in Achievement
        if kind not in have
    ]
    return [*lines, *entries[page * PAGE : (page + 1) * PAGE]]


def _earned_entry(speech: Speech, one: Earned) -> str:
    reason = f"{why_earned(speech, one.kind)} · ✅ <t:{int(one.at)}:d>"
    return f"**{signed(speech, one.kind)}**\n-# {reason}"


def _asked(speech: Speech, kind: Achievement) -> str:
    """Return the words for the condition of an achievement."""
    if kind in GAMES_WON:
        return speech.say("achievement-of-game", game=ladder_title(speech, kind))
    return speech.say(f"achievement-about-{kind}")


async def _course(
    context: Context, guild_id: int, player: Player, ratings: Sequence[RatingOf]
) -> Course | None:
    """Return the course of the rating on the ladder with most deals.

    None if there are fewer than LEAST_COURSE ratings.
    """
    if not ratings:
        return None
    ladder = ratings[0].ladder
    means = await context.app.store.ratings.course(guild_id, player, ladder, COURSE)
    if len(means) < LEAST_COURSE:
        return None
    return Course(
        tuple(round(shown_points(mu)) for mu in means),
        (Badge(ladder_title(context.speech, ladder)),),
    )


def _bars(speech: Speech, record: PlayerRecord) -> list[Bar]:
    """Return bars of all deals: won, in each later place, and others, which have no place."""
    later = record.later_places
    others = record.deals - record.first - sum(later.values())
    counts = {1: record.first, **later, 0: others}
    labels = {1: speech.say("profile-bar-won"), 0: speech.say("profile-bar-others")}
    return [
        Bar(
            place,
            count,
            speech.written(count),
            label=labels.get(place) or speech.say("profile-bar-place", place=place),
        )
        for place, count in counts.items()
        if count
    ]


def profile_facts(speech: Speech, picture: BarsPicture) -> list[str]:
    """Return what the picture of a profile shows, the most important first."""
    counts = [
        speech.say("alt-table-seat", who=bar.label, count=bar.written) for bar in picture.bars
    ]
    facts = [speech.say("between-plays").join(counts)]
    if course := picture.course:
        ladder, values = course.people[0].name, course.values
        ends = {"start": str(values[0]), "end": str(values[-1])}
        facts += [
            speech.say("alt-profile-course", ladder=ladder, deals=len(values) - 1, **ends),
            speech.say("course-range", low=str(min(values)), high=str(max(values))),
        ]
    if picture.earned:
        names = speech.say("between-words").join(achievement.name for achievement in picture.earned)
        facts.append(speech.say("profile-shows", names=names))
    if picture.latest:
        lost = speech.say("result-side-lost")
        places = speech.say("between-words").join(
            speech.written(place) if place else lost for place in picture.latest
        )
        facts.append(speech.say("profile-latest", label=picture.latest_label, places=places))
    return facts


def near_words(speech: Speech, missing: Sequence[Near]) -> list[str]:
    """Return the line with the achievements that lack little; [] if there are none."""
    lacks = [
        speech.say(
            "profile-near-games" if step.kind is Achievement.ALL_GAMES else "profile-near-wins",
            count=step.lacks,
            name=speech.say(f"achievement-{step.kind}"),
        )
        for step in missing
    ]
    return [speech.say("profile-near", names=" · ".join(lacks))] if lacks else []


def profile_lines(speech: Speech, record: PlayerRecord, compared: bool) -> list[str]:
    """Return what a picture of the profile does not show: streaks, games, and opponents.

    If `compared`, the person who asks is one of the opponents.
    """
    games = [(preset, deals) for preset, deals in record.games if preset in PRESETS][:GAMES]
    lines = []
    if averages := record.average_places:
        sizes = " · ".join(
            speech.say("profile-place-of", average=Number(average, 2), players=size)
            for size, average in averages.items()
        )
        lines.append(speech.say("profile-places", averages=sizes))
    if record.reign:
        lines.append(speech.say("profile-reign", deals=record.reign))
    if record.row >= STREAK:
        lines.append(speech.say("profile-row", deals=record.row))
    for preset, deals in games[:1]:
        lines.append(speech.say("profile-favorite", game=game_title(speech, preset), deals=deals))
    if others := [
        f"{game_title(speech, preset)} **{speech.written(deals)}**" for preset, deals in games[1:]
    ]:
        lines.append(speech.say("profile-games", games=" · ".join(others)))
    return [*lines, *_others(speech, record, compared)]


def rating_lines(speech: Speech, ratings: Sequence[RatingOf], drawn: str = "") -> list[str]:
    """Return the lines of a person's ratings; the course of the ladder `drawn` shows its number."""
    lines = [_rating_line(speech, rating, rating.ladder == drawn) for rating in ratings[:GAMES]]
    return [*lines, *([f"-# {speech.say('profile-honest')}"] if ratings else [])]


def _others(speech: Speech, record: PlayerRecord, compared: bool) -> list[str]:
    """Return the lines about the person who asks, the nemesis and the victim.

    A person who would be both is named only once, with the larger number of deals.
    """
    lines = []
    if compared and record.better + record.worse:
        lines.append(speech.say("profile-against", better=record.better, worse=record.worse))
    nemesis, victim = record.nemesis, record.victim
    if nemesis and victim and nemesis.player == victim.player:
        beaten = nemesis.count < victim.count
        nemesis, victim = (None, victim) if beaten else (nemesis, None)
    whose = "" if compared else "-own"
    for kind, opponent in (("victim", victim), ("nemesis", nemesis)):
        if opponent:
            who = named(speech, opponent.player)
            lines.append(speech.say(f"profile-{kind}{whose}", who=who, count=opponent.count))
    if not record.bounded:
        return lines
    return [f"{line} · {speech.say('profile-newest', deals=NEWEST)}" for line in lines]


def _rating_line(speech: Speech, one: RatingOf, drawn: bool) -> str:
    number = str(one.rating.shown) if drawn else ""
    about = {
        "ladder": ladder_title(speech, one.ladder),
        "rating": rating_words(speech, one.rating, one.deals).removeprefix(number).strip(),
    }
    if one.peak is None:
        return speech.say("profile-rating-new", **about)
    return speech.say("profile-rating", **about, peak=str(round(shown_points(one.peak))))


class ProfileCommands(AppCog):
    """The commands /profile and /rivals."""

    @app_commands.command(description=about("profile"))
    @app_commands.describe(player=about("profile player"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def profile(
        self, interaction: discord.Interaction[Any], player: discord.User | None = None
    ) -> None:
        person = player or interaction.user
        context = Context(self.app, interaction, public=True)
        await context.run(lambda context: show_profile(context, person))

    @app_commands.command(description=about("rivals"))
    @app_commands.describe(player=about("rivals player"), other=about("rivals other"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def rivals(
        self,
        interaction: discord.Interaction[Any],
        player: discord.User | None = None,
        other: discord.User | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            first = player or other
            if first is None:
                await show_own_rivals(context)
            else:
                await show_rivals(context, first, (player and other) or interaction.user)

        await Context(self.app, interaction, public=True).run(show)
