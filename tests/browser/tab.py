"""A tab of the browser: waiting for its content, and clicking, with limits counted in trips.

A trip is a request of the page that the bot's event loop answers. On a busy machine a trip takes
longer. So the page and the bot get as many turns as on an idle machine before a test gives up: a
slow machine makes a test longer, never different. A request without an answer, as during a start
of the bot, is no trip and has a limit of its own. Playwright's own time limits are off, and its
waiting calls are used only for elements that are there already.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from playwright.sync_api import Locator, Page, Response

T = TypeVar("T")
TRIPS = 3000
UNANSWERED = 20 * TRIPS
SHORT, LONG = 5, 40  # milliseconds between two trips, growing with their number
TRIP = """(pause) => fetch("/people").then((answer) => answer.text(), () => "")
    .then((said) => new Promise((done) => setTimeout(() => done(said), pause)))"""
AIM = """(nodes) => {
    const node = nodes.find((one) => !one.disabled);
    if (!node) return null;
    node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!node.contains(document.elementFromPoint(x, y))) return null;
    const events = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
    const watch = (event) => {
        if (!node.contains(event.target)) {
            event.preventDefault();
            event.stopImmediatePropagation();
        } else if (event.type === "click") window.clicked = true;
    };
    window.clicked = false;
    window.unwatch = () => {
        events.forEach((name) => removeEventListener(name, watch, true));
        return window.clicked;
    };
    events.forEach((name) => addEventListener(name, watch, true));
    return [x, y];
}"""


class Tab:
    """A page with its uncaught errors (`trouble`) and its refused requests (`refused`).

    On a `narrow` page, a phone's, a click is a tap.
    """

    def __init__(self, page: Page, *, narrow: bool = False) -> None:
        page.set_default_timeout(0)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("response", self._hear)
        self.page = page
        self.narrow = narrow
        self.trouble: list[str] = []
        self.refused: list[str] = []

    def _hear(self, response: Response) -> None:
        if response.status >= 400:
            asked = response.request
            self.refused.append(f"{asked.method} {asked.url} {response.status} {asked.post_data}")

    def until(self, state: Callable[[], T], what: str) -> T:
        """Wait until `state` returns a true value, and return the value.

        `what` names the awaited thing in the AssertionError after `TRIPS` trips.
        """
        trips, unanswered = 0, 0
        while trips < TRIPS and unanswered < UNANSWERED:
            if found := state():
                return found
            pause = min(SHORT * (trips + 1), LONG)
            answered = bool(self.page.evaluate(TRIP, pause))
            trips, unanswered = trips + answered, unanswered + (not answered)
        raise AssertionError(f"{what} has not come in {TRIPS} trips to the page and the bot")

    def click(self, target: Locator, what: str) -> None:
        """Click the first enabled element of `target`, once it is there and not covered.

        A click can miss because the page moves: a missed click has no effect, and is tried again.
        """
        self.until(lambda: self.hit(target), f"{what}, to be clicked,")

    def click_or_gone(self, target: Locator, what: str) -> bool:
        """Click `target` unless it disappears first; return whether it was clicked."""

        def ended() -> str:
            return "clicked" if self.hit(target) else "" if target.count() else "gone"

        return self.until(ended, f"{what}, to be clicked,") == "clicked"

    def hit(self, target: Locator) -> bool:
        """Click `target` if it can be clicked now; return whether it was clicked."""
        place = target.evaluate_all(AIM)
        if place is None:
            return False
        (self.page.touchscreen.tap if self.narrow else self.page.mouse.click)(*place)
        return bool(self.page.evaluate("unwatch()"))

    def do(self, act: Callable[[], object], done: Callable[[], object], what: str) -> None:
        """Call `act` until `done`: again each time that the page has a press refused."""
        while not done():
            refused = self.presses_refused()
            act()
            self.until(partial(self._ended, done, refused), f"the end of {what}")

    def _ended(self, done: Callable[[], object], refused: int) -> bool:
        return bool(done()) or self.presses_refused() > refused

    def presses_refused(self) -> int:
        """Return the number of refused presses; requests for deleted pictures do not count."""
        return sum(one.startswith("POST") for one in self.refused)

    def gone(self, target: Locator, what: str) -> None:
        """Wait until no element of `target` is left."""
        self.until(lambda: not target.count(), f"the end of {what}")

    def report(self) -> str:
        """Return the messages, the waiting buttons and the refused requests, for a failed test."""
        items = self.page.get_by_test_id("message").all_inner_texts()[-8:]
        busy = self.page.locator('[aria-busy="true"]').all_inner_texts()
        shown = [" | ".join(text.split("\n")) for text in items]
        waits = [f"It waits for the bot: {text}" for text in busy]
        return "\n".join([*shown, *waits, *(f"Refused: {one}" for one in self.refused[-8:])])
