"""Who may open a table on a server, of which game, and use which command: as admins settled it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.domain.preferences import Savers, ServerSettings
from bot.words import Refusal, of_rules, say
from bot.words.speech import escaped
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


def may_save(
    settings: ServerSettings, roles: Collection[int], *, hosts: bool, manages: bool
) -> bool:
    """May a person of these roles, who perhaps hosts an open table, save rules on the server?"""
    if manages or settings.savers is Savers.ALL:
        return True
    if settings.savers is Savers.HOSTS:
        return hosts
    return settings.saver_role in roles


def check_hosted(settings: ServerSettings, channels: Collection[int]) -> None:
    """Refusal where a person hosts as many open tables, in these channels, as one person may."""
    if settings.most_hosted and len(channels) >= settings.most_hosted:
        where = say("between-words").join(f"<#{channel}>" for channel in channels)
        raise Refusal("hosts-enough", most=settings.most_hosted, where=where)


def may_open_in(settings: ServerSettings, channel_id: int, parent_id: int = 0) -> bool:
    """May tables open in this channel, or thread of that one?"""
    return not settings.channels or not {channel_id, parent_id}.isdisjoint(settings.channels)


def check_game(settings: ServerSettings, family: str) -> None:
    """Refusal where this family is not played here."""
    if settings.families and family not in settings.families:
        allowed = say("between-words").join(
            of_rules("game", FAMILIES[one].title) for one in settings.families
        )
        raise Refusal(
            "game-not-here", game=of_rules("game", FAMILIES[family].title), allowed=allowed
        )


def may_use_command(
    of_all: Mapping[int, bool],
    of_command: Mapping[int, bool],
    guild_id: int,
    places: Collection[int],
    user_id: int,
    roles: Collection[int],
) -> bool:
    """Do the permissions that admins have set on Discord let a member use a command?

    By ids of channels, roles and users; that of the server stands for everybody, the number before
    it for all channels. `of_all` is set for every command of the bot, `of_command` for this one:
    it stands over the former, target by target. `places` are the channel, and that of a thread,
    of which the nearest decides. A user stands over roles, of which one that may is enough, and
    roles over everybody. What nobody has set is allowed; administrators are not asked about.

    Source: docs.discord.com, Application Commands, Permissions; and Discord's help pages
    "Command Permissions" and "Updates to Command Permissions" of 2023.
    """
    settled = {**of_all, **of_command}
    if not _first(settled, (*filter(None, places), guild_id - 1)):
        return False
    if user_id in settled:
        return settled[user_id]
    of_roles = [settled[role] for role in roles if role in settled]
    return any(of_roles) if of_roles else _first(settled, (guild_id,))


def _first(settled: Mapping[int, bool], targets: Collection[int]) -> bool:
    return next((settled[one] for one in targets if one in settled), True)
