"""Profiles, achievements and rivals on a phone of 390 x 844, in all languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from bot.domain.achievements import Achievement
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.store import Store
from bot.words import LANGUAGES
from cogs.server.profile import PAGES
from tests.bot.store.evenings import DAY, Evenings, in_order
from tests.bot.store.test_achievements import Server
from tests.browser.backstage import Backstage
from tests.browser.conftest import PHONE
from tests.browser.person import SHOTS
from tests.night.conftest import seed_of
from tests.night.house import House
from tests.night.people import Person
from tests.night.test_server_admin import control

NAMES = ("Alexandra", "Benedikt", "Charlotte", "Dimitri")
MOST = 700  # pixels of an answer that fits a phone
PROFILE = 760  # pixels of a profile with all it can have
HEAD = 40  # pixels above the picture of an answer, at most
LOCALES = ["en-US" if language == "en" else language for language in LANGUAGES]
GAMES = ("president_basic", "president_basic", "bigtwo_basic", "thirteen_denexa")
SERVER = int(GAME_NIGHT_ID)
# The newest message: its height, and that above its first picture.
MEASURED = """() => {
    const pictures = [...document.images];
    if (pictures.some((one) => !one.complete)) return null;
    const message = [...document.querySelectorAll('[data-testid="message"]')].at(-1);
    if (!message) return null;
    message.scrollIntoView({ block: "start", behavior: "instant" });
    const box = message.querySelector(".container").getBoundingClientRect();
    const picture = message.querySelector(".picture img");
    const head = picture ? picture.getBoundingClientRect().top - box.top : -1;
    return { height: box.height, head };
}"""


class Height(NamedTuple):
    """The height of an answer in one language, in pixels; `head` is that above its picture."""

    height: float
    head: float
    what: str
    language: str


class Standings:
    """A person with a long record, whose answers are looked at on a phone."""

    def __init__(self, stage: Backstage, browser: Browser) -> None:
        self.stage = stage
        self.browser = browser
        self.people: list[Person] = []
        self.room: Any = None
        stage.ask(self._play)

    async def _play(self, house: House) -> None:
        self.people = [await house.person(name) for name in NAMES]
        self.room = house.room()
        for person in self.people:  # the bot learns their names
            await person.answer(await person.type_command(self.room.id, "settings"))
        ids = [person.id for person in self.people]
        store = await Store.open(house.bot.database, house.clock)
        evenings = Evenings(store)
        evenings.now = house.clock.now() - DAY
        for number in range(12):
            evenings.now += 600
            order = ids if number in (1, 4, 5, 10, 11) else [*ids[number % 4 :], *ids[: number % 4]]
            await evenings.end(GAMES[number % len(GAMES)], in_order(*order), SERVER)
        await Server(store, SERVER).end(in_order(*ids), {ids[0]: frozenset(Achievement)})
        await store.close()

    def answer(self, locale: str, what: str, command: str, *presses: str, who: int = 0) -> Height:
        """Type a command in a language, press buttons with these ids, and measure the answer."""
        ana = self.people[who]

        async def asked(house: House) -> None:
            await ana.call("PATCH", "", {"locale": locale})
            await ana.answered_with(await ana.type_command(self.room.id, command))
            for arg in presses:
                await ana.press(await control(ana, arg))
                await house.settle()

        self.stage.ask(asked)
        tab = self.stage.sit(self.browser, PHONE, ana.name, self.room.name)
        size: dict[str, float] = tab.until(lambda: tab.page.evaluate(MEASURED), "an answer")
        if os.environ.get("HEIGHTS"):
            SHOTS.mkdir(exist_ok=True)
            tab.page.set_viewport_size({"width": 390, "height": 1500})
            tab.page.evaluate(MEASURED)
            tab.page.screenshot(path=SHOTS / f"looked-up-{what}-{locale}.png")
            print(what, locale, {key: round(one) for key, one in size.items()})
        assert tab.trouble == []
        tab.page.context.close()
        return Height(size["height"], size["head"], what, locale)


@pytest.fixture
def standings(
    request: pytest.FixtureRequest, browser: Browser, tmp_path: Path
) -> Iterator[Standings]:
    """A person with a record, in a simulated night of its own."""
    stage = Backstage(seed_of(request), tmp_path)
    yield Standings(stage, browser)
    stage.close()


@pytest.mark.parametrize(
    "locales", [["en-US", "fr"], pytest.param(LOCALES, marks=pytest.mark.long)]
)
def test_looked_up_results_begin_with_their_picture(
    standings: Standings, locales: list[str]
) -> None:
    heights = [
        standings.answer(locale, command, command)
        for locale in locales
        for command in ("profile", "rivals")
    ]
    assert all(0 <= one.head <= HEAD for one in heights), heights
    assert all(one.height <= (MOST if one.what == "rivals" else PROFILE) for one in heights)


@pytest.mark.parametrize("locales", [["fr"], pytest.param(LOCALES, marks=pytest.mark.long)])
def test_each_page_of_achievements_fits_a_phone(standings: Standings, locales: list[str]) -> None:
    heights = [
        standings.answer(locale, f"achievements-{who}-{page}", "profile", *presses, who=who)
        for locale in locales
        for page in range(PAGES)
        for who in (0, 1)  # with all achievements, and with none
        for presses in [["achievements:", *(f".{to}" for to in range(1, page + 1))]]
    ]
    assert max(heights).height <= MOST, max(heights)
