"""An evening leaves next to nothing for the collection of garbage: memory is free at once.

A lost connection of the simulated network leaves the context of a task, with a few objects.
"""

from __future__ import annotations

import contextlib
import gc
from collections import Counter
from collections.abc import Iterator

from tests.night.house import House
from tests.night.played import played
from tests.night.small import SMALL
from tests.night.test_pinged import act

OURS = "discord.", "bot.", "cogs.", "rules."
ELSEWHERE = "bot.playground"  # runs in the process of the test only
ROUNDS = 30
COMMANDS = "hand", "rules", "settings", "leaderboard", "profile", "history", "privacy"
REFUSALS = 429, 500, 403


@contextlib.contextmanager
def collected() -> Iterator[Counter[str]]:
    """Count objects that only a collection frees in the block: of the bot, discord.py and files."""
    kinds = Counter[str]()
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield kinds
        gc.collect()
        for found in gc.garbage:
            kind = f"{type(found).__module__}.{type(found).__qualname__}"
            ours = kind.startswith(OURS) and not kind.startswith(ELSEWHERE)
            kinds[kind] += ours or kind == "_io.BytesIO"
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    kinds += Counter()  # drops kinds without objects


@played
async def test_presses_leave_no_garbage(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await act(evening)
    await house.settle()
    with collected() as kinds:
        for _ in range(ROUNDS):
            if not await evening.on_turn():
                await evening.begin_deal("Next deal")
            await act(evening)
        await house.settle()
    assert kinds.total() < ROUNDS, kinds


@played
async def test_commands_menus_and_refused_requests_leave_no_garbage(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    host, room = evening.host, evening.channel_id
    await house.settle()
    with collected() as kinds:
        for command in COMMANDS:
            await host.type_command(room, command)
            await house.settle()
        await host.click("Table", room)
        for status in REFUSALS:
            house.playground.faults.next("PATCH", "/webhooks/", status)
            house.playground.faults.next("PATCH", "/channels/", status)
            await act(evening)
            await house.settle()
    assert kinds.total() < ROUNDS, kinds
