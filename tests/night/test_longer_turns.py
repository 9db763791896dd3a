"""Longer turns: asked for in the settings, shown to the table, limited by the host."""

from __future__ import annotations

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, controls, words
from tests.night.small import SMALL

TURN, SPARE = 90.0, 60.0  # seconds of a turn, and of the time bank of a deal


async def ask(person: Person, channel_id: str, times: int) -> str:
    """Choose in the settings how many times the usual time the own turns last."""
    answer = await person.answered_with(await person.type_command(channel_id, "settings"))
    (menu,) = [one for one in controls(answer) if one.custom_id.endswith(":turn_factor")]
    await person.choose(menu, [str(times)])

    def chosen() -> JSON | None:
        panel = person.messages[answer["id"]]
        said = {2: "Twice as long", 4: "Four times as long"}[times]
        menus = [one for one in controls(panel) if one.custom_id == menu.custom_id]
        ticked = [said in label for one in menus for label, _, default in one.options if default]
        return panel if any(ticked) else None

    return words(await person.until(chosen, "the choice"))


def passed_over(person: Person) -> bool:
    """Whether this person was told that time ran out."""
    bodies = [seen.body for seen in person.seen if seen.kind in ("message", "edit")]
    return any("Time ran out" in words(body) for body in bodies)


def at_table(evening: Evening, said: str) -> bool:
    return said in words(evening.host.table(evening.channel_id) or {})


@played
async def test_player_with_twice_the_time_is_not_passed_over_and_others_are(house: House) -> None:
    evening = await house.evening(2)
    await ask(evening.host, evening.channel_id, 2)
    await evening.start(**SMALL)
    assert at_table(evening, "longer turns (×2)")
    seen: set[str] = set()
    while len(seen) < 2:
        (asked,) = await evening.on_turn()
        slow = asked is evening.host
        await house.clock.sleep(2 * (TURN + SPARE) - 40 if slow else TURN + SPARE + 10)
        assert passed_over(asked) is not slow
        if slow:
            await evening.turn_of(asked)
        seen.add(asked.id)


@played
async def test_a_longer_turn_goes_on_after_a_restart(house: House) -> None:
    evening = await house.evening(2)
    for person in evening.people:
        await ask(person, evening.channel_id, 4)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    await house.clock.sleep(TURN + SPARE)
    await house.bot.stop()
    await house.bot.start()
    await house.clock.sleep(2 * (TURN + SPARE))
    assert not passed_over(asked)
    await evening.turn_of(asked)
    assert not passed_over(asked)


@played
async def test_the_host_limits_longer_turns_and_the_person_is_told(house: House) -> None:
    evening = await house.evening(2)
    host, guest = evening.people
    await ask(guest, evening.channel_id, 4)
    await evening.start(**SMALL)
    assert at_table(evening, "longer turns (×4)")
    await host.click("Table", evening.channel_id)
    await host.click("Longer turns…", evening.channel_id)
    await host.click("Up to twice", evening.channel_id)
    told = "Turns can be up to twice as long now."
    await host.until(lambda: any(told in words(one) for one in host.messages.values()), told)
    await host.until(lambda: at_table(evening, "longer turns (×2)"), "the limit")
    assert at_table(evening, "The host allows turns up to twice as long here.")
    menu = await guest.answer(await guest.click("Table", evening.channel_id))
    assert "Yours are twice as long." in menu
    assert "Longer turns…" not in menu
    assert "Yours are twice as long." in await ask(guest, evening.channel_id, 4)
