"""What reading and changing rules brings to the bot: a command, and what its controls do."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.rules import browser, editing, saved, sheet
from cogs.rules.commands import RulesCommand, rules

HANDLERS = {  # by the act in the ids of controls
    "rules": rules,
    "browse": browser.browse,
    "family": browser.family,
    "showrules": sheet.show_rules,
    "sheet": sheet.turn_sheet,
    "userules": sheet.use_rules,
    "edit": editing.open_editor,
    "turnrules": editing.turn,
    "topic": editing.topic,
    "setrule": editing.set_rule,
    "typerule": editing.type_rule,
    "ruletyped": editing.rule_typed,
    "takeback": editing.take_back,
    "resetrules": editing.reset,
    "undo": editing.undo,
    "save": saved.save,
    "named": saved.save_named,
    "dropours": saved.drop,
    "usual": saved.usual,
    "share": saved.share,
    "sharetable": saved.share_table,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, HANDLERS)
    await bot.add_cog(RulesCommand(bot))
