"""The finale of a match: the champions, their lead, and the awards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.domain.awards import Award, Finale, Story, finale
from bot.domain.boards import settles
from bot.drawing import Badge, Course, FinalePicture, Guest, Side, Told, draw_finale
from bot.store import Unreadable
from bot.tables.snapshot import Snapshot
from bot.words import Number
from bot.words.cards import play_name, ranks
from bot.words.numbers import day, money
from bot.words.people import drawn_name, named
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech
from cogs.core.people import badges_of, channel_of_table, seat_names
from rules.cards import each, rank_of
from rules.catalogue.presets import resolved
from rules.match.match import Player
from rules.match.terms import WonBy

FINALE = "finale.png"
BEHIND = 2  # most runners-up who are named
STEPS = 20  # most values of a course in words; the last values are kept
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
    """Return the finale of this table's finished match. Raises StorageError.

    Return None for a match that is not over, that has a single deal, or that cannot be read.
    """
    state = table.state
    if not state.match.winners:
        return None
    try:
        deals = await app.store.deals.of_match(state.id, state.match.number)
    except Unreadable:  # stored by another version
        return None
    return finale(deals, state.match, table.players, table.rules)


async def add_finale(
    speech: Speech, box: Container[Any], app: App, table: Snapshot, told: Finale, pictures: bool
) -> list[discord.File]:
    """Add the finale to a message with the last results; return the files to attach."""
    channel = channel_of_table(app, table)
    box.add_item(TextDisplay(finale_words(speech, table, told, in_full=not pictures)))
    if not pictures:
        return []
    awarded = (player for award in told.awards for player in award.players)
    people = dict.fromkeys((*table.players, *table.state.match.winners, *awarded))
    known = await badges_of(speech, app, table.state.guild_id, people)
    badges = dict(zip(people, known, strict=True))
    png = await app.pictures.png(draw_finale, finale_picture(speech, table, told, channel, badges))
    alt = finale_alt(speech, table, told, channel)[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{FINALE}", description=alt)))
    return [discord.File(BytesIO(png), FINALE, description=alt)]


def finale_picture(
    speech: Speech,
    table: Snapshot,
    told: Finale,
    channel: str,
    badges: Mapping[Player, Badge] | None = None,
) -> FinalePicture:
    """Return the content of the finale's picture, in the language of `speech`.

    `badges` has the names and avatars of people; other people are drawn with their names alone.
    """
    known = badges or {}
    seat = {player: number for number, player in enumerate(table.players, 1)}
    names = _Names(speech)

    def guest(player: Player) -> Guest:
        return Guest(known.get(player) or Badge(drawn_name(speech, player)), seat.get(player))

    return FinalePicture(
        champions=tuple(map(guest, table.state.match.winners)),
        courses=_lines(told, lambda player: Course(seat[player], (), guest(player).badge)),
        places=told.places,
        low_wins=told.places or told.fewest,
        sides=tuple(
            Side(tuple(map(guest, side)), _result(speech, told, side)) for side in told.sides
        ),
        title=_title(speech, table, channel),
        margin=_margin(speech, table, told, names),
        about=_about(speech, table, told),
        awards=tuple(
            Told(tuple(map(guest, award.players)), story(speech, award, table))
            for award in told.awards
        ),
    )


def _lines(told: Finale, course: Callable[[Player], Course]) -> tuple[Course, ...]:
    """Return one course for each player, or for each side if all partners have equal courses.

    `course` builds the course of a player.
    """
    values = dict(told.courses)
    if not told.sides or any(len({values[one] for one in side}) > 1 for side in told.sides):
        return tuple(replace(course(player), values=values[player]) for player in values)
    return tuple(
        Course(None, values[side[0]], Badge(" · ".join(course(one).badge.name for one in side)))
        for side in told.sides
    )


def _result(speech: Speech, told: Finale, side: Sequence[Player]) -> str:
    """Return the points of a side; "" if its partners differ, or if the courses are of places."""
    ends = {values[-1] for player, values in told.courses if player in side}
    return speech.written(ends.pop()) if len(ends) == 1 and not told.places else ""


class _Escaped(dict[Player, str]):
    """Names of people by player, escaped for a text on Discord."""

    def __init__(self, speech: Speech, names: Iterable[tuple[Player, str]] = ()) -> None:
        super().__init__(names)
        self._speech = speech

    def __missing__(self, player: Player) -> str:
        return named(self._speech, player)


class _Names(_Escaped):
    """Names of people by player as plain text, for pictures and alt texts."""

    def __missing__(self, player: Player) -> str:
        return drawn_name(self._speech, player) or super().__missing__(player)


def _title(speech: Speech, table: Snapshot, channel: str) -> str:
    """Return the title of the winners, with the name of the channel unless it is "" (unknown).

    A sole winner who holds the best title of the game has this title. All others are champions.
    """
    match = table.state.match
    count = len(match.winners)
    best = next(iter(table.rules.society.titles.names(len(table.players))), "")
    holds = count == 1 and best and match.titles.get(match.winners[0]) == best
    if not channel:
        return title_of(speech, best) if holds else speech.say("finale-champions", count=count)
    if holds:
        return speech.say("finale-title-of", title=title_of(speech, best), channel=channel)
    return speech.say("finale-champions-of", count=count, channel=channel)


def _margin(speech: Speech, table: Snapshot, told: Finale, names: Mapping[Player, str]) -> str:
    """Return the winning score and its lead over the runners-up, in points or chips.

    In a match that no score decides, return the number of deals won.
    """
    if told.score is None:
        won = speech.say("finale-won-deals", wins=told.wins, deals=told.deals)
        by_last = table.rules.match.won_by is WonBy.LAST_DEAL
        return f"{speech.say('finale-won-last')} · {won}" if by_last else won
    score, lead = _amount(told.score, told), _amount(told.lead or 0, told)
    key = "finale-chips" if told.chips else "finale-penalties" if told.fewest else "finale-points"
    said = speech.say(key, points=score)
    if not told.lead or told.lead < 0:
        return said
    who = speech.say("between-words").join(names[one] for one in told.runners_up[:BEHIND])
    return speech.say(
        "finale-fewer" if told.fewest else "finale-ahead", score=said, lead=lead, who=who
    )


def _amount(amount: int, told: Finale) -> Number:
    return money(amount) if told.chips else Number(amount)


def _about(speech: Speech, table: Snapshot, told: Finale) -> str:
    """Return the game, the number of deals and the date."""
    date = day(table.state.match.began_at, speech.language)
    return speech.say(
        "finale-about", game=game_title(speech, table.state.preset), deals=told.deals, date=date
    )


def story(speech: Speech, award: Award, table: Snapshot) -> str:
    """Return the sentence of an award, without the names of its people."""
    number = award.number
    match award.story:
        case Story.RISE | Story.FALL:
            return _turn(speech, award)
        case Story.HELD:
            rank = rank_of(next(iter(each(award.cards))))
            return speech.say("award-held", count=number, ranks=ranks(speech, rank))
        case Story.BOMB | Story.PLAY:
            play = play_name(speech, award.as_cards, table.rules)
            return speech.say(f"award-{award.story}", play=play)
        case Story.ALONE:
            landlord = resolved(table.state.preset)[0] == LANDLORDS
            return speech.say("award-landlord" if landlord else "award-alone", count=number)
    return speech.say(f"award-{award.story}", count=number)


def _turn(speech: Speech, award: Award) -> str:
    if all(award.titles):
        before, after = (title_of(speech, one) for one in award.titles)
        return speech.say("award-from-to", before=before, after=after)
    return speech.say(f"award-{award.story}")


def finale_words(speech: Speech, table: Snapshot, told: Finale, in_full: bool) -> str:
    """Return the final standing and the awards; `in_full` adds the facts of the picture.

    Players come in the order of the picture's chart. Awards of people who have left are included,
    though these people have no seat.
    """
    lines = [speech.say("finale-title", deals=told.deals)]
    number = {player: number for number, player in enumerate(table.players, 1)}
    numbered = [(f"`{number[one]}` {named(speech, one)}", values) for one, values in told.courses]
    if in_full:
        lines.append(speech.say("as-sentence", said=_margin(speech, table, told, _Escaped(speech))))
        lines.append(speech.say("alt-finale-places" if told.places else "alt-finale-points"))
        lines += [f"- {who}: {_course(speech, values)}" for who, values in numbered]
    elif not told.places:
        standing = " · ".join(f"{who} **{speech.written(values[-1])}**" for who, values in numbered)
        lines.append(speech.say("finale-standing", standing=standing))
    whose = {one: who for (one, _), (who, _) in zip(told.courses, numbered, strict=True)}
    lines += _settled(speech, table, told, whose)
    return "\n".join([*lines, *_awards(speech, table, told, _Escaped(speech))])


def _settled(
    speech: Speech, table: Snapshot, told: Finale, names: Mapping[Player, str]
) -> list[str]:
    """Return a line with the chips won and lost; no line without such payments."""
    paid = table.state.match.paid
    if told.chips or not settles(table.rules):
        return []
    standing = speech.say("between-plays").join(
        f"{names[player]} {money(paid.get(player, 0), signed=True).written(speech.language)}"
        for player, _ in told.courses
    )
    return [speech.say("finale-settled", standing=standing)]


def _awards(
    speech: Speech, table: Snapshot, told: Finale, names: Mapping[Player, str]
) -> list[str]:
    """Return a line for each award."""
    return [
        f"{SIGNS[award.story]} "
        + speech.say(
            "award-line",
            who=speech.say("between-words").join(names[player] for player in award.players),
            story=story(speech, award, table),
        )
        for award in told.awards
    ]


def finale_alt(speech: Speech, table: Snapshot, told: Finale, channel: str) -> str:
    """Return the alt text of the finale; people have the names that the picture shows."""
    seats = seat_names(
        speech, {n: Badge(drawn_name(speech, one)) for n, one in enumerate(table.players, 1)}
    )
    names = _Names(speech, zip(table.players, seats.values(), strict=True))
    winners = speech.say("between-words").join(names[one] for one in table.state.match.winners)
    facts = (
        _title(speech, table, channel),
        _margin(speech, table, told, names),
        _about(speech, table, told),
    )
    courses = [
        speech.say("alt-table-seat", who=names[player], count=_course(speech, values))
        for player, values in told.courses
    ]
    awards = _awards(speech, table, told, names)
    paid = _settled(speech, table, told, names)
    lines = [*facts, *paid, *(line.partition(" ")[2].replace("**", "") for line in awards)]
    said = [
        speech.say("alt-finale", seats=winners),
        *(speech.say("as-sentence", said=one) for one in lines),
    ]
    said.append(speech.say("alt-finale-places" if told.places else "alt-finale-points"))
    return speech.say("between-sentences").join([*said, speech.say("between-plays").join(courses)])


def _course(speech: Speech, values: tuple[int, ...]) -> str:
    return " ".join(map(speech.written, values[-STEPS:]))
