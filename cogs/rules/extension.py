"""What reading and changing rules brings to the bot: a command, and what its controls do."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.rules import browser, editor_actions, saved, sheet
from cogs.rules.commands import RulesCommand, rules

HANDLERS = {  # by the act in the ids of controls
    "rules": rules,
    "browse": browser.browse,
    "family": browser.family,
    "showrules": sheet.show_rules,
    "sheet": sheet.turn_sheet,
    "userules": sheet.use_rules,
    "edit": editor_actions.open_editor,
    "turnrules": editor_actions.turn,
    "topic": editor_actions.topic,
    "setrule": editor_actions.set_rule,
    "typerule": editor_actions.type_rule,
    "ruletyped": editor_actions.rule_typed,
    "takeback": editor_actions.take_back,
    "resetrules": editor_actions.reset,
    "undo": editor_actions.undo,
    "save": saved.save,
    "named": saved.save_named,
    "dropours": saved.drop,
    "usual": saved.channel_default,
    "share": saved.share,
    "sharetable": saved.share_table,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, HANDLERS)
    await bot.add_cog(RulesCommand(bot))
