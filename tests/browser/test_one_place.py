"""A match on two phones: one person only in direct messages, the other only in the channel.

The first person takes a seat in the channel, as tables are opened there, and never comes back to
it. Screenshots of all stations are written to ``tests/shots``.
"""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until

pytestmark = pytest.mark.long

OVER = "Next deal|Play again"


class Stations:
    """The stations at which one person was photographed, each once."""

    def __init__(self, person: Person, name: str) -> None:
        self._person = person
        self._name = name
        self.seen: list[str] = []

    def at(self, station: str) -> None:
        """Take a picture of this station unless there is one; nothing is wider than its place."""
        if station not in self.seen:
            self.seen.append(station)
            self._person.shoot(f"{self._name}-{station}")
            self._person.fits()


@pytest.fixture
def ben(sit: Sit) -> Person:
    """Ben with a phone, in the channel, who takes no direct messages."""
    ben = sit("Ben", narrow=True)
    ben.close_dms()
    return ben


@pytest.fixture
def ana(sit: Sit, ben: Person) -> Person:
    """Ana with a phone, who has taken a seat at Ben's table and gone to her direct messages."""
    chosen = {
        "preset": "President: The Scum",
        "exchange": "two between first and last, one between the next",
    }
    ben.open_table(2, chosen, {"match_target": "3"})
    ana = sit("Ana", narrow=True)
    ana.press("Join")
    ana.sees("Your cards will arrive by direct message.")
    ana.go_to_hand()
    ana.sees("Your cards will show up here.")
    return ana


def test_a_match_is_played_to_its_finale_from_either_place_alone(ana: Person, ben: Person) -> None:
    direct, channel = Stations(ana, "dm"), Stations(ben, "channel")
    direct.at("joined")
    channel.at("lobby")
    ben.press("Start")
    deals = 1
    while True:
        _play_a_deal(ana, ben, deals, direct, channel)
        ana.until(ana.button(OVER).count, "the buttons under the results")
        if not ana.button("Next deal").count():
            break
        deals += 1
        ana.press("Next deal")
        ana.sees(f"· deal {deals} ·")
    assert deals >= 2, "nobody can reach three points in one deal"
    for person, stations in ((ana, direct), (ben, channel)):
        picture = person.page.get_by_alt_text(re.compile("^Finale of the match"))
        finale = person.messages.filter(has=picture)
        person.reads(finale, f"deal {deals}")
        assert finale.locator(picture).count() == 1
        stations.at("finale")
    ana.press("Replay")
    ana.until(ana.messages.locator('img[src$=".gif"]').count, "the replay")
    direct.at("replay")


def _play_a_deal(ana: Person, ben: Person, deal: int, direct: Stations, channel: Stations) -> None:
    ben.sees(f"deal {deal}")
    channel.at("table" if deal == 1 else f"table-{deal}")
    ben.press("My hand")
    ana.until(lambda: ana.cards, "cards")

    def look(person: Person) -> None:
        stations = direct if person is ana else channel
        giving = bool(person.button("Give .*").count())
        stations.at("giving" if giving else "turn" if deal == 1 else "turn-later")
        if person is ana and ana.button("More").count() and "table" not in direct.seen:
            _watch(ana, direct)

    play_until(lambda: _are_told(ana, ben, deal), ana, ben, look=look)
    direct.at("results")
    channel.at("results")


def _are_told(ana: Person, ben: Person, deal: int) -> bool:
    over = f"deal {deal}: results"
    return all(person.messages.filter(has_text=over).count() for person in (ana, ben))


def _watch(ana: Person, stations: Stations) -> None:
    """Show all plays, and the table as Ana's seat sees it; then return to her hand."""
    ana.press("More")
    stations.at("more")
    ana.press("Watch")
    table = ana.messages.get_by_alt_text(re.compile(r"You have seat \d"))
    ana.until(table.count, "the table from her seat")
    stations.at("table")
    ana.press("Stop watching")
    ana.gone(table, "the table")
    ana.press("Back")
    ana.on_turn()
