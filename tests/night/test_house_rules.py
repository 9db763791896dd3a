"""House rules by tapping: a host builds a set, resolves its contradictions, and shares it."""

from __future__ import annotations

import re

import pytest

from tests.english import english
from tests.night.house import ELSEWHERE, House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.reading import JSON, Control, controls, words

CLASHES = "These rules don't work together."
BUILT = (  # the topic, the question or the label of the select, the value in players' words
    ("Deck", "How many jokers?", "4"),  # four jokers need two packs: the first contradiction
    ("Deck", "How many decks?", "two decks"),
    ("Deck", "How many players?", "4 to 6"),
    ("Special cards", "What can a joker do?", "one joker beats anything and wins the trick"),
    ("Special cards", "What can a single two do?", "it beats anything, and anything beats it"),
    ("Passing", "What if you pass?", "you're out of this trick"),
    ("Beating plays", "Does an equal play beat?", "yes"),
    ("Beating plays", "Does an equal play skip the next player?", "yes, one player"),
    ("Revolution", "Does four of a kind turn the ranks around?", "yes, low beats high"),
    ("Places", "How many cards are exchanged", "three, two and one"),  # needs six players: the 2nd
    ("Deck", "How many players?", "6 to 12"),
    ("Places", "Do players move seats after a deal?", "no, seats stay"),
    ("Places", "Does every place wear a hat?", "yes"),
)


class Editing:
    """A person with the editor open, who uses nothing but its controls."""

    def __init__(self, host: Person, title: str = "### Your table's rules") -> None:
        self.host = host
        self.title = title

    @property
    def message(self) -> JSON:
        found = self.host.newest(lambda one: self.title in words(one))
        assert found, "no editor is open"
        return found

    @property
    def text(self) -> str:
        return words(self.message)

    @property
    def chips(self) -> list[str]:
        return re.findall(r"^✎ (?!\*\*)(.+)$", self.text, re.MULTILINE)

    def control(self, label: str) -> Control | None:
        """Return the control of this label; a select also by the start of its question."""
        for one in controls(self.message):
            if label == one.label or (one.options and one.label.startswith(label)):
                return one
        return None

    async def tap(self, label: str) -> Step:
        control = self.control(label)
        assert control, f"{label!r} is not in the editor:\n{self.text}"
        return await self._changed(control, None)

    async def choose(self, label: str, value: str) -> None:
        """Choose the option of a select that begins with `value`."""
        control = self.control(label)
        assert control, f"{label!r} is not in the editor:\n{self.text}"
        wanted = next(key for said, key, _ in control.options if said.startswith(value))
        await self._changed(control, [wanted])

    async def answer(self, topic: str, question: str, value: str) -> None:
        """Find a question by its topic and its page, and answer it."""
        await self.choose("Choose a topic", topic)
        while self.control(question) is None:
            await self.tap("More")
        await self.choose(question, value)

    async def _changed(self, control: Control, values: list[str] | None) -> Step:
        before = len(self.host.seen)
        step = await self.host.press(control, values)
        await self.host.until(lambda: len(self.host.seen) > before, "the editor after a tap")
        return step


@played
async def test_a_host_builds_house_rules_and_the_same_table_opens_on_another_server(
    house: House,
) -> None:
    host, guest, room = await house.person("Ana"), await house.person("Ben"), house.room()
    await host.type_command(room.id, "game start", preset="president_basic")
    await guest.until(lambda: guest.table(room.id), "the lobby")
    step = await host.click("Rules", room.id)
    await host.answer(step)
    editing = Editing(host)
    clashed = 0
    for topic, question, value in BUILT:
        before = CLASHES in editing.text
        await editing.answer(topic, question, value)
        if CLASHES in editing.text and not before:
            clashed += 1
            refused = await host.answer(await host.click("Start", room.id))
            assert refused.startswith("These rules don't work together: ")
            await guest.until(
                lambda: "is still changing the rules." in words(guest.table(room.id) or {}),
                "that the rules are not settled",
            )
    assert clashed == 2
    assert CLASHES not in editing.text
    await editing.tap("Undo this")
    assert len(editing.chips) == 11
    await editing.answer("Places", "Does every place wear a hat?", "yes")
    assert len(editing.chips) == 12

    def chips() -> list[str]:
        return re.findall(r"^-# • (.+)$", words(guest.table(room.id) or {}), re.MULTILINE)

    await guest.until(lambda: chips() == editing.chips, "the rules in the lobby")

    await host.submit(await editing.tap("Save"), {"typed": "Friday night"})
    await host.until(lambda: "Saved as **Friday night**." in editing.text, "that they are saved")
    said = await host.answer(await editing.tap("Share"))
    code = re.findall(r"\*\*([0-9A-Z-]+)\*\*", said)[0]
    assert len(code.replace("-", "")) < 30
    built = editing.chips
    await editing.tap("Rule sheet")
    sheet = await host.until(
        lambda: host.newest(lambda one: "**Cards.**" in words(one)), "the rule sheet"
    )

    stranger = await house.person("Eve")
    elsewhere = house.playground.world.channel(ELSEWHERE).id
    step = await stranger.type_command(elsewhere, "rules", code=code.lower())
    assert words(sheet) == f"### ★ Friday night\n{await stranger.answer(step)}"
    step = await stranger.type_command(elsewhere, "game start", code=code)
    assert (await stranger.answer(step)).startswith(english("table-opened"))
    lobby = await stranger.until(lambda: stranger.table(elsewhere), "the lobby elsewhere")
    assert re.findall(r"^-# • (.+)$", words(lobby), re.MULTILINE) == built
    assert "ours:Friday night" in await host.complete(room.id, "game start", "preset", "fri")
    assert "ours:Friday night" not in await stranger.complete(elsewhere, "rules", "preset", "fri")
    step = await stranger.type_command(elsewhere, "rules", code=code[1:])
    length = len(code.replace("-", ""))
    short = f"This code has {length - 1} letters; codes like this have {length}."
    assert await stranger.answer(step) == short
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    step = await stranger.type_command(elsewhere, "rules", code=wrong)
    assert (await stranger.answer(step)).startswith("There is a letter wrong in this code")


@pytest.mark.long
@played
async def test_a_house_rule_is_typed_with_the_help_of_the_list_and_of_refusals(
    house: House,
) -> None:
    host, room = await house.person("Ana"), house.room()

    async def start(typed: str) -> str:
        step = await host.type_command(
            room.id, "game start", preset="president_basic", house_rules=typed
        )
        return await host.answer(step)

    said = await start("skip_equal=one")
    assert said.startswith(r"There is no house rule “skip\_equal”. Did you mean `equal_skip`")
    offered = await host.complete(room.id, "game start", "house_rules", "jokers=0, skip")
    assert "jokers=0, equal_skip=one" in offered
    offered = await host.complete(room.id, "game start", "house_rules", "jokers=0, equal_skip=")
    assert "jokers=0, equal_skip=one" in offered
    assert "such as 1 or 0.50" in await start("stake=0,505")
    settled = "settlement=pairwise_difference, stake=0,50, jokers=２"
    assert (await start(settled)).startswith(english("table-opened"))
    lobby = words(await host.until(lambda: host.table(room.id), "the lobby"))
    assert "A point is worth 0.50 chips." in lobby
    assert "With 2 jokers." in lobby


@pytest.mark.long
@played
async def test_the_editor_and_its_forms_go_on_after_the_bot_was_killed(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    await host.type_command(room.id, "game start", preset="president_basic")
    await host.answer(await host.click("Rules", room.id))
    editing = Editing(host)
    await editing.answer("Deck", "How many jokers?", "4")
    await editing.choose("Choose a topic", "Match")
    form = await editing.tap("Type a value")
    await house.bot.kill()
    await house.bot.start()
    await host.submit(form, {"typed": "many"})
    await host.until(lambda: "Type a number from 1 to 1,000" in editing.text, "the refusal")
    await host.submit(await editing.tap("Type a value"), {"typed": "17"})
    await host.until(lambda: "✎ The match ends when someone has 17 points." in editing.text, "17")
    assert CLASHES in editing.text
    await editing.choose("Undo one change", "With 4 jokers.")
    assert CLASHES not in editing.text
    await editing.tap("Undo this")
    assert CLASHES in editing.text
    await editing.tap("Reset all")
    assert editing.chips == []


@played
async def test_a_house_rule_is_found_by_its_words_and_opens_in_the_editor_of_the_host(
    house: House,
) -> None:
    host, guest, room = await house.person("Ana"), await house.person("Ben"), house.room()
    await host.type_command(room.id, "game start", preset="president_basic")
    await guest.until(lambda: guest.table(room.id), "the lobby")
    for person in (guest, host):
        await person.answer(await person.type_command(room.id, "rules"))
        await person.click("All games")
        await person.submit(await person.click("Search"), {"typed": "two clears"})
        found = await person.find("Choose a house rule")
        value = next(key for said, key, _ in found.options if said == "What can a single two do?")
        await person.choose(found, [value])
        if person is guest:
            shown = await guest.until(
                lambda: guest.newest(lambda one: "### Special cards" in words(one)), "the rule"
            )
            said = words(shown)
            assert "it beats anything and wins the trick at once · `wins_trick`" in said
            assert "house_rules:two_power=" in said
    await host.until(
        lambda: (
            (here := host.newest(lambda one: "Your table's rules" in words(one)))
            and "**What can a single two do?**" in words(here)
        ),
        "the question in the editor",
    )
    await Editing(host).choose("What can a single two do?", "it beats anything and wins")
    await guest.until(
        lambda: "two" in words(guest.table(room.id) or {}).partition("-# • ")[2].lower(),
        "the rule in the lobby",
    )


@pytest.mark.long
@played
async def test_rules_are_browsed_played_kept_and_forgotten_by_tapping(house: House) -> None:
    host, owner, room = await house.person("Ben"), await house.owner(), house.room()
    reading = await host.type_command(room.id, "rules")
    assert "### Games and rules" in await host.answer(reading)
    await host.click("All 44")
    first = await host.find("Choose a game")
    assert len(first.options) == 25
    await host.click("More")
    second = await host.until(
        lambda: found if (found := host.offered("showrules")) and found != first else None, "more"
    )
    await host.choose(second, [second.options[-1][1]])
    await host.click(english("button-play-this"))
    lobby = await host.until(lambda: host.table(room.id), "the table")
    assert second.options[-1][0] in words(lobby)

    sheet = await owner.answer(await owner.click("Rules", room.id))
    assert "**Cards.**" in sheet
    assert owner.offered("edit") is None
    await host.answer(await host.click("Rules", room.id))
    await host.submit(await Editing(host).tap("Save"), {"typed": "  Ours   truly "})
    await host.until(lambda: "Saved as **Ours truly**." in Editing(host).text, "that it is saved")

    elsewhere = house.room()
    await owner.type_command(elsewhere.id, "rules", preset="ours truly")
    shared = await owner.answer(await owner.click("Share", elsewhere.id))
    said = await owner.answer(await owner.click(english("button-channel-default"), elsewhere.id))
    assert said.startswith("`/game start` here now opens")
    await owner.type_command(elsewhere.id, "game start")
    opened = await owner.until(lambda: owner.table(elsewhere.id), "the usual game")
    assert second.options[-1][0] in words(opened)
    said = await owner.answer(await owner.click("Delete", elsewhere.id))
    assert said.startswith("Deleted **Ours truly**. To get it back, use the code ")
    assert re.findall(r"use the code ([0-9A-Z-]+)", said)[0] in shared
    assert await owner.complete(elsewhere.id, "rules", "preset", "ours truly") == []
