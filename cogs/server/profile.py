"""Profiles: the results of one person on a server, and of two people against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot import drawing
from bot.domain.achievements import GAMES as GAMES_WON
from bot.domain.achievements import SHOWN, Achievement, Near, near, on_picture
from bot.domain.boards import Meeting, PlayerRecord
from bot.domain.course import STREAK
from bot.domain.errors import Refusal
from bot.domain.names import Name
from bot.drawing import DECKS, Badge, Bar, BarsPicture, Course, Duel, RivalsPicture, draw_rivals
from bot.standing.ratings import shown_points
from bot.store.achievements import Earned
from bot.store.rankings import NEWEST
from bot.store.ratings import RatingOf
from bot.words import Number
from bot.words.people import naming
from bot.words.rulebook import game_title, ladder_title
from bot.words.speech import Speech, alt_text, in_words, marked
from cogs.core.app_cog import AppCog
from cogs.core.components import TableSelect, button, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import badges_of, called, named, names_of, pictured
from cogs.core.permissions import check_command
from cogs.core.translator import about
from cogs.hand.achievements import SIGNS, signed
from cogs.hand.daily_score import present
from cogs.server.bars import GOLD, add_bars, draws
from cogs.server.leaderboard import rating_words
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

MARK = "(?)"  # behind each expectation that rests on few deals, and before the reason
GAMES = 5  # games and ladders named at most, those played most first
LATEST = 3  # achievements named at most
COURSE = 200  # ratings in a course at most
LEAST_COURSE = 3
RIVALS = "rivals.png"


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
    _check_member(context.speech, person)
    await context.check_shown(player)
    record = await app.store.rankings.record(guild_id, player, context.player)
    ratings = await app.store.ratings.of(guild_id, player, app.clock.now())
    earned = await app.store.achievements.of(guild_id, player)
    foes = [one.player for one in (record.nemesis, record.victim) if one]
    speech = naming(
        context.speech, await names_of(app, guild_id, foes, context.alone) | _present(person)
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
    facts = profile_facts(speech, picture)
    lines = [
        profile_words(speech, record, player, player != context.player, ratings),
        *([] if draws(context) else facts),
        *streak,
        achievements_line(speech, earned),
        *near_words(speech, near(past)),
    ]
    said = "\n".join(filter(None, lines))
    box: Container[Any] = Container(TextDisplay(said), accent_colour=GOLD)
    whose = speech.say("alt-profile", who=badge.name or named(speech, player))
    alt = alt_text(in_words(speech), [whose, *facts])
    files = await add_bars(box, context, picture, alt)
    all_of_them = button(
        "achievements",
        NOWHERE,
        ALWAYS,
        player,
        label=context.speech.say("button-achievements"),
        emoji="🏅",
    )
    box.add_item(ActionRow(all_of_them))
    await context.reply_view(LayoutView(timeout=None).add_item(box), files)


async def _show_streak(context: Context, who: str, streak: list[str]) -> None:
    """Post the profile of a person who played no deal but those of the day."""
    if not streak:
        raise Refusal("profile-nobody", who=who)
    said = "\n".join([context.speech.say("profile-nobody", who=who), *streak])
    text: TextDisplay[Any] = TextDisplay(said)
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


async def show_achievements(context: Context, player: Player) -> None:
    """Show all achievements only to the person who asks; those that `player` has have a date.

    Raises Refusal if `player` is another person, who hides.
    """
    guild_id, reader = context.server, context.player
    if guild_id is None:
        raise UnknownControl
    if player != reader:
        await context.check_shown(player)
    await context.reply_view(await _achievements(context, guild_id, player))


async def choose_signs(context: Context, _: None, chosen: list[str]) -> None:
    """Set the achievements in the profile of the person who asks; the newest if none is chosen."""
    guild_id, player = context.server, context.player
    if guild_id is None or len(chosen) > SHOWN:
        raise UnknownControl
    await context.app.store.preferences.change(player, signs=tuple(chosen))
    await context.edit(await _achievements(context, guild_id, player))


async def _achievements(context: Context, guild_id: int, player: Player) -> LayoutView:
    """Build the list of all achievements.

    In their own list, people choose the achievements that their profile shows.
    """
    app, reader = context.app, context.player
    earned = await app.store.achievements.of(guild_id, player)
    speech = naming(context.speech, await names_of(app, guild_id, [player], reader))
    lines = achievements_page(speech, player, earned)
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=GOLD)
    if earned and player == reader:
        chosen = (await app.store.preferences.of(player)).signs
        box.add_item(ActionRow(_choosing(context.speech, [one.kind for one in earned], chosen)))
    return LayoutView(timeout=None).add_item(box)


def _choosing(speech: Speech, earned: Sequence[Achievement], chosen: Sequence[str]) -> TableSelect:
    """Build the select of the achievements that a profile shows."""
    options = [
        discord.SelectOption(
            label=speech.say(f"achievement-{one}"),
            value=one,
            emoji=SIGNS[one],
            default=one in chosen,
        )
        for one in earned
    ]
    asked = speech.say("achievements-choose")
    return select(
        "signs", NOWHERE, ALWAYS, "", placeholder=asked, options=options, least=0, most=SHOWN
    )


async def _signs(
    context: Context, player: Player, earned: Sequence[Earned]
) -> list[drawing.Earned]:
    """Return the achievements on the picture of a person's profile."""
    chosen = (await context.app.store.preferences.of(player)).signs
    shown = on_picture(chosen, [one.kind for one in earned])
    return [drawing.Earned(kind, context.speech.say(f"achievement-{kind}")) for kind in shown]


def achievements_line(speech: Speech, earned: Sequence[Earned]) -> str:
    """Return the line with the number of a person's achievements, and the newest of them."""
    about = {"have": speech.written(len(earned)), "all": speech.written(len(Achievement))}
    if not earned:
        return speech.say("profile-achievements", **about)
    names = speech.say("between-words").join(signed(speech, one.kind) for one in earned[:LATEST])
    return speech.say("profile-achievements-newest", **about, names=names)


def achievements_page(speech: Speech, player: Player, earned: Sequence[Earned]) -> list[str]:
    """Return the lines of all achievements: those of the person first, the newest on top."""
    about = {"have": speech.written(len(earned)), "all": speech.written(len(Achievement))}
    lines = [
        speech.say("achievements-title", who=named(speech, player), **about),
        speech.say("achievements-about"),
    ]
    for one in earned:
        lines.append(
            f"**{signed(speech, one.kind)}** · {_asked(speech, one.kind)} · ✅ <t:{int(one.at)}:d>"
        )
    have = {one.kind for one in earned}
    missing = [kind for kind in Achievement if kind not in have]
    return lines + [
        marked(speech, "▫️", f"{speech.say(f'achievement-{kind}')} · {_asked(speech, kind)}")
        for kind in missing
    ]


def _asked(speech: Speech, kind: Achievement) -> str:
    """Return the words for the condition of an achievement."""
    if kind in GAMES_WON:
        return speech.say("achievement-of-game", game=ladder_title(speech, kind))
    return speech.say(f"achievement-about-{kind}")


def _check_member(speech: Speech, person: discord.Member | discord.User) -> None:
    if isinstance(person, discord.User):
        who = named(naming(speech, _present(person)), str(person.id))
        raise Refusal("profile-elsewhere", who=who)


def _present(person: discord.Member | discord.User) -> dict[Player, Name]:
    return {str(person.id): called(person)}


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
        names = speech.say("between-words").join(one.name for one in picture.earned)
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
            "profile-near-games" if one.kind is Achievement.ALL_GAMES else "profile-near-wins",
            count=one.lacks,
            name=speech.say(f"achievement-{one.kind}"),
        )
        for one in missing
    ]
    return [speech.say("profile-near", names=" · ".join(lacks))] if lacks else []


def profile_words(
    speech: Speech,
    record: PlayerRecord,
    player: Player,
    compared: bool,
    ratings: Sequence[RatingOf] = (),
) -> str:
    """Return the profile in words; if `compared`, also against the person who asks."""
    games = [(preset, deals) for preset, deals in record.games if preset in PRESETS][:GAMES]
    about = [
        speech.say("leaderboard-deals", count=record.deals),
        speech.say("leaderboard-wins", count=record.first),
    ]
    lines = [speech.say("profile-title", who=named(speech, player)), " · ".join(about)]
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
    lines += _others(speech, record, compared)
    lines += (_rating_line(speech, one) for one in ratings[:GAMES])
    if ratings:
        lines.append(f"-# {speech.say('profile-honest')}")
    return "\n".join(lines)


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
    for kind, one in (("victim", victim), ("nemesis", nemesis)):
        if one:
            who = named(speech, one.player)
            lines.append(speech.say(f"profile-{kind}{whose}", who=who, count=one.count))
    if not record.bounded:
        return lines
    return [f"{line} · {speech.say('profile-newest', deals=NEWEST)}" for line in lines]


def _rating_line(speech: Speech, one: RatingOf) -> str:
    about = {
        "ladder": ladder_title(speech, one.ladder),
        "rating": rating_words(speech, one.rating, one.deals),
    }
    if one.peak is None:
        return speech.say("profile-rating-new", **about)
    return speech.say("profile-rating", **about, peak=str(round(shown_points(one.peak))))


async def show_rivals(
    context: Context, one: discord.Member | discord.User, other: discord.Member | discord.User
) -> None:
    """Post the results of two people against each other on this server.

    Raises Refusal for the same person twice, for people who never met or are not on this server,
    and for people who hide.
    """
    guild_id, store, now = context.server, context.app.store, context.app.clock.now()
    if guild_id is None:
        raise UnknownControl
    player, opponent = str(one.id), str(other.id)
    if player == opponent:
        raise Refusal("rivals-alone")
    for person in (one, other):
        _check_member(context.speech, person)
        await context.check_shown(str(person.id))
    found = await store.rankings.meetings(guild_id, player, opponent)
    speech = naming(context.speech, _present(one) | _present(other))
    pair = {"one": named(speech, player), "other": named(speech, opponent)}
    if not found:
        raise Refusal("rivals-never", **pair)
    mine, theirs = [
        {one.ladder: one for one in await store.ratings.of(guild_id, who, now)}
        for who in (player, opponent)
    ]
    both = {ladder: (mine.get(ladder), theirs.get(ladder)) for ladder in {*mine, *theirs}}
    lines = [
        speech.say("rivals-title", **pair),
        *_together(speech, found),
        *([] if draws(context) else _scores(speech, found, pair)),
        *_odds(speech, found[:GAMES], both, (player, opponent)),
    ]
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=GOLD)
    files = await _add_rivals(speech, box, context, guild_id, found, (player, opponent))
    await context.reply_view(LayoutView(timeout=None).add_item(box), files)


async def _add_rivals(
    speech: Speech,
    box: Container[Any],
    context: Context,
    guild_id: int,
    meetings: Sequence[Meeting],
    players: tuple[Player, Player],
) -> list[discord.File]:
    """Add the picture of two rivals; return the files to attach. No picture if none is allowed."""
    if not draws(context):
        return []
    badges = await badges_of(speech, context.app, guild_id, players)
    left, right = pictured(speech, players, badges)
    duels = tuple(
        Duel(
            ladder_title(speech, one.ladder),
            one.better,
            one.worse,
            one.deals - one.better - one.worse,
        )
        for one in meetings
    )
    even = sum(duel.even for duel in duels)
    captions = [
        *([speech.say("rivals-all-in", ladder=duels[0].game)] if len(duels) == 1 else []),
        *([speech.say("rivals-even", count=even)] if even else []),
    ]
    heavy = DECKS[context.reader.preferences.deck].heavy
    picture = RivalsPicture(left, right, duels, " · ".join(captions), heavy)
    png = await context.app.pictures.png(draw_rivals, picture)
    pair = {"one": left.name, "other": right.name}
    said = [line.replace("**", "") for line in _scores(speech, meetings, pair)]
    alt = alt_text(speech, [speech.say("alt-rivals", **pair), *said])
    shown = discord.MediaGalleryItem(f"attachment://{RIVALS}", description=alt)
    box.add_item(MediaGallery(shown))
    return [discord.File(BytesIO(png), RIVALS, description=alt)]


def _together(speech: Speech, found: Sequence[Meeting]) -> list[str]:
    """Return the line with the number of deals in which two people met, and the last of them."""
    last = str(int(max(one.last_at for one in found)))
    deals = sum(one.deals for one in found)
    return [speech.say("rivals-together", deals=deals, at=last)]


def _scores(speech: Speech, meetings: Sequence[Meeting], pair: dict[str, str]) -> list[str]:
    """Return the record of two people: in all deals, and in each game if there are several."""
    better, worse = sum(one.better for one in meetings), sum(one.worse for one in meetings)
    even = sum(one.deals for one in meetings) - better - worse
    score = speech.say(
        "rivals-score", better=speech.written(better), worse=speech.written(worse), **pair
    )
    if len(meetings) == 1:
        ladder = ladder_title(speech, meetings[0].ladder)
        score += f" ({speech.say('rivals-all-in', ladder=ladder)})"
    lines = [score, *([speech.say("rivals-even", count=even)] if even else [])]
    if len(meetings) == 1:
        return lines
    return lines + [
        speech.say(
            "rivals-ladder",
            ladder=ladder_title(speech, one.ladder),
            better=speech.written(one.better),
            worse=speech.written(one.worse),
        )
        for one in meetings
    ]


def _odds(
    speech: Speech,
    meetings: Sequence[Meeting],
    ratings: Mapping[str, tuple[RatingOf | None, RatingOf | None]],
    players: tuple[Player, Player],
) -> list[str]:
    """Return a line for each game in which both are rated: who is up, and what is expected."""
    lines, unsure, several = [], False, len(meetings) > 1
    for meeting in meetings:
        both = ratings.get(meeting.ladder, (None, None))
        rated = [(one, who) for one, who in zip(both, players, strict=True) if one]
        if len(rated) < len(players):
            continue
        (best, who), (rest, behind) = sorted(rated, key=lambda one: -one[0].rating.mu)
        share = round(100 * best.rating.ahead_of(rest.rating))
        points = best.rating.shown - rest.rating.shown
        people = {"who": named(speech, who), "other": named(speech, behind)}
        key = "rivals-rating" if points else "rivals-level"
        odds = speech.say(key, points=points, share=str(share), **people)
        provisional = any(one.rating.provisional(one.deals) for one, _ in rated)
        unsure = unsure or provisional
        if several:
            ladder = ladder_title(speech, meeting.ladder)
            odds = speech.say("alt-table-seat", who=ladder, count=odds)
        lines.append(f"-# {odds} {MARK}" if provisional and several else f"-# {odds}")
    if unsure and several:
        lines.append(f"-# {MARK} {speech.say('rivals-unsure')}")
    elif unsure:
        lines[-1] += f" {speech.say('rivals-unsure')}"
    return lines


class ProfileCommands(AppCog):
    """The commands /profile and /rivals.

    For example, ``/rivals player:@Ana`` compares Ana with the person who asks.
    """

    @app_commands.command(description=about("profile"))
    @app_commands.describe(player=about("profile player"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def profile(
        self, interaction: discord.Interaction[Any], player: discord.User | None = None
    ) -> None:
        asked = player or interaction.user
        context = Context(self.app, interaction, public=True)
        await context.run(lambda context: show_profile(context, asked))

    @app_commands.command(description=about("rivals"))
    @app_commands.describe(player=about("rivals player"), other=about("rivals other"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def rivals(
        self,
        interaction: discord.Interaction[Any],
        player: discord.User,
        other: discord.User | None = None,
    ) -> None:
        against = other or interaction.user
        context = Context(self.app, interaction, public=True)
        await context.run(lambda context: show_rivals(context, player, against))
