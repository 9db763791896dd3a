"""The finale of a match: the champions, their lead, the final places, and the stories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.domain.awards import Award, Finale, Finalist, Story, finale
from bot.domain.boards import settles
from bot.drawing import (
    FOUR_COLOUR,
    AwardLine,
    Badge,
    Course,
    Deck,
    FinalePicture,
    Side,
    Wordings,
    draw_finale,
)
from bot.store import Unreadable
from bot.tables.snapshot import Snapshot
from bot.words import Number
from bot.words.cards import play_name, ranks
from bot.words.numbers import day, money
from bot.words.people import name_list, named, shorter_lists
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech, alt_text, as_lines, escaped, in_words, marked
from cogs.core.people import badges_of, channel_of_table, pictured
from rules.cards import each, rank_of
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.match.match import Player
from rules.match.terms import WonBy

FINALE = "finale.png"
STEPS = 20  # most values of a course in words; the last values are kept
Names = Mapping[Player, str]


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
    speech: Speech,
    box: Container[Any],
    app: App,
    table: Snapshot,
    summary: Finale,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
) -> list[discord.File]:
    """Add the finale to a message; return the files to attach.

    `deck` is the design of the reader's cards, whose contrast the picture has. The text below the
    picture has only the facts that the picture lacks. Without pictures, the text has all facts.
    """
    channel = channel_of_table(app, table)
    if not pictures:
        box.add_item(TextDisplay(finale_words(speech, table, summary, channel)))
        return []
    people = (*dict.fromkeys(_people(table, summary)),)
    badges = await badges_of(speech, app, table.state.guild_id, people)
    known = dict(zip(people, pictured(speech, people, badges), strict=True))
    picture = finale_picture(speech, table, summary, channel, known)
    png = await app.pictures.png(draw_finale, replace(picture, heavy=deck.heavy))
    alt = finale_alt(speech, table, summary, channel)
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{FINALE}", description=alt)))
    if lines := _settled(speech, table, summary, _escaped(speech, people)):
        box.add_item(TextDisplay("\n".join(lines)))
    return [discord.File(BytesIO(png), FINALE, description=alt)]


def _people(table: Snapshot, summary: Finale) -> list[Player]:
    """Return the players of the last deal, the champions, and all people of stories."""
    awarded = (player for award in summary.awards for player in award.players)
    return [*table.players, *table.state.match.winners, *awarded]


def _escaped(speech: Speech, people: Sequence[Player]) -> dict[Player, str]:
    return {player: named(speech, player) for player in people}


def _plain(speech: Speech, people: Sequence[Player]) -> dict[Player, str]:
    badges = pictured(speech, people, [Badge()] * len(people))
    return {player: badge.name for player, badge in zip(people, badges, strict=True)}


def finale_picture(
    speech: Speech,
    table: Snapshot,
    summary: Finale,
    channel: str,
    badges: Mapping[Player, Badge] | None = None,
) -> FinalePicture:
    """Return the content of the finale's picture, in the language of `speech`.

    `badges` has the names and avatars of all people; without it, people have their names alone.
    """
    people = _people(table, summary)
    known = badges or {player: Badge(name) for player, name in _plain(speech, people).items()}
    names = {player: badge.name for player, badge in known.items()}

    def wordings(players: Sequence[Player]) -> Wordings:
        return shorter_lists(speech, [names[player] for player in players])

    def faces(players: Sequence[Player]) -> tuple[Badge, ...]:
        return tuple(known[player] for player in players)

    return FinalePicture(
        champions=faces(table.state.match.winners),
        courses=tuple(_lines(speech, table, summary, known)),
        places=summary.places,
        low_wins=summary.low_is_good,
        numbered=not summary.chips,
        sides=tuple(
            Side(faces(side), _result(speech, summary, side), wordings(side))
            for side in summary.sides
        ),
        names=wordings(table.state.match.winners),
        title=_title(speech, table, channel),
        margin=_margins(speech, table, summary, names),
        about=_about(speech, table, summary),
        awards=tuple(
            AwardLine(
                faces(award.players),
                story(speech, award, table, names),
                wordings(award.players),
            )
            for award in summary.awards
        ),
    )


def _lines(
    speech: Speech, table: Snapshot, summary: Finale, badges: Mapping[Player, Badge]
) -> list[Course]:
    """Return one course for each player, or for each side if all partners have equal courses."""
    found = {one.player: one for one in summary.finalists}
    own = [(one.player,) for one in summary.finalists]
    lines = []
    for people in _together(summary) or own:
        one = found[people[0]]
        score = None if one.score is None else _amount(one.score, summary)
        written = score.written(speech.language) if score else None
        faces = tuple(badges[player] for player in people)
        lines.append(Course(one.values, faces, one.place, written, one.missed))
    return lines


def _together(summary: Finale) -> tuple[tuple[Player, ...], ...]:
    """Return the sides of a match in which all partners have equal courses; else ()."""
    courses = {one.player: (one.values, one.missed) for one in summary.finalists}
    if any(len({courses[player] for player in side}) > 1 for side in summary.sides):
        return ()
    return summary.sides


def _result(speech: Speech, summary: Finale, side: Sequence[Player]) -> str:
    """Return the points of a side; "" if its partners differ, or if the courses are of places."""
    ends = {one.values[-1] for one in summary.finalists if one.player in side}
    return speech.written(ends.pop()) if len(ends) == 1 and not summary.places else ""


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


def _margins(speech: Speech, table: Snapshot, summary: Finale, names: Names) -> Wordings:
    """Return the winning score and its lead over the runners-up, in points or chips.

    The first wording names all runners-up, and the last one counts them. In a match that no score
    decides, return the number of deals won.
    """
    if summary.score is None:
        won = speech.say("finale-won-deals", wins=summary.wins, deals=summary.deals)
        by_last = table.rules.match.won_by is WonBy.LAST_DEAL
        return (f"{speech.say('finale-won-last')} · {won}" if by_last else won,)
    score, lead = _amount(summary.score, summary), _amount(summary.lead or 0, summary)
    kind = "chips" if summary.chips else "penalties" if summary.fewest else "points"
    said = speech.say(f"finale-{kind}", points=score)
    behind = summary.runners_up
    if not summary.lead or summary.lead < 0:
        return (said,)
    people = [*shorter_lists(speech, [names[player] for player in behind])]
    if len(behind) > 1:
        people.append(speech.say("finale-players", count=len(behind)))
    key = "finale-fewer" if summary.fewest else "finale-ahead"
    return tuple(speech.say(key, score=said, lead=lead, who=who) for who in people)


def _amount(amount: int, summary: Finale) -> Number:
    return money(amount) if summary.chips else Number(amount)


def _about(speech: Speech, table: Snapshot, summary: Finale) -> str:
    """Return the game, the number of deals and the date."""
    date = day(table.state.match.began_at, speech.language)
    return speech.say(
        "finale-about", game=game_title(speech, table.state.preset), deals=summary.deals, date=date
    )


def story(speech: Speech, award: Award, table: Snapshot, names: Names) -> str:
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
        case Story.AHEAD:
            return speech.say("award-ahead", who=names[award.other], number=number)
    return speech.say(f"award-{award.story}", count=number, number=number)


def _turn(speech: Speech, award: Award) -> str:
    if all(award.titles):
        before, after = (title_of(speech, one) for one in award.titles)
        return speech.say("award-from-to", before=before, after=after)
    return speech.say(f"award-{award.story}", number=award.number)


def finale_words(speech: Speech, table: Snapshot, summary: Finale, channel: str) -> str:
    """Return all facts of the finale as lines of a message."""
    names, where = _escaped(speech, _people(table, summary)), escaped(channel, limits.THREAD_NAME)
    first, *rest = finale_facts(speech, table, summary, where, names)
    paid = _settled(speech, table, summary, names)
    return as_lines([f"### {marked(speech, '🏆', first)}", *rest, *paid])


def finale_alt(speech: Speech, table: Snapshot, summary: Finale, channel: str) -> str:
    """Return the alt text of the finale; people have the names that the picture shows."""
    speech, people = in_words(speech), _people(table, summary)
    return alt_text(speech, finale_facts(speech, table, summary, channel, _plain(speech, people)))


def finale_facts(
    speech: Speech, table: Snapshot, summary: Finale, channel: str, names: Names
) -> list[str]:
    """Return the facts that the picture of a finale shows, the most important first."""

    def who(players: Sequence[Player]) -> str:
        return name_list(speech, [names[player] for player in players])

    listed = speech.say("between-words")
    sides = [
        listed.join(filter(None, [who(side), _result(speech, summary, side)]))
        for side in summary.sides
    ]
    awards = [
        speech.say(
            "alt-table-seat", who=who(award.players), count=story(speech, award, table, names)
        )
        for award in summary.awards
    ]
    return [
        speech.say("alt-finale", seats=who(table.state.match.winners)),
        _title(speech, table, channel),
        _margins(speech, table, summary, names)[0],
        _about(speech, table, summary),
        *(speech.say("finale-partners", who=side) for side in sides),
        *awards,
        *_course_facts(speech, summary, names),
    ]


def _settled(speech: Speech, table: Snapshot, summary: Finale, names: Names) -> list[str]:
    """Return a line with the chips won and lost; no line without such payments."""
    paid = table.state.match.paid
    if summary.chips or not settles(table.rules):
        return []
    players = sorted((one.player for one in summary.finalists), key=lambda one: -paid.get(one, 0))
    standing = speech.say("between-plays").join(
        f"{names[player]} {money(paid.get(player, 0), signed=True).written(speech.language)}"
        for player in players
    )
    return [speech.say("finale-settled", standing=standing)]


def _course_facts(speech: Speech, summary: Finale, names: Names) -> list[str]:
    """Return what the courses show, and the place and the last values of each person.

    A dash stands for each missed deal. If values are left out, the lowest and the highest of all
    are named, as beside the picture's chart.
    """
    facts = [speech.say(_courses_key(summary))]
    for one in summary.finalists:
        course = _course(speech, summary, one, names)
        facts.append(speech.say("alt-podium-step", place=one.place, seats=course))
    if any(one.missed + len(one.values) > STEPS for one in summary.finalists):
        every = [value for one in summary.finalists for value in one.values]
        ends = [_value(speech, summary, value) for value in (min(every), max(every))]
        facts.append(speech.say("course-range", low=ends[0], high=ends[1]))
    return facts


def _courses_key(summary: Finale) -> str:
    kind = "places" if summary.places else "chips" if summary.in_chips else "points"
    return f"alt-finale-{kind}"


def _course(speech: Speech, summary: Finale, one: Finalist, names: Names) -> str:
    """Return the name and the last values of a course; a dash stands for each missed deal.

    Chips that decide the match follow the name unless the course shows them.
    """
    who = names[one.player]
    if summary.chips and not summary.in_chips and one.score is not None:
        chips = speech.say("finale-chips", points=money(one.score))
        who = f"{who} · {chips}"
    values = [_value(speech, summary, value) for value in one.values]
    shown = [*["–"] * one.missed, *values][-STEPS:]
    return speech.say("alt-table-seat", who=who, count=" ".join(shown))


def _value(speech: Speech, summary: Finale, value: int) -> str:
    return money(value).written(speech.language) if summary.in_chips else speech.written(value)
