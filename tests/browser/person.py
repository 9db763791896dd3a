"""One person at the page: sees what it shows, and does nothing but type, tap and click."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

SHOTS = Path(__file__).parents[1] / "shots"
PLAYS = ", ".join(f'[data-custom-id^="{act}:"]' for act in ("play", "give", "answer", "pass"))
Options: TypeAlias = Mapping[str, str]
NONE: Options = {}
PATIENCE = 15.0  # seconds until something awaited must have come
STARTING = 60  # seconds until the bot is there, on a busy machine
SIDEWAYS = """() => [...document.querySelectorAll("html, #scroller, #foot, .frame, .button")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.id || node.className || node.tagName)"""


class Person:
    """`name` in a tab of their own; `narrow` on a phone, where the sidebar is a drawer."""

    def __init__(self, page: Page, name: str, *, narrow: bool = False) -> None:
        self.page = page
        self.name = name
        self.narrow = narrow
        self.trouble: list[str] = []  # what the page complained of in the console
        page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def open(self, url: str, channel: str = "game-night") -> None:
        """Open the page as this person."""
        self.page.goto(f"{url}/?as={self.name}&channel={channel}")
        self.connected()

    def connected(self) -> None:
        """Wait until the page and the bot are connected."""
        state = self.page.get_by_test_id("connection")
        expect(state).to_have_attribute("data-state", "live", timeout=STARTING * 1000)

    def go(self, place: str) -> None:
        """Go to "channel-game-night" or "dm-Gamenight" by the sidebar."""
        if self.narrow:
            self.page.get_by_test_id("open-drawer").click()
        link = self.page.get_by_test_id(place)
        link.click()
        expect(link).to_have_attribute("aria-current", "page")

    # What is shown

    @property
    def messages(self) -> Locator:
        return self.page.get_by_test_id("message")

    @property
    def table(self) -> Locator:
        """The newest message with the buttons of a table."""
        return self.messages.filter(has=self.button("Rules|Next deal|Play again")).last

    @property
    def hand(self) -> Locator:
        """The newest message that shows a hand."""
        return self.messages.filter(has=self.page.get_by_alt_text(re.compile("^Your "))).last

    @property
    def private(self) -> Locator:
        """The newest message that only this person sees."""
        return self.messages.filter(has=self.page.get_by_test_id("ephemeral")).last

    def button(self, label: str) -> Locator:
        """The buttons with this label, a regular expression."""
        return self.page.get_by_role("button", name=re.compile(f"^({label})$"))

    def moves(self) -> Locator:
        """The buttons by which this person can move now, weakest first, Pass last."""
        return self.messages.locator(PLAYS)

    def sees(self, text: str) -> None:
        """Wait until the newest message with this text is in sight."""
        expect(self.messages.filter(has_text=text).last).to_be_visible(timeout=PATIENCE * 1000)

    # What is done

    def press(self, label: str) -> None:
        """Click the newest button with this label, and wait until the bot has answered."""
        button = self.button(label).last
        button.click()
        expect(self.page.locator('[aria-busy="true"]')).to_have_count(0, timeout=PATIENCE * 1000)

    def command(self, typed: str, chosen: Options = NONE, written: Options = NONE) -> None:
        """Pick the first command that begins with what is typed, fill in its options and send.

        `chosen` options are typed in part and taken from what is offered, `written` ones typed.
        """
        self.page.get_by_test_id("composer").click()
        self.page.keyboard.type(typed)
        self.page.get_by_test_id("command-choice").first.click()
        offered = self.page.get_by_test_id("autocomplete-choice")
        for name, text in chosen.items():
            self._option(name, text)
            offered.filter(has_text=text).first.click()
        for name, text in written.items():
            self._option(name, text)
        self.page.get_by_test_id("command-send").click()

    def _option(self, name: str, text: str) -> None:
        field = self.page.get_by_test_id(f"command-option-{name}")
        if not field.count():
            self.page.get_by_test_id(f"add-option-{name}").click()
        field.fill(text)

    def open_table(
        self, computers: int = 0, chosen: Options = NONE, written: Options = NONE
    ) -> None:
        """Open a table in this channel and add computers."""
        self.command("/game start", chosen, written)
        self.sees("Your table is open.")
        for number in range(1, computers + 1):
            self.press("Add computer")
            self.sees(f"Computer {number}")

    def move(self) -> str:
        """Make the first move that is offered; its label, empty where there is none now."""
        move = self.moves().first
        if not move.count():
            return ""
        label, key = move.inner_text(), move.get_attribute("data-custom-id")
        move.click()
        same = self.page.locator(f'[data-custom-id="{key}"]')
        expect(same).to_have_count(0, timeout=PATIENCE * 1000)
        return label

    # How it looks

    def fits(self) -> None:
        """Nothing on the page is wider than its place."""
        assert self.page.evaluate(SIDEWAYS) == []

    def shoot(self, what: str) -> None:
        """Write what is in sight to tests/shots."""
        SHOTS.mkdir(exist_ok=True)
        size = "phone" if self.narrow else "desktop"
        self.page.screenshot(path=SHOTS / f"{size}-{what}.png")


def play_until(over: Callable[[], bool], *people: Person, seconds: float = 60) -> int:
    """Everybody moves whenever they can, until `over`; the number of moves made."""
    deadline, moves = time.monotonic() + seconds, 0
    while not over():
        assert time.monotonic() < deadline, f"not over after {seconds} s and {moves} moves"
        moved = sum(bool(person.move()) for person in people)
        moves += moved
        if not moved:
            people[0].page.wait_for_timeout(30)
    return moves
