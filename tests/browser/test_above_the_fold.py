"""Hands on a phone of 390 x 844 in all six games: the parts that are in view without scrolling.

A hand has just arrived: the page shows the end of the newest message. Discord leaves a little more
room around its parts than the page does, so that a tenth of the height has to stay free. A hand of
26 cards, which are picked from two selects and dealt by no game by default, just fits.
"""

from __future__ import annotations

from typing import Any

import pytest

from cogs.core.button_layout import width
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.english import english

pytestmark = pytest.mark.long

PLACES = ("dm", "my-hand")
GAMES = {  # the fewest computers, so that each hand is as large as can be
    "President": 3,
    "Big Two": 3,
    "Daifugo": 2,
    "Thirteen / Tien Len": 2,
    "Dou Dizhu": 2,
    "Big Three": 2,
}
LARGEST = {"preset": "President"}, {"house_rules": "players=2..7, cut=off"}  # 26 cards each
FREE, LONG_FREE = 1 / 10, 0.0  # shares of the view
TURNS = 40  # turns over several deals until the player can pass: hardly ever more than four
PARTS = {
    "picture": 'img[alt^="Your "]',
    "primary": ".button.primary",
    "Pass": '[data-custom-id^="pass:"]',
    "More": '[data-custom-id^="more:"]',
}
WAITING = {
    "words": ".container .text",
    "picture": PARTS["picture"],
    "Log": '[data-custom-id^="log:"]',
    "Table": '[data-custom-id^="company:"]',
    "Rules": '[data-custom-id^="rules:"]',
}
ASKED = {**PARTS, "Hint": '[data-custom-id^="hint:"]'}  # the parts of a hand that asks a question
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
LABELS = [  # labels of buttons that play cards
    *(f"{start}{one}♦ {one}♠" for one in RANKS for start in ("", "Pair ")),
    *(f"Straight {one}–A ♣" for one in RANKS),
    *(f"Full house {one * 3} 33" for one in "479JQKA"),
    *(one * count for one in "479JQKA" for count in (3, 4)),
    *("10 10 10", "Pass", "Hint", "More", "Pick cards", "Next deal"),
]
WIDTHS = """(labels) => {
    const button = document.querySelector('[data-custom-id^="more:"]');
    const gap = parseFloat(getComputedStyle(button.parentElement).columnGap);
    const room = (label) => {
        const other = button.cloneNode();
        other.textContent = label;
        button.parentElement.append(other);
        const wide = other.getBoundingClientRect().width;
        other.remove();
        return wide + gap;
    };
    return Object.fromEntries(labels.map((label) => [label, room(label)]));
}"""
WIDTH_OF_A_CARD = """() => {
    const card = document.querySelector(".message img.emoji").cloneNode();
    const button = document.querySelector('[data-custom-id^="more:"]');
    const gap = parseFloat(getComputedStyle(button.parentElement).columnGap);
    const other = button.cloneNode();
    other.append(card);
    button.parentElement.append(other);
    const wide = other.getBoundingClientRect().width;
    other.remove();
    return wide + gap;
}"""
IN_SIGHT = """(parts) => {
    const scroller = document.querySelector("#scroller");
    const pictures = [...document.images];
    if (pictures.some((one) => !one.complete)) return null;
    const end = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    if (Math.abs(end) > 2) return null;
    const sight = scroller.getBoundingClientRect();
    const newest = [...document.querySelectorAll('[data-testid="message"]')].at(-1);
    if (!newest.querySelector(parts.picture)) return { other: [0, 0] };
    const found = {};
    for (const [name, where] of Object.entries(parts)) {
        const box = newest.querySelector(where)?.getBoundingClientRect();
        if (box) found[name] = [
            (box.top - sight.top) / sight.height, (sight.bottom - box.bottom) / sight.height,
        ];
    }
    return found;
}"""


def in_sight(person: Person, parts: dict[str, str] = PARTS) -> dict[str, list[float]]:
    """Return the distance of each part from the upper and lower edge, in heights of the view."""
    found: dict[str, Any] | None = person.until(
        lambda: person.page.evaluate(IN_SIGHT, parts), "the end of the newest message"
    )
    return found or {}


def arrived(person: Person, place: str) -> None:
    """Let the hand arrive anew: open the direct messages, or press My hand."""
    person.go_to_table()
    if place == "dm":
        person.go_to_hand()
    else:
        person.press("My hand")
        person.reads(person.private, "Only you can see this")
    person.until(person.button("More").count, "a hand to play from")


def begun(ana: Person, computers: int, options: tuple[dict[str, str], dict[str, str]]) -> None:
    """Start a deal with so many computers, up to the first play of this person."""
    ana.open_table(computers, *options)
    ana.press("Start")
    ana.sees("deal 1")
    ana.go_to_hand()
    to_a_play(ana)


def to_a_play(ana: Person) -> None:
    """Bid the most, cut and give until cards can be played.

    The next deal follows if other players have ended the deal before.
    """
    over = ana.button("Next deal")
    while True:
        ana.until(lambda: ana.moves().count() or over.count(), f"{ana.name}'s turn or the end")
        if ana.page.locator('[data-custom-id^="play:"]').count():
            return
        if over.count():
            ana.deal_again()
            continue
        bids = [label for label, _ in ana.offered() if label.startswith("Bid ")]
        ana.move(bids[-1] if bids else "")


def _checked(ana: Person, place: str, free: float) -> bool:
    """Check that the whole hand is in view; return whether it can be passed."""
    while "other" in (found := in_sight(ana)):  # a ping has come after the hand
        arrived(ana, place)
    assert {"picture", "primary", "More"} <= found.keys(), found
    above = {name: round(top, 2) for name, (top, _) in found.items()}
    assert min(above.values()) >= free, (place, above)
    assert min(bottom for _, bottom in found.values()) >= 0, (place, found)
    return "Pass" in found


@pytest.mark.parametrize("game", [*GAMES, "26 cards"])
def test_a_phone_shows_picture_primary_play_and_pass_at_once(sit: Sit, game: str) -> None:
    ana = sit("Ana", narrow=True)
    options: tuple[dict[str, str], dict[str, str]] = ({"preset": game}, {})
    begun(ana, GAMES.get(game, 1), LARGEST if game not in GAMES else options)
    passed = False
    for turn in range(TURNS):
        for place in PLACES:
            arrived(ana, place)
            passed = _checked(ana, place, FREE if game in GAMES else LONG_FREE)
            ana.shoot(f"fold-{named(game)}-{place}-{turn}")
            ana.fits()
        if passed:
            break
        ana.go_to_hand()
        ana.move()
        to_a_play(ana)
    assert passed


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_trick_cards_and_buttons_of_a_hand_that_waits(sit: Sit, game: str) -> None:
    ana, ben = sit("Ana", narrow=True), sit("Ben")
    ana.open_table(GAMES[game] - 1, {"preset": game})
    ben.press("Join")
    ben.sees("You're in")
    ana.press("Start")
    for person in (ana, ben):
        person.sees("deal 1")
        person.go_to_hand()
    beaten = english("to-beat", play="\n", who="").partition("\n")[0].rstrip("* ")

    def waits() -> int:
        return ana.hand.filter(has_text=beaten).count() * ben.moves().count()

    for _ in range(TURNS):
        ana.until(lambda: ana.moves().count() or ben.moves().count(), "somebody's turn")
        if not ana.moves().count() and waits():
            break
        asked = ana if ana.moves().count() else ben
        bids = [label for label, _ in asked.offered() if label.startswith("Bid ")]
        asked.move(bids[-1] if bids else "")
    ana.until(waits, "a trick that others play")
    ana.go_to_table()
    ana.go_to_hand()
    ana.shoot(f"fold-{named(game)}-waits")
    found = in_sight(ana, WAITING)
    assert found.keys() == WAITING.keys(), found
    assert min(min(edges) for edges in found.values()) >= 0, found
    ana.fits()


def test_a_phone_shows_advice_about_a_swap_with_the_cards_ready_to_be_offered(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)
    ana.open_table(5, {"preset": "Hand of Collusion"})
    ana.press("Start")
    ana.sees("deal 1")
    ana.go_to_hand()
    ana.until(ana.button("Hint").count, "a swap to be made")
    found = in_sight(ana, ASKED)
    assert {"picture", "primary", "Hint"} <= found.keys(), found
    assert min(min(edges) for edges in found.values()) >= 0, found
    ana.shoot("fold-swap")
    hinted = ana.messages.filter(has_text="Hint:")

    def advised() -> int:
        if not hinted.count():  # swaps of other players have moved the table on
            ana.click_or_gone(ana.button("Hint").last, "Hint")
            ana.answered()
        return hinted.count()

    ana.until(advised, "a hint")
    assert {"picture", "primary"} <= in_sight(ana, ASKED).keys()
    ana.shoot("fold-swap-hint")
    ana.fits()


def test_no_button_takes_more_room_than_its_line_has_for_it(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)
    begun(ana, 3, ({"preset": "President"}, {}))
    arrived(ana, "dm")
    taken: dict[str, float] = ana.page.evaluate(WIDTHS, LABELS)
    assert {label: round(wide) for label, wide in taken.items() if wide > width(label)} == {}
    assert width(None) >= ana.page.evaluate(WIDTH_OF_A_CARD)


def named(game: str) -> str:
    """Return the start of the file names of this game's pictures."""
    return game.partition(" /")[0].lower().replace(" ", "-")
