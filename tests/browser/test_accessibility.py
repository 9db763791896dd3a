"""The page for people who cannot see the pictures or use no mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ElementHandle

from tests.browser.conftest import Sit
from tests.browser.person import Person

pytestmark = pytest.mark.long

NAMELESS = re.compile(
    r"^\s*- (button|link|textbox|combobox|checkbox|radio|listbox|option|img|dialog)(?! \")", re.M
)
ROUND = 200  # more Tab stops than the page has, even if some are made anew
PICK = "Pick cards"
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""


@pytest.fixture
def ana(sit: Sit) -> Person:
    """Ana in the channel, on turn, with her hand open under the table message.

    She passes, over several deals if needed, until she holds cards that she may play.
    """
    ana = sit("Ana")
    ana.open_table(3)
    ana.press("Start")
    ana.sees(f"{ana.name}'s turn")
    ana.press("My hand")
    ana.on_turn()
    while not ana.button(PICK).count():
        assert ana.move()
        ana.on_turn()
    return ana


def test_every_picture_has_words_and_every_control_a_name(ana: Person) -> None:
    _all_named(ana)
    seen = ana.page.locator('img:not([aria-hidden="true"] *)')  # avatars stand beside names
    alts = seen.evaluate_all("(nodes) => nodes.map((node) => node.alt)")
    assert len(alts) >= 2
    assert all(alts)
    assert ana.page.locator('img[alt^="Your 13 cards:"]').count() == 1
    ana.click(ana.button(PICK).last, PICK)
    _all_named(ana)
    ana.page.keyboard.press("Escape")
    ana.go_to_hand()
    ana.click(ana.page.get_by_test_id("composer"), "the composer")
    ana.page.keyboard.type("/")
    commands = ana.page.get_by_test_id("command-choice")
    ana.until(commands.count, "the commands")
    _all_named(ana)
    ana.click(commands.first, "a command")
    _all_named(ana)


def _all_named(person: Person) -> None:
    shown = person.page.locator("body").aria_snapshot()
    assert NAMELESS.findall(shown) == [], shown


def test_keyboard_reaches_every_control_and_shows_the_focus(ana: Person) -> None:
    page = ana.page
    page.evaluate("document.activeElement.blur()")
    seen: dict[str, bool] = {}
    for _ in range(ROUND):
        page.keyboard.press("Tab")
        here = page.evaluate(
            """() => {
                const node = document.activeElement;
                if (node === document.body || node.dataset.reached) return null;
                node.dataset.reached = "yes";
                node.scrollIntoView({ block: "nearest" });
                return node.getAttribute("aria-label") || node.innerText || node.id;
            }"""
        )
        looks = None if here is None else _looks_focused(ana)
        if looks is not None:
            seen[here.strip()] = looks
    assert all(seen.values()), seen
    assert {"My hand", "Rules", PICK, "Dismiss", "Message", "Send"} <= seen.keys()


def _looks_focused(person: Person) -> bool | None:
    """Whether the focused element looks different without focus; None if it is gone."""
    page = person.page
    node = page.evaluate_handle("document.activeElement").as_element()
    assert node is not None
    focused = _picture_of(person, node)
    node.evaluate("(node) => node.blur()")
    plain = _picture_of(person, node)
    node.evaluate("(node) => node.focus()")
    return focused != plain if focused and plain else None


def _picture_of(person: Person, node: ElementHandle) -> bytes | None:
    person.until(lambda: person.page.evaluate(AT_REST), "a page on which nothing moves")
    box = node.bounding_box()
    if box is None:
        return None
    return person.page.screenshot(
        clip={
            "x": max(0, box["x"] - 6),
            "y": max(0, box["y"] - 6),
            "width": box["width"] + 12,
            "height": box["height"] + 12,
        }
    )


def test_a_turn_is_played_by_keyboard_alone(ana: Person) -> None:
    while not (plays := [label for label, key in ana.offered() if key.startswith("play:")]):
        assert ana.move()
        ana.on_turn()
    cards = plays[0].split()
    page = ana.page
    page.get_by_test_id("composer").focus()
    _tab_back_to(ana, PICK)
    page.keyboard.press("Enter")
    ana.until(page.locator('[role="listbox"]:focus').count, "the list in focus")
    page.keyboard.press("Home")
    for option in page.get_by_test_id("select-option").all_inner_texts():
        if option.strip() in cards:
            page.keyboard.press("Space")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    ana.without(plays[0])


def _tab_back_to(person: Person, name: str) -> None:
    for _ in range(ROUND):
        person.page.keyboard.press("Shift+Tab")
        if name in person.page.evaluate("document.activeElement.innerText || ''"):
            return
    raise AssertionError(f"{name} is not reached")
