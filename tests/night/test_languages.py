"""A deal in each language, by people and on a server of that language: no English is shown."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from functools import partial

import pytest

from bot.playground.world.seed import fixed_id
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel, Guild
from bot.store import Store
from bot.words import LANGUAGES
from tests.bot.playground import openapi
from tests.night import guarding
from tests.night.clicking import DEAL_SECONDS
from tests.night.foreign import english_in
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.reading import Control
from tests.night.sitting import Sitting
from tests.simulation.world import World

pytestmark = pytest.mark.long

SHORT = {"preset": "president_basic", "house_rules": "players=4..4, deal=fixed, hand_size=4"}
LOOKS_AT = ("rules", "log", "company", "why", "settings")


@dataclass
class Abroad:
    """The tables, by language."""

    house: House
    tables: dict[str, Sitting]

    def elsewhere(self, language: str) -> set[str]:
        """Return the channels of the other tables."""
        return {one.room.id for key, one in self.tables.items() if key != language}


def server(house: House, number: int, language: str) -> Channel:
    """Add a server of this language; return its channel."""
    guild = Guild(fixed_id(5000 + number), LANGUAGES[language])
    room = Channel(fixed_id(6000 + number), ChannelType.TEXT, guild.id, f"room-{language.lower()}")
    house.playground.world.guilds[guild.id] = guild
    house.playground.world.channels[room.id] = room
    return room


async def settle(owner: Person, room: Channel, language: str) -> None:
    """Choose the language of a server in its settings."""

    def menu() -> Control | None:
        found = owner.offered("serve", room.id)
        return found if found and found.custom_id.split(":")[3] == "language" else None

    await owner.type_command(room.id, "server")
    await owner.choose(await owner.until(menu, "the languages"), [language])


async def curious(sitting: Sitting, unseen: list[str]) -> None:
    """Press the buttons of all acts `unseen` during the deal; drop each from the list."""
    person = sitting.people[1]

    def look() -> Control | str | None:
        if not sitting.host.running():
            return "over"
        shown = (person.offered(act) for act in unseen)
        return next(filter(None, shown), None) or person.offered("more")

    while unseen:
        found: Control | str = await person.until(look, "something to look at", DEAL_SECONDS)
        if isinstance(found, str):
            return
        with contextlib.suppress(Refused):  # the hand changed at the moment of the press
            await person.press(found)
            if found.act in unseen:
                unseen.remove(found.act)


async def play(house: House, language: str, sitting: Sitting) -> Sitting:
    for person in sitting.people:
        await person.call("PATCH", "", {"locale": "en-US" if language == "en" else language})
    await sitting.open(2, **SHORT)
    unseen = [*LOOKS_AT]
    await sitting.deal_that_counts(partial(curious, unseen=unseen))
    while unseen:
        await sitting.deal(partial(curious, unseen=unseen))
    return sitting


async def everywhere(world: World) -> Abroad:
    """Play the tables of all languages at the same time."""
    house = world.house
    rooms = {key: server(house, number, key) for number, key in enumerate(LANGUAGES)}
    await house.bot.start()
    owner, tables = await house.owner(), {}
    for language, room in rooms.items():
        await settle(owner, room, language)
        people = [await house.person(name) for name in ("Ana", "Ben")]
        tables[language] = Sitting.of(people, room, house.chance(language))
    await asyncio.gather(*(play(house, key, table) for key, table in tables.items()))
    store = await Store.open(house.bot.database, house.clock)
    for table in tables.values():
        await table.look_up(store)
    await store.close()
    return Abroad(house, tables)


@pytest.fixture(scope="module")
def abroad(shared_world: World) -> Abroad:
    """The tables of all languages, played to the end."""
    return shared_world.play(everywhere, start=False)


@pytest.mark.parametrize("language", [key for key in LANGUAGES if key != "en"])
def test_no_english_is_shown_in_another_language(abroad: Abroad, language: str) -> None:
    sitting, elsewhere = abroad.tables[language], abroad.elsewhere(language)
    for person in sitting.people:
        assert english_in(person, language, elsewhere) == set()


def test_english_would_be_found(abroad: Abroad) -> None:
    (person, _), elsewhere = abroad.tables["en"].people, abroad.elsewhere("en")
    assert {"To beat: **", "Pick cards", "Join"} <= english_in(person, "de", elsewhere)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_played_to_the_end_and_tells_no_secret(abroad: Abroad, language: str) -> None:
    sitting = abroad.tables[language]
    assert sitting.results
    assert list(guarding.leaks(sitting, abroad.elsewhere(language))) == []


def test_every_request_and_answer_holds_against_discords_document(abroad: Abroad) -> None:
    if openapi.document_path() is None:
        pytest.skip("../shared/discord/openapi.json is not here")
    assert openapi.wrong(abroad.house.playground.journal) == set()
