"""Who may open a table on a server, and of which game: as its admins have settled."""

from __future__ import annotations

from collections.abc import Collection

from bot.domain.preferences import ServerSettings
from bot.words import Refusal, of_rules, say
from bot.words.plain import escaped
from rules.catalogue.families import FAMILIES


def may_open(
    settings: ServerSettings,
    roles: Collection[int],
    family: str,
    open_tables: int,
    role_name: str = "",
) -> None:
    """Refusal where a person of these roles may not open another table of this family.

    `role_name` is what Discord calls the role that may.
    """
    if settings.host_role and settings.host_role not in roles:
        raise Refusal("only-role-hosts", role=escaped(role_name) or f"<@&{settings.host_role}>")
    check_game(settings, family)
    if settings.most_tables and open_tables >= settings.most_tables:
        raise Refusal("no-more-tables", most=settings.most_tables)


def check_game(settings: ServerSettings, family: str) -> None:
    """Refusal where this family is not played here."""
    if settings.families and family not in settings.families:
        allowed = say("between-words").join(
            of_rules("game", FAMILIES[one].title) for one in settings.families
        )
        raise Refusal(
            "game-not-here", game=of_rules("game", FAMILIES[family].title), allowed=allowed
        )
