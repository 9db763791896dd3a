"""Nights in words, in several languages: no text for the ear has a sign that is read badly.

A screen reader says "black diamond suit", the name of a custom emoji with its version, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.night.clicking import TURN, Clicker
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, SELECT, SILENT, components, mentions
from tests.night.sitting import Sitting
from tests.night.test_games import GAMES, Game
from tests.night.test_preferences import choose

# but no tick, which is the only mark of what is chosen
EMOJI = (
    "[\U0001f000-\U0001faff\u231a-\u23ff\u25a0-\u2712\u2714-\u27bf\u2b50\u2934\u2935\u21a9\u21aa]"
)
BUTTON, TEXT, GALLERY = 2, 10, 12
BAD = {  # what no text for the ear has
    "a sign of a suit": re.compile("[♠♥♦♣♤♡♢♧]"),
    "a custom emoji": re.compile(r"<a?:\w+:\d+>"),
    "a robot": re.compile("\N{ROBOT FACE}"),
    "an arrow": re.compile("[→←↑↓↺↻▶◀]"),
    "greater than": re.compile(r"\w > \w"),
    "an emoji before words": re.compile(rf"^(?:> |-# |#+ |- )*\**{EMOJI}", re.MULTILINE),
    "a number in a circle": re.compile("[①-⑳]"),
}
SILENT_IN_ALT = re.compile(EMOJI)
ACTS = ("more", "plays", "why", "log", "hint", "watch", "rules", "company")  # of a hand
AFTER = ("replay", "review", "log", "company", "rules")  # of results
COMMANDS = ("leaderboard", "profile", "history", "season", "daily", "rules", "settings")


def for_the_ear(person: Person, message: JSON, direct: str) -> bool:
    """Whether a message has this person as its only reader."""
    private = message["channel_id"] == direct or message["flags"] & EPHEMERAL
    return bool(private) or mentions(message) == [person.id]


def texts(message: JSON) -> Iterator[str]:
    """Yield each text of a message: of its lines, its controls and their options."""
    yield message.get("content") or ""
    for one in components(message):
        if one["type"] == TEXT:
            yield one["content"]
        yield from (one.get(key) or "" for key in ("label", "placeholder"))
        for option in one.get("options", ()) if one["type"] == SELECT else ():
            yield from (option.get("label") or "", option.get("description") or "")


def faults(message: JSON) -> Iterator[str]:
    """Yield each fault of a message for the ear, with the line that has it."""
    for text in texts(message):
        for what, bad in BAD.items():
            if found := bad.search(text):
                line = text[text.rfind("\n", 0, found.start()) + 1 :].partition("\n")[0]
                yield f"{what}: {line}"
    for one in components(message):
        if one["type"] == BUTTON and not one.get("label"):
            yield f"a button without words: {one.get('custom_id')}"
        if (one.get("emoji") or {}).get("id"):
            yield f"a custom emoji on a control: {one['emoji']}"


def faults_of_alt(message: JSON) -> Iterator[str]:
    """Yield each alt text of a message that has a sign, and each picture without alt text."""
    for one in components(message):
        for item in one.get("items", ()):
            alt = item.get("description") or ""
            bad = [what for what, sign in BAD.items() if sign.search(alt)]
            if bad or SILENT_IN_ALT.search(alt) or not alt:
                yield f"{bad or 'an emoji'}: {alt}"


class Listening(Clicker):
    """A clicker without pictures, whom the hand asks that rang."""

    def ping(self) -> str:
        shown = self.person.newest(lambda message: message.acts & {*TURN})
        rang = shown is not None and not shown["flags"] & (SILENT | EPHEMERAL)
        return shown["id"] if shown and rang and shown["id"] not in self.answered else ""

    def asks(self, ping: str) -> bool:
        message = self.person.messages.get(ping)
        return message is not None and bool(message.acts & {*TURN})


async def listener(house: House, language: str, room: str) -> tuple[Person, str]:
    """Return a person in words and in this language, and their direct messages."""
    person = await house.person("Ana")
    await choose(person, room, "Words")
    menu = await person.find("speak", room)
    await person.choose(menu, [language])
    direct: str = (await person.call("POST", "/dm", {}))["id"]
    return person, direct


async def tour(person: Person, place: str, acts: tuple[str, ...]) -> None:
    """Press each of these controls in a place, where it is offered."""
    for act in acts:
        if control := person.offered(act, place):
            try:
                await person.press(control)
            except Refused:
                continue
            await person.clock.sleep(2)


async def touring(sitting: Sitting, person: Person, direct: str) -> None:
    """Look at all that a hand offers, in the middle of the deal."""
    while sitting.acts() < 4:
        await person.clock.sleep(0.5)
    await tour(person, direct, ACTS)


async def night(house: House, game: Game, language: str) -> list[str]:
    """Play deals of a game in words; return the faults of all texts for the ear, and alt texts."""
    room = house.room()
    people = [await listener(house, language, room.id) for _ in range(max(game.people, 2))]
    chance = house.chance(language)
    clickers: list[Clicker] = [
        Listening(one, room.id, Random(chance.random())) for one, _ in people
    ]
    sitting = Sitting(room, clickers, chance)
    short = SHORT.get(game.rules["preset"], "")
    await sitting.open(game.computers, **{"house_rules": short, **game.rules})
    await sitting.deal_that_counts(lambda table: touring(table, *people[0]))
    person, direct = people[0]
    await house.settle()
    await tour(person, direct, AFTER)
    for command in COMMANDS:
        await person.type_command(room.id, command)
        await person.clock.sleep(2)
    found = dict.fromkeys(
        fault
        for person, direct in people
        for seen in person.seen
        if seen.kind in ("message", "edit")
        for fault in (
            *(faults(seen.body) if for_the_ear(person, seen.body, direct) else ()),
            *faults_of_alt(seen.body),
        )
    )
    return [*found]


SHORT = {  # house rules by which a deal has all acts in fewer turns
    "president_basic": "deal=fixed, hand_size=6, leftover=discard",
    "thirteen_denexa": "hand_size=6",
}
LANGUAGES = ("en", "de", "fr", "ja", "zh-TW", "hu")
ALL = [(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(GAMES)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("name", "language"), ALL)
@played
async def test_no_text_for_the_ear_has_a_sign(house: House, name: str, language: str) -> None:
    found = await night(house, GAMES[name], language)
    assert not found, "\n".join(found)
