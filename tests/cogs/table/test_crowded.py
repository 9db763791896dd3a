"""A full table of people with the longest names there are: every message fits."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.preferences import Preferences
from bot.domain.state import Seated, Stage
from bot.tables.history import visible_events
from bot.tables.table import Table
from bot.words.people import naming
from bot.words.speech import Speech, paged
from cogs.core.narration import tell
from cogs.core.people import names_at
from cogs.hand.message import hand_message
from cogs.table import log
from cogs.table.menu import PAGE, Menu
from cogs.table.message import seen_by_all
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from tests.bot.words.emojis_at_hand import ALL
from tests.cogs.clicking import GUILD, click
from tests.rules.random_play import at_random

LARGEST = max(PRESETS, key=lambda preset: build(preset).seats.stop)
PEOPLE = [str(100_000_000_000_000_000 + n) for n in range(build(LARGEST).seats.stop - 1)]
LONGEST = ("*" * 32, "国" * 32, "👩\u200d👩\u200d👧" * 6)
WORDS = Preferences(pictures=False)
EVERY = 11  # plays between two checks


@pytest.fixture
async def crowd(app: App) -> Table:
    """A table with as many people as a game can seat, all with the longest names."""
    table = await app.tables.open(GUILD, 200, PEOPLE[0], LARGEST, {})
    for number, player in enumerate(PEOPLE):
        await app.store.display_names.learn(GUILD, player, LONGEST[number % len(LONGEST)])
        if player != PEOPLE[0]:
            await table.join(player)
    return table


def fits(view: discord.ui.LayoutView) -> None:
    assert view.content_length() <= limits.TEXT
    assert view.total_children_count <= limits.COMPONENTS


async def all_fits(app: App, table: Table) -> None:
    """Check the size of the table message, its menu, two hands and the log.

    The language is one that takes many words.
    """
    speech = naming(Speech("fr", emojis=ALL), await names_at(app, table.now))
    fits((await seen_by_all(speech, app, table.now, pictures=False))[0])
    fits(Menu(speech, table, PEOPLE[0], False).view())
    for player in (*table.now.due()[:1], PEOPLE[-1]) if table.now.view(None) else ():
        fits((await hand_message(speech, app, table.now, player, WORDS))[0])
    if events := await visible_events(app.store, table.state.deal_id, None):
        pages = paged(tell(speech, events, table.now.players), log.PAGE)
        fits(log._page(speech, table.now, pages, len(pages)))


@pytest.mark.slow
async def test_every_message_of_a_deal_fits(app: App, crowd: Table) -> None:
    chance, plays = Random(4), 0
    await all_fits(app, crowd)
    await crowd.deal(PEOPLE[0])
    while crowd.state.stage is Stage.DEAL:
        if plays % EVERY == 0:
            await all_fits(app, crowd)
        view = crowd.now.view(player := crowd.now.due()[0])
        assert view is not None
        await crowd.act(player, at_random(view, chance), crowd.now.key)
        plays += 1
    assert plays > len(PEOPLE)
    await all_fits(app, crowd)


@pytest.mark.slow
async def test_the_lists_of_a_server_fit(app: App, crowd: Table) -> None:
    for number in range(20):
        await app.tables.open(GUILD, 300 + number, PEOPLE[number % len(PEOPLE)], LARGEST, {})
    assert len(await click(app, PEOPLE[0], "tables:0:v.0:")) <= limits.TEXT


@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.BETWEEN, Stage.DEAL])
async def test_every_page_of_the_menu_fits_however_computers_and_people_are_mixed(
    app: App, table: Table, stage: Stage
) -> None:
    """The host has most acts, and a button for each computer; the seats may be shuffled."""
    people = list(table.state.seats)
    computers = [Seated(f"c{number}") for number in range(1, 9)]
    for first in range(len(people) + 1):
        seats = (*people[:first], *computers, *people[first:])
        table.stored.state = replace(table.state, stage=stage, seats=seats)
        menu = Menu(Speech(), table, table.state.host, manager=True)
        for start in range(0, len(seats), PAGE):
            fits(menu.view(start, note="Seats shuffled."))
