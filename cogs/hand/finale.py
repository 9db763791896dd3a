"""The finale of a match: the champions, how far ahead they are, and the awards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.domain.awards import Award, Finale, Story, finale
from bot.drawing import Badge, Course, FinalePicture, Guest, Side, Told, draw_finale
from bot.store import Unreadable
from bot.tables.snapshot import Snapshot
from bot.words import Number, present, say, written
from bot.words.cards import play_name, ranks
from bot.words.numbers import day
from bot.words.people import drawn_name, named
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from cogs.core.people import badges_of, channel_of_table, seat_names
from rules.cards import each, rank_of
from rules.catalogue.presets import resolved
from rules.match.match import Player
from rules.match.terms import WonBy

FINALE = "finale.png"
BEHIND = 2  # runners-up who are named
STEPS = 20  # of a course in words, the last ones
LANDLORDS = "dd"  # the family that calls the lone player the landlord
SIGNS = {
    Story.SWEEP: "🧹",
    Story.RISE: "🚀",
    Story.HELD: "✌️",
    Story.BOMBS: "💣",
    Story.COMEBACK: "🔙",
    Story.REIGN: "👑",
    Story.CLOSE: "📏",
    Story.REVOLUTION: "🔄",
    Story.ALONE: "🐺",
    Story.WIRE: "🏁",
    Story.BOMB: "💣",
    Story.PATIENCE: "🧘",
    Story.FALL: "🪂",
    Story.PLAY: "🃏",
    Story.EXIT: "🏃",
}


async def finale_of(app: App, table: Snapshot) -> Finale | None:
    """Return the finale of this table's match, once over. Raises StorageError."""
    state = table.state
    if not state.match.winners:
        return None
    try:
        deals = await app.store.deals.of_match(state.id, state.match.number)
    except Unreadable:  # stored by another version
        return None
    return finale(deals, state.match, table.players, table.rules)


async def add_finale(
    box: Container[Any], app: App, table: Snapshot, told: Finale, pictures: bool
) -> list[discord.File]:
    """Add the finale to a message with the last results; return the files to attach."""
    channel = channel_of_table(app, table)
    box.add_item(TextDisplay(finale_words(table, told, in_full=not pictures)))
    if not pictures:
        return []
    awarded = (player for award in told.awards for player in award.players)
    people = dict.fromkeys((*table.players, *table.state.match.winners, *awarded))
    known = await badges_of(app, table.state.guild_id, people)
    badges = dict(zip(people, known, strict=True))
    png = await app.pictures.png(draw_finale, finale_picture(table, told, channel, badges))
    alt = finale_alt(table, told, channel)[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{FINALE}", description=alt)))
    return [discord.File(BytesIO(png), FINALE, description=alt)]


def finale_picture(
    table: Snapshot, told: Finale, channel: str, badges: Mapping[Player, Badge] | None = None
) -> FinalePicture:
    """Return the content of the finale's picture in the present language, with known avatars."""
    known = badges or {}
    seat = {player: number for number, player in enumerate(table.players, 1)}
    names = _Names()

    def guest(player: Player) -> Guest:
        return Guest(known.get(player) or Badge(drawn_name(present(), player)), seat.get(player))

    return FinalePicture(
        champions=tuple(map(guest, table.state.match.winners)),
        courses=_lines(told, lambda player: Course(seat[player], (), guest(player).badge)),
        places=told.places,
        low_wins=told.places or told.fewest,
        sides=tuple(Side(tuple(map(guest, side)), _result(told, side)) for side in told.sides),
        title=_title(table, channel),
        margin=_margin(table, told, names),
        about=_about(table, told),
        awards=tuple(
            Told(tuple(map(guest, award.players)), story(award, table)) for award in told.awards
        ),
    )


def _lines(told: Finale, course: Callable[[Player], Course]) -> tuple[Course, ...]:
    """Return the courses of people, or one for each side whose partners have the same."""
    values = dict(told.courses)
    if not told.sides or any(len({values[one] for one in side}) > 1 for side in told.sides):
        return tuple(replace(course(player), values=values[player]) for player in values)
    return tuple(
        Course(None, values[side[0]], Badge(" · ".join(course(one).badge.name for one in side)))
        for side in told.sides
    )


def _result(told: Finale, side: Sequence[Player]) -> str:
    """Return the points of a side if partners have the same; nothing for a course of places."""
    ends = {values[-1] for player, values in told.courses if player in side}
    return written(ends.pop()) if len(ends) == 1 and not told.places else ""


class _Names(dict[Player, str]):
    """The plain names of people, by player."""

    def __missing__(self, player: Player) -> str:
        return drawn_name(present(), player) or named(present(), player)


class _Escaped(dict[Player, str]):
    """The names of people for a text of Discord."""

    def __missing__(self, player: Player) -> str:
        return named(present(), player)


def _title(table: Snapshot, channel: str) -> str:
    """Return the title that the champions have won in this channel.

    A player who also holds the best title of the game has that, else all are champions.
    """
    match = table.state.match
    count = len(match.winners)
    best = next(iter(table.rules.society.titles.names(len(table.players))), "")
    holds = count == 1 and best and match.titles.get(match.winners[0]) == best
    if not channel:
        return title_of(present(), best) if holds else say("finale-champions", count=count)
    if holds:
        return say("finale-title-of", title=title_of(present(), best), channel=channel)
    return say("finale-champions-of", count=count, channel=channel)


def _margin(table: Snapshot, told: Finale, names: Mapping[Player, str]) -> str:
    """Return how the match was decided, in the unit that decided it."""
    if told.score is None:
        won = say("finale-won-deals", wins=told.wins, deals=told.deals)
        by_last = table.rules.match.won_by is WonBy.LAST_DEAL
        return f"{say('finale-won-last')} · {won}" if by_last else won
    score, lead = _amount(told.score, told), _amount(told.lead or 0, told)
    key = "finale-chips" if told.chips else "finale-penalties" if told.fewest else "finale-points"
    said = say(key, points=score)
    if not told.lead or told.lead < 0:
        return said
    who = say("between-words").join(names[one] for one in told.runners_up[:BEHIND])
    return say("finale-fewer" if told.fewest else "finale-ahead", score=said, lead=lead, who=who)


def _amount(amount: int, told: Finale) -> Number:
    if not told.chips:
        return Number(amount)
    return Number(amount / 100, 2 if amount % 100 else 0)


def _about(table: Snapshot, told: Finale) -> str:
    """Return the game, the number of deals and the date."""
    date = day(table.state.match.began_at, present().language)
    return say(
        "finale-about", game=game_title(present(), table.state.preset), deals=told.deals, date=date
    )


def story(award: Award, table: Snapshot) -> str:
    """Return the sentence of an award, without its people."""
    number = award.number
    match award.story:
        case Story.RISE | Story.FALL:
            return _turn(award)
        case Story.HELD:
            rank = rank_of(next(iter(each(award.cards))))
            return say("award-held", count=number, ranks=ranks(present(), rank))
        case Story.BOMB | Story.PLAY:
            play = play_name(present(), award.as_cards, table.rules)
            return say(f"award-{award.story}", play=play)
        case Story.ALONE:
            landlord = resolved(table.state.preset)[0] == LANDLORDS
            return say("award-landlord" if landlord else "award-alone", count=number)
    return say(f"award-{award.story}", count=number)


def _turn(award: Award) -> str:
    if all(award.titles):
        before, after = (title_of(present(), one) for one in award.titles)
        return say("award-from-to", before=before, after=after)
    return say(f"award-{award.story}")


def finale_words(table: Snapshot, told: Finale, in_full: bool) -> str:
    """Return the final standing and the awards, in the chart's order; `in_full` adds the chart.

    Awards of people who have left are told as well, though they have no seat.
    """
    lines = [say("finale-title", deals=told.deals)]
    number = {player: number for number, player in enumerate(table.players, 1)}
    numbered = [
        (f"`{number[one]}` {named(present(), one)}", values) for one, values in told.courses
    ]
    if in_full:
        lines.append(say("as-sentence", said=_margin(table, told, _Escaped())))
        lines.append(say("alt-finale-places" if told.places else "alt-finale-points"))
        lines += [f"- {who}: {_course(values)}" for who, values in numbered]
    elif not told.places:
        standing = " · ".join(f"{who} **{written(values[-1])}**" for who, values in numbered)
        lines.append(say("finale-standing", standing=standing))
    return "\n".join([*lines, *_awards(table, told, _Escaped())])


def _awards(table: Snapshot, told: Finale, names: Mapping[Player, str]) -> list[str]:
    """Return a line for each award."""
    return [
        f"{SIGNS[award.story]} "
        + say(
            "award-line",
            who=say("between-words").join(names[player] for player in award.players),
            story=story(award, table),
        )
        for award in told.awards
    ]


def finale_alt(table: Snapshot, told: Finale, channel: str) -> str:
    """Return the alt text of the finale, with the people named as in the picture."""
    seats = seat_names(
        {n: Badge(drawn_name(present(), one)) for n, one in enumerate(table.players, 1)}
    )
    names = _Names(zip(table.players, seats.values(), strict=True))
    winners = say("between-words").join(names[one] for one in table.state.match.winners)
    facts = (_title(table, channel), _margin(table, told, names), _about(table, told))
    courses = [
        say("alt-table-seat", who=names[player], count=_course(values))
        for player, values in told.courses
    ]
    awards = _awards(table, told, names)
    lines = [*facts, *(line.partition(" ")[2].replace("**", "") for line in awards)]
    said = [say("alt-finale", seats=winners), *(say("as-sentence", said=one) for one in lines)]
    said.append(say("alt-finale-places" if told.places else "alt-finale-points"))
    return say("between-sentences").join([*said, say("between-plays").join(courses)])


def _course(values: tuple[int, ...]) -> str:
    return " ".join(map(written, values[-STEPS:]))
