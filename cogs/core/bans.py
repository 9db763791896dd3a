"""Bans: the acts and commands that stay open to a person who is banned from a server.

All others are refused, since they show something on the server, or read what belongs to it. The
operator's blocks of people and servers count as bans. Each name in `OPEN` has its reason here, and
is answered to that person alone.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.table import Table
from cogs.core.custom_ids import read_custom_id

OWN = frozenset(
    {
        # the person's own settings
        *("settings", "prefer", "prefers", "deck", "hide", "speak"),
        # the person's own data
        *("privacy", "privacyexport", "privacyask", "privacydelete"),
    }
)
ADMINISTRATION = frozenset(
    {
        # panels of those who manage the server, who could not lift their own ban otherwise
        *("server", "serve", "hosts", "role", "channels", "threads", "tables", "serverlog"),
        *("bans", "banwho", "banid", "banbyid", "ban", "banwhy", "banreason", "lift"),
        *("savedrules", "rulesof", "droprules", "overrule", "overruleclose", "overrulereset"),
        "flags",
    }
)
AT_TABLES = OWN | ADMINISTRATION  # open as controls of a server's table, too
OPEN = AT_TABLES | {
    # a private table in direct messages, where a block by the operator is asked for a seat
    *("practice", "practise"),
    # reading the rules, and changing one's own draft of them, for practice
    *("rules", "browse", "search", "searched", "showrule", "showrules", "sheet"),
    *("edit", "turnrules", "topic", "setrule", "typerule", "ruletyped", "takeback"),
    *("resetrules", "undo", "share"),
    # taking back the wish to be told of the next table; a new wish is refused
    "game notify",
}


def is_open(interaction: discord.Interaction[Any], table: Table | None) -> bool:
    """Whether a banned person may use this command, or this control of `table`."""
    if table is not None and table.state.private:  # the person's own, in direct messages
        return True
    return _name(interaction) in (OPEN if table is None else AT_TABLES)


def _name(interaction: discord.Interaction[Any]) -> str:
    """Return the name of a command, or that of the act of a control."""
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        return command.qualified_name if command else ""
    data: Any = interaction.data
    return read_custom_id(data["custom_id"]).act
