"""One evening of five people on phones who leave and come back, in three games, by tapping.

Screenshots of every step are written to ``tests/shots``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import CLICKS, Person, play_until
from tests.english import english

pytestmark = pytest.mark.long

Shoot: TypeAlias = Callable[[Person, str], None]

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")
OVER = "Next deal|Play again"
MOVES = 6  # moves before a player leaves


@pytest.fixture
def people(sit: Sit) -> list[Person]:
    """Five people with a phone each, around one channel."""
    return [sit(name, narrow=True) for name in NAMES]


@pytest.fixture
def shots() -> Iterator[int]:
    """The numbers of the screenshots, in order."""
    return iter(range(1, 100))


def test_five_people_leave_and_come_back_in_three_games(
    people: list[Person], shots: Iterator[int]
) -> None:
    def shoot(person: Person, what: str) -> None:
        person.fits()
        person.shoot(f"evening-{next(shots):02}-{person.name.split()[0].lower()}-{what}")

    _president(people, shoot)
    _big_two(people, shoot)
    _dou_dizhu(people, shoot)


def _president(people: list[Person], shoot: Shoot) -> None:
    """Ben leaves for good in mid-deal and comes back; Chi sits out one deal."""
    ana, ben, chi, _, _ = people
    _open(people, "President")
    shoot(ana, "lobby")
    _deal(people, ana, "President", 1)
    _some_moves(people)
    _leave(ben, shoot)
    shoot(ana, "after-ben-left")
    ben.press("Join")
    shoot(ben, "back")
    ben.press("My hand")
    _table(chi, "Sit out", shoot)
    chi.press("My hand")
    _to_the_end(people, 1)
    shoot(ana, "results")
    _deal([one for one in people if one is not chi], ana, "President", 2)
    _table(chi, "Come back", shoot)
    _to_the_end(people, 2)
    shoot(chi, "results")
    _deal(people, ana, "President", 3)
    shoot(chi, "dealt-in-again")
    _stop(ana, shoot)


def _big_two(people: list[Person], shoot: Shoot) -> None:
    """Dev leaves in mid-deal, Eve takes the seat, and gives it back after the deal."""
    ana, ben, chi, dev, eve = people
    _open([ana, ben, chi, dev], "Hong Kong")
    _deal([ana, ben, chi, dev], ana, "Hong Kong", 1)
    _some_moves([ana, ben, chi, dev])
    _leave(dev, shoot)
    shoot(eve, "a-seat-is-free")
    eve.press("Join")
    shoot(eve, "in-the-seat")
    eve.press("My hand")
    _to_the_end([ana, ben, chi, eve], 1)
    shoot(eve, "results")
    _table(eve, english("button-quit"), shoot)
    dev.press("Join")
    shoot(dev, "back")
    _deal([ana, ben, chi, dev], ana, "Hong Kong", 2)
    _to_the_end([ana, ben, chi, dev], 2)
    shoot(dev, "results")
    _stop(ana, shoot)


def _dou_dizhu(people: list[Person], shoot: Shoot) -> None:
    """The host leaves in mid-deal and comes back; Eve plays with them."""
    ana, ben, _, _, eve = people
    three = [ana, ben, eve]
    _open(three, "Dou Dizhu")
    _deal(three, ana, "Dou Dizhu", 1)
    _some_moves(three)
    _leave(ana, shoot)
    shoot(ben, "host-has-left")
    ana.press("Join")
    shoot(ana, "back")
    ana.press("My hand")
    _to_the_end(three, 1)
    shoot(ana, "results")
    _table(eve, "Sit out", shoot)
    shoot(ben, "one-too-few")
    ben.press("Next deal")
    shoot(ben, "what-is-missing")
    eve.press("Join")
    _deal(three, ben, "Dou Dizhu", 2)
    shoot(eve, "dealt-in-again")
    _to_the_end(three, 2)
    shoot(eve, "results")
    _stop(ben, shoot)


def _open(people: list[Person], game: str) -> None:
    host, *others = people
    host.open_table(chosen={"preset": game})
    for person in others:
        person.sees(game)
        person.press("Join")


def _deal(people: list[Person], who: Person, game: str, number: int) -> None:
    who.press("Start" if number == 1 else OVER)
    for person in people:
        shown = person.messages.filter(has=person.button("My hand"))
        person.until(shown.filter(has_text=f"{game} · deal {number}").count, f"deal {number}")
        person.press("My hand")


def _some_moves(people: list[Person]) -> None:
    made = 0

    def look(_: Person) -> None:
        nonlocal made
        made += 1

    play_until(lambda: made >= MOVES, *people, look=look)


def _to_the_end(people: list[Person], number: int) -> None:
    over = people[0].table.filter(has_text=f"deal {number}: results")
    play_until(over.count, *people)


def _table(person: Person, label: str, shoot: Shoot) -> None:
    """Press a button of the menu; press again if a hand that moved on has replaced the menu."""
    for _ in range(CLICKS):
        person.press("Table")
        shoot(person, "menu")
        refused = person.presses_refused()
        pressed = person.click_or_gone(person.button(label).last, f"the button {label!r}")
        person.answered()
        if pressed and person.presses_refused() == refused:
            shoot(person, label.lower().replace(" ", "-"))
            return
    raise AssertionError(f"the menu with {label!r} was gone {CLICKS} times")


def _leave(person: Person, shoot: Shoot) -> None:
    """Leave during a deal, and confirm it."""
    _table(person, english("button-quit"), shoot)
    person.press(english("button-quit"))
    shoot(person, "has-left")


def _stop(host: Person, shoot: Shoot) -> None:
    _table(host, "Stop", shoot)
    if host.button("Stop").count():
        host.press("Stop")
    shoot(host, "closed")
