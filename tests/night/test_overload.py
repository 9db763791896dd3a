"""A night in which the event loop of the bot falls behind, and has time again."""

from __future__ import annotations

from bot.discord.overload import LIMITS, Part
from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import take_turn
from tests.night.reading import components, words
from tests.night.small import SMALL
from tests.night.test_live_hands import untruths
from tests.simulation.bot import SimulatedBot

LEVELLED = 8.0  # seconds after which a new delay has its effect
SHOWN = 5.0  # seconds in which a change is shown everywhere
TURNS = 4
GALLERY = 12  # type of the component with a picture


async def delayed(house: House, part: Part | None) -> None:
    """Let the event loop be so late that this part is the last one left out; None: on time."""
    assert isinstance(house.bot, SimulatedBot)
    house.bot.delay = 1.1 * LIMITS[part] if part else 0.0
    await house.clock.sleep(LEVELLED)


def on_turn(evening: Evening) -> list[Person]:
    """Return the people whose hand asks them to act; pings come late while the loop is behind."""
    hands = ((person, person.cockpit(evening.room)) for person in evening.people)
    return [person for person, hand in hands if hand and hand.on_turn]


async def turn(evening: Evening) -> None:
    """Let the person on turn act by a button, and wait until all is shown."""
    (person,) = await evening.host.until(lambda: on_turn(evening), "a hand on turn")
    await take_turn(person, evening.room, evening.channel_id, evening.chance, "button")
    await evening.host.clock.sleep(SHOWN)


async def turns(evening: Evening) -> tuple[int, int]:
    """Let people act by buttons; return the edits of the table message, and those of hands."""
    began = evening.host.clock.now()
    for _ in range(TURNS):
        await turn(evening)

    def edits(person: Person, *, of_table: bool) -> int:
        seen = (one for one in person.seen if one.kind == "edit" and one.at > began)
        return sum((one.channel_id == evening.channel_id) == of_table for one in seen)

    of_hands = sum(edits(person, of_table=False) for person in evening.people)
    return edits(evening.host, of_table=True), of_hands


def is_drawn(evening: Evening) -> bool:
    """Whether the table message has a picture."""
    table = evening.host.table(evening.channel_id)
    return table is not None and any(one["type"] == GALLERY for one in components(table))


def on_turn_at_table(evening: Evening) -> str:
    """Return the line of the table message about the seat on turn."""
    table = evening.host.table(evening.channel_id)
    assert table is not None
    return next(line for line in words(table).splitlines() if line.startswith("▶"))


@played
async def test_overload_leaves_out_waiting_hands_then_pictures_then_edits_of_tables(
    house: House,
) -> None:
    """The hand on turn and the answer to a press are shown at every level."""
    evening = await house.evening(4)
    await evening.start(preset="president_basic")
    await turns(evening)
    usual = await turns(evening)
    assert usual == (TURNS, 4 * TURNS)
    assert is_drawn(evening)
    await delayed(house, Part.WAITING_HANDS)
    assert await turns(evening) == (TURNS, 2 * TURNS)
    assert is_drawn(evening)
    await delayed(house, Part.TABLE_PICTURES)
    assert await turns(evening) == (TURNS, 2 * TURNS)
    assert not is_drawn(evening)
    await delayed(house, Part.TABLE_EDITS)
    assert await turns(evening) == (0, 2 * TURNS)


@played
async def test_overload_is_made_good_when_the_event_loop_has_time_again(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="president_basic")
    await turns(evening)
    await delayed(house, Part.TABLE_EDITS)
    await turns(evening)
    store = await Store.open(house.bot.database, house.clock)
    try:
        assert await untruths(evening, store)
        await delayed(house, None)
        assert await untruths(evening, store) == []
    finally:
        await store.close()
    assert is_drawn(evening)
    (person,) = on_turn(evening)
    assert person.name in on_turn_at_table(evening)
    assert await turns(evening) == (TURNS, 4 * TURNS)


@played
async def test_overload_shows_the_end_of_a_deal_in_the_table_message(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await delayed(house, Part.TABLE_EDITS)
    while not evening.result():
        await turn(evening)
