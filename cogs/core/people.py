"""Languages, preferences and names of people in messages, and the names of places."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Awaitable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from bot.app import App
from bot.discord.installs import server_of
from bot.domain import seating
from bot.domain.computers import people
from bot.domain.names import Name, likeness
from bot.domain.preferences import Hidden, Preferences, Sent, ServerSettings
from bot.drawing import Badge
from bot.drawing.names import covered
from bot.store import StorageError
from bot.store.display_names import EVERYWHERE
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words import closest
from bot.words.people import DIGITS, drawn_name, is_hidden, labelled
from bot.words.people import mentioned as mentioned  # cogs import these names from here
from bot.words.people import named as named
from bot.words.speech import Speech, as_lines, escaped, of_person, plain
from rules.match.match import Player

log = logging.getLogger(__name__)

T = TypeVar("T")
READ_SECONDS = 0.5  # the longest wait for optional data
PLACES = 1000  # servers and channels of other processes whose names are kept

AS_LINK = str.maketrans("[]", "()")  # brackets would end a link's text

HATS = ("🎩", "👒", "🧢", "⛑️", "🪖", "🧺")  # from the first place down; the last wears the basket
INSIDE_OUT = ("🪣", "🥣", "🥄", "🥘", "🍲", "🛖")  # the hats in a revolution

NO_END = re.compile(r" · [^·\n]*<t:0:R>[^·\n]*")

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True)
class Reader:
    """A reader of messages, with their preferences and language."""

    player: str
    preferences: Preferences
    language: str

    def speech(self, base: Speech) -> Speech:
        """Return the speech for texts to this person alone.

        Cards are spelled out for a person who wants no pictures.
        """
        return base.within(self.language, spelled=not self.preferences.pictures)


async def of_server(app: App, guild_id: int) -> str:
    """Return the language of messages for all members of a server."""
    chosen = (await app.store.servers.settings(guild_id)).language
    guild = app.client.get_guild(guild_id)
    return chosen or closest(str(guild.preferred_locale) if guild else "")


async def language_at(app: App, table: Snapshot | Table) -> str:
    """Return the language of messages to all people at a table.

    The language is that of the server, or without a server that of the host.
    """
    if table.state.serverless:
        return (await reader_of(app, table.state.host)).language
    return await of_server(app, table.state.guild_id)


async def reader_of(app: App, player: str, guild_id: int | None = None) -> Reader:
    """Return a player as a reader of messages.

    The language is the one that the player has chosen, else the language of the player's Discord,
    else that of the server. Raises StorageError.
    """
    preferences = await app.store.preferences.of(player)
    language = preferences.language or preferences.seen
    if not language:
        language = await of_server(app, guild_id) if guild_id is not None else closest("")
    return Reader(player, preferences, language)


async def place_of_hand(app: App, preferences: Preferences, guild_id: int | None) -> Sent:
    """Return the place of a player's hand: the player's choice, else the server's, else the bot's.

    The result is never `Sent.DEFAULT`. Raises StorageError.
    """
    server = await app.store.servers.settings(guild_id) if guild_id else ServerSettings()
    chosen = preferences.sent, server.sent, Sent(app.settings.hands)
    return next(one for one in chosen if one is not Sent.DEFAULT)


def stranger(interaction: discord.Interaction[Any]) -> Reader:
    """Return the reader of an interaction from its data alone, without stored preferences.

    The language is that of the person's Discord.
    """
    return Reader(str(interaction.user.id), Preferences(), closest(str(interaction.locale)))


async def reader_here(app: App, interaction: discord.Interaction[Any]) -> Reader:
    """Return the reader of an interaction; store the person's name and the language of Discord.

    While the store cannot be read, return default preferences: the handler meets the same failure.
    """
    unknown = stranger(interaction)
    player, seen, preferences = unknown.player, unknown.language, unknown.preferences
    try:
        preferences = await app.store.preferences.of(player)
        if preferences.seen != seen:
            preferences = await app.store.preferences.change(player, seen=seen)
        name = called(interaction.user)
        await app.store.display_names.learn(
            server_of(interaction) or EVERYWHERE, player, name, name.user
        )
    except StorageError:
        log.warning("the preferences or the name of a person cannot be read or stored")
    return Reader(player, preferences, preferences.language or seen)


async def soon(app: App, reading: Awaitable[T], otherwise: T) -> T:
    """Return the result of `reading`, or `otherwise` after READ_SECONDS.

    Autocomplete needs such a limit, since Discord does not wait long for choices.
    """
    try:
        async with app.clock.deadline(app.clock.now() + READ_SECONDS):
            return await reading
    except TimeoutError:
        return otherwise


async def reader_soon(app: App, interaction: discord.Interaction[Any]) -> Reader:
    """Return the reader as `reader_here` does, or the default reader after READ_SECONDS."""
    return await soon(app, reader_here(app, interaction), stranger(interaction))


def called(user: discord.abc.User) -> Name:
    """Return the names of a user.

    A display name without any character that can be shown is replaced by the user name.
    """
    return Name(of_person(user.display_name) or of_person(user.name), plain(user.name))


async def names_of(
    app: App, guild_id: int, players: Collection[Player], reader: Player = ""
) -> dict[Player, Name]:
    """Return the names of people for texts that last or are looked up; people who hide have none.

    `reader` is the only reader of the text, who always sees their own name; "" for a public text.
    """
    persons = people(players)
    try:
        chosen = await app.store.preferences.of_all(persons)
        hidden = {person: chosen[person].hidden for person in persons}
    except StorageError:
        log.warning("it cannot be read who hides")
        hidden = dict.fromkeys(persons, Hidden.NAMES)
    unseen = {
        person: Name("", hidden=how)
        for person, how in hidden.items()
        if person != reader and how is not Hidden.NO
    }
    return await known_names(app, guild_id, players) | unseen


async def listed(app: App, players: Collection[Player], reader: Player = "") -> set[Player]:
    """Return the people whom a board lists: all but those who hide from boards.

    `reader` is the only reader of the board, and is always listed; "" for a public board. Raises
    StorageError.
    """
    chosen = await app.store.preferences.of_all(players)
    return {
        person for person in players if person == reader or chosen[person].hidden is not Hidden.ALL
    }


async def known_names(app: App, guild_id: int, players: Collection[Player]) -> dict[Player, Name]:
    """Return the names of people on a server, also of people who hide.

    The result is for texts at tables and for admins. A name is the one stored at the person's last
    interaction, else the one in Discord's cache. While the store cannot be read, all names come
    from Discord's cache. Names are plain text, for `naming`.
    """
    persons = people(players)
    try:
        stored = await app.store.display_names.of(guild_id, persons)
    except StorageError:
        log.warning("names of people cannot be read")
        stored = {}
    shown = {player: of_person(name) or of_person(name.user) for player, name in stored.items()}
    names = {player: Name(name, stored[player].user) for player, name in shown.items() if name}
    guild = app.client.get_guild(guild_id)
    for player in persons:
        if player not in names:
            user = (guild and guild.get_member(int(player))) or app.client.get_user(int(player))
            names |= {player: called(user)} if user else {}
    return names


async def names_at(app: App, table: Snapshot, *others: Player) -> dict[Player, Name]:
    """Return the names of people who sit or wait at this table, or play or have played its match.

    The names of `others` are included, unless these people hide. Each name has the number of the
    person's seat in the deal, or in the lobby before a deal.
    """
    state = table.state
    of_state = (
        state.host,
        state.host_before,
        state.closed_by,
        *(seat.player for seat in state.seats),
        *state.line,
    )
    at_table = dict.fromkeys((*of_state, *table.players, *state.match.players, *state.match.scores))
    elsewhere = [person for person in others if person not in at_table]
    names = await names_of(app, state.guild_id, elsewhere) if elsewhere else {}
    names |= await known_names(app, state.guild_id, at_table)
    seats = {person: seat for seat, person in enumerate(table.players or seating.playing(state), 1)}
    return {
        person: Name(name, name.user, seats.get(person), name.hidden)
        for person, name in names.items()
    }


async def badges_of(
    speech: Speech, app: App, guild_id: int, players: Collection[Player]
) -> tuple[Badge, ...]:
    """Return the badges of people and computers for a picture, with the names in `speech`.

    Avatars that are not loaded yet are fetched in the background, for later pictures. A badge has
    no avatar for a person who wants none in pictures, or whom `speech` hides. While the store
    cannot be read, no person has an avatar.
    """
    persons = people(players)
    try:
        chosen = await app.store.preferences.of_all(persons)
        hidden = {
            person for person in persons if not chosen[person].avatar or is_hidden(speech, person)
        }
    except StorageError:
        log.warning("it cannot be read whose avatars may be shown")
        hidden = {*persons}

    return tuple(
        Badge(
            drawn_name(speech, person),
            None if person in hidden else app.avatars.of(guild_id, person),
        )
        for person in players
    )


def pictured(speech: Speech, players: Sequence[Player], badges: Sequence[Badge]) -> list[Badge]:
    """Return these badges of people with names that a picture can show, and tell people apart.

    A person without a drawable name has the phrase of texts in its place. Names that look alike
    have the marks that they have in texts.
    """
    shown = []
    for player, badge in zip(players, badges, strict=True):
        name = labelled(speech, player)
        unknown = speech.say("player-unknown", digits=player[-DIGITS:])
        shown.append(replace(badge, name=name if covered(name) else unknown))
    return shown


def draws_names(speech: Speech, players: Sequence[Player]) -> bool:
    """Whether a picture can show the names of all these players, so that a text need not."""
    return all(covered(drawn_name(speech, player)) for player in players)


async def begin_faces(app: App, guild_id: int, players: Collection[Player]) -> None:
    """Begin to fetch the avatars of people before a picture shows them; do not wait for any.

    Discord is asked at once about members of the server who are not known.
    """
    unknown = [person for person in people(players) if app.members.user(guild_id, person) is None]
    await app.members.learn(guild_id, unknown)
    await badges_of(app.speech, app, guild_id, players)


def seat_names(speech: Speech, badges: Mapping[int, Badge]) -> dict[int, str]:
    """Return the plain name of each seat for the alt text of a picture with these people.

    Names that look alike are followed by the seat number. A seat without a name has the number
    alone.
    """
    alike = Counter(likeness(badge.name) for badge in badges.values())
    return {
        seat: speech.say("alt-podium-seat", seat=seat)
        if not badge.name
        else f"{badge.name} ({seat})"
        if alike[likeness(badge.name)] > 1
        else badge.name
        for seat, badge in badges.items()
    }


def named_or_seated(speech: Speech, players: Sequence[Player]) -> list[str]:
    """Return the name of each player of a deal, or the seat number of a player who hides."""
    return [
        speech.say("alt-podium-seat", seat=seat)
        if is_hidden(speech, person)
        else named(speech, person)
        for seat, person in enumerate(players, 1)
    ]


def channel_of_table(app: App, table: Snapshot) -> str:
    """Return the name of the table's channel or thread from Discord's cache; "" where unknown."""
    guild, channel_id = app.client.get_guild(table.state.guild_id), table.state.channel_id
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    return channel.name if channel else app.places.get(channel_id, "")


async def learn_place(app: App, table: Table) -> None:
    """Fetch the names of the server and channel of a table, if another process serves the server.

    The gateway sends these names only to that process. A failure is logged.
    """
    guild_id, channel_id = table.state.guild_id, table.state.channel_id
    if channel_id in app.places:
        return
    if len(app.places) > PLACES:
        app.places.clear()
    app.places |= {guild_id: "", channel_id: ""}
    try:
        guild = await app.client.fetch_guild(guild_id, with_counts=False)
        app.places[guild_id] = guild.name
        channel = await app.client.fetch_channel(channel_id)
        app.places[channel_id] = str(channel)
    except discord.DiscordException as error:  # the names are optional
        log.info("a place of another process is not known: %s", error)


def place_of_table(speech: Speech, app: App, table: Snapshot) -> dict[str, str]:
    """Return the server and channel of a table, as facts for a sentence."""
    guild = app.client.get_guild(table.state.guild_id)
    server = escaped(guild.name if guild else app.places.get(table.state.guild_id, ""))
    channel = escaped(channel_of_table(app, table).translate(AS_LINK))
    return {
        "server": server or speech.say("some-server"),
        "channel": f"#{channel}" if channel else speech.say("some-channel"),
        "link": link_to_channel(table),
    }


def link_to_channel(table: Snapshot) -> str:
    """Return the URL of the channel or thread of a table, or of a direct message channel."""
    where = "@me" if table.state.serverless else table.state.guild_id
    return f"https://discord.com/channels/{where}/{table.state.channel_id}"


def hat(table: Snapshot, player: str, inside_out: bool) -> str:
    """Return the emoji of a player's hat; an empty string if the player has no hat."""
    standing = table.state.match.standing
    if not table.rules.society.hats or player not in standing:
        return ""
    return hat_of(standing.index(player), len(standing), inside_out)


def hat_of(place: int, players: int, inside_out: bool) -> str:
    """Return the hat of a place; 0 is the best. A revolution turns hats inside out (000:527)."""
    hats = INSIDE_OUT if inside_out else HATS
    return hats[-1] if place == players - 1 else hats[min(place, len(hats) - 2)]


def medal(place: int | None, medals: bool = True) -> str:
    """Return the sign of a place, from 1; None stands for a lost or drawn deal, without a place.

    Without `medals`, as below the champions of a match, the first places have numbers too.

    The sign is no number with a dot, which would begin a list in Markdown.
    """
    if place is None:
        return "▫️"
    return (MEDALS.get(place) if medals else None) or chr(ord("①") + place - 1)


def placed(speech: Speech, place: int | None, text: str, medals: bool = True) -> str:
    """Return a line about a player behind the sign of the place; in words, behind the place."""
    if not speech.spelled:
        return f"{medal(place, medals)} {text}"
    return as_lines([speech.say("alt-podium-step", place=place, seats=text)]) if place else text


def without_deadline(text: str) -> str:
    """Remove the part of the text about the deadline, for a turn without a deadline."""
    return NO_END.sub("", text)


def until(table: Snapshot) -> str:
    """Return the deadline of the seats on turn in whole epoch seconds, as text for Discord.

    Return "0" for a table without a server.
    """
    return "0" if table.state.serverless else str(int(table.state.deadlines.due_at))
