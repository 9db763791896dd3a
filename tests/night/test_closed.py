"""Tables that are closed at the moment when the bot dies: the next start shows them as closed."""

from __future__ import annotations

from math import inf

import pytest

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import controls, words
from tests.night.small import begun, hands

pytestmark = pytest.mark.long


async def closed_unseen(house: House, evening: Evening) -> None:
    """Let the host close the table, kill the bot before it shows that, and start the bot."""
    await evening.host.type_command(evening.channel_id, "game stop")
    house.playground.faults.hang("PATCH", "", times=inf)
    await evening.host.click("end")  # the bot asks for confirmation, and confirms the end
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    await house.settle()


@played
async def test_start_shows_a_closing_that_was_not_shown_before(
    house: House,
) -> None:
    evening, *people = await begun(house)
    here = (m for m in evening.host.messages.values() if m["channel_id"] == evening.channel_id)
    (before,) = (one for one in here if "company" in one.acts)
    await closed_unseen(house, evening)
    after = evening.host.messages[before["id"]]
    assert controls(before)
    assert " closed this table." in words(after)
    assert not {"join", "hand", "company"} & {one.act for one in controls(after)}
    for person in people:
        (hand,) = hands(house, person)
        assert not {"play", "pick", "pass"} & {one.act for one in controls(hand)}


@played
async def test_start_does_not_show_a_closing_again(
    house: House,
) -> None:
    evening, *_ = await begun(house)
    await closed_unseen(house, evening)
    store = await Store.open(house.bot.database, house.clock)
    assert await store.tables.unseen() == []
    await store.close()
    await house.bot.kill()
    before = len(house.playground.journal)
    await house.bot.start()
    await house.settle()
    later = list(house.playground.journal)[before:]
    assert [one.path for one in later if one.path.startswith("/channels")] == []
