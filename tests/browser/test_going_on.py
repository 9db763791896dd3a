"""A reload, a second tab and a restart of the bot in the middle of things change nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until
from tests.browser.process import Process


@pytest.fixture
def ana(sit: Sit) -> Person:
    """Ana in her direct messages, on turn in the first deal against three computers."""
    ana = sit("Ana")
    ana.open_table(3)
    ana.press("Start")
    ana.sees("deal 1")
    ana.go("dm-Gamenight")
    _on_turn(ana)
    return ana


def _on_turn(person: Person) -> None:
    expect(person.moves().first).to_be_visible()


def _offered(person: Person) -> tuple[str, list[str | None]]:
    """The hand as text alternative, and the ids of all buttons to play with."""
    hand = person.hand.get_by_alt_text("Your").first.get_attribute("alt") or ""
    moves = person.moves().all()
    return hand, [move.get_attribute("data-custom-id") for move in moves]


def _without(person: Person, move: str) -> None:
    """The cards of this move are no longer in the hand."""
    picture = person.hand.get_by_alt_text("Your").first
    for card in move.replace("Pass", "").split():
        expect(picture).not_to_have_attribute("alt", re.compile(card))


def test_a_reload_in_mid_deal_shows_the_same(ana: Person) -> None:
    assert ana.move()
    _on_turn(ana)
    before = _offered(ana)
    ana.page.reload()
    ana.connected()
    _on_turn(ana)
    assert _offered(ana) == before
    _without(ana, ana.move())


def test_two_tabs_of_one_person_show_the_same_and_either_may_play(ana: Person, sit: Sit) -> None:
    other = sit("Ana")
    other.go("dm-Gamenight")
    _on_turn(other)
    before = _offered(ana)
    assert _offered(other) == before
    move = other.move()
    expect(ana.page.locator(f'[data-custom-id="{before[1][0]}"]')).to_have_count(0)
    for tab in (ana, other):
        _on_turn(tab)
        _without(tab, move)
    assert _offered(ana) == _offered(other)
    assert ana.move()


def test_after_a_restart_the_page_reconnects_and_the_old_buttons_work(
    ana: Person, process: Process
) -> None:
    before = _offered(ana)
    assert process.stop() == 0
    expect(_connection(ana)).to_have_attribute("data-state", "reconnecting")
    process.start()
    ana.connected()
    assert _offered(ana) == before
    _without(ana, ana.move())
    ana.go("channel-game-night")
    play_until(lambda: ana.button("Next deal").count() > 0, _at_hand(ana))


def test_a_restart_in_the_exchange_keeps_gifts_and_what_is_to_be_given(
    sit: Sit, process: Process
) -> None:
    people = [sit(name) for name in ("Ana", "Ben", "Chi", "Dev")]
    ana, *others = people
    ana.open_table(chosen={"exchange": "two between first and last, one between the next"})
    for person in others:
        person.press("Join")
        person.sees("You are in")
    ana.press("Start")
    ana.sees("deal 1")
    for person in people:
        person.go("dm-Gamenight")
    play_until(lambda: all("This deal is over" in _newest(p) for p in people), *people)
    ana.go("channel-game-night")
    ana.press("Next deal")
    ana.go("dm-Gamenight")
    for person in people:
        person.sees("Deal 2")
    givers = [person for person in people if person.button("Give .*").count()]
    assert len(givers) == 2
    assert process.stop() == 0
    process.start()
    for person in people:
        person.connected()
        expect(person.hand).to_contain_text("gave")
    for giver in givers:
        _give_by_picking(giver)
    play_until(lambda: any("You played" in _newest(p) for p in people), *people)


def _newest(person: Person) -> str:
    return person.messages.last.inner_text()


def _give_by_picking(giver: Person) -> None:
    """Give the highest cards, chosen in the select, although others are suggested."""
    giver.page.get_by_role("button", name="Pick ").click()
    options = giver.page.get_by_test_id("select-option").all()
    count = 2 if "2 cards" in giver.hand.inner_text() else 1
    names = [option.inner_text().strip() for option in options[-count:]]
    for option in options[-count:]:
        option.click()
    done = giver.page.get_by_test_id("select-done")
    if done.count():
        done.click()
    for name in names:
        expect(giver.hand).to_contain_text(name)
    expect(giver.hand).to_contain_text("You gave")


def _connection(person: Person) -> Locator:
    return person.page.get_by_test_id("connection")


def _at_hand(person: Person) -> Person:
    person.press("My hand")
    return person
