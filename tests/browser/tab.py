"""A tab of the browser: waiting for what it shows, and clicking, with a patience counted in trips.

A trip goes to the page and through it to the bot, whose one event loop has to answer. On a busy
machine a trip takes longer, and so the page and the bot get as many turns as on an idle one
before a test gives up: a slow machine makes a test longer, never different. While the bot starts
nobody answers: that is no trip, and ends only where it starts no more. So playwright's own
limits are off, and what waits inside playwright is used only for what is there already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

T = TypeVar("T")
TRIPS = 3000
UNANSWERED = 20 * TRIPS
TRIP = """() => fetch("/people").then((answer) => answer.text(), () => "")
    .then((said) => new Promise((done) => setTimeout(() => done(said), 5)))"""
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
    """A page; `trouble` is what it complained of in the console."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(0)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page = page
        self.trouble: list[str] = []

    def until(self, state: Callable[[], T], what: str) -> T:
        """Wait until `state` finds what it looks for; what that is."""
        trips, unanswered = 0, 0
        while trips < TRIPS and unanswered < UNANSWERED:
            if found := state():
                return found
            answered = bool(self.page.evaluate(TRIP))
            trips, unanswered = trips + answered, unanswered + (not answered)
        raise AssertionError(f"{what} has not come in {TRIPS} trips to the page and the bot")

    def click(self, target: Locator, what: str) -> None:
        """Click the first of these that can be clicked, once it is there and nothing covers it.

        A page that moves under the mouse makes a click miss: then it has no effect, and is tried
        again.
        """
        self.until(lambda: self.hit(target), f"{what}, to be clicked,")

    def hit(self, target: Locator) -> bool:
        """Click it if that can be done now; has it been clicked?"""
        place = target.evaluate_all(AIM)
        if place is None:
            return False
        self.page.mouse.click(*place)
        return bool(self.page.evaluate("unwatch()"))

    def gone(self, target: Locator, what: str) -> None:
        """Wait until there is nothing of this any more."""
        self.until(lambda: not target.count(), f"the end of {what}")

    def report(self) -> str:
        """The messages on the page, for a test that has failed."""
        items = self.page.get_by_test_id("message").all_inner_texts()
        return "\n".join(" | ".join(text.split("\n")) for text in items[-8:])
