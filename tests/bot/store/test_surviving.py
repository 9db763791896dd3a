"""Real processes on one database: killed ones lose nothing, and racing ones share it."""

from __future__ import annotations

import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from pathlib import Path

import pytest

from bot.store import Store
from rules.events import Passed, PhaseBegan
from tests.bot.store.material import new_deal
from tests.bot.store.test_deals import dealing, number

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
SEQ = len(new_deal().events)


async def child(url: str, *arguments: int) -> Process:
    words = [url, *map(str, arguments)]
    command = [sys.executable, "-m", "tests.bot.store.child", *words]
    return await create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT)


@pytest.mark.parametrize("plays", [1, 60])
async def test_acknowledged_write_of_a_killed_process_is_stored(
    store: Store, url: str, plays: int
) -> None:
    deal_id = number(await dealing(store))
    process = await child(url, deal_id, SEQ, SEQ + 10_000)
    assert process.stdout
    acknowledged = [int(await process.stdout.readline()) for _ in range(plays)]
    process.kill()
    acknowledged += map(int, (await process.stdout.read()).split())
    await process.wait()
    assert acknowledged == list(range(SEQ, SEQ + len(acknowledged)))
    stored = await store.deals.events(deal_id)
    # the play under way when the process died may be stored, but has not been acknowledged
    assert len(stored) - SEQ - len(acknowledged) in (0, 1)
    assert stored[SEQ:] == [PhaseBegan(process.pid)] * (len(stored) - SEQ)
    await store.deals.append(deal_id, len(stored), [Passed(0)])


@pytest.mark.long
async def test_each_number_is_given_to_one_of_two_processes(store: Store, url: str) -> None:
    deal_id, last = number(await dealing(store)), SEQ + 80
    processes = [await child(url, deal_id, SEQ, last) for _ in range(2)]
    made: list[tuple[int, int]] = []
    for process in processes:
        told, _ = await process.communicate()
        made += [(int(line), process.pid) for line in told.splitlines() if line.isdigit()]
    stored = await store.deals.events(deal_id)
    assert stored[SEQ:] == [PhaseBegan(pid) for _, pid in sorted(made)]
    assert [seq for seq, _ in sorted(made)] == list(range(SEQ, last + 1))


@pytest.mark.long
async def test_number_taken_by_another_process_is_a_conflict(store: Store, url: str) -> None:
    deal_id = number(await dealing(store))
    process = await child(url, deal_id, SEQ - 1, SEQ - 1)
    told, _ = await process.communicate()
    assert told.split() == [b"stale", str(SEQ - 1).encode()]
    assert await store.deals.events(deal_id) == list(new_deal().events)
