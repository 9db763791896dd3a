"""A whole deal by keyboard alone, where the focus goes, and what is read aloud after an act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from tests.browser.axe import LEAST, SMALL
from tests.browser.conftest import Sit
from tests.browser.keyboard import Focus, Keyboard
from tests.browser.person import Person
from tests.english import english

OVER = "Next deal|Play again"
ACTS = {"play", "give", "answer", "pass", "bid", "swap"}
# What a browser does whose text size is twice the usual one, before anything is drawn.
LARGE = """new MutationObserver(() => {
    if (document.documentElement) document.documentElement.style.fontSize = "200%";
}).observe(document, { childList: true });"""
# Texts that are cut, wider than their box: those that show dots are cut as well.
CUT = """() => [...document.querySelectorAll(
    "h1, h2, p:not(.hidden-text), label, summary, .button, .author, .place-name,"
    + ".option-text, .chosen, .text")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => getComputedStyle(node).overflow !== "visible")
    .filter((node) => node.clientWidth && node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.outerHTML.slice(0, 120))"""


def is_act(focus: Focus) -> bool:
    """Whether Enter would make a move."""
    return focus.act in ACTS


@pytest.mark.sampled(1)
@pytest.mark.parametrize("by", ["plays", "cards"])
def test_a_deal_is_played_from_the_greeting_to_the_results_by_keyboard(sit: Sit, by: str) -> None:
    ana = sit("Ana")
    page, keys = ana.page, Keyboard(ana)
    page.evaluate("document.activeElement.blur()")
    hall = page.get_by_test_id("channel-game-night").get_attribute("data-place")
    keys.tab_to(lambda focus: focus["place"] == hall, "the channel")
    keys.press("Enter")
    ana.sees("I run card games here")
    keys.tab_to(lambda focus: focus["name"] == "Practice alone", "Practice alone")
    keys.press("Enter")
    ana.sees("Your cards are in your direct messages")
    keys.tab_to(lambda focus: focus["name"].endswith("My cards"), "the way to the cards")
    keys.press("Enter")
    ana.until(lambda: ana.cards, "cards")
    picked = False
    while _on_turn_or_over(ana):
        before = ana.offered()
        if by == "cards" and not picked and ana.page.locator("button.select").count():
            picked = _pick(ana, keys)
        else:
            _to_an_act(ana, keys)
            keys.press("Enter")
        ana.until(partial(_moved, ana, before), "the move")
        _rests(keys)
    assert picked or by == "plays"
    assert ana.button(OVER).count()
    ana.sees("results")


def _on_turn_or_over(ana: Person) -> bool:
    over = ana.button(OVER)
    ana.until(lambda: ana.moves().count() or over.count(), "a turn or the results")
    return not over.count()


def _moved(ana: Person, before: list[list[str]]) -> bool:
    return ana.offered() != before


def _to_an_act(ana: Person, keys: Keyboard) -> None:
    """Go to the first move: on from the message, or back from the field below it."""
    way = keys.tab_to if keys.focus["message"] and not keys.focus["key"] else keys.back_to
    way(is_act, "a move")


def _pick(ana: Person, keys: Keyboard) -> bool:
    """Pick a single card that may be played from the list of cards; False where none may."""
    plays = [label for label, key in ana.offered() if key.startswith("play:")]
    listed = ana.page.locator('[role="listbox"]:focus')
    way = keys.tab_to if keys.focus["message"] else keys.back_to
    way(lambda focus: "Pick cards" in focus["name"], "the list of cards")
    keys.press("Enter")
    ana.until(listed.count, "the list in focus")
    options = [text.strip() for text in ana.page.get_by_test_id("select-option").all_inner_texts()]
    keys.press("Escape")
    assert "Pick cards" in keys.focus["name"], "Escape gives the focus back"
    singles = [label for label in plays if label in options]
    if not singles:
        _to_an_act(ana, keys)
        keys.press("Enter")
        return False
    keys.press("Enter")
    ana.until(listed.count, "the list in focus")
    keys.press("Home", *["ArrowDown"] * options.index(singles[0]), "Space")
    keys.tab_to(lambda focus: focus["name"] == "Done", "Done")
    keys.press("Enter")
    return True


def _rests(keys: Keyboard) -> None:
    """Check that the focus is with a message itself, where Enter presses nothing."""
    focus = keys.focus
    assert focus["message"], focus
    assert not focus["key"], focus


def test_a_second_enter_plays_nothing_and_the_answer_is_read_aloud(sit: Sit) -> None:
    ana, ben = sit("Ana"), sit("Ben")
    keys = Keyboard(ana)
    ana.open_table(1, {"preset": "President"})
    ben.press("Join")
    ana.until(lambda: ben.name in ana.table.inner_text(), "Ben at the table")
    keys.use("Start")
    ana.sees("needs at least 4 players")
    keys.tab_to(lambda focus: focus["name"] == english("button-fill"), english("button-fill"))
    keys.press("Enter")
    ana.sees("deal 1")
    ana.answered()
    assert not keys.focus["key"], "Join or another control has taken the focus"
    for person in (ana, ben):
        person.go_to_hand()
    keys.press("Tab")
    _until_turn(ana, ben)
    _to_an_act(ana, keys)
    before = ana.offered()
    keys.press("Enter")
    ana.until(partial(_moved, ana, before), "the move")
    _rests(keys)
    said = ana.page.locator("#announcer")
    ana.until(lambda: "Gamenight:" in said.inner_text(), "the answer read aloud")
    ana.answered()
    cards = ana.cards
    keys.press("Enter", "Space")
    ana.answered()
    assert ana.cards == cards
    assert ana.presses_refused() == 0


def _until_turn(ana: Person, ben: Person) -> None:
    while not ana.until(lambda: ana.moves().count() or -ben.moves().count(), "a turn") > 0:
        ben.move()


def test_a_turn_is_read_aloud_and_the_plays_of_others_are_not(sit: Sit) -> None:
    ana, ben = sit("Ana"), sit("Ben")
    ana.open_table(2, {"preset": "President"})
    ben.press("Join")
    ana.until(lambda: ben.name in ana.table.inner_text(), "Ben at the table")
    ana.press("Start")
    for person in (ana, ben):
        person.sees("deal 1")
        person.go_to_hand()
    said = ana.page.locator("#announcer")
    heard = [0, 0]
    while min(heard) < 2:
        ana.until(lambda: ana.moves().count() or ben.moves().count(), "somebody's turn")
        if ana.moves().count():
            ana.move()
            ana.answered()
            heard[0] += 1
            continue
        ana.page.evaluate("document.querySelector('#announcer').textContent = ''")
        ben.move()
        ana.until(lambda: ana.moves().count() or ben.moves().count(), "somebody's turn")
        turn = bool(ana.moves().count())
        assert bool(said.inner_text()) == turn, said.inner_text()
        heard[1] += turn


def test_the_first_tab_leads_to_the_message_field(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)  # where the field does not have the focus from the start
    keys = Keyboard(ana)
    keys.press("Tab")
    focus = keys.focus
    assert focus["testid"] == "skip"
    ana.shoot("skip")
    keys.press("Enter")
    assert keys.focus["testid"] == "composer"
    keys.type("/game start")
    keys.press("Enter")
    ana.until(ana.page.get_by_test_id("command-form").count, "the form")
    assert keys.focus["testid"].startswith("command-option-")


@pytest.mark.parametrize("narrow", [True, False], ids=["phone", "desktop"])
def test_text_of_twice_the_size_loses_nothing(sit: Sit, narrow: bool) -> None:
    ana = sit("Ana", narrow)
    ana.open_table(3, {"preset": "President"})
    size: Callable[[], float] = partial(_size, ana.page)
    usual = size()
    ana.page.add_init_script(LARGE)
    ana.page.reload()
    ana.connected()
    ana.sees("4 players")
    assert size() == 2 * usual
    ana.shoot("large-lobby")
    ana.press("Start")
    ana.press("My hand")
    ana.reads(ana.private, "Only you can see this")
    ana.shoot("large-hand")
    ana.fits()
    assert ana.page.evaluate(CUT) == []
    assert ana.page.evaluate(SMALL, LEAST) == []


def _size(page: Page) -> float:
    text = page.locator(".message .text").last
    found: float = text.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    return found
