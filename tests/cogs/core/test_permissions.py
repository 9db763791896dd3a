"""Which controls are held against the permissions of a command, or to write."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.permissions import COMMANDS, SPEAKING
from cogs.player import extension as player
from cogs.rules import extension as rules
from cogs.server import extension as server

OF_A_TABLE = {  # what the host changes there, which is no command of its own
    *("userules", "edit", "turnrules", "topic", "setrule", "typerule", "ruletyped"),
    *("takeback", "resetrules", "undo"),
}
OF_MEMBERS = {"pinged"}  # a role of their own


async def test_each_name_is_that_of_a_control_and_of_a_command(bot: Gamenight) -> None:
    assert bot.acts.keys() >= COMMANDS.keys() | SPEAKING
    assert {one.name for one in bot.tree.get_commands()} >= {*COMMANDS.values()}


async def test_each_control_of_a_command_is_held_against_it(bot: Gamenight) -> None:
    for extension in (player, rules, server):
        assert extension.ACTS.keys() - COMMANDS.keys() <= OF_A_TABLE | OF_MEMBERS
