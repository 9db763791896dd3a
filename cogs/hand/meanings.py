"""The question what cards stand for: a button for each answer, selects where there are many."""

from __future__ import annotations

from typing import Any

import discord
from discord.ui import ActionRow

from bot import limits
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import meaning_of
from bot.words.labels import kind_of
from cogs.core.components import TableSelect, button, in_rows, select
from rules.combinations import Combination

BUTTONS = 20  # answers; more are given in selects


def meaning_rows(table: Snapshot, meanings: tuple[Combination, ...]) -> list[ActionRow[Any]]:
    """All that these cards may be laid as, the strongest first."""
    said = _said(table, meanings)
    if len(meanings) > BUTTONS:
        parts = [
            meanings[start : start + limits.OPTIONS]
            for start in range(0, len(meanings), limits.OPTIONS)
        ]
        return [ActionRow(_select(table, part, said, at)) for at, part in enumerate(parts, 1)]
    return in_rows(
        [
            button(
                "play",
                table.state.id,
                table.key,
                f"{one.laid:x}.{one.cards:x}",
                label=said[one],
            )
            for one in meanings
        ]
    )


def _said(table: Snapshot, meanings: tuple[Combination, ...]) -> dict[Combination, str]:
    """What each of them is called, with its kind where they are of several."""
    kinds = {one: kind_of(one, table.rules) for one in meanings}
    if len(set(kinds.values())) == 1:
        return {one: meaning_of(one) for one in meanings}
    return {
        one: say("stands-for-kind", stands=meaning_of(one), kind=say(kind))
        for one, kind in kinds.items()
    }


def _select(
    table: Snapshot, meanings: tuple[Combination, ...], said: dict[Combination, str], part: int
) -> TableSelect:
    options = [discord.SelectOption(label=said[one], value=f"{one.cards:x}") for one in meanings]
    return select(
        "stand",
        table.state.id,
        table.key,
        f"{meanings[0].laid:x}.{part}",
        placeholder=say("stands-for-which", part=part),
        options=options,
    )
