"""Permissions on a server, set by admins: opening tables, games, saving rules, and commands."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.domain.errors import ChannelLink, FamilyTitle, Refusal
from bot.domain.preferences import Savers, ServerSettings


def may_open(
    settings: ServerSettings,
    roles: Collection[int],
    family: str,
    open_tables: int,
    role: str = "",
) -> None:
    """Raise Refusal if a person with these roles may not open another table of this family.

    `role` is the text that the refusal shows for the role that may open tables.
    """
    if settings.host_role and settings.host_role not in roles:
        raise Refusal("only-role-hosts", role=role)
    check_game(settings, family)
    if settings.most_tables and open_tables >= settings.most_tables:
        raise Refusal("no-more-tables", most=settings.most_tables)


def may_save(
    settings: ServerSettings, roles: Collection[int], *, hosts: bool, manages: bool
) -> bool:
    """Whether a person with these roles may save rules.

    `hosts`: the person is the host of an open table. `manages`: the person manages the server.
    """
    if manages or settings.savers is Savers.ALL:
        return True
    if settings.savers is Savers.HOSTS:
        return hosts
    return settings.saver_role in roles


def check_hosted(settings: ServerSettings, channels: Collection[int]) -> None:
    """Raise Refusal if a person whose tables are in these channels hosts as many as allowed."""
    if settings.most_hosted and len(channels) >= settings.most_hosted:
        where = tuple(map(ChannelLink, channels))
        raise Refusal("hosts-enough", most=settings.most_hosted, where=where)


def may_open_in(settings: ServerSettings, channel_id: int, parent_id: int = 0) -> bool:
    """Whether tables may open in this channel, or in a thread of `parent_id`."""
    return not settings.channels or not {channel_id, parent_id}.isdisjoint(settings.channels)


def check_game(settings: ServerSettings, family: str) -> None:
    """Raise Refusal if the server does not allow this family of games."""
    if settings.families and family not in settings.families:
        allowed = tuple(map(FamilyTitle, settings.families))
        raise Refusal("game-not-here", game=FamilyTitle(family), allowed=allowed)


def may_use_command(
    of_all: Mapping[int, bool],
    of_command: Mapping[int, bool],
    guild_id: int,
    places: Collection[int],
    user_id: int,
    roles: Collection[int],
) -> bool:
    """Whether the command permissions that admins have set on Discord let a member use a command.

    `of_all` are the permissions for all commands of the bot, and `of_command` those for this
    command, which take precedence for each key. Keys are ids of channels, roles and users. The id
    of the server stands for every member, and that id less 1 for all channels. `places` are the
    thread, if any, and its channel, the nearest first; the first with a permission decides. A user
    takes precedence over roles, and roles over the server. One allowed role is enough. Unset
    permissions allow the command. Administrators may use every command; the caller handles them.

    Source: docs.discord.com, Application Commands, Permissions; and Discord's help pages "Command
    Permissions" and "Updates to Command Permissions" of 2023.
    """
    settled = {**of_all, **of_command}
    if not _first(settled, (*filter(None, places), guild_id - 1)):
        return False
    if user_id in settled:
        return settled[user_id]
    of_roles = [settled[role] for role in roles if role in settled]
    return any(of_roles) if of_roles else _first(settled, (guild_id,))


def _first(settled: Mapping[int, bool], targets: Collection[int]) -> bool:
    return next((settled[target] for target in targets if target in settled), True)
