"""Chips that players pay each other are in the results, and on the leaderboard by chips."""

from __future__ import annotations

import re

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import FEWEST_CARDS
from tests.night.test_cockpit import NO_CUT

IN_RESULTS = re.compile(
    r"(\w+ \d) ([+−]?[\d.]+)(?: \(([+−]?[\d.]+) total\))?(?:; |$)", re.MULTILINE
)
ON_BOARD = re.compile(r"^\S+ (\w+ \d) · \*\*([+−]?[\d.]+) chips?\*\*", re.MULTILINE)


def in_results(evening: Evening, total: bool) -> dict[str, str]:
    """Return what each player won in the newest deal, or in `total`, by the results."""
    message = evening.result()
    assert message is not None
    line = next((line for line in words(message).splitlines() if line.startswith("Chips: ")), "")
    found = IN_RESULTS.findall(line)
    return {who: so_far or won if total else won for who, won, so_far in found}


async def on_board(person: Person, evening: Evening, **options: str) -> dict[str, str]:
    """Return the chips of each person on the leaderboard, the first person first."""
    step = await person.type_command(evening.channel_id, "leaderboard", by="paid", **options)
    said = await person.answer(step)
    return dict(ON_BOARD.findall(said))


async def offered(person: Person, evening: Evening) -> list[str]:
    return await person.complete(evening.channel_id, "leaderboard", "by", "chips")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("stake", ["0.25", "1"])
@played
async def test_chips_of_two_deals_are_in_the_results_and_on_the_leaderboard(
    house: House, stake: str
) -> None:
    evening = await house.evening(4)
    reader = evening.people[2]
    await evening.start(
        preset="bigtwo_flat_winner", house_rules=f"{NO_CUT}, {FEWEST_CARDS}, stake={stake}"
    )
    assert not await offered(reader, evening)
    assert await evening.play_on()
    first = in_results(evening, total=True)
    assert len(first) == 4
    assert first == in_results(evening, total=False)
    assert first == await on_board(reader, evening)
    await evening.begin_deal("Next deal")
    assert await evening.play_on()
    total, board = in_results(evening, total=True), await on_board(reader, evening)
    assert board == total
    amounts = [float(won.replace("−", "-")) for won in board.values()]
    assert amounts == sorted(amounts, reverse=True)
    assert sum(amounts) == 0
    assert amounts[0] > 0
    assert await on_board(reader, evening, season="tonight") == total
    assert await offered(reader, evening)
