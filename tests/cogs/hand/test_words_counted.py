"""Hands in words tell a deal in less than half of the words that they once needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import discord
import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.domain.state import Stage
from bot.players import weakest
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.hand.message import hand_message
from rules.catalogue.families import FAMILIES
from tests.bot.four_people import OPEN, PEOPLE, Listener, StoppedClock, settings

FIVE = (*PEOPLE, "55")
BEFORE = 49_476 / 450  # words of a hand on 2026-11-22, the mean of a deal of five
KNOWN = dict.fromkeys(FAMILIES, "before")
WORDS = Preferences(pictures=False, explained=KNOWN)  # of players who know all games
UNSAID = re.compile(r"\(https:\S+|a channel")  # addresses, and a channel without a name


async def read(app: App, table: Table, player: str) -> str:
    """Return the text of this player's hand, in which a time is one word."""
    speech = Speech("en", spelled=True)
    layout, _ = await hand_message(speech, app, table.now, player, WORDS)
    shown = layout.walk_children()
    said = "\n".join(one.content for one in shown if isinstance(one, discord.ui.TextDisplay))
    return UNSAID.sub(" ", re.sub(r"<t:\d+:R>", "soon", said))


def counted(said: str) -> int:
    return len(re.findall(r"\w+", said))


async def dealt(app: App, store: Store) -> Table:
    """Return a table with a fixed deal of five players."""
    app.tables = Tables(store, Listener(), settings(), StoppedClock(), Random(7))
    OPEN.append(app.tables)
    table = await app.tables.open(1, 200, FIVE[0], "president_comp303", {})
    for player in FIVE[1:]:
        await table.join(player)
    await table.deal(FIVE[0])
    return table


def seats(said: str) -> Iterator[str]:
    """Yield the parts of the line of seats, one for each other player."""
    (line,) = [one for one in said.splitlines() if one.startswith("Cards left: ")]
    yield from line.removeprefix("Cards left: ").split("; ")


@pytest.mark.slow
async def test_a_deal_takes_less_than_half_of_the_words_it_once_took(
    app: App, store: Store
) -> None:
    table, total, hands = await dealt(app, store), 0, 0
    while True:
        for player in FIVE:
            total, hands = total + counted(await read(app, table, player)), hands + 1
        if table.state.stage is not Stage.DEAL:
            break
        mover = table.now.due()[0]
        seen = table.now.view(mover)
        assert seen is not None
        await table.act(mover, weakest(seen), table.now.key)
    assert total < BEFORE / 2 * hands


async def test_the_others_are_told_in_the_order_of_play_after_the_reader(
    app: App, store: Store
) -> None:
    table = await dealt(app, store)
    reader = table.now.players[2]
    after = (*table.now.players[3:], *table.now.players[:2])
    told = list(seats(await read(app, table, reader)))
    assert [one.partition(":")[0] for one in told] == [f"Player {one}" for one in after]
