"""How the processes at work divide the shards: each has as many as any other, or one more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.store import StorageError
from bot.store.leases import Leases

PROCESS, SHARD, TOLD = "process:", "shard:", "/told"  # SHARD_IDS tells that one its shards


def may_take(shards: int, held: Mapping[str, int], name: str) -> int:
    """How many more the process of this name may take of what is free.

    `held` is how many each has that is at work. Nobody takes one that somebody with fewer is to
    have: where shards do not come out even, they would else be given back and forth.
    """
    fewest, rest = divmod(shards, len(held))
    if held[name] < fewest:
        return fewest - held[name]
    waits = any(count < fewest for count in held.values())
    return 0 if waits or not rest else max(0, fewest + 1 - held[name])


def is_to_give(shards: int, held: Mapping[str, int], name: str) -> bool:
    """Is it this process that gives one up, so that newcomers get theirs? One does at a time."""
    fewest, rest = divmod(shards, len(held))
    too_many = held[name] > fewest + (rest > 0)
    is_first = name == max(held, key=lambda one: (held[one], one))
    return too_many or (is_first and held[name] > fewest > min(held.values()))


async def shares(leases: Leases) -> dict[str, int]:
    """How many shards each process has that is at work, by its name. StorageError."""
    at_work = (await leases.held(PROCESS)).values()
    shards = Counter((await leases.held(SHARD)).values())
    return {name: shards[name] for name in at_work}


async def counts(leases: Leases) -> set[int]:
    """Of how many shards those are that are served: of one number if all is well. StorageError."""
    return {int(name.rpartition("/")[2]) for name in await leases.held(SHARD)}


async def check(leases: Leases, count: int, told: bool) -> None:
    """StorageError where a process cannot serve so many shards beside those at work.

    `told` is whether SHARD_IDS tells it which.
    """
    if others := await counts(leases) - {count}:
        other = " or ".join(map(str, sorted(others)))
        raise StorageError(
            f"Other processes serve {other} shards, this one would serve {count}:"
            " stop them, or give it the same SHARD_COUNT."
        )
    if {name.endswith(TOLD) for name in await leases.held(PROCESS)} - {told}:
        raise StorageError(
            "SHARD_IDS tells some processes which shards they serve: set it for all, or for none."
        )
