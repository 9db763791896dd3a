"""Rules that are changed without a table: prepared, saved, made usual, shared, and then played."""

from __future__ import annotations

import re

import pytest

from bot.domain.state import Draft
from bot.share_codes import read_code, write_code
from bot.words.sheet import changed_rules
from bot.words.speech import Speech
from cogs.rules.references import LONGEST
from rules.catalogue import OPTIONS, contradictions, full
from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, controls, words
from tests.night.test_house_rules import Editing

CLASHES = "These rules clash."
TITLE = "### Your own rules"
PRESET = "president_basic"
CHANGES = (
    ("Passing", "What if you pass?", "you're out of this trick"),
    ("Beating plays", "Does an equal play beat?", "yes"),
    ("Special cards", "What can a single two do?", "it beats anything, and anything beats it"),
    ("Deck", "How many jokers?", "4"),  # four jokers need two packs
)
OFFERED = {"Change rules", "Share", "Save", "Play this here", "Practice alone"}


async def shown(person: Person, channel_id: str, **options: str) -> JSON:
    """Type /rules; return the message that answers."""
    step = await person.type_command(channel_id, "rules", **options)
    return await person.answered_with(step)


async def changing(person: Person, channel_id: str, **options: str) -> Editing:
    """Open a sheet, and from there the editor in its place."""
    sheet = await shown(person, channel_id, **options)
    await person.click("Change rules", channel_id)
    editing = Editing(person, TITLE)
    assert editing.message["id"] == sheet["id"]
    return editing


async def sheet_of(editing: Editing) -> JSON:
    """Go from the editor to the sheet in its place; return the sheet."""
    step = await editing.tap("Rule sheet")
    return editing.host.messages[step.message_id]


async def code_of(editing: Editing) -> str:
    """Return the code of the rules in the editor."""
    said = await editing.host.answer(await editing.tap("Share"))
    (code, *_) = re.findall(r"\*\*([0-9A-Z-]+)\*\*", said)
    return str(code)


async def typed(editing: Editing, target: str) -> None:
    """Type the number that ends a match; wait until the editor shows it."""
    await editing.host.submit(await editing.tap("Type a value"), {"typed": target})

    def chosen() -> bool:
        options = [option for one in controls(editing.message) for option in one.options]
        return any(value == target and is_chosen for _, value, is_chosen in options)

    await editing.host.until(chosen, target)


def labels(message: JSON) -> set[str]:
    return {one.label for one in controls(message)}


def chips(message: JSON | None) -> list[str]:
    """Return the changed rules in a lobby or on a sheet."""
    return re.findall(r"^(?:-# •|✎) (?!\*\*)(.+)$", words(message or {}), re.MULTILINE)


def many_changed(most: int) -> dict[str, str]:
    """Return up to `most` changes that fit together and keep the number of players."""
    own, changed = full(PRESET), dict[str, str]()
    for key in [one for one in own if one not in ("players", "decks", "pack")]:
        for value in OPTIONS[key].meaning:
            after = changed | {key: value}
            if value != own[key] and len(changed) < most and not contradictions(PRESET, after):
                changed = after
    return changed


@played
async def test_an_admin_without_a_table_prepares_rules_by_which_others_play(house: House) -> None:
    evening, owner = await house.evening(4), await house.owner()
    room, guest = evening.channel_id, evening.host
    first = await shown(owner, room)
    (president,) = [one for one in controls(first) if one.custom_id.endswith(f".p.{PRESET}")]
    await owner.press(president)
    await owner.click("Change rules", room)
    editing = Editing(owner, TITLE)
    assert editing.message["id"] == first["id"]
    assert editing.chips == []
    for topic, question, value in CHANGES:
        await editing.answer(topic, question, value)
    assert len(editing.chips) == len(CHANGES)
    assert "deck" in editing.text.partition(CLASHES)[2]
    for label in ("Save", "Share"):
        refused = await owner.answer(await editing.tap(label))
        assert refused.startswith(english("rules-clash", why=""))
    sheet = await sheet_of(editing)
    assert CLASHES in words(sheet)
    assert labels(sheet) & {*OFFERED, "Set as usual game"} == {"Change rules"}
    await owner.click("Change rules", room)

    await house.bot.kill()
    await house.bot.start()
    await editing.choose("Undo one change", "With 4 jokers.")
    assert CLASHES not in editing.text
    built = editing.chips
    await editing.choose("Choose a topic", "Passing")
    await editing.tap("Undo this")
    assert CLASHES in editing.text
    await editing.choose("Undo one change", "With 4 jokers.")
    assert editing.chips == built
    sheet = await sheet_of(editing)
    assert sheet["id"] == first["id"]
    assert sheet["flags"] & EPHEMERAL
    assert chips(sheet) == built
    assert labels(sheet) >= {*OFFERED, "Set as usual game"}

    await owner.submit(await owner.click("Save", room), {"typed": "Friday"})
    sheet = await owner.until(
        lambda: owner.newest(lambda one: "### ★ Friday" in words(one)), "the saved rules"
    )
    assert "Saved as **Friday**." in words(sheet)
    assert sheet["id"] == first["id"]
    said = await owner.answer(await owner.click("Set as usual game", room))
    assert said.startswith("`/game start` here now opens")
    assert guest.table(room) is None

    await evening.open()
    lobby = guest.table(room) or {}
    assert "Friday · President" in words(lobby)
    assert chips(lobby) == built
    await evening.begin_deal("Start")
    assert await evening.play_on()
    assert "Traceback" not in house.bot.log


@pytest.mark.long
@played
async def test_more_changes_than_an_id_holds_are_kept_through_a_restart_and_played(
    house: House,
) -> None:
    host, room = await house.person("Ana"), house.room()
    many = many_changed(45)
    code = write_code(PRESET, many)
    assert len(code.replace("-", "")) > LONGEST
    editing = await changing(host, room.id, code=code)
    assert editing.control("Undo this") is None
    await editing.choose("Choose a topic", "Match")
    form = await editing.tap("Type a value")
    await house.bot.kill()
    await house.bot.start()
    await host.submit(form, {"typed": "many"})
    await host.until(lambda: "Type a number from 1 to 1,000" in editing.text, "the refusal")
    await typed(editing, "17")
    now = many | {"match_target": "17"}
    assert read_code(await code_of(editing)) == (PRESET, now)
    await editing.tap("Undo this")
    assert read_code(await code_of(editing)) == (PRESET, many)
    await editing.tap("Reset all")
    assert editing.chips == []
    await editing.tap("Undo this")
    assert read_code(await code_of(editing)) == (PRESET, many)

    sheet = await sheet_of(editing)
    assert labels(sheet) >= OFFERED
    await host.submit(await host.click("Save", room.id), {"typed": "Everything"})
    await host.until(lambda: host.newest(lambda one: "★ Everything" in words(one)), "the sheet")
    await host.click("Play this here", room.id)
    lobby = await host.until(lambda: host.table(room.id), "the table")
    assert "Everything · President" in words(lobby)
    assert chips(lobby)[0] in changed_rules(Speech(), PRESET, many)


@played
async def test_rules_are_changed_on_another_day_and_opened_as_a_table_from_the_editor(
    house: House,
) -> None:
    ana, ben, room = await house.person("Ana"), await house.person("Ben"), house.room()
    assert "Your own rules" not in words(await shown(ana, room.id))
    editing = await changing(ana, room.id, preset=PRESET)
    await editing.answer("Beating plays", "Does an equal play beat?", "yes")
    built = editing.chips
    await house.bot.kill()
    await house.bot.start()
    assert "Your own rules" not in words(await shown(ben, room.id))
    front = await shown(ana, house.room().id)  # in any channel
    assert "**Your own rules** · President: one house rule" in words(front)
    (control,) = [one for one in controls(front) if one.label == "Change rules"]
    await ana.press(control)
    editing = Editing(ana, TITLE)
    assert editing.message["id"] == front["id"]
    assert editing.chips == built
    await editing.answer("Deck", "How many jokers?", "4")
    assert editing.control("Play this here") is None  # the rules contradict each other
    await editing.tap("Undo this")
    await editing.tap("Play this here")
    channel = front["channel_id"]
    lobby = await ana.until(lambda: ana.table(channel), "the table")
    assert chips(lobby) == built
    assert ben.table(room.id) is None

    other = await changing(ana, channel, preset="bigtwo_basic")
    opened = other.message["id"]
    await other.tap("Use at our table")
    await ana.until(lambda: "Big Two" in words(ana.table(channel) or {}), "the other game")
    assert Editing(ana).message["id"] == opened


@played
async def test_changes_of_the_same_rules_by_two_people_are_separate(house: House) -> None:
    ana, ben, room = await house.person("Ana"), await house.person("Ben"), house.room()
    many = many_changed(45)
    code = write_code(PRESET, many)
    editors = [await changing(one, room.id, code=code) for one in (ana, ben)]
    for editing, target in zip(editors, ("17", "23"), strict=True):
        await editing.choose("Choose a topic", "Match")
        await typed(editing, target)
    for editing, target in zip(editors, ("17", "23"), strict=True):
        rules = Draft(*read_code(await code_of(editing)))
        assert rules == Draft(PRESET, many | {"match_target": target})


@pytest.mark.long
@played
async def test_rules_are_changed_and_practised_in_direct_messages(house: House) -> None:
    person = await house.person("Ana")
    await person.answer(await person.type_command(house.room().id, "settings"))
    direct = house.playground.world.dm_with(person.id).id
    editing = await changing(person, direct, preset=PRESET)
    assert editing.control("Save") is None
    await editing.answer("Beating plays", "Does an equal play beat?", "yes")
    built = editing.chips
    sheet = await sheet_of(editing)
    assert labels(sheet) >= OFFERED - {"Save", "Play this here"}
    assert not labels(sheet) & {"Save", "Play this here", "Set as usual game"}
    await person.click("Practice alone", direct)
    await person.until(lambda: person.cockpit("practice"), "the first hand")
    assert built == chips(await shown(person, direct))


@pytest.mark.long
@played
async def test_a_rule_is_searched_for_from_within_the_editor(house: House) -> None:
    person, room = await house.person("Ana"), house.room()
    editing = await changing(person, room.id, preset=PRESET)
    await editing.answer("Beating plays", "Does an equal play beat?", "yes")
    built = editing.chips
    for way in ("back", "choose"):
        await person.submit(await editing.tap("Search"), {"typed": "two clears"})
        found = await person.find("Choose a house rule")
        if way == "back":
            await person.click("Back", room.id)
            assert editing.chips == built
            continue
        value = next(key for said, key, _ in found.options if said == "What can a single two do?")
        await person.choose(found, [value])
    await editing.choose("What can a single two do?", "it beats anything and wins")
    assert {*built} < {*editing.chips}
    await editing.tap("Undo this")
    assert editing.chips == built
