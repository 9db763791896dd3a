"""A reload, a second tab and a restart of the bot in the middle of a deal change nothing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.house import House
from tests.browser.person import Person, play_until

pytestmark = pytest.mark.long


@pytest.fixture
def ana(sit: Sit) -> Person:
    """Ana in her direct messages, on turn in the first deal against three computers."""
    ana = sit("Ana")
    ana.open_table(3)
    ana.press("Start")
    ana.sees("deal 1")
    ana.go_to_hand()
    ana.on_turn()
    return ana


def _shown(person: Person) -> tuple[str, list[list[str]]]:
    """Return the cards of the hand, and all buttons to play with."""
    return person.cards, person.offered()


def test_a_reload_in_mid_deal_shows_the_same(ana: Person) -> None:
    assert ana.move()
    ana.on_turn()
    before = _shown(ana)
    ana.page.reload()
    ana.connected()
    ana.on_turn()
    assert _shown(ana) == before
    ana.without(ana.move())


def test_two_tabs_of_one_person_show_the_same_and_either_may_play(ana: Person, sit: Sit) -> None:
    other = sit("Ana")
    other.go_to_hand()
    other.on_turn()
    before = _shown(ana)
    assert _shown(other) == before
    move = other.move()
    ana.gone(ana.page.locator(f'[data-custom-id="{before[1][0][1]}"]'), f"{move} in the other tab")
    for tab in (ana, other):
        tab.on_turn()
        tab.without(move)
    assert _shown(ana) == _shown(other)
    assert ana.move()


def test_after_a_restart_the_page_reconnects_and_the_old_buttons_work(
    ana: Person, house: House
) -> None:
    before = _shown(ana)
    assert house.stop() == 0
    ana.connection("reconnecting")
    house.start()
    ana.connected()
    assert _shown(ana) == before
    ana.without(ana.move())
    ana.go_to_table()
    ana.press("My hand")
    play_until(ana.button("Next deal").count, ana)


def test_restart_in_the_exchange_keeps_gifts_and_open_requests(sit: Sit, house: House) -> None:
    people = [sit(name) for name in ("Ana", "Ben", "Chi", "Dev")]
    ana, *others = people
    ana.open_table(
        chosen={"exchange": "two between first and last, one between the next"},
        written={"house_rules": "pack=strip40"},
    )
    for person in others:
        person.press("Join")
        person.sees("You're in!")
    ana.press("Start")
    ana.sees("deal 1")
    for person in people:
        person.go_to_hand()
    play_until(lambda: all("deal 1: results" in _newest(p) for p in people), *people)
    ana.go_to_table()
    ana.press("Next deal")
    ana.go_to_hand()
    for person in people:
        person.sees("· deal 2 ·")
    givers = ana.until(lambda: _two_givers(people), "two who are to give")
    assert house.stop() == 0
    house.start()
    for person in people:
        person.connected()
        person.reads(person.hand, "gave")
    for giver in givers:
        _give_by_picking(giver)
    (leader,) = ana.until(lambda: [p for p in people if p.moves().count()], "a lead")
    leader.without(leader.move())


def _newest(person: Person) -> str:
    return "".join(person.messages.all_inner_texts()[-1:])


def _two_givers(people: list[Person]) -> list[Person]:
    givers = [person for person in people if person.button("Give (?!time).*").count()]
    return givers if len(givers) == 2 else []


def _give_by_picking(giver: Person) -> None:
    """Give the highest cards by the select, although other cards are suggested.

    The list closes if its message changes, and is opened again then.
    """
    count = 2 if "2 cards" in giver.reads(giver.hand, "card") else 1
    names: list[str] = []

    def sent() -> bool:
        options = giver.page.get_by_test_id("select-option")
        if not options.count():
            giver.hit(giver.page.get_by_role("button", name="Pick "))
            return False
        names[:] = options.all_inner_texts()[-count:]
        free = giver.page.locator('[role="option"][aria-selected="false"]')
        wanted = [option for option in options.all()[-count:] if option.and_(free).count()]
        if wanted:
            return giver.hit(wanted[0]) and count == 1
        return giver.hit(giver.page.get_by_test_id("select-done"))

    def gave() -> bool:
        return any("You gave" in text for text in giver.hand.all_text_contents())

    giver.do(lambda: giver.until(sent, "the choice of what to give"), gave, "giving")
    for name in names:
        giver.reads(giver.hand, name.strip())
