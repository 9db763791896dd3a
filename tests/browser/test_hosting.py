"""The host controls of the page for servers and channels, and the people whom the page knows."""

from __future__ import annotations

import json
import urllib.request

import pytest

from bot.playground import Playground
from tests.browser.conftest import Sit
from tests.browser.person import Person

pytestmark = pytest.mark.long


@pytest.fixture
def ana(sit: Sit) -> Person:
    """Ana in a channel, with the controls for it open."""
    ana = sit("Ana")
    ana.click(ana.page.get_by_text("This server and channel"), "what can be done")
    return ana


def host(person: Person, what: str) -> None:
    """Tick or press a control of the server or channel on screen."""
    person.click(person.page.get_by_test_id(f"host-{what}"), what)


def named(person: Person, what: str, name: str) -> None:
    """Type a name, and press the button beside it."""
    person.page.get_by_test_id(f"host-{what}").fill(name)
    host(person, f"{what}-add")


def listed(person: Person, text: str) -> None:
    """Wait until the list of places has this text."""
    places = person.page.locator("#places")
    person.until(lambda: text in places.inner_text(), f"{text} in the list of places")


def like_any_other(person: Person) -> None:
    """Wait until the list of places has no remark about any server."""
    places = person.page.locator("#places")
    person.until(lambda: "(" not in places.inner_text(), "servers like any other")


def test_page_names_an_outage_and_a_server_without_the_bot(ana: Person) -> None:
    host(ana, "bot")
    listed(ana, "Game Night (without the bot)")
    host(ana, "bot")
    like_any_other(ana)
    host(ana, "outage")
    listed(ana, "Game Night (outage)")
    host(ana, "outage")
    like_any_other(ana)


def test_new_places_are_made_locked_archived_and_deleted(ana: Person, sit: Sit) -> None:
    ben = sit("Ben")
    named(ana, "new-channel", "attic")
    ana.go("channel-attic")
    host(ana, "locked")
    listed(ben, "locked")
    host(ana, "private")
    host(ana, "locked")  # the tick stays, even if the page changes
    places = ben.page.locator("#places")
    ben.until(lambda: "locked" not in places.inner_text(), "the channel to be open again")
    named(ana, "new-thread", "whispers")
    listed(ana, "private")
    assert not ben.page.get_by_test_id("thread-whispers").count()
    ana.go("thread-whispers")
    host(ana, "archived")
    host(ana, "reopen-whispers")
    ana.go("thread-whispers")
    ana.go("channel-attic")
    host(ana, "delete")
    ben.until(lambda: not ben.page.get_by_test_id("channel-attic").count(), "the channel to go")


def test_a_nickname_is_shown_in_its_server(ana: Person, sit: Sit) -> None:
    ben = sit("Ben")
    named(ana, "nickname", "Annie")
    ana.page.get_by_test_id("composer").fill("hello")
    ana.page.keyboard.press("Enter")
    said = ben.page.locator('[data-testid="message"][data-author="Annie"]')
    ben.until(said.count, "words of Annie")


def test_mention_of_an_unknown_person_shows_the_id(ana: Person, sit: Sit) -> None:
    dev = sit("Dev")
    people = {one["name"]: one["id"] for one in sit.house.ask("GET", "/people")}
    place = ana.page.locator('#places [aria-current="page"]').get_attribute("data-place")
    said = f"<@{people[ana.name]}> and <@{people[dev.name]}> play"
    _as_bot(
        sit, f"/channels/{place}/messages", {"content": said, "allowed_mentions": {"parse": []}}
    )
    ana.sees(f"@{ana.name} and <@{people[dev.name]}> play")
    dev.sees(f"<@{people[ana.name]}> and @{dev.name} play")


def _as_bot(sit: Sit, path: str, body: dict[str, object]) -> None:
    """Send a request with the bot's token, beside the bot's own requests."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bot {Playground().token}"}
    request = urllib.request.Request(
        f"{sit.house.url}/api/v10{path}", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 200
