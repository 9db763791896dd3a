"""Announcements of players who are about to go out (announce)."""

from __future__ import annotations

import pytest

from rules.events import Announced
from tests.rules.notation import events, game, opened

FREE = {"first_lead": "dealer_next", "opening_includes_low": "free", "announce": "one_play_left"}


@pytest.mark.parametrize(
    ("preset", "changed", "hand", "left"),
    [
        ("bigtwo_basic", {"finish_ban": "single_two"}, "3S 2D", 0),
        ("bigtwo_basic", {"finish_ban": "single_two"}, "3S 4D", 1),
        ("bigtwo_basic", {"finish_ban": "single_two"}, "3S 2D 2C", 2),
        ("bigtwo_basic", {"finish_ban": "single_or_pair_twos"}, "3S 2D 2C", 0),
        ("bigtwo_basic", {"finish_ban": "none"}, "3S 2D", 1),
        ("bigtwo_deuces", {"redeal_low_points": "off"}, "3S 2D", 0),
        ("bigtwo_jokers", {"redeal_low_points": "off"}, "3S 5D RJ", 2),  # a pair with the joker
        ("bigtwo_jokers", {"redeal_low_points": "off"}, "3S 5D 6D", 0),
        ("bigtwo_basic", {}, "3S", 0),
    ],
)
def test_warning_is_for_a_player_that_may_go_out_with_one_play(
    preset: str, changed: dict[str, str], hand: str, left: int
) -> None:
    """BT-38; a two that may not be the last card does not go out."""
    deal = opened(game(preset, **FREE, **changed), hand, "8S 9S", "7S 8D", "JS QS")
    said = [event for event in events(deal, "A 3S") if isinstance(event, Announced)]
    assert said == ([Announced(0, left)] if left else [])
