"""The throne of a channel in the lobby of its next table: the ruler, and the effect of Start."""

from __future__ import annotations

from discord import ButtonStyle

from bot.app import App
from bot.domain import throne as domain
from bot.domain.seating import playing
from bot.domain.state import Stage
from bot.domain.throne import Throne
from bot.tables.snapshot import Snapshot
from bot.tables.table import MovedOn
from bot.words.people import naming
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.people import named, names_at
from rules.match.match import Player

CARRY, EQUAL = "carry", "equal"


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
    """Return the lines about the throne: the ruler, and the effect of Start."""
    if throne is None or not throne.standing:
        return []
    state, lines = table.state, [speech.say("lobby-throne-free")]
    if domain.has_ruler(throne):
        speech = naming(speech, await names_at(app, table, throne.ruler))
        who = named(speech, throne.ruler)
        since = str(int(throne.since))
        lines = [speech.say("lobby-throne", who=who, since=since, nights=throne.nights)]
    if throne.held:
        lines.append(speech.say("lobby-throne-held"))
    elif domain.is_offered(state, throne):
        carries = domain.carries(state, throne)
        lines.append(speech.say("lobby-carries-on" if carries else "lobby-starts-equal"))
    return lines


def throne_buttons(speech: Speech, table: Snapshot, throne: Throne) -> list[TableButton]:
    """Return the buttons of the two ways to start: to carry on from the throne, or to begin equal.

    [] if the lobby cannot carry on.
    """
    if not domain.is_offered(table.state, throne):
        return []
    carries = domain.carries(table.state, throne)
    ways = ((CARRY, "button-carry-on", carries), (EQUAL, "button-start-equal", not carries))
    number, key = table.state.id, table.stage_key
    return [
        button(
            "throne",
            number,
            key,
            way,
            label=speech.say(label),
            style=ButtonStyle.success if chosen else ButtonStyle.secondary,
        )
        for way, label, chosen in ways
    ]


def lobby_order(speech: Speech, table: Snapshot, throne: Throne | None) -> list[tuple[Player, str]]:
    """Return the players of a lobby in the order of the first deal, each with a title or ""."""
    state = table.state
    players = playing(state)
    if throne is None or not domain.carries(state, throne):
        return [(player, "") for player in players]
    match = domain.carried_on(throne, players, table.rules)
    return [(player, title_of(speech, match.titles[player])) for player in match.standing]


async def decide(context: Context, way: str) -> None:
    """Decide whether Start carries on from the throne or begins equal."""
    table = context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    await table.decide(context.player, way == CARRY)
    await context.acknowledge()
