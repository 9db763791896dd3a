"""Voiding of deals: the people who may do so, and the time in which they may."""

from __future__ import annotations

import pytest

from bot.domain.errors import Refusal
from bot.domain.moderation import (
    DAY,
    VOID_DAYS,
    JudgedDeal,
    Role,
    check_role,
    is_voidable,
    role_of,
)
from bot.domain.preferences import HISTORY_DAYS

HOST, BEN, CHI, ADMIN = "1001", "1002", "1003", "1009"
DEAL = JudgedDeal(host=HOST, players=(HOST, BEN, "c1", CHI))
DECIDED = JudgedDeal(host=HOST, players=(HOST, BEN, CHI), by_admin=True)


@pytest.mark.parametrize(
    ("player", "manages", "deal", "role"),
    [
        (HOST, False, DEAL, Role.HOST),
        (HOST, True, DEAL, Role.HOST),  # an admin who played only proposes
        (BEN, True, DEAL, Role.PLAYER),
        (ADMIN, True, DEAL, Role.ADMIN),
        (BEN, False, DEAL, None),
        (ADMIN, False, DEAL, None),
        (HOST, False, DECIDED, None),
        (BEN, True, DECIDED, None),
        (ADMIN, True, DECIDED, Role.ADMIN),
        (HOST, False, JudgedDeal(HOST, (HOST, "c1", "c2")), None),  # no other person
        (ADMIN, True, JudgedDeal(HOST, (HOST, "c1", "c2")), Role.ADMIN),
        (ADMIN, False, JudgedDeal(ADMIN, (BEN, CHI)), Role.HOST),  # sat the deal out
        (ADMIN, True, JudgedDeal(ADMIN, (BEN, CHI)), Role.ADMIN),
        (BEN, False, JudgedDeal("", ("n1", BEN)), None),  # the host is deleted or unknown
    ],
)
def test_a_role_follows_from_the_deal_and_not_from_the_present_table(
    player: str, manages: bool, deal: JudgedDeal, role: Role | None
) -> None:
    assert role_of(player, deal, manages) is role


@pytest.mark.parametrize(
    ("player", "manages", "deal", "why"),
    [
        (BEN, False, DEAL, "void-only-host"),
        (HOST, False, DECIDED, "void-by-admin"),
        (BEN, True, DECIDED, "void-by-admin"),
        (HOST, False, JudgedDeal(HOST, (HOST, "c1")), "void-alone"),
    ],
)
def test_a_refusal_names_the_reason(player: str, manages: bool, deal: JudgedDeal, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_role(player, deal, manages)
    assert refused.value.key == why


@pytest.mark.parametrize(
    ("players", "needed"),
    [
        ((HOST, BEN), 1),
        ((HOST, BEN, CHI), 2),
        ((HOST, BEN, CHI, "1004"), 2),
        ((HOST, BEN, CHI, "1004", "1005"), 3),
        ((HOST, BEN, "c1", "c2"), 1),  # computers have no vote
        ((HOST, "n1", BEN), 2),  # a deleted person does not agree
        ((BEN, CHI), 2),  # the host sat out
    ],
)
def test_more_than_half_of_the_others_decide(players: tuple[str, ...], needed: int) -> None:
    assert JudgedDeal(HOST, players).votes_needed(HOST) == needed


def test_a_deal_is_voided_or_restored_only_while_all_cards_since_then_are_stored() -> None:
    assert VOID_DAYS < HISTORY_DAYS
    assert is_voidable(5.0, 5.0 + VOID_DAYS * DAY - 1)
    assert not is_voidable(5.0, 5.0 + VOID_DAYS * DAY)
