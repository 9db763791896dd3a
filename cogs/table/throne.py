"""The throne of a channel in the lobby of its next table: the ruler, and the ways to start."""

from __future__ import annotations

from discord import ButtonStyle

from bot.app import App
from bot.domain import throne as domain
from bot.domain.seating import playing
from bot.domain.state import Stage
from bot.domain.throne import Throne
from bot.standing.seasons import zone_of
from bot.tables.snapshot import Snapshot
from bot.tables.table import MovedOn
from bot.words.numbers import day_in_words
from bot.words.people import naming
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech
from cogs.core.acts import one_of
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.people import named, names_at
from rules.match.match import Player
from rules.ruleset import MOST_TITLED

CARRY, EQUAL = "carry", "equal"
STYLES = (ButtonStyle.primary, ButtonStyle.secondary)  # of the ways to start


async def throne_at(app: App, table: Snapshot) -> Throne | None:
    """Return the throne that a lobby may carry on from, or whose champions the lobby shows.

    None outside of a lobby, or without a throne. A ruler who is banned from the tables of the
    server is left out. Raises StorageError.
    """
    state = table.state
    if state.serverless or table.aside or state.stage is not Stage.LOBBY:  # for lobbies only
        return None
    found = await app.store.thrones.of(state)
    rulers = [found.ruler] if found and domain.has_ruler(found) else []
    if found and await app.store.moderation.ban_among(state.guild_id, rulers):
        return domain.deposed(found)
    return found


async def throne_lines(
    speech: Speech, app: App, table: Snapshot, throne: Throne | None
) -> list[str]:
    """Return the lines about the throne: the ruler, and the titles that Start may keep."""
    if throne is None or not throne.standing:
        return []
    state, lines = table.state, [speech.say("lobby-throne-free")]
    if domain.has_ruler(throne):
        speech = naming(speech, await names_at(app, table, throne.ruler))
        who = named(speech, throne.ruler)
        zone = zone_of((await app.store.servers.settings(state.guild_id)).zone)
        since = day_in_words(throne.since, app.clock.now(), zone, speech.language)
        lines = [speech.say("lobby-throne", who=who, since=since, nights=throne.nights)]
    if throne.held:
        lines.append(speech.say("lobby-throne-held"))
    elif domain.is_offered(state, throne):
        lines.append(_titles(speech, table, throne))
    return lines


def _titles(speech: Speech, table: Snapshot, throne: Throne) -> str:
    """Return the line about the first place that Start may keep.

    A first player who is absent and does not rule, as after a ban, is not named.
    """
    players = playing(table.state)
    match = domain.carried_on(throne, players, table.rules)
    first, heir = throne.standing[0], match.standing[0]
    title = title_of(speech, match.titles[heir])
    named_first = title and first in (throne.ruler, *players)
    kind = "title" if named_first else "heir" if title else "place"
    who = named(speech, first if named_first else heir)
    return speech.say("lobby-titles", kind=kind, who=who, title=title)


def start_buttons(speech: Speech, table: Snapshot, throne: Throne | None) -> list[TableButton]:
    """Return the button Start, or one button for each way to start.

    Where players have places of the throne, a match keeps their titles or begins with equal places.
    """
    number, key = table.state.id, table.stage_key
    ways = {"": "button-start"}
    if domain.is_offered(table.state, throne):
        titled = any(table.rules.society.titles.names(MOST_TITLED))
        keep = "button-keep-titles" if titled else "button-keep-places"
        ways = {CARRY: keep, EQUAL: "button-start-fresh"}
    return [
        button("start", number, key, way, label=speech.say(label), style=style)
        for (way, label), style in zip(ways.items(), STYLES, strict=False)
    ]


def way(written: str) -> bool | None:
    """Read whether a button keeps the places of the throne; None for a button without a choice."""
    return {"": None, CARRY: True, EQUAL: False}[one_of(("", CARRY, EQUAL))(written)]


def way_of(carry: bool | None) -> str:
    """Return the argument of a button with this choice."""
    return "" if carry is None else CARRY if carry else EQUAL


def lobby_order(speech: Speech, table: Snapshot, throne: Throne | None) -> list[tuple[Player, str]]:
    """Return the players of a lobby in the order of the first deal, each with a title or ""."""
    state = table.state
    players = playing(state)
    if throne is None or not domain.carries(state, throne):
        return [(player, "") for player in players]
    match = domain.carried_on(throne, players, table.rules)
    return [(player, title_of(speech, match.titles[player])) for player in match.standing]


async def decide(context: Context, way: str) -> None:
    """Decide whether Start carries on from the throne; for the buttons of version 1.0.0."""
    table = context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    await table.decide(context.player, way == CARRY)
    await context.acknowledge()
