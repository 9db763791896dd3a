"""A keyboard without a mouse: the only way in which some people use a page."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

ROUND = 200  # more Tab stops than the page has, even if some are made anew
FOCUS = """() => {
    const node = document.activeElement;
    const item = node.closest("[data-message-id]");
    return {
        name: (node.ariaLabel || node.innerText || node.id || "").trim(),
        key: node.dataset.customId ?? "",
        place: node.dataset.place ?? "",
        testid: node.dataset.testid ?? "",
        message: item?.dataset.messageId ?? "",
        seen: node.matches(":focus-visible"),
    };
}"""


class Focus(dict[str, str]):
    """The focused element: its name, custom id, place, test id, message, and if it shows focus."""

    @property
    def act(self) -> str:
        """The act of a control of the bot, the first part of its custom id; "" for others."""
        return self["key"].partition(":")[0]


class Keyboard:
    """The keyboard of a person; `stops` counts the Tab stops so far."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.stops = 0

    @property
    def focus(self) -> Focus:
        """The focused element now."""
        return Focus(self.person.page.evaluate(FOCUS))

    def press(self, *keys: str) -> None:
        """Press one key after the other."""
        for key in keys:
            self.person.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Type a text into the focused field."""
        self.person.page.keyboard.type(text)

    def tab_to(self, wanted: Callable[[Focus], object], what: str, key: str = "Tab") -> Focus:
        """Press Tab until the focus is wanted; `key` is Shift+Tab for the way back."""
        for _ in range(ROUND):
            self.press(key)
            self.stops += 1
            if wanted(focus := self.focus):
                return focus
        raise AssertionError(f"{what} is not reached by {key}")

    def back_to(self, wanted: Callable[[Focus], object], what: str) -> Focus:
        """Press Shift+Tab until the focus is wanted."""
        return self.tab_to(wanted, what, "Shift+Tab")

    def use(self, label: str) -> None:
        """Go back to the control with this label or name, and press Enter."""
        self.back_to(lambda focus: focus["name"] == label, label)
        self.press("Enter")
