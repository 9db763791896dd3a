"""Cards that lie hidden: the widow, a ghost hand, the stock and an offered card (I-25)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from rules.cards import Cards, joined
from rules.deal import Deal
from rules.view import view
from tests.rules.notation import game
from tests.rules.talk import dealt, set_up
from tests.rules.unseen import redealt


def offered(face: str) -> Deal:
    rules = game("bigtwo_three", leftover="swap_offer", swap_offer_face=face)
    return set_up(rules, "3D 9S 2D", "3C 8S", "5S 7S", widow="2S")


def lies(preset: str) -> Deal:
    """A deal for three in which all cards that may be open are open."""
    return dealt(game(preset, cut="off", table_pile="face_up_heap"), 3)


Lying = Callable[[Deal], Cards]
# a deal, its hidden cards, the seats that may see them
HIDDEN: dict[str, tuple[Deal, Lying, tuple[int, ...]]] = {
    "widow": (lies("doudizhu_denexa"), lambda deal: deal.widow, ()),
    "widow of four": (lies("bigthree_denexa"), lambda deal: deal.widow, ()),
    "ghost hand": (lies("bigtwo_three_ghost"), lambda deal: deal.aside, ()),
    "stock": (
        lies("bigtwo_three_draw"), lambda deal: joined(deal.stock), ()
    ),
    "swap_offer": (offered("unseen"), lambda deal: deal.widow, ()),
    "swap_offer seen": (offered("seen"), lambda deal: deal.widow, (0,)),
}  # fmt: skip


@pytest.mark.parametrize("case", HIDDEN)
def test_hidden_cards_are_seen_by_their_owner_alone(case: str) -> None:
    """The views of all other seats stay equal when the hidden cards are shuffled."""
    deal, lying, owners = HIDDEN[case]
    there, chance = lying(deal), Random(case)
    assert there
    for seat in (*range(len(deal.hands)), None):
        twins = [redealt(deal, seat, chance) for _ in range(20)]
        assert all(view(twin, seat) == view(deal, seat) for twin in twins)
        assert any(lying(twin) != there for twin in twins) is (seat not in owners)
        assert view(deal, seat).widow == (there if seat in owners else 0)
