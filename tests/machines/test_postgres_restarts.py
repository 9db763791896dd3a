"""PostgreSQL stops and starts again: the bot takes its locks and leases again, and goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from bot.clock import Clock
from bot.players import weakest
from bot.store import StorageError, Store, notifications, process_lock
from bot.store.posts import ALIVE
from bot.store.process_lock import exclusive_use
from bot.tables import registry
from bot.tables.registry import keep_alive
from rules.events import Played, Turn
from tests.bot.four_people import OPEN, dealt, restored
from tests.postgres import Postgres

POLL = 0.01


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the checks and retries of the bot follow each other quickly."""
    monkeypatch.setattr(process_lock, "CHECK_SECONDS", POLL)
    monkeypatch.setattr(notifications, "CHECK_SECONDS", POLL)
    monkeypatch.setattr(notifications, "RETRY_SECONDS", POLL)
    monkeypatch.setattr(registry, "ALIVE_EVERY", POLL)


@pytest.fixture
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    opened = await Store.open(postgres.url)
    yield opened
    while OPEN:
        await OPEN.pop().close()
    await opened.close()


class Hearer:
    """A listener that notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def notified(self, about: str, what: str) -> None:
        self.heard.append(f"{about} {what}")

    def missed(self) -> None:
        self.heard.append("missed")


async def is_free(postgres: Postgres) -> bool:
    """Whether another process could use the storage."""
    try:
        async with exclusive_use(postgres.url):
            return True
    except StorageError:
        return False


async def test_the_lock_of_the_only_bot_is_taken_again(postgres: Postgres) -> None:
    async with exclusive_use(postgres.url, Clock()):
        assert not await is_free(postgres)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        while await is_free(postgres):
            await asyncio.sleep(POLL)
    assert await is_free(postgres)


async def test_a_bot_that_finds_another_in_its_place_leaves(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StorageError, match="in use by another Gamenight"):
        await _overtaken(postgres, monkeypatch)


async def _overtaken(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async with contextlib.AsyncExitStack() as other, exclusive_use(postgres.url, Clock()):
        with monkeypatch.context() as asleep:
            asleep.setattr(process_lock._ServerLock, "is_held", _always)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await other.enter_async_context(exclusive_use(postgres.url))
        await asyncio.Event().wait()  # until the task is canceled


async def _always(_: object) -> bool:
    return True


async def test_those_that_are_meant_to_be_several_keep_out_only_one_that_is_not(
    postgres: Postgres,
) -> None:
    async with (
        exclusive_use(postgres.url, one_of_several=True),
        exclusive_use(postgres.url, one_of_several=True),
    ):
        assert not await is_free(postgres)
    async with exclusive_use(postgres.url):
        with pytest.raises(StorageError, match="in use by another Gamenight"):
            async with exclusive_use(postgres.url, one_of_several=True):
                raise AssertionError("both use it")


async def test_processes_hear_each_other_again_and_know_that_they_missed_something(
    postgres: Postgres, store: Store
) -> None:
    hearer = Hearer()
    listening = asyncio.create_task(store.notifications.listen("one", hearer))
    while hearer.heard != ["missed"]:
        await asyncio.sleep(POLL)
    await store.notifications.tell("other", "table", "7")
    await store.notifications.tell("one", "table", "8")  # its own notifications are not heard
    await store.notifications.tell("other", "table", "9")
    while len(hearer.heard) < 3:
        await asyncio.sleep(POLL)
    assert hearer.heard == ["missed", "table 7", "table 9"]
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    while hearer.heard[-1] != "missed" or len(hearer.heard) < 4:
        await asyncio.sleep(POLL)
    await store.notifications.tell("other", "table", "10")
    while hearer.heard[-1] != "table 10":
        await asyncio.sleep(POLL)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_unstored_change_is_not_told(postgres: Postgres, store: Store) -> None:
    hearer = Hearer()
    listening = asyncio.create_task(store.notifications.listen("one", hearer))
    while hearer.heard != ["missed"]:
        await asyncio.sleep(POLL)
    telling = store.notifying(lambda: ("other", "table", "7"))

    def fail(_: object) -> None:
        raise ValueError("ours")

    with pytest.raises(ValueError, match="ours"):
        await telling.write(fail)
    await telling.facts.remember("key", "value")
    await store.notifications.tell("other", "table", "8")
    while len(hearer.heard) < 3:
        await asyncio.sleep(POLL)
    assert hearer.heard == ["missed", "table 7", "table 8"]
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


@contextlib.asynccontextmanager
async def outage(postgres: Postgres) -> AsyncIterator[None]:
    """A PostgreSQL server that is stopped until the block ends."""
    await asyncio.to_thread(postgres.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


async def test_the_sign_of_life_is_stored_again_after_an_outage(
    postgres: Postgres, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    living = asyncio.create_task(keep_alive(store, Clock(), lambda: None))
    while await store.facts.recall(ALIVE) is None and not living.done():
        await asyncio.sleep(POLL)
    async with outage(postgres):
        while "could not be stored" not in caplog.text and not living.done():
            await asyncio.sleep(POLL)
    before = await store.facts.recall(ALIVE)
    while await store.facts.recall(ALIVE) == before and not living.done():
        await asyncio.sleep(POLL)
    assert not living.done()
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)


async def test_a_play_during_an_outage_changes_nothing_and_is_stored_once_afterwards(
    postgres: Postgres, store: Store
) -> None:
    table = await dealt(store)
    (player, *_), key, shown = table.now.due(), table.now.key, table.now
    assert table.state.deal_id is not None
    before = (await store.deals.get(table.state.deal_id)).events
    seen = table.now.view(player)
    assert seen is not None
    async with outage(postgres):
        with pytest.raises(StorageError):
            await table.act(player, weakest(seen), key)
        assert table.now is shown
    assert (await store.deals.get(table.state.deal_id)).events == before
    await table.act(player, weakest(seen), key)
    after = (await store.deals.get(table.state.deal_id)).events
    assert after[: len(before)] == before
    assert [type(one) for one in after[len(before) :]] == [Played, Turn]
    assert await restored(store, table) == table.state
