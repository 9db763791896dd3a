"""Random computers play every preset through the real table and store."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.domain.state import Stage
from bot.settings import Settings
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.catalogue import build, full, problems
from rules.catalogue.presets import PRESETS
from tests.databases import new_database
from tests.rules.random_play import at_random

MOST_ACTIONS = 20_000  # limit for one match; a match of random moves takes a few hundred


class Nobody:
    def changed(self, table: Table) -> None: ...

    def taken_up(self, table: Table) -> None: ...

    def remind(self, table: Table) -> None: ...

    def is_told(self, table: Table) -> bool:
        return True


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(new_database(tmp_path / "gamenight.db"))
    opened = Tables(
        store, Nobody(), Settings(turn_seconds=600, computer_seconds=60), chance=Random(7)
    )
    yield opened
    await opened.close()
    await store.close()


def clipped(preset: str) -> dict[str, str]:
    """Return the changes to `preset` that make its match short, or {} if the rules forbid them."""
    form = full(preset)["match_end"]
    short = {"open": {"match_end": "deals", "match_target": "1"}, "points": {"match_target": "2"}}
    changed = short.get(form, {"match_target": "1"})
    return changed if not problems(preset, changed) else {}


@pytest.mark.slow
@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
async def test_random_computers_play_it_to_the_end_of_a_match(preset: str, tables: Tables) -> None:
    chance = Random(preset)
    changed = clipped(preset)
    seats = build(preset, changed).seats
    least = next(count for count in seats if not problems(preset, changed, seats=count))
    people = [str(100 + number) for number in range(least)]
    table = await tables.open(1, 1, people[0], preset, changed)
    for person in people[1:]:
        await table.join(person)
    await table.deal(people[0])
    for _ in range(MOST_ACTIONS):
        if table.state.stage is Stage.OVER or _open_ended(table):
            break
        if table.state.stage is Stage.BETWEEN:
            await table.deal(people[0])
            continue
        player = chance.choice(table.now.due())
        seen = table.now.view(player)
        assert seen is not None
        await table.act(player, at_random(seen, chance), table.now.key)
    assert table.state.stage is Stage.OVER or _open_ended(table)
    again = Table(
        (await tables.store.tables.open())[0],
        tables.store,
        Nobody(),
        tables.settings,
        tables.clock,
        tables.chance,
    )
    await again.restore()
    assert again.state == table.state
    assert [again.now.view(player) for player in people] == [
        table.now.view(player) for player in people
    ]


def _open_ended(table: Table) -> bool:
    """Whether the match has no end of its own, and has had a deal."""
    return full(table.state.preset, table.state.changed)["match_end"] == "open" and (
        table.state.match.deals >= 1
    )
