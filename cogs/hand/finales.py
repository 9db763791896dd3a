"""The finale below the last results of a match, as a picture and in words.

It is a part of that message and not one of its own: it stands right above "Play again", is never
torn from its results, and stays in the channel when the table goes on.
"""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord.ui import Container, MediaGallery, TextDisplay

from bot import limits
from bot.client import Gamenight
from bot.domain.course import Exit, Finale, GreatPlay, Reign, finale
from bot.drawing import FOUR_COLOUR, Course, Deck, FinalePicture
from bot.store import Unreadable
from bot.tables.snapshot import Snapshot
from bot.words import say, written
from bot.words.labels import laid
from cogs.core.people import named
from cogs.hand.pictures import pictures_of
from rules.cards import each
from rules.match.match import Player
from rules.ruleset import RuleSet

FINALE = "finale.png"
STEPS = 20  # of a course that are told in words, the last ones


async def finale_of(bot: Gamenight, table: Snapshot) -> Finale | None:
    """What the match of this table came to, where it is over. StorageError."""
    state = table.state
    if not state.match.winners:
        return None
    try:
        deals = await bot.store.match(state.id, state.match.number)
    except Unreadable:  # by another version
        return None
    return finale(deals, state.match, table.players, table.rules)


async def add_finale(
    box: Container[Any],
    bot: Gamenight,
    table: Snapshot,
    told: Finale,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
) -> list[discord.File]:
    """Add it to a message that holds the last results already; the file to be attached."""
    box.add_item(TextDisplay(finale_words(table, told, in_full=not pictures)))
    if not pictures:
        return []
    picture = replace(finale_picture(table, told), deck=deck)
    png = await pictures_of(bot).finales.png(picture)
    alt = finale_alt(table, told)[: limits.ALT]
    box.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{FINALE}", description=alt)))
    return [discord.File(BytesIO(png), FINALE, description=alt)]


def finale_picture(table: Snapshot, told: Finale) -> FinalePicture:
    """What the picture shows, by seat numbers."""
    seat = {player: number for number, player in enumerate(table.players, 1)}
    reign, play, out = told.reign, told.play, told.exit
    reigned = tuple(seat[one] for one in reign.players if one in seat) if reign else ()
    return FinalePicture(
        champions=tuple(seat[one] for one in table.state.match.winners if one in seat),
        courses=tuple(Course(seat[player], values) for player, values in told.courses),
        places=told.places,
        reign=(reigned, reign.deals) if reign and reigned else None,
        play=(seat[play.player], tuple(each(play.cards))) if play and play.player in seat else None,
        exit=(seat[out.player], out.turns) if out and out.player in seat else None,
        tiles=table.tiles,
    )


def finale_words(table: Snapshot, told: Finale, in_full: bool) -> str:
    """The final standing and the records, the seats in the order of the chart; in full the chart.

    Records of people who have left are told as well, though they have no seat in the picture.
    """
    lines = [say("finale-title", deals=told.deals)]
    number = {player: number for number, player in enumerate(table.players, 1)}
    numbered = [(f"`{number[one]}` {named(one)}", values) for one, values in told.courses]
    if in_full:
        lines.append(say("alt-finale-places" if told.places else "alt-finale-points"))
        lines += [f"- {who}: {_course(values)}" for who, values in numbered]
    elif not told.places:
        standing = " · ".join(f"{who} **{written(values[-1])}**" for who, values in numbered)
        lines.append(say("finale-standing", standing=standing))
    return "\n".join([*lines, *_records(told, {}, table.rules)])


def finale_alt(table: Snapshot, told: Finale) -> str:
    """All that the picture shows, by seat numbers."""
    number = {player: number for number, player in enumerate(table.players, 1)}
    seats = {player: say("alt-podium-seat", seat=seat) for player, seat in number.items()}
    winners = [seats[one] for one in table.state.match.winners if one in seats]
    said = [say("alt-finale", seats=say("between-words").join(winners))]
    records = [say("as-sentence", said=record) for record in _records(told, seats, table.rules)]
    courses = [
        say("alt-table-seat", seat=number[player], count=_course(values))
        for player, values in told.courses
    ]
    said += [*records, say("alt-finale-places" if told.places else "alt-finale-points")]
    return say("between-sentences").join([*said, say("between-plays").join(courses)])


def _course(values: tuple[int, ...]) -> str:
    return " ".join(map(written, values[-STEPS:]))


def _records(told: Finale, seats: dict[Player, str], rules: RuleSet) -> list[str]:
    """A line for each record; by name where no seats are given, else of those who have one."""
    lines = []
    for record in (told.reign, told.play, told.exit):
        if not record:
            continue
        players = record.players if isinstance(record, Reign) else (record.player,)
        who = [seats.get(one) or named(one) for one in players if not seats or one in seats]
        if who:
            lines.append(_said(record, say("between-words").join(who), rules))
    return lines


def _said(record: Reign | GreatPlay | Exit, who: str, rules: RuleSet) -> str:
    match record:
        case Reign():
            return say("finale-reign", who=who, deals=record.deals)
        case GreatPlay():
            play = laid(record.cards, record.as_cards, rules)
            return say("finale-bomb" if record.bomb else "finale-play", who=who, play=play)
        case Exit():
            return say("finale-exit", who=who, turns=record.turns)
