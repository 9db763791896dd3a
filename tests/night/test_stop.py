"""A deal is stopped after its first play: with the others' consent, by an admin, or not at all."""

from __future__ import annotations

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import RESULT, controls, words
from tests.night.small import SMALLEST, hands
from tests.night.test_history import history
from tests.night.test_server_admin import shows

ASKS = "asks to stop this deal"
CONSENT = "stopped this table with the others' consent. The deal doesn't count."
WORST = "you get the worst place still open"


async def in_play(house: House, people: int, turns: int = 3) -> Evening:
    """Begin a deal, and play some turns."""
    evening = await house.evening(people)
    await evening.start(**SMALLEST, match_target="99")
    assert not await evening.play_on(turns)
    return evening


async def stop(person: Person, evening: Evening) -> str:
    return await person.answer(await person.type_command(evening.channel_id, "game stop"))


async def asks(evening: Evening) -> None:
    """Let the host ask the others to stop."""
    host = evening.host
    said = await stop(host, evening)
    assert said.startswith("Ask the others to stop?")
    assert WORST in said
    said = await host.answer(await host.click("Ask to stop", evening.channel_id))
    assert "The others are asked." in said
    await host.until(lambda: ASKS in table(evening), "the request at the table")


async def answers(person: Person, evening: Evening, label: str) -> str:
    return await person.answer(await person.click(label, evening.channel_id))


def table(evening: Evening) -> str:
    return words(evening.host.table(evening.channel_id) or {})


async def board(person: Person, evening: Evening) -> str:
    return await person.answer(await person.type_command(evening.channel_id, "leaderboard"))


@played
async def test_most_of_the_others_agree_and_the_deal_is_dropped(house: House) -> None:
    evening = await in_play(house, 4)
    ana, ben, chi, dev = evening.people
    await asks(evening)
    hand = words(hands(house, chi)[-1])
    assert ASKS in hand
    assert "Agree to stop" in [one.label for one in controls(hands(house, chi)[-1])]
    assert "Agree to stop" not in [one.label for one in controls(hands(house, ana)[-1])]
    assert "goes on until most agree" in await answers(ben, evening, "Agree to stop")
    await answers(ben, evening, "Agree to stop")  # a second click
    await ana.until(lambda: "1 of 2 votes" in table(evening), "the votes at the table")
    assert "Only the other players" in await answers(ana, evening, "Agree to stop")
    said = await dev.answer(await dev.click("Agree to stop"))  # below the hand
    assert "is over and doesn't count" in said
    await house.settle()
    assert f"{ana.name} {CONSENT}" in table(evening)
    told = await history(chi, evening.channel_id)
    assert f"Stopped by {ana.name}, with the others' consent. It doesn't count." in told
    assert dev.name in told
    assert "Nobody is ranked here yet" in await board(chi, evening)
    await chi.click("Open", evening.channel_id)
    await shows(chi, "Stopped by")
    await chi.click("Replay", evening.channel_id)
    assert "Step 1 of" in await shows(chi, "Step 1 of")


@played
async def test_host_leaving_without_consent_comes_last(house: House) -> None:
    evening = await in_play(house, 3)
    ana, ben, _ = evening.people
    await asks(evening)
    said = await answers(ben, evening, "Play on")  # one of two others
    assert "The deal goes on. It counts." in said
    await ana.until(lambda: ASKS not in table(evening), "the table without the request")
    assert "You can ask again" in await answers_stop(evening)
    await stop(ana, evening)
    await ana.answer(await ana.click(english("button-quit"), evening.channel_id))
    evening.people.remove(ana)
    assert await evening.play_on()
    result = words(evening.result() or {})
    last = RESULT.findall(result)[-1][1]
    assert ana.name in last
    assert ben.name in await board(ben, evening)  # the deal counts
    assert "Stopped by" not in await history(ben, evening.channel_id)


async def answers_stop(evening: Evening) -> str:
    """Let the host press Stop and ask once more; return the answer."""
    host = evening.host
    await stop(host, evening)
    return await host.answer(await host.click("Ask to stop", evening.channel_id))


@played
async def test_a_request_lapses_and_survives_a_restart(house: House) -> None:
    evening = await in_play(house, 2)
    await asks(evening)
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    assert ASKS in table(evening)
    old = await evening.people[1].find("Agree to stop", evening.channel_id)
    await house.clock.sleep(300.0)
    await house.settle()
    assert ASKS not in table(evening)
    assert old.custom_id.startswith("stopyes:")


@played
async def test_two_people_agree_after_a_restart(house: House) -> None:
    evening = await in_play(house, 2)
    _, ben = evening.people
    await asks(evening)
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    assert "doesn't count" in await answers(ben, evening, "Agree to stop")
    await house.settle()
    assert CONSENT in table(evening)


@played
async def test_before_the_first_play_a_table_is_stopped_at_once_without_a_trace(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALLEST)
    await evening.on_turn()
    assert "The deal being played won't count." in await stop(evening.host, evening)
    await answers(evening.host, evening, "Stop")
    await house.settle()
    assert "closed this table" in table(evening)
    assert "no finished deals" in await history(evening.people[1], evening.channel_id)


@played
async def test_computers_are_not_asked(house: House) -> None:
    evening = await house.evening(1)
    host = evening.host
    await evening.open(preset="president_basic", match_target="99")
    for _ in range(3):
        await host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    assert not await evening.play_on(2)
    assert "The deal being played won't count." in await stop(host, evening)
    await answers(host, evening, "Stop")
    await house.settle()
    assert f"Stopped by {host.name}. It doesn't count." in await history(host, evening.channel_id)


@played
async def test_admin_without_a_seat_closes_the_table_and_voids_the_deal(
    house: House,
) -> None:
    evening, owner = await in_play(house, 3), await house.owner()
    assert "The deal being played is void" in await stop(owner, evening)
    await answers(owner, evening, "Stop")
    await house.settle()
    assert "closed this table as an admin. The deal is void." in table(evening)
    told = await history(evening.people[1], evening.channel_id)
    assert "Closed by an admin. It doesn't count." in told


@played
async def test_playing_admin_only_asks_to_stop(house: House) -> None:
    evening, owner = await house.evening(2), await house.owner()
    evening.people.append(owner)
    await evening.start(**SMALLEST)
    assert not await evening.play_on(3)
    said = await stop(owner, evening)
    assert said.startswith("Ask the others to stop?")


@played
async def test_a_person_whom_the_host_removed_still_has_a_say(house: House) -> None:
    evening = await in_play(house, 2)
    ana, ben = evening.people
    await ana.answer(await ana.click("Table", evening.channel_id))
    await ana.click("Remove someone…", evening.channel_id)
    await ana.click("Remove", evening.channel_id)
    await ana.find("Make host")
    await ana.click("Remove", evening.channel_id)
    await house.settle()
    assert (await stop(ana, evening)).startswith("Ask the others to stop?")
    await ana.answer(await ana.click("Ask to stop", evening.channel_id))
    assert "doesn't count" in await answers(ben, evening, "Agree to stop")


@played
async def test_leaver_keeps_the_cards_and_the_worst_place(
    house: House,
) -> None:
    evening = await in_play(house, 3)
    ana, *others = evening.people
    await stop(ana, evening)
    await ana.answer(await ana.click(english("button-quit"), evening.channel_id))
    evening.people.remove(ana)
    late = await house.person("Vic")
    assert "from the next one" in await evening.join(late)
    assert await evening.play_on()
    result = words(evening.result() or {})
    last = RESULT.findall(result)[-1][1]
    assert ana.name in last
    assert late.name not in last
    assert ana.name in await board(others[0], evening)
    evening.people.append(late)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    assert late.name in table(evening)
