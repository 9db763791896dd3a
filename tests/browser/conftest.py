"""The system's Chromium, the bot in a process of its own, and people who open its page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.person import Person
from tests.browser.process import Process

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
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

Sit = Callable[..., Person]


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
    """Chromium, started once; without one the tests are skipped, with CI=true they fail."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """The running bot with an empty data folder."""
    process = Process(tmp_path)
    try:
        process.start()
        yield process
    finally:
        process.end()
    assert "Traceback" not in process.log(), process.log()


@pytest.fixture
def sit(browser: Browser, process: Process) -> Iterator[Sit]:
    """Opens a tab: `ana = sit("Ana")`; with `narrow` on a phone. Pages must not complain."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def open_tab(name: str, narrow: bool = False) -> Person:
        context = browser.new_context(**(PHONE if narrow else DESKTOP))
        contexts.append(context)
        context.set_default_timeout(15_000)
        person = Person(context.new_page(), name, narrow=narrow)
        people.append(person)
        person.open(process.url)
        return person

    yield open_tab
    for context in contexts:
        context.close()
    assert [trouble for person in people for trouble in person.trouble] == []
