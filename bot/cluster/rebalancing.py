"""Division of the shards among the processes: each has as many as any other, or one more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.store import StorageError
from bot.store.leases import Leases

PROCESS, SHARD, TOLD = "process:", "shard:", "/told"  # SHARD_IDS tells that one its shards


def may_take(shards: int, held: Mapping[str, int], name: str) -> int:
    """Return how many free shards the process of this name may take.

    `held` is the number of shards of each live process. No process takes a shard meant for one with
    fewer: with an uneven number of shards, they would otherwise go back and forth.
    """
    fewest, rest = divmod(shards, len(held))
    if held[name] < fewest:
        return fewest - held[name]
    waits = any(count < fewest for count in held.values())
    return 0 if waits or not rest else max(0, fewest + 1 - held[name])


def is_to_give(shards: int, held: Mapping[str, int], name: str) -> bool:
    """Whether this process is to release a shard for newcomers; one process does at a time."""
    fewest, rest = divmod(shards, len(held))
    too_many = held[name] > fewest + (rest > 0)
    is_first = name == max(held, key=lambda one: (held[one], one))
    return too_many or (is_first and held[name] > fewest > min(held.values()))


async def shares(leases: Leases) -> dict[str, int]:
    """Return the number of shards of each live process, by its name. StorageError."""
    at_work = (await leases.held(PROCESS)).values()
    shards = Counter((await leases.held(SHARD)).values())
    return {name: shards[name] for name in at_work}


async def counts(leases: Leases) -> set[int]:
    """Return the shard counts of all served shards: one number if all is well. StorageError."""
    return {int(name.rpartition("/")[2]) for name in await leases.held(SHARD)}


async def check(leases: Leases, count: int, told: bool) -> None:
    """Raise StorageError if a process cannot serve `count` shards beside the live ones.

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
