"""The page by axe-core, in fifteen states, on a phone and a desktop, in light and dark colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from cogs.table.verifier import verifier_page
from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, Sit
from tests.browser.person import Person, play_until

SHORT = {"house_rules": "deal=fixed, hand_size=6, leftover=discard"}
PICK = "Pick cards"
STATES = (
    *("greeting", "form", "drawer", "commands", "command", "lobby", "turn", "picker", "menu"),
    *("waiting", "results", "settings", "leaderboard", "profile", "replay"),
)
SIZES = pytest.mark.parametrize("narrow", [True, False], ids=["phone", "desktop"])


class States:
    """The states of a person's page, each checked as the person comes to it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.faults: list[str] = []
        self.seen: list[str] = []

    def check(self, state: str) -> None:
        """Look for faults of the page in this state."""
        self.person.shoot(f"axe-{state}")
        self.seen.append(state)
        self.faults += [f"{state}: {fault}" for fault in faults(self.person.page)]


@pytest.mark.sampled(1)
@SIZES
def test_axe_finds_nothing_from_the_greeting_to_the_replay(sit: Sit, narrow: bool) -> None:
    ana, ben = sit("Ana", narrow), sit("Ben", narrow)
    states = States(ana)
    _before_the_table(ana, states)
    ana.open_table(2, {"preset": "President"}, SHORT)
    ben.press("Join")
    ben.sees("You're in")
    states.check("lobby")
    ana.press("Start")
    ana.sees("deal 1")
    for person in (ana, ben):
        person.go_to_hand()
    _to_both_turns(ana, ben, states)
    play_until(ana.button("Next deal").count, ana, ben)
    ana.sees(": results")
    states.check("results")
    ana.go_to_table()
    for command in ("settings", "leaderboard", "profile"):
        ana.tap_command(command)
        states.check(command)
    ana.press("Replay")
    ana.until(ana.page.locator('img[src$=".gif"]').count, "the replay")
    states.check("replay")
    assert sorted(states.seen) == sorted(STATES)
    assert not states.faults, "\n".join(states.faults)


def _before_the_table(ana: Person, states: States) -> None:
    """Check what is there before a game: greeting, sidebar, a form, and commands."""
    page = ana.page
    ana.go("channel-game-night")
    ana.sees("I run card games here")
    states.check("greeting")
    ana.press("All games")
    ana.press("Search")
    ana.until(page.get_by_test_id("modal").count, "the form")
    states.check("form")
    page.keyboard.press("Escape")
    _open_the_sidebar(ana)
    states.check("drawer")
    page.keyboard.press("Escape")
    ana.go_to_table()
    ana.click(page.get_by_test_id("composer"), "the composer")
    page.keyboard.type("/")
    ana.until(page.get_by_test_id("command-choice").count, "the commands")
    states.check("commands")
    page.keyboard.type("game start")
    ana.click(page.get_by_test_id("command-choice").first, "the command")
    ana.until(page.get_by_test_id("autocomplete-choice").count, "the games")
    states.check("command")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_test_id("composer").fill("")


def _open_the_sidebar(person: Person) -> None:
    if person.narrow:
        person.click(person.page.get_by_test_id("open-drawer"), "the drawer")
    for name in ("More people and settings", "This server and channel"):
        person.click(person.page.locator("summary").filter(has_text=name), name)


def _to_both_turns(ana: Person, ben: Person, states: States) -> None:
    """Check the hand of Ana while Ben is on turn, and on a turn of hers with cards to play."""
    over = ana.button("Next deal")
    while not {"turn", "waiting"} <= {*states.seen}:
        ana.until(lambda: ana.moves().count() or ben.moves().count() or over.count(), "a turn")
        if over.count():
            ana.deal_again()
            continue
        mover = ana if ana.moves().count() else ben
        state = "turn" if mover is ana else "waiting"
        if state not in states.seen and (mover is ben or ana.button(PICK).count()):
            states.check(state)
            if mover is ana:
                _open_over_the_hand(ana, states)
        mover.move()


def _open_over_the_hand(ana: Person, states: States) -> None:
    page = ana.page
    ana.click(ana.button(PICK).last, "the list of cards")
    ana.until(page.get_by_role("listbox").count, "the cards")
    states.check("picker")
    page.keyboard.press("Escape")
    ana.click(page.get_by_test_id("author").filter(visible=True).last, "the author")
    ana.until(page.get_by_role("menu").count, "the menu")
    states.check("menu")
    page.keyboard.press("Escape")


@SIZES
def test_axe_finds_nothing_on_the_page_that_checks_a_deal(browser: Browser, narrow: bool) -> None:
    context = browser.new_context(**(PHONE if narrow else DESKTOP))
    page = context.new_page()
    page.set_content(re.sub(r"\s+$", "", verifier_page().decode()))
    found = faults(page)
    context.close()
    assert found == []
