"""The share of a deal of five people in the fifty requests a second that Discord grants a bot."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.discord.limits import TOKEN_SECONDS
from cogs.table.table_message import LOOK_EVERY
from tests.night.house import House
from tests.night.played import played
from tests.night.small import SMALL
from tests.night.test_courtesy import BY_TOKEN
from tests.night.test_pinged import act
from tests.night.test_preferences import choose
from tests.night.unhurried import MEDIAN, play_unhurried
from tests.simulation.world import World

pytestmark = pytest.mark.long


def counted(house: House) -> Counter[tuple[str, str]]:
    """Count the requests so far by method and route, without those by an interaction token."""
    journal = house.playground.journal
    return Counter(
        (one.method, one.path) for one in journal if not any(part in one.path for part in BY_TOKEN)
    )


async def deals(house: House, in_words: bool = False, seconds: float = MEDIAN) -> tuple[float, str]:
    """Play two deals of five people; return the requests for each action, and a table of them.

    The people see pictures, or words alone, and half of them decide within `seconds`.
    """
    evening = await house.evening(5)
    for person in evening.people if in_words else ():
        await choose(person, evening.channel_id, "Words")
    await evening.open(preset="president_comp303")
    before = counted(house)
    for label in ("Start", "Next deal"):
        await evening.begin_deal(label)
        await play_unhurried(evening, seconds)
    spent = counted(house) - before
    actions = len(evening.deeds)
    told = "\n".join(f"{spent[one] / actions:.3f} {one}" for one in sorted(spent))
    return spent.total() / actions, f"{actions} actions\n{told}"


@played
async def test_a_deal_of_five_people_takes_few_requests_an_action(house: House) -> None:
    cost, told = await deals(house)
    assert cost <= 1.2, told


@pytest.mark.long
@played
async def test_a_deal_in_words_alone_takes_few_requests_an_action(house: House) -> None:
    cost, told = await deals(house, in_words=True)
    assert cost <= 1.5, told


@played
async def test_chat_below_the_table_is_looked_for_now_and_then_and_not_at_every_change(
    house: House,
) -> None:
    """The bot looks as often as the least pause allows in the time of the deal, and once more."""
    evening = await house.evening(5)
    await evening.open(preset="president_comp303")
    before, began = counted(house), house.clock.now()
    await evening.begin_deal("Start")
    await play_unhurried(evening)
    looks = (counted(house) - before)["GET", "/channels/{channel_id}/messages"]
    fit = (house.clock.now() - began) / LOOK_EVERY
    assert fit / 2 <= looks <= fit + 1


def test_after_a_quarter_of_an_hour_messages_are_changed_by_the_channel_again(world: World) -> None:
    """The bot edits the hand of the next player and the table, and does not try the old token."""

    async def night(house: House) -> list[str]:
        evening = await house.evening(2)
        await evening.start(**SMALL)
        for _ in range(3):
            await act(evening)
        await house.clock.sleep(TOKEN_SECONDS)
        before = len(house.playground.journal)
        await act(evening)
        await house.settle()
        sent = list(house.playground.journal)[before:]
        return [one.path.split("/")[1] for one in sent if one.method == "PATCH"]

    assert world.play(lambda here: night(here.house), turn_seconds="3000") == ["channels"] * 2
