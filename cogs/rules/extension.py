"""Loads the rules: a command, and the acts of the sheets and the editor."""

from __future__ import annotations

from bot.discord.client import Gamenight
from cogs.core.acts import (
    button_with,
    choice,
    choice_with,
    form,
    number,
    one_of,
    opening_form,
    plain,
    text,
)
from cogs.core.components import add_acts
from cogs.rules import browser, editor_actions, saved, sheet
from cogs.rules.commands import RulesCommand, rules
from cogs.rules.editor import MOST, Place
from cogs.rules.editor_actions import EditedRule
from cogs.rules.references import reference
from rules.catalogue import OPTIONS

ACTS = {  # by their names in the custom ids of controls
    "rules": plain(rules),
    "browse": button_with(browser.page_of, browser.browse),
    "search": opening_form(Place.read, browser.search),
    "searched": form(Place.read, browser.searched),
    "showrules": choice(reference, sheet.show_rules),
    "showrule": choice_with(Place.read, one_of(OPTIONS), editor_actions.show_rule),
    "sheet": button_with(sheet.page_of, sheet.turn_sheet),
    "userules": button_with(reference, sheet.use_rules),
    "edit": button_with(Place.read, editor_actions.turn),
    "turnrules": button_with(Place.read, editor_actions.turn),
    "topic": choice_with(Place.read, number(0, MOST), editor_actions.topic),
    "setrule": choice_with(EditedRule.read, text, editor_actions.set_rule),
    "typerule": opening_form(EditedRule.read, editor_actions.type_rule),
    "ruletyped": form(EditedRule.read, editor_actions.rule_typed),
    "takeback": choice_with(Place.read, one_of(OPTIONS), editor_actions.take_back),
    "resetrules": button_with(Place.read, editor_actions.reset),
    "undo": button_with(Place.read, editor_actions.undo),
    "save": opening_form(Place.read, saved.save),
    "named": form(Place.read, saved.save_named),
    "dropours": button_with(reference, saved.drop),
    "usual": button_with(reference, saved.channel_default),
    "share": button_with(reference, saved.share),
    "sharetable": plain(saved.share_table),
}


async def setup(client: Gamenight) -> None:
    """Register the acts and the command; called by discord.py."""
    add_acts(client.app, ACTS)
    await client.add_cog(RulesCommand(client.app))
