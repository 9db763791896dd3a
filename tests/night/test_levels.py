"""Levels of computer players: chosen by tapping, and a deal with strong computers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.test_company import beside, table_says
from tests.simulation.world import World

SHORT = {
    "preset": "president_basic",
    "house_rules": "players=2..4, deal=fixed, hand_size=5, leftover=discard",
}


async def with_strong_ones(house: House) -> Evening:
    """Let two people and two strong computers play a short deal."""
    evening = await house.evening(2)
    host, channel = evening.host, evening.channel_id
    await evening.open(**SHORT)
    await host.click("Add computer", channel)
    await table_says(evening, "🤖\u00a0Sage · 🌿 normal")
    await beside(host, evening, "🤖\u00a0Sage", "Level")
    await host.find("Remove computer")
    said = await host.answer(await host.click("🌳 strong"))
    assert said.splitlines()[0] == "🤖\u00a0Oak plays here now."
    await table_says(evening, "🤖\u00a0Oak · 🌳 strong")
    await host.click("Add computer", channel)
    await table_says(evening, "🤖\u00a0Yew · 🌳 strong")
    await evening.begin_deal("Start")
    assert await evening.play_on()
    return evening


@played
async def test_the_host_plays_against_strong_computers(house: House) -> None:
    evening = await with_strong_ones(house)
    assert "Oak" in words(evening.result() or {})


@pytest.mark.long
@pytest.mark.parametrize("seed", [4])
def test_the_same_seed_gives_the_same_night_with_strong_computers(
    tmp_path: Path, seed: int
) -> None:
    prints = set()
    for name in ("first", "again"):
        world = World(seed, tmp_path / name)
        world.play(lambda here: with_strong_ones(here.house))
        prints.add(world.print_of_requests())
    assert len(prints) == 1
