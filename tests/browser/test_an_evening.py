"""An evening on phones by tapping: greeting, three games, the deal of the day, the standings.

Numbered screenshots are written to ``tests/shots``, or to the folder of the variable SHOTS. What is
taller than the page is shown from its start (a) and from its end (b).
"""

from __future__ import annotations

import itertools
import re
from functools import partial

import pytest
from playwright.sync_api import Locator

from bot.domain.computers import Computer
from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until
from tests.english import english

pytestmark = pytest.mark.long

TALL = """(nodes) => {
    const node = nodes.at(-1);
    if (!node) return false;
    const scroller = document.querySelector("#scroller");
    node.scrollIntoView({ block: "start", behavior: "instant" });
    const tall = node.getBoundingClientRect().height > scroller.clientHeight;
    if (!tall) node.scrollIntoView({ block: "end", behavior: "instant" });
    return tall;
}"""
DOWN = "(node) => node.scrollTo({ top: node.scrollHeight, behavior: 'instant' })"
OVER = "Next deal|Play again"


class Album:
    """The numbered pictures of the evening, one of each step."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._seen: set[str] = set()

    def add(self, person: Person, step: str, message: Locator | None = None) -> None:
        """Take a picture of a person's page: of a message, by default of the newest ones."""
        if step in self._seen:
            return
        self._seen.add(step)
        person.answered()
        scroller = person.page.locator("#scroller")
        name = f"evening-{next(self._numbers):02}-{step}".lower().replace(" ", "-")
        if message is not None and message.evaluate_all(TALL):
            person.shoot(f"{name}-a")
            name = f"{name}-b"
            message.last.evaluate("(node) => node.scrollIntoView({ block: 'end' })")
        elif message is None:
            scroller.evaluate(DOWN)
        person.shoot(name)
        person.fits()
        scroller.evaluate(DOWN)


@pytest.fixture
def album() -> Album:
    """An album without pictures."""
    return Album()


def _open(album: Album, game: str, computers: int, host: Person, *guests: Person) -> None:
    """Open a table for a match of two deals, in the channel."""
    host.command("/game start", {"preset": game}, {"match_end": "deals", "match_target": "2"})
    host.sees(english("table-opened"))
    for guest in guests:
        guest.press("Join")
        guest.sees("You're in")
        album.add(guest, f"{game}-joined")
    for number in range(1, computers + 1):
        host.press("Add computer")
        host.reads(host.table, Computer(number).name)
    album.add(host, f"{game}-lobby", host.table)


def _play_match(album: Album, game: str, *people: Person) -> None:
    """Play from the direct messages until the finale."""
    host = people[0]
    host.press("Start")
    for person in people:
        person.sees("deal 1")
    host.until(lambda: host.table.get_by_role("img").count(), "the picture of the table")
    album.add(host, f"{game}-table", host.table)
    for person in people:
        person.go_to_hand()

    def look(person: Person) -> None:
        kinds = {"give:": "giving", "answer:": "bidding"}
        keys = [key for _, key in person.offered()]
        kind = next((one for key in keys for start, one in kinds.items() if start in key), "turn")
        album.add(person, f"{game}-{kind}", person.hand)

    results = [one.messages.filter(has=one.button(f"{OVER}|Replay")) for one in people]

    def over(deal: int) -> bool:
        said = re.compile(rf"deal {deal}\b.*results|Final result", re.IGNORECASE | re.DOTALL)
        return all(
            one.filter(has_text=said).count() and not who.moves().count()
            for one, who in zip(results, people, strict=True)
        )

    for deal in itertools.count(1):
        play_until(partial(over, deal), *people, look=look)
        if not host.button("Next deal").count():
            break
        album.add(host, f"{game}-deal-{deal}-results", results[0])
        host.deal_again()
        host.until(lambda: host.moves().count() or host.button("Watch").count(), "the next deal")
    finale = results[0]
    album.add(host, f"{game}-finale", finale)
    for person in people:
        person.go_to_table()
    album.add(host, f"{game}-finale-in-channel", host.table)


def _daily(album: Album, ana: Person) -> None:
    """Play the deal of the day, and share it."""
    ana.tap_command("daily")
    album.add(ana, "daily-asked")
    ana.go_to_hand()
    play_until(
        lambda: bool(ana.button("Deal of the day|Share").count()),
        ana,
        look=lambda one: album.add(one, "daily-hand", one.hand),
    )
    album.add(ana, "daily-result", ana.messages)
    ana.go_to_table()
    ana.tap_command("daily")
    ana.until(ana.button("Share").count, "a score to be shared")
    album.add(ana, "daily-score", ana.private)
    ana.press("Share")
    shared = ana.messages.filter(has_text=f"{ana.name} shares")
    ana.until(shared.count, "the score in the channel")
    album.add(ana, "daily-shared", shared)


def _standings(album: Album, ana: Person, ben: Person) -> None:
    """Look up boards, profiles, rivals and past deals."""
    for name, options in (
        ("leaderboard", {}),
        ("profile", {}),
        ("rivals", {"player": ben.name}),
        ("season", {}),
    ):
        ana.tap_command(name, options)
        album.add(ana, name, ana.messages)
        if name == "profile":
            ana.press(".*Achievements")
            album.add(ana, "achievements", ana.private)
    ana.tap_command("history")
    album.add(ana, "history", ana.private)
    ana.click(ana.button("Open").first, "the newest deal")
    ana.until(ana.button("Keep").count, "a deal")
    album.add(ana, "history-deal", ana.private)


def test_an_evening_is_gone_through_by_tapping(sit: Sit, album: Album) -> None:
    ana, ben, chi = (sit(name, narrow=True) for name in ("Ana", "Ben", "Chi"))
    ana.go("channel-game-night")
    ana.sees("I run card games here")
    album.add(ana, "greeting")
    ana.go_to_table()
    _open(album, "President", 1, ana, ben, chi)
    _play_match(album, "President", ana, ben, chi)
    ana.tap_command("game stop")
    _open(album, "Big Two", 2, ana, ben)
    _play_match(album, "Big Two", ana, ben)
    ana.tap_command("game stop")
    _open(album, "Dou Dizhu", 0, ana, ben, chi)
    _play_match(album, "Dou Dizhu", ana, ben, chi)
    ana.tap_command("game stop")
    _daily(album, ana)
    _standings(album, ana, ben)
