"""Saved house rules under their name: at the table, in its thread, in lists and notifications."""

from __future__ import annotations

import pytest

from bot.domain.preferences import HousePreset
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.store import Store
from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.test_house_rules import Editing
from tests.night.test_threads import threads_of

NAME = "Our *asshole* @everyone"
SAID = r"Our \*asshole\* \@everyone · President"


async def keep(house: House, name: str) -> None:
    """Save the rules of a small President under a name on this server."""
    kept = HousePreset(name, "president_basic", {"players": "2..4"}, "1", 1.0)
    store = await Store.open(house.bot.database, house.clock)
    await store.servers.keep_house_preset(int(GAME_NIGHT_ID), kept)
    await store.close()


@pytest.mark.long
@played
async def test_a_table_is_called_by_the_name_of_its_rules_as_long_as_it_plays_them(
    house: House,
) -> None:
    host, guest, room = await house.person("Ana"), await house.person("Ben"), house.room()
    await keep(house, NAME)
    await guest.answer(await guest.type_command(room.id, "game notify"))
    await host.type_command(room.id, "game start", preset=f"ours:{NAME}")

    def table() -> str:
        return words(guest.table(room.id) or {})

    await guest.until(lambda: f"{SAID}**" in table() or f"{SAID}\n" in table(), "the name")
    told = await guest.until(
        lambda: guest.newest(lambda one: "is open in" in words(one)), "the notification"
    )
    assert SAID in words(told)
    listed = await guest.answer(await guest.type_command(room.id, "game tables"))
    assert SAID in listed

    await host.answer(await host.click("Rules", room.id))
    editing = Editing(host)
    await editing.answer("Deck", "How many jokers?", "2")
    await guest.until(lambda: table() and "asshole" not in table(), "other rules, other name")
    await editing.answer("Deck", "How many jokers?", "0")
    await guest.until(lambda: SAID in table(), "the same rules again")
    await guest.click("Join", room.id)
    await guest.until(lambda: "`2` Ben" in table(), "both at the table")
    await house.bot.kill()
    await house.bot.start()
    await host.click("Start", room.id)
    await guest.until(lambda: "deal 1" in table() and SAID in table(), "the deal by its name")


@played
async def test_rules_saved_at_a_table_name_the_table_and_the_next_match(house: House) -> None:
    evening = await house.evening(2)
    host, guest, room = evening.host, evening.people[1], evening.channel_id
    await evening.open(
        preset="president_basic",
        house_rules="players=2..4, match_end=deals, match_target=1, deal=fixed, hand_size=3, "
        "leftover=discard",
    )

    async def save(name: str) -> None:
        editing = Editing(host)
        await host.submit(await editing.tap("Save"), {"typed": name})
        await host.until(lambda: f"Saved as **{name}**." in editing.text, "that they are saved")
        assert editing.text.startswith(f"### Your table's rules: {name} · President")

    await host.answer(await host.click("Rules", room))
    await save("Friday")
    await guest.until(lambda: "Friday · President" in words(guest.table(room) or {}), "the name")
    await evening.begin_deal("Start")
    assert await evening.play_on()
    result = words(await guest.until(evening.result, "the result"))
    assert result.startswith("### Friday · President · deal 1: results")

    await host.answer(await host.click("Rules", room))
    await Editing(host).answer("Beating plays", "Does an equal play beat?", "yes")
    await save("Saturday")
    await house.bot.kill()
    await house.bot.start()
    listed = await guest.answer(await guest.type_command(room, "game tables"))
    assert "Friday · President" in listed
    await evening.begin_deal("Play again")
    await guest.until(
        lambda: words(guest.table(room) or {}).startswith("### Saturday · President · deal 1"),
        "the next match by its name",
    )


@pytest.mark.long
@played
async def test_a_thread_is_called_by_the_name_of_its_rules(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    await keep(house, NAME)
    step = await host.type_command(room.id, "game start", preset=f"ours:{NAME}", thread=True)
    await host.answer(step)
    (thread,) = threads_of(house, room.id)
    assert thread.name == "Our *asshole* ＠everyone · President"


@pytest.mark.long
@played
async def test_house_rules_are_chosen_from_the_list_one_after_the_other(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    await keep(house, "Friday")
    typed = ""
    for words_typed in ("jokers how many", "opposite equal play"):
        typed = f"{typed}, {words_typed}".removeprefix(", ")
        await host.complete(room.id, "game start", "house_rules", typed)
        choices = host.seen[-1].body["choices"]
        chosen = next(one for one in choices if one["value"].endswith(("=2", "=reverse_colour")))
        typed = chosen["name"]  # Discord leaves the typed text in the field
    assert chosen["value"] == "jokers=2, equal_play=reverse_colour"
    await host.type_command(room.id, "game start", preset="ours:Friday", house_rules=typed)
    lobby = words(await host.until(lambda: host.table(room.id), "the table"))
    assert "joker" in lobby
    assert "President" in lobby


@played
async def test_a_house_rule_is_found_by_the_command_that_shows_rules(house: House) -> None:
    person, room = await house.person("Ana"), house.room()
    found = await person.complete(room.id, "rules", "preset", "two clears")
    assert "rule:two_power" in found
    assert any(one.startswith("president") for one in found)
    shown = await person.answer(await person.type_command(room.id, "rules", preset=found[-1]))
    assert "house_rules:" in shown
    searched = await person.answer(await person.type_command(room.id, "rules", preset="skip next"))
    assert "skip next" in searched
    refused = await person.answer(await person.type_command(room.id, "rules", preset="qqq"))
    assert "qqq" in refused


@played
async def test_a_game_is_offered_and_opened_by_its_name_in_another_language(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    for typed in ("Treize", "treiz", "Dreizehn"):
        for command in ("game start", "practice", "rules"):
            offered = await host.complete(room.id, command, "preset", typed)
            assert offered[0] == "thirteen_denexa", (command, typed)
    await host.answer(await host.type_command(room.id, "game start", preset="Treize"))
    table = await host.until(lambda: host.table(room.id), "the table")
    assert "Thirteen" in words(table)
    refusal = await host.answer(await host.type_command(room.id, "game start", preset="Tarot"))
    assert english("no-such-game", game="Tarot") in refusal
