"""More people than seats: they wait in the line of a table, by tapping alone."""

from __future__ import annotations

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.night.small import FEW_CARDS
from tests.night.test_company import table_says, to_the_end
from tests.night.test_server_admin import ban
from tests.night.test_threads import threads_of

FULL = {"preset": "president_basic", "house_rules": f"players=2..2, {FEW_CARDS}"}


async def crowded(house: House, waiting: int) -> tuple[Evening, list[Person]]:
    """Open a table for two with two people; let others press Join, who wait in the line."""
    evening = await house.evening(2)
    await evening.open(**FULL)
    others = [await house.person(name) for name in ("Eve", "Fay", "Gus")[:waiting]]
    for place, other in enumerate(others, 1):
        assert (await evening.join(other)).startswith(english("line-place", place=place))
    await table_says(evening, others[-1].name)
    return evening, others


def mention(person: Person) -> str:
    return f"<@{person.id}>"


def calls(person: Person, text: str) -> list[JSON]:
    """Return the messages of this text that a person sees."""
    return [one for one in person.messages.values() if words(one) == text]


@played
async def test_person_without_a_seat_waits_in_line_and_plays_the_next_deal(house: House) -> None:
    evening, (eve, fay) = await crowded(house, 2)
    await table_says(evening, f"In line for a seat: {eve.name} and {fay.name}")
    await evening.begin_deal("Start")
    ana, ben = evening.people
    await table_says(evening, f"In line for a seat: {eve.name} and {fay.name}")
    await evening.choose(ben, english("button-sit-out"))
    await to_the_end(evening)
    await table_says(evening, f"{fay.name} waits for a seat.")
    called = english("line-called", who=mention(eve))
    (call,) = await eve.until(lambda: calls(eve, called), "the call to the seat")
    assert call["mentions"]
    evening.people = [ana, eve]
    await evening.begin_deal("Next deal")
    hands = await evening.look()
    assert hands[eve.name]
    await ana.until(lambda: not calls(eve, called), "the end of the call")
    await to_the_end(evening)


@played
async def test_first_in_line_takes_over_the_cards_of_a_person_who_leaves(house: House) -> None:
    evening, (eve,) = await crowded(house, 1)
    await evening.begin_deal("Start")
    await evening.on_turn()
    ana, ben = evening.people
    await ben.answer(await ben.click("Table", evening.channel_id))
    await ben.click(english("button-quit"), evening.channel_id)
    await ben.answer(await ben.click(english("button-quit"), evening.channel_id))
    hand = await eve.until(lambda: eve.cockpit(evening.room), "the cards of the person who left")
    assert hand.cards
    evening.people = [ana, eve]
    await to_the_end(evening)


@played
async def test_person_leaves_the_line(house: House) -> None:
    evening, (eve, fay) = await crowded(house, 2)
    await eve.click(english("button-leave-line"))
    await eve.until(
        lambda: eve.newest(lambda one: words(one) == english("line-left")), "the way out"
    )
    await table_says(evening, f"{fay.name} waits for a seat.")
    assert (await evening.join(eve)).startswith(english("line-place", place=2))
    await table_says(evening, f"In line for a seat: {fay.name} and {eve.name}")


@played
async def test_line_moves_to_a_second_table_in_a_thread(house: House) -> None:
    evening, (eve, fay) = await crowded(house, 2)
    parent = evening.channel_id
    await eve.answer(await eve.click(english("button-second-table")))
    (thread,) = threads_of(house, parent)
    second = Evening([eve, fay], thread.id, thread.name, evening.chance)
    called = english("line-called", who=mention(fay))
    await fay.until(lambda: calls(fay, called), "the call to the second table")
    await table_says(second, fay.name)
    await evening.host.until(
        lambda: fay.name not in words(evening.host.table(parent) or {}), "a table without a line"
    )
    await second.begin_deal("Start")
    assert await second.play_on()


@played
async def test_second_table_is_for_people_who_may_use_the_command(house: House) -> None:
    evening, (eve,) = await crowded(house, 1)
    servers.limit_command(house.playground.world, GAME_NIGHT_ID, "game", {eve.id: False})
    answer = await eve.answer(await eve.click(english("button-second-table")))
    assert answer == english("command-limited", command="game")
    assert not threads_of(house, evening.channel_id)


@played
async def test_second_table_is_without_a_person_of_the_line_who_is_banned(house: House) -> None:
    evening, (eve, fay) = await crowded(house, 2)
    await ban(await house.owner(), evening.channel_id, fay)
    await eve.answer(await eve.click(english("button-second-table")))
    (thread,) = threads_of(house, evening.channel_id)
    second = Evening([eve], thread.id, thread.name, evening.chance)
    await table_says(second, "1 of 2 players")
    await evening.host.until(
        lambda: eve.name not in words(evening.host.table(evening.channel_id) or {}), "the line"
    )
