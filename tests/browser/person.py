"""One person at the page, who reads it, types, taps and clicks."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Locator, Page

from bot.domain.computers import Computer
from tests.browser.tab import Tab
from tests.english import english
from tests.night.reading import card_of

SHOTS = Path(os.environ.get("SHOTS") or Path(__file__).parents[1] / "shots")
PLAYS = ", ".join(f'[data-custom-id^="{act}:"]' for act in ("play", "give", "answer", "pass"))
Options: TypeAlias = Mapping[str, str]
NONE: Options = {}
CLICKS = 5  # most clicks on a button, where edits of the message make clicks fail
SIDEWAYS = """() => [...document.querySelectorAll("html, #scroller, #foot, .frame, .button")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.id || node.className || node.tagName)"""
LOADED = "() => [...document.images].every((one) => one.complete)"
LABEL_AND_ID = """(nodes) => nodes.map((node) => [
    node.innerText || node.querySelector("img")?.alt.slice(1, -1) || "", node.dataset.customId,
])"""


class Person(Tab):
    """The person `name` in a tab; `narrow` is a phone, where the sidebar is a drawer.

    `room` is the channel that the page shows first.
    """

    def __init__(self, page: Page, name: str, room: str, *, narrow: bool = False) -> None:
        super().__init__(page, narrow=narrow)
        self.name = name
        self.room = room

    def open(self, url: str) -> None:
        """Open the page as this person."""
        self.page.goto(f"{url}/?as={self.name}&channel={self.room}")
        self.connected()

    def connected(self) -> None:
        """Wait until the page and the bot are connected."""
        self.connection("live")

    def connection(self, state: str) -> None:
        """Wait until the page shows this state of its connection: live, no-bot, reconnecting."""
        shown = self.page.locator(f'[data-testid="connection"][data-state="{state}"]')
        self.until(shown.count, f"the connection that is {state}")

    def go(self, place: str) -> None:
        """Go to "channel-lounge" or "dm-Gamenight" by the sidebar."""
        if self.narrow:
            self.click(self.page.get_by_test_id("open-drawer"), "the drawer")
        link = self.page.get_by_test_id(place)
        self.click(link, place)
        here = self.page.locator(f'[data-testid="{place}"][aria-current="page"]')
        self.until(here.count, f"{place} on screen")

    def go_to_hand(self) -> None:
        """Go to the direct messages."""
        self.go("dm-Gamenight")

    def go_to_table(self) -> None:
        """Go back to the channel."""
        self.go(f"channel-{self.room}")

    # Reading the page

    @property
    def messages(self) -> Locator:
        """All messages in sight, oldest first."""
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

    @property
    def cards(self) -> str:
        """The hand in words, from the alternative text of its picture; "" without a hand."""
        pictures = self.hand.locator('img[alt^="Your "]')
        return str(pictures.evaluate_all("(nodes) => nodes[0]?.alt ?? ''"))

    def button(self, label: str) -> Locator:
        """Return the buttons whose label matches this regular expression in full."""
        return self.page.get_by_role("button", name=re.compile(f"^({label})$"))

    def moves(self) -> Locator:
        """Return the buttons of the moves that are open to the person, weakest first, Pass last."""
        return self.messages.locator(PLAYS)

    def offered(self) -> list[list[str]]:
        """Return the label (or the card of the emoji) and the id of each button of `moves`."""
        found: list[list[str]] = self.moves().evaluate_all(LABEL_AND_ID)
        return [[card_of(label), key] for label, key in found]

    def on_turn(self) -> None:
        """Wait until this person can move; press Next deal where the deal is over before."""
        over = self.button("Next deal")

        def found() -> int:
            return self.moves().count() or -over.count()

        while self.until(found, f"{self.name}'s turn or the end of the deal") < 0:
            self.deal_again()

    def without(self, move: str) -> None:
        """Wait until the cards of this move are no longer in the hand."""
        played = move.replace("Pass", "").split()
        over = self.button("Next deal|Play again")
        self.until(
            lambda: over.count() or (self.cards and not any(card in self.cards for card in played)),
            f"a hand without {move}",
        )

    def sees(self, text: str) -> None:
        """Wait until a message with this text is there."""
        self.until(self.messages.filter(has_text=text).count, f"a message with {text!r}")

    def reads(self, where: Locator, text: str | re.Pattern[str]) -> str:
        """Wait until the first element has this text, spaces aside, and return all its text."""
        wanted = text if isinstance(text, re.Pattern) else re.compile(re.escape(text))

        def said() -> str:
            shown = " ".join("".join(where.all_text_contents()[:1]).split())
            return shown if wanted.search(shown) else ""

        return self.until(said, repr(wanted.pattern))

    # Typing and clicking

    def press(self, label: str) -> None:
        """Click the newest button with this label, and wait until the bot has answered.

        A click is refused if the message has changed since: then the click is repeated.
        """
        for _ in range(CLICKS):
            refused = self.presses_refused()
            self.click(self.button(label).last, f"the button {label!r}")
            self.answered()
            if self.presses_refused() == refused:
                return
        raise AssertionError(f"the button {label!r} was refused {CLICKS} times")

    def answered(self) -> None:
        """Wait until the bot has answered every press."""
        self.gone(self.page.locator('[aria-busy="true"]'), "waiting for the bot")

    def deal_again(self) -> None:
        """Press Next deal, and wait until no message offers it.

        Another message may offer Next deal once more if its edit was on the way during the press.
        That button disappears without a click.
        """
        over = self.button("Next deal")
        if self.click_or_gone(over.last, "the button 'Next deal'"):
            self.answered()
        self.gone(over, "the deal before")

    def command(self, typed: str, chosen: Options = NONE, written: Options = NONE) -> None:
        """Pick the first command that begins with `typed`, fill in its options and send it.

        Values of `chosen` options are typed in part and picked from the choices; values of
        `written` options are typed in full.
        """
        self.click(self.page.get_by_test_id("composer"), "the composer")
        self.page.keyboard.type(typed)
        self.click(self.page.get_by_test_id("command-choice").first, f"a command {typed!r}")
        offered = self.page.get_by_test_id("autocomplete-choice")
        for name, text in chosen.items():
            self._option(name, text)
            self.click(offered.filter(has_text=text).first, f"the choice {text!r}")
        for name, text in written.items():
            self._option(name, text)
        self.click(self.page.get_by_test_id("command-send"), "sending the command")

    def tap_command(self, name: str, chosen: Options = NONE) -> None:
        """Tap a command in the list and the values of its options, and wait for the answer."""
        page = self.page
        before = self.messages.count()
        self.click(page.get_by_test_id("open-commands"), "the list of commands")
        wanted = re.compile(f"^/{name}(?![a-z ])")
        self.click(page.get_by_test_id("command-choice").filter(has_text=wanted), f"/{name}")
        for option, value in chosen.items():
            place = page.get_by_test_id(f"command-option-{option}")
            if not place.count():
                self.click(page.get_by_test_id(f"add-option-{option}"), f"the option {option}")
            self.click(place, f"the field of {option}")
            offered = page.get_by_test_id("autocomplete-choice").filter(has_text=value)
            self.click(offered, f"{option}: {value}")
        self.click(page.get_by_test_id("command-send"), "sending the command")
        self.until(lambda: self.messages.count() > before, f"an answer to /{name}")
        self.gone(page.locator(".thinking"), f"thinking about /{name}")

    def _option(self, name: str, text: str) -> None:
        field = self.page.get_by_test_id(f"command-option-{name}")
        if not field.count():
            self.click(self.page.get_by_test_id(f"add-option-{name}"), f"the option {name}")
        self.click(field, f"the field of {name}")
        self.page.keyboard.insert_text(text)

    def open_table(
        self, computers: int = 0, chosen: Options = NONE, written: Options = NONE
    ) -> None:
        """Open a table by command in this channel, and add so many computers."""
        self.command("/game start", chosen, written)
        if not (chosen or written):
            self.press("President")
        self.sees(english("table-opened"))
        for number in range(1, computers + 1):
            self.press("Add computer")
            self.sees(Computer(number).name)

    def close_dms(self) -> None:
        """Close the direct messages of this person."""
        box = self.page.get_by_test_id("closed-dms")
        if self.narrow:
            self.click(self.page.get_by_test_id("open-drawer"), "the drawer")
        self.click(box, "the box for closed DMs")
        self.until(box.is_checked, "the box that is ticked")
        if self.narrow:
            close = self.page.get_by_role("button", name="Close", exact=True)
            self.click(close, "closing the drawer")

    def move(self, wanted: str = "") -> str:
        """Make the move `wanted`, by default the first one, and return its label; "" without one.

        The move is done when its button disappears: the bot may defer its answer, and offers the
        same moves until then. If the button disappears before the click, another move is tried.
        """
        offered = [one for one in self.offered() if wanted in ("", one[0])]
        if not offered:
            return ""
        label, key = offered[0]
        same = self.page.locator(f'[data-custom-id="{key}"]')
        what = f"the move {label!r}"
        clicked = False

        def click() -> None:
            nonlocal clicked
            clicked = self.click_or_gone(same, what)

        self.do(click, lambda: not same.count(), what)
        return label if clicked else self.move(wanted)

    # Layout and screenshots

    def fits(self) -> None:
        """Assert that no part of the page is wider than its frame."""
        assert self.page.evaluate(SIDEWAYS) == []

    def shoot(self, what: str) -> None:
        """Write a screenshot of the visible part of the page to the folder of screenshots."""
        self.until(lambda: self.page.evaluate(LOADED), "all pictures")
        SHOTS.mkdir(parents=True, exist_ok=True)
        size = "phone" if self.narrow else "desktop"
        self.page.screenshot(path=SHOTS / f"{size}-{what}.png")


def play_until(
    over: Callable[[], object], *people: Person, look: Callable[[Person], None] = lambda _: None
) -> int:
    """Let each person move when the page offers a move, until `over`; return the number of moves.

    `look` is called with the person before each move.
    """
    moves = 0

    def turn() -> object:
        nonlocal moves
        before = moves
        for person in people:
            if person.moves().count():
                look(person)
                moves += bool(person.move())
        return moves > before or over()

    while not over():
        people[0].until(turn, "anybody's turn or the end")
    return moves
