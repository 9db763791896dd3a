"""The context menus of people and messages, and commands to press, as on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit


def test_a_person_is_challenged_from_the_menu_and_a_message_replayed(sit: Sit) -> None:
    ana, ben = sit("Ana", narrow=True), sit("Ben", narrow=True)
    ben.page.get_by_test_id("composer").fill("hello")
    ben.page.keyboard.press("Enter")
    ana.sees("hello")
    ana.click(ana.page.get_by_test_id("author").last, "the author")
    menu = ana.page.get_by_role("menu")
    commands = menu.get_by_test_id("menu-command")
    ana.until(lambda: commands.count() == 2, "both commands on a person")
    ana.shoot("menu-of-a-person")
    ana.click(commands.filter(has_text="Challenge"), "Challenge")
    ana.press("Big Two")
    ben.sees("challenges you to")
    ben.shoot("challenged")
    ben.fits()
    message = ana.page.get_by_test_id("message").filter(has_text="challenges you to")
    message.get_by_text("challenges you to").click(button="right")  # or a long press
    ana.click(commands.filter(has_text="Replay"), "Replay")
    ana.sees("shows no deal of mine")
    ben.press("Accept")
    ana.until(lambda: ben.name in ana.table.inner_text(), "the second seat")


@pytest.mark.long
def test_a_command_in_a_message_waits_in_the_composer_once_pressed(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)
    ana.command("/game stop")
    ana.sees("opens one")
    mention = ana.page.get_by_role("button", name="/game start")
    ana.until(mention.count, "the command")
    ana.click(mention.first, "the command")
    ana.until(ana.page.get_by_test_id("command-form").count, "the form")
    ana.shoot("command-pressed")
