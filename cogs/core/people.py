"""People as messages speak to them and of them: language, preferences, names; and their places."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Awaitable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.discord.client import Gamenight
from bot.domain import seating
from bot.domain.computers import people
from bot.domain.names import Name
from bot.domain.names import mentioned as mentioned  # by cogs these are asked for here
from bot.domain.names import named as named
from bot.domain.preferences import Preferences
from bot.store import StorageError
from bot.store.display_names import EVERYWHERE
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words import closest, say, speaking
from bot.words.speech import escaped, of_person, plain
from rules.match.match import Player

log = logging.getLogger(__name__)

T = TypeVar("T")
READ_SECONDS = 0.5  # for what need not be known

AS_LINK = str.maketrans("[]", "()")  # brackets would end a link's text

HATS = ("🎩", "👒", "🧢", "⛑️", "🪖", "🧺")  # from the first place down; the last wears the basket
INSIDE_OUT = ("🪣", "🥣", "🥄", "🥘", "🍲", "🛖")  # the same hats in a revolution

NO_END = re.compile(r" · [^·\n]*<t:0:R>[^·\n]*")

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True)
class Reader:
    """Somebody who is shown something: by what preferences, and in which language."""

    player: str
    preferences: Preferences
    language: str

    @contextlib.contextmanager
    def spoken_to(self) -> Iterator[None]:
        """What is said within is said to this person alone; without pictures, cards are spelled."""
        with speaking(self.language, spelled=not self.preferences.pictures):
            yield


async def of_server(bot: Gamenight, guild_id: int) -> str:
    """The language of what everybody on a server reads."""
    chosen = (await bot.store.servers.settings(guild_id)).language
    guild = bot.get_guild(guild_id)
    return chosen or closest(str(guild.preferred_locale) if guild else "")


async def language_at(bot: Gamenight, table: Snapshot | Table) -> str:
    """The language of what is shown to all at a table: its server's, or of who practises there."""
    if table.state.private:
        return (await reader_of(bot, table.state.host)).language
    return await of_server(bot, table.state.guild_id)


async def reader_of(bot: Gamenight, player: str, guild_id: int | None = None) -> Reader:
    """Who reads what is sent to a player: in the chosen language, Discord's, else the server's.

    StorageError.
    """
    preferences = await bot.store.preferences.of(player)
    language = preferences.language or preferences.seen
    if not language:
        language = await of_server(bot, guild_id) if guild_id is not None else closest("")
    return Reader(player, preferences, language)


def stranger(interaction: discord.Interaction[Any]) -> Reader:
    """Whoever clicked or typed, of whom nothing else is known: in the language of their Discord."""
    return Reader(str(interaction.user.id), Preferences(), closest(str(interaction.locale)))


async def reader_here(bot: Gamenight, interaction: discord.Interaction[Any]) -> Reader:
    """Whoever clicked or typed; the language of their Discord, and their name, are noted for later.

    While nothing can be read, what holds for everybody: what is asked for meets it again.
    """
    unknown = stranger(interaction)
    player, seen, preferences = unknown.player, unknown.language, unknown.preferences
    try:
        preferences = await bot.store.preferences.of(player)
        if preferences.seen != seen:
            preferences = await bot.store.preferences.change(player, seen=seen)
        name = called(interaction.user)
        await bot.store.display_names.learn(
            interaction.guild_id or EVERYWHERE, player, name, name.user
        )
    except StorageError:
        log.warning("the preferences or the name of somebody cannot be read or kept")
    return Reader(player, preferences, preferences.language or seen)


async def soon(bot: Gamenight, reading: Awaitable[T], otherwise: T) -> T:
    """What is read, or something else where the store takes long and Discord waits for choices."""
    try:
        async with bot.clock.deadline(bot.clock.now() + READ_SECONDS):
            return await reading
    except TimeoutError:
        return otherwise


async def reader_soon(bot: Gamenight, interaction: discord.Interaction[Any]) -> Reader:
    """As `reader_here`, or as a stranger."""
    return await soon(bot, reader_here(bot, interaction), stranger(interaction))


def called(user: discord.abc.User) -> Name:
    """The display name, or the user name where nothing of that one can be shown."""
    return Name(of_person(user.display_name) or of_person(user.name), plain(user.name))


async def names_of(
    bot: Gamenight, guild_id: int, players: Collection[Player]
) -> dict[Player, Name]:
    """What people are called on a server: as at their last click, else as Discord's cache has it.

    Plain text, for `naming`. While nothing can be read, as Discord's cache has it.
    """
    persons = people(players)
    try:
        kept = await bot.store.display_names.of(guild_id, persons)
    except StorageError:
        log.warning("names of people cannot be read")
        kept = {}
    shown = {player: of_person(name) or of_person(name.user) for player, name in kept.items()}
    names = {player: Name(name, kept[player].user) for player, name in shown.items() if name}
    guild = bot.get_guild(guild_id)
    for player in persons:
        if player not in names:
            user = (guild and guild.get_member(int(player))) or bot.get_user(int(player))
            names |= {player: called(user)} if user else {}
    return names


async def names_at(bot: Gamenight, table: Snapshot) -> dict[Player, Name]:
    """What everybody is called who sits at this table, plays there or has played in its match.

    With the numbers of their seats, which are those of the deal, or of the lobby before it.
    """
    state = table.state
    known = (state.host, state.host_before, state.closed_by, *(seat.player for seat in state.seats))
    every = (*known, *table.players, *state.match.players, *state.match.scores)
    names = await names_of(bot, state.guild_id, dict.fromkeys(every))
    seats = {one: seat for seat, one in enumerate(table.players or seating.playing(state), 1)}
    return {one: Name(name, name.user, seats.get(one)) for one, name in names.items()}


def channel_of_table(bot: Gamenight, table: Snapshot) -> str:
    """The name of its channel or thread as Discord has it; "" where that is unknown."""
    guild, channel_id = bot.get_guild(table.state.guild_id), table.state.channel_id
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    return channel.name if channel else bot.places.get(channel_id, "")


def place_of_table(bot: Gamenight, table: Snapshot) -> dict[str, str]:
    """The server and channel of a table, as facts for a sentence."""
    guild = bot.get_guild(table.state.guild_id)
    server = escaped(guild.name if guild else bot.places.get(table.state.guild_id, ""))
    channel = escaped(channel_of_table(bot, table).translate(AS_LINK))
    return {
        "server": server or say("some-server"),
        "channel": f"#{channel}" if channel else say("some-channel"),
        "link": link_to_channel(table),
    }


def link_to_channel(table: Snapshot) -> str:
    """The address of the channel or thread of a table, or of somebody's direct messages."""
    where = "@me" if table.state.private else table.state.guild_id
    return f"https://discord.com/channels/{where}/{table.state.channel_id}"


def hat(table: Snapshot, player: str, inside_out: bool) -> str:
    """The sign before a name where ranks wear hats; nothing otherwise."""
    standing = table.state.match.standing
    if not table.rules.society.hats or player not in standing:
        return ""
    return hat_of(standing.index(player), len(standing), inside_out)


def hat_of(place: int, players: int, inside_out: bool) -> str:
    """The hat of a place, 0 being the best; in a revolution all are turned inside out (000:527)."""
    hats = INSIDE_OUT if inside_out else HATS
    return hats[-1] if place == players - 1 else hats[min(place, len(hats) - 2)]


def medal(place: int | None) -> str:
    """The sign before everybody in this place; a number with a dot would begin a list.

    None is no place: the deal was lost, or drawn.
    """
    if place is None:
        return "▫️"
    return MEDALS.get(place) or chr(ord("①") + place - 1)


def unhurried(text: str) -> str:
    """The text without what it says of the end of a turn that has none."""
    return NO_END.sub("", text)


def until(table: Snapshot) -> str:
    """The deadline of the seats on turn, as Discord's timestamps want it: whole seconds; or 0."""
    return "0" if table.state.private else str(int(table.state.deadlines.due_at))
