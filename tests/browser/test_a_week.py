"""An evening of President on two phones, a pause of a week, and the memory of the server.

The people tap only, also on the page's list of commands. Numbered screenshots are written to
``tests/shots``.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator

from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from tests.browser.conftest import Sit
from tests.browser.house import House
from tests.browser.person import Person, play_until
from tests.english import english

pytestmark = pytest.mark.long

DAYS = 7
SEEN_STEPS = 4  # steps of the replay before the last
OVER = "Next deal|Play again"
FINALE = re.compile(r"^Finale of the match")
PLACE = re.compile(r"^(?:🥇|🥈|🥉|[①-⑳]) (?:🤖\s)?(.+?) · ", re.MULTILINE)
CODE = re.compile(r"Your code: ([A-Z]+)")
LINE = re.compile(r"^\s*(\d)\s+(?:🤖\s)?([A-Z]\w+(?: \d+)?)")
AHEAD = f"""(() => {{
    const now = Date.now;
    Date.now = () => now() + {DAYS} * 86400e3;
}})()"""
SHOW = """(nodes) => {
    const node = nodes.at(-1);
    const scroller = document.querySelector("#scroller");
    const tall = node.getBoundingClientRect().height > scroller.clientHeight;
    node.scrollIntoView({ block: tall ? "start" : "end", behavior: "instant" });
}"""
DOWN = "(node) => node.scrollTo({ top: node.scrollHeight, behavior: 'instant' })"


@dataclass
class Walk:
    """The people with their phones, and the pictures of the steps, one of each."""

    sit: Sit
    ana: Person
    ben: Person
    numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    seen: set[str] = field(default_factory=set)
    standing: list[str] = field(default_factory=list)  # the names after the evening, best first

    @property
    def house(self) -> House:
        """The house with the bot."""
        return self.sit.house

    def shoot(self, what: str, at: Locator | None = None, who: Person | None = None) -> None:
        """Take a picture of a person's page, Ana's by default, from the start of message `at`.

        Check that nothing is wider than the page.
        """
        person = who or self.ana
        if what in self.seen:
            return
        self.seen.add(what)
        person.answered()
        if at is not None:
            at.evaluate_all(SHOW)
        person.shoot(f"week-{next(self.numbers):02}-{what}")
        person.fits()
        person.page.locator("#scroller").evaluate(DOWN)


def _administer(house: House, name: str) -> None:
    """Give a person a role that manages the server."""
    people = {one["name"]: one["id"] for one in house.ask("GET", "/people")}
    server = f"/people/{people[name]}/guilds/{GAME_NIGHT_ID}"
    allowed = int(Permission.MANAGE_GUILD)
    role = house.ask("POST", f"{server}/roles", {"name": "Managers", "allow": allowed})
    house.ask("PATCH", f"{server}/members/{people[name]}", {"roles": [role["id"]]})


def _seats(text: str) -> list[str]:
    """Return the names in a lobby, in order."""
    return [found[2] for line in text.splitlines() if (found := LINE.match(line))]


def _told(person: Person, number: int) -> Locator:
    return person.messages.filter(has_text=f"deal {number}: results").filter(
        has=person.button(f"{OVER}|Replay")
    )


def _play_a_deal(walk: Walk, number: int, *people: Person, name: str) -> None:
    """Play from the hands under the table to the results."""
    for person in people:
        person.sees(f"deal {number}")
        person.press("My hand")

    def look(person: Person) -> None:
        giving = bool(person.button("Give (?!time).*").count())
        walk.shoot(f"{name}-{'giving' if giving else 'turn'}", person.hand, person)

    play_until(lambda: all(_told(person, number).count() for person in people), *people, look=look)
    ana = walk.ana
    results = ana.messages.filter(has_text=f"deal {number}: results")
    public = results.filter(has_not_text="Only you can see this")
    ana.until(public.filter(has=ana.button(OVER)).count, "the buttons under the results")
    walk.shoot(f"{name}-results", public)
    walk.shoot(f"{name}-results-hand", ana.private)


def _evening(walk: Walk) -> None:
    """Play a match of President with two people and two computers."""
    ana, ben = walk.ana, walk.ben
    ana.tap_command("game start")
    walk.shoot("which-game")
    ana.press("President")
    ana.sees(english("table-opened"))
    for _ in range(2):
        ana.press("Add computer")
    ben.press("Join")
    ben.sees("You're in!")
    ana.until(lambda: ben.name in ana.table.inner_text(), "Ben in the lobby")
    walk.shoot("lobby")
    ana.press("Start")
    for deal in itertools.count(1):
        _play_a_deal(walk, deal, ana, ben, name=f"deal-{min(deal, 2)}")
        if not ana.button("Next deal").count():
            break
        ana.deal_again()
    assert deal > 1, "nobody has eleven points after one deal"
    finale = ana.messages.filter(has=ana.page.get_by_alt_text(FINALE))
    walk.shoot("finale", finale)
    walk.standing = PLACE.findall(finale.last.inner_text())
    assert len(walk.standing) == 4
    walk.shoot("finale-hand", ana.private)
    ana.press(english("button-post"))
    posted = ben.messages.filter(has=ben.page.get_by_alt_text(FINALE))
    posted = posted.filter(has_text=f"{ana.name} shares")
    ben.until(posted.count, "the finale, posted")
    walk.shoot("finale-posted", posted, ben)


def _a_week_later(walk: Walk) -> None:
    """Stop the bot, start it a week later, and load the pages again."""
    assert walk.house.stop() == 0
    walk.ana.connection("reconnecting")
    walk.house.start(days=DAYS)
    for person in (walk.ana, walk.ben):
        person.page.add_init_script(AHEAD)
        person.page.reload()
        person.connected()
    walk.ana.until(
        walk.ana.button(english("button-open-table")).count, "the goodbye of last week's table"
    )
    walk.shoot("table-of-last-week")


def _carry_on(walk: Walk) -> None:
    """Open a lobby that gives back places, titles and seats to the people who are present."""
    ana, ben = walk.ana, walk.ben
    ana.tap_command("game start")
    ana.sees(english("table-opened"))
    chi = walk.sit("Chi", narrow=True)
    chi.page.add_init_script(AHEAD)
    chi.page.reload()
    chi.connected()
    for person in (chi, ben):
        person.press("Join")
        person.sees("You're in!")
    ana.press("Add computer")
    ana.until(lambda: len(_seats(ana.table.inner_text())) == 4, "four in the lobby")
    walk.shoot("start-equal", ana.table)
    equal = _seats(ana.table.inner_text())
    assert {*equal[:3]} == {ana.name, ben.name, chi.name}
    ana.reads(ana.table, "from last time")
    there = [one for one in walk.standing if one in equal]
    ana.press(english("button-keep-titles"))
    ana.until(lambda: "deal 1\n" in ana.table.inner_text(), "the deal with the titles")
    walk.shoot("titles-kept", ana.table)
    deal = ana.table.inner_text()
    ordered = sorted([*there, chi.name], key=deal.rindex)  # the seats stand below the turn
    assert ordered == [*there, chi.name]
    _play_a_deal(walk, 1, ana, ben, chi, name="carried")


def _hand(walk: Walk) -> None:
    """Show all that a hand offers beside plays."""
    ana = walk.ana
    people = (ana, walk.ben, walk.sit.people[-1])
    ana.deal_again()
    for person in people:
        person.sees("deal 2")
        person.press("My hand")

    def stop() -> bool:
        return bool(ana.button("Hint").count() and ana.button("Pass").count())

    play_until(stop, *people)
    ana.press("Hint")
    ana.reads(ana.hand, "Hint: ")
    walk.shoot("hint", ana.private)
    ana.press("More")
    walk.shoot("more", ana.private)
    for label in ("Log", "Rules", "Table", "Watch"):
        if not ana.button(label).count():  # a ping has replaced the hand that was out of sight
            ana.press("My hand")
            ana.press("More")
        ana.press(label)
        walk.shoot(f"hand-{label.lower()}", ana.private)
    _play_a_deal(walk, 2, *people, name="second")


def _after_a_deal(walk: Walk) -> None:
    """Show the buttons of the results: replay, review, settings."""
    ana = walk.ana
    ana.press("Replay")
    replay = ana.messages.filter(has=ana.page.locator('img[src$=".gif"]'))
    ana.until(replay.count, "the replay")
    walk.shoot("replay", ana.private)
    ana.press(english("button-post"))
    public = walk.ben.messages.filter(has=walk.ben.page.locator('img[src$=".gif"]'))
    walk.ben.until(public.count, "the replay, posted")
    walk.shoot("replay-posted", public, walk.ben)
    ana.press("How did I play\\?")
    ana.sees("How you played deal 2")
    walk.shoot("review", ana.private)
    ana.press("Table")
    ana.press("Settings")
    ana.sees("Your settings")
    walk.shoot("settings", ana.private)


def _lookups(walk: Walk) -> None:
    """Show leaderboard, profiles and rivals."""
    ana, ben = walk.ana, walk.ben
    ana.tap_command("leaderboard")
    walk.shoot("leaderboard", ana.messages)
    ana.press("This season")
    ana.press("All time")
    ana.tap_command("profile")
    walk.shoot("profile", ana.messages)
    ana.press(".*Achievements")
    walk.shoot("achievements", ana.private)
    ana.tap_command("profile", {"player": ben.name})
    walk.shoot("profile-of-ben", ana.messages)
    ana.tap_command("rivals", {"player": ben.name})
    walk.shoot("rivals", ana.messages)
    ben.page.get_by_test_id("composer").fill("good game")
    ben.click(ben.page.get_by_role("button", name="Send", exact=True), "sending")
    ana.sees("good game")
    ana.click(ana.page.get_by_test_id("author").filter(has_text=ben.name).last, "Ben")
    walk.shoot("menu-of-ben")
    ana.click(ana.page.get_by_test_id("menu-command").filter(has_text="Profile"), "a profile")
    ana.answered()
    walk.shoot("menu-profile", ana.messages)


def _history(walk: Walk) -> None:
    """Show past deals, keep one, and step through its replay by its code."""
    ana = walk.ana
    ana.tap_command("history")
    walk.shoot("history", ana.private)
    ana.click(ana.button("Open").first, "the newest deal")
    ana.until(ana.button("Keep").count, "a deal")
    walk.shoot("history-deal", ana.private)
    ana.press("Keep")
    kept = ana.messages.filter(has_text=CODE)
    ana.until(kept.count, "a code")
    walk.shoot("kept", kept)
    (code,) = CODE.findall(kept.last.inner_text())
    ana.tap_command("replay", {"code": code})
    for step in range(1, SEEN_STEPS + 1):
        ana.reads(ana.private, f"Step {step} of")
        walk.shoot(f"step-{step}", ana.private)
        ana.press("Next")
    ana.press("Last")
    ana.reads(ana.private, "Best first: ")
    assert ana.button("Next").last.is_disabled()
    walk.shoot("step-last", ana.private)
    ana.tap_command("verify")
    ana.sees("was fair")
    walk.shoot("verify", ana.private)


def _season(walk: Walk) -> None:
    """End a season as an admin, and reopen it."""
    ana, ben = walk.ana, walk.ben
    ana.tap_command("season")
    walk.shoot("season", ana.private)
    ana.press("End Season 1")
    ana.sees("End Season 1 now?")
    walk.shoot("season-ask", ana.private)
    ana.press("End Season 1")
    over = ben.messages.filter(has_text="Season 1 is over")
    ben.until(over.count, "the podium of the season")
    walk.shoot("season-over", over, ben)
    walk.shoot("season-2", ana.private)
    ana.press("Reopen Season 1")
    ben.gone(over, "the post about the end")
    walk.shoot("season-back", ben.messages, ben)


def _settings(walk: Walk) -> None:
    """Show further commands of a person and of an admin."""
    for name in ("privacy", "server", "seats"):
        walk.ana.tap_command(name)
        walk.shoot(f"cmd-{name}", walk.ana.private)


STEPS = (
    _evening,
    _a_week_later,
    _carry_on,
    _hand,
    _after_a_deal,
    _lookups,
    _history,
    _season,
    _settings,
)


def test_a_week_is_walked_through_by_tapping(sit: Sit, house: House) -> None:
    ana, ben = (sit(name, narrow=True) for name in ("Ana", "Ben"))
    _administer(house, ana.name)
    walk = Walk(sit, ana, ben)
    for step in STEPS:
        step(walk)
