"""The table message of the next deal is the response to the press that starts the deal."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, controls, words
from tests.night.test_leaving import leave

SHORT = {
    "preset": "president_basic",
    "house_rules": "players=2..7, deal=fixed, hand_size=4, leftover=discard, exchange=none",
}


def tables(evening: Evening, sign: str) -> list[JSON]:
    """Return the messages whose first line is a title with this ending."""
    shown = evening.host.messages.values()
    firsts = [(words(one).partition("\n")[0], one) for one in shown if words(one)]
    return [one for first, one in firsts if first.startswith("###") and first.endswith(sign)]


async def next_deal(house: House, evening: Evening) -> None:
    """Press "Next deal" as the host, and wait until the players are asked to act."""
    button = await evening.host.find("Next deal", evening.channel_id)
    evening.begun.append(house.clock.now())
    await evening.host.begin_press(button)
    await evening.on_turn()
    await house.settle()


def check(evening: Evening) -> None:
    """Check that there is one new table message, and that the results have no buttons."""
    (table,), (results,) = tables(evening, "deal 2"), tables(evening, "deal 1: results")
    assert int(table["id"]) > int(results["id"])
    assert controls(table)
    assert not controls(results)


@pytest.mark.long
@played
async def test_the_next_table_takes_no_request_that_discord_counts(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.play_on()
    before = len(house.playground.journal)
    await next_deal(house, evening)
    check(evening)
    posted = [one for one in list(house.playground.journal)[before:] if one.method == "POST"]
    public = [one for one in posted if one.path.startswith("/channels/") and "###" in one.sent]
    assert public == []


@pytest.mark.long
@pytest.mark.parametrize("effect", [True, False])
@played
async def test_the_next_table_stands_there_once_though_discords_answer_was_lost(
    house: House, effect: bool
) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.play_on()
    house.playground.faults.lose("POST", "/interactions/", effect=effect)
    await next_deal(house, evening)
    check(evening)
    await evening.play_on(2)
    check(evening)


@played
async def test_next_table_message_is_posted_once_though_its_channel_cannot_be_read(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.play_on()
    house.playground.faults.lose("POST", "/interactions/")
    house.playground.faults.lose("GET", "/webhooks/", times=2)  # two times, as the bot asks twice
    told = len(evening.host.seen)
    await next_deal(house, evening)
    await evening.play_on(2)
    await house.clock.sleep(60)  # the bot searches the channel for messages of unknown fate
    check(evening)
    assert not [seen for seen in evening.host.seen[told:] if "broke on my side" in words(seen.body)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])
@played
async def test_results_in_direct_messages_lose_their_buttons_when_the_next_deal_begins(
    house: House, restart: bool
) -> None:
    """`reviews/play.md`, B9: "the blue Next deal of the last deal stays in the DM"."""
    evening = await house.evening(3)
    await evening.start(**SHORT)
    await evening.play_on()
    await house.settle()
    if restart:
        await house.bot.stop()
        await house.bot.start()
        await house.settle()
    assert all(offering(house, person) for person in evening.people)
    before = len(house.playground.journal)
    await next_deal(house, evening)
    for person in evening.people:
        assert offering(house, person) == []
        assert len(direct(house, person, "results")) == 1
    edits = [one for one in list(house.playground.journal)[before:] if one.method == "PATCH"]
    assert len(edits) <= 3 * len(evening.people)


@pytest.mark.sampled
@pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])
@pytest.mark.parametrize("way", ["Sit out", english("button-quit")])
@played
async def test_results_of_a_player_outside_the_next_deal_lose_their_buttons(
    house: House, way: str, restart: bool
) -> None:
    evening = await house.evening(4)
    await evening.start(**SHORT)
    await evening.play_on()
    away = evening.people[-1]
    if way == "Sit out":
        await evening.choose(away, way)
        evening.people.remove(away)
    else:
        await leave(away, evening)
    await house.settle()
    if restart:
        await house.bot.stop()
        await house.bot.start()
        await house.settle()
    assert offering(house, away)
    await next_deal(house, evening)
    assert offering(house, away) == []
    assert len(direct(house, away, "results")) == 1
    assert [one for person in evening.people for one in offering(house, person)] == []


def direct(house: House, person: Person, part: str) -> list[JSON]:
    """Return the direct messages of this person whose text has this part."""
    channel = house.playground.world.dm_with(person.id).id
    here = [one for one in person.messages.values() if one["channel_id"] == channel]
    return [one for one in here if part in words(one)]


def offering(house: House, person: Person) -> list[str]:
    """Return the labels of the buttons under results in the direct messages of this person."""
    return [one.label for message in direct(house, person, "results") for one in controls(message)]
