"""Leases: one process holds each task that only one may do, and a dead holder is replaced."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store
from bot.store.leases import Leases

SECONDS = 600.0


@pytest.fixture
def one(store: Store) -> Leases:
    return Leases(store, "one", SECONDS)


@pytest.fixture
def other(another: Store) -> Leases:
    return Leases(another, "other", SECONDS)


async def test_taken_lease_is_refused_to_another(one: Leases, other: Leases) -> None:
    assert (await one.take(["b", "a"])).keys() == {"a", "b"}
    assert (await other.take(["b", "c"])).keys() == {"c"}
    assert await one.renew() == {"a", "b"}
    assert await other.renew() == {"c"}


async def test_as_many_are_taken_as_were_asked_for_in_their_order(one: Leases) -> None:
    assert (await one.take(["c", "a", "b"], most=2)).keys() == {"a", "b"}
    assert await one.take(["c"], most=0) == {}


async def test_lease_asked_for_twice_at_once_goes_to_one(one: Leases, other: Leases) -> None:
    names = [f"n{number}" for number in range(20)]
    asked = await asyncio.gather(*(who.take([name]) for name in names for who in (one, other)))
    taken = [name for some in asked for name in some]
    assert sorted(taken) == sorted(names)


async def test_returned_lease_may_be_taken_at_once(one: Leases, other: Leases) -> None:
    await one.take(["a", "b"])
    await other.release(["a"])  # the lease of the first process: no effect
    assert await other.take(["a"]) == {}
    await one.release(["a"])
    ((name, away),) = (await other.take(["a", "b"])).items()
    assert name == "a"
    assert 0 <= away < SECONDS
    assert await one.renew() == {"b"}


async def test_new_holder_learns_how_long_the_lease_was_idle(one: Leases, other: Leases) -> None:
    await one.take(["a", "b"])
    assert await one.renew({"a": 90.0, "c": 1.0}) == {"a", "b"}
    await one.release(["a", "b"])
    away = await other.take(["a", "b"])
    assert 90 <= away["a"] < SECONDS
    assert 0 <= away["b"] < 90
    one.seconds = other.seconds = 0.0
    await other.renew({"a": 0.0})
    assert 0 <= (await one.take(["a"]))["a"] < 90


async def test_holder_that_dies_before_any_work_leaves_the_lease_unchanged(
    one: Leases, other: Leases
) -> None:
    await one.take(["a"])
    await one.renew({"a": 90.0})
    await one.release(["a"])
    other.seconds = 0.0
    await other.take(["a"])
    assert 90 <= (await one.take(["a"]))["a"] < SECONDS


async def test_a_lease_that_has_ended_is_anybodys_and_its_holder_learns_of_it(
    one: Leases, other: Leases
) -> None:
    one.seconds = 0.0
    await one.take(["a", "b"])
    assert (await other.take(["a"])).keys() == {"a"}
    assert await one.renew() == {"b"}  # the other process has not taken "b"


async def test_those_that_are_held_are_found_by_how_they_begin(one: Leases, other: Leases) -> None:
    await one.take(["shard:1/2", "process:x"])
    await other.take(["shard:0/2", "shard_0"])
    assert await one.held("shard:") == {"shard:0/2": "other", "shard:1/2": "one"}
    await one.release(["shard:1/2"])
    assert [*await other.held("shard:")] == ["shard:0/2"]


async def test_unheld_lease_was_left_when_the_bot_was_last_alive(one: Leases, store: Store) -> None:
    assert await one.take(["first"]) == {"first": 0.0}
    assert await store.notifications.last_alive() > 1_700_000_000
    ((_, away),) = (await one.take(["second"])).items()
    assert 0 <= away < SECONDS


async def test_all_processes_have_the_time_from_the_database(store: Store, another: Store) -> None:
    earlier = await store.notifications.now()
    assert 1_700_000_000 < earlier <= await another.notifications.now()
