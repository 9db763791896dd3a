"""The system's Chromium, the bot in a process of its own, and people who open its page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.house import House
from tests.browser.person import Person

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "No Chromium was found. On Debian: apt-get install chromium"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1080, "height": 800}}  # no hand beside the channel
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
# files whose tests look at their own channel only: they share one bot, whose start is dear
SHARING = (
    "test_a_deal",
    "test_axe",
    "test_first_steps",
    "test_keyboard",
    "test_menus",
    "test_the_page",
)
TAIL = 30  # lines of the bot's log under a failed test


class Sit:
    """An opener of tabs for people who are new to the bot, at a channel that no test has used.

    `ana = sit("Ana")` opens a tab, with `narrow` on a phone, with `wide` in a window that shows the
    direct messages beside the channel. A second call with the same name opens a second tab of this
    person.
    """

    def __init__(self, browser: Browser, house: House) -> None:
        self.people: list[Person] = []
        self.house = house
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._names: dict[str, str] = {}
        self._room = house.room()

    def __call__(self, who: str, narrow: bool = False, wide: bool = False) -> Person:
        if who not in self._names:
            self._names[who] = self.house.invite(who)
        name = self._names[who]
        context = self._browser.new_context(**(PHONE if narrow else WIDE if wide else DESKTOP))
        self._contexts.append(context)
        person = Person(context.new_page(), name, self._room, narrow=narrow)
        self.people.append(person)
        person.open(self.house.url)
        return person

    def close(self) -> None:
        """Close all tabs."""
        for context in self._contexts:
            context.close()


SITTING = pytest.StashKey[Sit]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the messages of each page and the end of the bot's log to the report of a failure."""
    report = yield
    sit = item.stash.get(SITTING, None)
    if sit and report.failed and report.when != "teardown":
        for person in sit.people:
            report.sections.append((f"The page of {person.name}", person.report()))
        report.sections.append(("The bot", "\n".join(sit.house.log.splitlines()[-TAIL:])))
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    if any(MISSING in str(report.longrepr) for report in skipped):
        terminalreporter.write_line(f"The browser tests were skipped. {MISSING}")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, started once. Without Chromium the tests are skipped; with CI=true they fail."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=0)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for the files in `SHARING`; its bot is not started yet."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture(scope="module")
def running(
    request: pytest.FixtureRequest, shared: House, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house for all tests of a file; its bot is not started yet."""
    if request.path.stem in SHARING:
        yield shared
        return
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The house with its bot running; the bot must not log a traceback during the test."""
    if not running.alive:
        running.start()
    before = len(running.log)
    yield running
    said = running.log[before:]
    assert "Traceback" not in said, said


@pytest.fixture
def sit(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Sit]:
    """An opener of tabs, which are closed at the end; their pages must raise no error."""
    request.node.stash[SITTING] = sit = Sit(browser, house)
    yield sit
    sit.close()
    assert [trouble for person in sit.people for trouble in person.trouble] == []
