"""Voiding of deals: the people who may do so, and the time in which they may."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.moderation import DAY, VOID_DAYS, Voider, is_voidable, voider
from bot.domain.preferences import HISTORY_DAYS
from bot.domain.state import Stage
from tests.bot.store.material import lobby

OPEN = replace(lobby(1, 7), host="1001")


@pytest.mark.parametrize("stage", Stage)
def test_a_host_voids_deals_of_the_own_table_while_it_is_open(stage: Stage) -> None:
    table = replace(OPEN, stage=stage)
    own = None if stage is Stage.CLOSED else Voider.HOST
    assert voider("1001", table, manages=False) is own
    assert voider("1002", table, manages=False) is None
    assert voider("1002", table, manages=True) is Voider.ADMIN
    assert voider("1001", None, manages=False) is None


def test_a_deal_is_voided_or_restored_only_while_all_cards_since_then_are_stored() -> None:
    assert VOID_DAYS < HISTORY_DAYS
    assert is_voidable(5.0, 5.0 + VOID_DAYS * DAY - 1)
    assert not is_voidable(5.0, 5.0 + VOID_DAYS * DAY)
