"""Caches of the store: cached values are not read again, and outdated ones not returned."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Clock
from bot.domain.preferences import Deck, HousePreset, Preferences, ServerSettings
from bot.domain.state import Draft, Post
from bot.store import StorageError, Store
from bot.store.cache import ALWAYS, PATIENCE, SECONDS, Cache
from tests.bot.simulated import simulated
from tests.bot.store.material import ANA, BEN, CHANNEL, GUILD, lobby

POST = Post("ping", ANA, CHANNEL, 2**62 + 9, 3, 4.5)
HOUSE = HousePreset("Sunday", "president_basic", {}, ANA, 1.0)


class Counted(Store):
    """A store that counts its transactions."""

    reads = 0
    writes = 0

    async def read(self, *args: Any, **kwargs: Any) -> Any:
        self.reads += 1
        return await super().read(*args, **kwargs)

    async def write(self, *args: Any, **kwargs: Any) -> Any:
        self.writes += 1
        return await super().write(*args, **kwargs)


class Hour:
    """The time of a clock, in seconds; a test sets it."""

    now = 1000.0


@pytest.fixture
def hour() -> Hour:
    return Hour()


@pytest.fixture
async def counted(tmp_path: Path, hour: Hour) -> AsyncIterator[Counted]:
    address = f"sqlite+aiosqlite:///{tmp_path}/gamenight.db"
    store = await Counted.open(address, Clock(lambda: hour.now))
    assert isinstance(store, Counted)
    await store.tables.add(lobby())
    store.reads = store.writes = 0
    yield store
    await store.close()


ASKED: dict[str, Callable[[Store], Awaitable[object]]] = {
    "preferences": lambda store: store.preferences.of(ANA),
    "server settings": lambda store: store.servers.settings(GUILD),
    "house presets": lambda store: store.servers.house_presets(GUILD),
    "channel default": lambda store: store.servers.channel_default(CHANNEL),
    "posts": lambda store: store.posts.of(1),
    "names": lambda store: store.display_names.of(GUILD, [ANA, BEN]),
}
CHANGED: dict[str, tuple[Callable[[Store], Awaitable[object]], object]] = {
    "preferences": (
        lambda store: store.preferences.change(ANA, deck=Deck.TWO),
        Preferences(deck=Deck.TWO),
    ),
    "server settings": (
        lambda store: store.servers.change_settings(GUILD, threads=True),
        ServerSettings(threads=True),
    ),
    "house presets": (lambda store: store.servers.keep_house_preset(GUILD, HOUSE), (HOUSE,)),
    "channel default": (
        lambda store: store.servers.put_channel_default(CHANNEL, Draft("bigtwo_basic")),
        Draft("bigtwo_basic"),
    ),
    "posts": (lambda store: store.posts.keep(1, [POST]), [POST]),
    "names": (lambda store: store.display_names.learn(GUILD, ANA, "Ana"), {ANA: "Ana"}),
}


@pytest.mark.parametrize("what", ASKED)
async def test_known_row_of_a_file_is_not_read_again(
    counted: Counted, hour: Hour, what: str
) -> None:
    first = await ASKED[what](counted)
    hour.now += 1e6
    assert await ASKED[what](counted) == first
    assert counted.reads == 1


async def test_shared_row_is_read_again_when_it_may_be_old(hour: Hour) -> None:
    cache: Cache[str, int] = Cache(Clock(lambda: hour.now), SECONDS)
    asked: list[str] = []

    async def ask(key: str) -> int:
        asked.append(key)
        return len(asked)

    assert await cache.read(ANA, ask) == 1
    hour.now += SECONDS - 1
    assert await cache.read(ANA, ask) == 1
    hour.now += 1
    assert await cache.read(ANA, ask) == 2
    hour.now -= 3600  # the clock was set back
    assert await cache.read(ANA, ask) == 3


@pytest.mark.slow
@pytest.mark.parametrize("what", ASKED)
async def test_a_change_is_seen_at_once(counted: Counted, what: str) -> None:
    await ASKED[what](counted)
    change, after = CHANGED[what]
    await change(counted)
    assert await ASKED[what](counted) == after
    assert (counted.reads, counted.writes) == (1, 1)


async def test_row_changed_by_another_process_is_read_again_once_known() -> None:
    cache, slow, go = Cache[str, str](Clock(), ALWAYS), Slow(), asyncio.Event()
    assert await cache.read(ANA, slow.ask) == "old"
    slow.value = "new"
    assert await cache.read(ANA, slow.ask) == "old"
    cache.forget(ANA)
    assert await cache.read(ANA, slow.ask) == "new"
    reading = asyncio.create_task(cache.read(BEN, lambda _: slow.until(go, "old")))
    await asyncio.sleep(0)
    cache.forget_all()
    go.set()
    assert await reading == "old", "it was asked before"
    assert await cache.read(BEN, slow.ask) == "new"
    assert await cache.read(ANA, slow.ask) == "new"


@pytest.mark.slow
async def test_changes_of_a_returned_value_do_not_change_the_cache(counted: Counted) -> None:
    await counted.posts.keep(1, [POST])
    (await counted.posts.of(1)).clear()
    assert await counted.posts.of(1) == [POST]
    await counted.posts.keep(1, (), dropped=[POST])
    assert await counted.posts.of(1) == []


async def test_a_change_that_fails_leaves_nothing_to_believe(
    counted: Counted, tmp_path: Path
) -> None:
    before = await counted.preferences.of(ANA)
    with pytest.raises(StorageError):
        await counted.preferences.change(ANA, deck=object())
    assert await counted.preferences.of(ANA) == before
    assert counted.reads == 2


async def test_least_recently_used_row_leaves_a_full_cache() -> None:
    cache: Cache[str, int] = Cache(Clock(), most=2)
    asked: list[str] = []

    async def ask(key: str) -> int:
        asked.append(key)
        return len(asked)

    for key in (ANA, BEN, ANA, "3", BEN, ANA):
        await cache.read(key, ask)
    assert asked == [ANA, BEN, "3", BEN, ANA]


class Slow:
    """A stored value; a test decides when its reads and changes end."""

    def __init__(self) -> None:
        self.value = "old"
        self.asked = 0

    async def ask(self, key: str) -> str:
        self.asked += 1
        return self.value

    async def until(self, go: asyncio.Event, seen: str) -> str:
        await go.wait()
        return seen


async def test_a_reading_that_a_change_overtakes_is_not_kept() -> None:
    cache, slow, go = Cache[str, str](Clock()), Slow(), asyncio.Event()
    reading = asyncio.create_task(cache.read(ANA, lambda _: slow.until(go, "old")))
    await asyncio.sleep(0)
    at_once = asyncio.Event()
    at_once.set()
    assert await cache.change(ANA, slow.until(at_once, "new")) == "new"
    go.set()
    assert await reading == "old"
    slow.value = "new"
    assert await cache.read(ANA, slow.ask) == "new"


@simulated
async def test_a_reading_beside_a_slow_change_is_not_kept(clock: Clock) -> None:
    cache, slow, go = Cache[str, str](clock), Slow(), asyncio.Event()
    changing = asyncio.create_task(cache.change(ANA, slow.until(go, "new")))
    await asyncio.sleep(0)
    for number in range(3):
        began = clock.now()
        assert await cache.read(ANA, slow.ask) == "old"
        assert clock.now() == pytest.approx(began + PATIENCE), number
    assert slow.asked == 3
    go.set()
    await changing
    assert await cache.read(ANA, slow.ask) == "new"
    assert slow.asked == 3


@pytest.mark.parametrize("changes", [True, False])
@simulated
async def test_readings_beside_a_change_or_another_have_its_outcome(
    clock: Clock, changes: bool
) -> None:
    cache, slow, go = Cache[str, str](clock), Slow(), asyncio.Event()
    coming = slow.until(go, "new")
    begun = cache.change(ANA, coming) if changes else cache.read(ANA, lambda _: coming)
    first = asyncio.create_task(begun)
    await asyncio.sleep(0)
    others = [asyncio.create_task(cache.read(ANA, slow.ask)) for _ in range(3)]
    await asyncio.sleep(0)
    go.set()
    assert [await one for one in (first, *others)] == ["new"] * 4
    assert slow.asked == 0


@simulated
async def test_a_reading_beside_a_change_that_fails_is_asked_for(clock: Clock) -> None:
    cache, slow, go = Cache[str, str](clock), Slow(), asyncio.Event()

    async def fails() -> str:
        await go.wait()
        raise StorageError

    changing = asyncio.create_task(cache.change(ANA, fails()))
    await asyncio.sleep(0)
    reading = asyncio.create_task(cache.read(ANA, slow.ask))
    await asyncio.sleep(0)
    go.set()
    with pytest.raises(StorageError):
        await changing
    assert await reading == "old"


async def test_each_of_two_changes_one_after_the_other_is_kept() -> None:
    cache, slow, go = Cache[str, str](Clock()), Slow(), asyncio.Event()
    go.set()
    for value in ("one", "two"):
        await cache.change(ANA, slow.until(go, value))
        assert await cache.read(ANA, slow.ask) == value
    assert slow.asked == 0


async def test_of_two_changes_at_once_neither_is_believed() -> None:
    cache, slow = Cache[str, str](Clock()), Slow()
    first, second = asyncio.Event(), asyncio.Event()
    one = asyncio.create_task(cache.change(ANA, slow.until(first, "one")))
    await asyncio.sleep(0)
    two = asyncio.create_task(cache.change(ANA, slow.until(second, "two")))
    await asyncio.sleep(0)
    for event, task in ((second, two), (first, one)):
        event.set()
        await task
    await cache.read(ANA, slow.ask)
    assert slow.asked == 1
