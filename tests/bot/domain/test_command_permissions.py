"""Permissions of commands, as admins set them on Discord's page of integrations."""

from __future__ import annotations

import pytest

from bot.domain.permissions import may_use_command

GUILD, ROOM, THREAD, BEN, MODS, MUTED = 100, 1, 2, 3, 4, 5
EVERYONE, ALL_CHANNELS = GUILD, GUILD - 1


@pytest.mark.parametrize(
    ("of_all", "of_command", "allowed"),
    [
        ({}, {}, True),
        ({EVERYONE: False}, {}, False),
        ({}, {EVERYONE: False}, False),
        ({EVERYONE: False}, {EVERYONE: True}, True),  # a command's limits override the app's
        ({EVERYONE: False, MODS: True}, {}, True),
        ({MODS: True}, {EVERYONE: False}, True),  # only conflicting limits are replaced
        ({MODS: True, MUTED: False}, {}, True),  # one allowed role is enough
        ({MUTED: False}, {}, False),
        ({MODS: False, BEN: True}, {}, True),  # the user overrides roles
        ({MODS: True, BEN: False}, {}, False),
        ({ALL_CHANNELS: False}, {}, False),
        ({ALL_CHANNELS: False, ROOM: True}, {}, True),
        ({ROOM: False}, {ALL_CHANNELS: True}, False),
        ({ROOM: False}, {ROOM: True}, True),
        ({ROOM: False, BEN: True}, {}, False),  # channel and person must both be allowed
        ({THREAD: True, ROOM: False}, {}, True),  # the innermost channel decides
    ],
)
def test_command_permissions_are_applied_in_the_order_of_discord(
    of_all: dict[int, bool], of_command: dict[int, bool], allowed: bool
) -> None:
    places, roles = (THREAD, ROOM), (MODS, MUTED)
    assert may_use_command(of_all, of_command, GUILD, places, BEN, roles) is allowed


def test_a_thread_without_a_parent_is_no_channel_of_the_number_nought() -> None:
    assert may_use_command({0: False}, {}, GUILD, (ROOM, 0), BEN, ())
