"""The page itself: what it says of itself, hand and channel side by side, read marks, times."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator

from bot.words import LANGUAGES
from tests.browser.conftest import Sit
from tests.browser.house import House
from tests.browser.person import Person

IN_HOURS = {  # the time of a turn in these tests is a day
    "de": r"in \d+ Stunden",
    "en-US": r"in \d+ hours",
    "fr": r"dans \d+ heures",
    "hu": r"\d+ óra múlva",
    "id": r"dalam \d+ jam",
    "ja": r"\d+ 時間後",
    "nl": r"over \d+ uur",
    "vi": r"sau \d+ giờ nữa",
    "zh-CN": r"\d+小时后",
    "zh-TW": r"\d+ 小時後",
}


def beside(person: Person) -> Locator:
    """Return the direct messages beside the channel."""
    return person.page.get_by_test_id("beside")


def unread(person: Person, place: str) -> str:
    """Return the number of unread messages that the sidebar has for a place."""
    return person.page.get_by_test_id(place).get_attribute("data-unread") or ""


def speak(person: Person, locale: str) -> None:
    """Choose a language in the sidebar."""
    person.page.get_by_test_id("locale").evaluate(
        """(node, locale) => {
            node.value = locale;
            node.dispatchEvent(new Event("change"));
        }""",
        locale,
    )


def written(stamp: Locator, pattern: str) -> bool:
    """Return whether the newest time reads like this."""
    return bool(re.fullmatch(pattern, (stamp.all_inner_texts() or [""])[-1]))


@pytest.mark.parametrize("narrow", [True, False])
def test_two_lines_explain_the_page_and_the_second_person(sit: Sit, narrow: bool) -> None:
    ana = sit("Ana", narrow=narrow)
    intro = ana.page.get_by_test_id("intro")
    ana.shoot("intro")
    box = intro.bounding_box()
    assert box
    assert box["height"] < 50
    said = intro.inner_text()
    assert "small Discord on your computer" in said
    assert f"You are {ana.name}. To be two people" in said
    link = ana.page.get_by_test_id("second-tab")
    with ana.page.expect_popup() as opened:
        link.click()
    other = opened.value
    other.wait_for_selector('[data-testid="connection"][data-state="live"]')
    name = link.inner_text().removeprefix("open a tab as ")
    assert f"You are {name}" in other.get_by_test_id("intro").inner_text()
    assert other.get_by_test_id("channel-" + ana.room).get_attribute("aria-current") == "page"
    for page in (ana.page, other):
        assert not page.get_by_test_id("second-tab").is_visible()
        assert "Playground, not Discord" in page.get_by_test_id("intro").inner_text()


def test_a_hand_is_live_beside_the_live_channel(sit: Sit) -> None:
    ana, ben = sit("Ana", wide=True), sit("Ben", narrow=True)
    assert beside(ana).get_by_text("Your cards will be here").is_visible()
    ana.shoot("beside-first")
    ana.open_table(2, {"preset": "President"})
    ben.press("Join")
    ana.until(lambda: ben.name in ana.table.inner_text(), "Ben in the lobby")
    ana.press("Start")
    cards = beside(ana).get_by_alt_text(re.compile("^Your "))
    ana.until(cards.count, "a hand beside the channel")
    assert ana.page.get_by_test_id(f"channel-{ana.room}").get_attribute("aria-current") == "page"
    assert unread(ana, "dm-Gamenight") == "0"
    ana.fits()
    ana.shoot("beside-hand")
    ben.go_to_hand()
    play, skip = (beside(ana).locator(f'[data-custom-id^="{act}:"]') for act in ("play", "pass"))

    def turn() -> int:
        if ben.moves().count():
            ben.move()
        elif skip.count() and not play.count():
            ana.click(skip.first, "a pass")  # nothing in her hand beats what lies there
        return play.count()

    ana.until(turn, "Ana's turn beside the channel")
    table = ana.table.inner_text()
    ana.click(play.first, "a play")
    ana.until(lambda: ana.table.inner_text() != table, "the play in the channel")

    ana.page.set_viewport_size({"width": 1000, "height": 800})
    ana.until(lambda: not beside(ana).is_visible(), "one pane in a narrow window")
    ana.page.set_viewport_size({"width": 1100, "height": 800})
    ana.until(lambda: cards.count() and cards.last.is_visible(), "two panes again")
    ana.fits()
    ana.go_to_hand()
    assert not beside(ana).is_visible()
    ana.until(lambda: ana.cards, "the hand alone")


def test_messages_read_in_one_tab_are_read_in_the_others_and_after_a_restart(
    sit: Sit, house: House
) -> None:
    ana, again, ben = sit("Ana"), sit("Ana"), sit("Ben")
    again.go("channel-lounge")
    ana.go("channel-lounge")
    ben.page.get_by_test_id("composer").fill("anybody?")
    ben.page.keyboard.press("Enter")
    room = f"channel-{ana.room}"
    ana.until(lambda: unread(ana, room) == unread(again, room) == "1", "an unread message in both")
    ana.go(room)
    ana.until(lambda: unread(again, room) == "0", "the other tab, where it is read, too")
    house.stop()
    house.start()
    for tab in (ana, again):
        tab.page.reload()
        tab.connected()
        assert unread(tab, room) == "0"


def test_relative_times_are_in_the_language_of_the_reader(sit: Sit) -> None:
    assert {locale.partition("-US")[0] for locale in IN_HOURS} == {*LANGUAGES}
    ana = sit("Ana", narrow=True)
    ana.open_table(3, {"preset": "President"})
    ana.press("Start")
    ana.sees("deal 1")
    ana.go_to_hand()
    stamp = ana.messages.locator('time[data-style="R"]')
    ana.until(stamp.count, "a relative time")
    for locale, said in IN_HOURS.items():
        speak(ana, locale)
        ana.until(partial(written, stamp, said), f"a time in {locale}")


def test_a_game_is_found_by_its_name_in_another_language(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)
    ana.click(ana.page.get_by_test_id("composer"), "the composer")
    ana.page.keyboard.type("/game start")
    ana.click(ana.page.get_by_test_id("command-choice").first, "the command")
    field = ana.page.get_by_test_id("command-option-preset")
    offered = ana.page.get_by_test_id("autocomplete-choice")
    ana.click(field, "the field")
    ana.until(offered.count, "all games")
    ana.page.keyboard.insert_text("Treize")
    ana.until(lambda: offered.count() and "Thirteen" in offered.first.inner_text(), "the game")
    field.fill("Tarot")
    nothing = ana.page.get_by_text("Nothing fits.")
    ana.until(nothing.count, "the answer that no game has this name")
