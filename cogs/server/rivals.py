"""Rivals: the results of two people against each other, and the people met most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.discord import limits
from bot.domain.boards import Meeting
from bot.domain.errors import Refusal
from bot.domain.names import Name
from bot.drawing import DECKS, Duel, RivalsPicture, draw_rivals
from bot.store.ratings import RatingOf
from bot.words.people import is_hidden, labelled, naming
from bot.words.rulebook import ladder_title
from bot.words.speech import Speech, alt_text
from cogs.core.components import TableSelect, button, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import badges_of, called, draws_names, named, names_of, pictured
from cogs.server.bars import GOLD, draws
from rules.match.match import Player

MARK = "(?)"  # behind each expectation that rests on few deals, and before the reason
GAMES = 5  # games and ladders named at most, those played most first
RIVALS = "rivals.png"


def check_member(speech: Speech, person: discord.Member | discord.User) -> None:
    """Raise Refusal for a person who is not on this server."""
    if isinstance(person, discord.User):
        who = named(naming(speech, name_of(person)), str(person.id))
        raise Refusal("profile-elsewhere", who=who)


def name_of(person: discord.Member | discord.User) -> dict[Player, Name]:
    """Return the name of a person whom Discord describes, for `naming`."""
    return {str(person.id): called(person)}


async def show_rivals(
    context: Context, person: discord.Member | discord.User, other: discord.Member | discord.User
) -> None:
    """Post the results of two people against each other on this server.

    Raises Refusal for the same person twice, for people who never met or are not on this server,
    and for people who hide.
    """
    player, opponent = str(person.id), str(other.id)
    if player == opponent:
        raise Refusal("rivals-alone")
    for member in (person, other):
        check_member(context.speech, member)
        await context.check_shown(str(member.id))
    meetings = await context.app.store.rankings.meetings(_server(context), player, opponent)
    speech = naming(context.speech, name_of(person) | name_of(other))
    if not meetings:
        pair = {"one": named(speech, player), "other": named(speech, opponent)}
        raise Refusal("rivals-never", **pair)
    box, files = await _duel(speech, context, meetings, (player, opponent))
    await context.reply_view(LayoutView(timeout=None).add_item(box), files)


async def show_own_rivals(context: Context) -> None:
    """Post the results of the person who asks against the rival met most, with others to choose.

    Raises Refusal for a person who hides where others would see the answer.
    """
    await context.reply_view(*await _own_rivals(context, context.player))


async def choose_rival(context: Context, player: Player, rival: Player) -> None:
    """Show the results of `player` against another rival, in the pressed message.

    Raises Refusal if `player` hides by now.
    """
    await context.edit(*await _own_rivals(context, player, rival))


async def _own_rivals(
    context: Context, player: Player, rival: Player = ""
) -> tuple[LayoutView, list[discord.File]]:
    """Build the results of a person against `rival`, or else against the rival met most."""
    await context.check_shown(player)
    met = await context.app.store.rankings.meetings(_server(context), player)
    speech, rivals = await _listed(context, player, met)
    view = LayoutView(timeout=None)
    if not rivals:
        again = context.speech.say("button-open-table")
        row: ActionRow[Any] = ActionRow(button("opentable", NOWHERE, ALWAYS, label=again))
        text: TextDisplay[Any] = TextDisplay(context.speech.say("rivals-nobody"))
        return view.add_item(Container(text, row, accent_colour=GOLD)), []
    chosen = rival if rival in rivals else rivals[0]
    meetings = [meeting for meeting in met if meeting.player == chosen]
    box, files = await _duel(speech, context, meetings, (player, chosen))
    if len(rivals) > 1:
        box.add_item(ActionRow(_choosing(speech, player, rivals, chosen)))
    return view.add_item(box), files


async def _listed(
    context: Context, player: Player, met: Sequence[Meeting]
) -> tuple[Speech, list[Player]]:
    """Return the rivals of a person who are shown, the one met most first, and their names.

    People who hide or have left the server are not among them.
    """
    guild_id, deals = _server(context), Counter[Player]()
    for one in met:
        deals[one.player] += one.deals
    most = [one for one, _ in deals.most_common()]
    names = await names_of(context.app, guild_id, [player, *most], context.alone)
    speech = naming(context.speech, names)
    shown = [one for one in most if not is_hidden(speech, one)][: limits.OPTIONS]
    gone = await context.app.members.gone(guild_id, shown)
    return speech, [one for one in shown if one not in gone]


def _choosing(
    speech: Speech, player: Player, rivals: Sequence[Player], chosen: Player
) -> TableSelect:
    options = [
        discord.SelectOption(
            label=labelled(speech, rival)[: limits.OPTION], value=rival, default=rival == chosen
        )
        for rival in rivals
    ]
    placeholder = speech.say("rivals-choose")
    return select("rival", NOWHERE, ALWAYS, player, placeholder=placeholder, options=options)


def _server(context: Context) -> int:
    if context.server is None:
        raise UnknownControl
    return context.server


async def _duel(
    speech: Speech, context: Context, meetings: Sequence[Meeting], players: tuple[Player, Player]
) -> tuple[Container[Any], list[discord.File]]:
    """Build the results of two people, with the picture first; return its files as well."""
    store, now, guild_id = context.app.store, context.app.clock.now(), _server(context)
    pair = dict(zip(("one", "other"), (named(speech, who) for who in players), strict=True))
    own, theirs = [
        {rating.ladder: rating for rating in await store.ratings.of(guild_id, who, now)}
        for who in players
    ]
    both = {ladder: (own.get(ladder), theirs.get(ladder)) for ladder in {*own, *theirs}}
    box: Container[Any] = Container(accent_colour=GOLD)
    files = await _add_rivals(speech, box, context, guild_id, meetings, players)
    named_there = files and draws_names(speech, players)
    lines = [
        *([] if named_there else [speech.say("rivals-title", **pair)]),
        *_together(speech, meetings),
        *([] if files else _scores(speech, meetings, pair)),
        *_odds(speech, meetings[:GAMES], both, players),
    ]
    box.add_item(TextDisplay("\n".join(lines)))
    return box, files


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
            ladder_title(speech, meeting.ladder),
            meeting.better,
            meeting.worse,
            meeting.deals - meeting.better - meeting.worse,
        )
        for meeting in meetings
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
    facts = [line.replace("**", "") for line in _scores(speech, meetings, pair)]
    alt = alt_text(speech, [speech.say("alt-rivals", **pair), *facts])
    shown = discord.MediaGalleryItem(f"attachment://{RIVALS}", description=alt)
    box.add_item(MediaGallery(shown))
    return [discord.File(BytesIO(png), RIVALS, description=alt)]


def _together(speech: Speech, meetings: Sequence[Meeting]) -> list[str]:
    """Return the line with the number of deals in which two people met, and the last of them."""
    last = str(int(max(meeting.last_at for meeting in meetings)))
    deals = sum(meeting.deals for meeting in meetings)
    return [speech.say("rivals-together", deals=deals, at=last)]


def _scores(speech: Speech, meetings: Sequence[Meeting], pair: dict[str, str]) -> list[str]:
    """Return the record of two people: in all deals, and in each game if there are several."""
    better, worse = (
        sum(meeting.better for meeting in meetings),
        sum(meeting.worse for meeting in meetings),
    )
    even = sum(meeting.deals for meeting in meetings) - better - worse
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
            ladder=ladder_title(speech, meeting.ladder),
            better=speech.written(meeting.better),
            worse=speech.written(meeting.worse),
        )
        for meeting in meetings
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
