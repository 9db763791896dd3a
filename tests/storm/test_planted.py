"""Tests that the verdict reports each planted fault under its kind, and under no other."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import aiohttp
import pytest

from bot.playground.world import servers
from bot.store import Store
from rules.events import Played
from tests.night.clicking import deal_in, deal_of
from tests.night.reading import Message, cockpit, note_of, of_mask
from tests.night.seen import Seen
from tests.simulation.world import World
from tests.storm.acknowledged import WITH_CARDS, WITHOUT
from tests.storm.lost_turns import Timekeeper
from tests.storm.plan import Plan, Setting
from tests.storm.saying_twice import TWICE
from tests.storm.scene import Scene
from tests.storm.standing import Onlooker
from tests.storm.storm import calm, gathered, scatter
from tests.storm.tables import StormTable
from tests.storm.verdict import judge

pytestmark = pytest.mark.long

CARDS = "players=3..5, deal=fixed, hand_size=10, leftover=discard"
CALM = Plan(7, 0.0, (Setting("president_basic", CARDS, 3, 0, thread=False, words=0),), ())
PLAYING = 60.0  # seconds
LOST = "acknowledged plays lost"
FOUND = {
    "nothing": Counter[str](),
    "what is stored no more": Counter({LOST: 1}),
    "a deal that does not go on": Counter({"tables stuck": 1}),
    "an earlier hand shown again": Counter({"hands changed": 1}),
    "a card of somebody else's": Counter({"secrets seen": 1}),
    "an error that is logged": Counter({"tracebacks": 1}),
    "an error that nobody was told of": Counter({"tracebacks": 2}),
    "more requests than one route takes": Counter({"answers of 429": 1}),
    "a request to where the bot sees nothing": Counter({"invalid requests": 1}),
    "a message without content": Counter({"malformed requests": 1}),
    "a table shown twice": Counter({"said twice": 1}),
    "a hand shown twice": Counter({"said twice": 1}),
    "a person pinged twice": Counter({"said twice": 1}),
    "a press answered twice": Counter({"said twice": 1}),
    "news told twice": Counter({"said twice": 1}),
    "a thread that nobody asked for": Counter({"said twice": 1}),
    "a turn cut short": Counter({"turns lost": 1}),
    "a second hello": Counter({"hellos said again": 1}),
    "a process that ends": Counter({"ends of the bot by itself": 1}),
    "a bot that stays away": Counter({"tables stuck": 4}),  # one for the table, one per person
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Counter[str]]:
    """The numbers of findings that each planted fault adds to the verdict, by fault."""
    world = World(CALM.seed, tmp_path_factory.mktemp("planted"))
    return world.play(_planted, weathered=True)


@pytest.mark.parametrize("planted", FOUND)
def test_planted_fault_is_found_as_itself_alone(
    planted: str, found: dict[str, Counter[str]]
) -> None:
    assert found[planted] == FOUND[planted]


async def _planted(world: World) -> dict[str, Counter[str]]:
    scene = await gathered(world, CALM)
    await _in_a_deal(scene)
    await scatter(scene)
    found, before = {}, Counter[str]()
    for what, plant in PLANTS.items():
        stuck = await plant(scene)
        after = await _judged(scene, stuck or [])
        found[what] = after - before
        before = after
    without = world.folder / "without.db"
    await _without_the_last(scene, without)
    # only lost plays count: the shown hands do not fit the shortened database, either
    lost = await _judged(scene, [], without) - before
    found["what is stored no more"] = Counter({LOST: lost[LOST]})
    return found


async def _in_a_deal(scene: Scene) -> None:
    """Wait for `PLAYING` seconds, and then for a deal in which the host holds cards."""
    (table,) = scene.tables
    await scene.clock.sleep(PLAYING)
    while not (table.host.running() and deal_in(table.host.hand()) >= table.host.deal() > 0):
        await scene.clock.sleep(1)


async def _judged(scene: Scene, stuck: list[StormTable], file: Path | None = None) -> Counter[str]:
    database = f"sqlite+aiosqlite:///{file}" if file else scene.simulated.bot.database
    store = await Store.open(database, scene.clock)
    verdict = await judge(scene, store, stuck)
    await store.close()
    return Counter({what: len(found) for what, found in verdict.findings.items()})


async def _nothing(scene: Scene) -> None:
    turns = sum(scene.tables[0].progress())
    assert turns > 5, "they have played"


async def _without_the_last(scene: Scene, copy: Path) -> None:
    """Copy the database without the last move confirmed to a person, and all that follows it."""
    deeds = tuple((*WITH_CARDS, *WITHOUT))
    told = max(
        (
            one
            for person in scene.tables[0].people
            for one in person.told()
            if one.note.startswith(deeds)
        ),
        key=lambda one: one.at,
    )
    with closing(sqlite3.connect(copy)) as to:
        with closing(sqlite3.connect(scene.simulated.bot.data / "gamenight.db")) as file:
            file.backup(to)
        to.execute("DELETE FROM event WHERE deal_id = ? AND seq >= ?", (told.deal, told.seq))
        to.commit()


async def _standing(scene: Scene) -> None:
    looking = asyncio.create_task(Onlooker(scene, longest=10.0).look_on())
    await scene.clock.sleep(20)  # no person clicks, and the turn lasts longer
    looking.cancel()


async def _earlier_hand(scene: Scene) -> None:
    person = scene.tables[0].host.person
    hands = [
        seen
        for seen in person.seen
        if seen.kind in ("message", "edit") and (hand := cockpit(seen.body)) and hand.cards
    ]
    early, _ = next(
        (one, other)
        for one, other in combinations(hands, 2)
        if deal_of(one.body) == deal_of(other.body) > 0
        and not note_of(one.body)
        and len(_cards(one)) > len(_cards(other))
    )
    person.seen.append(replace(early, at=scene.clock.now()))


def _cards(seen: Seen) -> tuple[str, ...]:
    hand = cockpit(seen.body)
    assert hand is not None
    return hand.cards


async def _foreign_card(scene: Scene) -> None:
    table = scene.tables[0]
    store = await Store.open(scene.simulated.bot.database, scene.clock)
    sitting = await table.sitting(store)
    await store.close()
    person, others = table.people[0].person, {one.person.id: one.person for one in table.people[1:]}
    number = max(one for one, deal in sitting.stored.items() if others.keys() & {*deal.players})
    deal = sitting.stored[number]
    other = next(others[one] for one in deal.players if one in others)
    dealt = next(event for event in deal.events if hasattr(event, "hands"))
    played = {card for one in deal.events if isinstance(one, Played) for card in of_mask(one.cards)}
    theirs = of_mask(dealt.hands[deal.players.index(other.id)])
    secret = next(card for card in theirs if card not in played)
    place = table.place.id
    here = [one for one in person.seen if one.channel_id == place and one.kind != "delete"]
    tables = (one for one in here if not cockpit(one.body))  # without hands that are shown there
    # a message from before the end of the deal, when all cards become public
    shown = next(one for one in tables if deal_of(one.body) == number)
    body = Message(shown.body | {"content": f"{other.name} holds {secret}"})
    person.seen.append(Seen(shown.at + 0.01, "edit", place, body))


async def _error(scene: Scene) -> None:
    async def stumble() -> None:
        try:
            raise KeyError(3)
        except KeyError:
            logging.getLogger("bot").exception("An interaction failed")

    assert scene.simulated.bot.process is not None
    await scene.simulated.bot.process.begin(stumble())


async def _unheard(scene: Scene) -> None:
    async def stumble() -> None:
        asyncio.get_running_loop().call_soon(int, "four")
        raise KeyError(5)

    async def begin() -> None:
        failing = asyncio.create_task(stumble())
        await asyncio.wait([failing])

    assert scene.simulated.bot.process is not None
    await scene.simulated.bot.process.begin(begin())
    await scene.clock.sleep(1)


async def _asked(scene: Scene, times: int = 1, **body: str) -> None:
    """Send `times` requests with the bot's token: to read a channel, or to post `body` there."""
    playground = scene.playground
    path = f"{playground.api}/channels/{scene.tables[0].home.id}/messages"
    async with aiohttp.ClientSession(
        headers={"Authorization": f"Bot {playground.token}"}
    ) as session:
        for _ in range(times):
            method = "POST" if body else "GET"
            async with session.request(method, path, json=body or None) as response:
                await response.read()


async def _too_many(scene: Scene) -> None:
    await scene.clock.sleep(10)
    await _asked(scene, scene.playground.limits.requests + 1)


async def _forbidden(scene: Scene) -> None:
    await scene.clock.sleep(10)
    scene.world.set_bot_permissions(scene.tables[0].home.id, 0)
    await _asked(scene)


async def _malformed(scene: Scene) -> None:
    await scene.clock.sleep(10)
    await _asked(scene, content="")


async def _cut_short(scene: Scene) -> None:
    """End the turn of a player who is still thinking, while the bot is away."""
    scene.tables[0].begin()
    await _in_a_deal(scene)
    await scene.tables[0].end()
    await scene.simulated.bot.stop()
    with closing(sqlite3.connect(scene.simulated.bot.data / "gamenight.db")) as file:
        file.execute("UPDATE game_table SET due_at = 1, remind_at = 0")
        file.commit()
    looking = asyncio.create_task(Timekeeper(scene).look_on())
    await scene.simulated.bot.begin()
    await scene.clock.sleep(10)
    looking.cancel()
    await scatter(scene)


async def _greeted_again(scene: Scene) -> None:
    """Let the bot forget its greeting of a server, and remove and add the bot there."""
    await scene.simulated.bot.stop()
    with closing(sqlite3.connect(scene.simulated.bot.data / "gamenight.db")) as file:
        file.execute("UPDATE server SET greeted = 0")
        file.commit()
    await scene.simulated.bot.begin()
    for here in (False, True):
        servers.change(scene.world, scene.tables[0].server.id, has_bot=here)
        await scene.clock.sleep(20)


async def _ends(scene: Scene) -> None:
    watching = asyncio.create_task(scene.keeper.watch())
    name = f"bot {scene.simulated.bot.starts}"
    (main,) = [task for task in asyncio.all_tasks() if task.get_name() == name]
    main.cancel()
    await scene.clock.sleep(20)
    watching.cancel()


async def _away(scene: Scene) -> list[StormTable]:
    await scene.simulated.bot.kill()
    for table in scene.tables:
        table.begin()
    stuck = await calm(scene)
    await scatter(scene)
    return stuck


# the faults are planted in this order into one storm, as each fault stays
PLANTS: dict[str, Callable[[Scene], Awaitable[list[StormTable] | None]]] = {
    "nothing": _nothing,
    "a turn cut short": _cut_short,
    "a deal that does not go on": _standing,
    "an earlier hand shown again": _earlier_hand,
    "a card of somebody else's": _foreign_card,
    "an error that is logged": _error,
    "an error that nobody was told of": _unheard,
    "more requests than one route takes": _too_many,
    "a message without content": _malformed,
    "a request to where the bot sees nothing": _forbidden,
    "a process that ends": _ends,
    **TWICE,
    "a second hello": _greeted_again,
    "a bot that stays away": _away,
}
