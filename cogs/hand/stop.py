"""The request to stop a running deal, as the table and the hands of the people asked show it."""

from __future__ import annotations

from typing import Any

from discord.ui import ActionRow

from bot.domain import stopping
from bot.tables.snapshot import Snapshot
from bot.words.speech import Speech
from cogs.core.components import button
from cogs.core.people import named
from rules.match.match import Player

COMPONENTS = 3  # of the row of buttons


def stop_lines(speech: Speech, table: Snapshot, *, timed: bool = True) -> list[str]:
    """Return a line about the present request, or no line.

    With `timed`, the line has the end of the vote: no edit of a hand would remove it.
    """
    stop = table.state.stop
    if not stop.by:
        return []
    told = speech.say(
        "stop-line",
        who=named(speech, stop.by),
        count=len(stop.agreed),
        majority=stopping.needed(table.state, table.running),
    )
    until = speech.say("stop-until", until=str(int(stop.until))) if timed else ""
    return [" · ".join(filter(None, [told, until]))]


def stop_row(speech: Speech, table: Snapshot) -> list[ActionRow[Any]]:
    """Return the row of buttons that answer the present request; [] without a request."""
    if not table.state.stop.by:
        return []
    number, key = table.state.id, table.stage_key
    yes = button("stopyes", number, key, label=speech.say("button-stop-agree"))
    no = button("stopno", number, key, label=speech.say("button-stop-decline"))
    return [ActionRow(yes, no)]


def is_asked(table: Snapshot, player: Player) -> bool:
    """Whether the present request asks this person."""
    return stopping.may_answer(table.state, player, table.running)
