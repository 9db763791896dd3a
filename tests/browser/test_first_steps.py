"""The first minutes on a phone: from the bot's greeting to cards, and the choice of a game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until
from tests.english import english


@pytest.fixture
def ana(sit: Sit) -> Person:
    """Ana with a phone, new to the bot."""
    return sit("Ana", narrow=True)


def test_the_hello_leads_to_cards_in_three_clicks(ana: Person) -> None:
    ana.go("channel-game-night")
    ana.sees("I run card games here")
    ana.fits()
    ana.shoot("hello")
    ana.press("Practice alone")
    ana.sees("Your cards are in your direct messages")
    ana.shoot("to-the-cards")
    ana.click(ana.page.get_by_text("My cards"), "the way to the cards")
    ana.until(lambda: ana.cards, "cards")
    ana.reads(ana.hand, "👋")
    ana.fits()
    ana.shoot("first-hand")


@pytest.mark.long
def test_practice_is_typed_played_and_gone_on_with_in_direct_messages(ana: Person) -> None:
    ana.go_to_hand()
    ana.click(ana.page.get_by_test_id("composer"), "the composer")
    ana.page.keyboard.type("/")
    offered = ana.page.get_by_test_id("command-choice")
    ana.until(offered.count, "the commands")
    names = " ".join(offered.all_text_contents())
    assert "/practice" in names
    assert "/game start" not in names, "it is for servers"
    ana.shoot("commands-in-direct-messages")
    ana.page.keyboard.press("Backspace")
    ana.command("/practice", {"level": "easy"})
    ana.until(lambda: ana.cards, "cards")
    ana.fits()
    ana.shoot("practice")
    play_until(lambda: ana.button("Next deal|Play again").count(), ana)
    ana.sees("not counted on the leaderboard")
    ana.fits()
    ana.shoot("practice-results")
    ana.command("/practice")
    ana.sees("You're already practicing")
    ana.fits()
    ana.shoot("practice-there")
    ana.press("Continue")
    ana.sees("Your cards are below.")
    ana.shoot("practice-again")


@pytest.mark.long
def test_games_are_found_by_any_name_and_by_their_rules(ana: Person) -> None:
    ana.command("/rules")
    ana.sees("Games and rules")
    ana.fits()
    ana.shoot("games")
    for typed, found in (
        ("asshole", "45 results"),
        ("tien len", "5 results"),
        ("大富豪", "1 result"),
        ("8 cut", "1 result"),
        ("two packs", "7 results"),
        ("tarot", "Nothing found"),
    ):
        ana.press("Search")
        ana.until(ana.page.get_by_test_id("modal").count, "the form")
        ana.page.get_by_test_id("modal").get_by_test_id("component").fill(typed)
        ana.page.keyboard.press("Enter")
        ana.gone(ana.page.get_by_test_id("modal"), "the form")
        ana.answered()
        ana.sees(f"“{typed}”")
        ana.reads(ana.private, found)
    ana.shoot("found")
    ana.press("Back")
    ana.press("Warlords and Scumbags")
    ana.sees(english("button-play-this"))
    ana.press(english("button-play-this"))
    ana.sees(english("table-opened"))
