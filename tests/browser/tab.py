"""A tab of the browser: waiting for what it shows, and clicking, with a patience counted in trips.

A trip goes to the page and through it to the bot, whose one event loop has to answer. On a busy
machine a trip takes longer, and so the page and the bot get as many turns as on an idle one
before a test gives up: a slow machine makes a test longer, never different. While the bot starts
nobody answers: that is no trip, and ends only where it starts no more. So playwright's own
limits are off, and what waits inside playwright is used only for what is there already.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from playwright.sync_api import Locator, Page, Response

T = TypeVar("T")
TRIPS = 3000
UNANSWERED = 20 * TRIPS
SHORT, LONG = 5, 40  # milliseconds between two trips: the longer it takes, the more
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
    """A page; `trouble` is what it complained of in the console, `refused` what it asked for.

    On a `narrow` one, a phone's, a click is a tap.
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
        """Wait until `state` finds what it looks for; what that is."""
        trips, unanswered = 0, 0
        while trips < TRIPS and unanswered < UNANSWERED:
            if found := state():
                return found
            pause = min(SHORT * (trips + 1), LONG)
            answered = bool(self.page.evaluate(TRIP, pause))
            trips, unanswered = trips + answered, unanswered + (not answered)
        raise AssertionError(f"{what} has not come in {TRIPS} trips to the page and the bot")

    def click(self, target: Locator, what: str) -> None:
        """Click the first of these that can be clicked, once it is there and nothing covers it.

        A page that moves under the mouse makes a click miss: then it has no effect, and is tried
        again.
        """
        self.until(lambda: self.hit(target), f"{what}, to be clicked,")

    def click_or_gone(self, target: Locator, what: str) -> bool:
        """Click it, unless it goes before it could be clicked; was it?"""

        def ended() -> str:
            return "clicked" if self.hit(target) else "" if target.count() else "gone"

        return self.until(ended, f"{what}, to be clicked,") == "clicked"

    def hit(self, target: Locator) -> bool:
        """Click it if that can be done now; has it been clicked?"""
        place = target.evaluate_all(AIM)
        if place is None:
            return False
        (self.page.touchscreen.tap if self.narrow else self.page.mouse.click)(*place)
        return bool(self.page.evaluate("unwatch()"))

    def do(self, act: Callable[[], object], done: Callable[[], object], what: str) -> None:
        """Act until it is done: again where the page changed under it, so that it was refused."""
        while not done():
            refused = self.presses_refused()
            act()
            self.until(partial(self._ended, done, refused), f"the end of {what}")

    def _ended(self, done: Callable[[], object], refused: int) -> bool:
        return bool(done()) or self.presses_refused() > refused

    def presses_refused(self) -> int:
        """Return how many clicks were refused, without pictures that are there no more."""
        return sum(one.startswith("POST") for one in self.refused)

    def gone(self, target: Locator, what: str) -> None:
        """Wait until there is nothing of this any more."""
        self.until(lambda: not target.count(), f"the end of {what}")

    def report(self) -> str:
        """After a failure: the messages, what waits for the bot, and what was refused."""
        items = self.page.get_by_test_id("message").all_inner_texts()[-8:]
        busy = self.page.locator('[aria-busy="true"]').all_inner_texts()
        shown = [" | ".join(text.split("\n")) for text in items]
        waits = [f"It waits for the bot: {text}" for text in busy]
        return "\n".join([*shown, *waits, *(f"Refused: {one}" for one in self.refused[-8:])])
