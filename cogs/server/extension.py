"""Loads the server's features: settings of admins, the leaderboard, and profiles."""

from __future__ import annotations

from bot.discord.client import Gamenight
from bot.domain.achievements import Achievement
from cogs.core.acts import (
    Act,
    button_with,
    channels,
    choice,
    choice_with,
    choices_with,
    form,
    nothing,
    number,
    one_of,
    opening_form,
    plain,
    player,
    roles,
    text,
    user,
)
from cogs.core.app_cog import person_menu
from cogs.core.components import ChannelChoice, RoleChoice, UserChoice, add_acts
from cogs.server import (
    bans,
    flags,
    leaderboard,
    ping_role,
    profile,
    rivals,
    saved_rules,
    seasons,
    settings,
    tables,
)

ACTS: dict[str, Act] = {  # by their names in the custom ids of controls
    "serve": choices_with(one_of(settings.SELECTS), text, settings.change_setting),
    "hosts": roles(nothing, settings.hosts),
    "role": roles(one_of(settings.ROLES), settings.choose_role),
    "channels": channels(settings.choose_channels),
    "threads": plain(settings.threads),
    "server": button_with(one_of(settings.PAGES), settings.server),
    "serverlog": button_with(number(0, settings.MOST, absent=0), settings.show_log),
    "flags": plain(flags.show_flags),
    "bans": button_with(number(0, bans.MOST, absent=0), bans.show_bans),
    "banwho": user(bans.ask_about),
    "banid": opening_form(nothing, bans.ask_id),
    "banbyid": form(nothing, bans.id_typed),
    "ban": button_with(player, bans.ban),
    "banwhy": opening_form(player, bans.ask_reason),
    "banreason": form(player, bans.ban_because),
    "lift": button_with(bans.banned_player, bans.lift),
    "savedrules": button_with(number(0, saved_rules.MOST, absent=0), saved_rules.show_saved),
    "rulesof": choice(text, saved_rules.show_rules_of),
    "droprules": button_with(text, saved_rules.drop_rules_of),
    "pinged": plain(ping_role.toggle_role),
    "pingpost": plain(ping_role.post_button),
    "tables": button_with(number(0, tables.MOST, absent=0), settings.tables),
    "board": button_with(leaderboard.BoardPage.read, leaderboard.turn_page),
    "achievements": button_with(profile.AchievementsPage.read, profile.show_achievements),
    "signs": choices_with(
        number(0, profile.PAGES - 1, absent=0), one_of(Achievement), profile.choose_signs
    ),
    "rival": choice_with(player, player, rivals.choose_rival),
    "season": plain(seasons.show_season),
    "seasonask": button_with(number(1, seasons.MOST), seasons.ask_end),
    "seasonend": button_with(number(1, seasons.MOST), seasons.end_season),
    "seasonundo": button_with(number(1, seasons.MOST), seasons.undo_end),
    "overrule": plain(tables.overrule),
    "overruleclose": plain(tables.close),
    "overrulereset": plain(tables.reset),
}


async def setup(client: Gamenight) -> None:
    """Register the acts, the commands and the selects; called by discord.py."""
    add_acts(client.app, ACTS)
    client.add_dynamic_items(RoleChoice, UserChoice, ChannelChoice)
    await client.add_cog(settings.ServerCommand(client.app))
    await client.add_cog(leaderboard.LeaderboardCommand(client.app))
    await client.add_cog(profile.ProfileCommands(client.app))
    client.tree.add_command(person_menu(client.app, "profile", profile.profile_of))
    await client.add_cog(seasons.SeasonCommand(client.app))
    await client.add_cog(seasons.SeasonEnds(client.app))
