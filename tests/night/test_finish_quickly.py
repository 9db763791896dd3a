"""A deal that only computers play on is finished at once, by whoever is at the table."""

from __future__ import annotations

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import controls
from tests.night.small import hands
from tests.night.test_leaving import started

FINISH, DEALS = "Finish quickly", 8
SOON = 2.5  # seconds in which computers that take their time play twice or so


def table_buttons(evening: Evening) -> list[str]:
    """Return the labels under the table message."""
    return [one.label for one in controls(evening.host.table(evening.channel_id) or {})]


def on_hand(house: House, person: Person) -> list[str]:
    """Return the labels of the buttons of this person's newest hand in direct messages."""
    return [one.label for one in controls(hands(house, person)[-1])]


async def until_alone(house: House, evening: Evening) -> None:
    """Play until the one person is out and computers play on, in this deal or a later one."""
    ana = evening.host

    def shown() -> bool:
        """Whether the person is asked, or the deal is over, or computers alone play on."""
        alone = FINISH in table_buttons(evening)
        return bool(evening.asking(ana)) or alone or evening.result() is not None

    for _ in range(DEALS):
        while evening.result() is None:
            if evening.asking(ana):
                assert FINISH not in on_hand(house, ana), "the person plays"
                await evening.turn_of(ana)
            if FINISH in table_buttons(evening):
                return
            await ana.until(shown, "a turn, the results or the button")
        await evening.begin_deal("Next deal")
    raise AssertionError("the person was never out before the computers")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("where", ["hand", "table"])
@played
async def test_player_out_first_ends_the_deal_of_the_computers_at_once(
    house: House, where: str
) -> None:
    """`reviews/play.md`, improvement 15."""
    evening = await started(house, 1, computers=5)
    await until_alone(house, evening)
    ana, deal = evening.host, len(evening.begun)
    assert evening.result() is None
    if where == "table":
        await ana.reacted(await ana.click(FINISH, evening.channel_id))
    else:
        hand = await ana.until(
            lambda: next((o for o in controls(hands(house, ana)[-1]) if o.label == FINISH), None),
            "the button in the hand",
        )
        await ana.reacted(await ana.press(hand))
    at = house.clock.now()
    await ana.until(evening.result, "the results")
    assert house.clock.now() - at < SOON
    assert FINISH not in table_buttons(evening)
    assert len(evening.begun) == deal
