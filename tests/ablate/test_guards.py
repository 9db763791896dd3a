"""Tests that all attributes that guards replace exist, and that guards have unique names."""

from __future__ import annotations

import pytest

from tests.ablate.guards import GUARDS, Guard, owner


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.name)
def test_guards_replace_names_that_exist(guard: Guard) -> None:
    for target in guard.replaced:
        found, name = owner(target)
        assert hasattr(found, name)


def test_each_guard_has_a_name_of_its_own() -> None:
    assert len({guard.name for guard in GUARDS}) == len(GUARDS)


def test_a_guard_that_is_gone_is_told() -> None:
    with pytest.raises(AttributeError):
        owner("bot.discord.requests.Requests.gone")
