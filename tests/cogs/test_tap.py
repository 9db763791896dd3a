"""The way of a tap on "play" until everybody sees it: short, and nothing on it is done twice.

Five people have their hands by direct message; in the middle of a deal one of them plays, and the
next comes on turn. The bot, with the real client, and the playground share one process.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from random import Random

import discord
import pytest
import pytest_asyncio
import yarl

from bot.client import Gamenight
from bot.clock import Clock
from bot.players import weakest
from bot.playground import Playground
from bot.playground.rest.journal import Exchange
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.settings import Settings
from bot.store import Store
from bot.tables import registry
from bot.tables.table import Table
from cogs.core.published import Published, published_of
from cogs.hand.message import hand_message
from cogs.table.message import table_message
from rules.view import view
from tests.bot.playground.guest import Guest
from tests.cogs.tap import Tap

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")
FILES = {"cogs": 15, "bot": 21, "rules": 17, "bot/drawing": 9}  # that it goes through at most
FUNCTIONS = 300
HALF_A_SECOND = 0.5
NOW = 1_800_000_000.0


@dataclass
class Measured:
    """What one tap has come to."""

    tap: Tap
    requests: list[Exchange]
    people: int


@contextlib.contextmanager
def pointed_at_for_now() -> Iterator[None]:
    """The client may point discord.py elsewhere; afterwards it is as it was."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def measured(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Measured]:
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('tap') / 'gamenight.db'}"
    tap = Tap(view, hand_message, table_message, Store.read, Store.write)
    with pytest.MonkeyPatch.context() as patch, pointed_at_for_now(), tap:
        patch.setattr(registry, "ALIVE_EVERY", 3600.0)  # the bot's heart beats beside any tap
        playground = Playground()
        await playground.start()
        store = await Store.open(url, Clock(lambda: NOW))  # which forgets nothing meanwhile
        settings = Settings(computer_seconds=0, table_edit_seconds=0, turn_seconds=900)
        bot = Gamenight(settings, store, chance=Random(1))
        running = asyncio.create_task(connected(bot, playground))
        yield await measure(tap, playground, bot)
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()
        await playground.close()


async def connected(bot: Gamenight, playground: Playground) -> None:
    discord.http.Route.BASE = playground.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway.url)
    async with bot:
        await bot.start(playground.token)


async def measure(tap: Tap, playground: Playground, bot: Gamenight) -> Measured:
    """Play until somebody follows in the second trick, and look at that."""
    while not bot.was_ready:
        await asyncio.sleep(0.05)
    ids = {person.name: person.id for person in playground.world.people.values()}
    room = playground.world.channel("game-night")
    people = [ids[name] for name in NAMES]
    guild, host = int(GAME_NIGHT_ID), people[0]
    table = await bot.tables.open(guild, int(room.id), host, "president_basic", {})
    for player in people:  # whose language is noted when they first click
        await bot.store.preferences.change(player, seen="en")
        if player != host:
            await table.join(player)
    await table.deal(host)
    published = published_of(bot, table)
    while not in_the_middle(table):
        await settled(playground, published)
        await act(table)
    await settled(playground, published)
    published.looked_at = bot.clock.now()  # for chat below the table: now and then, by any tap
    (player,) = table.due()
    before = len(playground.journal)
    async with Guest(playground.url, next(name for name in NAMES if ids[name] == player)) as guest:
        tap.on = True
        await play(guest, table)
        await settled(playground, published)
        tap.on = False
    return Measured(tap, list(playground.journal)[before:], len(people))


def in_the_middle(table: Table) -> bool:
    """Does somebody follow, in a trick that is not the first, and is the next one not out?"""
    seen = table.view(table.due()[0])
    assert seen is not None
    return bool(seen.last_trick and seen.trick and len(seen.plays) > 1 and not seen.out)


async def act(table: Table) -> None:
    (player,) = table.due()
    seen = table.view(player)
    assert seen is not None
    await table.act(player, weakest(seen), table.key)


async def play(guest: Guest, table: Table) -> None:
    """Tap on the first suggestion in the direct message."""
    channels = (await guest.state())["dms"]
    message = (await guest.messages(channels[0]["id"]))[-1]
    custom_id = next(word for word in json.dumps(message).split('"') if word.startswith("play:"))
    assert f":{table.key}:" in custom_id
    await guest.done(await guest.press(message, custom_id))


async def settled(playground: Playground, published: Published) -> None:
    """Wait until everything is shown and nothing more is asked of Discord."""
    known = -1
    while known != len(playground.journal) or not published.settled:
        known = len(playground.journal)
        await asyncio.sleep(HALF_A_SECOND)


async def test_a_tap_takes_the_fewest_requests(measured: Measured) -> None:
    """The answer, the hand of who is next, the old ping and the new one, the table."""
    assert sorted((one.method, one.path.split("/")[1]) for one in measured.requests) == [
        ("DELETE", "channels"),
        ("PATCH", "channels"),
        ("PATCH", "channels"),
        ("POST", "channels"),
        ("POST", "interactions"),
    ]


async def test_each_person_has_one_view_and_the_public_has_one(measured: Measured) -> None:
    assert measured.tap.calls(view) == measured.people + 1


async def test_each_message_that_changes_is_built_once(measured: Measured) -> None:
    assert measured.tap.calls(hand_message) == 2
    assert measured.tap.calls(table_message) == 1


async def test_the_play_is_one_transaction_and_the_new_ping_another(measured: Measured) -> None:
    assert measured.tap.calls(Store.write) == 2


async def test_memory_answers_all_that_is_asked(measured: Measured) -> None:
    """The deal, the messages that show it, and what people and their server have chosen."""
    assert measured.tap.calls(Store.read) == 0


async def test_it_goes_through_no_more_files_and_functions_than_it_must(measured: Measured) -> None:
    """Pictures are drawn in threads of their own: a new hand, and a new table."""
    functions = measured.tap.functions
    assert {"rules/engine.py", "bot/store/store.py", "cogs/table/publisher.py"} <= functions.keys()
    way = Counter(part_of(file) for file in functions)
    assert way <= Counter(FILES), "\n".join(functions)
    assert sum(map(len, functions.values())) <= FUNCTIONS


def part_of(file: str) -> str:
    return "bot/drawing" if file.startswith("bot/drawing/") else file.partition("/")[0]
