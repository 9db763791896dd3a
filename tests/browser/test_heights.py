"""Heights of results, finales and hands on a phone of 390 x 844, in six games and all languages.

People with a language each play whole deals on simulated time; the page then shows each of them the
results. Measured is the message down to its main button, and the whole message. With `HEIGHTS=1`
the test saves pictures, and prints the heights with `-s`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from bot.playground.world.seed import GAME_NIGHT_ID
from bot.words import LANGUAGES
from tests.browser.backstage import Backstage
from tests.browser.conftest import PHONE
from tests.browser.person import SHOTS
from tests.night.clicking import DEAL_SECONDS, Clicker
from tests.night.conftest import seed_of
from tests.night.house import House
from tests.night.sitting import Sitting

MOST = 700  # pixels of results with the picture and the main button
WHOLE = 800  # pixels with the other buttons below
HEAD = 90  # pixels above the picture of a finale, for its title at most
PEOPLE = {  # the most people up to seven
    "president_basic": 7,
    "bigtwo_basic": 4,
    "daifugo_denexa": 7,
    "thirteen_denexa": 6,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
}
NAMES = ("Alexandra", "Benedikt", "Charlotte", "Dimitri", "Evangeline", "Florian", "Genevieve")
FEW = "deal=fixed, hand_size=3, leftover=discard"  # cards, for a short deal
LONG = 9  # deals of a match that has a story for everybody
DIRECT = "Gamenight"
LOCALES = ["en-US" if language == "en" else language for language in LANGUAGES]
# The results are the newest message with a button that deals again and a picture of its own.
MEASURED = """() => {
    const pictures = [...document.images];
    if (pictures.some((one) => !one.complete)) return null;
    const again = '[data-custom-id^="start:"]';
    const result = [...document.querySelectorAll('[data-testid="message"]')]
        .filter((one) => one.querySelector(again) && one.querySelector(".picture img")).at(-1);
    if (!result) return null;
    result.scrollIntoView({ block: "start", behavior: "instant" });
    const box = result.querySelector(".container").getBoundingClientRect();
    const edge = (where, side) => result.querySelector(where).getBoundingClientRect()[side];
    return {
        height: box.height,
        head: edge(".picture", "top") - box.top,
        button: edge(again, "bottom") - box.top,
    };
}"""


# A hand on turn is the newest message with a control that answers, and its picture.
HAND = """() => {
    const pictures = [...document.images];
    if (pictures.some((one) => !one.complete)) return null;
    const acts = ["play", "give", "pass", "answer", "stand"];
    const act = acts.map((one) => `[data-custom-id^="${one}:"]`).join(", ");
    const hand = [...document.querySelectorAll('[data-testid="message"]')]
        .filter((one) => one.querySelector(act) && one.querySelector(".picture img")).at(-1);
    if (!hand) return null;
    hand.scrollIntoView({ block: "start", behavior: "instant" });
    const box = hand.querySelector(".container").getBoundingClientRect();
    const buttons = [...hand.querySelectorAll(act)].map((one) => one.getBoundingClientRect());
    return {
        height: box.height,
        head: hand.querySelector(".picture").getBoundingClientRect().top - box.top,
        button: Math.max(...buttons.map((one) => one.bottom)) - box.top,
    };
}"""


class Height(NamedTuple):
    """The height of a message in one language and place, in pixels.

    `head` is the height above its first picture; `button` is that down to the button that deals
    again, and in a hand down to the last one that answers.
    """

    height: float
    head: float
    button: float
    language: str
    place: str


class Results:
    """A table whose results are looked at on phones, deal by deal."""

    def __init__(self, stage: Backstage, browser: Browser, name: str) -> None:
        self.stage = stage
        self.browser = browser
        self.name = name
        self.left = [*LOCALES]  # languages that nobody has read in
        self.table = LOCALES[0]  # the language of the server
        self.sitting: Sitting

    def open(self, people: int, **options: str) -> None:
        """Open a table of people, the first of whom speaks English."""

        async def opened(house: House) -> Sitting:
            await house.settle()  # the bot has uploaded the emojis of cards
            seated = [await house.person(name) for name in NAMES[:people]]
            sitting = Sitting.of(seated, house.room(), house.chance(self.name))
            await sitting.open(0, **options)
            return sitting

        self.sitting = self.stage.ask(opened)

    def deal(self) -> None:
        """Play a deal to its end."""

        async def played(house: House) -> None:
            await self.sitting.deal()
            await house.settle()

        self.stage.ask(played)

    def finish(self) -> None:
        """Play a deal that runs to its end."""

        async def played(house: House) -> None:
            await asyncio.gather(*(clicker.play() for clicker in self.sitting.clickers))
            await house.settle()

        self.stage.ask(played)

    def measured(self) -> list[Height]:
        """Give each person a language that is left, play a deal, and measure its results."""
        people = self.sitting.people
        readers = dict(zip((person.name for person in people), self.left, strict=False))
        self.left = self.left[len(readers) :]
        self._speak(readers)
        self.deal()
        heights = [self._look(name, DIRECT, locale) for name, locale in readers.items()]
        return [*heights, self._look(people[0].name, self.sitting.room.name, self.table)]

    def _speak(self, locales: dict[str, str]) -> None:
        """Give people, by name, the languages of their clients."""

        async def spoken(house: House) -> None:
            for person in self.sitting.people:
                if person.name in locales:
                    await person.call("PATCH", "", {"locale": locales[person.name]})

        self.stage.ask(spoken)

    def speak(self, locale: str) -> None:
        """Let the server speak a language from now on, and so the table in its channel."""

        async def spoken(house: House) -> None:
            owner = await house.owner()
            await owner.call("PATCH", f"/guilds/{GAME_NIGHT_ID}", {"locale": locale})

        self.stage.ask(spoken)
        self.table = locale

    def hands(self) -> list[Height]:
        """Give each person a language that is left, and measure the hands of first turns."""
        people = self.sitting.people
        readers = dict(zip((person.name for person in people), self.left, strict=False))
        self.left = self.left[len(readers) :]
        self._speak(readers)
        self.stage.ask(lambda house: self.sitting.press(people[0], "start"))
        heights = []
        while readers and (clicker := self.stage.ask(self._turn)):
            if language := readers.pop(clicker.person.name, ""):
                heights.append(self._look(clicker.person.name, DIRECT, language, HAND))
            self.stage.ask(partial(_turn_of, clicker))
        self.left = [*readers.values(), *self.left]  # the deal was over before their turns
        return heights

    async def _turn(self, house: House) -> Clicker | None:
        """Wait for a turn of somebody; None if the deal ends before."""
        clickers, host = self.sitting.clickers, self.sitting.host

        def asked() -> Clicker | bool:
            return next((one for one in clickers if one.ping()), not host.running())

        await host.person.until(host.running, "the deal")
        found = await host.person.until(asked, "a turn or the end of the deal", DEAL_SECONDS)
        return found if isinstance(found, Clicker) else None

    def _look(self, name: str, place: str, language: str, measured: str = MEASURED) -> Height:
        person = self.stage.sit(self.browser, PHONE, name, place)
        found: dict[str, float] = person.until(lambda: person.page.evaluate(measured), "a message")
        where = "dm" if place == DIRECT else "channel"
        if os.environ.get("HEIGHTS"):
            SHOTS.mkdir(exist_ok=True)
            what = "hand" if measured == HAND else f"{len(self.sitting.results)}"
            file = f"height-{self.name}-{where}-{language}-{what}.png"
            person.page.set_viewport_size({"width": 390, "height": 1400})
            person.page.evaluate(measured)
            person.page.screenshot(path=SHOTS / file)
            print(self.name, where, language, {key: round(one) for key, one in found.items()})
        assert person.trouble == []
        person.page.context.close()
        return Height(found["height"], found["head"], found["button"], language, where)


async def _turn_of(clicker: Clicker, house: House) -> None:
    await clicker.turn()


@pytest.fixture
def results(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Results]:
    """A table to open, in a simulated night of its own."""
    stage = Backstage(seed_of(request), tmp_path)
    yield Results(stage, browser, request.node.callspec.id)
    stage.close()


@pytest.mark.parametrize(
    "game", ["short", *(pytest.param(one, marks=pytest.mark.long) for one in PEOPLE)]
)
def test_results_fit_a_phone_with_picture_and_button_in_every_language(
    results: Results, game: str
) -> None:
    if game == "short":
        results.open(7, preset="president_basic", house_rules=FEW)
        heights = results.measured()
    else:
        uncut = {"house_rules": "cut=off"} if game == "bigtwo_basic" else {}  # else no cards yet
        results.open(PEOPLE[game], preset=game, **uncut)
        heights = []
        while results.left:
            heights += results.measured()
            longest = max(one for one in heights if one.place == "dm")
            results.speak(longest.language)  # for the table in the channel
    tall = [one for one in heights if one.button > MOST or one.height > WHOLE]
    assert not tall, max(tall)


@pytest.mark.parametrize(
    "game", ["short", *(pytest.param(one, marks=pytest.mark.long) for one in PEOPLE)]
)
def test_the_picture_of_a_finale_comes_first(results: Results, game: str) -> None:
    options = {"match_end": "deals", "match_target": "2"}
    if game == "short":
        results.open(4, preset="president_basic", house_rules=FEW, **options)
    else:
        if game == "thirteen_denexa":  # it has no points
            options["house_rules"] = "match_winner=top_rank_last_deal"
        results.open(PEOPLE[game], preset=game, **options)
    heights = []
    while results.left:
        results.deal()
        heights += results.measured()
        if game == "short":
            break
    low = [one for one in heights if one.head > HEAD]
    assert not low, max(low, key=lambda one: one.head)
    tall = [one for one in heights if one.button > MOST]
    assert not tall, max(tall, key=lambda one: one.button)


@pytest.mark.long
@pytest.mark.parametrize("game", ["long match"])
def test_a_finale_with_a_story_for_everybody_fits_a_phone(results: Results, game: str) -> None:
    options = {"match_end": "deals", "match_target": str(LONG)}
    results.open(7, preset="president_basic", house_rules=FEW, **options)
    heights = []
    while results.left:
        for _ in range(LONG - 1):
            results.deal()
        heights += results.measured()
        longest = max(one for one in heights if one.place == "dm")
        results.speak(longest.language)
    tall = [one for one in heights if one.button > MOST]
    assert not tall, max(tall, key=lambda one: one.button)


@pytest.mark.parametrize(
    "game", ["short", *(pytest.param(one, marks=pytest.mark.long) for one in PEOPLE)]
)
def test_a_hand_on_turn_fits_a_phone_with_picture_and_buttons(results: Results, game: str) -> None:
    if game == "short":
        results.open(7, preset="president_basic", house_rules=FEW)
        heights = results.hands()
    else:
        uncut = {"house_rules": "cut=off"} if game == "bigtwo_basic" else {}  # else no cards yet
        results.open(PEOPLE[game], preset=game, **uncut)
        heights = []
        while results.left:
            heights += results.hands()
            results.finish()
    assert heights
    tall = [one for one in heights if one.button > MOST]
    assert not tall, max(tall, key=lambda one: one.button)
